### テーブルを探す。

command-game-seek = このサーバーで、一緒に遊ぶ人を探す
    .name = 募集
command-game-seek-game = 遊びたいゲーム
    .name = ゲーム
command-game-seek-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように書く（省くと1日）
    .name = 持ち時間
command-game-seek-rated = 結果をレーティングに反映するか
    .name = レート戦
command-server-meeting = 募集した人たちのテーブルを開くチャンネルを決める
    .name = 集合場所
command-server-meeting-channel = チャンネル（省くと、募集した場所）
    .name = チャンネル
button-seek = 私も
button-look-for = 相手を募集
button-unseek = 募集をやめる
seek-wish = **{ $game }**（{ $pace }{ $rated ->
    [yes] 、レート戦
   *[no] {""}
}）
seek-looking = 🔎 { $wish }の相手を募集中：{ $names }
seek-more = { $missing ->
    [0] 次の人が加わると、テーブルが開きます。
   *[other] あと{ $missing }人で、テーブルが開きます。
}
seek-begun = { $wish }の相手を募集しています（{ $here }／{ $least }人）。人数がそろったら{ $channel }にテーブルを開き、全員にお知らせします。1週間そろわなければ、募集は終わります。
seek-stopped = このゲームの募集をやめました。
seek-none = このゲームは募集していません。もうテーブルが開いたのかもしれません。/{ command-game.name } { command-game-mine.name } で確かめられます。
seek-opened = 人数がそろい、[テーブル{ $table }]({ $link })が開きました。
seek-found = { $names }：人数がそろいました。[このテーブル]({ $link })に全員の席があります。ほかの人もまだ参加できます。{ $host }がゲームを始めます。
meeting-set = 募集した人たちのテーブルは、これから{ $channel }に開きます。
meeting-anywhere = 募集した人たちのテーブルは、募集した場所に開きます。
audit-meeting-set = { $who }が募集の集合場所を決めた：{ $detail }
