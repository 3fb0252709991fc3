### 大会。

command-tournament = 大会：参加する、見る、開催する
    .name = 大会
command-tournament-open = このチャンネルで大会を開き、参加者を募る
    .name = 開く
command-tournament-open-game = 遊ぶゲーム
    .name = ゲーム
command-tournament-open-format = 対戦の組み方（省くとスイス式）
    .name = 方式
command-tournament-open-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように書く（省くと1日）
    .name = 持ち時間
command-tournament-open-name = 大会の名前
    .name = 名前
command-tournament-open-rounds = スイス式の回戦数（省くと、人数に合わせる）
    .name = 回戦
command-tournament-open-hours = 参加を受け付ける時間（省くと24時間）
    .name = 受付時間
command-tournament-open-days = 1回戦の日数の上限
    .name = 日数
command-tournament-open-seats = 1卓の人数（省くと4人）
    .name = 人数
command-tournament-open-rated = 結果をレーティングに反映するか
    .name = レート戦
command-tournament-open-forum = 卓を開くフォーラム（省くと、このチャンネルのスレッド）
    .name = フォーラム
command-tournament-list = このサーバーの大会
    .name = 一覧
command-tournament-join = 大会に参加する。または復帰する
    .name = 参加
command-tournament-leave = 参加をやめる
    .name = 辞退
command-tournament-show = 自分の卓と順位、または全員の順位を見る
    .name = 見る
command-tournament-show-what = 見たいもの
    .name = 内容
choice-cup-mine = 自分の卓と順位
choice-cup-standings = 全員の順位
command-tournament-start = 今すぐ始める（主催者用）
    .name = 開始
command-tournament-pause = しばらく休止する（主催者用）
    .name = 休止
command-tournament-resume = 再開する（主催者用）
    .name = 再開
command-tournament-cancel = 中止する（主催者用）
    .name = 中止
command-tournament-replace = 参加者を交代させる（主催者用）
    .name = 交代
command-tournament-replace-out = 続けられない人
    .name = 抜ける人
command-tournament-replace-substitute = 代わりに入る人。得点も引き継ぐ
    .name = 入る人
command-tournament-rule = 卓の結果を裁定する（主催者用）
    .name = 裁定
command-tournament-rule-round = 何回戦か
    .name = 回戦
command-tournament-rule-seat = その回戦の何番の卓か
    .name = 卓
parameter-tournament = どの大会か（省くと、ここの大会）
    .name = 大会
choice-format-swiss = スイス式：成績の近い人どうしが当たる
choice-format-all = 総当たり：全員が全員と当たる
choice-format-knockout = 勝ち抜き：各卓の上位半分が進む

cup-name = { $game }杯
cup-about = **{ $game }** · { cup-format } · { $size }人卓 · { $pace }{ $rated ->
    [yes] {" · レート戦"}
   *[no] {""}
}
cup-format = { $format ->
    [swiss] スイス式
    [all] 総当たり
   *[knockout] 勝ち抜き
}
cup-how-swiss = 成績の近い人どうしが当たり、できるかぎり同じ人とは二度当たりません。各卓の1位は10点、最下位は0点です。
    { cup-time }
cup-how-all = 全員が全員と当たります。各卓の1位は10点、最下位は0点です。
    { cup-time }
cup-how-knockout = 各卓の上位半分が進み、最後の1卓で優勝を決めます。
    { cup-time }
