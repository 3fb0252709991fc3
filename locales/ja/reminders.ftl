### 手番のお知らせとその設定、催促、眠っているテーブル。

reminder-title = あなたの手番です（{ $count }卓）：
reminder-call = { $person }さん、あなたの手番です（{ $count }卓）：
reminder-waits = [{ $title }]({ $link }) · 手番開始：{ $since }
reminder-waits-until = [{ $title }]({ $link }) · 手番開始：{ $since } · 期限：{ $until }
reminder-last-call = [{ $title }]({ $link }) · **もうすぐ時間切れ** · 期限：{ $until }。{ $then }
reminder-out = [{ $title }]({ $link }) · **時間切れです**（どうするか決まるまでは、まだ手番を行えます）
reminder-asked = {" "}· 催促が来ています
reminder-more = …ほかに{ $count }卓あります（/{ command-game.name } { command-game-mine.name } で一覧）

## 時間切れのあとどうなるか（文の終わり）。

reminder-then-vote = 過ぎると、ほかの人の投票で決まります
reminder-then-wait = 過ぎると、同じ持ち時間がもう一度与えられます
reminder-then-move = 過ぎると、コンピューターがこの手番を代行します
reminder-then-sit = 過ぎると、戻るまでコンピューターが代行します
reminder-then-offer = 過ぎると、コンピューターが代行し、ほかの人もその席に着けるようになります

## 選んだ設定。

my-title = **あなたの設定**
my-language = 言語：{ $label }
my-where = 手番の通知：{ $where ->
    [dm] ダイレクトメッセージ
    [channel] テーブルのチャンネルでのメンション
    [none] なし
   *[both] ダイレクトメッセージと、テーブルのチャンネルでのメンション
}
my-every = 手番中のリマインド：最大で{ $every ->
    [24] 1日
   *[other] { $every }時間
}に1回
my-quiet = おやすみ時間：{ $begin }～{ $end }（{ $city }の時刻、現在{ $now }）
my-no-quiet = おやすみ時間：なし
my-zone-first = 先にタイムゾーンを選んでください
my-begin-first = 先に開始時刻を選んでください
my-auto = 選べる手が1つだけのとき：{ $auto ->
    [on] ボットが代わりに行う
   *[off] 自分で行う
}
my-choose-auto = 選べる手が1つだけのとき
my-auto-told = 選べる手が1つだけなら、ボットがすぐに代わりに行えます。ただし、早さから「ほかに手がなかった」とほかの人に気づかれることがあります。
auto-on = ボットが代わりに行う
auto-off = 自分で行う
my-text = 画像の説明文：{ $text ->
    [on] あり
   *[off] なし
}
my-choose-text = 画像の説明文
text-on = 画像と説明文
text-off = 画像のみ
my-away = お休み：{ $until }まで
my-dm-refused = ⚠ Discordの設定のため、あなたにダイレクトメッセージを送れません。代わりにテーブルのチャンネルでメンションします。サーバーのメンバーからのダイレクトメッセージを許可してから、/{ command-my.name } { command-my-reminders.name } でもう一度選んでください。
my-choose-where = 手番の通知
my-choose-every = リマインド
my-choose-zone = タイムゾーン
my-choose-quiet-from = おやすみ時間の開始
my-choose-quiet-to = おやすみ時間の終了
my-choose-language = 言語
every-number = 最大で{ $number ->
    [24] 1日
   *[other] { $number }時間
}に1回
quiet-none = おやすみ時間なし
where-dm = ダイレクトメッセージ
where-channel = チャンネルでのメンション
where-both = 両方
where-none = 通知なし
zone-offered = { $city } · 現在{ $now } · { $zone }

## 催促。

button-nudge = 催促
button-habits = 設定
nudged = { $names }さんに催促を送りました（おやすみ時間中の人には、終わってから届きます）。

## 長いあいだ何も起きていないテーブル。

table-asleep = 💤 2週間、誰も手番を行っていないため、このテーブルは休止中です。リマインドも止まっています。誰かが手番を行うと再開します。
lobby-forgotten = 1週間動きがなかったため、このテーブルを閉じました。/{ command-game.name } { command-game-open.name } で新しく開けます。

## Discordの側でできないこと。

refusal-not-a-time = 「{ $text }」を時刻として認識できません。22:30のように入力してください。
refusal-half-a-night = おやすみ時間は、開始と終了の両方を入力してください。なしにするには、両方に同じ時刻を入力します。
refusal-zone-missing = タイムゾーンも選んでください。あなたの地域の{ $begin }がいつなのかを知るために必要です。

## コマンド。

command-game-clock-nudge = 手番の人に催促を送る（1つのテーブルにつき6時間に1回）
    .name = 催促
command-my-settings = 自分の設定をすべて見る・変える
    .name = 設定
command-my-reminders = 手番の通知方法と、リマインドの間隔を選ぶ
    .name = お知らせ
command-my-reminders-where = 通知方法
    .name = 方法
command-my-reminders-every = 同じ手番でのリマインドの間隔（1～168時間）
    .name = 間隔
command-my-auto = 選べる手が1つだけのとき、ボットに任せる（ほかの人に気づかれることがあります）
    .name = 自動
command-my-auto-on = 任せるかどうか
    .name = 任せる
command-my-quiet = おやすみ時間を決める（その間は通知も期限もなし）
    .name = おやすみ時間
command-my-quiet-from = 開始（例：22:30。終了と同じ時刻なら、なし）
    .name = 始まり
command-my-quiet-to = 終了（例：7:00）
    .name = 終わり
command-my-quiet-zone = お住まいの地域（都市や国の名前を入力）
    .name = タイムゾーン

## 通知の最初の行。ロック画面に表示されます。

ring-left = 残り{ $span }
ring-vote = 投票は残り{ $span }
ring-out = 時間切れ
ring-stopped = 持ち時間は停止中
ring-return = いつでも戻れます
ring-removed = 席はほかの人に渡されました
