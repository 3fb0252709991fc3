### 時間：持ち時間、時間切れの投票、一時停止、休み。

span-days = { $number }日
span-hours = { $number }時間
span-minutes = { $number }分
span-two = { $larger }{ $smaller }

pace-live = リアルタイム（1手5分）
pace-day = 1手につき1日
pace-three-days = 1手につき3日
pace-week = 1手につき1週間
pace-none = 時間制限なし
pace-custom = 1手につき{ $span }

## 持ち時間が切れたとき。

timeout-vote = ほかの人の投票で決める
timeout-wait = 同じ持ち時間をもう一度与える
timeout-move = コンピューターがこの手番を代行する
timeout-sit = 戻るまでコンピューターが代行する
timeout-offer = コンピューターが代行し、誰でもその席に着ける

## みんなに見えるもの。

lobby-pace = 持ち時間：{ $pace }
clock-until = ⏳ { $name }の期限：{ $until }
clock-out = ⌛ { $name }：時間切れ
clock-own = ⏳ 期限：{ $until }（繰り越しを含む）
clock-ran-out = ⌛ { $name }の時間切れ：{ $since }
clock-own-ran-out = ⌛ あなたの持ち時間は{ $since }に切れました。どうするか決まるまでは、まだ手番を行えます。
clock-own-out = ⌛ 持ち時間が切れました。どうするか決まるまでは、まだ手番を行えます。
clock-away = 🏖 { $name }は{ $until }までお休みです
unheard-written = 🔕 { $name }はこのサーバーでタイムアウト中のため、ダイレクトメッセージでしか操作できません。時間がかかるかもしれません。
unheard-vote = 🔕 { $name }に連絡できません。{ $why ->
    [hidden] このチャンネルを見られず、
    [timed-out] このサーバーでタイムアウト中で、
   *[left] このサーバーから退出していて、
}ボットからのダイレクトメッセージも届きません。先に進めるには、「{ button-time }」から投票を始めてください。
unheard-lobby = 🔕 { $name }に連絡できません。{ $why ->
    [hidden] このチャンネルを見られず、
    [timed-out] このサーバーでタイムアウト中で、
   *[left] このサーバーにいないため、
}ボットからのダイレクトメッセージも届きません。直接伝えるか、ほかの人を招待してください。
table-paused = ⏸ 一時停止中（{ $since }から）。持ち時間は止まっていますが、手番は行えます。
table-offered = コンピューターが{ $name }の代行中です。誰でもこの席に着けます。
stood-in-told = [{ $title }]({ $link })：持ち時間が切れたため、コンピューターが代行しています。{ $offered ->
    [1] ほかの人が席に着くまでは、「{ button-return }」で戻れます。
   *[0] 「{ button-return }」でいつでも戻れます。
}
removed-told = [{ $title }]({ $link })：大会の主催者かサーバーの管理者が、あなたの席をほかの人に渡しました。{ $rated ->
    [yes] レーティングは変わりません。
   *[no] {""}
}納得できないときは、{ $place }で主催者か管理者に申し出てください。

vote-title = { $name }の持ち時間が切れました。どうしますか？
vote-title-absent = { $name }が不在です。どうしますか？
vote-call = { $people } { $names }の持ち時間が切れました。どうしますか？ { $link }
vote-call-absent = { $people } { $names }が不在のため、ゲームを進められません。どうしますか？ { $link }
vote-callable = 投票すると、ほかの人にも投票が求められます。過半数に達すればすぐに決まり、達しなければ1日後にそれまでの票で決まります。
vote-state = { $voters }人中{ $voted }人が投票しました。過半数に達すればすぐに決まり、達しなければ{ $until }にそれまでの票で決まります。
vote-overdue = 次に入った1票で決まります。
vote-wait = もっと待つ
vote-move = この手番だけ代行
vote-sit = コンピューターが代行
vote-offer = 席を募集する
vote-counted = { $choice } · { $count }

proposal-pause = ⏸ { $name }が一時停止を提案しています。誰かが同意すると止まります。
proposal-pace = ⏳ { $name }が持ち時間の変更を提案しています：**{ $pace }** 未回答：{ $missing }

