### Fleet。ボートカードは種類で、支払いは「shrimp tuna +1」のようにカードと魚かごで言う。

fleet-name = Fleet（北洋船隊）
fleet-tagline = 漁獲ライセンスを競り落とし、ボートを進水させ、船長を雇おう。手札の1枚はボートにも船長にもお金にもなるが、使えるのは一度だけ。
fleet-source = Ben PinchbackとMatt Riddleのゲーム（中国語版『北洋船隊』）。日本語に訳されたルールをもとにし、そこで省かれたカードの数値は別に調べました。

fleet-option-advanced = { $value ->
    [true] 上級用セットアップ：プレミアムが早く出ることもある
   *[false] 通常のセットアップ：スタンダードが先に出る
}
    .label = { $value ->
        [true] 上級用セットアップ
       *[false] 通常のセットアップ
    }
fleet-option-process_from = { $value ->
    [all] 魚かごはどのボートからでも加工できる
   *[others] 加工船のボートからは加工できない
}
    .label = { $value ->
        [all] どのボートでも加工できる
       *[others] 加工船では加工できない
    }

## 起きたこと。-seen は、伏せられたカードを知る人向け。

fleet-event-match-began = 全員の手札は{ $cards }です。魚かごの山は{ $supply }個です。
fleet-event-round-began = 第{ $round }ラウンド。スタートプレイヤーは{ $start_seat }です。
fleet-event-displayed = { $licences }のライセンスが並びました。山の残りは{ $left }枚です。
fleet-event-opened = { $seat }が{ $licence }のライセンスを${ $amount }で競りにかけました。
    .seat = あなたが{ $licence }のライセンスを${ $amount }で競りにかけました。
fleet-event-bid = { $seat }が{ $licence }に${ $amount }で入札しました。
    .seat = あなたが{ $licence }に${ $amount }で入札しました。
fleet-event-passed = { $seat }が{ $licence }の競りをパスしました。
    .seat = あなたが{ $licence }の競りをパスしました。
fleet-event-outpriced = { $seat }はこれ以上入札できず、{ $licence }の競りから抜けました。
    .seat = あなたはこれ以上入札できず、{ $licence }の競りから抜けました。
fleet-event-declined = { $seat }は購入を見送りました。
    .seat = あなたは購入を見送りました。
fleet-event-cannot-open = { $seat }はどのライセンスも買えないため、このラウンドの競りには加わりません。
    .seat = あなたはどのライセンスも買えないため、このラウンドの競りには加わりません。
fleet-event-won = { $discount ->
    [0] { $seat }が{ $licence }のライセンスを${ $price }で落札しました。
   *[other] { $seat }が{ $licence }のライセンスを落札しました（${ $price } − エビの割引${ $discount } ＝ ${ $due }）。
}
    .seat = { $discount ->
        [0] あなたが{ $licence }のライセンスを${ $price }で落札しました。
       *[other] あなたが{ $licence }のライセンスを落札しました（${ $price } − エビの割引${ $discount } ＝ ${ $due }）。
    }
fleet-event-paid = { $seat }の支払い：{ $payment }。
    .seat = あなたの支払い：{ $payment }。
fleet-event-unsold = 1枚も売れなかったため、{ $licences }のライセンスをゲームから除外します。
fleet-event-last-round = { $reason ->
    [crates] 魚かごが尽きました。第{ $round }ラウンドの漁獲でゲームは終わりです。
   *[licences] 人数分のライセンスを並べられません。第{ $round }ラウンドが最終ラウンドです。
}
fleet-event-launched = { $discount ->
    [0] { $seat }が{ $kind }のボート（{ $boat }番）を${ $cost }で進水させました。
   *[other] { $seat }が{ $kind }のボート（{ $boat }番）を進水させました（${ $cost } − エビの割引${ $discount } ＝ ${ $due }）。
}
    .seat = { $discount ->
        [0] あなたが{ $kind }のボート（{ $boat }番）を${ $cost }で進水させました。
       *[other] あなたが{ $kind }のボート（{ $boat }番）を進水させました（${ $cost } − エビの割引${ $discount } ＝ ${ $due }）。
    }
