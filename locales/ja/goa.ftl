### ゴア。香辛料・タイル・カード・マスの呼び方は「選ぶもの」にある言葉による。

goa-name = ゴア
goa-tagline = プランテーションやタイルを競り落とし、香辛料を収穫して、インドに植民地を築こう。
goa-source = リュディガー・ドーンのデザイン（2004年・旧版）。公開されている裁定集に沿って遊びます。公開資料にない数値は推定です（どれかは/{ command-rules.name }で分かります）。

## 起きたこと。-seen は、伏せられたカードを知る人向け。

goa-event-flag-drawn = { $first_seat }から順に探検カードをめくりました：{ $cards }。最初にトラが出た{ $seat }が旗を受け取ります。
    .seat = { $first_seat }から順に探検カードをめくりました：{ $cards }。最初にトラが出たあなたが旗を受け取ります。
goa-event-round-began = 第{ $round }ラウンド（全{ $rounds }ラウンド）の始まりです。スタートプレイヤーは{ $flag_seat }です。
goa-event-tiles-laid = { $part ->
    [a] プレイエリアにAパートのタイルを並べました。
   *[b] プレイエリアにBパートのタイルを並べました。
}
goa-event-tiles-left = Aパートの残り{ $number }枚を、ゲームから除外しました。
goa-event-flag-laid = { $seat }が旗と競りマーカー1を{ $cell }に置きました。
    .seat = あなたが旗と競りマーカー1を{ $cell }に置きました。
goa-event-marked = { $seat }が競りマーカー{ $number }を{ $cell }に置きました：{ $tile }。
    .seat = あなたが競りマーカー{ $number }を{ $cell }に置きました：{ $tile }。
goa-event-auction-opened = 競り{ $number }：{ $tile }（{ $cell }）。競売人は{ $auctioneer_seat }です。
goa-event-bid = { $seat }が{ $bid }ドゥカートで入札しました。
    .seat = あなたが{ $bid }ドゥカートで入札しました。
goa-event-passed = { $seat }がパスしました。
    .seat = あなたがパスしました。
goa-event-kept = 入札がなく、{ $seat }が無料で獲得しました：{ $tile }
    .seat = 入札がなく、あなたが無料で獲得しました：{ $tile }
goa-event-bought = { $seat }が銀行に{ $price }ドゥカートを支払い、{ $tile }を獲得しました。
    .seat = あなたが銀行に{ $price }ドゥカートを支払い、{ $tile }を獲得しました。
goa-event-sold = { $seat }が{ $auctioneer_seat }に{ $price }ドゥカートを支払い、{ $tile }を獲得しました。
    .auctioneer_seat = { $seat }があなたに{ $price }ドゥカートを支払い、{ $tile }を獲得しました。
    .seat = あなたが{ $auctioneer_seat }に{ $price }ドゥカートを支払い、{ $tile }を獲得しました。
goa-event-flag-taken = 旗は{ $seat }のものです。このラウンドのアクションは{ $seat }から始めます。
    .seat = 旗はあなたのものです。このラウンドのアクションはあなたから始めます。
goa-event-gained = { $seat }が{ $goods }を{ $number }獲得しました。
    .seat = あなたが{ $goods }を{ $number }獲得しました。
goa-event-planted = { $seat }が{ $plantation }を獲得し、香辛料置き場をすべて埋めました。
    .seat = あなたが{ $plantation }を獲得し、香辛料置き場をすべて埋めました。
goa-event-dropped = { $face_down ->
    [1] { $seat }が{ $plantation }を裏向きにしました（ゲーム終了時の勝利ポイントは残ります）。
   *[other] { $seat }が{ $plantation }を手放しました。
}
    .seat = { $face_down ->
        [1] あなたが{ $plantation }を裏向きにしました（ゲーム終了時の勝利ポイントは残ります）。
       *[other] あなたが{ $plantation }を手放しました。
    }
goa-event-kept-tile = { $seat }がタイルを手元に置きました：{ $tile }
    .seat = あなたがタイルを手元に置きました：{ $tile }
goa-event-actions-began = アクションフェーズです。スタートプレイヤーの{ $flag_seat }から始めます。
goa-event-turn-began = { $seat }の手番（{ $turn }回目）です。
    .seat = あなたの手番（{ $turn }回目）です。
goa-event-ships-built = { $seat }の造船：船＋{ $number }。
    .seat = あなたの造船：船＋{ $number }。
goa-event-taxes-raised = { $seat }の徴税：＋{ $number }ドゥカート。
    .seat = あなたの徴税：＋{ $number }ドゥカート。
goa-event-harvested = { $seat }の収穫：{ $fields }。
    .seat = あなたの収穫：{ $fields }。
goa-event-filled = { $seat }が{ $colony }に{ $spices }を置きました。
    .seat = あなたが{ $colony }に{ $spices }を置きました。
goa-event-placed = { $seat }が香辛料を置きました：{ $fields }。
    .seat = あなたが香辛料を置きました：{ $fields }。
goa-event-refilled = { $seat }が香辛料置き場をすべて埋めました：{ $holdings }
    .seat = あなたが香辛料置き場をすべて埋めました：{ $holdings }
goa-event-spice-paid = { $seat }が{ $unit }を支払いました。
    .seat = あなたが{ $unit }を支払いました。
goa-event-making-room = { $seat }が先に手札を捨てます。
    .seat = あなたが先に手札を捨てます。
