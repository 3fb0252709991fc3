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
draft-explained = 上から順に選んでください。確定するまで何も実行されません。
draft-cut = ここに並びきらない選び方もあります。その場合は戻って、一つずつ答えてください。
draft-stopped = { $count }手のうち{ $played }手までしか実行できませんでした。そこまでは有効です。続きを決めてください。

plan-title = 次の手番を予約
plan-explained = 手番が来たとき、ルール上できるならすぐに実行します。いくつも予約すると、できるもののうち最初のものを実行し、それより前のものは無効になります。予約はあなたにしか見えません。
plan-list = 予約（この順に試します）：
plan-made = 予約しました。
plan-taken-back = 予約を取り消しました。
plan-dropped = 予約していた手はできなくなっていたため、無効になりました：{ $plans }
plan-moved-on = 予約できる内容が変わりました。いまの状況は次のとおりです。
plan-played = ✓ 予約どおりに進めました：{ $move }
