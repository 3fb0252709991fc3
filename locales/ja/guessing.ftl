### 観戦者の予想。

command-server-seers = このサーバーのゲームの結末を、誰がいちばん言い当てているか
    .name = 予言者
button-guess = 予想する
guess-title = テーブル{ $table }：結末を予想してください
guess-how = 観戦している人の予想です。予想は封をされ、結果が分かるまで誰にも見えず、変えられません。勝者を当てると、そのあとに終わったラウンドの数だけ点が入るので、早い予想ほど高得点です。
guess-choose = プレイヤーを選ぶ
guess-match = ゲームに勝つのは誰？
guess-sealed = 🔒 { $question } **{ $name }**
guess-so-far = このテーブルでの、これまでの得点：{ $points }
guess-seer = { $name }（{ $points }）
guess-seers = 🔮 予言者：{ $seers }
seers-title = このサーバーの予言者
seers-line = { $place }位 **{ $name }** · { $points }点 · { $guesses }回中{ $hits }回的中
seers-how = 自分が参加していない進行中のテーブルで、下のボタンから予想できます。
seers-none = まだ誰も予想していません。自分が参加していない進行中のテーブルの「{ button-guess }」から予想できます。
refusal-seers-look-on = 予想は観戦している人だけができます。このゲームで席についている人、ついたことのある人は予想できません。
refusal-sealed-already = 予想は封をされていて、変えられません。
captains-orders-riddle-captain = このラウンドの終わりに船長なのは誰？
fisherman-riddle-contest = この大会でいちばん獲得するのは誰？
