### ヘルプ：いまいる場所に合わせて。

help-title = ヘルプ
help-nowhere = このチャンネルにテーブルはありません。/{ command-game.name } { command-game-open.name } で開けます。ボタンで友だちが参加でき、コンピューターとも遊べます。各ゲームのルールは /{ command-rules.name } で読めます。
help-lobby = **{ $table }**は参加者を募集中です。「{ button-join }」で席に着けます。ゲームはホストが始めます。
help-seated = あなたは**{ $table }**の席に着いています。人数がそろったらホストが始めます。それまでは、誰かを招待することも、離れることもできます。
help-host = あなたは**{ $table }**のホストです。「{ button-host }」から、コンピューターを追加したり、遊び方を選んだり、テーブルを閉じたりできます。「{ button-start }」でゲームが始まります。
help-turn = **{ $table }**：あなたの手番です。「{ button-my-move }」で、手札と質問と選べる答えがすべて表示されます。見えるのはあなただけです。
help-waiting = **{ $table }**：{ $names }の手番です。あなたの手番になるとお知らせします。「{ button-my-hand }」で手札を見られ、「{ button-plan }」で手番の前に行動を決めておけます。
help-left = **{ $table }**：あなたの席はコンピューターが代行しています。「{ button-return }」で戻れます。
help-watching = **{ $table }**はゲーム中で、{ $names }の手番です。ここで観戦できます。「{ button-follow }」でラウンドの結果が届きます。
help-over = **{ $table }**：ゲームは終わりました。「{ button-replay }」で同じメンバーの新しいテーブルを開けます。これまでの経過は /{ command-game.name } { command-game-log.name } で読めます。
help-closed = **{ $table }**は閉じられました。/{ command-game.name } { command-game-open.name } で新しく開けます。
help-more =
    /{ command-learn.name }：はじめての1局で、遊び方を学びます。ゲーム中は、パネルの「{ button-explain }」で質問の意味を確かめられます。
    あなたのテーブルの一覧は /{ command-game.name } { command-game-mine.name } です。クリックできることは、すべて入力でもできます：/{ command-game.name } { command-game-move.name } が選べる行動をすべて示します。
    /{ command-me.name } { command-me-settings.name }：手番のお知らせ、おやすみ時間、言語。
    /{ command-me.name } { command-me-auto.name }：答えが一つしかない質問に、ボットが代わりに答えます。答えが一つだと全員に分かる質問には、いつでも代わりに答えます。それ以外では、選択の余地がなかったことがほかの人に分かる場合があるので、はじめはオフです。

command-help = いまここでできることを見る
    .name = ヘルプ
