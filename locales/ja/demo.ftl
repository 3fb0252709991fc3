### デモがターミナルに表示する文。

demo-starting = 模擬のDiscordでボットを起動しています（数秒かかります）…
demo-open = Discordなしのハーバーマスター（ブラウザー用）：{ $url } （終了はCtrl-C）
demo-try-seats = 「{ $host }」を開いて「{ $computer }」を何度か押し、「{ $start }」で始めて、「{ $move }」で遊びます。
demo-try-people = 「Viewing as」か別のウィンドウでほかの人になれます。{ $names }には日本語で表示されます。
demo-try-messages = ダイレクトメッセージは別のページにあります：{ $pages }
demo-try-games = ほかのゲームのテーブルもあります：{ $pages }
demo-cup = ハーバー杯
demo-try-cup = 大会も開かれています：{ $url } 「{ $join }」「{ $organise }」を押してみてください。卓からの呼び出しはダイレクトメッセージに届きます。
demo-page = { $name } { $url }
demo-message = { $name }へ：{ $text }
demo-port-taken = ポート{ $port }は使用中です。--portで別の番号を選べます。
# ページではスラッシュコマンドが英語名で表示される。
demo-topic = 一度に一卓。次の卓は /game で開きます。
