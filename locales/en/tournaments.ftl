### Tournaments.

command-tournament = Tournaments: take part, look, lead
    .name = tournament
command-tournament-open = Open a tournament in this channel, which people can join
    .name = open
command-tournament-open-game = Which game
    .name = game
command-tournament-open-format = Who meets whom (Swiss, unless you say otherwise)
    .name = format
command-tournament-open-pace = Time per move: pick one, or write it like 36h or 10m (one day by default)
    .name = pace
command-tournament-open-name = What it is called
    .name = name
command-tournament-open-rounds = How many rounds of a Swiss tournament; without it: as many as fit
    .name = rounds
command-tournament-open-hours = For how many hours people can join (24 by default)
    .name = hours
command-tournament-open-days = How many days a round may take
    .name = days
command-tournament-open-seats = How many sit at a table (4 by default)
    .name = seats
command-tournament-open-rated = Whether its results are to change ratings
    .name = rated
command-tournament-open-forum = A forum in which its tables open; without it: threads of this channel
    .name = forum
command-tournament-list = The tournaments of this server
    .name = list
command-tournament-join = Take part in a tournament, or come back to it
    .name = join
command-tournament-leave = Take no part any more
    .name = leave
command-tournament-show = Where you play and stand, or how all stand
    .name = show
command-tournament-show-what = What you want to see
    .name = what
choice-cup-mine = where I play and stand
choice-cup-standings = how all stand
command-tournament-start = Begin now (for the organiser)
    .name = start
command-tournament-pause = Let everything rest for a while (for the organiser)
    .name = pause
command-tournament-resume = Let everything go on (for the organiser)
    .name = resume
command-tournament-cancel = Call it off (for the organiser)
    .name = cancel
command-tournament-replace = Have somebody go on in the place of another (for the organiser)
    .name = replace
command-tournament-replace-out = Who can't go on
    .name = out
command-tournament-replace-substitute = Who takes their place, with their points
    .name = substitute
command-tournament-rule = Say how a table ended (for the organiser)
    .name = rule
command-tournament-rule-round = Which round
    .name = round
command-tournament-rule-seat = Which table of that round
    .name = table
parameter-tournament = Which tournament; without it: the one here
    .name = tournament
choice-format-swiss = Swiss: who stands alike meets
choice-format-all = round robin: everybody meets everybody
choice-format-knockout = knockout: half of each table goes on

cup-name = { $game } Cup
cup-about = **{ $game }** · { cup-format } · tables of { $size } · { $pace }{ $rated ->
    [yes] {" · rated"}
   *[no] {""}
}
cup-format = { $format ->
    [swiss] Swiss
    [all] round robin
   *[knockout] knockout
}
cup-how-swiss = Who stands alike meets, and nobody anybody twice while that can be. At each table the first has ten points and the last none.
    { cup-time }
cup-how-all = Everybody meets everybody. At each table the first has ten points and the last none.
    { cup-time }
cup-how-knockout = The better half of each table goes on, until one table is left.
    { cup-time }
