### 手番のお知らせとその設定、催促、眠っているテーブル。

reminder-title = { $count }卓があなたの手番を待っています：
reminder-call = { $person }さん、{ $count }卓があなたの手番を待っています：
reminder-waits = [{ $title }]({ $link }) · { $since }から
reminder-waits-until = [{ $title }]({ $link }) · { $since }から · 期限：{ $until }
reminder-last-call = [{ $title }]({ $link }) · **もうすぐ時間切れ** · 期限：{ $until }。{ $then }
reminder-out = [{ $title }]({ $link }) · **時間切れです** · どうするか決まるまでは、まだ手番を行えます
reminder-asked = {" "}· 催促が来ています
reminder-more = …ほかに{ $count }卓あります（/{ command-game.name } { command-game-mine.name } で一覧）

## 時間切れのあとどうなるか（文の終わり）。

reminder-then-vote = そのあとは、ほかの人が投票で決めます
reminder-then-wait = そのあとは、同じ持ち時間がもう一度与えられます
reminder-then-move = そのあとは、コンピューターがこの手番を代行します
reminder-then-sit = そのあとは、戻るまでコンピューターが代行します
reminder-then-offer = そのあとは、コンピューターが代行し、ほかの人もその席に着けるようになります

## 選んだ設定。

habits-title = **あなたの設定**
habits-language = 言語：{ $language }
habits-where = 手番の通知：{ $where ->
    [dm] ダイレクトメッセージ
    [channel] テーブルのチャンネルでのメンション
    [none] なし
   *[both] ダイレクトメッセージと、テーブルのチャンネルでのメンション
}
habits-every = 手番中のリマインド：多くても{ $hours ->
    [24] 1日
   *[other] { $hours }時間
}に1回
habits-quiet = おやすみ時間：{ $begin }～{ $end }（{ $city }の時刻。いまは{ $now }）
habits-no-quiet = おやすみ時間：なし
habits-zone-first = 先にタイムゾーンを選んでください
habits-begin-first = 先に始まりの時刻を選んでください
habits-auto = 選択の余地がないとき：{ $on ->
    [yes] ボットが代わりに答える
   *[no] 自分で答える
}
habits-choose-auto = 選択の余地がないとき
habits-auto-told = 答えが一つしかない質問には、ボットがすぐに代わりに答えられます。答えが早いと、ほかの人に「選択の余地がなかった」と分かることがあります。
auto-on = ボットが代わりに答える
auto-off = 自分で答える
habits-text = 画像の内容を文字でも表示：{ $on ->
    [yes] する
   *[no] しない
}
habits-choose-text = 画像の文字表示
text-on = 画像と文字
text-off = 画像だけ
habits-away = 休み：{ $until }まで
habits-dm-refused = ⚠ Discordの設定のため、あなたにダイレクトメッセージを送れません。代わりにテーブルのチャンネルでメンションします。サーバーのメンバーからのダイレクトメッセージを許可してから、/{ command-me.name } { command-me-reminders.name } でもう一度選んでください。
habits-choose-where = 手番の通知
habits-choose-every = リマインド
habits-choose-zone = タイムゾーン
habits-choose-quiet-from = おやすみ時間の始まり
habits-choose-quiet-to = おやすみ時間の終わり
habits-choose-language = 言語
every-hours = 多くても{ $hours ->
    [24] 1日
   *[other] { $hours }時間
}に1回
quiet-none = おやすみ時間なし
where-dm = ダイレクトメッセージ
where-channel = チャンネルでのメンション
where-both = 両方
where-none = 通知なし
zone-offered = { $city } · いま{ $now } · { $zone }

## 催促。

button-nudge = 催促
button-habits = 設定
nudged = { $names }さんに催促を送ります（おやすみ時間中なら、終わってから届きます）。

## 長いあいだ何も起きていないテーブル。

table-asleep = 💤 2週間、誰も手番を行っていないため、このテーブルはお休み中です。リマインドも止まっています。誰かが手番を行うと再開します。
lobby-forgotten = 1週間何も起きなかったため、このテーブルを閉じました。/{ command-game.name } { command-game-open.name } で新しく開けます。

## Discordの側でできないこと。

refusal-not-a-time = 「{ $text }」は時刻として読めません。22:30のように書いてください。
refusal-half-a-night = おやすみ時間には、始まりと終わりの両方を入れてください。同じ時刻を2つ入れると「なし」になります。
refusal-zone-missing = { $begin }がいつのことか分かるように、お住まいの場所のタイムゾーンも選んでください。

## コマンド。

command-game-clock-nudge = 手番の人に催促を送る（1つのテーブルで6時間に1回）
    .name = 催促
command-me-settings = 自分の設定をまとめて見る・変える
    .name = 設定
command-me-reminders = 手番の通知方法と、リマインドの間隔を選ぶ
    .name = お知らせ
command-me-reminders-where = 通知方法
    .name = 方法
command-me-reminders-every = 同じ手番でのリマインドの間隔（1～168時間）
    .name = 間隔
command-me-auto = 答えが一つしかない質問をボットに任せます（ほかの人に気づかれることがあります）
    .name = 自動
command-me-auto-on = 任せる（いいえ：すべて自分で答える）
    .name = 任せる
command-me-quiet = おやすみ時間を選ぶ（その間は通知も期限もなし）
    .name = おやすみ時間
command-me-quiet-from = 始まり（22:30のように。終わりと同じならなし）
    .name = 始まり
command-me-quiet-to = 終わり（7:00のように）
    .name = 終わり
command-me-quiet-zone = お住まいの場所（都市や国の名前を入力）
    .name = タイムゾーン
