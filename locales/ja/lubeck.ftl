### Lübeck。都市名は原文どおりラテン文字で書く。カードは都市名と価値（「Riga 3」）、エキストラカードは働きと都市名で言う。

lubeck-name = Lübeck（リューベック）
lubeck-tagline = ライバルと商船に乗り合わせ、リューベックからハンザの海へ。誰かが船を進めてしまう前に、港ごとのカードで稼ごう。
lubeck-source = Reiner Stockhausenデザイン、dlp gamesより2009年発売。日本語のルール訳をもとにしています。航路とカードの価値は推定です。

lubeck-option-withdraw = { $value ->
    [any] ラウンド後：どの商船からもポーンを引き揚げられる
   *[ends] ラウンド後：終点に着いた商船だけを空にする
}
    .label = { $value ->
        [any] どの商船からも引き揚げ
       *[ends] 終点の商船だけを空にする
    }
lubeck-option-double = { $value ->
    [all] ×2：このラウンドにその都市でプレイした交易カードをすべて2倍にする
   *[later] ×2：そのあとにその都市でプレイする交易カードだけを2倍にする
}
    .label = { $value ->
        [all] ×2：ラウンド全体
       *[later] ×2：そのあとだけ
    }

## 起きたこと。-seen は、伏せられたカードを知る人向け。

lubeck-event-dealt-seen = { $seat }に{ $cards }が配られました。
    .seat = あなたに{ $cards }が配られました。
lubeck-event-round-began = **第{ $round }ラウンド**。コンパスタイルは{ $compass_seat }が持っています。
lubeck-event-reshuffled = { $number ->
    [1] 山札が尽きたので、捨て札{ $cards }枚をシャッフルして2つ目の山札にします。
   *[other] 最後のパッケージをそろえるため、捨て札{ $cards }枚をもう一度シャッフルします。
}
lubeck-event-laid-out = 第{ $round }ラウンドの新しいカード{ $number }枚：{ $cards }
lubeck-event-last-round = 2つ目の山札も尽きました。**これが最終ラウンドです**。残った手札は減点になります。
lubeck-event-took = { $seat }がパッケージ{ $package }を取りました：{ $cards }。
    .seat = あなたがパッケージ{ $package }を取りました：{ $cards }。
lubeck-event-named-first = { $seat }の指名で、{ $first_seat }から始めます。
    .seat = あなたの指名で、{ $first_seat }から始めます。
    .first_seat = { $seat }の指名で、あなたから始めます。
lubeck-event-no-choice = ほかに選べる行動なし：
lubeck-event-embarked = { $fresh ->
    [1] { $seat }が商船置き場から商船{ $ship }を出し、{ $city }で乗りました。
   *[0] { $seat }が{ $city }の商船{ $ship }に乗りました。
}
    .seat = { $fresh ->
        [1] あなたが商船置き場から商船{ $ship }を出し、{ $city }で乗りました。
       *[0] あなたが{ $city }の商船{ $ship }に乗りました。
    }
lubeck-event-started = { $fresh ->
    [1] { $seat }が「{ $card }」を使い、商船置き場から商船{ $ship }を出して{ $city }で乗りました。
   *[0] { $seat }が「{ $card }」を使い、{ $city }の商船{ $ship }に乗りました。
}
    .seat = { $fresh ->
        [1] あなたが「{ $card }」を使い、商船置き場から商船{ $ship }を出して{ $city }で乗りました。
       *[0] あなたが「{ $card }」を使い、{ $city }の商船{ $ship }に乗りました。
    }
lubeck-event-sold = { $sailed ->
    [1] { $seat }が商船{ $ship }を{ $from_city }から{ $city }へ進め、「{ $card }」をプレイしました
   *[0] { $seat }が商船{ $ship }で「{ $card }」をプレイしました
}（{ $doubled ->
    [1] 2倍で
   *[0] {""}
}**＋{ $points }**点）。
    .seat = { $sailed ->
        [1] あなたが商船{ $ship }を{ $from_city }から{ $city }へ進め、「{ $card }」をプレイしました
       *[0] あなたが商船{ $ship }で「{ $card }」をプレイしました
    }（{ $doubled ->
        [1] 2倍で
       *[0] {""}
    }**＋{ $points }**点）。
