### What the bot's operators and servers' managers do; people's own data.

## What all see.

maintenance = 🛠 The bot is under maintenance ({ $since }). Clocks are stopped until it's done, but you can still move.
maintenance-text = 🛠 The bot is under maintenance ({ $since }): { $text } · Clocks are stopped until it's done, but you can still move.

## Quotas.

refusal-too-many-tables = You're already at { $most } open tables, which is the limit. Finish a game or leave a table first; /{ command-game.name } { command-game-mine.name } lists yours.
refusal-too-many-tables-here = This server already has { $most } open tables, which is the limit. Wait until one is over, or ask a server manager to close a forgotten one.
refusal-too-many-follows = You already follow { $most } tables, which is the limit. Unfollow one first.
refusal-too-many-plans-in-all = You already have { $most } plans across your tables, which is the limit. Remove one first.

## Bans, and what operators do.

refusal-banned = { $reason ->
    [none] You've been banned from this bot by the people who run it. If you think this is a mistake, please write to them.
   *[other] You've been banned from this bot by the people who run it: { $reason }. If you think this is a mistake, please write to them.
} You can still get or delete your data: /{ command-my.name } { command-my-export.name }, /{ command-my.name } { command-my-forget.name }.
refusal-server-banned = { $reason ->
    [none] This server has been banned from this bot by the people who run it. A server manager can write to them.
   *[other] This server has been banned from this bot by the people who run it: { $reason }. A server manager can write to them.
}
refusal-not-banned = There's no such ban. /{ command-owner.name } { command-owner-bans.name } lists them.
refusal-taken-out = The people who run this bot have removed you from this game. You can watch it, or open another table.
refusal-not-repaired = I can't repair that: { $trouble }. You can close the table; its record is kept.
refusal-not-operator = Only the people who run this bot can do that: the owner of its application on Discord, or its team.
refusal-person-or-server = Name either a person or a server.
refusal-ban-yourself = You can't ban yourself. Pick someone else.
refusal-not-an-id = "{ $text }" isn't an id. Copy it in Discord (Settings, Advanced, Developer Mode; then right-click, Copy ID).
refusal-no-such-channel = I can't see that channel in the table's server. Copy the id of a channel I can post in.

owner-no-tables = No such tables.
owner-table = [{ $title }]({ $link }): { $status }, server { $server }, last change { $moved }
owner-version = Version { $version }, { $pace }, host { $host }
owner-seat = { $number }\. { $name } { $person }{ $computer ->
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
    [sleep] a check for inactivity
   *[other] { $what }
}
owner-sound = All stored data is readable, and the log matches the snapshot.
owner-repaired = Table { $table } is repaired: its state now matches its log.
owner-moved = Table { $table } is now in { $channel }.
owner-removed = { $person } was removed from table { $table }.
owner-person-banned = { $who } is banned and was removed from { $tables ->
    [0] no tables
    [one] 1 table
   *[other] { $tables } tables
}.
owner-server-banned = Server { $who } is banned; { $tables ->
    [0] no games were paused
    [one] 1 game is paused
   *[other] { $tables } games are paused
}.
owner-unbanned = { $who } is no longer banned. Paused games go on once someone there resumes them.
owner-bans = Bans: { $count }
owner-ban = { $who }, since { $since }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
owner-forget = If you continue, { $who } leaves all tables (in running games, a computer player plays on). I delete their settings, holidays, plans and follows, and remove their name from the games they've played. This can't be undone. Messages already in channels stay; so does a ban.
    .sure = Delete this person's data
owner-forgotten = Done: I no longer store anything about { $who }. Older backups contain the data until they are deleted.
owner-maintenance-begin = Maintenance announced: every running table shows it, and all clocks are stopped until you end it.
owner-maintenance-end = Maintenance is over: all clocks are running again.

## The audit log.

