### 時間：ペース、持ち時間、時間切れの投票、一時停止、休み。

span-days = { $number }日
span-hours = { $number }時間
span-minutes = { $number }分
span-two = { $larger }{ $smaller }

pace-live = ライブ：一手5分
pace-day = 一手1日
pace-three-days = 一手3日
pace-week = 一手1週間
pace-none = 時間制限なし
pace-custom = 一手{ $span }

## 持ち時間が切れたとき。

timeout-vote = ほかの人が投票で決める
timeout-wait = 同じ持ち時間をもう一度あげる
timeout-move = コンピュータがその一手を指す
timeout-sit = 戻るまでコンピュータが代わる
timeout-offer = コンピュータが代わり、誰でもその席につける

## みんなに見えるもの。

lobby-pace = ペース：{ $pace }
clock-until = ⏳ { $name }の期限：{ $until }
clock-out = ⌛ { $name }：時間切れ
clock-own = ⏳ あなたの期限：{ $until }
clock-ran-out = ⌛ { $name }の期限切れ：{ $since }
clock-own-ran-out = ⌛ あなたの期限切れ：{ $since }。何かが決まるまでは、まだ手番を行えます。
clock-own-out = ⌛ 持ち時間が切れました。何かが決まるまでは、まだ手番を行えます。
clock-away = 🏖 { $name }は{ $until }まで休みです
table-paused = ⏸ 一時停止中（{ $since }から）。持ち時間は止まっていますが、手は進められます。
table-offered = { $name }の席はコンピュータが代わりに受け持っています。誰でもこの席につけます。
stood-in-told = [{ $title }]({ $link })：持ち時間が切れたため、コンピュータがあなたの席を代わりに受け持っています。{ $offered ->
    [1] ほかの人が席につくまでは、「{ button-return }」で戻れます。
   *[0] 「{ button-return }」でいつでも戻れます。
}

vote-title = { $name }の持ち時間が切れました。どう続けますか？
vote-call = { $people } { $names }の持ち時間が切れました。どう続けますか？ { $link }
vote-state = { $voters }人中{ $voted }人が投票しました。過半数が集まればすぐに決まり、{ $until }にはそれまでの票で決まります。
vote-overdue = 次の1票で決まります。
vote-wait = もっと待つ
vote-move = この一手はコンピュータ
vote-sit = コンピュータが代わる
vote-offer = 席をゆずる
vote-counted = { $choice } · { $count }

proposal-pause = ⏸ { $name }が一時停止を求めています。誰かが同意すると止まります。
proposal-pace = ⏳ { $name }が新しいペースを提案しています：**{ $pace }**。まだ同意していない人：{ $missing }

button-agree = 同意する
button-object = 反対する
button-time = 持ち時間
button-pause = 一時停止
button-resume = 再開
button-take = この席につく
button-home = 戻りました

## 本人だけに見えるもの。

time-title = **持ち時間** · { $table }
time-timeout = 時間切れのとき：{ $what }
time-saved-most = 使わなかった時間は、{ $most }まであとの手のためにたまります。
time-saved = { $name }がためた時間：{ $span }
time-choose-pace = ペースを変える
time-choose-timeout = 時間切れのとき
time-choose-away = しばらく休む…

time-pace-set = ペースを決めました：{ $pace }
time-proposed = ほかの人に同意を求めています。
time-agreed = 同意しました。
time-objected = 提案は取り下げられました。
time-paused = 持ち時間を止めました。
time-resumed = 持ち時間が動き出しました。
time-timeout-set = 時間切れのとき：{ $what }
time-voted = あなたの票：{ $choice }
time-seat-taken = この席はあなたのものになりました。楽しんでください！

away-told = { $until }まで、あなたの持ち時間はすべてのテーブルで止まります。その間も手は進められます。/{ command-me.name } { command-me-back.name } で早く戻れます。
away-granted = このサーバーでは{ $until }まで止まります（月に{ $days }日まで）。
away-not-granted = このサーバーでは止まりません。月に{ $days }日までの分を使い切っています。
away-home = おかえりなさい。持ち時間がまた動き出しました。

server-timeout-set = このサーバーの新しいテーブルでは、時間切れのとき：{ $what }
server-holidays-set = { $days ->
    [0] このサーバーでは、休みの間も持ち時間は止まりません。
   *[other] このサーバーでは、休みの間は月に{ $days }日まで持ち時間が止まります。
}

## コマンド。

command-game-open-pace = 一手の持ち時間。候補から選ぶか、36hや10mのように書く（省くと1日）
    .name = ペース
command-game-pause = テーブルを一時停止する（持ち時間が止まる）
    .name = 一時停止
command-game-resume = 一時停止を終える（持ち時間が動き出す）
    .name = 再開
command-game-clock = テーブルの持ち時間と、時間切れのときの扱い
    .name = 持ち時間
command-game-clock-show = みんなの残り時間を見る
    .name = 表示
command-game-clock-pace = テーブルに新しいペースを提案する
    .name = ペース
command-game-clock-pace-pace = 一手の持ち時間。候補から選ぶか、36hや10mのように書く
    .name = ペース
command-game-clock-timeout = 自分のテーブルで時間切れになったときの扱いを選ぶ
    .name = 時間切れ
command-game-clock-timeout-what = どうするか
    .name = 扱い
command-game-clock-vote = 時間切れの人がいるとき、どう続けるか投票する
    .name = 投票
command-game-clock-vote-choice = どうするか
    .name = 選択
command-game-clock-vote-person = 時間切れの人（ふたり以上いるとき）
    .name = 相手
command-game-clock-agree = 提案されたペースや一時停止に同意する
    .name = 同意
command-game-clock-object = 提案されたペースや一時停止に反対する
    .name = 反対
command-me-away = しばらく休む（持ち時間が止まる）
    .name = 休む
command-me-away-until = 最後の日（2026-08-31）か、期間（7d）
    .name = いつまで
command-me-back = 休みから戻る（持ち時間が動き出す）
    .name = 戻る
command-server-timeout = 新しいテーブルで時間切れになったときの扱いを選ぶ
    .name = 時間切れ
command-server-timeout-what = どうするか
    .name = 扱い
command-server-holidays = 休みの間、月に何日まで持ち時間が止まるかを選ぶ
    .name = 休み
command-server-holidays-days = 月の日数（0～31）
    .name = 日数
