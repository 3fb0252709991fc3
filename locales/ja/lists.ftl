### いくつかのものを並べるとき。

list-next = { $before }、{ $next }
list-last = { $before }、{ $last }
