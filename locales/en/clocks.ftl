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

pace-live = Live: 5 minutes per move
pace-day = 1 day per move
pace-three-days = 3 days per move
pace-week = 1 week per move
pace-none = No time limit
pace-custom = { $span } per move

## What happens when somebody's time is out.

timeout-vote = The others vote
timeout-wait = They get the same time once more
timeout-move = A computer player makes the move
timeout-sit = A computer player sits in until they are back
timeout-offer = A computer player sits in, and anyone may take the seat

## What all see at a table.

lobby-pace = Pace: { $pace }
clock-until = ⏳ { $name }'s deadline: { $until }
clock-out = ⌛ { $name } is out of time
clock-own = ⏳ Your deadline: { $until }
clock-ran-out = ⌛ { $name }'s time ran out { $since }
clock-own-ran-out = ⌛ Your time ran out { $since }. You can still move until something is decided.
clock-own-out = ⌛ Your time has run out. You can still move until something is decided.
clock-away = 🏖 { $name } is away until { $until }
table-paused = ⏸ Paused { $since }. The clocks are stopped, but you can still move.
table-offered = A computer player is sitting in for { $name }. Anyone may take the seat.
stood-in-told = [{ $title }]({ $link }): your time ran out, so a computer player is sitting in for you. Press "{ button-return }" to come back{ $offered ->
    [1] , unless someone else has taken the seat.
   *[0] {" "}at any time.
}

vote-title = { $name } is out of time. How should the game continue?
vote-call = { $people } { $names } ran out of time. How should the game continue? { $link }
vote-state = { $voted } of { $voters } have voted. The majority decides; { $until }, the votes cast so far decide.
vote-overdue = The next vote decides.
vote-wait = Wait longer
vote-move = Computer makes this move
vote-sit = Computer sits in
vote-offer = Offer the seat
vote-counted = { $choice } · { $count }

proposal-pause = ⏸ { $name } wants to pause. The pause begins when someone agrees.
proposal-pace = ⏳ { $name } wants to change the pace: **{ $pace }**. Waiting for: { $missing }

button-agree = Agree
button-object = Object
button-time = Clock
button-pause = Pause
button-resume = Resume
button-take = Take the seat
button-home = I'm back

## What one sees alone.

time-title = **Clock** · { $table }
time-timeout = When someone runs out of time: { $what }
time-saved-most = Unused time carries over (up to { $most }).
time-saved = { $name } has saved { $span }
time-choose-pace = Change the pace
time-choose-timeout = When someone runs out of time
time-choose-away = I'm away for …

time-pace-set = New pace: { $pace }.
time-proposed = The others are now asked to agree.
time-agreed = You agreed.
time-objected = The proposal is off.
time-paused = The clocks are paused.
time-resumed = The clocks are running again.
time-timeout-set = When someone runs out of time: { $what }.
time-voted = Your vote: { $choice }.
time-seat-taken = The seat is yours. Have a good game!

away-told = Your clocks are paused at all your tables until { $until }. You can still move. To come back earlier: /{ command-me.name } { command-me-back.name }.
away-granted = In this server, they are paused until { $until }: it allows { $days } days off a month.
away-not-granted = In this server, they keep running: it allows { $days } days off a month, and you have used them up.
away-home = Welcome back! Your clocks are running again.

server-timeout-set = At new tables in this server, when someone runs out of time: { $what }.
server-holidays-set = { $days ->
    [0] In this server, clocks keep running during holidays.
    [one] In this server, everyone's clocks can be paused for 1 day off a month.
   *[other] In this server, everyone's clocks can be paused for up to { $days } days off a month.
}

## Commands.

command-game-open-pace = Time per move: pick one, or write it like 36h or 10m (one day by default)
    .name = pace
command-game-clock-pause = Pause a table and its clocks
    .name = pause
command-game-clock-resume = Resume a paused table
    .name = resume
command-game-clock = A table's clocks, and what happens when someone runs out of time
    .name = clock
command-game-clock-show = See how much time everyone has
    .name = show
command-game-clock-pace = Propose another pace to your table
    .name = pace
command-game-clock-pace-pace = Time per move: pick one, or write it like 36h or 10m
    .name = pace
command-game-clock-timeout = Choose what happens at your table when someone runs out of time
    .name = timeout
command-game-clock-timeout-what = What happens
    .name = what
command-game-clock-vote = Vote on how to continue when someone is out of time
    .name = vote
command-game-clock-vote-choice = What should happen
    .name = choice
command-game-clock-vote-person = Who is out of time (if there are several)
    .name = person
command-game-clock-agree = Agree to the proposed pace or pause
    .name = agree
command-game-clock-object = Object to the proposed pace or pause
    .name = object
command-me-away = Take some days off: your clocks are paused
    .name = away
command-me-away-until = Your last day off, like 2026-08-31, or how long, like 7d
    .name = until
command-me-back = Come back from a holiday: your clocks run again
    .name = back
command-server-timeout = Choose what happens at new tables when someone runs out of time
    .name = timeout
command-server-timeout-what = What happens
    .name = what
command-server-holidays = Choose how many days off a month people may take
    .name = holidays
command-server-holidays-days = Days of a month, 0 to 31
    .name = days
