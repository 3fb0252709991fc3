### Tournaments.

command-tournament = Join, follow or run a tournament
    .name = tournament
command-tournament-open = Create a tournament in this channel
    .name = open
command-tournament-open-game = Which game
    .name = game
command-tournament-open-format = Format (Swiss by default)
    .name = format
command-tournament-open-pace = Time per move: pick one or type it, like 36h or 10m (1 day by default)
    .name = pace
command-tournament-open-name = Tournament name
    .name = name
command-tournament-open-rounds = Number of Swiss rounds (chosen to fit if you leave it out)
    .name = rounds
command-tournament-open-hours = Hours until sign-up closes (24 by default)
    .name = hours
command-tournament-open-days = Maximum days per round
    .name = days
command-tournament-open-seats = Players per table (4 by default)
    .name = seats
command-tournament-open-rated = Count the results for ratings?
    .name = rated
command-tournament-open-forum = Forum for the tables (threads in this channel if you leave it out)
    .name = forum
command-tournament-list = See this server's tournaments
    .name = list
command-tournament-join = Join a tournament, or rejoin one you left
    .name = join
command-tournament-leave = Leave a tournament
    .name = leave
command-tournament-show = See your table and place, or the full standings
    .name = show
command-tournament-show-what = What to show
    .name = what
choice-cup-mine = My table
choice-cup-standings = Standings
command-tournament-start = Start now (organiser only)
    .name = start
command-tournament-pause = Pause the tournament (organiser only)
    .name = pause
command-tournament-resume = Resume the tournament (organiser only)
    .name = resume
command-tournament-cancel = Cancel the tournament (organiser only)
    .name = cancel
command-tournament-replace = Substitute a player (organiser only)
    .name = replace
command-tournament-replace-out = Player to replace
    .name = out
command-tournament-replace-substitute = Substitute, who takes over their points and seat
    .name = substitute
command-tournament-rule = Decide a table's result (organiser only)
    .name = rule
command-tournament-rule-round = Which round
    .name = round
command-tournament-rule-seat = Which table in that round
    .name = table
parameter-tournament = Which tournament (this channel's if you leave it out)
    .name = tournament
choice-format-swiss = Swiss: players with similar scores meet
choice-format-all = Round robin: everyone meets everyone
choice-format-knockout = Knockout: the top half of each table advances

cup-name = { $game } Cup
cup-about = **{ $game }** · { cup-format } · tables of { cup-size } · { $pace }{ $rated ->
    [yes] {" · rated"}
   *[no] {""}
}
cup-size = { $drawn ->
    [no] { $least } where possible
   *[yes] { $least }{ $most ->
        [0] {""}
       *[other] –{ $most }
    }
}
cup-format = { $format ->
    [swiss] Swiss
    [all] round robin
   *[knockout] knockout
}
cup-how-swiss = You play people with a similar score, and avoid rematches where possible. Each table scores from 10 points for first place down to 0 for last.
    { cup-time }
cup-how-all = Everyone meets everyone. Each table scores from 10 points for first place down to 0 for last.
    { cup-time }
cup-how-knockout = The top half of each table advances until one table is left.
    { cup-time }
cup-time = Each round lasts up to { $days ->
    [one] a day
   *[other] { $days } days
}. If a table isn't finished by then, anyone who still owes a move places last. If you run out of time, a computer player sits in for you.
cup-joining = Sign up by { $at }. It starts { $starts }.
cup-taking-part = { $number ->
    [0] No players yet.
    [one] 1 player: { $names }
   *[other] { $number } players: { $names }
}
cup-paused = ⏸️ Paused by the organiser.
cup-cancelled = Cancelled.
cup-round = **Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}** · deadline { $ends }
cup-played = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
cup-table = Table { $number }
cup-table-runs = ▸ { $title }: { $names }
cup-table-over = ✓ { $title }: { $names }
cup-tables-over = { $over } of { $number } tables finished
cup-over = That's it. Well played, everyone!
cup-met = All remaining players have played each other, so the tournament ended after round { $round }.
cup-standings = { $name }: standings
cup-line = { $rank }\. **{ $name }**{ $merit }
cup-merit = {" — "}{ $points }, { $wins ->
    [0] no wins
    [one] 1 win
   *[other] { $wins } wins
}
cup-number = { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 1) }
cup-scored = { $points ->
    [one] 1 point
   *[other] { cup-number } points
}
cup-points = Ties are broken by tables won, then by opponents' points.
cup-nobody = No players yet.
cup-thread = { $name } · round { $round } · table { $pod }
cup-trouble = ⚠️ { $trouble ->
        [too-many-threads] I can't open the tables: this server has reached Discord's limit of open threads. The organiser or a server manager can close some.
        [cup-wrong-channel] I can't open the tables: the channel for them is gone or has no threads. The organiser can cancel the tournament and open it in a text channel.
        [no-thread-here] I can't open the tables: the channel for them is gone or has no threads. The organiser can cancel the tournament and open it in a text channel.
        [bot-lacks] I can't open the tables without { $rights } in the channel for them. The organiser can ask a server manager to give me that permission.
        [bot-forbidden] I can't open the tables: Discord doesn't let me create threads in the channel for them. The organiser can ask a server manager to check my permissions there.
       *[other] I can't open the tables: Discord refused to create the threads. The organiser can check the settings of the channel for them.
    } I'll keep trying.