cup-time = 1つの回戦は最長{ $days }日です。それまでに終わらない卓では、手番を残している人が最下位になります。持ち時間が切れた人の席は、コンピュータが代行します。
cup-joining = 参加受付は{ $at }まで。開始：{ $starts }
cup-taking-part = { $number ->
    [0] 参加者はまだいません。
   *[other] 参加者{ $number }人：{ $names }
}
cup-paused = ⏸️ 主催者が休止しています。
cup-cancelled = 中止になりました。
cup-round = **{ $round }回戦{ $rounds ->
    [0] {""}
   *[other] （全{ $rounds }回戦）
}** · 遅くとも{ $ends }に終了
cup-played = { $rounds ->
    [0] { $round }回戦
   *[other] { $round }／{ $rounds }回戦
}
cup-table = { $number }番卓
cup-table-runs = ▸ { $title }：{ $names }
cup-table-over = ✓ { $title }：{ $names }
cup-tables-over = { $number }卓のうち{ $over }卓が終わりました。
cup-over = 大会は終わりました。皆さん、お疲れさまでした！
cup-standings = { $name }：順位
cup-line = { $rank }位 **{ $name }**{ $merit }
cup-merit = {" — "}{ $points }点、1位{ $wins }回
cup-number = { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 1) }
cup-points = 同点のときは、1位の回数が多い人、次に、当たった相手の得点が高い人が上になります。
cup-nobody = 参加者はまだいません。
cup-thread = { $name } · { $round }回戦 · { $pod }番卓
cup-tag = { $round }回戦
cup-fixture = 🏆 { $name } · { $round }回戦 · { $pod }番卓
cup-not-in = この大会には参加していません。
cup-own = 現在{ $rank }位、{ $points }点（1位{ $wins }回）です。
cup-no-table = この回戦では、あなたの卓はありません。
cup-own-table = { $table }：{ $names }
cup-stays = 次の回戦にも参加します。棄権しても、今の卓は最後まで遊べます。
cup-is-out = 次の回戦には参加しません。棄権したか、卓の終わりまでコンピュータが代行したためです。
cup-opened = { $channel }で[大会]({ $link })の参加受付を始めました。
cup-joined = 参加を受け付けました。開始は{ $starts }です。始まると、卓から呼び出しが届きます。
cup-back = 次の回戦から復帰します。
cup-left = 参加を取り消しました。
cup-withdrawn = 次の回戦からは参加しません。今の卓の結果は数えるので、最後まで遊んでください。
cup-started = 始めます。1回戦の組み合わせを作っています。
cup-organise = 休止すると、すべての卓の持ち時間が止まります。交代した人は、得点と席を引き継ぎます。
cup-replace-whom = 交代させる人を選ぶ
cup-substitute = **{ $name }**の代わりに入る人を選んでください。
cup-substitute-who = 人を選ぶ
cup-replaced = { $substitute }が{ $out }の代わりに続けます。
cup-rule-which = 裁定する卓を選ぶ
cup-rule = **{ $round }回戦{ $pod }番卓の結果**
cup-rule-place = { $place }位は誰でしたか？
cup-pod = { $round }回戦{ $pod }番卓{ $over ->
    [yes] {""}
   *[no] （進行中）
}
cup-plan = このチャンネルで大会を開く
cup-wait = 受付は{ $span }
cup-rounds = { $rounds ->
    [0] 回戦数は人数に合わせる
   *[other] { $rounds }回戦
}
cups-title = このサーバーの大会
cups-none = まだありません。
cups-line = - { $name } · { $game } · { $number }人 · { $stage ->
    [joining] 参加受付中
    [playing] { $round }回戦
    [over] 終了
   *[cancelled] 中止
}
button-cups = 大会
button-cup-plan = 大会を開く
button-cup-open = 開く
button-cup-join = 参加する
button-cup-leave = 取り消す
button-cup-mine = 自分の卓
button-cup-standings = 順位
button-cup-organise = 主催者用
button-cup-withdraw = 棄権する
button-cup-back = 復帰する
button-cup-start = 今すぐ始める
button-cup-pause = 休止する
button-cup-resume = 再開する
button-cup-cancel = 中止する
button-cup-cancel-sure = 本当に中止する

refusal-no-such-tournament = ここに大会{ $tournament }はありません。/{ command-tournament.name } { command-tournament-list.name } で一覧を見られます。
refusal-tournament-unreadable = 大会{ $tournament }の保存データを読み込めません。卓の対局は、そのまま続けられます。
refusal-no-tournament-here = ここにはまだ大会がありません。/{ command-tournament.name } { command-tournament-open.name } で開けます。
refusal-too-many-tournaments = このサーバーでは、もう{ $most }の大会が開かれています。どれかが終われば、また開けます。
refusal-not-organiser = { $organiser ->
    [none] 主催者がいなくなったので、これはサーバーの管理者だけができます。
   *[other] これは、主催者の{ $organiser }か、サーバーの管理者だけができます。
}
refusal-tournament-closed = 大会はもう始まったか終わったので、それはできません。
refusal-tournament-full = この大会の定員{ $most }人は埋まりました。
refusal-too-few-entrants = 参加者があと{ $missing }人必要です。
refusal-already-entered = もう参加しています。
refusal-not-entered = この大会には参加していません。
refusal-knocked-out = この勝ち抜き戦では敗退しました。卓の上位半分が進んでいます。
refusal-bot-needs-threads = 大会を開くには、私がここでスレッドを作り、書き込み、ファイルを添付できる権限が要ります。サーバーの管理者に頼んでください。

audit-tournament-opened = { $who }が大会を開いた：{ $detail }
audit-tournament-started = { $who }が大会を始めた：{ $detail }
audit-tournament-cancelled = { $who }が大会を中止した：{ $detail }
audit-tournament-paused = { $who }が大会を休止した：{ $detail }
audit-tournament-resumed = { $who }が大会を再開した：{ $detail }
audit-tournament-replaced = { $who }が{ $whom }を交代させた。大会：{ $detail }
audit-tournament-ruled = { $who }が大会の卓の結果を裁定した：{ $detail }