fleet-event-done-launching = { $seat }は進水を終えました。
    .seat = あなたは進水を終えました。
fleet-event-captained = { $seat }が{ $boat }番のボート（{ $kind }）の船長を雇いました。
    .seat = あなたが{ $boat }番のボート（{ $kind }）の船長を雇いました。
fleet-event-captained-seen = { $seat }が{ $boat }番のボート（{ $kind }）の船長（{ $card }）を雇いました。
    .seat = あなたが{ $boat }番のボート（{ $kind }）の船長（{ $card }）を雇いました。
fleet-event-done-hiring = { $seat }は雇用を終えました。
    .seat = あなたは雇用を終えました。
fleet-event-drew = { $reason ->
    [cod] { $seat }が{ $count }枚引きました（タラのボーナス）。
    [lobster] { $seat }が{ $count }枚引きました（ロブスターのボーナス）。
    [trade] { $seat }が魚かごをトレードして{ $count }枚引きました。
   *[phase] { $seat }が{ $count }枚引きました。
}
    .seat = { $reason ->
        [cod] あなたが{ $count }枚引きました（タラのボーナス）。
        [lobster] あなたが{ $count }枚引きました（ロブスターのボーナス）。
        [trade] あなたが魚かごをトレードして{ $count }枚引きました。
       *[phase] あなたが{ $count }枚引きました。
    }
fleet-event-drew-seen = { $reason ->
    [cod] { $seat }が{ $cards }を引きました（タラのボーナス）。
    [lobster] { $seat }が{ $cards }を引きました（ロブスターのボーナス）。
    [trade] { $seat }が魚かごをトレードして{ $cards }を引きました。
   *[phase] { $seat }が{ $cards }を引きました。
}
    .seat = { $reason ->
        [cod] あなたが{ $cards }を引きました（タラのボーナス）。
        [lobster] あなたが{ $cards }を引きました（ロブスターのボーナス）。
        [trade] あなたが魚かごをトレードして{ $cards }を引きました。
       *[phase] あなたが{ $cards }を引きました。
    }
fleet-event-reshuffled = 山がなくなったので、捨て札{ $count }枚をシャッフルして新しい山にしました。
fleet-event-fished = { $seat }が魚かごを{ $crates }個獲りました（ボート{ $boats }）。
    .seat = あなたが魚かごを{ $crates }個獲りました（ボート{ $boats }）。
fleet-event-processed = { $seat }が魚かごを{ $crates }個加工しました（ボート{ $boats }から）。
    .seat = あなたが魚かごを{ $crates }個加工しました（ボート{ $boats }から）。
fleet-event-processed-none = { $seat }は加工しませんでした。
    .seat = あなたは加工しませんでした。
fleet-event-traded = { $seat }が魚かご1個をカード{ $count }枚とトレードしました。
    .seat = あなたが魚かご1個をカード{ $count }枚とトレードしました。
fleet-event-kept = { $seat }はトレードしませんでした。
    .seat = あなたはトレードしませんでした。
fleet-event-discarded = { $seat }が{ $card }を捨てました。
    .seat = あなたが{ $card }を捨てました。
fleet-event-round-ended = 第{ $round }ラウンドが終わりました。
fleet-event-scored = { $place }位：{ $seat }、{ $points }VP。
fleet-event-tie-broken = { $by ->
    [crates] 得点もボートの数も同じですが、ボート上の魚かごの数で{ $winner_seats }が上回りました。
   *[launched] 得点は同じですが、ボートの数で{ $winner_seats }が上回りました。
}
fleet-event-match-ended = { $winners ->
    [1] 最強の船隊を築いたのは{ $winner_seats }です！
   *[other] { $winner_seats }の船隊は互角。勝利を分かち合います！
}

## プレイヤーへの問いかけ。