cup-time = A round ends after { $days ->
    [one] a day
   *[other] { $days } days
} at the latest; where a table isn't over by then, whoever owes a move comes last. A computer player sits in for whoever is out of time.
cup-joining = Join until { $at }: it begins { $starts }.
cup-taking-part = { $number ->
    [0] Nobody takes part yet.
    [one] One takes part: { $names }
   *[other] { $number } take part: { $names }
}
cup-paused = ⏸️ The organiser lets it rest.
cup-cancelled = It was called off.
cup-round = **Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}** · ends { $ends } at the latest
cup-played = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
cup-table = Table { $number }
cup-table-runs = ▸ { $title }: { $names }
cup-table-over = ✓ { $title }: { $names }
cup-tables-over = { $over } of { $number } tables are over.
cup-over = It is over. Well played, all of you!
cup-standings = { $name }: standings
cup-line = { $rank }. **{ $name }**{ $merit }
cup-merit = {" — "}{ $points } points, { $wins ->
    [0] no table won
    [one] one table won
   *[other] { $wins } tables won
}
cup-number = { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 1) }
cup-points = Of two with the same points, the one is ahead who won more tables, then the one whose opponents have more points.
cup-nobody = Nobody takes part yet.
cup-thread = { $name } · round { $round } · table { $pod }
cup-tag = Round { $round }
cup-fixture = 🏆 { $name } · round { $round } · table { $pod }
cup-not-in = You take no part in it.
cup-own = You are in place { $rank }, with { $points } points and { $wins ->
    [0] no table won
    [one] one table won
   *[other] { $wins } tables won
}.
cup-no-table = You have no table in this round.
cup-own-table = { $table }: { $names }
cup-stays = You are in the rounds to come. If you withdraw, you can still play your present table to its end.
cup-is-out = You are not in the rounds to come: you have withdrawn, or a computer player ended a table for you.
cup-opened = [The tournament]({ $link }) is open in { $channel }.
cup-joined = You take part. It begins { $starts }; your table then calls you.
cup-back = You are in the rounds to come again.
cup-left = You take no part any more.
cup-withdrawn = You are out of the rounds to come. Your present table still counts: play it to its end.
cup-started = It begins: I am drawing the first round.
cup-organise = Pausing stops the clocks of all tables. Whoever takes somebody's place has their points and their seat.
cup-replace-whom = Replace whom?
cup-substitute = Who takes the place of **{ $name }**?
cup-substitute-who = Choose somebody
cup-replaced = { $substitute } goes on in the place of { $out }.
cup-rule-which = Rule on which table?
cup-rule = **Round { $round }, table { $pod }: how did it end?**
cup-rule-place = Who came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $place }
}?
cup-pod = Round { $round }, table { $pod }{ $over ->
    [yes] {""}
   *[no] {" "}(runs)
}
cup-plan = Open a tournament in this channel
cup-wait = Join within { $span }
cup-rounds = { $rounds ->
    [0] As many rounds as fit
   *[other] { $rounds } rounds
}
cups-title = Tournaments here
cups-none = There are none yet.
cups-line = - { $name } · { $game } · { $number ->
    [one] one player
   *[other] { $number } players
} · { $stage ->
    [joining] you can join
    [playing] round { $round }
    [over] over
   *[cancelled] called off
}
button-cups = Tournaments
button-cup-plan = Open a tournament
button-cup-open = Open it
button-cup-join = Take part
button-cup-leave = Not me
button-cup-mine = My table
button-cup-standings = Standings
button-cup-organise = Organise
button-cup-withdraw = Withdraw
button-cup-back = Come back
button-cup-start = Begin now
button-cup-pause = Pause
button-cup-resume = Go on
button-cup-cancel = Call it off
button-cup-cancel-sure = Really call it off

refusal-no-such-tournament = There is no tournament { $tournament } here. /{ command-tournament.name } { command-tournament-list.name } shows those that there are.
refusal-tournament-unreadable = I can't read tournament { $tournament } from storage. Its tables go on without it.
refusal-no-tournament-here = There is no tournament here yet. /{ command-tournament.name } { command-tournament-open.name } opens one.
refusal-too-many-tournaments = { $most } tournaments are open in this server already. When one of them ends, you can open another.
refusal-not-organiser = { $organiser ->
    [none] Only who manages the server may do that: the tournament has no organiser any more.
   *[other] Only the organiser, { $organiser }, or who manages the server may do that.
}
refusal-tournament-closed = That isn't possible any more: the tournament has begun, or is over.
refusal-tournament-full = All { $most } places of this tournament are taken.
refusal-too-few-entrants = It takes { $missing ->
    [one] one player more
   *[other] { $missing } players more
}.
refusal-already-entered = They take part already.
refusal-not-entered = They take no part in it.
refusal-knocked-out = You are out of this knockout: the better half of your table went on.
refusal-bot-needs-threads = For a tournament I must be allowed to make threads here, to write in them and to attach files. Ask who manages the server.

audit-tournament-opened = { $who } opened the tournament { $detail }
audit-tournament-started = { $who } began the tournament { $detail }
audit-tournament-cancelled = { $who } called off the tournament { $detail }
audit-tournament-paused = { $who } paused the tournament { $detail }
audit-tournament-resumed = { $who } let the tournament go on: { $detail }
audit-tournament-replaced = { $who } replaced { $whom } in the tournament { $detail }
audit-tournament-ruled = { $who } ruled on a table of the tournament { $detail }
