### いくつかのものを並べるとき。

list-next = { $before }、{ $next }
list-last = { $before }、{ $last }
list-times = { $thing }×{ $number }

list-more-channels = ほか{ $number }チャンネル
