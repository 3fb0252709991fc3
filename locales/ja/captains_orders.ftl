### 船長命令（Captain's Orders）。名前は何でもありうるので、文の形は名前に左右されない。

captains-orders-name = 船長命令
captains-orders-tagline = いちばん低いカードの持ち主が船長。見つけ出して告発するか、手札をなくして逃げ切るか。
captains-orders-source = 海外のボードゲーム雑誌で発表された『ペアーズ』のバリアントルール。2019年の日本語訳をもとにしています。

## 文の中でのカードと命令。

captains-orders-a-card = 「{ $rank }」
captains-orders-an-order = 「{ $order_rank }」

## 起きたこと。-seen は、伏せられたカードを知る人向け。欄の名前つきは、そこに名前が出る本人向け。

captains-orders-event-round-began = 第{ $round }ラウンド開始。ディーラーは{ $dealer_seat }、{ $first_seat }の手番から始まります。
captains-orders-event-dealt-seen = { $seat }に { $ranks } が配られました。
    .seat = あなたに { $ranks } が配られました。
captains-orders-event-ordered = { $seat }が命令{ captains-orders-a-card }を出しました。
    .seat = あなたが命令{ captains-orders-a-card }を出しました。
captains-orders-event-reordered = { $seat }が新しい命令{ captains-orders-a-card }を出しました。{ $former_seat }の命令「{ $former_rank }」は捨て札です。
    .seat = あなたが新しい命令{ captains-orders-a-card }を出しました。{ $former_seat }の命令「{ $former_rank }」は捨て札です。
    .former_seat = { $seat }が新しい命令{ captains-orders-a-card }を出しました。あなたの命令「{ $former_rank }」は捨て札です。
captains-orders-event-order-discarded = { $seat }の命令「{ $rank }」が残ったまま一周したので、捨て札になりました。{ $seat }の手番は飛ばされます。
    .seat = あなたの命令「{ $rank }」が残ったまま一周したので、捨て札になりました。あなたの手番は飛ばされます。
captains-orders-event-passed = { $seat }が{ $to_seat }にカード1枚を渡しました。
captains-orders-event-passed-seen = { $seat }が{ $to_seat }に{ captains-orders-a-card }を渡しました。
    .seat = あなたが{ $to_seat }に「{ $rank }」を渡しました。
    .to_seat = { $seat }から{ captains-orders-a-card }を渡されました。
captains-orders-event-asked = { $seat }が{ $asked_seat }にカードを求めました。
    .seat = あなたが{ $asked_seat }にカードを求めました。
    .asked_seat = { $seat }からカードを求められました。
captains-orders-event-gave = { $seat }が{ $to_seat }に、求められたカード1枚を渡しました。
captains-orders-event-gave-seen = { $seat }が{ $to_seat }に、求められた{ captains-orders-a-card }を渡しました。
    .seat = あなたが{ $to_seat }に、求められた「{ $rank }」を渡しました。
    .to_seat = { $seat }から、求めた{ captains-orders-a-card }を受け取りました。
captains-orders-event-obeyed = { $seat }が命令に従い、{ $to_seat }にカード1枚を渡しました。
captains-orders-event-obeyed-seen = { $seat }が命令に従い、{ $to_seat }に{ captains-orders-a-card }を渡しました。
    .seat = あなたが命令に従い、{ $to_seat }に「{ $rank }」を渡しました。
    .to_seat = { $seat }が命令に従い、あなたに{ captains-orders-a-card }を渡しました。
captains-orders-event-discarded = { $seat }がカード1枚を捨て札にしました。
captains-orders-event-discarded-seen = { $seat }が{ captains-orders-a-card }を捨て札にしました。
    .seat = あなたが{ captains-orders-a-card }を捨て札にしました。
captains-orders-event-accused = { $seat }が{ $accused_seat }を船長だと告発しました！
    .seat = あなたが{ $accused_seat }を船長だと告発しました！
    .accused_seat = { $seat }があなたを船長だと告発しました！
