### 終わったゲームの感想戦：自分の判断で失ったもの

command-game-review = 終わったゲームの感想戦：自分の判断を振り返り、よりよい手を見る
    .name = 感想戦
button-review = 感想戦
button-try-again = ここからやり直す
button-look-back-there = この場面を見る
review-title = 感想戦
review-progress = { $depth ->
    [0] あなたの判断を調べています：{ $done }／{ $of }
    [1] 気になる判断を調べ直しています：{ $done }／{ $of }
   *[2] 最後の確認をしています：{ $done }／{ $of }
}
review-patience = 2分ほどかかります。閉じても大丈夫です。できあがったら /{ command-game.name } { command-game-review.name } で見られます。
review-accuracy = 正確さ：**{ $accuracy }**／100
review-sum = 互角なら{ $even }％・あなたの判断{ $skill }・運とほかの人{ $luck }・{ $won ->
    [100] 結果は1位
    [0] 結果は1位ならず
   *[other] 結果は同率1位（{ $won }％）
}
review-found = **{ $number }.** { $move }手目：**{ $played }**を選びました。**{ $best }**なら、勝つ見込みが{ $loss }％（±{ $error }）高くなっていました。
review-gain-points = 平均で{ $gain }点の差です。
review-following = そのあとは、おそらく**{ $move }**と続きました。
review-clean = はっきりと損をした判断は見つかりませんでした。お見事です！
review-past = 最近の正確さ：{ $accuracies }
review-how = そのときに分かっていたことだけで判断しています。正確さ100は、損が一つもなかったという意味です。
review-curve = 勝つ見込み
review-curve-start = 開始
review-curve-end = { $moves }手目
review-curve-point = { $move }手目：{ $chance }％。
review-curve-turn = { $number }は{ $move }手目。
refusal-no-review = 感想戦を最後まで行えませんでした。もう一度お試しください。