button-agree = 同意する
button-object = 反対する
button-time = 持ち時間
button-pause = 一時停止
button-resume = 再開
button-take = この席に着く
button-home = 戻りました

## 本人だけに見えるもの。

time-title = **持ち時間** · { $table }
time-timeout = 時間切れのとき：{ $what }
time-saved-most = 使わなかった時間は繰り越せます（合計{ $most }まで）
time-saved = { $name }の繰り越し：{ $span }
time-choose-pace = 持ち時間を変える
time-choose-timeout = 時間切れのとき
time-choose-away = お休みの長さ…

time-pace-set = 持ち時間を決めました：{ $pace }
time-proposed = ほかの人に同意を求めました。
time-agreed = 同意しました。
time-objected = 提案は却下されました。
time-paused = 持ち時間を止めました。
time-resumed = 持ち時間が再び動き出しました。
time-timeout-set = 時間切れのときの扱いを決めました：{ $what }
time-voted = 投票しました：{ $choice }
time-seat-taken = この席に着きました。楽しんでください！

away-told = { $until }まで、すべてのテーブルであなたの持ち時間が止まります。その間も手番は行えます。早く戻るときは /{ command-my.name } { command-my-back.name } を使ってください。
away-granted = このサーバーで止まるのは{ $until }までです（お休みは月{ $days }日まで）。
away-not-granted = このサーバーでは止まりません。お休みできる月{ $days }日分を使い切っています。
away-home = おかえりなさい！ 持ち時間が再び動き出しました。

server-timeout = 新しいテーブルで時間切れのとき：{ $label }
server-choose-timeout = 新しいテーブルで時間切れのとき
server-timeout-set = このサーバーの新しいテーブルで、時間切れのときは：{ $label }
server-holidays = お休みで持ち時間が止まる日数：月{ $holidays }日
server-choose-holidays = お休みで持ち時間が止まる日数
holidays-number = 月{ $number }日
server-holidays-set = { $holidays ->
    [0] このサーバーでは、お休み中も持ち時間は止まりません。
   *[other] このサーバーでは、お休み中は月に{ $holidays }日まで持ち時間が止まります。
}

## コマンド。

command-game-open-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように入力（省略時は1日）
    .name = 持ち時間
command-game-clock-pause = テーブルを一時停止する（持ち時間が止まる）
    .name = 一時停止
command-game-clock-resume = 一時停止を終える（持ち時間が動き出す）
    .name = 再開
command-game-clock = テーブルの持ち時間と、時間切れのときの扱いを見る
    .name = 持ち時間
command-game-clock-show = 全員の残り時間を見る
    .name = 表示
command-game-clock-pace = 持ち時間の変更を提案する
    .name = 長さ
command-game-clock-pace-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように入力
    .name = 持ち時間
command-game-clock-timeout = 自分のテーブルで時間切れになったときの扱いを選ぶ
    .name = 時間切れ
command-game-clock-timeout-what = どうするか
    .name = 扱い
command-game-clock-vote = 時間切れや不在の人がいるとき、どう続けるか投票する
    .name = 投票
command-game-clock-vote-choice = どうするか
    .name = 選択
command-game-clock-vote-person = 時間切れや不在の人（2人以上いるとき）
    .name = 相手
command-game-clock-agree = 提案された持ち時間や一時停止に同意する
    .name = 同意
command-game-clock-object = 提案された持ち時間や一時停止に反対する
    .name = 反対
command-my-away = お休みを取る（その間は持ち時間が止まる）
    .name = 休む
command-my-away-until = 最後の日（2026-08-31）か日数（7d）
    .name = いつまで
command-my-back = お休みから戻る（持ち時間が動き出す）
    .name = 戻る
command-server-timeout = 新しいテーブルで時間切れになったときの扱いを選ぶ
    .name = 時間切れ
command-server-timeout-timeout = どうするか
    .name = 扱い
command-server-holidays = お休み中、月に何日まで持ち時間を止めるかを決める
    .name = 休み
command-server-holidays-holidays = 月あたりの日数（0～31）
    .name = 日数
