### ヘルプ：いまいる場所に合わせて。

help-title = ヘルプ
help-nowhere = このチャンネルにテーブルはありません。/{ command-game.name } { command-game-open.name } で開けます。友だちはボタンで参加でき、コンピューターとも遊べます。各ゲームのルールは /{ command-rules.name } で読めます。
help-lobby = **{ $table }**は参加者を募集中です。「{ button-join }」で席に着けます。ゲームはホストが始めます。
help-seated = あなたは**{ $table }**に参加しています。人数がそろったら、ホストがゲームを始めます。それまでは、誰かを招待することも、離れることもできます。
help-host = あなたは**{ $table }**のホストです。「{ button-host }」から、コンピューターの追加、オプションの設定、テーブルを閉じる操作ができます。「{ button-start }」でゲームが始まります。
help-turn = **{ $table }**：あなたの手番です。「{ button-my-move }」で、手札と選べる手がすべて表示されます。見えるのはあなただけです。
help-waiting = **{ $table }**：{ $names }の手番です。あなたの手番になるとお知らせします。「{ button-my-hand }」で手札を見られ、「{ button-plan }」で次の手を予約できます。
help-left = **{ $table }**：あなたの席はコンピューターが代行しています。「{ button-return }」で戻れます。
help-watching = **{ $table }**は進行中で、{ $names }の手番です。ここで観戦できます。「{ button-follow }」を押すと、ラウンドの結果が届きます。
help-over = **{ $table }**：ゲームは終わりました。「{ button-replay }」で同じメンバーの新しいテーブルを開けます。経過は /{ command-game.name } { command-game-log.name } で読めます。
help-closed = **{ $table }**は閉じられました。/{ command-game.name } { command-game-open.name } で新しく開けます。
help-more =
    /{ command-learn.name }：体験プレイで遊び方を学べます。ゲーム中は、パネルの「{ button-explain }」で質問の意味を確認できます。
    /{ command-game.name } { command-game-mine.name }：自分のテーブルの一覧です。クリックできることは入力でもできます。/{ command-game.name } { command-game-move.name } では、選べる手がすべて候補に出ます。
    /{ command-my.name } { command-my-settings.name }：手番の通知、おやすみ時間、言語。
    /{ command-my.name } { command-my-auto.name }：選べる手が1つだけのとき、ボットに任せられます。1つしかないことが全員に分かる場合は、いつもボットが行います。それ以外は、手札を推測される手がかりになるので、初期設定ではオフです。

command-help = いまここでできることを見る
    .name = ヘルプ
