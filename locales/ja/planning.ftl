### 予約。自分の番が来たときに指す手。

button-plan = 予約する
button-take-back = 取り消す：{ $plan }

plan-title = 番が来たら何をしますか？
plan-explained = 番が来たときに可能なら、すぐに実行します。いくつも予約すると、そのとき可能な最初のものを実行し、それより前のものは無効になります。ほかの人には見えません。
plan-list = 予約（この順に試します）：
plan-made = 予約しました。
plan-taken-back = 予約を取り消しました。
plan-dropped = 予約していた手はできなかったため、無効になりました：{ $plans }
plan-moved-on = そのあと予約できる内容が変わりました。いまの状況は次のとおりです。
plan-played = ✓ 予約どおりに進めました：{ $move }
