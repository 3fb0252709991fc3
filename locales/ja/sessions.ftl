### テーブルでできないこと。何が起きたのか、そしてどうすればよいか。

## 見つからないもの。

refusal-no-such-table = テーブル{ $table }は、ここからは見つかりません。/{ command-game.name } { command-game-mine.name } で自分のテーブルを一覧できます。
refusal-no-such-game = 「{ $game }」というゲームはありません。候補から選んでください。
refusal-bad-option = このゲームでは、オプション「{ $option }」に「{ $value }」は選べません。候補から選んでください。
refusal-unreadable = テーブル{ $table }の保存データを読み込めないため、続けられません。ホストかサーバーの管理者がテーブルを閉じることができます。記録は残ります。

## テーブルを開くとき。

refusal-table-open-here = このチャンネルではテーブル{ $table }がすでに開いています。そこに参加するか、終わるのを待つか、スレッドや別のチャンネルで開いてください。
refusal-channel-not-allowed = このサーバーでテーブルを開けるのは{ $channels }だけです。そちらで開いてください。

## テーブルでの立場。

refusal-not-host = この操作ができるのはホストだけです。ホストに頼むか、ホストを譲ってもらってください。
refusal-not-seated = あなたはこのテーブルのプレイヤーではありません。開始前なら参加でき、始まったあとは観戦できます。
refusal-already-seated = すでにこのテーブルに参加しています。
refusal-computer-holds-seat = コンピューターがあなたの席を代行中です。先にテーブルの「{ button-return }」を押してください。

## 終わったゲームの途中から続けるとき。

refusal-nothing-to-play = テーブル{ $table }は{ $moves }手で終わったので、そこから先はありません。もっと前の手を選んでください（0は最初の配置です）。
refusal-set-by-origin = テーブル{ $table }からの続きなので、オプションと人数は変えられません。
refusal-set-by-lesson = ここは決まった配りで遊び方を学ぶテーブルなので、オプションと席は変えられません。
refusal-seat-taken = 移れるのは、コンピューターが座っている席だけです。
refusal-no-places = このテーブルの席順はゲーム開始時に決まるので、席は選べません。

## 予約。

refusal-your-turn = いまはあなたの手番です。予約ではなく、手番を行ってください。
refusal-not-plannable = それは、いま予約できません。候補から選んでください。
refusal-too-many-plans = このテーブルではすでに{ $most }件の予約があります。先にどれかを取り消してください。
refusal-no-such-plan = その予約はもうありません。実行されたか、無効になりました。

## フォロー。

refusal-not-following = このテーブルはフォローしていません。
refusal-closed-to-followers = このテーブルは非公開で、フォローできません。チャンネルを見られる人は、そこで観戦できます。

## ほかの人の立場。

refusal-at-table = { $person }はすでにこのテーブルにいます。
refusal-not-at-table = { $person }はこのテーブルにいません。テーブルにいる人を選んでください。

## 席。

refusal-table-full = { $seats }席すべてが埋まっています。誰かが離れるか、ホストがコンピューターを外すと空きます。
refusal-too-few = あと{ $missing }人必要です（{ $least }人から始められます）。誰かを招待するか、コンピューターを追加してください。
refusal-no-computer = 外せるコンピューターはいません。

## 招待。

refusal-not-invited = あなたへの招待はもうありません。席が空いていれば、そのまま参加できます。
refusal-already-invited = その人はもう招待されています。あとは相手が承諾するだけです。

## 種に加える言葉。

refusal-no-words = このテーブルのシャッフルは、ボットだけで決めます。/{ command-game.name } { command-game-open.name } { command-game-open-joint.name } で開いたテーブルでは、全員が言葉を加えられます。
refusal-bad-word = { $most }文字以内で、1行で書いてください。

refusal-kicked = ホストがあなたをこのテーブルから外しました。ゲームが始まるまでは、ホストに招待されると、また参加できます。

## テーブルの段階。

refusal-not-in-lobby = { $status ->
    [playing] ゲームが始まっているので、もう変えられません。
    [finished] ゲームは終わりました。「{ button-replay }」で、同じメンバーの新しいテーブルを開けます。
   *[closed] このテーブルは閉じられました。/{ command-game.name } { command-game-open.name } で新しいテーブルを開けます。
}
refusal-not-playing = { $status ->
    [lobby] ゲームはまだ始まっていません。人数がそろえば、ホストが始められます。
    [finished] ゲームは終わりました。「{ button-replay }」で、同じメンバーの新しいテーブルを開けます。
   *[closed] このテーブルは閉じられました。/{ command-game.name } { command-game-open.name } で新しいテーブルを開けます。
}
refusal-not-open = { $status ->
    [finished] ゲームは終わったので、このテーブルですることはもうありません。
   *[closed] このテーブルはすでに閉じられています。
}
refusal-not-finished = { $status ->
    [lobby] ゲームはまだ始まっていません。終わったあとにできます。
    [playing] ゲームはまだ続いています。終わったあとにできます。
   *[closed] このテーブルは、ゲームが終わる前に閉じられました。
}

refusal-not-closed = { $status ->
    [finished] ゲームは終わりました。「{ button-replay }」で、同じメンバーの新しいテーブルを開けます。
   *[other] このテーブルは開いています。
}
refusal-closed-for-good = このテーブルはもう開き直せません。開き直せるのは、ホスト・最後に残った人・サーバーの管理者が閉じたテーブルだけで、閉じてから10分間です。新しいテーブルは/{ command-game.name } { command-game-open.name } で開けます。

## 持ち時間と一時停止。

refusal-bad-pace = 持ち時間は1手につき1分から60日までです。10m、36h、2dのように書くか、候補から選んでください。
refusal-no-vote = いま決めることはありません。時間切れの人はいません。
refusal-own-vote = それはほかの人が決めます。あなたが手番を行えば、投票はいりません。
refusal-no-seat-offered = このテーブルに空いている席はありません。ほかの人が先に座ったのかもしれません。
refusal-already-paused = このテーブルはすでに一時停止しています。
refusal-not-paused = このテーブルは一時停止していません。
refusal-no-proposal = このテーブルに、いま提案はありません。
refusal-bad-holiday = 休みの終わりは、3か月以内の先の日にしてください。2026-08-31のような日付か、7dのような日数で書きます。
refusal-not-away = いまは休み中ではありません。

## お知らせ。

refusal-no-such-zone = 「{ $zone }」というタイムゾーンはありません。都市の名前を入力して、候補から選んでください。
refusal-nobody-waited-for = いま催促する相手はいません。ほかの人の手番ではないか、テーブルが一時停止中か、相手が休み中です。
refusal-nudged-already = すでに誰かが催促しています。次に催促できるのは{ $until }です。

## 手番。

refusal-stale = テーブルが先に進みました。いまの状況は次のとおりです。
refusal-not-friendly = このテーブルにはヒントがありません。ホストが開始前に許可できます。
refusal-not-waited-for = いまはあなたの手番ではありません。手番が来たらヒントを出せます。
refusal-no-hint = ヒントを出せませんでした。もう一度押してください。
refusal-nothing-to-undo = いま取り消せる手番はありません。取り消せるのは自分の最新の手番だけで、ほかの人が手番を行うか、隠された情報が明らかになるまでです。
refusal-not-saved = 保存できなかったため、何も変わっていません。少し待ってから、もう一度お試しください。
refusal-storage-away = いまはテーブルの情報を読み込めません。何も変わっていませんので、少し待ってから、もう一度お試しください。
