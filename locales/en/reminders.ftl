### Reminders that it is somebody's turn, what people choose about them, nudges, and tables that sleep.

reminder-title = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
reminder-call = { $count ->
    [one] { $person }, a table waits for you:
   *[other] { $person }, { $count } tables wait for you:
}
reminder-waits = [{ $title }]({ $link }) · since { $since }
reminder-waits-until = [{ $title }]({ $link }) · since { $since }, your time is out { $until }
reminder-last-call = [{ $title }]({ $link }) · **last call**: your time is out { $until }; { $then }
reminder-out = [{ $title }]({ $link }) · **your time is out**; as long as nothing has been decided you can still move
reminder-asked = {" "}· the others ask you kindly
reminder-more = { $count ->
    [one] …and another one: /{ command-game.name } { command-game-mine.name } lists them all.
   *[other] …and { $count } more: /{ command-game.name } { command-game-mine.name } lists them all.
}

## What happens when somebody's time is out, as the end of a sentence.

reminder-then-vote = then the others decide how to go on
reminder-then-wait = then you get the same time once more
reminder-then-move = then a computer player makes this move for you
reminder-then-sit = then a computer player sits in for you until you are back
reminder-then-offer = then a computer player sits in for you, and somebody else may take your seat

## What somebody has chosen.

habits-title = **What you have chosen**
habits-language = Language: { $language }
habits-where = Where I tell you that it is your turn: { $where ->
    [dm] by direct message
    [channel] by a mention in the table's channel
    [none] nowhere
   *[both] by direct message and by a mention in the table's channel
}
habits-every = { $hours ->
    [one] As long as it is your turn: a reminder every hour at the most
   *[other] As long as it is your turn: a reminder every { $hours } hours at the most
}
habits-quiet = Quiet hours: { $begin } to { $end } in { $city }, where it is { $now } now
habits-no-quiet = Quiet hours: none
habits-zone-first = choose your time zone first
habits-begin-first = choose when they begin first
habits-auto = Where I have no choice: { $on ->
    [yes] the bot answers for me
   *[no] I answer myself
}
habits-choose-auto = Where you have no choice
habits-auto-told = A question with one legal answer can be answered for you at once. The others may notice how fast that was, and so learn that you had no choice.
auto-on = Answer for me where I have no choice
auto-off = I answer everything myself
habits-away = On holiday until { $until }
habits-dm-refused = ⚠ Discord won't let me write to you in private, so I mention you in the table's channel instead. Allow direct messages from this server's members, then choose again with /{ command-me.name } { command-me-reminders.name }.
habits-choose-where = Where I tell you
habits-choose-every = How often I remind you
habits-choose-zone = Your time zone
habits-choose-quiet-from = Quiet hours from
habits-choose-quiet-to = Quiet hours to
habits-choose-language = Language
every-hours = { $hours ->
    [one] Every hour
   *[other] Every { $hours } hours
}
quiet-none = No quiet hours
where-dm = By direct message
where-channel = By a mention in the channel
where-both = Both
where-none = Nowhere
zone-offered = { $city } · { $now } now · { $zone }

## Nudges.

button-nudge = Nudge
button-habits = Settings
nudged = { $names } will be asked kindly; whoever has quiet hours now, at their end.

## Tables at which nothing has happened for long.

table-asleep = 💤 Nobody has moved for two weeks, so this table sleeps and nobody is reminded any more. Any move wakes it.
lobby-forgotten = This table was closed since nothing had happened here for a week. /{ command-game.name } { command-game-open.name } opens another one.

## What can't be done on Discord's side.

refusal-not-a-time = I can't read "{ $text }" as a time of day. Write it like 22:30.
refusal-half-a-night = Quiet hours have a beginning and an end: give both. The same time twice means none.
refusal-zone-missing = Choose the time zone too in which you live, so that I know when { $begin } is for you.

## Commands.

command-game-clock-nudge = Ask those who are waited for to move, kindly; once in six hours at a table
    .name = nudge
command-me-settings = See all that you have chosen, and choose otherwise
    .name = settings
command-me-reminders = Choose where and how often you are told that it is your turn
    .name = reminders
command-me-reminders-where = Where
    .name = where
command-me-reminders-every = Hours between two reminders of the same turn, 1 to 168
    .name = every
command-me-auto = Have questions with one legal answer answered for you; others may notice that
    .name = auto
command-me-auto-on = Answer for you (else you answer everything yourself)
    .name = on
command-me-quiet = Choose the hours in which nothing pings you and none of your deadlines falls
    .name = quiet
command-me-quiet-from = When they begin, like 22:30; the same as their end for none
    .name = from
command-me-quiet-to = When they end, like 7:00
    .name = to
command-me-quiet-zone = Where you live: type a city or a country
    .name = zone
