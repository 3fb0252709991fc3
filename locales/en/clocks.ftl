### Time: paces, clocks, votes on who is out of time, pauses, holidays.

span-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
span-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
span-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
span-two = { $larger } { $smaller }

pace-live = Live: 5 minutes a move
pace-day = 1 day a move
pace-three-days = 3 days a move
pace-week = 1 week a move
pace-none = No time limit
pace-custom = { $span } a move

## What happens when somebody's time is out.

timeout-vote = The others vote
timeout-wait = They get the same time once more
timeout-move = A computer player makes the move
timeout-sit = A computer player sits in until they are back
timeout-offer = A computer player sits in, and anybody may take the seat

## What all see at a table.

lobby-pace = Pace: { $pace }
clock-until = ⏳ { $name }'s deadline: { $until }
clock-out = ⌛ { $name }'s time has run out
clock-own = ⏳ Your deadline: { $until }
clock-ran-out = ⌛ { $name }'s time ran out { $since }
clock-own-ran-out = ⌛ Your time ran out { $since }. You can still move until something is decided.
clock-own-out = ⌛ Your time has run out. You can still move until something is decided.
clock-away = 🏖 { $name } is away until { $until }
table-paused = ⏸ Paused since { $since }: the clocks stand. Moves may still be made.
table-offered = A computer player sits in for { $name }; whoever likes may take the seat.
stood-in-told = [{ $title }]({ $link }): your time was out, so a computer player sits in for you. "{ button-return }" brings you back{ $offered ->
    [1] , as long as nobody else has taken the seat.
   *[0] {" "}at any time.
}

vote-title = { $name }'s time is out. How shall the game go on?
vote-call = { $people } { $names }: time is out. How shall the game go on? { $link }
vote-state = { $voted } of { $voters } have voted. What most want is done at once; { $until }, the votes cast so far decide.
vote-overdue = The next vote decides.
vote-wait = Wait longer
vote-move = Computer makes this move
vote-sit = Computer sits in
vote-offer = Offer the seat
vote-counted = { $choice } · { $count }

proposal-pause = ⏸ { $name } asks for a pause. It begins as soon as somebody agrees.
proposal-pace = ⏳ { $name } proposes another pace: **{ $pace }**. Still to agree: { $missing }.

button-agree = Agree
button-object = Object
button-time = Clock
button-pause = Pause
button-resume = Go on
button-take = Take the seat
button-home = I'm back

## What one sees alone.

time-title = **Clock** · { $table }
time-timeout = When time is out: { $what }
time-saved-most = What a move doesn't need is saved for later ones, up to { $most }.
time-saved = { $name } has saved { $span }
time-choose-pace = Another pace
time-choose-timeout = When time is out
time-choose-away = I'm away for …

time-pace-set = The pace is set: { $pace }.
time-proposed = The others are asked now whether they agree.
time-agreed = You agree.
time-objected = The proposal is dropped.
time-paused = The clocks stand now.
time-resumed = The clocks go on.
time-timeout-set = When somebody's time is out: { $what }.
time-voted = Your vote: { $choice }.
time-seat-taken = The seat is yours now. Have a good game!

away-told = Until { $until } your clocks stand at all your tables. You can still play, and come back earlier with /{ command-me.name } { command-me-back.name }.
away-granted = In this server they stand until { $until }: it lets them stand on { $days } days of a month.
away-not-granted = In this server they go on: it lets them stand on { $days } days of a month, and those are used up.
away-home = Welcome back: your clocks go on.

server-timeout-set = At new tables in this server, when somebody's time is out: { $what }.
server-holidays-set = { $days ->
    [0] In this server clocks don't stand for holidays.
    [one] In this server somebody's clocks stand on 1 day of a month while they are away.
   *[other] In this server somebody's clocks stand on up to { $days } days of a month while they are away.
}

## Commands.

command-game-open-pace = Time for a move: pick one, or write it like 36h or 10m (a day if you leave it out)
    .name = pace
command-game-pause = Pause a table: the clocks stand
    .name = pause
command-game-resume = End a table's pause: the clocks go on
    .name = resume
command-game-clock = A table's clocks, and what happens when time is out
    .name = clock
command-game-clock-show = See how much time everybody has
    .name = show
command-game-clock-pace = Propose another pace to your table
    .name = pace
command-game-clock-pace-pace = Time for a move: pick one, or write it like 36h or 10m
    .name = pace
command-game-clock-timeout = Choose what happens at your table when somebody's time is out
    .name = timeout
command-game-clock-timeout-what = What happens
    .name = what
command-game-clock-vote = Vote on how to go on without somebody whose time is out
    .name = vote
command-game-clock-vote-choice = What shall be done
    .name = choice
command-game-clock-vote-person = Whose time is out, if it is more than one's
    .name = person
command-game-clock-agree = Agree to the pace or pause that is proposed
    .name = agree
command-game-clock-object = Object to the pace or pause that is proposed
    .name = object
command-me-away = Be away for some days: your clocks stand
    .name = away
command-me-away-until = The last day of it, like 2026-08-31, or how long, like 7d
    .name = until
command-me-back = Be back from being away: your clocks go on
    .name = back
command-server-timeout = Choose what happens at new tables when somebody's time is out
    .name = timeout
command-server-timeout-what = What happens
    .name = what
command-server-holidays = Choose on how many days of a month clocks stand while people are away
    .name = holidays
command-server-holidays-days = Days of a month, 0 to 31
    .name = days
