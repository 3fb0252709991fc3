### 大会。

command-tournament = 大会に参加する・状況を見る・開催する
    .name = 大会
command-tournament-open = このチャンネルで大会を開く
    .name = 開く
command-tournament-open-game = 遊ぶゲーム
    .name = ゲーム
command-tournament-open-format = 対戦方式（省略時はスイス式）
    .name = 方式
command-tournament-open-pace = 1手の持ち時間。候補から選ぶか、36hや10mのように入力（省略時は1日）
    .name = 持ち時間
command-tournament-open-name = 大会名
    .name = 名前
command-tournament-open-rounds = スイス式の回戦数（省略時は人数に合わせて自動）
    .name = 回戦
command-tournament-open-hours = 参加受付の時間（省略時は24時間）
    .name = 受付時間
command-tournament-open-days = 1回戦あたりの最長日数
    .name = 日数
command-tournament-open-seats = 1卓の人数（省略時は4人）
    .name = 人数
command-tournament-open-rated = 結果をレーティングに反映するか
    .name = レート戦
command-tournament-open-forum = 卓を開くフォーラム（省略時はこのチャンネルのスレッド）
    .name = フォーラム
command-tournament-list = このサーバーの大会を見る
    .name = 一覧
command-tournament-join = 大会に参加する、または復帰する
    .name = 参加
command-tournament-leave = 大会への参加をやめる
    .name = 辞退
command-tournament-show = 自分の卓と順位、または順位表を見る
    .name = 見る
command-tournament-show-what = 表示する内容
    .name = 内容
choice-cup-mine = 自分の卓と順位
choice-cup-standings = 順位表
command-tournament-start = 今すぐ始める（主催者のみ）
    .name = 開始
command-tournament-pause = 大会を一時停止する（主催者のみ）
    .name = 一時停止
command-tournament-resume = 大会を再開する（主催者のみ）
    .name = 再開
command-tournament-cancel = 大会を中止する（主催者のみ）
    .name = 中止
command-tournament-replace = 参加者を交代させる（主催者のみ）
    .name = 交代
command-tournament-replace-out = 抜ける人
    .name = 抜ける人
command-tournament-replace-substitute = 代わりに入る人（得点と席を引き継ぐ）
    .name = 入る人
command-tournament-rule = 卓の結果を裁定する（主催者のみ）
    .name = 裁定
command-tournament-rule-round = 何回戦か
    .name = 回戦
command-tournament-rule-seat = その回戦の何番卓か
    .name = 卓
parameter-tournament = どの大会か（省略時はこのチャンネルの大会）
    .name = 大会
choice-format-swiss = スイス式：成績の近い人どうしが対戦
choice-format-all = 総当たり：全員が全員と対戦
choice-format-knockout = 勝ち抜き：各卓の上位半分が次の回戦へ

cup-name = { $game }杯
cup-about = **{ $game }** · { cup-format } · { cup-size } · { $pace }{ $rated ->
    [yes] {" · レート戦"}
   *[no] {""}
}
cup-size = { $drawn ->
    [no] 原則{ $least }人卓
   *[yes] { $least }{ $most ->
        [0] {""}
       *[other] ～{ $most }
    }人卓
}
cup-format = { $format ->
    [swiss] スイス式
    [all] 総当たり
   *[knockout] 勝ち抜き
}
cup-how-swiss = 成績の近い人どうしが対戦し、同じ相手とはできるだけ当たりません。得点は各卓の1位が10点、最下位が0点で、その間は等間隔です。
    { cup-time }
cup-how-all = 全員が全員と対戦します。得点は各卓の1位が10点、最下位が0点で、その間は等間隔です。
    { cup-time }
cup-how-knockout = 各卓の上位半分が次の回戦へ進み、最後の1卓で優勝を決めます。
    { cup-time }