goa-event-progressing = { $seat }が{ $column }を発展させます（支払い中）。
    .seat = あなたが{ $column }を発展させます（支払い中）。
goa-event-progressed = { $seat }が{ $column }を{ $row }段目に発展させました{ $ships ->
    [0] {""}
   *[other] （船{ $ships }）
}{ $ducats ->
    [0] {""}
   *[other] （{ $ducats }ドゥカート）
}。
    .seat = あなたが{ $column }を{ $row }段目に発展させました{ $ships ->
        [0] {""}
       *[other] （船{ $ships }）
    }{ $ducats ->
        [0] {""}
       *[other] （{ $ducats }ドゥカート）
    }。
goa-event-first-there = { $seat }が{ $column }の{ $row }段目に一番乗り。探検カードを引きます。
    .seat = あなたが{ $column }の{ $row }段目に一番乗り。探検カードを引きます。
goa-event-row-complete = { $seat }の発展マーカーが、5つとも{ $row }段目以上になりました。
    .seat = あなたの発展マーカーが、5つとも{ $row }段目以上になりました。
goa-event-drew = { $seat }が探検カードを{ $number }枚引きました。
    .seat = あなたが探検カードを{ $number }枚引きました。
goa-event-drew-seen = { $seat }が{ $cards }を引きました。
    .seat = あなたが{ $cards }を引きました。
goa-event-shuffled = 捨て札をシャッフルして、{ $number }枚の新しい山札を作りました。
goa-event-discarded = { $seat }が{ $cards }を捨てました。
    .seat = あなたが{ $cards }を捨てました。
goa-event-founding = { $seat }が{ $colony }の建設に挑みます。必要な入植者は{ $need }、開発ボードで{ $board }、めくったカードで{ $number }（{ $cards }）。
    .seat = あなたが{ $colony }の建設に挑みます。必要な入植者は{ $need }、開発ボードで{ $board }、めくったカードで{ $number }（{ $cards }）。
goa-event-founded = { $number ->
    [0] { $seat }が{ $colony }を建設しました。
   *[other] { $seat }が入植者{ $number }を支払い、{ $colony }を建設しました。
}
    .seat = { $number ->
        [0] あなたが{ $colony }を建設しました。
       *[other] あなたが入植者{ $number }を支払い、{ $colony }を建設しました。
    }
goa-event-failed = { $on_purpose ->
    [1] { $seat }は、わざと{ $colony }の建設に失敗しました。
   *[other] { $seat }は入植者が足りず、{ $colony }の建設に失敗しました。
}
    .seat = { $on_purpose ->
        [1] あなたは、わざと{ $colony }の建設に失敗しました。
       *[other] あなたは入植者が足りず、{ $colony }の建設に失敗しました。
    }
goa-event-colony-taken = { $seat }が{ $colony }のタイルを選びました：{ $pair }。
    .seat = あなたが{ $colony }のタイルを選びました：{ $pair }。
goa-event-used = { $seat }が{ $tile }を使いました。
    .seat = あなたが{ $tile }を使いました。
goa-event-played = { $seat }が探検カード「{ $card }」をプレイしました。
    .seat = あなたが探検カード「{ $card }」をプレイしました。
goa-event-supplied = { $seat }が補給で{ $cards }をめくりました（合計{ $number }）。
    .seat = あなたが補給で{ $cards }をめくりました（合計{ $number }）。
goa-event-swapped = { $seat }が{ $cell }の{ $tile }を交換で取り、そこに交換タイルを置きました。
    .seat = あなたが{ $cell }の{ $tile }を交換で取り、そこに交換タイルを置きました。
goa-event-spying = { $seat }がスパイを使います（対象：{ $owner_seat }）。
    .seat = あなたがスパイを使います（対象：{ $owner_seat }）。
goa-event-spied = { $seat }がスパイで{ $column }のマーカーを利用しました（{ $owner_seat }の{ $number }）。
    .seat = あなたがスパイで{ $column }のマーカーを利用しました（{ $owner_seat }の{ $number }）。
goa-event-none-taken = { $seat }は{ $goods }を取りませんでした。
    .seat = あなたは{ $goods }を取りませんでした。
goa-event-duty-done = { $seat }が{ $spices }を支払い、{ $points }SP（勝利ポイント）を獲得しました。
    .seat = あなたが{ $spices }を支払い、{ $points }SP（勝利ポイント）を獲得しました。
goa-event-spices-sold = { $seat }が{ $spices }を{ $ducats }ドゥカートで売りました。
    .seat = あなたが{ $spices }を{ $ducats }ドゥカートで売りました。
goa-event-extra-played = { $seat }が追加アクションカードをプレイしました。
    .seat = あなたが追加アクションカードをプレイしました。
goa-event-ended-turn = { $seat }が手番を終えました。
    .seat = あなたが手番を終えました。
goa-event-round-ended = 第{ $round }ラウンドが終わりました。
goa-event-scored = { $place }位：{ $seat }、{ $points }SP（開発ボード{ $rows }、植民地{ $colonies }、プランテーション{ $plantations }、販売{ $duty }、ミッション{ $missions }、探検カード{ $cards }、お金最多{ $money }）、{ $ducats }ドゥカート。
goa-event-tie-broken = 得点は同じですが、お金の多さで{ $winner_seats }が上回りました。
goa-event-match-ended = { $winners ->
    [1] { $winner_seats }の勝利です！
   *[other] { $winner_seats }が勝利を分かち合います！
}

