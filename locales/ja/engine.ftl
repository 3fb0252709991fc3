### どのゲームにも共通の、できないこと。

illegal-not-a-move = このゲームに、その手はありません。候補から選ぶか、ボタンを使ってください。
illegal-not-your-turn = いまはあなたの手番ではありません。{ $pending_seats }の手番です。
illegal-match-over = このゲームは終わっています。
illegal-no-such-seat = このテーブルにプレイヤー{ $number }はいません。候補から選んでください。
illegal-nothing-to-undo = いま取り消せる手番はありません。取り消せるのは自分の最新の手番だけで、ほかの人が手番を行うか、隠された情報が明らかになるまでです。
illegal-not-now = いま、それはできません。
illegal-not-offered = いま、それは選べません。
illegal-too-low = { $least }以上にしてください。
illegal-too-high = { $most }以下にしてください。
illegal-too-few = { $least }個以上選んでください。
illegal-too-many = 選べるのは{ $most }個までです。
illegal-not-there = そこにないもの、または数を超えるものが含まれています。