cup-time = 各回戦は最長{ $days }日間です。それまでに終わらなかった卓では、手番を残している人が最下位になります。時間切れになった人の席は、コンピューターが代行します。
cup-joining = 参加受付：{ $at }まで（{ $starts }に開始）
cup-taking-part = { $number ->
    [0] 参加者はまだいません。
   *[other] 参加者{ $number }人：{ $names }
}
cup-paused = ⏸️ 主催者が一時停止しています。
cup-cancelled = 中止になりました。
cup-round = **{ $round }回戦{ $rounds ->
    [0] {""}
   *[other] （全{ $rounds }回戦）
}** · 期限：{ $ends }
cup-played = { $rounds ->
    [0] { $round }回戦
   *[other] { $round }／{ $rounds }回戦
}
cup-table = { $number }番卓
cup-table-runs = ▸ { $title }：{ $names }
cup-table-over = ✓ { $title }：{ $names }
cup-tables-over = { $number }卓中{ $over }卓が終了
cup-over = 大会は終了しました。皆さん、お疲れさまでした！
cup-met = 残った参加者どうしの対戦がすべて済んだため、大会は{ $round }回戦で終了しました。
cup-standings = { $name }：順位表
cup-line = { $rank }位 **{ $name }**{ $merit }
cup-merit = {" — "}{ $points }、1位{ $wins }回
cup-number = { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 1) }
cup-scored = { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 1) }点
cup-points = 同点のときは、1位の回数が多い人が上です。それも同じなら、対戦相手の得点で決まります。
cup-nobody = 参加者はまだいません。
cup-thread = { $name } · { $round }回戦 · { $pod }番卓
cup-trouble = ⚠️ { $trouble ->
        [too-many-threads] テーブルを開けません。このサーバーのスレッドがDiscordの上限に達しています。主催者かサーバーの管理者が、いくつか閉じてください。
        [cup-wrong-channel] テーブルを開けません。テーブル用のチャンネルがなくなったか、スレッドを作れない種類です。主催者は大会を中止し、テキストチャンネルで開き直せます。
        [no-thread-here] テーブルを開けません。テーブル用のチャンネルがなくなったか、スレッドを作れない種類です。主催者は大会を中止し、テキストチャンネルで開き直せます。
        [bot-lacks] テーブルを開けません。テーブル用のチャンネルで、ボットに{ $rights }の権限がありません。主催者はサーバーの管理者に頼んでください。
        [bot-forbidden] テーブルを開けません。テーブル用のチャンネルでは、Discordがスレッドの作成を拒否しました。主催者はサーバーの管理者に、ボットの権限を確認してもらってください。
       *[other] テーブルを開けません。Discordがスレッドの作成を拒否しました。主催者はテーブル用のチャンネルの設定を確認してください。
    }しばらくごとに、もう一度試します。
cup-tag = { $round }回戦
cup-fixture = 🏆 { $name } · { $round }回戦 · { $pod }番卓
cup-not-in = この大会には参加していません。
cup-own = あなたは現在{ $rank }位、{ $points }（1位{ $wins }回）です。
cup-no-table = この回戦に、あなたの卓はありません。
cup-own-table = { $table }：{ $names }
cup-stays = { $format ->
    [knockout] 卓の上位半分に入れば、次の回戦に進みます。
   *[other] 次の回戦にも参加します。
}棄権しても、いまの卓は最後まで遊べます。
cup-is-out = 次の回戦には参加しません（棄権したか、コンピューターの代行のまま卓が終わったため）。
cup-opened = { $channel }で[大会]({ $link })の参加受付を始めました。
cup-opening = 大会を作りましたが、Discordで問題が起きています。メッセージは、できしだい{ $channel }に表示します。
cup-joined = 参加を受け付けました。{ $starts }に始まり、あなたの卓からお知らせが届きます。
cup-back = 次の回戦から復帰します。
cup-left = 大会への参加を取り消しました。
cup-withdrawn = 棄権しました。いまの卓の結果は有効なので、最後まで遊んでください。
cup-started = 大会を始めます！ 1回戦の組み合わせを決めています。
cup-organise = 一時停止すると、すべての卓の持ち時間が止まります。交代で入った人は、得点と席を引き継ぎます。
cup-replace-whom = 交代させる人を選ぶ
cup-substitute = **{ $name }**の代わりに入る人を選んでください。
cup-substitute-who = 人を選ぶ
cup-replaced = { $out }に代わって{ $substitute }が入りました。
cup-rule-which = 裁定する卓を選ぶ
cup-rule = **{ $round }回戦{ $pod }番卓の結果**
cup-rule-place = { $place }位は誰でしたか？
cup-pod = { $round }回戦{ $pod }番卓{ $over ->
    [yes] {""}
   *[no] （進行中）
}
cup-plan = このチャンネルで大会を開く
cup-wait = 受付期間：{ $span }
cup-rounds = { $rounds ->
    [0] 回戦数：自動
   *[other] { $rounds }回戦
}
cups-title = このサーバーの大会
cups-none = 大会はまだありません。
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
button-cup-leave = 参加をやめる
button-cup-mine = 自分の卓
button-cup-standings = 順位表
button-cup-organise = 主催者メニュー
button-cup-withdraw = 棄権する
button-cup-back = 復帰する
button-cup-start = 今すぐ始める
button-cup-pause = 一時停止する
button-cup-resume = 再開する
button-cup-cancel = 中止する
button-cup-cancel-sure = 本当に中止する