## プレイヤーへの問いかけ。

goa-ask-flag = 旗と競りマーカー1を、どこに置きますか？
goa-ask-mark = { $near ->
    [0] 競りマーカー{ $number }をどこに置きますか？（{ $last_cell }の周囲に空いたタイルがないので、どのタイルでもかまいません）
   *[other] 競りマーカー{ $number }を、{ $last_cell }の周囲のどのタイルに置きますか？
}
goa-ask-bid = 競り{ $number }：{ $tile }（{ $cell }）。{ $best ->
    [0] 入札はまだありません。
   *[other] 最高額は{ $leader_seat }の{ $best }です。
}入札しますか？
goa-ask-last-word = 競り{ $number }：{ $tile }（{ $cell }）。最高額は{ $leader_seat }の{ $best }です。{ $price }で買いますか、{ $best }で売りますか？
goa-ask-turn = { $turn }回目の手番（全{ $turns }回）。どのアクションを行いますか？
goa-ask-extra-turn = 追加アクションです。何を行いますか？（追加アクションカード：残り{ $left }枚）
goa-ask-after = アクションが終わりました。手番を終える前に、ほかに何か使いますか？
goa-ask-extra = 追加アクションカードが{ $cards }枚あります。いま使いますか、次のラウンドに持ち越しますか？
goa-ask-drop = プランテーションが5つになりました。どれを手放しますか？ 新しいものは{ $plantation }です。
goa-ask-goods = 船{ $number }と入植者{ $number }、どちらを取りますか？
goa-ask-supply = めくったカードは{ $cards }。どれを{ $number }取りますか？
goa-ask-place = 香辛料をどこに置きますか？（{ $number }個まで。空いた香辛料置き場は{ $free }か所）
goa-ask-refill = どのプランテーションや植民地を埋めますか？（{ $number }か所まで）
goa-ask-fill = { $colony }にどの香辛料を置きますか？
goa-ask-progress-free = 国王補佐：最も発展していない領域のうち、どのマーカーを進めますか？
goa-ask-progress-ducats = お金だけで、どのマーカーを進めますか？（所持金{ $money }ドゥカート）
goa-ask-progress-ships-only = 船だけで、どのマーカーを進めますか？
goa-ask-progress-spices-only = 香辛料だけで、どのマーカーを進めますか？
goa-ask-pay-spice = { $column }の発展：{ $spice }をどこから支払いますか？
goa-ask-duty = 支払う香辛料{ $number }個を選んでください。
goa-ask-sale = どの香辛料を売りますか？（{ $number }個まで、1個{ $price }ドゥカート）
goa-ask-swap = どのタイルを取りますか？ 交換タイルはその場所に置かれます。
goa-ask-swap-for = { $column }の発展には、あと{ $spice }が必要です。交換タイルで、どのプランテーションを取りますか？
goa-ask-spy = 誰の発展マーカーを利用しますか？（自分のマーカー、または各領域で、ほかの人のうち最も進んだマーカー）
goa-ask-copy = { $owner_seat }のどの発展マーカーを利用しますか？
goa-ask-found-scouts = どの植民地を建設しますか？ 開発ボードの入植者は{ $board }、カードを{ $cards }枚めくります。
goa-ask-found-spy = { $owner_seat }のマーカーで、どの植民地を建設しますか？ 入植者は{ $board }、カードを{ $cards }枚めくります。
goa-ask-mix-ships = 組み合わせ収穫：船・入植者・香辛料のどれを取りますか？ まず船の数（{ $number }まで）
goa-ask-mix-colonists = 組み合わせ収穫：次に入植者の数（残り{ $number }まで）。残りは香辛料です。
goa-ask-founding = { $colony }に必要な入植者は{ $need }。開発ボードで{ $board }、カードで{ $number }（{ $cards }）、あと{ $missing }足りません。手元の入植者は{ $colonists }です。
goa-ask-colony-tile = { $colony }のどのタイルを取りますか？
goa-ask-discard = { $draw }枚引いて手札を{ $limit }枚以内にするには、{ $number }枚捨てる必要があります。どれを捨てますか？

## 答え方。ボタンの言葉と、もう少し詳しい説明。

goa-verb-flag = 旗を置く
    .hint = プレイエリアの外周か空きマスに、タイルと辺で接するように置きます。
goa-verb-mark = 競りマーカーを置く
    .hint = あなたが競売人になります。最後に決めるのも、代金を受け取るのもあなたです。
goa-verb-bid = 入札する
    .hint = 最高額より高く入札します。入札は一度だけです。
goa-verb-pass = パス
    .hint = この競りから降ります。
    .hint-extra = このラウンドは、もう追加アクションを行いません。カードは1枚持ち越せます。
goa-verb-buy = 買う
    .hint = 最高額より1高い代金を、銀行に支払います。
    .asked-last-word = { $price }ドゥカートで買う
goa-verb-sell = 売る
    .hint = 最高額の人がタイルを取り、あなたに支払います。
    .asked-last-word = { $best }ドゥカートで売る
goa-verb-progress = 発展
    .hint = その段の香辛料と同数の船を支払い、発展マーカー1つを1段進めます。
    .hint-progress-ducats = お金だけで、発展マーカー1つを1段進めます。
    .hint-progress-free = 何も支払いません。
    .hint-progress-ships-only = 香辛料は支払わず、船だけを支払います。
    .hint-progress-spices-only = 船は支払わず、香辛料だけを支払います。
