### 終わったゲームの感想戦：自分の判断で失ったもの

command-game-review = 終わったゲームでの自分の手をAIが分析し、よりよい手を示す
    .name = 分析
button-review = AI分析
button-try-again = ここからやり直す
button-look-back-there = この場面を見る
review-title = AI分析
review-progress = { $depth ->
    [0] { $of ->
        [0] 先に頼んだ分析が終わるのを待っています
       *[other] あなたの手を確認しています：{ $done }／{ $of }
    }
    [1] 重要な場面を詳しく調べています：{ $done }／{ $of }
   *[2] 最終確認をしています：{ $done }／{ $of }
}
review-patience = 2分ほどかかります。待たなくても大丈夫です。あとから /{ command-game.name } { command-game-review.name } で見られます。
review-accuracy = 精度：**{ $accuracy }**／100
review-sum = 勝率の内訳（ポイント）：互角なら{ $even } → 自分のミス{ $skill } → 運と他プレイヤー{ $luck } → { $won ->
    [100] 結果100（1位）
    [0] 結果0（1位を逃す）
   *[other] 結果{ $won }（1位タイ）
}
review-found = **{ $number }.** { $move }手目 — 実際：**{ $played }** → 最善：**{ $best }**（勝率＋約{ $loss }ポイント、誤差±{ $error }）
review-gain-points = 得点では、平均で約{ $gain }点の差です。
review-following = 有力な次の手：**{ $move }**
review-clean = はっきりしたミスは見つかりませんでした。お見事です！
review-past = 最近の精度：{ $accuracies }
review-how = その時点で分かっていた情報だけで判断しています。精度100は、勝率をまったく落とさなかったという意味です。運の要素が大きいゲームでは、ミスがあっても高くなります。グラフは、各場面で最善手を選んだときの勝率です（互角より高く始まることもあります）。
review-curve = 勝率
review-curve-start = 開始
review-curve-end = { $moves }手目
review-curve-point = { $move }手目：{ $chance }％。
review-curve-turn = { $number }番は{ $move }手目。
refusal-no-review = 分析を完了できませんでした。もう一度お試しください。
