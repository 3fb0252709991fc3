### What the bot's operators and servers' managers do; people's own data.

## What all see.

maintenance = 🛠 The bot went into maintenance { $since }. The clocks are paused until it is done, but you can still move.
maintenance-text = 🛠 The bot went into maintenance { $since }: { $text } · The clocks are paused until it is done, but you can still move.

## Quotas.

refusal-too-many-tables = You are already at { $most } open tables, and that is the limit. Finish a game or leave a table first; /{ command-game.name } { command-game-mine.name } lists yours.
refusal-too-many-tables-here = This server already has { $most } open tables, and that is the limit. Wait until one is over, or ask a manager of the server to close a forgotten one.
refusal-too-many-follows = You already follow { $most } tables, and that is the limit. Stop following one first.
refusal-too-many-plans-in-all = You already have { $most } plans at all your tables, and that is the limit. Remove one first.

## Bans, and what operators do.

refusal-banned = { $reason ->
    [none] The people who run this bot have banned you from it. If you think this is a mistake, please write to them.
   *[other] The people who run this bot have banned you from it: { $reason }. If you think this is a mistake, please write to them.
} You can still get or delete your data: /{ command-me.name } { command-me-export.name }, /{ command-me.name } { command-me-forget.name }.
refusal-server-banned = { $reason ->
    [none] The people who run this bot have banned this server from it. A manager of the server can write to them.
   *[other] The people who run this bot have banned this server from it: { $reason }. A manager of the server can write to them.
}
refusal-not-banned = There is no such ban. /{ command-owner.name } { command-owner-bans.name } lists them.
refusal-taken-out = The people who run this bot have taken you out of this game. You can watch it, or open another table.
refusal-not-repaired = I can't repair that: { $trouble }. You can close the table; I keep its record.
refusal-not-operator = Only the people who run this bot can do that: the owner of its application on Discord, or its team.
refusal-person-or-server = Name either a person or a server.
refusal-ban-yourself = You can't ban yourself. Pick someone else.
refusal-not-an-id = "{ $text }" isn't an id. Copy it in Discord (Settings, Advanced, Developer Mode; then right-click, Copy ID).
refusal-no-such-channel = I can't see such a channel in the table's server. Copy the id of a channel where I may write.

owner-no-tables = There are no such tables.
owner-table = [{ $title }]({ $link }): { $status }, server { $server }, last change { $moved }
owner-version = Version { $version }, { $pace }, host { $host }
owner-seat = { $number }. { $name } { $person }{ $computer ->
    [none] {""}
   *[other] , computer player ({ $computer })
}{ $stage ->
    [none] {""}
    [running] , has used { $used }
    [reminded] , has used { $used }: half of the time
    [warned] , has used { $used }: nearly all of the time
   *[out] , out of time
}
owner-turn = { $person } to move · turn began { $since }
owner-job = { $state ->
    [failing] Failing since { $when }
   *[due] Due { $when }
}: { $what ->
    [play] an automatic move
    [clock] the clocks
    [vote] the questions to voters
    [replaced] a notice that a computer player sits in
    [board] the table's message
    [end] the result for the players
    [news] news for followers
    [sleep] a check whether anyone still plays
   *[other] { $what }
}
owner-sound = Everything stored can be read, and the log matches the snapshot.
owner-repaired = Table { $table } is repaired: it now is what its log says.
owner-moved = Table { $table } is now in { $channel }.
owner-removed = { $person } is off table { $table }.
owner-person-banned = { $who } is banned and was taken out of { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}.
owner-server-banned = Server { $who } is banned; { $tables ->
    [0] no game was paused
    [one] one game is paused
   *[other] { $tables } games are paused
}.
owner-unbanned = { $who } is no longer banned. Paused games go on when someone there resumes them.
owner-bans = Bans: { $count }
owner-ban = { $who }, since { $since }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
owner-maintenance-begin = Maintenance announced: all running tables show it, and all clocks are paused until you end it.
owner-maintenance-end = Maintenance is over: all clocks are running again.

## The audit log.