goa-verb-ships = 造船
    .hint = 自分の段の数だけ船を取ります。
    .hint-turn = 船＋{ $ships }
    .hint-extra-turn = 船＋{ $ships }
goa-verb-taxes = 徴税
    .hint = 自分の段の数だけドゥカートを取ります。
    .hint-turn = ＋{ $taxes }ドゥカート
    .hint-extra-turn = ＋{ $taxes }ドゥカート
goa-verb-harvest = 収穫
    .hint = 自分の段の数まで、空いた香辛料置き場に香辛料を置きます。
    .hint-turn = 香辛料{ $harvest }個まで（空いた香辛料置き場{ $free }か所）
    .hint-extra-turn = 香辛料{ $harvest }個まで（空いた香辛料置き場{ $free }か所）
goa-verb-expedition = 探検
    .hint = 探検カードを引きます。
    .hint-turn = { $draw }枚まで引けます（手札{ $hand }枚、上限{ $limit }枚）
    .hint-extra-turn = { $draw }枚まで引けます（手札{ $hand }枚、上限{ $limit }枚）
goa-verb-found = 植民地建設
    .hint = カードをめくります。入植者が足りなければ、代わりに入植者1を獲得します。
    .hint-turn = 開発ボードの{ $board }に、めくったカードの分を加えます（手元の入植者{ $colonists }）
    .hint-extra-turn = 開発ボードの{ $board }に、めくったカードの分を加えます（手元の入植者{ $colonists }）
goa-verb-use = タイルを使う
    .hint = アクションとは別に、何枚でも使えます。
goa-verb-play = 探検カードをプレイ
    .hint = 1回のアクションにつき1枚。（A）はアクションとして行います。①②③は、めくったときの入植者です。
    .hint-founding = 足りない分が分かったあとで、入植者2を加えます。
goa-verb-done = 手番を終える
    .hint = 次の人の手番になります。
goa-verb-extra = 追加アクションを行う
    .hint = 6つのアクションのどれでも。
goa-verb-recruit = 入植者を支払う
    .hint = 足りない分だけ支払います。
goa-verb-abandon = わざと失敗する
    .hint = 何も支払わず、入植者1を獲得します。
goa-verb-take = タイルを取る
    .hint = ここに置ける香辛料です。
goa-verb-fill = 香辛料を置く
    .hint = 香辛料置き場1つに1個ずつ置きます。
goa-verb-place = 香辛料を置く
    .hint = 好きな香辛料置き場に置きます。置けない分は失われます。
goa-verb-pay = 香辛料を支払う
    .hint = 支払った香辛料置き場は空きます。
    .hint-sale = 1個につき{ $price }ドゥカートです。
    .hint-duty = ゲーム終了時に勝利ポイントになります。
goa-verb-refill = すべて埋める
    .hint = 香辛料が残っていても、空いた香辛料置き場をすべて埋めます。
goa-verb-drop = プランテーションを手放す
    .hint = 香辛料は失われます。「×1」は裏向きに残り、勝利ポイントになります。
goa-verb-choose = 取る
    .hint = 1種類だけを取ります。
goa-verb-swap = 交換
    .hint = タイルをすぐに獲得します。交換タイルは、また競りにかけられます。
goa-verb-spy = スパイ
    .hint = 造船・収穫・徴税・植民地建設が対象です。探検は使えません。
goa-verb-copy = マーカーを利用する
    .hint = その段の数を、自分のために使います。
goa-verb-mix = 取る
    .hint = 残りは別の資源で取ります。
goa-verb-discard = 捨てる
    .hint = そのあとで新しいカードを引きます。
goa-verb-upto = この競りに出す額（予約）
    .hint = 最高額を上回れば、この額で入札します（上回らなければパス）。競売人なら、この額までなら買い、超えたら売ります。

## 手を短い言葉で。

goa-move-flag = 旗を{ $cell }に
goa-move-mark = 競りマーカーを{ $cell }に
goa-move-bid = { $number }ドゥカートで入札
goa-move-pass = パス
goa-move-buy = 買う
goa-move-sell = 売る
goa-move-progress = { $column }を発展
goa-move-ships = 造船
goa-move-taxes = 徴税
goa-move-harvest = 収穫：{ $to }
goa-move-expedition = { $number }枚引く
goa-move-found = { $colony }を建設
goa-move-use = { $tile }を使う
goa-move-play = プレイ：{ $card }
goa-move-done = 手番を終える
goa-move-extra = 追加アクション
goa-move-recruit = 入植者{ $number }を支払う
goa-move-abandon = わざと失敗する
goa-move-take = 取る：{ $pair }
goa-move-fill = 置く：{ $spices }
goa-move-place = 置く：{ $to }
goa-move-pay = 支払う：{ $units }
goa-move-refill = 埋める：{ $holdings }
goa-move-drop = 手放す：{ $plantation }
goa-move-choose = 取る：{ $goods }
goa-move-swap = { $cell }のタイルと交換
goa-move-spy = { $seat }をスパイ
goa-move-copy = 利用：{ $column }
goa-move-mix = { $number }取る
goa-move-discard = 捨てる：{ $cards }
goa-move-upto = { $cell }：{ $number }ドゥカートで入札（上回らなければパス）

