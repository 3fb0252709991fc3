### はじめての1局で、ゲームを学ぶ。

command-learn = コンピューター相手の短い体験プレイで、遊び方を学ぶ
    .name = 学ぶ
command-learn-game = どのゲームか（省略時は選択画面）
    .name = ゲーム
button-learn = { $game }を学ぶ
learn-title = 遊び方を学ぶ
learn-which = どのゲームにしますか？ コンピューターを相手に体験プレイをします。新しい要素が出てくるたびに説明します。時間は気にせず、ゆっくり遊んでください。
learn-greeting = 🎓 体験プレイ
learn-how = 自由に遊んでください。ここでの結果は成績に残りません。10のステップに分けて、必要になったところでルールを説明し、そのあとは最後まで自由に遊べます。やめるときは /{ command-game.name } { command-game-close.name } を使ってください。
learn-begun = 体験プレイの準備ができました：[テーブル{ $table }]({ $link })
learn-going-on = { $game }の体験プレイがまだ途中です：[テーブル{ $table }]({ $link })。新しく始めると、こちらは終了します。
    .instead = 終了して{ $other }を学ぶ
learn-offer = はじめてですか？ ダイレクトメッセージで、短い体験プレイができます。このテーブルには影響しません。
lesson-station = 🎓 **{ $number }／{ $of } · { $title }**
lesson-look = 👀 ここに注目：{ $look }
lesson-over = 🎓 **基本はこれで終わりです。** このまま最後まで遊んでみましょう。終わったら「{ button-replay }」で、通常のテーブルを開けます。
lesson-told = 🎓 体験プレイです。結果は成績に残りません。
lesson-title = { $title }（体験プレイ）
button-explain = ？
