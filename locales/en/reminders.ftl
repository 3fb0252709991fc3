### Reminders that it is somebody's turn, what people choose about them, nudges, and tables that sleep.

reminder-title = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
reminder-call = { $count ->
    [one] { $person }, a table waits for you:
   *[other] { $person }, { $count } tables wait for you:
}
reminder-waits = [{ $title }]({ $link }) · turn began { $since }
reminder-waits-until = [{ $title }]({ $link }) · turn began { $since } · deadline { $until }
reminder-last-call = [{ $title }]({ $link }) · **last call** · deadline { $until }; { $then }
reminder-out = [{ $title }]({ $link }) · **your time ran out**, but you can still move until something is decided
reminder-asked = {" "}· the others sent a nudge
reminder-more = { $count ->
    [one] …and one more: /{ command-game.name } { command-game-mine.name } lists them all.
   *[other] …and { $count } more: /{ command-game.name } { command-game-mine.name } lists them all.
}

## What happens when somebody's time is out, as the end of a sentence.

reminder-then-vote = then the others vote on how to continue
reminder-then-wait = then you get the same time once more
reminder-then-move = then a computer player makes this move for you
reminder-then-sit = then a computer player sits in until you are back
reminder-then-offer = then a computer player sits in, and someone else may take your seat

## What somebody has chosen.

habits-title = **Your settings**
habits-language = Language: { $language }
habits-where = Turn notifications: { $where ->
    [dm] direct message
    [channel] mention in the table's channel
    [none] none
   *[both] direct message, and mention in the table's channel
}
habits-every = { $hours ->
    [one] Reminders during your turn: at most once an hour
    [24] Reminders during your turn: at most once a day
   *[other] Reminders during your turn: at most once every { $hours } hours
}
habits-quiet = Quiet hours: { $begin } to { $end } in { $city } (now { $now } there)
habits-no-quiet = Quiet hours: none
habits-zone-first = choose your time zone first
habits-begin-first = choose when they begin first
habits-auto = Where you have no choice: { $on ->
    [yes] I answer for you
   *[no] you answer yourself
}
habits-choose-auto = Where you have no choice
habits-auto-told = A question with one legal answer can be answered for you at once. The others may notice how fast that was, and so learn that you had no choice.
auto-on = Answer for me
auto-off = Ask me
habits-text = Pictures also told in words: { $on ->
    [yes] yes
   *[no] no
}
habits-choose-text = Pictures in words
text-on = Pictures and words
text-off = Pictures only
habits-away = On holiday until { $until }
habits-dm-refused = ⚠ Discord won't let me send you direct messages, so I mention you in the table's channel instead. Allow direct messages from members of this server, then choose again with /{ command-me.name } { command-me-reminders.name }.
habits-choose-where = Turn notifications
habits-choose-every = Reminders
habits-choose-zone = Your time zone
habits-choose-quiet-from = Quiet hours from
habits-choose-quiet-to = Quiet hours to
habits-choose-language = Language
every-hours = { $hours ->
    [one] At most once an hour
    [24] At most once a day
   *[other] At most once every { $hours } hours
}
quiet-none = No quiet hours
where-dm = Direct message
where-channel = Mention in the channel
where-both = Both
where-none = None
zone-offered = { $city } · { $now } now · { $zone }

## Nudges.

button-nudge = Nudge
button-habits = Settings
nudged = { $names } will get a nudge (after quiet hours, if it is night there).

## Tables at which nothing has happened for long.

table-asleep = 💤 No one has moved for two weeks, so this table is asleep and sends no more reminders. Any move wakes it up.
lobby-forgotten = I closed this table because nothing had happened here for a week. Open another one with /{ command-game.name } { command-game-open.name }.

## What can't be done on Discord's side.

refusal-not-a-time = I can't read "{ $text }" as a time of day. Write it like 22:30.
refusal-half-a-night = Quiet hours need a beginning and an end. For no quiet hours, give the same time twice.
refusal-zone-missing = Please choose your time zone too, so that I know when { $begin } is for you.

## Commands.

command-game-clock-nudge = Send a friendly nudge to those who are to move (once every six hours at a table)
    .name = nudge
command-me-settings = See and change all your settings
    .name = settings
command-me-reminders = Choose where and how often I notify you of your turn
    .name = reminders
command-me-reminders-where = Where
    .name = where
command-me-reminders-every = Hours between two reminders in the same turn, 1 to 168
    .name = every
command-me-auto = Have questions with one legal answer answered for you; others may notice that
    .name = auto
command-me-auto-on = Answer for you (else you answer everything yourself)
    .name = on
command-me-quiet = Choose hours with no pings and no deadlines
    .name = quiet
command-me-quiet-from = When they begin, like 22:30 (same as the end for none)
    .name = from
command-me-quiet-to = When they end, like 7:00
    .name = to
command-me-quiet-zone = Where you live: type a city or a country
    .name = zone