fleet-ask-open = どのライセンスを、いくらで競りにかけますか？（${ $most }まで入札できます{ $discount ->
    [0] {""}
   *[other] ・割引${ $discount }込み
}）
fleet-ask-bid = { $licence }のライセンス：{ $best_seat }が${ $best }で入札しました。もっと高く入札しますか？（${ $most }まで入札できます{ $discount ->
    [0] {""}
   *[other] ・割引${ $discount }込み
}）
fleet-ask-pay-licence = { $licence }のライセンスの支払い：{ $discount ->
    [0] ${ $due }。
   *[other] ${ $price } − 割引${ $discount } ＝ ${ $due }。
}{ $crates ->
    [0] {""}
   *[other] 加工した魚かごが{ $crates }個あります（1個$1）。
}
fleet-ask-pay-launch = { $kind }のボートの進水コスト：{ $discount ->
    [0] ${ $due }。
   *[other] ${ $price } − 割引${ $discount } ＝ ${ $due }。
}{ $crates ->
    [0] {""}
   *[other] 加工した魚かごが{ $crates }個あります（1個$1）。
}
fleet-ask-launch = { $left ->
    [1] ボートを進水させますか？
   *[other] ボートを進水させますか？（{ $left }隻まで）
}
fleet-ask-hire = { $left ->
    [1] 船長を雇いますか？（カードとボートを選択）
   *[other] 船長を雇いますか？（カードとボートを選択、{ $left }人まで）
}
fleet-ask-process = どのボートから魚かごを1個ずつ加工しますか？
fleet-ask-trade = 加工した魚かご（{ $crates }個）のうち1個を、カード{ $count }枚とトレードしますか？
fleet-ask-discard-drawn = 引いた{ $count }枚のうち、どのカードを捨てますか？
fleet-ask-discard-any = 手札のどのカードを捨てますか？

## 答え方。ボタンの言葉と、もう少し詳しい説明。

fleet-verb-open = 競りを始める
    .hint = ライセンスと最初の入札額を選びます。ほかの人は、もっと高く入札できます。
fleet-verb-decline = 見送る
    .hint = このラウンドは何も買わず、残りの競りにも加わりません。
fleet-verb-bid = 入札する
    .hint = 最高額で残った人が、必ず買います。
fleet-verb-pass = パス
    .hint = このライセンスの競りから抜けます。次の競りには加われます。
    .hint-plan = 次に入札の順番が来たとき、1回パスします。
fleet-verb-pay = 支払う
    .hint = いちばん無駄のない払い方を選んであります。余計なものは加えられません。
    .several = 支払うカードをまとめて選ぶ（残りは魚かごで）
fleet-verb-launch = 進水させる
    .hint = 同じ種類のライセンスが必要です。進水コストは、ほかのカードや魚かごで支払います。
fleet-verb-captain = 船長を雇う
    .hint = どのカードでも、船長のいないボートに伏せて置けます。漁をするのは船長のいるボートだけです。
fleet-verb-done = ここまで
    .asked-launch = 進水を終える
    .asked-hire = 雇用を終える
    .hint = 次へ進みます。
    .hint-launch = 進水を終えて、雇用に進みます。
    .hint-hire = 雇用を終えて、手番を終わります。
fleet-verb-process = 加工する
    .hint = ライセンスの上の魚かごは$1になり、トレードもできますが、VPにはなりません。
fleet-verb-trade = トレードする
    .hint = 加工した魚かご1個をゲームから除いて、カードを引きます。
fleet-verb-keep = トレードしない
    .hint = 加工した魚かごはそのまま残り、1個$1として使えます。
fleet-verb-discard = 捨てる
    .hint = 表向きの捨て札になります。
fleet-verb-upto = この額まで入札する（予約）
    .hint = そのつど必要な額だけ入札し、この額を超えたらパスします。
fleet-verb-only = このライセンスだけ、この額まで入札する（予約）
    .hint = 選ぶ番ならそれを競りにかけ、必要な額だけ入札します。ほかのライセンスはパスします。
fleet-verb-idle = このフェーズは何もしない
    .hint = 競りではパスし、見送ります。進水も雇用もしません。

## 一手を短く言うとき。

