### 予約。自分の手番が来たときに行うこと。

button-plan = 予約する
button-take-back = 取り消す：{ $plan }

plan-title = 次の手番を予約
plan-explained = 手番が来たとき、ルール上できるならすぐに実行します。いくつも予約すると、できるもののうち最初のものを実行し、それより前のものは無効になります。予約はあなたにしか見えません。
plan-list = 予約（この順に試します）：
plan-made = 予約しました。
plan-taken-back = 予約を取り消しました。
plan-dropped = 予約していた手はできなくなっていたため、無効になりました：{ $plans }
plan-moved-on = 予約できる内容が変わりました。いまの状況は次のとおりです。
plan-played = ✓ 予約どおりに進めました：{ $move }