audit-title = **Who did what** · page { $page }
audit-none = Nothing here yet.
audit-more = More on page { $page }.
audit-nobody = the bot
audit-forgotten = someone who was forgotten
audit-unreadable = an entry that can't be read
audit-kicked = { $who } took { $whom } off the table
audit-host-changed = { $who } made { $whom } the host
audit-option-changed = { $who } changed an option ({ $detail })
audit-privacy-changed = { $who } { $detail ->
    [closed] closed the table to followers
   *[open] opened the table to followers
}
audit-channel-changed = { $who } moved the table to { $detail }
audit-stood-in = { $who } let a computer player sit in ({ $whom })
audit-taken-out = { $who } took { $whom } out of the game for good
audit-voted = { $who } voted on how to continue without { $whom }
audit-waited = { $whom } was given more time
audit-lent = a computer player made a move for { $whom }
audit-offered = the seat of { $whom } was offered
audit-seat-taken = { $who } took the seat of { $whom }
audit-proposed = { $who } proposed a pause or another pace
audit-agreed = { $who } agreed to the proposal
audit-objected = { $who } objected to the proposal, or took it back
audit-paused = { $who } paused the table
audit-resumed = { $who } resumed the table
audit-pace-changed = { $who } set the pace: { $detail }
audit-timeout-changed = { $who } chose what happens when someone runs out of time: { $detail }
audit-undone = { $who } took a move back
audit-repaired = { $who } repaired the table
audit-closed = { $who } closed the table
audit-reopened = { $who } opened the table again
audit-language-set = { $who } set the server's language: { $detail }
audit-in-words-set = { $who } set whether tables tell their pictures in words: { $detail }
audit-channels-set = { $who } set where tables may be opened: { $detail }
audit-server-timeout-set = { $who } chose what happens at new tables when someone runs out of time: { $detail }
audit-holidays-set = { $who } set the days off a month: { $detail }
audit-person-banned = { $who } banned { $whom } ({ $detail })
audit-person-unbanned = { $who } lifted the ban of { $whom }
audit-server-banned = { $who } banned the server ({ $detail })
audit-server-unbanned = { $who } lifted the ban of the server
audit-maintenance-begun = { $who } announced maintenance ({ $detail })
audit-maintenance-ended = { $who } ended the maintenance

## One's own data.

me-exported = Here is everything I store about you. Times are seconds since 1970, ids are Discord's.
me-forget = If you go on, you leave all your tables (a computer player plays on for you in running games). I delete your settings, holidays, plans and follows, and remove your name from the games that you have played. This can't be undone. Messages already in channels stay; a ban stays, too.
    .sure = Forget me
me-forgotten = Done: I no longer store anything about you. If you use the bot again, you start afresh.

## Commands.

command-me-export = Get everything I store about you, as a file
    .name = export
command-me-forget = Delete everything I store about you
    .name = forget
command-server-audit = See who kicked, closed, voted or changed what
    .name = audit
command-owner = For the people who run this bot
    .name = owner
command-owner-tables = List tables
    .name = tables
command-owner-tables-status = How far they are
    .name = status
command-owner-tables-game = Which game
    .name = game
command-owner-look = Look into a table (no one's cards are shown)
    .name = look
command-owner-repair = Rebuild a table's snapshot from its log
    .name = repair
command-owner-close = Close a table
    .name = close
command-owner-move = Move a table to another channel of its server
    .name = move
command-owner-move-channel = The channel's id
    .name = channel
command-owner-remove = Take someone out of a game for good
    .name = remove
command-owner-ban = Ban a person or a server
    .name = ban
command-owner-ban-reason = Why (they will read it)
    .name = reason
command-owner-unban = Lift a ban
    .name = unban
command-owner-bans = List the bans
    .name = bans
command-owner-maintenance = Announce maintenance, or end it: all clocks are paused meanwhile
    .name = maintenance
command-owner-maintenance-state = Begin or end
    .name = state
command-owner-maintenance-text = What is being done (everyone will read it)
    .name = text
command-owner-audit = See who kicked, closed, voted or changed what, in all servers
    .name = audit
parameter-page = Which page (the first if you leave it out)
    .name = page
parameter-server = A server's id
    .name = server
parameter-person = Who
    .name = person

choice-status-lobby = Gathering players
choice-status-playing = Being played
choice-status-finished = Finished
choice-status-closed = Closed
choice-maintenance-begin = Begin
choice-maintenance-end = End