captains-orders-event-emptied = { $seat }の手札がなくなりました。
    .seat = あなたの手札がなくなりました。
captains-orders-event-declared = { $seat }が最後の1枚「{ $rank }」を見せて、船長だと宣言しました！
    .seat = あなたが最後の1枚「{ $rank }」を見せて、船長だと宣言しました！
captains-orders-event-stayed-silent = { $seat }は宣言せず、最後の1枚を伏せたままにしました。
    .seat = あなたは宣言せず、最後の1枚を伏せたままにしました。
captains-orders-event-showed = { $role ->
    [captain] { $seat }の手札は { $ranks }。船長です。
    [emptied] { $seat }の手札はありません。
   *[mutineer] { $seat }の手札は { $ranks }。反乱者、{ $points }ポイントです。
}
captains-orders-event-round-ended = { $verdict ->
    [captain-named] { $seat }の告発は的中！ 船長は{ $captain_seats }でした。
    [mutineer-named] { $seat }の告発は外れ。船長は{ $captain_seats }でした。
    [accuser-captain] 告発した{ $seat }自身が船長でした。船長は告発では勝てません。
    [declared-rightly] { $seat }が手札をなくし、見事に船長を宣言しました！
    [declared-wrongly] { $seat }は手札をなくしましたが、船長ではありませんでした。船長は{ $captain_seats }でした。
   *[silent] { $seat }は手札をなくし、宣言しませんでした。船長は{ $captain_seats }でした。
}{ $winners ->
    [0] 第{ $round }ラウンドは勝者なしです。
   *[other] 第{ $round }ラウンドの勝者は{ $winner_seats }です。
}
captains-orders-event-match-ended = { $winners ->
    [1] 3ラウンドを制した{ $winner_seats }の勝利です！
   *[other] 3ラウンドを制した{ $winner_seats }が、勝利を分かち合います！
}

## プレイヤーへの問いかけ。

captains-orders-ask-turn = あなたの手番です。テーブルに命令はありません。
captains-orders-ask-under-order = あなたの手番です。{ $order_seat }の命令は{ captains-orders-an-order }です。
captains-orders-ask-discard-passed = { $from_seat }から{ captains-orders-a-card }を渡されました。どのカードを捨て札にしますか？
captains-orders-ask-discard-asked = { $from_seat }から{ captains-orders-a-card }をもらいました。どのカードを捨て札にしますか？
captains-orders-ask-give = { $to_seat }がカードを求めています。どのカードを渡しますか？
captains-orders-ask-word = 手札がなくなりました。最後の1枚「{ $rank }」を見せて、船長だと宣言しますか？

## 答え方。ボタンの言葉と、もう少し詳しい説明。

captains-orders-verb-order = 命令を出す
    .hint = カード1枚を表向きに出します。それがあなたの命令になります。
    .hint-under-order = いまの命令より低いカードを出し、新しい命令にします。
    .hint-plan = 命令がないか、より高い命令だけなら実行します。
captains-orders-verb-pass = カードを渡す
    .hint = カード1枚を伏せたまま渡します。相手はカード1枚を捨て札にします。
    .hint-plan = 命令がなければ実行します。
captains-orders-verb-ask = カードを求める
    .hint = 相手が選んだカード1枚をもらい、そのあと自分が1枚を捨て札にします。
    .hint-plan = 命令がなければ実行します。
captains-orders-verb-accuse = 告発する
    .hint = 船長だと思うプレイヤーを告発します。当たっても外れてもラウンドは終わります。
captains-orders-verb-obey = 命令に従う
    .hint = 命令と同じか、より高いカード1枚を、命令の持ち主に渡します。
    .hint-plan = 命令があり、カードが十分に高ければ実行します。
captains-orders-verb-discard = 捨て札にする
    .hint = 手札のカード1枚を伏せたまま捨て札にします。
    .hint-plan = カードを渡されたとき、または求めたカードを受け取ったときに実行します。
