### Reminders that it is somebody's turn, what people choose about them, nudges, and tables that sleep.

reminder-title = { $count ->
    [one] It's your turn at one table:
   *[other] It's your turn at { $count } tables:
}
reminder-call = { $count ->
    [one] { $person }, it's your turn at one table:
   *[other] { $person }, it's your turn at { $count } tables:
}
reminder-waits = [{ $title }]({ $link }) · turn began { $since }
reminder-waits-until = [{ $title }]({ $link }) · turn began { $since } · deadline { $until }
reminder-last-call = [{ $title }]({ $link }) · **last call** · deadline { $until }; { $then }
reminder-out = [{ $title }]({ $link }) · **your time ran out**, but you can still move until the others decide
reminder-asked = {" "}· the others sent a nudge
reminder-more = { $count ->
    [one] …and one more: /{ command-game.name } { command-game-mine.name } lists them all.
   *[other] …and { $count } more: /{ command-game.name } { command-game-mine.name } lists them all.
}

## What happens when somebody's time is out, as the end of a sentence.

reminder-then-vote = after that, the others vote on how to continue
reminder-then-wait = after that, you get the same time again
reminder-then-move = after that, a computer player makes this move for you
reminder-then-sit = after that, a computer player sits in until you're back
reminder-then-offer = after that, a computer player sits in, and someone else can take your seat

## What somebody has chosen.

my-title = **Your settings**
my-language = Language: { $label }
my-where = Turn notifications: { $where ->
    [dm] direct message
    [channel] mention in the table's channel
    [none] none
   *[both] direct message, and mention in the table's channel
}
my-every = { $every ->
    [one] Turn reminders: at most once an hour
    [24] Turn reminders: at most once a day
   *[other] Turn reminders: at most once every { $every } hours
}
my-quiet = Quiet hours: { $begin }–{ $end } { $city } time ({ $now } now)
my-no-quiet = Quiet hours: none
my-zone-first = choose your time zone first
my-begin-first = choose a start first
my-auto = When there's only one legal move: { $auto ->
    [on] I make it for you
   *[off] I ask you
}
my-choose-auto = When there's only one legal move
my-auto-told = I can make forced moves for you. The others may notice how fast that was and work out that you had no choice.
auto-on = Make it for me
auto-off = Ask me
my-text = Text descriptions of pictures: { $text ->
    [on] on
   *[off] off
}
my-choose-text = Text descriptions of pictures
text-on = Pictures and text
text-off = Pictures only
my-away = On holiday until { $until }
my-dm-refused = ⚠ Discord won't let me send you direct messages, so I mention you in the table's channel instead. Allow direct messages from members of this server, then choose again with /{ command-my.name } { command-my-reminders.name }.
my-choose-where = Turn notifications
my-choose-every = Reminders
my-choose-zone = Your time zone
my-choose-quiet-from = Quiet hours from
my-choose-quiet-to = Quiet hours to
my-choose-language = Language
every-number = { $number ->
    [one] At most once an hour
    [24] At most once a day
   *[other] At most once every { $number } hours
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
nudged = Nudged { $names }. (If it's their quiet hours, they'll see it afterwards.)

## Tables at which nothing has happened for long.

table-asleep = 💤 No one has moved for two weeks, so this table is asleep and sends no more reminders. Any move wakes it up.
lobby-forgotten = I closed this table because nothing had happened for a week. Open a new one with /{ command-game.name } { command-game-open.name }.

## What can't be done on Discord's side.

refusal-not-a-time = I can't read "{ $text }" as a time of day. Write it like 22:30.
refusal-half-a-night = Set both a start and an end. To turn quiet hours off, use the same time for both.
refusal-zone-missing = Choose your time zone too, so I know when it's { $begin } for you.

## Commands.

command-game-clock-nudge = Nudge whoever's turn it is (once every six hours per table)
    .name = nudge
command-my-settings = See and change all your settings
    .name = settings
command-my-reminders = Choose where and how often I notify you of your turn
    .name = reminders
command-my-reminders-where = Where to notify you
    .name = where
command-my-reminders-every = Hours between two reminders in the same turn, 1 to 168
    .name = every
command-my-auto = Play forced moves automatically (others may notice)
    .name = auto
command-my-auto-on = On or off
    .name = on
command-my-quiet = Choose hours with no pings and no deadlines
    .name = quiet
command-my-quiet-from = Start, like 22:30 (same as the end to turn them off)
    .name = from
command-my-quiet-to = End, like 7:00
    .name = to
command-my-quiet-zone = Where you live: type a city or a country
    .name = zone

## The first line of a message that rings, as a locked phone shows it.

ring-left = { $span } left
ring-vote = { $span } to vote
ring-out = time is up
ring-stopped = clock stopped
ring-return = come back any time
ring-removed = your seat was given away
