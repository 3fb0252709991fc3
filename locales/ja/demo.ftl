### デモがターミナルに表示する文。

demo-starting = 疑似Discordでボットを起動しています（数秒かかります）…
demo-open = ブラウザーで動くハーバーマスター（Discord不要）：{ $url } （終了はCtrl-C）
demo-try-seats = 「{ $host }」を開いて「{ $computer }」を何度か押し、「{ $start }」で始めて、「{ $move }」で遊びます。
demo-try-people = 「Viewing as」か別のウィンドウで、ほかの人になれます。{ $names }には日本語で表示されます。
demo-try-messages = ダイレクトメッセージは、人ごとに別のページにあります：{ $pages }
demo-try-games = ほかのゲームのテーブルもあります：{ $pages }
demo-cup = ハーバー杯
demo-try-cup = 大会もあります：{ $url } 「{ $join }」「{ $organise }」を押してみてください。卓からのお知らせはダイレクトメッセージに届きます。
demo-page = { $name } { $url }
demo-message = { $name }へ：{ $text }
demo-port-taken = ポート{ $port }は使用中です。--portで別の番号を選べます。
# ページではスラッシュコマンドが英語名で表示される。
demo-topic = テーブルは1つずつ。次は /game で開けます。