## 選ぶもの。

goa-part-spice = { $value ->
    [ginger] ショウガ
    [pepper] コショウ
    [cinnamon] シナモン
    [nutmeg] ナツメグ
   *[clove] クローブ
}
goa-part-plantation = { $value ->
    [ginger-1] ショウガのプランテーション×1
    [ginger-2] ショウガのプランテーション×2
    [ginger-3] ショウガのプランテーション×3
    [pepper-1] コショウのプランテーション×1
    [pepper-2] コショウのプランテーション×2
    [pepper-3] コショウのプランテーション×3
    [cinnamon-1] シナモンのプランテーション×1
    [cinnamon-2] シナモンのプランテーション×2
    [cinnamon-3] シナモンのプランテーション×3
    [nutmeg-1] ナツメグのプランテーション×1
    [nutmeg-2] ナツメグのプランテーション×2
    [nutmeg-3] ナツメグのプランテーション×3
    [clove-1] クローブのプランテーション×1
    [clove-2] クローブのプランテーション×2
   *[clove-3] クローブのプランテーション×3
}
    .label = どのプランテーション？
goa-part-colony = { $value ->
    [quilon] クイロン
    [cochin] コーチン
    [madras] マドラス
   *[calicut] カリカット
}
    .label = どの植民地？
goa-part-tile = { $value ->
    [ship] 船＋1
    [ducats] ドゥカート＋4
    [colonist] 入植者＋1
    [spice] 香辛料＋1
    [duty] 販売
    [extra-harvest] 追加収穫
    [swap] 交換
    [supply] 補給
    [deputy] 国王補佐
    [spy] スパイ
    [actions] 追加アクションカード2枚
    [cards] 探検カード2枚
    [more-cards] 探検カード3枚
    [ships] 船＋4
    [colonists] 入植者＋4
    [trio] 船・追加アクションカード・入植者
    [ships-or-colonists] 船3または入植者3
    [mission-2] ミッション（2SP）
    [mission-3] ミッション（3SP）
    [flag] 旗
   *[other] { goa-part-plantation }
}
    .label = どのタイル？
goa-part-card = { $value ->
    [ships-1] 船①
    [ships-2] 船②
    [ships-3] 船③
    [colonists-1] 入植者①
    [colonists-2] 入植者②
    [colonists-3] 入植者③
    [ducats-1] ドゥカート①
    [ducats-2] ドゥカート②
    [ducats-3] ドゥカート③
    [spices-1] 香辛料①
    [spices-2] 香辛料②
    [spices-3] 香辛料③
    [sale-1] 香辛料の売却①
    [sale-2] 香辛料の売却②
    [sale-3] 香辛料の売却③
    [ducats-only-1] お金だけで発展①
    [ducats-only-2] お金だけで発展②
    [ducats-only-3] お金だけで発展③
    [mixed-harvest-1] 組み合わせ収穫（A）①
    [mixed-harvest-2] 組み合わせ収穫（A）②
    [mixed-harvest-3] 組み合わせ収穫（A）③
    [scouts-1] 植民地の建設（A）①
    [scouts-2] 植民地の建設（A）②
    [scouts-3] 植民地の建設（A）③
    [ships-only-1] 船だけで発展（A）①
    [ships-only-2] 船だけで発展（A）②
    [ships-only-3] 船だけで発展（A）③
    [spices-only-1] 香辛料だけで発展（A）①
    [spices-only-2] 香辛料だけで発展（A）②
   *[spices-only-3] 香辛料だけで発展（A）③
}
    .label = どのカード？
goa-part-field = { $value ->
    [ginger] ショウガ
    [pepper] コショウ
    [cinnamon] シナモン
    [nutmeg] ナツメグ
    [clove] クローブ
    [quilon] クイロン
    [cochin] コーチン
    [madras] マドラス
    [calicut] カリカット
   *[other] { goa-part-plantation }
}
    .label = どこに置く？
goa-part-holding = { $value ->
    [quilon] クイロン
    [cochin] コーチン
    [madras] マドラス
    [calicut] カリカット
   *[other] { goa-part-plantation }
}
    .label = どれ？
goa-part-unit = { $value ->
    [ginger] ショウガ
    [pepper] コショウ
    [cinnamon] シナモン
    [nutmeg] ナツメグ
    [clove] クローブ
    [quilon-ginger] クイロンのショウガ
    [quilon-pepper] クイロンのコショウ
    [quilon-cinnamon] クイロンのシナモン
    [quilon-nutmeg] クイロンのナツメグ
    [quilon-clove] クイロンのクローブ
    [cochin-ginger] コーチンのショウガ
    [cochin-pepper] コーチンのコショウ
    [cochin-cinnamon] コーチンのシナモン
    [cochin-nutmeg] コーチンのナツメグ
    [cochin-clove] コーチンのクローブ
    [madras-ginger] マドラスのショウガ
    [madras-pepper] マドラスのコショウ
    [madras-cinnamon] マドラスのシナモン
    [madras-nutmeg] マドラスのナツメグ
    [madras-clove] マドラスのクローブ
    [calicut-ginger] カリカットのショウガ
    [calicut-pepper] カリカットのコショウ
    [calicut-cinnamon] カリカットのシナモン
    [calicut-nutmeg] カリカットのナツメグ
    [calicut-clove] カリカットのクローブ
   *[other] { goa-part-plantation }
}
    .label = どの香辛料？
