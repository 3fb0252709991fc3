### どのゲームにも共通の、できないこと。

illegal-not-a-move = このゲームにその手はありません。候補から選ぶか、ボタンを使ってください。
illegal-not-your-turn = いまはあなたの番ではありません。{ $pending_seats }を待っています。
illegal-match-over = このゲームはもう終わっています。
illegal-no-such-seat = このテーブルにプレイヤー{ $number }はいません。候補から選んでください。
illegal-nothing-to-undo = いま取り消せる手はありません。取り消せるのは自分の最新の一手だけで、そのあと誰も手を進めておらず、隠された情報も明らかになっていない場合に限ります。
illegal-not-now = いま求められているのは、それではありません。
illegal-not-offered = いま選べるものの中にありません。
illegal-too-low = { $least }以上にしてください。
illegal-too-high = { $most }以下にしてください。
illegal-too-few = { $least }個以上選んでください。
illegal-too-many = 選べるのは{ $most }個までです。
illegal-not-there = そこにないもの、または数を超えるものが含まれています。
