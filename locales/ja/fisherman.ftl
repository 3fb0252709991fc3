### Fisherman。カードは「タイ6」のように、種類と数字で言う。

fisherman-name = Fisherman
fisherman-tagline = 釣り大会のルールをみんなで決めて、いざ勝負。狙いの魚を、狙いの大きさで。外道にはご用心。
fisherman-source = T親分デザイン、ピースギルド発行のトリックテイキングゲーム。日本語の説明書をもとにしています。

## 起きたこと。-seen は、伏せられたカードを知る人向け。

fisherman-event-contest-began = 第{ $contest }回大会（全{ $contests }回）の始まりです。ディーラーは{ $dealer_seat }です。
fisherman-event-dealt-seen = { $seat }に{ $cards }が配られました。
    .seat = あなたに{ $cards }が配られました。
fisherman-event-favourite-named = { $seat }が「本命」を{ $kind }に決めました（1匹につき＋1）。
    .seat = あなたが「本命」を{ $kind }に決めました（1匹につき＋1）。
fisherman-event-ranking-named = { $seat }が「評価」を決めました：{ $ranking }
    .seat = あなたが「評価」を決めました：{ $ranking }
fisherman-event-size-named = { $seat }が「サイズ」を{ $size }に決めました。
    .seat = あなたが「サイズ」を{ $size }に決めました。
fisherman-event-bad-named = { $seat }が「外道」を{ $kind }に決めました（1匹につき−1、切り札）。
    .seat = あなたが「外道」を{ $kind }に決めました（1匹につき−1、切り札）。
fisherman-event-led = { $trick }回目の釣り（全{ $tricks }回）：{ $seat }が{ $card }をリード。
    .seat = { $trick }回目の釣り（全{ $tricks }回）：あなたが{ $card }をリード。
fisherman-event-played = { $seat }が{ $card }を出しました。
    .seat = あなたが{ $card }を出しました。
fisherman-event-last-trick = 全員の手札が残り1枚なので、最後の釣りは自動で行います。
fisherman-event-trick-won = { $caught ->
    [0] { $seat }の勝ち（獲得なし）。
   *[other] { $seat }の勝ち。{ $cards }を獲得しました（{ $points }ポイント）。
}
    .seat = { $caught ->
        [0] あなたの勝ち（獲得なし）。
       *[other] あなたの勝ち。{ $cards }を獲得しました（{ $points }ポイント）。
    }
fisherman-event-contest-ended = { $winners ->
    [1] 第{ $contest }回大会の1位は{ $winner_seats }です！
   *[other] 第{ $contest }回大会は、{ $winner_seats }が同点で1位です！
}
fisherman-event-placed = { $place }位：{ $seat }（{ $points }ポイント）。{ $award ->
    [5] 金の盾（勝利点5）
    [3] 銀の盾（勝利点3）
    [1] 銅の盾（勝利点1）
   *[other] 盾なし
}、勝利点の合計は{ $total }です。
fisherman-event-match-ended = { $winners ->
    [1] 勝利点が最も多い{ $winner_seats }が、世界ナンバーワンの釣り人です！
   *[other] 勝利点が同じ{ $winner_seats }が、世界ナンバーワンの釣り人の座を分かち合います！
}

## プレイヤーへの問いかけ。

fisherman-ask-favourite = 第{ $contest }回大会です。どの魚を「本命」にしますか？
fisherman-ask-ranking = どちらの魚を強くしますか？（評価）
fisherman-ask-size = どの2つの数字を「サイズ」にしますか？
fisherman-ask-ranking-and-size = 「評価」と「サイズ」を決めてください（どちらからでもかまいません）。
fisherman-ask-bad = どの魚を「外道」（切り札）にしますか？
fisherman-ask-lead = { $trick }回目の釣り（全{ $tricks }回）。どの魚でリードしますか？
fisherman-ask-follow = { $lead_seat }が{ $card }でリードしました。どの{ $kind }を出しますか？
fisherman-ask-free = { $lead_seat }が{ $card }でリードしました。{ $kind }がないので、どの魚でも出せます。

## 答え方。ボタンの言葉と、もう少し詳しい説明。

fisherman-verb-favourite = 「本命」を決める
    .hint = この種類の魚は、獲得すると1匹につき＋1ポイントです。
fisherman-verb-ranking = 「評価」を決める
    .hint = 同じ種類の魚どうしなら、強い数字が勝ちます。
fisherman-verb-size = 「サイズ」を決める
    .hint = この2つの数字の魚は、獲得するとさらに＋1ポイントです（外道ならさらに−1）。
fisherman-verb-bad = 「外道」を決める
    .hint = この種類の魚は、獲得すると1匹につき−1ポイントです。ただし切り札になります。
