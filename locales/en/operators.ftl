### What the bot's operators and servers' managers do; people's own data.

## What all see.

maintenance = 🛠 The bot is being maintained since { $since }: the clocks stand until it is done. Moves may still be made.
maintenance-text = 🛠 The bot is being maintained since { $since }: { $text } · The clocks stand until it is done. Moves may still be made.

## Quotas.

refusal-too-many-tables = Nobody can sit at more than { $most } open tables, and you do. Finish a game or leave a table first: /{ command-game.name } { command-game-mine.name } lists yours.
refusal-too-many-tables-here = This server has { $most } open tables, and no room for another. Wait until one is over, or ask a manager of the server to close one that is forgotten.
refusal-too-many-follows = You follow { $most } tables, and can't follow another. Stop following one first.
refusal-too-many-plans-in-all = You have { $most } plans at all your tables together, and can't have another. Take one back first.

## Bans, and what operators do.

refusal-banned = { $reason ->
    [none] The people who run this bot have closed it to you. If you think that is a mistake, please write to them.
   *[other] The people who run this bot have closed it to you: { $reason }. If you think that is a mistake, please write to them.
} Your data are yours all the same: /{ command-me.name } { command-me-export.name }, /{ command-me.name } { command-me-forget.name }.
refusal-server-banned = { $reason ->
    [none] The people who run this bot have closed it to this server. A manager of the server can write to them.
   *[other] The people who run this bot have closed it to this server: { $reason }. A manager of the server can write to them.
}
refusal-not-banned = There is no such ban. /{ command-owner.name } { command-owner-bans.name } lists them.
refusal-taken-out = The people who run this bot have taken you out of this game. You can watch it, and open another table.
refusal-not-repaired = That can't be repaired: { $trouble }. The table can be closed; its record is kept.
refusal-not-operator = That is for the people who run this bot: the owner of its application on Discord, or its team.
refusal-person-or-server = Name a person or a server, one of the two.
refusal-ban-yourself = You can't ban yourself. Pick somebody else.
refusal-not-an-id = "{ $text }" is no id. Copy it in Discord (Settings, Advanced, Developer Mode; then right-click, Copy ID).
refusal-no-such-channel = The bot sees no such channel in the table's server. Copy the id of one where it may write.

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
owner-turn = Waiting for { $person } since { $since }
owner-owed = Not yet told since { $since } ({ $person }): { $what ->
    [turn] whose turn it is
    [vote] that there is a vote
    [replaced] that a computer player sits in
    [board] how the table stands
    [news] news for a follower
   *[other] what came of a move
}
owner-sound = All that is stored of it can be read, and its log leads to its snapshot.
owner-repaired = Table { $table } is repaired: it is what its log says.
owner-moved = Table { $table } is in { $channel } now.
owner-removed = { $person } is no longer at table { $table }.
owner-person-banned = { $who } is banned, and taken out of { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}.
owner-server-banned = Server { $who } is banned; { $tables ->
    [0] no game was
    [one] one game is
   *[other] { $tables } games are
} paused.
owner-unbanned = { $who } isn't banned any more. Games that were paused go on when somebody there says so.
owner-bans = Bans: { $count }
owner-ban = { $who }, since { $since }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
owner-maintenance-begin = The maintenance is announced: all running tables say so, and all clocks stand until you end it.
owner-maintenance-end = The maintenance is over: all clocks go on.

## The audit log.

audit-title = **Who did what** · page { $page }
audit-none = Nothing has been noted here yet.
audit-more = More on page { $page }.
audit-nobody = the bot
audit-forgotten = somebody who wished to be forgotten
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
audit-voted = { $who } voted on how to go on without { $whom }
audit-waited = { $whom } was given more time
audit-lent = a computer player made a move for { $whom }
audit-offered = the seat of { $whom } was offered
audit-seat-taken = { $who } took the seat of { $whom }
audit-proposed = { $who } proposed a pause or another pace
audit-agreed = { $who } agreed to what was proposed
audit-objected = { $who } objected to what was proposed, or took it back
audit-paused = { $who } paused the table
audit-resumed = { $who } ended the pause
audit-pace-changed = { $who } set the pace: { $detail }
audit-timeout-changed = { $who } chose what happens when time is out: { $detail }
audit-undone = { $who } took a move back
audit-repaired = { $who } repaired the table
audit-closed = { $who } closed the table
audit-language-set = { $who } set the server's language: { $detail }
audit-in-words-set = { $who } set whether tables tell their pictures in words: { $detail }
audit-channels-set = { $who } set where tables may be opened: { $detail }
audit-server-timeout-set = { $who } chose what happens at new tables when time is out: { $detail }
audit-holidays-set = { $who } set the days of a month for holidays: { $detail }
audit-person-banned = { $who } banned { $whom } ({ $detail })
audit-person-unbanned = { $who } lifted the ban of { $whom }
audit-server-banned = { $who } banned the server ({ $detail })
audit-server-unbanned = { $who } lifted the ban of the server
audit-maintenance-begun = { $who } announced maintenance ({ $detail })
audit-maintenance-ended = { $who } ended the maintenance

## One's own data.

me-exported = Here is all that is stored of you. Times are seconds since 1970, ids are Discord's.
me-forget = If you go on, you leave all your tables (a computer player plays on for you in running games), your settings, holidays, plans and follows are removed, and in games that you have played you have no name any more. It can't be undone. What stands in channels already stays there; a ban stays, too.
    .sure = Forget me
me-forgotten = You are forgotten: nothing is stored of you any more. If you use the bot again, it begins anew.

## Commands.

command-me-export = Get all that is stored of you, as a file
    .name = export
command-me-forget = Have all that is stored of you removed
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
command-owner-look = Look into a table (nobody's cards are shown)
    .name = look
command-owner-repair = Make a table's snapshot anew from its log
    .name = repair
command-owner-close = Close a table
    .name = close
command-owner-move = Move a table to another channel of its server
    .name = move
command-owner-move-channel = The channel's id
    .name = channel
command-owner-remove = Take somebody out of a game for good
    .name = remove
command-owner-ban = Ban a person or a server
    .name = ban
command-owner-ban-reason = Why, as they will read it
    .name = reason
command-owner-unban = Lift a ban
    .name = unban
command-owner-bans = List the bans
    .name = bans
command-owner-maintenance = Announce maintenance, or end it: all clocks stand meanwhile
    .name = maintenance
command-owner-maintenance-state = Begin or end
    .name = state
command-owner-maintenance-text = What is being done, as all will read it
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