fleet-move-open = { $licence }を${ $amount }で競りにかける
fleet-move-decline = 見送る
fleet-move-bid = ${ $amount }で入札
fleet-move-pass = パス
fleet-move-pay = 支払う：{ $payment }
fleet-move-launch = { $kind }を進水させる
fleet-move-captain = { $card }を{ $boat }番の船長にする
fleet-move-done = ここまで
fleet-move-process = 加工する：ボート{ $boats }
fleet-move-trade = トレードする
fleet-move-keep = トレードしない
fleet-move-discard = { $card }を捨てる
fleet-move-upto = ${ $amount }まで入札する
fleet-move-only = { $licence }だけを${ $amount }まで
fleet-move-idle = 何もしない

## 選ぶもの、そして選べない理由。

fleet-part-kind = { $value ->
    [shrimp] エビ
    [lobster] ロブスター
    [processing] 加工船
    [cod] タラ
    [tuna] マグロ
   *[crab] タラバガニ
}
    .label = どのボート？
fleet-part-card = { fleet-part-kind }
    .label = どのカード？
fleet-part-licence = { $value ->
    [pub] 酒場
    [crab-captains] タラバガニ（船長の数）
    [crab-crates] タラバガニ（魚かごの数）
    [crab-licences] タラバガニ（ライセンスの種類）
   *[other] { fleet-part-kind }
}
    .label = どのライセンス？
    .asked = { $value ->
        [shrimp] エビ ${ $from_bid }：支払いがいつも$1引き
        [cod] タラ ${ $from_bid }：進水2隻＋ドロー
        [lobster] ロブスター ${ $from_bid }：雇用2人＋ドロー
        [tuna] マグロ ${ $from_bid }：ドローが増える
        [processing] 加工船 ${ $from_bid }：魚かごがお金に
        [pub] 酒場 ${ $from_bid }：10VP
        [crab-captains] タラバガニ ${ $from_bid }：船長でVP
        [crab-crates] タラバガニ ${ $from_bid }：魚かごでVP
       *[crab-licences] タラバガニ ${ $from_bid }：種類でVP
    }
fleet-part-amount = ${ $value }
    .asked = { $discount ->
        [0] ${ $value }
       *[other] ${ $value }（支払い${ $due }）
    }
    .label = いくら？
fleet-part-boat = { $value }番のボート
    .asked = { $value }番：{ $kind }
    .label = どのボート？
fleet-part-payment = { $value }
    .word = { $value ->
        [shrimp] エビ$2
        [lobster] ロブスター$2
        [processing] 加工船$2
        [cod] タラ$1
        [tuna] マグロ$3
        [crab] タラバガニ$1
       *[other] 魚かご{ WORD($value, 1) }個${ WORD($value, 1) }
    }
    .label = 何で支払う？
fleet-part-item = { $value ->
    [crate] 魚かご1個
   *[other] { fleet-part-kind }
}
fleet-barred-too-dear = 最小コストは${ $minimum }（払えるのは${ $most }まで）です。
fleet-barred-no-licence = ライセンスがありません。
fleet-barred-cannot-afford = 進水コストは${ $due }（ほかのカードと魚かごで払えるのは${ $most }まで）です。

## ルール上できないこと。

fleet-illegal-not-asked = いま、それはできません。選べるものから選んでください。
fleet-illegal-not-displayed = { $licence }のライセンスは、いま並んでいません。並んでいるものから選んでください。
fleet-illegal-below-minimum = { $licence }のライセンスは、${ $minimum }以上で競りにかけます。
fleet-illegal-too-dear = そのライセンスの最小コストは${ $minimum }で、払えるのは${ $most }までです。
fleet-illegal-above-purse = ${ $amount }では入札できません。カード、魚かご、割引を合わせて${ $most }までです。
fleet-illegal-not-higher = 最高額は${ $best }です。もっと高く入札するか、パスしてください。
fleet-illegal-not-in-hand = { $card }は手札にありません。
fleet-illegal-no-crates = 支払いに使える魚かごは{ $held }個です。
fleet-illegal-underpaid = 支払う額は${ $due }ですが、それでは${ $offered }にしかなりません。
fleet-illegal-could-keep = 払いすぎです。{ $item }は要りません。
fleet-illegal-not-in-order = カードはエビ、ロブスター、加工船、タラ、マグロ、タラバガニの順に、ボートは番号順に、1回ずつ書いてください。
fleet-illegal-no-licence = { $kind }のライセンスがないので、進水させられません。
fleet-illegal-cannot-afford = { $kind }のボートの進水コストは${ $due }です。ほかのカードと魚かごでは${ $most }にしかなりません。
fleet-illegal-no-such-boat = { $boat }番のボートは持っていません。
fleet-illegal-has-captain = { $boat }番のボートには、もう船長がいます。
fleet-illegal-no-crate = { $boat }番のボートには魚かごがありません。
fleet-illegal-from-processing = { $boat }番のボートは加工船です。このテーブルでは、加工船からは加工できません。
fleet-illegal-not-drawn = いま引いたカードから捨ててください。{ $card }は引いていません。

