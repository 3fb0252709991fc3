### みんなに見えるテーブルのようす。参加者を募っている間、ゲーム中、終了後。

table-number = テーブル{ $table }
table-waiting = { $names }の手番（開始：{ $since }）
table-stand-in = コンピューターが{ $name }の代行中です。本人はいつでも戻れます。
table-over = ゲーム終了
table-place = { $place }位 **{ $name }** · { $score }
table-closed = このテーブルは、ゲームが終わる前に閉じられました。
seed-word = 「{ $word }」
seed-no-words = （なし）

seat-host = { $name }（ホスト）
seat-word = { $name } · { $word }
table-hints = 💡 ヒントを使った人：{ $names }
seat-computer = { $name }（コンピューター・{ level }）
# The level of a computer player.
level = { $level ->
    [random] やさしい
    [master] 名人
   *[clever] 手ごわい
}
seat-stand-in = { $name }（コンピューターが代行中）
# A name that consists of invisible characters only.
name-none = （名前なし）
seat-numbered = プレイヤー{ $number }

call-turn = { $person }さん、{ $game }の手番です：{ $link }
call-played = ✓ { $title }：{ $story }
call-elsewhere = ✓ { $title }：{ $place }でお知らせしました。
message-over = ✓ { $title }：対応は不要になりました。
end-call = { $people } { $game }が終わりました。1位は{ $winners }です：{ $link }

## 参加者を募っている間。

lobby-facts = テーブル{ $table } · { $least }～{ $most }人 · リアルタイムなら約{ $minutes }分
lobby-shared-seed = 共同シャッフル：ボットの分は封印済みです（{ $hash }）。ゲームが始まるまで、/{ command-game.name } { command-game-join.name } { command-game-join-word.name } で自分の言葉を加えられます。
lobby-seats = **プレイヤー：{ $taken }／{ $seats }**
lobby-invited = ✉ { $who }さんを招待中
lobby-missing = あと{ $missing }人必要です。参加するか、誰かを招待してください。コンピューターはホストが追加できます。
lobby-ready = 人数がそろいました。{ $host }さんが「{ button-start }」を押すと始まります。
lobby-closed = このテーブルは閉じられました。
lobby-invitation = { $person }さん、{ $host }さんのテーブルの**{ $game }**に招待されています。

## 操作した本人への返事。

lobby-opened = テーブル{ $table }を開きました：{ $link }
lobby-opening = テーブル{ $table }を作りましたが、Discordで問題が起きています。メッセージは、できしだい{ $channel }に表示します。
lobby-joined = テーブル{ $table }に参加しました。
lobby-word-added = あなたの言葉を、テーブル{ $table }のシャッフルに加えました。
lobby-back = おかえりなさい！ テーブル{ $table }の自分の席に戻りました。
lobby-left = テーブル{ $table }を離れました。
lobby-left-running = テーブル{ $table }を離れました。席はコンピューターが代行します。「{ button-return }」を押せば、いつでも戻れます。
lobby-leave-running = ゲームの途中です。離れると、コンピューターがあなたの席を代行し、ほかの人はそのまま続けます。いつでも戻れます。
    .sure = ゲームを離れる
lobby-leave = あなたの席が空きます。空席がある間は、また参加できます。
    .sure = テーブルを離れる
lobby-leave-host = あなたの席が空き、{ $host }さんが新しいホストになります。全員分を終わりにしたいときは、離れる代わりにテーブルを閉じてください。
    .sure = 離れてホストを譲る
lobby-leave-closes = ほかには誰もいません。あなたが離れるとテーブルは閉じられます。
    .sure = 離れてテーブルを閉じる
lobby-leave-last = 残っているプレイヤーはあなただけです。離れると、コンピューターが最後まで続け、結果をお知らせします。終わるまではいつでも戻れます。いま終わりにしたいときは、テーブルを閉じてください。
    .sure = コンピューターに任せて離れる