fisherman-verb-play = 魚カードを出す
    .hint = いちばん強い外道が勝ちます。外道がなければ、リードと同じ種類でいちばん強い魚が勝ちます。
    .hint-lead = どの魚でもかまいません。ほかの人は、同じ種類があればそれを出します。
    .hint-plan = 次の手番に、出せるなら出します。

fisherman-verb-claim = 残りを全部取る
    .hint = 残りの釣りは、何を出されてもすべてあなたの勝ちです。リードは自動で出します。
    .hint-plan = 残りの釣りは、何を出されてもすべてあなたの勝ちです。リードは自動で出します。

## 決めると自分の手札がどうなるか。

fisherman-told-held = { $count ->
    [0] 手札になし
   *[other] 手札 { $numbers }
}
    .whole = { $kind }：{ fisherman-told-held }
fisherman-told-strong = 手札で強いのは { $numbers }
    .whole = { $which ->
        [small] 小さい魚が強い：手札 { $numbers }
       *[large] 大きい魚が強い：手札 { $numbers }
    }
fisherman-told-sized = { $count ->
    [0] 手札になし
   *[other] 手札{ $count }枚{ $favourites ->
        [0] {""}
       *[other] 、うち本命{ $favourites }枚
    }
}
    .whole = { $count ->
        [0] { $size }：なし
       *[other] { $size }：{ $count }枚
    }

## 一手を短く言うとき。

fisherman-move-favourite = 本命：{ $kind }
fisherman-move-ranking = 評価：{ $ranking }
fisherman-move-size = サイズ：{ $size }
fisherman-move-bad = 外道：{ $kind }
fisherman-move-play = { $card }を出す
fisherman-move-claim = 残りを全部取る

## 選ぶもの、そして選べない理由。値は種類、またはカード（"bream 6"）。

fisherman-part-kind = { WORD($value, 1) ->
    [mackerel] アジ
    [puffer] フグ
    [bream] タイ
    [goby] ハゼ
   *[squid] イカ
}
    .label = どの種類？
fisherman-part-card = { fisherman-part-kind }{ WORD($value, 2) }
    .label = どのカード？
fisherman-part-ranking = { $value ->
    [small] 小さい魚が強い（1、2、3…）
   *[large] 大きい魚が強い（10、9、8…）
}
    .label = どちらの魚が強い？
fisherman-part-size = { $value }
    .label = どの2つの数字？
fisherman-part-rule = { $value ->
    [favourite] 「本命」
    [ranking] 「評価」
    [size] 「サイズ」
   *[bad] 「外道」
}
fisherman-barred-is-favourite = 本命は外道にできません。
fisherman-barred-must-follow = リードと同じ{ $kind }を出す必要があります。

## ルール上できないこと。

fisherman-illegal-rules-open = 魚カードを出す前に、{ $rules }を決めてください。
fisherman-illegal-rule-set = { $rule }はもう決まっています。
fisherman-illegal-not-your-rule = { $rule }を決めるのは{ $chooser_seat }です。
fisherman-illegal-not-in-play = { $kind }は4人のときだけ使う魚なので、選べません。
fisherman-illegal-is-favourite = { $kind }は本命です。外道には別の魚を選んでください。
fisherman-illegal-not-neighbours = { $size }は選べません。「サイズ」は1-2から9-10まで、小さいほうから続く2つの数字です。
fisherman-illegal-not-in-hand = { $card }は手札にありません。手札のカードから選んでください。
fisherman-illegal-must-follow = { $card }は出せません。リードと同じ{ $kind }を持っているので、{ $kind }を出してください。

## 得点。

fisherman-score = 勝利点{ $score }
fisherman-breakdown-gold = 金の盾で{ $value }点
fisherman-breakdown-silver = 銀の盾で{ $value }点
fisherman-breakdown-bronze = 銅の盾で{ $value }点

## 絵の中の言葉。スマートフォンでも読めるように短く。

fisherman-picture-contest = 大会 { $contest }／{ $contests }
fisherman-picture-owes = { $step ->
    [favourite] { $name }：本命を決める番
    [ranking] { $name }：評価を決める番
    [size] { $name }：サイズを決める番
    [ranking-and-size] { $name }：評価・サイズを決める番
    [bad] { $name }：外道を決める番
    [lead] { $name }：リードする番
   *[play] { $name }の手番
}
fisherman-picture-title = { $rule ->
    [favourite] 本命
    [ranking] 評価
    [size] サイズ
   *[bad] 外道
}
fisherman-picture-kind = { $kind ->
    [mackerel] アジ
    [puffer] フグ
    [bream] タイ
    [goby] ハゼ
   *[squid] イカ
}
fisherman-picture-ranking = { $ranking ->
    [small] 小さい魚
   *[large] 大きい魚
}
fisherman-picture-size = さらに＋1
fisherman-picture-means = { $rule ->
    [favourite] 1匹＋1
    [ranking] が強い
    [size] 外道は−1
   *[bad] −1・切り札
}
fisherman-picture-trick = 釣り { $trick }／{ $tricks }・残り{ $left }
fisherman-picture-led = リード
fisherman-picture-winning = { $name }が優勢
fisherman-picture-won = { $name }の勝ち
fisherman-picture-points = ポイント
fisherman-picture-total = 勝利点
fisherman-picture-ended = 第{ $contest }回大会
fisherman-picture-contest-winner = { $count ->
    [1] 1位：{ $name }
   *[other] 1位は{ $count }人
}
fisherman-picture-last-trick = 最後の釣り
fisherman-picture-end = ゲーム終了
fisherman-picture-match-winner = { $count ->
    [1] 優勝：{ $name }
   *[other] 優勝は{ $count }人
}
fisherman-picture-left-over = 配られなかったカード
fisherman-picture-hand = あなたの手札
fisherman-picture-cards = { $cards }枚
fisherman-picture-follow = 同種を出す
fisherman-picture-you = あなた

