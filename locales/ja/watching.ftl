### テーブルのフォローと、対局の振り返り。

button-follow = フォロー
button-unfollow = フォロー解除
follow-what-rounds = ラウンドごと
follow-what-headlines = 大きな出来事
follow-what-end = 終了だけ
follow-place-dm = ダイレクトメッセージ
follow-place-channel = チャンネルでメンション

watch-following = テーブル{ $table }をフォローしました（{ $what }・{ $place }）。
watch-unfollowed = テーブル{ $table }のフォローを解除しました。
watch-private = このテーブルをフォローできないようにしました。チャンネルを見られる人は、引き続きそこで観戦できます。
watch-open = このテーブルを再びフォローできるようにしました。

## ゲームの出来事のほかに、フォローしている人に伝えること。

news-private = プレイヤーがこのテーブルを非公開にしたため、お知らせはこれで終わりです。
news-dm-refused = { $person }さん、ダイレクトメッセージを送れないため、このテーブルのフォローを解除しました。代わりにここでメンションを受け取るには、/{ command-game.name } { command-game-watch.name } { command-game-watch-follow.name } を使ってください。

## 振り返り。

button-look-back = リプレイ
button-round-end = 前のラウンドの結果
button-round-end-at = ラウンド終了時（{ $move }手目）
button-board-at = { $move }手目のあとの盤面
button-play-on = ここから続ける
replay-moment = { $move ->
    [0] 開始時（全{ $moves }手）
   *[other] { $move }手目（全{ $moves }手）
}
replay-eyes-all = 全員に公開の情報
replay-eyes = { $name }の視点

## 終わったゲームの途中から続ける。

origin-told = ↪ テーブル{ $table }の{ $move ->
    [0] 開始時
   *[other] { $move }手目
}からの続きです。伏せられたカードなどは当時のまま、結果は成績に残りません。
origin-title = { $title }（続き）
origin-seat = 自分の席
origin-seat-of = プレイヤー{ $number }：{ $name }の席
origin-levels = コンピューターの強さ
origin-level-every = コンピューター全員：{ level }
origin-level = プレイヤー{ $number }・{ $name }：{ level }

## 終わったゲームの一覧。

archive-mine = 自分の終わったゲーム
archive-server = このサーバーの終わったゲーム
archive-none = 見つかりませんでした。終わったゲームはここに載ります。
archive-no-more = これより前はありません。
archive-line = { $title } · { $when } · { $names }
archive-open = 開くゲームを選ぶ
button-newer = ◀ 新しい
button-older = 古い ▶

## 持ち帰る棋譜。

html-first = 最初へ
html-previous = 1手戻る
html-next = 1手進む
html-last = 最後へ
html-eyes = 視点
html-move = 手
html-log = ログ
html-language = 言語
