### 本人だけに見えるもの。手番のパネル、ページ、一覧、操作への返事。

panel-confirm = **{ $move }** — よろしいですか？ あとから取り消せません。
panel-barred = { $values }：{ $reason }
panel-told = { $move }：{ $told }
panel-unanswered = 「**{ $move }**」は反映済みです。先ほどは結果を表示できませんでした。
panel-automatic = ほかに選べる手がないため、自動で行いました：**{ $moves }**
panel-moved-on = 状況が変わりました。最新の状況は次のとおりです。
panel-undone = 手を取り消しました。
panel-finished = ゲームは終わりました。
panel-closed = このテーブルは閉じられました。
panel-lobby = ゲームはまだ始まっていません。
panel-earlier = …ほか{ $count }件
panel-none = なし
panel-so-many = { $verb }（{ $numbers }）
button-story = これまでの経過（{ $count }）
button-fold = たたむ
button-why = 選べない理由
button-type = 入力…
hint-only = 💡 名人なら迷わず**{ $move }**です。
hint-best = 💡 名人なら**{ $move }**です。{ $sure ->
    [yes] 次善の「{ $other }」より、{ $unit ->
        [chance] 勝率が約{ $gain }ポイント高い
       *[points] 約{ $gain }点得する
    }見込みです。
   *[no] 「{ $other }」とほとんど差はありません。
}
button-hint = ヒント
number-range = { $least }から{ $most }までの数

button-refresh = 更新
button-undo = 取り消す
button-back = 戻る
button-next-table = 次へ：{ $table }
refusal-none-waits = ほかに、あなたを待っているテーブルはありません。

rules-contents = 目次

log-page = { $page }／{ $pages }ページ
log-seed-hash = シャッフルは封印済みです（SHA-256：`{ $hash }`）。種は終了後に公開されます。
log-hint = 💡 { $name }がヒントを使いました。
log-shared-seed = プレイヤーがシャッフルに加えた言葉：{ $words }
log-empty = まだ何も起きていません。
show-posted = こちらです：{ $link }
record-given = テーブル{ $table }の棋譜です。保存や再現に使えます。/{ command-game.name } { command-game-record.name } { command-game-record-format.name } では、テキストや図入りのWebページも選べます。

mine-title = あなたのテーブル（{ $count }卓）：
mine-none = 参加中のテーブルはありません。/{ command-game.name } { command-game-open.name } で開けます。
mine-yours = **あなたの手番** · [{ $title }]({ $link }) · 手番開始：{ $since }
mine-theirs = [{ $title }]({ $link }) · ほかの人の手番 · 最後の手番：{ $since }
mine-lobby = [{ $title }]({ $link }) · 開始前
mine-left = [{ $title }]({ $link }) · コンピューターが代行中

verify-seed-fits = ✅ 種 `{ $seed }` のSHA-256は、開始時からログに示したもの（`{ $hash }`）と一致します。シャッフルは最初の手の前に決まっていました。
verify-origin-fits = ✅ テーブル{ $table }の{ $move }手目からの続きです。配置も、そこまでの手順も一致しています。
verify-origin-differs = ❌ テーブル{ $table }の{ $move }手目からの続きのはずですが、配置かそこまでの手順が違います。
verify-seed-differs = ❌ 種 `{ $seed }` のSHA-256は、開始時からログに示したもの（`{ $hash }`）と一致しません。
verify-shared-seed-fits = ✅ プレイヤーの言葉（{ $words }）を加えると種 `{ $seed }` になり、カードと席順はこの種で決まっています。
verify-shared-seed-differs = ❌ プレイヤーの言葉（{ $words }）を加えても、種 `{ $seed }` とこの席順にはなりません。
verify-result-fits = ✅ 棋譜を再現すると、同じ結果になります。
verify-result-differs = ❌ 棋譜を再現すると、違う結果になります。
verify-chain-fits = ✅ 手番の記録は書き換えられていません。最後のハッシュが、結果とともに記録したもの（`{ $hash }`）と一致します。
verify-chain-differs = ❌ 手番の記録が書き換えられています。ハッシュ `{ $hash }` と一致しません。

language-en = English（英語）
language-ja = 日本語
language-auto = Discordの設定に合わせる
my-language-set = 表示言語を設定しました：{ $label }
server-language-set = このサーバーの表示言語を設定しました：{ $label }
my-text-set = { $text ->
    [on] これからは、画像の内容を文字でも表示します。
   *[off] これからは、画像だけを表示します。画像の説明は代替テキストにあります。
}
server-text-set = { $text ->
    [on] これからは、このサーバーのテーブルで、画像の内容を文字でも表示します。
   *[off] これからは、このサーバーのテーブルで、画像だけを表示します。画像の説明は代替テキストにあります。
}
server-title = **このサーバーの設定**
server-language = 言語：{ $label }
server-choose-language = 言語
server-text = 画像の内容を文字でも表示：{ $text ->
    [on] オン
   *[off] オフ
}
server-choose-text = 画像の内容を文字でも表示
channels-gone = テーブルを開けるチャンネルがすべて削除されたため、またどのチャンネルでもテーブルを開けるようになりました。サーバーの管理者は /{ command-server.name } { command-server-channels.name } で選び直せます。
server-channels = テーブルを開けるチャンネル：{ $channels }
server-channels-all = テーブルは、ボットが書き込めるすべてのチャンネルで開けます。
server-channels-told = /{ command-server.name } { command-server-channels.name } で変更できます。