goa-part-pair = { $value ->
    [ginger-pepper] ショウガ／コショウ
    [ginger-cinnamon] ショウガ／シナモン
    [ginger-nutmeg] ショウガ／ナツメグ
    [ginger-clove] ショウガ／クローブ
    [pepper-ginger] コショウ／ショウガ
    [pepper-cinnamon] コショウ／シナモン
    [pepper-nutmeg] コショウ／ナツメグ
    [pepper-clove] コショウ／クローブ
    [cinnamon-ginger] シナモン／ショウガ
    [cinnamon-pepper] シナモン／コショウ
    [cinnamon-nutmeg] シナモン／ナツメグ
    [cinnamon-clove] シナモン／クローブ
    [nutmeg-ginger] ナツメグ／ショウガ
    [nutmeg-pepper] ナツメグ／コショウ
    [nutmeg-cinnamon] ナツメグ／シナモン
    [nutmeg-clove] ナツメグ／クローブ
    [clove-ginger] クローブ／ショウガ
    [clove-pepper] クローブ／コショウ
    [clove-cinnamon] クローブ／シナモン
    [clove-nutmeg] クローブ／ナツメグ
    [ginger-ginger] ショウガ
    [pepper-pepper] コショウ
    [cinnamon-cinnamon] シナモン
    [nutmeg-nutmeg] ナツメグ
    [clove-clove] クローブ
   *[any] どの香辛料でも
}
    .label = どのタイル？
goa-part-spices = { $value }
    .word = { goa-part-spice }
    .label = どの香辛料？
goa-part-column = { $value ->
    [ships] 造船
    [harvest] 収穫
    [taxes] 徴税
    [expedition] 探検
   *[colony] 植民地建設
}
    .closed = { goa-verb-progress }（{ goa-part-column }）
    .label = どの領域？
goa-part-goods = { $value ->
    [ships] 船
    [colonists] 入植者
    [ducats] ドゥカート
    [spices] 香辛料
   *[actions] 追加アクションカード
}
    .label = 何を？
goa-part-cell = { $value }
    .label = どのマス？
goa-part-number = { $value }
    .label = いくつ？
goa-part-seat = { $value }
    .label = 誰の？
goa-part-verb = { $value ->
    [progress] { goa-verb-progress }
    [harvest] { goa-verb-harvest }
    [expedition] { goa-verb-expedition }
    [found] { goa-verb-found }
    [play] { goa-verb-play }
    [use] { goa-verb-use }
   *[other] { $value }
}

## その答えでどうなるか。

goa-told-step = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] （上限{ $limit }）
}（{ $row }段目、＋{ $points }SP）／支払い：{ $spices }、船{ $ships }
goa-told-step-ships-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] （上限{ $limit }）
}（{ $row }段目、＋{ $points }SP）／支払い：船{ $ships }
goa-told-step-spices-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] （上限{ $limit }）
}（{ $row }段目、＋{ $points }SP）／支払い：{ $spices }
goa-told-step-ducats-only = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] （上限{ $limit }）
}（{ $row }段目、＋{ $points }SP）／支払い：{ $price }ドゥカート
goa-told-step-free = { $now } → { $number }{ $limit ->
    [0] {""}
   *[other] （上限{ $limit }）
}（{ $row }段目、＋{ $points }SP）
goa-told-recruit = 植民地の建設に成功
goa-told-spy = { $columns }
goa-told-copy = { $number }
goa-told-found = 必要な入植者{ $need }：{ $missing ->
    [0] ボード{ $board }と手元{ $colonists }で必ず成功
   *[other] { $chance ->
        [0] 成功の見込みなし（入植者1を獲得）
        [100] 必ず成功
       *[other] 成功率約{ $chance }％（カードが{ $missing }以上）
    }・ボード{ $board }・手元{ $colonists }
}・香辛料置き場{ $fields }
goa-told-use = { $tile ->
    [ship] 各ラウンド1回
    [ducats] 各ラウンド1回
    [colonist] 各ラウンド1回
    [spice] 好きなものを香辛料置き場へ、各ラウンド1回
    [duty] 香辛料{ $number }個で{ $points }SP、1回だけ
    [extra-harvest] プランテーションや植民地を{ $number }か所まで、すべて埋める、1回だけ
    [swap] プレイエリアのタイル1枚を取り、交換タイルをそこに置く
    [supply] カード{ $number }枚をめくり、その数だけ香辛料・船・入植者のどれか、1回だけ
    [deputy] 最も発展していない領域のマーカーを無料で進める、1回だけ
   *[spy] 1つの領域で、ほかの人の最も進んだマーカーか自分のマーカーを利用する、1回だけ
}
goa-told-play = { $effect ->
    [ships] 船＋{ $number }
    [colonists] 入植者＋{ $number }
    [ducats] ＋{ $number }ドゥカート
    [spices] 好きな香辛料{ $number }個を香辛料置き場へ
    [sale] 香辛料を{ $number }個まで、1個{ $price }ドゥカートで売る
    [ducats-only] アクションとは別に、お金だけでマーカーを進める
    [mixed-harvest] アクションとして：香辛料・船・入植者を組み合わせて{ $number }
    [scouts] アクションとして：カードを{ $number }枚めくって植民地建設
    [ships-only] アクションとして：船だけで発展
   *[spices-only] アクションとして：香辛料だけで発展
}
goa-told-cell = { $tile }
goa-told-auction = 競り{ $number }：{ $tile }、競売人は{ $auctioneer_seat }

