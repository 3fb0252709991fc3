-- The log of a match and the snapshot beside it.