captains-orders-verb-give = 渡す
    .hint = 好きなカード1枚を、求めたプレイヤーに伏せたまま渡します。
    .hint-plan = カードを求められたときに実行します。
captains-orders-verb-declare = 宣言する
    .hint = 最後の1枚を見せます。もっと低いカードを誰も持っていなければ、あなたの勝ちです。
captains-orders-verb-silent = 宣言しない
    .hint = 最後の1枚は伏せたままです。ポイントが最も多い反乱者が勝ちます。

## 一手を短く言うとき。

captains-orders-move-order = 「{ $rank }」の命令を出す
captains-orders-move-pass = 「{ $rank }」を{ $seat }に渡す
captains-orders-move-ask = { $seat }にカードを求める
captains-orders-move-accuse = { $seat }を告発する
captains-orders-move-obey = 「{ $rank }」で命令に従う
captains-orders-move-discard = 「{ $rank }」を捨て札にする
captains-orders-move-give = 「{ $rank }」を渡す
captains-orders-move-declare = 船長だと宣言する
captains-orders-move-silent = 宣言しない

## 選ぶもの、そして選べない理由。

captains-orders-part-rank = { $value }
    .label = どのカード？
captains-orders-part-seat = { $value }
    .label = どのプレイヤー？
captains-orders-barred-below-order = 命令「{ $order_rank }」より低いので、従えません。
captains-orders-barred-not-below-order = 命令「{ $order_rank }」より低くないので、新しい命令にできません。

## ルール上できないこと。

captains-orders-illegal-owes-discard = 先に、カード1枚を捨て札にしてください。
captains-orders-illegal-owes-card = 先に、カードを求めているプレイヤーに1枚渡してください。
captains-orders-illegal-owes-word = 手札がなくなりました。先に、宣言するかどうかを決めてください。
captains-orders-illegal-nothing-to-discard = いまは捨て札にできません。捨て札にするのは、カードを渡されたときと、カードを求めたあとだけです。
captains-orders-illegal-nobody-asked = いまはカードを求められていません。手番のアクションを選んでください。
captains-orders-illegal-hand-not-empty = まだ手札があります。宣言できるのは、手札がなくなった直後だけです。
captains-orders-illegal-order-stands = { $order_seat }の命令は{ captains-orders-an-order }です。従うか、より低い命令を出すか、誰かを告発してください。
captains-orders-illegal-no-order = 従う命令がありません。命令を出すか、カードを渡すか、求めるか、誰かを告発してください。
captains-orders-illegal-not-yourself = 自分以外のプレイヤーを選んでください。
captains-orders-illegal-not-in-hand = 「{ $rank }」は手札にありません。手札のカードから選んでください。
captains-orders-illegal-below-order = { captains-orders-a-card }では命令に従えません。「{ $order_rank }」以上のカードが必要です。
captains-orders-illegal-not-below-order = { captains-orders-a-card }は新しい命令にできません。「{ $order_rank }」より低いカードが必要です。

## 得点。

captains-orders-score = { $score }勝
captains-orders-breakdown-rounds = 勝利ラウンド数：{ $value }

## 絵の中の言葉。スマートフォンでも読めるように短く。