refusal-no-such-tournament = ここに大会{ $tournament }はありません。/{ command-tournament.name } { command-tournament-list.name } で一覧を見られます。
refusal-tournament-unreadable = 大会{ $tournament }の保存データを読み込めません。各卓のゲームは、そのまま続けられます。
refusal-no-tournament-here = ここにはまだ大会がありません。/{ command-tournament.name } { command-tournament-open.name } で開けます。
refusal-too-many-tournaments = このサーバーの大会は、すでに上限の{ $most }件です。どれかが終われば、また開けます。
refusal-too-many-own-tournaments = 1人が同時に開催できる大会は、1サーバーにつき{ $most }件までです（1日に開けるのも{ $most }件まで）。明日以降か、開催中の大会が終わったあとに、もう一度お試しください。
refusal-not-organiser = { $organiser ->
    [none] 主催者がいなくなったため、この操作ができるのはサーバーの管理者だけです。
   *[other] この操作ができるのは、主催者の{ $organiser }とサーバーの管理者だけです。
}
refusal-tournament-closed = 大会の開始後・終了後はできません。
refusal-tournament-full = この大会は定員（{ $most }人）に達しています。
refusal-too-few-entrants = 参加者があと{ $missing }人必要です。
refusal-already-entered = すでに参加しています。
refusal-not-entered = { cup-not-in }
refusal-substitute-bot = ボットは大会に参加できません。人を選んでください。
refusal-other-entered = その人はすでに参加しています。
refusal-other-not-entered = その人はこの大会に参加していません。
refusal-substitute-elsewhere = { $person }さんはこのサーバーにいません。サーバーにいる人を選んでください。
refusal-still-plays = { $person }さんは対戦中です。レート戦の大会では、途中で交代した人のレーティングが下がります。時間切れになるまで待つか、サーバーの管理者に交代を頼んでください。
refusal-knocked-out = この勝ち抜き戦では敗退しています。次の回戦に進めるのは、各卓の上位半分だけです。
refusal-managers-open = このサーバーでは、このボタンで大会を開けるのは管理者だけです。/{ command-tournament.name } { command-tournament-open.name } を試すか、管理者に /{ command-server.name } { command-server-tournaments.name } での設定を頼んでください。
server-tournaments = ボタンで大会を開ける人：{ $label }
server-choose-tournaments = ボタンで大会を開ける人
tournaments-on = 全員
tournaments-off = サーバーの管理者だけ
server-tournaments-set = { $tournaments ->
    [on] これからは、全員が一覧の下のボタンで大会を開けます。
   *[off] これからは、サーバーの管理者だけが一覧の下のボタンで大会を開けます。コマンドを使える人は、サーバー設定の「連携サービス」で決められます。
}
refusal-cup-wrong-channel = 大会のテーブルにはスレッドが必要ですが、この種類のチャンネルには作れません。テキストチャンネルかアナウンスチャンネルを使うか、テーブル用のフォーラム（`forum`）を選んでください。

audit-tournament-opened = { $who }が大会を開いた：{ $detail }
audit-tournament-started = { $who }が大会を始めた：{ $detail }
audit-tournament-cancelled = { $who }が大会を中止した：{ $detail }
audit-tournament-paused = { $who }が大会を一時停止した：{ $detail }
audit-tournament-resumed = { $who }が大会を再開した：{ $detail }
audit-tournament-replaced = { $who }が大会の{ $whom }を交代させた：{ $detail }
audit-tournament-ruled = { $who }が大会の卓の結果を裁定した：{ $detail }