lobby-reopened = テーブル{ $table }を開き直しました。
lobby-reopenable = 間違えて閉じた場合、ホストは{ $until }まで開き直せます。
host-title = **テーブル{ $table }：ホストメニュー**
host-option = ゲームのオプション
host-computers = コンピューターを追加：「やさしい」はランダム、「手ごわい」は定石どおりに動き、「名人」は先まで読みます。
lobby-close-running = ゲームの途中です。テーブルを閉じると、全員分がここで終了します。10分間は開き直せます。
    .sure = テーブルを閉じる
lobby-closed-now = テーブル{ $table }を閉じました。
lobby-invites = { $person }さんをテーブル{ $table }に招待しました。
lobby-declined = テーブル{ $table }への招待を断りました。
lobby-kicked = { $person }さんをテーブル{ $table }から外しました。
lobby-departed = { $names }がサーバーを抜けていたため、席から外しました。人数がそろったら、もう一度**{ button-start }**を押してください。
lobby-new-host = { $person }さんがテーブル{ $table }のホストになりました。
lobby-computer-added = コンピューターの{ $name }がテーブル{ $table }に加わりました。
lobby-computer-removed = テーブル{ $table }からコンピューターを1人外しました。
lobby-levels = テーブル{ $table }のコンピューターの強さを「{ level }」にしました。
lobby-started = テーブル{ $table }のゲームが始まりました。楽しんでください！
lobby-option = テーブル{ $table }：{ $option }
lobby-whom = 誰を招待しますか？
lobby-whom-hint = 人を選ぶ

## テーブルのボタン。

button-join = 参加
button-leave = 離れる
button-start = 開始
button-seat = 席を替える
button-computer = 手ごわいコンピューター
button-computer-random = やさしいコンピューター
button-computer-master = 名人コンピューター
button-remove = コンピューターを外す
button-invite = 招待
button-accept = 参加する
button-decline = 今回は遠慮する
button-close = テーブルを閉じる
button-reopen = 開き直す
button-host = ホストメニュー
button-my-move = 手番
button-my-hand = 手札
button-return = 復帰
button-log = ログ
button-rules = ルール
button-replay = もう一度遊ぶ
button-share = シェア
button-record = 棋譜をダウンロード
button-verify = シャッフルを確認
button-first = ⏮
button-previous = ◀
button-next = ▶
button-last = ⏭

## テーブルのチャンネルに書き込めないとき。

notice-channel-gone = テーブル{ $table }のチャンネルがなくなりましたが、ゲームは無事です。ここ（ダイレクトメッセージ）で続けられます（/{ command-game.name } { command-game-mine.name }、/{ command-game.name } { command-game-move.name }）。サーバーの別のチャンネルで /{ command-game.name } { command-game-show.name } を使うと、テーブルをそこへ移せます。
notice-channel-closed = テーブル{ $table }のある{ $channel }に書き込めなくなりました。{ $why ->
    [bot-lacks] そこでボットに{ $rights }の権限を与えてください。
    [not-in-thread] そのスレッドでボットをメンションして、スレッドに追加してください。
   *[cant-post] スレッドの場合は、ロックされていないか確認してください。
    }ゲームは無事です。それまではここ（ダイレクトメッセージ）で続けられます。

## Options of a table that are on or off

switch-friendly = フレンドリー戦：「ヒント」で名人の手を見られます。使った人は全員に分かります。
    .turn-on = ヒントを許可する
    .turn-off = ヒントを禁止する
    .turned-on = テーブル{ $table }でヒントを使えるようにしました。
    .turned-off = テーブル{ $table }ではヒントを使えないようにしました。
switch-rated = 🏅 **レート戦**：結果が全員のレーティングに反映されます。席に着くと、同意したことになります。途中で離れるか時間切れになり、終了までに戻らなかった人は、最後まで残った人たちより下の順位になります。
    .turn-on = レート戦にする
    .turn-off = 通常のゲームにする
    .turned-on = テーブル{ $table }をレート戦にしました。
    .turned-off = テーブル{ $table }を通常のゲームにしました。結果はレーティングに影響しません。

## The picture of a result

share-hint = 画像を保存して、友だちに送れます。
share-turning = 勝負の分かれ目：{ $move }手目
share-date = { $year }年{ $month }月{ $day }日