## 得点。

fleet-score = { $score }VP
fleet-breakdown-licences = ライセンス { $value }
fleet-breakdown-boats = ボート { $value }
fleet-breakdown-crates = 魚かご { $value }
fleet-breakdown-crab-captains = タラバガニ（船長） { $value }
fleet-breakdown-crab-crates = タラバガニ（魚かご） { $value }
fleet-breakdown-crab-licences = タラバガニ（種類） { $value }

## 絵の中の言葉。スマートフォンでも読めるように短く。

fleet-picture-round = { $last ->
    [true] 最終R・{ fleet-picture-phase }
   *[false] 第{ $round }R・{ fleet-picture-phase }
}
fleet-picture-phase = { $phase ->
    [auction] 競り
    [launching] 進水と雇用
    [processing] 加工
   *[drawing] ドロー
}
fleet-picture-owes = { $count ->
    [1] { $step ->
        [open] { $name }：ライセンスを選ぶ番
        [bid] { $name }の入札
        [pay] { $name }の支払い
        [launch] { $name }の進水
        [hire] { $name }の雇用
        [crates] { $name }の加工
       *[discard] { $name }の捨て札
    }
   *[other] { $count }人の番
}
fleet-picture-licence = { $licence ->
    [shrimp] エビ
    [cod] タラ
    [lobster] ロブスター
    [tuna] マグロ
    [processing] 加工船
    [pub] 酒場
    [crab-captains] 船長の数
    [crab-crates] 魚かごの数
   *[crab-licences] 種類の数
}
fleet-picture-kind = { $kind ->
    [shrimp] エビ
    [lobster] ロブスター
    [processing] 加工船
    [cod] タラ
    [tuna] マグロ
   *[crab] タラバガニ
}
fleet-picture-nothing = 並んでいるライセンスはありません
fleet-picture-points = { $points }VP
fleet-picture-bids = 入札
fleet-picture-licences-left = ライセンス { $count }
fleet-picture-pile = 山札 { $count }
fleet-picture-supply = 魚かご { $count }
fleet-picture-bought = 購入
fleet-picture-declined = 見送り
fleet-picture-passed = パス
fleet-picture-end = ゲーム終了
fleet-picture-winner = { $count ->
    [1] { $name }の勝ち
   *[other] { $count }人の勝ち
}
fleet-picture-part = { $part ->
    [licences] ライセンス
    [boats] ボート
    [crates] 魚かご
    [crab-captains] 船長
    [crab-crates] 魚かご
   *[crab-licences] 種類
}
fleet-picture-total = 合計VP
fleet-picture-tie = { $by ->
    [launched] 同点：ボート数
   *[crates] 同点：魚かご
}
fleet-picture-hand = 手札{ $cards }枚
fleet-picture-purse = ${ $purse }まで払える
fleet-picture-launch = ${ $cost }→{ $points }VP
fleet-picture-unlicensed = 進水不可
fleet-picture-cards = 手札{ $cards }枚
fleet-picture-processed = 加工済み{ $crates }個
fleet-picture-fleet = { $boats }隻・船長{ $captained }人
fleet-picture-no-boats = まだボートがありません
fleet-picture-gives = { $licence ->
    [shrimp] 支払い−${ $number }
    [cod] 2隻まで、{ $number }枚引く
    [lobster] 2人まで、{ $draw }枚引く
    [tuna] { $draw }枚引く、{ $discard ->
        [none] 捨てない
       *[any] 1枚捨てる
    }
    [processing] 1個→カード{ $number }枚
    [pub] ボートなし
    [crab-captains] 終了時＋{ $bonus }VP
    [crab-crates] 終了時＋{ $bonus }VP
   *[crab-licences] 終了時＋{ $bonus }VP
}

