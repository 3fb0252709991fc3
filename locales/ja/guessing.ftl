### 観戦者の予想。

command-server-seers = このサーバーで予想がいちばん当たっている人を見る
    .name = 予想
button-guess = 予想する
guess-title = テーブル{ $table }：結果を予想
guess-how = 観戦者の予想です。予想は結果が出るまで誰にも見えません。**確定すると変更できません**。勝者を当てると、残りのラウンド数だけ得点が入るので、早く当てるほど高得点です。
guess-choose = プレイヤーを選ぶ
guess-seal = { $name }で確定する
guess-match = ゲームに勝つのは誰？
guess-too-late = そのラウンドは終わっていたため、予想は確定していません。現在の質問は次のとおりです。
guess-sealed = 🔒 { $question } **{ $name }**
guess-so-far = このテーブルでの得点：{ $points }点
guess-seer = { $name }（{ $points }）
guess-seers = 🔮 予想の達人：{ $seers }
seers-title = このサーバーの予想の達人
seers-line = { $place }位 **{ $name }** · { $points }点 · { $guesses }回中{ $hits }回的中
seers-how = 自分が参加していないゲームの下にあるボタンから予想できます。
seers-none = まだ誰も予想していません。自分が参加していないゲームの「{ button-guess }」から予想できます。
refusal-seers-look-on = 予想できるのは、このゲームに参加したことのない観戦者だけです。
refusal-sealed-already = 予想は確定しているので、変更できません。
captains-orders-riddle-captain = ラウンド終了時に船長になっているのは誰？
fisherman-riddle-contest = この大会で1位になるのは誰？
