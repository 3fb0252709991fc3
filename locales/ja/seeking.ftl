### テーブルを探す。

command-game-seek = このサーバーで一緒に遊ぶ人を探す
    .name = 募集
command-game-seek-game = どのゲームか
    .name = ゲーム
command-game-seek-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように入力（省略時は1日）
    .name = 持ち時間
command-game-seek-rated = 結果をレーティングに反映するか
    .name = レート戦
command-server-meeting = 募集を載せるチャンネルを決める
    .name = 集合場所
command-server-meeting-channel = どのチャンネルか（省略時は、募集した場所）
    .name = チャンネル
button-seek = 参加希望
button-look-for = 一緒に遊ぶ人を募集
button-unseek = 募集をやめる
seek-wish = **{ $game }**（{ $pace }{ $rated ->
    [yes] 、レート戦
   *[no] {""}
}）
seek-looking = 🔎 { $wish }で遊ぶ人を募集中：{ $names }
seek-more = { $missing ->
    [0] 次の人が加わると、テーブルが開きます。
   *[other] あと{ $missing }人でテーブルが開きます。
}
seek-begun = { $wish }で遊ぶ人を募集しています（{ $here }／{ $least }人）。人数がそろったら{ $channel }にテーブルを開き、全員にお知らせします。1週間集まらなければ、募集は終了します。
seek-stopped = 募集をやめました。
seek-none = このゲームでは募集していません。すでにテーブルが開いているかもしれません。/{ command-game.name } { command-game-mine.name } で確認できます。
seek-opened = 人数がそろったので、[テーブル{ $table }]({ $link })を開きました。
seek-found = { $names }：人数がそろいました！ [このテーブル]({ $link })に全員の席があります。ほかの人もまだ参加できます。ゲームを始めるのは{ $host }です。
server-meeting = 募集は、{ $channel }に載せます。
server-meeting-told = /{ command-server.name } { command-server-meeting.name } で変更できます。
server-meeting-anywhere = 募集は、その人が募集したチャンネルに載せます。
audit-meeting-set = { $who }が募集を載せるチャンネルを決めた：{ $detail }
audit-meeting-gone = 募集を載せるチャンネルが削除された。募集は、その人が募集したチャンネルに載る