lubeck-event-doubled = { $sailed ->
    [1] { $seat }が商船{ $ship }を{ $from_city }から{ $city }へ進め、「{ $card }」をプレイしました。
   *[0] { $seat }が商船{ $ship }で「{ $card }」をプレイしました。
}{ $points ->
    [0] {""}
   *[other] この都市でプレイ済みの分も2倍になり、**＋{ $points }**点です。
}このラウンド、この都市の交易カードは2倍になります。
    .seat = { $sailed ->
        [1] あなたが商船{ $ship }を{ $from_city }から{ $city }へ進め、「{ $card }」をプレイしました。
       *[0] あなたが商船{ $ship }で「{ $card }」をプレイしました。
    }{ $points ->
        [0] {""}
       *[other] この都市でプレイ済みの分も2倍になり、**＋{ $points }**点です。
    }このラウンド、この都市の交易カードは2倍になります。
lubeck-event-pirated = 海賊です！ { $seat }が{ $city }の商船{ $ship }をゲームから除外しました{ $pawns ->
    [0] （乗船者なし）
   *[other] （{ $pawn_seats }のポーンはストックへ）
}。残る商船は{ $left }隻です。
    .seat = 海賊です！ あなたが{ $city }の商船{ $ship }をゲームから除外しました{ $pawns ->
        [0] （乗船者なし）
       *[other] （{ $pawn_seats }のポーンはストックへ）
    }。残る商船は{ $left }隻です。
lubeck-event-transferred = { $seat }のポーンが、{ $city }の商船{ $ship }から{ $to_city }の商船{ $to_ship }へ乗り換えました。
    .seat = あなたのポーンが、{ $city }の商船{ $ship }から{ $to_city }の商船{ $to_ship }へ乗り換えました。
lubeck-event-discarded = { $seat }が「{ $card }」を捨て札にしました（**−{ $points }**点）。
    .seat = あなたが「{ $card }」を捨て札にしました（**−{ $points }**点）。
lubeck-event-passed = { $seat }はパスしました。
    .seat = あなたはパスしました。
lubeck-event-unloaded = 商船{ $ship }は{ $city }で旅を終えました。ストックに戻ったポーン：{ $pawn_seats }。
lubeck-event-parked = { $city }で空になった商船{ $ship }は、商船置き場へ戻ります。
lubeck-event-withdrew = { $seat }が自分のポーン{ $pawns }個を引き揚げました（商船{ $ships }）。
    .seat = あなたが自分のポーン{ $pawns }個を引き揚げました（商船{ $ships }）。
lubeck-event-stayed-aboard = { $seat }はポーンを引き揚げませんでした。
    .seat = あなたはポーンを引き揚げませんでした。
lubeck-event-round-ended = 第{ $round }ラウンド終了。首位は{ $leaders ->
    [1] {""}
   *[other] 同点で
}{ $leader_seats }（{ $points }点）です。
lubeck-event-counted = { $number ->
    [0] { $seat }の手札は残っていません。合計{ $total }点です。
   *[other] { $seat }の手札に{ $cards }が残りました。**−{ $points }**点で、合計{ $total }点です。
}
lubeck-event-match-ended = { $winners ->
    [1] 得点トラックの先頭は{ $winner_seats }。ゲームの勝者です！
   *[other] { $winner_seats }が得点トラックの先頭に並び、勝利を分かち合います！
}

## プレイヤーへの問いかけ。

lubeck-ask-take = どのパッケージを取りますか？
lubeck-ask-first = 最後にパッケージを取ったので、あなたが決めます。誰から始めますか？
lubeck-ask-act = どのアクションを行いますか？
lubeck-ask-act-laden = どのアクションを行いますか？（パスは手札{ $limit }枚以下のとき）
lubeck-ask-discard = 1枚捨て札にするか、旅を始めてください（パスには{ $over }枚多い）。
lubeck-ask-withdraw = ラウンドが終わりました。商船からポーンを引き揚げますか？

