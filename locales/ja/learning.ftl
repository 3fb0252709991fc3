### はじめての1局で、ゲームを学ぶ。

command-learn = コンピューター相手の短いゲームで、遊び方を学ぶ
    .name = 学ぶ
command-learn-game = ゲーム（省略すると、お尋ねします）
    .name = ゲーム
button-learn = { $game }を学ぶ
learn-title = 遊び方を学ぶ
learn-which = どのゲームにしますか？ コンピューターを相手に、はじめての1局を遊びます。新しい要素が出てくるたびに、要点をお伝えします。途中で離れても、何日でもお待ちします。
learn-title-of = 🎓 はじめての{ $game }
learn-how = コンピューターを相手に、自由に遊んでください。どれを選んでもかまいませんし、成績にも残りません。10のステーションで、必要になったときにルールをお伝えし、そのあとは最後まで自由に遊べます。やめるときは /{ command-game.name } { command-game-close.name } をどうぞ。
learn-begun = はじめての1局の準備ができました：[テーブル{ $table }]({ $link })
learn-offer = はじめてですか？ ダイレクトメッセージの短いゲームで、遊びながら学べます。このテーブルの進行には影響しません。
lesson-station = 🎓 **{ $number }／{ $of } · { $title }**
lesson-look = 👀 絵では：{ $look }
lesson-over = 🎓 **これで遊び方はひととおりです。** このまま最後まで自由にどうぞ。終わったら「{ button-replay }」で、ふつうのテーブルを開けます。
lesson-told = 🎓 遊び方を学ぶためのゲームです。結果は成績に残りません。
lesson-title = { $title }（学ぶ）
button-explain = ？
