### テーブルでできないこと。何が起きたのか、そしてどうすればよいか。

## 見つからないもの。

refusal-no-such-table = テーブル{ $table }は見つからないか、ここからは見られません。自分のテーブルは /{ command-game.name } { command-game-mine.name } で確認できます。
refusal-no-such-game = 「{ $game }」というゲームはありません。候補から選んでください。
refusal-bad-option = このゲームでは、オプション「{ $option }」に「{ $value }」は選べません。候補から選んでください。
refusal-unreadable = テーブル{ $table }の保存データを読み込めないため、続けられません。ホストかサーバーの管理者はテーブルを閉じられます。記録は残ります。

## テーブルを開くとき。

refusal-lesson-going-on = テーブル{ $table }の体験プレイが、ここでまだ途中です。
refusal-table-open-here = このチャンネルではテーブル{ $table }がすでに開いています。そこに参加するか、終わるのを待つか、スレッドや別のチャンネルで開いてください。
refusal-channel-not-allowed = このサーバーでテーブルを開けるのは{ $channels }だけです。そちらで開いてください。

## テーブルでの立場。

refusal-not-host = この操作ができるのはホストだけです。
refusal-rated-runs = 始まったレート戦では、ホストがテーブルを閉じたり、時間切れのときの扱いを変えたりすることはできません。席を離れてコンピューターに任せるか、サーバーの管理者に閉じてもらってください。
refusal-not-seated = あなたはこのテーブルのプレイヤーではありません。開始前なら参加でき、始まったあとは観戦できます。
refusal-already-seated = すでにこのテーブルに参加しています。
refusal-computer-holds-seat = コンピューターがあなたの席を代行中です。先にテーブルの「{ button-return }」を押してください。

## 終わったゲームの途中から続けるとき。

refusal-nothing-to-play = テーブル{ $table }は{ $moves }手で終わったので、そこから先はありません。もっと前の手を選んでください（0は開始時です）。
refusal-set-by-origin = テーブル{ $table }からの続きなので、オプションと人数は変えられません。
refusal-set-by-lesson = 体験プレイでは配られるカードが決まっているため、オプションと席は変えられません。
refusal-seat-taken = 移れるのは、コンピューターの席だけです。
refusal-no-places = このテーブルの席順はゲーム開始時に決まるので、席は選べません。

## 予約。

refusal-your-turn = いまはあなたの手番です。予約せずに、そのまま手番を行ってください。
refusal-not-plannable = それはいま予約できません。候補から選んでください。
refusal-too-many-plans = このテーブルではすでに{ $most }件の予約があります。先にどれかを取り消してください。
refusal-no-such-plan = その予約はもうありません。実行されたか、無効になりました。

## フォロー。

refusal-not-following = このテーブルはフォローしていません。
refusal-closed-to-followers = このテーブルはフォローできない設定になっています。チャンネルを見られる人は、そこで観戦できます。

## ほかの人の立場。

refusal-at-table = { $person }はすでにこのテーブルにいます。
refusal-not-at-table = { $person }はこのテーブルにいません。テーブルにいる人を選んでください。

## 席。

refusal-table-full = { $seats }席すべてが埋まっています。誰かが離れるか、ホストがコンピューターを外すと空きます。
refusal-too-few = あと{ $missing }人必要です（{ $least }人以上で始められます）。誰かを招待するか、コンピューターを追加してください。
refusal-no-computer = 外せるコンピューターはいません。

## 招待。

refusal-not-invited = この招待は無効になっています。席が空いていれば、そのまま参加できます。
refusal-already-invited = その人はすでに招待されています。あとは承諾を待つだけです。

## 種に加える言葉。

refusal-no-words = このテーブルのシャッフルには、プレイヤーの言葉を加えられません。加えたいときは、/{ command-game.name } { command-game-open.name } { command-game-open-shared.name } でテーブルを開いてください。
refusal-bad-word = { $most }文字以内で、1行に収めてください。

refusal-kicked = あなたはホストによりこのテーブルから外されました。ゲームが始まるまでは、ホストが招待し直せます。

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
refusal-closed-for-good = このテーブルはもう開き直せません。開き直せるのは、ホスト・最後に残った人・サーバーの管理者が閉じたテーブルだけで、閉じてから10分以内です。新しいテーブルは /{ command-game.name } { command-game-open.name } で開けます。

## 持ち時間と一時停止。

refusal-bad-pace = 持ち時間は1手につき1分～60日です。10m、36h、2dのように入力するか、候補から選んでください。
refusal-no-vote = いま投票の必要はありません。時間切れの人はいません。サーバーを抜けた人や、3日以上手番を行っていない人についても投票できます。
refusal-own-vote = それはほかの人が決めます。いま手番を行えば、投票は不要になります。
refusal-no-seat-offered = このテーブルに空いている席はありません。ほかの人が先に座ったのかもしれません。
refusal-already-paused = このテーブルはすでに一時停止しています。
refusal-not-paused = このテーブルは一時停止していません。
refusal-no-proposal = このテーブルに、回答待ちの提案はありません。
refusal-bad-holiday = お休みは3か月以内に終わるようにしてください。2026-08-31のような日付か、7dのような日数で入力します。
refusal-not-away = いまはお休み中ではありません。

## お知らせ。

refusal-no-such-zone = 「{ $zone }」というタイムゾーンはありません。都市の名前を入力して、候補から選んでください。
refusal-nobody-waited-for = いま催促できる相手はいません。あなたの手番か、テーブルが一時停止中か、相手がお休み中です。
refusal-nudged-already = すでに誰かが催促しています。次に催促できるのは{ $until }です。

## 手番。

refusal-stale = 状況が変わりました。最新の状況は次のとおりです。
refusal-not-friendly = このテーブルではヒントを使えません。ヒントを許可できるのは、開始前のホストだけです。
refusal-not-waited-for = いまはあなたの手番ではありません。手番が来たらヒントを出せます。
refusal-no-hint = ヒントを出せませんでした。もう一度お試しください。
refusal-nothing-to-undo = いま取り消せる手はありません。取り消せるのは自分の直前の手だけで、ほかの人が手番を行うか、隠れた情報が明らかになると取り消せなくなります。
refusal-not-saved = 保存できなかったため、何も変わっていません。少し待ってから、もう一度お試しください。
refusal-storage-away = いまはテーブルの情報を読み込めません。何も変わっていないので、少し待ってから、もう一度お試しください。
