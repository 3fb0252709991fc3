### How several things are put in a row.

# Used again and again from the left: "A, B, C".
list-next = { $before }, { $next }
# The last of several names: "A, B and C".
list-last = { $before } and { $last }
list-times = { $thing } ×{ $number }

list-more-channels = { $number ->
    [one] one more
   *[other] { $number } more
}