## 答え方。ボタンの言葉と、もう少し詳しい説明。

lubeck-verb-take = パッケージを取る
    .hint = 中のカードはすべて手札になります。どのカードかは全員に見えています。
lubeck-verb-first = 最初の人を決める
    .hint = 自分でも、ほかの誰かでもかまいません。そこから時計回りに進みます。
lubeck-verb-embark = Lübeckから旅を始める
    .hint = ストックのポーン1個を、Lübeckの商船に乗せます（乗り合わせもできます）。
    .hint-plan = 次の手番に、できるなら行います。
lubeck-verb-sell = 交易カードをプレイ
    .hint = 自分の商船がその都市か1つ手前にいるとき。1つ手前なら、全員を乗せて進みます。
    .hint-plan = 次の手番に、商船が届くならプレイします。
lubeck-verb-double = ×2カードをプレイ
    .hint = このラウンド、その都市の交易カードが2倍になります（テーブルの設定によっては、このあとの分だけ）。
    .hint-plan = 次の手番に、商船が届くならプレイします。
lubeck-verb-start = 交易の旅カードをプレイ
    .hint = Lübeckではなく、カードの都市から旅を始めます。
    .hint-plan = 次の手番に、できるなら行います。
lubeck-verb-pirates = 海賊カードをプレイ
    .hint = 商船1隻をゲームから除外します。乗っていたポーンは持ち主のストックへ戻ります。
lubeck-verb-transfer = 乗り換えカードをプレイ
    .hint = 自分のポーン1個を、盤上のどの商船へでも移せます。
lubeck-verb-pass = パス
    .hint = このラウンドはもう手番がありません。ポーンが運ばれることはあります。
    .hint-plan = 次の手番に、手札が3枚以下ならパスします。
lubeck-verb-discard = 捨て札
    .hint = 1アクションに1枚で、減点になります。
lubeck-verb-withdraw = ポーンの引き揚げ
    .hint = 自分のポーンだけです。空になった商船は商船置き場へ戻ります。
    .hint-plan = ラウンドの終わりに、ほかの人を待たせずにすみます。

## 一手を短く言うとき。

lubeck-move-take = パッケージ{ $package }
lubeck-move-first = { $seat }から始める
lubeck-move-embark = { $ship ->
    [other] 商船{ $ship }に乗る
   *[new] { $ship }に乗る
}
lubeck-move-sell = { $card }（商船{ $ship }）
lubeck-move-double = ×2 { $city }（商船{ $ship }）
lubeck-move-start = { $ship ->
    [other] { $city }で商船{ $ship }に乗る
   *[new] { $city }で{ $ship }に乗る
}
lubeck-move-pirates = 海賊：商船{ $ship }
lubeck-move-transfer = 乗り換え：商船{ $ship }から{ $to_ship }へ
lubeck-move-pass = パス
lubeck-move-discard = { $card }を捨てる
lubeck-move-withdraw = { $ships ->
    [other] 商船{ $ships }から1個引き揚げる
   *[text] { $ships }
}

## その答えで何が起きるか。

lubeck-told-package = { $cards } → { lubeck-told-package.hand }
    .short = { $number }枚 → { lubeck-told-package.hand }
    .hand = 手札{ $hand }枚{ $over ->
        [0] {""}
       *[other] （パスには{ $over }枚多い）
    }
