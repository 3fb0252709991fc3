### 手番のお知らせとその設定、催促、眠っているテーブル。

reminder-title = { $count }卓があなたの手番を待っています：
reminder-call = { $person } さん、{ $count }卓があなたの手番を待っています：
reminder-waits = [{ $title }]({ $link }) · { $since }から
reminder-waits-until = [{ $title }]({ $link }) · { $since }から、持ち時間は{ $until }に切れます
reminder-last-call = [{ $title }]({ $link }) · **もうすぐ時間切れ** · 持ち時間は{ $until }に切れます。{ $then }
reminder-out = [{ $title }]({ $link }) · **時間切れです** · どうするか決まるまでは、まだ手を進められます
reminder-asked = {" "}· ほかの人が手番をお願いしています
reminder-more = …ほかに{ $count }卓あります（/{ command-game.name } { command-game-mine.name } で一覧）

## 時間切れのあとどうなるか（文の終わり）。

reminder-then-vote = そのあとどうするかは、ほかの人が決めます
reminder-then-wait = そのあと、同じ持ち時間がもう一度与えられます
reminder-then-move = そのあと、コンピュータがこの一手を代わりに進めます
reminder-then-sit = そのあと、戻ってくるまでコンピュータが席を預かります
reminder-then-offer = そのあと、コンピュータが席を預かり、ほかの人もその席につけるようになります

## 選んだ設定。

habits-title = **あなたの設定**
habits-language = 言語：{ $language }
habits-where = 手番を知らせる方法：{ $where ->
    [dm] ダイレクトメッセージ
    [channel] テーブルのチャンネルでのメンション
    [none] 知らせない
   *[both] ダイレクトメッセージと、テーブルのチャンネルでのメンション
}
habits-every = 手番が続くあいだのお知らせ：多くても{ $hours }時間に1回
habits-quiet = おやすみ時間：{ $begin }〜{ $end }（{ $city }の時刻。いまは{ $now }）
habits-no-quiet = おやすみ時間：なし
habits-zone-first = 先にタイムゾーンを選んでください
habits-begin-first = 先に始まりの時刻を選んでください
habits-auto = 選択の余地がないとき：{ $on ->
    [yes] ボットが代わりに答える
   *[no] 自分で答える
}
habits-choose-auto = 選択の余地がないとき
habits-auto-told = 答えが一つしかない質問には、ボットがすぐに代わりに答えられます。答えが早いと、ほかの人に「選択の余地がなかった」とわかることがあります。
auto-on = 選択の余地がないときはボットが答える
auto-off = すべて自分で答える
habits-away = 休み：{ $until }まで
habits-dm-refused = ⚠ Discordの設定のため、あなたにダイレクトメッセージを送れません。代わりにテーブルのチャンネルでメンションします。サーバーのメンバーからのダイレクトメッセージを許可してから、/{ command-me.name } { command-me-reminders.name } でもう一度選んでください。
habits-choose-where = 知らせる方法
habits-choose-every = お知らせの間隔
habits-choose-zone = タイムゾーン
habits-choose-quiet-from = おやすみ時間の始まり
habits-choose-quiet-to = おやすみ時間の終わり
habits-choose-language = 言語
every-hours = { $hours }時間ごと
quiet-none = おやすみ時間なし
where-dm = ダイレクトメッセージ
where-channel = チャンネルでのメンション
where-both = 両方
where-none = 知らせない
zone-offered = { $city } · いま{ $now } · { $zone }

## 催促。

button-nudge = 催促
button-habits = 設定
nudged = { $names }さんに手番をお願いします。おやすみ時間中の人には、終わってから伝えます。

## 長いあいだ何も起きていないテーブル。

table-asleep = 💤 2週間誰も手を進めていないので、このテーブルは眠っています。お知らせも止まっています。誰かが手を進めると目を覚まします。
lobby-forgotten = 1週間何も起きなかったので、このテーブルは閉じられました。/{ command-game.name } { command-game-open.name } で新しく開けます。

## Discordの側でできないこと。

refusal-not-a-time = 「{ $text }」は時刻として読めません。22:30のように書いてください。
refusal-half-a-night = おやすみ時間には、始まりと終わりの両方を入れてください。同じ時刻を2つ入れると「なし」になります。
refusal-zone-missing = { $begin }がいつのことか分かるように、お住まいの場所のタイムゾーンも選んでください。

## コマンド。

command-game-clock-nudge = 手番の人に、そっとお願いする（1つのテーブルで6時間に1回）
    .name = 催促
command-me-settings = 自分の設定をまとめて見る・変える
    .name = 設定
command-me-reminders = 手番を知らせる方法と間隔を選ぶ
    .name = お知らせ
command-me-reminders-where = 知らせる方法
    .name = 方法
command-me-reminders-every = 同じ手番のお知らせの間隔（1〜168時間）
    .name = 間隔
command-me-auto = 答えが一つしかない質問をボットに任せます（ほかの人に気づかれることがあります）
    .name = 自動
command-me-auto-on = 任せる（いいえ：すべて自分で答える）
    .name = 任せる
command-me-quiet = おやすみ時間を選ぶ（そのあいだは知らせず、締め切りも来ない）
    .name = おやすみ時間
command-me-quiet-from = 始まり（22:30のように。終わりと同じならなし）
    .name = 始まり
command-me-quiet-to = 終わり（7:00のように）
    .name = 終わり
command-me-quiet-zone = お住まいの場所（都市や国の名前を入力）
    .name = タイムゾーン
