### 船・船長・乗組員。

ship-captain-crew-name = 船・船長・乗組員
ship-captain-crew-tagline = 6は船、5は船長、4は乗組員。残りの目が積み荷です。
ship-captain-crew-source = 船乗りの古いダイスゲームです。
ship-captain-crew-option-rounds = { $value }ラウンド

ship-captain-crew-event-round-began = 第{ $round }ラウンドが始まりました。
ship-captain-crew-event-threw = { $seat }の目は{ $dice }です。
ship-captain-crew-event-landed = { $seat }は積み荷{ $cargo }を陸揚げしました。
ship-captain-crew-event-skipped = { $seat }は港にとどまりました。
ship-captain-crew-event-match-ended = { $winner_seats }の勝ちです！

ship-captain-crew-ask-first = あなたの番です。ダイスを振りますか？
ship-captain-crew-ask-again = 目は{ $dice }、積み荷は{ $cargo }です。あと{ $throws }回振れます。

ship-captain-crew-verb-roll = 振る
    .hint = ダイス5個すべて。
    .hint-plan = 手番の最初に振ります。
ship-captain-crew-verb-skip = 見送る
    .hint = この手番では振りません。
    .hint-plan = 港にとどまります。
ship-captain-crew-verb-throw = 振り直す
    .hint = 選んだダイスを振り直します。
ship-captain-crew-verb-stop = 終える
    .hint = いまの積み荷を陸揚げします。
ship-captain-crew-move-roll = 振る
ship-captain-crew-move-skip = 見送る
ship-captain-crew-move-throw = { $dice }を振り直す
ship-captain-crew-move-stop = 終える
ship-captain-crew-part-die = { $value }
    .label = どのダイスを振り直しますか？

ship-captain-crew-score = 積み荷{ $score }
ship-captain-crew-breakdown-cargo = 積み荷：{ $value }

ship-captain-crew-rules-1-title = 航海
ship-captain-crew-rules-1 = 1手番に3回まで振れます。まだ乗っていないダイスはすべて振り直し、積み荷は好きなだけ振り直せます。積み荷がもっとも多い人の勝ちで、同点なら分け合います。
ship-captain-crew-page-first = 1
ship-captain-crew-page-again = 1

## 言葉と絵による盤面。

ship-captain-crew-table = 全{ $rounds }ラウンドの第{ $round }ラウンド。目：{ $dice }。
ship-captain-crew-table-totals = { $name }：積み荷{ $value }
ship-captain-crew-picture-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
ship-captain-crew-picture-cargo = 積み荷{ $value }

## コマンド。

command-ship-captain-crew = 船・船長・乗組員の手
    .name = 船
command-ship-captain-crew-roll = ダイスを5個とも振る
    .name = 振る
command-ship-captain-crew-skip = この手番を見送る
    .name = 見送る
command-ship-captain-crew-throw = ダイスを振り直す
    .name = 振り直す
command-ship-captain-crew-throw-dice = 振り直すダイス（例：3 1）
    .name = ダイス
command-ship-captain-crew-stop = いまの積み荷を陸揚げする
    .name = 終える