## Discordの側でできないこと。

refusal-too-large = ファイルが大きすぎて、ここではDiscordにアップロードできません。
refusal-out-of-date = このボタンまたはコマンドは、もう使えません。/{ command-game.name } { command-game-show.name } で最新のテーブルを表示できます。
refusal-too-slow = 時間がかかりすぎて、入力欄を開けませんでした。もう一度ボタンを押してください。
refusal-unexpected = エラーが発生しました（記録済みです）。データは失われていません。/{ command-game.name } { command-game-show.name } で状況を確認し、手が反映されていなければ、もう一度お試しください。
move-unanswered = 手は反映されましたが、結果をここに表示できませんでした。/{ command-game.name } { command-game-hand.name } で確認できます。
refusal-discord-failed = Discordで問題が起きています。少し待ってから、もう一度お試しください。/{ command-game.name } { command-game-show.name } でテーブルを表示できます。
refusal-rules-first = このサーバーのルールにまだ同意していません。先にDiscordの案内に従ってルールに同意してから、もう一度お試しください。
refusal-not-allowed = この操作ができるのは、サーバーの管理者だけです。
refusal-not-understood = 「{ $text }」を認識できませんでした。入力中に表示される候補から選んでください。
refusal-bot-forbidden = このチャンネルでは、Discordがボットの操作を拒否しました。サーバーの管理者に、ここでのボットの権限（チャンネルを見る、メッセージを送信、スレッドでメッセージを送信、公開スレッドの作成、ファイルを添付、メッセージ履歴を読む）を確認してもらってください。
refusal-not-in-range = 「{ $text }」は{ $least }から{ $most }までの数ではありません。もう一度入力してください。
refusal-not-in-server = テーブルを開けるのはサーバーのチャンネルだけです。そこで /{ command-game.name } { command-game-open.name } を使ってください。
refusal-no-thread-here = この種類のチャンネルにはスレッドを作れません。スレッドなしで開くか、テキストチャンネルかアナウンスチャンネルで開いてください。
refusal-thread-refused = Discordがスレッドの作成を拒否しました。スレッドなしで開くか、別のチャンネルでお試しください。
refusal-wrong-channel = この種類のチャンネルにはテーブルを置けません。テキスト、アナウンス、ボイス、ステージのいずれかのチャンネルか、スレッドを使ってください。
refusal-bot-lacks = { $channels }では、ボットに{ $rights }の権限がありません。サーバーの管理者に許可してもらうか、別のチャンネルをお使いください。
bot-right = { $right ->
    [view_channel] 「チャンネルを見る」
    [connect] 「接続」
    [send_messages] 「メッセージを送信」
    [send_messages_in_threads] 「スレッドでメッセージを送信」
    [create_public_threads] 「公開スレッドの作成」
    [attach_files] 「ファイルを添付」
    [manage_channels] 「チャンネルの管理」（このフォーラムはタグが必須のため。ボットが使えるタグがあれば不要）
   *[read_message_history] 「メッセージ履歴を読む」
}
refusal-cant-post = { $channels }への投稿をDiscordが拒否したため、何も開いていません。スレッドの場合は、ロックされていないか、ボットが参加しているかを確認してください。それ以外はサーバーの管理者に相談するか、別のチャンネルをお使いください。
refusal-not-in-thread = このプライベートスレッドにはボットが参加していないため、投稿できません。先にここでボットにメンションしてスレッドに追加してから、もう一度お試しください。
refusal-not-there = { $why ->
    [hidden] テーブル{ $table }のチャンネルを見られなくなったため、
    [timed-out] テーブル{ $table }のサーバーでタイムアウト中のため、
   *[left] テーブル{ $table }のサーバーから退出しているため、
}何も開いていません。参加できるチャンネルで /{ command-game.name } { command-game-open.name } を使ってください。
refusal-too-many-threads = このサーバーのスレッドがDiscordの上限に達しています。いくつか閉じるか、スレッドなしでテーブルを開いてください。
refusal-thread-asleep = このスレッドはアーカイブされています。何か書き込んで再開してから、もう一度お試しください。
refusal-no-table-here = このチャンネルにはテーブルがありません。/{ command-game.name } { command-game-open.name } で開けます。自分のテーブルは /{ command-game.name } { command-game-mine.name } で探せます。
refusal-other-game = テーブル{ $table }は別のゲームです。そのゲームのコマンドか /{ command-game.name } { command-game-move.name } を使ってください。
refusal-invited-bot = ボットは招待できません。コンピューターと遊ぶには「{ button-computer }」を押してください。