audit-title = **Who did what** · page { $page }
audit-none = Nothing here yet.
audit-more = More on page { $page }.
audit-nobody = the bot
audit-forgotten = a person who deleted their data
audit-unreadable = an unreadable entry
audit-kicked = { $who } removed { $whom } from the table
audit-host-changed = { $who } made { $whom } the host
audit-option-changed = { $who } changed an option ({ $detail })
audit-privacy-changed = { $who } { $detail ->
    [closed] closed the table to followers
   *[open] opened the table to followers
}
audit-channel-changed = { $who } moved the table to { $detail }
audit-stood-in = { $who } had a computer player sit in for { $whom }
audit-taken-out = { $who } removed { $whom } from the game for good
audit-voted = { $who } voted on how to continue without { $whom }
audit-waited = { $whom } was given more time
audit-lent = a computer player made a move for { $whom }
audit-offered = { $whom }'s seat was opened to anyone
audit-seat-taken = { $who } took { $whom }'s seat
audit-proposed = { $who } proposed a pause or a different pace
audit-agreed = { $who } agreed to the proposal
audit-objected = { $who } rejected the proposal, or took it back
audit-paused = { $who } paused the table
audit-resumed = { $who } resumed the table
audit-pace-changed = { $who } set the pace: { $detail }
audit-timeout-changed = { $who } chose what happens if someone runs out of time: { $detail }
audit-undone = { $who } took a move back
audit-repaired = { $who } repaired the table
audit-closed = { $who } closed the table
audit-reopened = { $who } reopened the table
audit-language-set = { $who } set the server's language: { $detail }
audit-text-set = { $who } set whether boards have text descriptions: { $detail ->
    [on] on
   *[off] off
}
audit-tournaments-set = { $who } set whether all members can open tournaments with the buttons: { $detail ->
    [on] on
   *[off] off
}
audit-channels-gone = A channel where tables could be opened was deleted. Tables can be opened in: { $detail }
audit-channels-set = { $who } set where tables can be opened: { $detail }
audit-timeout-set = { $who } chose what happens at new tables if someone runs out of time: { $detail }
audit-holidays-set = { $who } set the days off per month: { $detail }
audit-person-banned = { $who } banned { $whom } ({ $detail })
audit-person-unbanned = { $who } unbanned { $whom }
audit-server-banned = { $who } banned the server ({ $detail })
audit-server-unbanned = { $who } unbanned the server
audit-maintenance-begun = { $who } announced maintenance ({ $detail })
audit-maintenance-ended = { $who } ended the maintenance

## One's own data.

me-exported = Here's everything I store about you. Times are seconds since 1970, ids are Discord's.
me-forget = If you continue, you leave all your tables (in running games, a computer player plays on for you). I delete your settings, holidays, plans and follows, and remove your name from the games you've played. This can't be undone. Messages already in channels stay; so does a ban.
    .sure = Delete my data
me-forgotten = Done: I no longer store anything about you. If you use the bot again, you start afresh.

## Commands.

command-my-export = Get everything I store about you, as a file
    .name = export
command-my-forget = Delete everything I store about you
    .name = forget
command-server-audit = See who removed, closed, voted on or changed what
    .name = audit
command-owner = For the people who run this bot
    .name = owner
command-owner-tables = List tables
    .name = tables
command-owner-tables-status = Status
    .name = status
command-owner-tables-game = Which game
    .name = game
command-owner-look = Inspect a table (no one's cards are shown)
    .name = look
command-owner-repair = Rebuild a table's snapshot from its log
    .name = repair
command-owner-close = Close a table
    .name = close
command-owner-move = Move a table to another channel of its server
    .name = move
command-owner-move-channel = The channel's id
    .name = channel
command-owner-remove = Remove someone from a game for good
    .name = remove
command-owner-ban = Ban a person or a server
    .name = ban
command-owner-ban-reason = Reason (they will read it)
    .name = reason
command-owner-unban = Lift a ban
    .name = unban
command-owner-bans = List the bans
    .name = bans
command-owner-forget = Delete someone's data, as they asked you to
    .name = forget
command-owner-maintenance = Announce or end maintenance (all clocks stop meanwhile)
    .name = maintenance
command-owner-maintenance-state = Begin or end
    .name = state
command-owner-maintenance-text = What is being done (everyone will read it)
    .name = text
command-owner-audit = See who removed, closed, voted on or changed what, in all servers
    .name = audit
parameter-page = Which page (the first by default)
    .name = page
parameter-server = Server id
    .name = server
parameter-person = Which person
    .name = person

choice-status-lobby = Gathering players
choice-status-playing = In progress
choice-status-finished = Finished
choice-status-closed = Closed
choice-maintenance-begin = Begin
choice-maintenance-end = End