cup-tag = Round { $round }
cup-fixture = 🏆 { $name } · round { $round } · table { $pod }
cup-not-in = You're not in this tournament.
cup-own = You're number { $rank }, with { $points } and { $wins ->
    [0] no wins
    [one] 1 win
   *[other] { $wins } wins
}.
cup-no-table = You don't have a table in this round.
cup-own-table = { $table }: { $names }
cup-stays = { $format ->
    [knockout] If you finish in the top half of your table, you'll be in the next round.
   *[other] You'll be in the next rounds.
} If you withdraw, you can still finish your current table.
cup-is-out = You're out of the next rounds, because you withdrew or a computer player finished a table for you.
cup-opened = [The tournament]({ $link }) is open in { $channel }.
cup-opening = I created the tournament, but Discord is having trouble just now. Its message will appear in { $channel } as soon as possible.
cup-joined = You're in. It starts on { $starts }, and your table will ping you.
cup-back = You're back in for the next rounds.
cup-left = You've left the tournament.
cup-withdrawn = You've withdrawn. Your current table still counts, so please finish it.
cup-started = Here we go! I'm drawing the first round.
cup-organise = Pausing stops every table's clock. A substitute takes over the player's points and seat.
cup-replace-whom = Who needs a substitute?
cup-substitute = Who replaces **{ $name }**?
cup-substitute-who = Choose someone
cup-replaced = { $substitute } replaces { $out }.
cup-rule-which = Which table do you want to decide?
cup-rule = **Round { $round }, table { $pod }: how did it end?**
cup-rule-place = Who came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}?
cup-pod = Round { $round }, table { $pod }{ $over ->
    [yes] {""}
   *[no] {" "}(in progress)
}
cup-plan = Create a tournament in this channel
cup-wait = Sign-up: { $span }
cup-rounds = { $rounds ->
    [0] Rounds: automatic
   *[other] { $rounds } rounds
}
cups-title = Tournaments
cups-none = No tournaments yet.
cups-line = - { $name } · { $game } · { $number ->
    [one] 1 player
   *[other] { $number } players
} · { $stage ->
    [joining] open to join
    [playing] round { $round }
    [over] finished
   *[cancelled] cancelled
}
button-cups = Tournaments
button-cup-plan = New tournament
button-cup-open = Create
button-cup-join = Join
button-cup-leave = Leave
button-cup-mine = My table
button-cup-standings = Standings
button-cup-organise = Organise
button-cup-withdraw = Withdraw
button-cup-back = Rejoin
button-cup-start = Start now
button-cup-pause = Pause
button-cup-resume = Resume
button-cup-cancel = Cancel tournament
button-cup-cancel-sure = Yes, cancel it

refusal-no-such-tournament = There's no tournament { $tournament } here. See /{ command-tournament.name } { command-tournament-list.name }.
refusal-tournament-unreadable = I can't read tournament { $tournament } from storage. You can still play on at its tables.
refusal-no-tournament-here = There's no tournament here yet. Create one with /{ command-tournament.name } { command-tournament-open.name }.
refusal-too-many-tournaments = This server already has { $most } open tournaments, which is the limit. You can create another when one ends.
refusal-too-many-own-tournaments = You can create up to { $most } tournaments a day in this server, and have up to { $most } open at once. Try again tomorrow, or when one of yours ends.
refusal-not-organiser = { $organiser ->
    [none] Only a server manager can do that: the tournament no longer has an organiser.
   *[other] Only { $organiser }, the organiser, or a server manager can do that.
}
refusal-tournament-closed = Too late: the tournament has already started or finished.
refusal-tournament-full = This tournament is full ({ $most } players).
refusal-too-few-entrants = You need { $missing ->
    [one] 1 more player
   *[other] { $missing } more players
}.
refusal-already-entered = You're already in this tournament.
refusal-not-entered = { cup-not-in }
refusal-substitute-bot = A bot can't play in a tournament. Choose a person.
refusal-other-entered = That player is already in this tournament.
refusal-other-not-entered = That player isn't in this tournament.
refusal-substitute-elsewhere = { $person } isn't in this server. Choose someone who is.
refusal-still-plays = { $person } is still playing, and being replaced would cost them rating. Wait until they miss their deadline, or ask a server manager to replace them.
refusal-knocked-out = You're out of this knockout: only the top half of your table advanced.
refusal-managers-open = In this server, only managers can open a tournament with this button. You can try /{ command-tournament.name } { command-tournament-open.name }, or ask a manager to use /{ command-server.name } { command-server-tournaments.name }.
server-tournaments = Who can open tournaments with the buttons: { $label }
server-choose-tournaments = Who can open tournaments with the buttons
tournaments-on = All members
tournaments-off = Only server managers
server-tournaments-set = { $tournaments ->
    [on] All members can now open tournaments with the buttons below the list.
   *[off] Only server managers can now open tournaments with the buttons below the list. The rules for the command are in the server's settings, under Integrations.
}
refusal-cup-wrong-channel = Each table of a tournament gets a thread, and this kind of channel has none. Use a text or announcement channel, or choose a forum for the tables (`forum`).

audit-tournament-opened = { $who } created the tournament { $detail }
audit-tournament-started = { $who } started the tournament { $detail }
audit-tournament-cancelled = { $who } cancelled the tournament { $detail }
audit-tournament-paused = { $who } paused the tournament { $detail }
audit-tournament-resumed = { $who } resumed the tournament { $detail }
audit-tournament-replaced = { $who } replaced { $whom } in the tournament { $detail }
audit-tournament-ruled = { $who } decided the result of a table in the tournament { $detail }
