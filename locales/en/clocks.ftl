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
timeout-wait = They get the same time again
timeout-move = A computer player makes this move
timeout-sit = A computer player sits in until they're back
timeout-offer = A computer player sits in, and anyone can take the seat

## What all see at a table.

lobby-pace = Pace: { $pace }
clock-until = ⏳ { $name }'s deadline: { $until }
clock-out = ⌛ { $name } is out of time
clock-own = ⏳ Due { $until }, including saved time
clock-ran-out = ⌛ { $name }'s time ran out { $since }
clock-own-ran-out = ⌛ Your time ran out { $since }. You can still move until the others decide.
clock-own-out = ⌛ Your time has run out. You can still move until the others decide.
clock-away = 🏖 { $name } is away until { $until }
unheard-written = 🔕 { $name } is timed out in this server and can answer only by direct message. That may take longer.
unheard-vote = 🔕 I can't reach { $name }: { $why ->
    [hidden] they can't see this channel
    [timed-out] they are timed out in this server
   *[left] they have left this server
}, and they take no direct messages from me. To go on without them, call a vote under "{ button-time }".
unheard-lobby = 🔕 I can't reach { $name }: { $why ->
    [hidden] they can't see this channel
    [timed-out] they are timed out in this server
   *[left] they aren't in this server
}, and they take no direct messages from me. Tell them yourself, or invite someone else.
table-paused = ⏸ Paused { $since }. Clocks are stopped; you can still move.
table-offered = A computer player is sitting in for { $name }. Anyone can take the seat.
stood-in-told = [{ $title }]({ $link }): your time ran out, so a computer player is sitting in for you. Press "{ button-return }" to come back{ $offered ->
    [1] , unless someone else has taken the seat.
   *[0] {" "}at any time.
}
removed-told = [{ $title }]({ $link }): the tournament's organiser or a server manager has given your seat to someone else.{ $rated ->
    [yes] {" "}Your rating doesn't change.
   *[no] {""}
} If you don't agree, write to them in { $place }.

vote-title = { $name } is out of time. How should the game continue?
vote-title-absent = { $name } isn't here. How should the game continue?
vote-call = { $people } { $names } ran out of time. How should the game continue? { $link }
vote-call-absent = { $people } The game can't go on without { $names }. How should it continue? { $link }
vote-callable = Your vote asks the others, too. A majority decides at once; otherwise the votes so far are counted after a day.
vote-state = { $voted } of { $voters } have voted. A majority decides at once; otherwise the votes so far are counted { $until }.
vote-overdue = The next vote settles it.
vote-wait = Wait longer
vote-move = Computer makes this move
vote-sit = Computer sits in
vote-offer = Open the seat to anyone
vote-counted = { $choice } · { $count }

proposal-pause = ⏸ { $name } wants to pause. Anyone can agree.
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
time-timeout = If someone runs out of time: { $what }
time-saved-most = Unused time carries over (up to { $most } in all)
time-saved = { $name } has { $span } saved
time-choose-pace = Change the pace
time-choose-timeout = If someone runs out of time
time-choose-away = I'm away for …

time-pace-set = New pace: { $pace }.
time-proposed = I've asked the others to agree.
time-agreed = You agreed.
time-objected = Proposal rejected.
time-paused = The clocks are paused.
time-resumed = The clocks are running again.
time-timeout-set = If someone runs out of time: { $what }.
time-voted = Your vote: { $choice }.
time-seat-taken = The seat is yours. Have a good game!

away-told = Your clocks are paused at all your tables until { $until }. You can still move. To come back earlier: /{ command-my.name } { command-my-back.name }.
away-granted = In this server, only until { $until }: it allows { $days ->
    [one] 1 day off a month
   *[other] { $days } days off a month
}.
away-not-granted = In this server, your clocks keep running: you've used up this month's { $days ->
    [0] days off (it allows none)
    [one] day off
   *[other] { $days } days off
}.
away-home = Welcome back! Your clocks are running again.

server-timeout = If someone runs out of time at a new table: { $label }
server-choose-timeout = If someone runs out of time at a new table
server-timeout-set = At new tables in this server, if someone runs out of time: { $label }.
server-holidays = Days off a month: { $holidays }
server-choose-holidays = Days off a month
holidays-number = { $number ->
    [one] 1 day a month
   *[other] { $number } days a month
}
server-holidays-set = { $holidays ->
    [0] In this server, clocks keep running during holidays.
    [one] In this server, everyone can pause their clocks for 1 day a month.
   *[other] In this server, everyone can pause their clocks for up to { $holidays } days a month.
}

## Commands.

command-game-open-pace = Time per move: pick one or type it, like 36h or 10m (1 day by default)
    .name = pace
command-game-clock-pause = Pause a table and its clocks
    .name = pause
command-game-clock-resume = Resume a paused table
    .name = resume
command-game-clock = See a table's clocks, and what happens if someone runs out of time
    .name = clock
command-game-clock-show = See how much time everyone has
    .name = show
command-game-clock-pace = Propose a different pace
    .name = pace
command-game-clock-pace-pace = Time per move: pick one or type it, like 36h or 10m
    .name = pace
command-game-clock-timeout = Choose what happens if someone runs out of time at your table
    .name = timeout
command-game-clock-timeout-what = What happens
    .name = what
command-game-clock-vote = Vote on how to continue without a player who is out of time or gone
    .name = vote
command-game-clock-vote-choice = What should happen
    .name = choice
command-game-clock-vote-person = Who is out of time or gone (if there are several)
    .name = person
command-game-clock-agree = Agree to the proposed pace or pause
    .name = agree
command-game-clock-object = Object to the proposed pace or pause
    .name = object
command-my-away = Take some days off, with your clocks paused
    .name = away
command-my-away-until = Your last day off (2026-08-31), or how long (7d)
    .name = until
command-my-back = Come back from a holiday and restart your clocks
    .name = back
command-server-timeout = Choose what happens at new tables if someone runs out of time
    .name = timeout
command-server-timeout-timeout = What happens
    .name = what
command-server-holidays = Choose how many days off a month people can take
    .name = holidays
command-server-holidays-holidays = Days per month, 0 to 31
    .name = days