lubeck-told-boards-new = 商船{ $ship }を商船置き場から{ $city }へ出します
lubeck-told-boards = { $city }にいます（{ $others ->
    [0] ほかに乗船者なし
   *[other] 乗船者：{ $with_seats }
}）
lubeck-told-sails = { $from_city }から進みます{ $others ->
    [0] {""}
   *[other] （{ $with_seats }も一緒）
}。＋{ $points }点{ $doubled ->
    [1] （2倍）
   *[0] {""}
}
lubeck-told-stays = 商船はその都市にいます{ $others ->
    [0] {""}
   *[other] （乗船者：{ $with_seats }）
}。＋{ $points }点{ $doubled ->
    [1] （2倍）
   *[0] {""}
}
lubeck-told-doubles-sailing = { $from_city }から進みます{ $others ->
    [0] {""}
   *[other] （{ $with_seats }も一緒）
}。{ $earlier ->
    [0] {""}
   *[other] このラウンドにこの都市でプレイした分ですぐに＋{ $earlier }点。
}{ $number ->
    [0] この都市の交易カードは手札にありません
   *[other] { $cards }で、さらに＋{ $points }点になります
}
lubeck-told-doubles-there = 商船はその都市にいます{ $others ->
    [0] {""}
   *[other] （乗船者：{ $with_seats }）
}。{ $earlier ->
    [0] {""}
   *[other] このラウンドにこの都市でプレイした分ですぐに＋{ $earlier }点。
}{ $number ->
    [0] この都市の交易カードは手札にありません
   *[other] { $cards }で、さらに＋{ $points }点になります
}
lubeck-told-sinks = { $city }にいます（{ $pawns ->
    [0] 乗船者なし
   *[other] 乗船者：{ $pawn_seats }、ポーン{ $pawns }個
}{ $own ->
    [0] {""}
   *[other] 、うち自分{ $own }個
}）
lubeck-told-moves = { $city }から{ $to_city }へ{ $others ->
    [0] {""}
   *[other] （乗船者：{ $with_seats }）
}{ $empties ->
    [1] 。元の商船は商船置き場へ
   *[0] {""}
}
lubeck-told-costs = −{ $points }点

## 選ぶもの、そして選べない理由。値は2語のこともある（"riga 3"）。

lubeck-part-city = { WORD($value, 1) ->
    [lubeck] Lübeck
    [stettin] Stettin
    [visby] Visby
    [helsingborg] Helsingborg
    [danzig] Danzig
    [riga] Riga
    [bergen] Bergen
    [hamburg] Hamburg
    [reval] Reval
    [london] London
   *[brugge] Brügge
}
    .label = どの都市？
# 2語目の都市。
lubeck-card-city = { WORD($value, 2) ->
    [stettin] Stettin
    [visby] Visby
    [helsingborg] Helsingborg
    [danzig] Danzig
    [riga] Riga
    [bergen] Bergen
    [hamburg] Hamburg
    [reval] Reval
    [london] London
   *[brugge] Brügge
}
lubeck-part-card = { WORD($value, 1) ->
    [pirates] 海賊
    [transfer] 乗り換え
    [double] ×2 { lubeck-card-city }
    [start] 交易の旅 { lubeck-card-city }
   *[trade] { lubeck-part-city } { WORD($value, 2) }
}
    .label = どのカード？
lubeck-part-ship = { $value ->
    [new] 商船置き場の商船
   *[other] 商船{ $value }
}
    .label = どの商船？
lubeck-part-ships = { $value ->
    [none] 引き揚げない
    [other] 商船{ $value }から1個引き揚げる
   *[text] 商船{ WORD($value, 1) }から1個、商船{ WORD($value, 2) }から1個引き揚げる
}
    .label = どの商船から？
lubeck-part-package = パッケージ{ $value }
    .label = どのパッケージ？
lubeck-part-seat = { $value }
    .label = 誰？

lubeck-barred-no-pawn-aboard = 自分のポーンが商船に乗っていません。
lubeck-barred-no-ship-near = 自分のポーンの乗った商船が、{ $city }にも1つ手前にもいません。
lubeck-barred-no-pawn-left = ポーンは2個とも乗船中です。
lubeck-barred-no-ship-there = 商船置き場は空で、{ $city }にも商船がいません。
lubeck-barred-no-ship-out = 盤上に商船がいません。
lubeck-barred-no-other-ship = 盤上にほかの商船がいません。
lubeck-barred-park-empty = 商船置き場は空です。

## ルール上できないこと。