## なぜできないか。

goa-barred-lacks-spices = { $spices }と船{ $ships }が必要です（{ $missing_spices }がありません）。
goa-barred-lacks-ships = { $spices }と船{ $ships }が必要です（船が{ $missing_ships }足りません）。
goa-barred-lacks-both = { $spices }と船{ $ships }が必要です（{ $missing_spices }がなく、船が{ $missing_ships }足りません）。
goa-barred-lacks-spices-only = { $spices }が必要です（{ $missing_spices }がありません）。
goa-barred-lacks-ships-only = 船{ $ships }が必要です（{ $missing_ships }足りません）。
goa-barred-lacks-ducats = { $price }ドゥカート必要です（{ $missing }足りません）。
goa-barred-last-row = もう最後の段です。
goa-barred-owned = もう持っている植民地です。
goa-barred-none-left = もう残っていません。
goa-barred-no-field = 香辛料置き場が空いていません。
goa-barred-no-cards = 引けるカードがありません。
goa-barred-used-this-round = このラウンドはもう使いました。
goa-barred-too-few-spices = 香辛料が{ $needed }個必要です（いま{ $number }個）。
goa-barred-no-step = いま進められるマーカーがありません。
goa-barred-no-spices = 香辛料がありません。
goa-barred-no-colony = 建設できる植民地が残っていません。
goa-barred-card-played = このアクションではもう探検カードをプレイしました。
goa-barred-before-action = アクションとしてプレイするカードです（アクションはもう終わりました）。

## ルールが認めないこと。

goa-illegal-lacks-spices = その発展には{ goa-barred-lacks-spices }
goa-illegal-lacks-ships = その発展には{ goa-barred-lacks-ships }
goa-illegal-lacks-both = その発展には{ goa-barred-lacks-both }
goa-illegal-lacks-spices-only = その発展には{ goa-barred-lacks-spices-only }
goa-illegal-lacks-ships-only = その発展には{ goa-barred-lacks-ships-only }
goa-illegal-lacks-ducats = その発展には{ goa-barred-lacks-ducats }
goa-illegal-last-row = そのマーカーは{ goa-barred-last-row }
goa-illegal-owned = { goa-barred-owned }
goa-illegal-none-left = その植民地は{ goa-barred-none-left }
goa-illegal-no-field = { goa-barred-no-field }
goa-illegal-no-cards = { goa-barred-no-cards }
goa-illegal-used-this-round = そのタイルは{ goa-barred-used-this-round }
goa-illegal-too-few-spices = { goa-barred-too-few-spices }
goa-illegal-no-step = { goa-barred-no-step }
goa-illegal-no-spices = { goa-barred-no-spices }
goa-illegal-no-colony = { goa-barred-no-colony }
goa-illegal-card-played = { goa-barred-card-played }
goa-illegal-before-action = { goa-barred-before-action }

## 得点。

goa-score = { $score }SP
goa-breakdown-rows = 開発ボード{ $value }
goa-breakdown-colonies = 植民地{ $value }
goa-breakdown-plantations = プランテーション{ $value }
goa-breakdown-duty = 販売{ $value }
goa-breakdown-missions = ミッション{ $value }
goa-breakdown-cards = 探検カード{ $value }
goa-breakdown-money = お金最多{ $value }

## 絵の中の言葉。スマートフォンでも読めるように短く。

goa-picture-round = 第{ $round }ラウンド／{ $rounds }
goa-picture-owes = { $step ->
    [flag] { $name }の番：旗
    [mark] { $name }の番：競りマーカー
    [bid] { $name }の入札
    [last-word] { $name }：買う？売る？
    [founding] { $name }の植民地建設
    [extra] { $name }：追加アクション？
    [drop] { $name }：どれを手放す？
   *[other] { $name }の手番
}
goa-picture-turn = 手番 { $turn }／{ $turns }
goa-picture-auction = 競り{ $number }／{ $auctions }：{ $tile }
goa-picture-flag = 旗
goa-picture-bid = { $name } { $bid ->
    [0] パス
   *[other] { $bid }
}
goa-picture-no-bids = { $name } 0
goa-picture-founding = { $name }が{ $colony ->
    [quilon] クイロン
    [cochin] コーチン
    [madras] マドラス
   *[calicut] カリカット
}を建設
goa-picture-founding-sum = 必要{ $need }・ボード{ $board }・カード{ $cards }・不足{ $missing }
goa-picture-nothing = まだ何もありません
goa-picture-letter = { $spice ->
    [ginger] 生
    [pepper] 胡
    [cinnamon] シ
    [nutmeg] ナ
   *[clove] ク
}
goa-picture-spice = { $spice ->
    [ginger] ショウガ
    [pepper] コショウ
    [cinnamon] シナモン
    [nutmeg] ナツメグ
   *[clove] クローブ
}
goa-picture-column = { $column ->
    [ships] 造船
    [harvest] 収穫
    [taxes] 徴税
    [expedition] 探検
   *[colony] 植民地
}
goa-picture-tile = { $tile ->
    [extra-harvest] 収穫
    [swap] 交換
    [supply] 補給
    [deputy] 補佐
    [spy] スパイ
   *[duty] 販売
}
goa-picture-card = { $effect ->
    [ships] 船＋{ $number }
    [colonists] 入植者＋{ $number }
    [ducats] ＋{ $number }ドゥカート
    [spices] 香辛料＋{ $number }
    [sale] 香辛料を{ $number }個まで売る
    [ducats-only] お金だけで発展
    [mixed-harvest] 組み合わせ収穫
    [scouts] { $number }枚めくって建設
    [ships-only] 船だけで発展
   *[spices-only] 香辛料だけで発展
}
goa-picture-steps = 発展：その段までの香辛料すべてと同数の船
goa-picture-corrected = 修正した数値で遊んでいます
goa-picture-hand = あなた
goa-picture-end = ゲーム終了
goa-picture-winner = { $count ->
    [1] { $name }の勝利
   *[other] { $count }人の勝利
}
goa-picture-part = { $part ->
    [rows] 開発ボード
    [colonies] 植民地
    [plantations] プランテーション
    [duty] 販売
    [missions] ミッション
    [cards] 探検カード
    [money] お金最多
   *[total] 合計
}