## 絵を見られない人のための、同じ内容の言葉。

fisherman-alt-owes = { $step ->
    [favourite] { $name }が「本命」を決める番です。
    [ranking] { $name }が「評価」を決める番です。
    [size] { $name }が「サイズ」を決める番です。
    [ranking-and-size] { $name }が「評価」と「サイズ」を決める番です。
    [bad] { $name }が「外道」を決める番です。
    [lead] { $name }がリードする番です。
   *[play] { $name }の手番です。
}
fisherman-alt-contest = 第{ $contest }回大会（全{ $contests }回）、ディーラーは{ $name }。
fisherman-alt-rules = ルール：{ $rules }。
fisherman-alt-favourite = 本命は{ $kind }（1匹＋1）
fisherman-alt-size = サイズは{ $size }（さらに＋1、外道ならさらに−1）
fisherman-alt-bad = 外道は{ $kind }（1匹−1、切り札）
fisherman-alt-open = { $rule ->
    [favourite] 本命は{ $name }が決める
    [ranking] 評価は{ $name }が決める
    [size] サイズは{ $name }が決める
   *[bad] 外道は{ $name }が決める
}
fisherman-alt-trick = { $trick }回目の釣り（全{ $tricks }回、残り{ $left }回）：{ $cards }。いまは{ $winner }が優勢です。
fisherman-alt-trick-begins = { $trick }回目の釣り（全{ $tricks }回）が始まります。
fisherman-alt-trick-won = { $trick }回目の釣り（全{ $tricks }回、残り{ $left }回）：{ $cards }。{ $winner }の勝ちです。
fisherman-alt-last-trick = 最後の釣り：{ $cards }。{ $winner }の勝ちです。
fisherman-alt-laid = { $place ->
    [1] リードは{ $name }の{ $card }
   *[other] { $name }の{ $card }
}
fisherman-alt-seat = { $name }：{ $points }ポイント{ $count ->
    [0] {""}
   *[other] （{ $caught }）
}、勝利点{ $total }。
fisherman-alt-placed = { $place }位は{ $name }、{ $points }ポイント{ $count ->
    [0] {""}
   *[other] （{ $caught }）
}。{ $award ->
    [5] 金の盾（5）
    [3] 銀の盾（3）
    [1] 銅の盾（1）
   *[other] 盾なし
}、勝利点の合計{ $total }。
fisherman-alt-ended = 第{ $contest }回大会が終わりました。ルール：{ $rules }。
fisherman-alt-left-over = 配られなかったカード：{ $cards }。
fisherman-alt-hand = { $count ->
    [0] あなたの手札はもうありません。
   *[other] あなたの手札：{ $cards }。
}
fisherman-alt-worth = { $value ->
    [1] ＋1の魚
    [2] ＋2の魚
    [-1] −1の魚
   *[-2] −2の魚
}：{ $cards }。
fisherman-alt-follow = リードは{ $kind }です。{ $kind }を出さなければいけません。

## 記法の言葉の代わりに入力できる言葉。

fisherman-typed = アジ=mackerel 鯵=mackerel フグ=puffer 河豚=puffer タイ=bream 鯛=bream ハゼ=goby イカ=squid 烏賊=squid 小さい=small 大きい=large 本命=favourite 評価=ranking サイズ=size 外道=bad 出す=play

## ゲームが終わったときに知らせる功績。

fisherman-achievement-big-catch = 大漁
    .told = 1回の釣りで6ポイント以上を取った
fisherman-achievement-twice-first = 二冠
    .told = 1ゲームのうちに2回の大会で単独1位になった
fisherman-achievement-from-the-bottom = どん底から
    .told = 第1回大会は単独最下位、それでも優勝した
fisherman-achievement-few-tricks = 少数精鋭
    .told = 誰よりも少ない釣りの数で、大会の単独1位になった
fisherman-achievement-clean-nets = きれいな網
    .told = ゲームを通して、マイナスポイントの釣りを一度も取らなかった