lubeck-illegal-owes-package = 先にパッケージを選んでください。
lubeck-illegal-owes-first = 先に、最初にアクションを行う人を決めてください。
lubeck-illegal-owes-action = いまはアクションを行う手番です。
lubeck-illegal-owes-withdrawal = ラウンドは終わりました。ポーンを引き揚げるかどうかを決めてください。
lubeck-illegal-no-such-package = パッケージ{ $package }はありません。番号は1から{ $packages }までです。
lubeck-illegal-package-taken = パッケージ{ $package }はもう取られています。
lubeck-illegal-no-such-ship = 商船{ $ship }はこのゲームにありません。
lubeck-illegal-ship-lost = 商船{ $ship }は海賊によって除外されました。
lubeck-illegal-ship-parked = 商船{ $ship }は商船置き場にあり、盤上にはいません。
lubeck-illegal-no-pawn-left = ストックにポーンがありません。2個とも乗船中です。
lubeck-illegal-park-empty = 商船置き場は空です。すでにいる商船に乗ってください。
lubeck-illegal-no-pawn-aboard = 自分のポーンが商船に乗っていないので、そのカードはプレイできません。
lubeck-illegal-no-ship-near = 自分のポーンの乗った商船が{ $city }にも1つ手前にもいないので、そのカードはプレイできません。
lubeck-illegal-no-ship-there = 商船置き場は空で、{ $city }にも商船がいないので、そのカードはプレイできません。
lubeck-illegal-no-ship-out = 盤上に商船がいないので、そのカードはプレイできません。
lubeck-illegal-no-other-ship = 盤上にほかの商船がいないので、そのカードはプレイできません。
lubeck-illegal-not-there = 商船{ $ship }は{ $city }にいません。
lubeck-illegal-not-in-hand = 「{ $card }」は手札にありません。
lubeck-illegal-not-aboard = 商船{ $ship }に自分のポーンは乗っていません。
lubeck-illegal-out-of-reach = 商船{ $ship }は、{ $city }にも1つ手前の都市にもいません。
lubeck-illegal-same-ship = ポーンはもうその商船に乗っています。別の商船を選んでください。
lubeck-illegal-too-many-cards = 手札が{ $hand }枚あります。パスできるのは{ $limit }枚以下のときだけです。
lubeck-illegal-not-laden = 手札は{ $hand }枚です。捨て札にするのは{ $limit }枚を超えているときだけです。
lubeck-illegal-can-play = プレイできるカードがあるうちは捨て札にできません（「{ $card }」をプレイできます）。
lubeck-illegal-ships-unsorted = 商船は番号順に書いてください：{ $ships }。

## 得点。

lubeck-score = { $score }点
lubeck-breakdown-trade = 交易 { $value }
lubeck-breakdown-doubled = 2倍分 ＋{ $value }
lubeck-breakdown-discarded = 捨て札 { $value }
lubeck-breakdown-held = 残り手札 { $value }

## 絵の中の言葉。スマートフォンでも読めるように短く。

lubeck-picture-round = { $last ->
    [1] 最終ラウンド
   *[0] 第{ $round }ラウンド
}
lubeck-picture-owes = { $step ->
    [take] { $name }：パッケージを選ぶ番
    [first] { $name }：最初の人を決める番
   *[act] { $name }の手番
}
lubeck-picture-withdraw = { $count ->
    [1] { $name }：引き揚げの番
   *[other] { $count }人：引き揚げの番
}
lubeck-picture-park = 商船置き場
lubeck-picture-stock = ストック
lubeck-picture-cards = 手札
lubeck-picture-points = 得点
lubeck-picture-passed = パス
lubeck-picture-packages = パッケージ
lubeck-picture-new = 今ラウンドの新カード
lubeck-picture-pile = { $piles ->
    [1] 山札 { $pile }
    [2] 2つ目の山札 { $pile }
   *[3] 山札 { $pile }
}
lubeck-picture-pirates = 海賊
lubeck-picture-transfer = 乗り換え
lubeck-picture-hand = あなたの手札
lubeck-picture-held = { $cards }枚{ $over ->
    [0] {""}
   *[other] （{ $over }枚多い）
}
lubeck-picture-end = ゲーム終了
lubeck-picture-winner = { $count ->
    [1] { $name }の勝利
   *[other] { $count }人の勝利
}