## 同じ内容を言葉で。絵が見られない人のために。

goa-alt-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）、{ $part ->
    [a] Aパート
   *[b] Bパート
}。旗は{ $name }。
goa-alt-owes = { $step ->
    [flag] { $name }が旗を置く番です。
    [mark] { $name }が競りマーカーを置く番です。
    [bid] { $name }が入札するかパスする番です。
    [last-word] { $name }が、買うか売るかを決める番です。
    [founding] { $name }が、建設をどう終えるかを決める番です。
    [extra] { $name }が、追加アクションを行うかパスする番です。
   *[other] { $name }の手番です。
}
goa-alt-auction = 競り{ $number }／{ $auctions }：{ $cell }の{ $tile }、競売人{ $auctioneer }。入札：{ $bids }。
goa-alt-marker = { $number }は{ $name }（{ $cell }）
goa-alt-markers = 競りマーカー：{ $markers }。
goa-alt-grid = タイル：{ $tiles }。
goa-alt-founding = { $name }が{ $colony }を建設：必要{ $need }、ボード{ $board }、カード{ $cards }、不足{ $missing }。
goa-alt-left = 残り：{ $colonies }、探検カード{ $pile }枚。
goa-alt-seat = { $name }：船{ $ships }、入植者{ $colonists }、追加アクション{ $actions }、カード{ $cards }枚、段{ $rows }{ $count ->
    [0] {""}
   *[other] 、{ $things }
}。
goa-alt-plantation = { $spice }{ $number }/{ $size }
goa-alt-colony = { $count ->
    [0] { $colony }（空）
   *[other] { $colony }（{ $spices }）
}
goa-alt-used = { $tile }（使用済み）
goa-alt-face-down = 裏向き{ $number }枚
goa-alt-duties = 販売済み
goa-alt-columns = 段は造船・収穫・徴税・探検・植民地建設の順。
goa-alt-hand = 所持金は{ $money }ドゥカート。いま終われば{ $points }SPです。
goa-alt-cards = { $count ->
    [0] 探検カードはありません。
   *[other] 手札：{ $cards }。
}
goa-alt-card = { $effect }（入植者{ $number }、{ $symbol ->
    [elephant] ゾウ
    [tiger] トラ
    [fish] 魚
    [palm] ヤシ
    [shell] 貝
   *[statue] 像
}）
goa-alt-hidden = 裏向き：{ $tiles }。
goa-alt-score = { $name }：{ $total }SP（開発ボード{ $rows }、植民地{ $colonies }、プランテーション{ $plantations }、販売{ $duty }、ミッション{ $missions }、探検カード{ $cards }、お金最多{ $money }）、{ $ducats }ドゥカート。
goa-alt-ties = 同点は、お金の多さで決めます。
goa-alt-corrected = 修正した数値で遊んでいます。

## 記法の言葉の代わりに入力できる言葉。

goa-typed = ショウガ=ginger 生姜=ginger コショウ=pepper 胡椒=pepper シナモン=cinnamon ナツメグ=nutmeg クローブ=clove クイロン=quilon コーチン=cochin マドラス=madras カリカット=calicut 船=ships 入植者=colonists ドゥカート=ducats 香辛料=spices 造船=ships 収穫=harvest 徴税=taxes 探検=expedition 植民地=colony 植民地建設=found 発展=progress 旗=flag 競りマーカー=mark 入札=bid パス=pass 買う=buy 売る=sell 使う=use プレイ=play 終了=done 追加アクション=extra 手放す=drop 捨てる=discard 交換=swap スパイ=spy 利用=copy 置く=place 埋める=fill 支払う=pay 失敗=abandon なし=none

## ゲームが終わったときに知らせる功績。

goa-achievement-governor = 総督
    .told = 植民地を4つ建設した
goa-achievement-sure-footed = 堅実
    .told = 一度も失敗せずに、植民地を3つ以上建設した
goa-achievement-pioneer = 先駆者
    .told = 開発ボードの3領域で、4段目か5段目に一番乗りした
goa-achievement-abreast = 横並び
    .told = 開発ボードの5領域すべてを3段目以上に発展させた
goa-achievement-all-rounder = 万能
    .told = 開発ボード・植民地・プランテーション・探検カードに加え、販売かミッションでも得点した

## 同点のときに決め手になったもの。

goa-tie-money = 同点：{ $value }ドゥカート
goa-picture-tie = 同点：お金