captains-orders-picture-round = 第{ $round }ラウンド
captains-orders-picture-order = 命令
captains-orders-picture-no-order = 命令なし
captains-orders-picture-owes = { $step ->
    [discard] { $name }：捨て札を選ぶ番
    [give] { $name }：渡すカードを選ぶ番
    [word] { $name }：宣言する？
   *[turn] { $name }の手番
}
captains-orders-picture-accused = { $seat }が{ $accused_seat }を告発
captains-orders-picture-declared = { $seat }が「{ $rank }」で宣言
captains-orders-picture-emptied = { $seat }の手札がなくなった
captains-orders-picture-captain = 船長
captains-orders-picture-points = { $points }ポイント
captains-orders-picture-no-cards = 手札なし
captains-orders-picture-round-winner = { $count ->
    [0] 勝者なし
    [1] { $name }の勝ち
   *[other] { $count }人の勝ち
}
captains-orders-picture-match-winner = { $count ->
    [0] 勝者なし
    [1] ゲームの勝者：{ $name }
   *[other] ゲームの勝者は{ $count }人
}
captains-orders-picture-next = 第{ $round }ラウンドは{ $name }から
captains-orders-picture-hand = あなたの手札
captains-orders-picture-cards = { $cards }枚
captains-orders-picture-gave = 渡したカード
captains-orders-picture-received = 受け取ったカード
captains-orders-picture-discarded = 捨てたカード

## 絵を見られない人のための、同じ内容の言葉。

captains-orders-alt-round = 船長命令、第{ $round }ラウンド。
captains-orders-alt-owes = { $step ->
    [discard] { $name }が捨て札を選ぶ番です。
    [give] { $name }が渡すカードを選ぶ番です。
    [word] { $name }の手札がなくなり、宣言するかどうかを決める番です。
   *[turn] { $name }の手番です。
}
captains-orders-alt-order = テーブルに{ $name }の命令「{ $rank }」があります。
captains-orders-alt-no-order = テーブルに命令はありません。
captains-orders-alt-seat = { $name }：手札{ $cards }枚、{ $won }勝。
captains-orders-alt-asked = { $asker }が{ $asked }にカードを求めています。
captains-orders-alt-moved = { $kind ->
    [obeyed] 最後に動いたカード：{ $giver }が{ $receiver }の命令に従って渡しました。
    [given] 最後に動いたカード：{ $giver }が求めに応じて{ $receiver }に渡しました。
   *[passed] 最後に動いたカード：{ $giver }が{ $receiver }に渡しました。
}
captains-orders-alt-dealer = 手番は{ $turn }、ディーラーは{ $name }。
captains-orders-alt-former = これまでの命令：{ $orders }。
captains-orders-alt-former-order = { $rank }（{ $name }）
captains-orders-alt-shown = { $role ->
    [captain] { $name }：{ $ranks }。船長
    [emptied] { $name }：手札なし
   *[mutineer] { $name }：{ $ranks }。{ $points }ポイント
}、{ $won }勝。
captains-orders-alt-next = 次は第{ $round }ラウンド、{ $name }の手番から始まります。
captains-orders-alt-hand = { $cards ->
    [0] あなたの手札はもうありません。
   *[other] あなたの手札：{ $ranks }。合計{ $points }ポイント。
}
captains-orders-alt-gave = 渡したカード：{ $cards }。
captains-orders-alt-gave-card = { $name }に「{ $rank }」
captains-orders-alt-received = 受け取ったカード：{ $cards }。
captains-orders-alt-received-card = { $name }から「{ $rank }」
captains-orders-alt-discarded = 捨てたカード：{ $ranks }。

## 記法の言葉の代わりに入力できる言葉。

captains-orders-typed = 命令=order 渡す=pass 求める=ask 告発=accuse 従う=obey 捨てる=discard 差し出す=give 宣言=declare 沈黙=silent

## ゲームが終わったときに知らせる功績。

captains-orders-achievement-sharp-eye = 千里眼
    .told = 1ゲームのうちに2回、船長を正しく告発した
captains-orders-achievement-wrongly-named = ぬれぎぬ
    .told = 船長ではないのに告発され、そのラウンドに勝った
captains-orders-achievement-true-word = 真実の宣言
    .told = 最後の1枚で船長だと宣言し、そのとおりだった
captains-orders-achievement-silent-winner = 沈黙の勝者
    .told = 一度も告発も宣言もせずに勝った
captains-orders-achievement-clean-sweep = 完全勝利
    .told = ほかの誰にも1ラウンドも取らせずに勝った