## 絵を見られない人のための、同じ内容の言葉。

fleet-alt-owes = 第{ $round }ラウンド：{ $step ->
    [open] { $names }がライセンスを選ぶ番です。
    [bid] { $names }が入札する番です。
    [pay] { $names }が支払う番です。
    [launch] { $names }が進水させる番です。
    [hire] { $names }が船長を雇う番です。
    [crates] 加工とトレードをします（{ $names }）。
   *[discard] カードを1枚捨てます（{ $names }）。
}
fleet-alt-auction = { $licence }のライセンスの競り、入札順に：{ $bids }。残っているのは{ $still }。
fleet-alt-offer = 並んでいるライセンス：{ $licences }。
fleet-alt-offered = { $licence }（${ $minimum }から、{ $points }VP）
fleet-alt-player = { $name }：{ $points }VP、手札{ $cards }枚{ $crates ->
    [0] {""}
   *[other] 、加工した魚かご{ $crates }個
}{ $licence_count ->
    [0] {""}
   *[other] 。ライセンスは{ $licences }
}{ $boat_count ->
    [0] {""}
   *[other] 。ボートは{ $boats }
}。
fleet-alt-stocks = 残り：ライセンス{ $licences }枚、ボートカード{ $cards }枚、魚かご{ $crates }個。
fleet-alt-legend = ボートの数字は魚かごの数、–は船長なし。
fleet-alt-start = スタートプレイヤーは{ $name }。
fleet-alt-last = これが最後のラウンドです。
fleet-alt-scored = { $place }位：{ $name }、{ $total }VP（{ $parts }）。
fleet-alt-ties = 同点は、ボートの数、次にボートの上の魚かごの数で決めます：{ $fleets }。
fleet-alt-tie = { $name }は{ $boats }隻と{ $crates }個
fleet-alt-hand = { $count ->
    [0] あなたの手札はありません。
   *[other] あなたの手札：{ $cards }。
}
fleet-alt-choice = このうち1枚を捨てます：{ $cards }。
fleet-alt-purse = 払えるのは${ $purse }までです。
fleet-alt-licences = あなたのライセンス：{ $licences }。
fleet-alt-boats = ボート：{ $boats }。
fleet-alt-boat = { $number }番 { $kind }（{ $manned ->
    [known] 船長は{ $captain }
    [back] 船長あり
   *[none] 船長なし
}、魚かご{ $crates }個）
fleet-alt-crates = 加工した魚かご{ $crates }個（1個$1）。
fleet-alt-fleet = { $name }：{ $points }VP、手札{ $cards }枚。
fleet-alt-gives = { $licence }のライセンス{ $number }枚（{ $gives }）。

## 記法の言葉の代わりに入力できる言葉。

fleet-typed = エビ=shrimp 海老=shrimp ロブスター=lobster 加工船=processing タラ=cod 鱈=cod マグロ=tuna 鮪=tuna タラバガニ=crab カニ=crab 酒場=pub 船長=captains 魚かご=crates 種類=licences 競り=open 見送り=decline 入札=bid パス=pass 支払い=pay 進水=launch 雇用=captain 終了=done 加工=process トレード=trade 保持=keep 捨てる=discard なし=none

## ゲームが終わったときに知らせる功績。

fleet-achievement-armada = 大船団
    .told = ボートを8隻進水させた
fleet-achievement-all-aboard = 総員乗船
    .told = 6隻以上を進水させ、すべてのボートに船長を雇った
fleet-achievement-mixed-fleet = よりどりみどり
    .told = 5種類のボートを進水させた
fleet-achievement-cannery = 缶詰工場
    .told = 魚かごを10個加工した
fleet-achievement-landslide = 大差
    .told = 12VP以上の差をつけて勝った

## 同点のときに決め手になったもの。

fleet-tie-launched = 同点：ボート{ $value }隻
fleet-tie-crates = 同点：魚かご{ $value }個
