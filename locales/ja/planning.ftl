### 予約。自分の手番が来たときに行うこと。

button-plan = 予約する
button-take-back = 取り消す：{ $plan }

### 手番のいくつもの質問に、まとめて答える。

button-draft = 手番をまとめて決める
button-confirm = { $count ->
    [0] 確定する
    [1] 確定する
   *[other] { $count }手まとめて確定する
}
draft-title = 手番をまとめて決める
draft-explained = 上から順に選んでください。確定するまで、何も実行されません。
draft-cut = すべての選択肢は表示しきれません。全部見るには、戻って1つずつ答えてください。
draft-stopped = { $count }手のうち、{ $played }手目までしか実行できませんでした。続きを決めてください。

plan-title = 次の手番を予約
plan-explained = 手番が来たとき、可能ならすぐに実行します。いくつも予約した場合は、実行できる最初のものを実行し、それより上のものは取り消します。予約はあなたにしか見えません。
plan-list = 予約（上から順に試します）：
plan-made = 予約しました。
plan-taken-back = 予約を取り消しました。
plan-dropped = 予約した手はもうできないため、取り消しました：{ $plans }
plan-moved-on = 予約できる内容が変わりました。最新の状況は次のとおりです。
plan-played = ✓ 予約どおりに行いました：{ $move }
