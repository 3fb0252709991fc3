### どのゲームにも共通の、できないこと。

illegal-not-a-move = 入力内容を読み取れませんでした。候補から選ぶか、ボタンを使ってください。
illegal-not-your-turn = いまはあなたの手番ではありません。{ $pending_seats }の手番です。
illegal-match-over = このゲームは終わっています。
illegal-no-such-seat = このテーブルにプレイヤー{ $number }はいません。候補から選んでください。
illegal-nothing-to-undo = いま取り消せる手はありません。取り消せるのは自分の直前の手だけで、ほかの人が手番を行うか、隠れた情報が明らかになると取り消せなくなります。
illegal-not-now = いま、それはできません。
illegal-not-offered = いま、それは選べません。
illegal-too-low = { $least }以上にしてください。
illegal-too-high = { $most }以下にしてください。
illegal-too-few = { $least }個以上選んでください。
illegal-too-many = 選べるのは{ $most }個までです。
illegal-not-there = そこにないものか、実際の数より多く指定されています。