## 絵を見られない人のための、同じ内容の言葉。

lubeck-alt-owes = { $step ->
    [take] { $name }がパッケージを選ぶ番です。
    [first] { $name }が、最初にアクションを行う人を決める番です。
   *[act] { $name }の手番です。
}
lubeck-alt-withdraw = { $names }がポーンを引き揚げられます。
lubeck-alt-round = { $last ->
    [1] 第{ $round }ラウンド（最終）
   *[0] 第{ $round }ラウンド
}、コンパスタイルは{ $name }{ $first ->
    [none] {""}
   *[other] 、最初のアクションは{ $first }
}。
lubeck-alt-ship = { $city }の商船{ $ship }：{ $names }。
lubeck-alt-pawns = { $count ->
    [1] { $name }
   *[other] { $name }（2個）
}
lubeck-alt-park = { $count ->
    [0] 商船置き場は空。
   *[other] 商船置き場：{ $ships }。
}
lubeck-alt-seat = { $name }：{ $points }点、手札{ $cards }枚、ストックのポーン{ $stock }個{ $doubles ->
    [none] {""}
   *[other] 、×2 { $doubles }
}{ $passed ->
    [1] 、パス
   *[0] {""}
}。
lubeck-alt-package = { $fresh ->
    [0] パッケージ{ $package }：{ $cards }。
    [1] パッケージ{ $package }：{ $cards }（最後の1枚が新しいカード）。
   *[other] パッケージ{ $package }：{ $cards }（すべて新しいカード）。
}
lubeck-alt-pile = { $piles ->
    [1] 山札{ $pile }枚。
    [2] 2つ目の山札{ $pile }枚。
   *[3] 山札{ $pile }枚。
}
lubeck-alt-hand = { $count ->
    [0] あなたの手札はありません。
   *[other] あなたの手札：{ $cards }。
}
lubeck-alt-excess = パスするには{ $over }枚多すぎます。
lubeck-alt-barred = いまプレイできないカード：{ $cards }。
lubeck-alt-aboard = { $count ->
    [0] あなたのポーンは乗船していません（ストック{ $stock }個）。
   *[other] あなたのポーン：{ $ships }（ストック{ $stock }個）。
}
lubeck-alt-on-ship = { $city }の商船{ $ship }
lubeck-alt-placed = { $place }位は{ $name }、{ $points }点（{ $parts }）{ $number ->
    [0] {""}
   *[other] 。残った手札：{ $cards }
}。

## 記法の言葉の代わりに入力できる言葉。

lubeck-typed = リューベック=lubeck シュテッティン=stettin ヴィスビュー=visby ヘルシングボリ=helsingborg ダンツィヒ=danzig リガ=riga レヴァル=reval ベルゲン=bergen ハンブルク=hamburg ロンドン=london ブルージュ=brugge brügge=brugge 新しい=new パッケージ=take 最初=first 旅立ち=embark 交易=sell 倍=double 旅=start 海賊=pirates 乗り換え=transfer パス=pass 捨て札=discard 引き揚げ=withdraw なし=none

## ゲームが終わったときに知らせる功績。

lubeck-achievement-great-sales = 大商い
    .told = 1枚で6点以上になるカードを3枚プレイした
lubeck-achievement-doubler = 倍々
    .told = ×2カードを3枚プレイした
lubeck-achievement-pirate = 海賊王
    .told = 自分のポーンが乗らず、他プレイヤーのポーンが2個以上乗った商船を、海賊で沈めた
lubeck-achievement-empty-hold = 空の船倉
    .told = 減点になる捨て札をせず、最後に手札を残さなかった
lubeck-achievement-from-astern = 後方から
    .told = 1ラウンド目は単独最下位、それでも勝った
