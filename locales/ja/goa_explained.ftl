### ゴアの質問の説明。パネルの「？」から、テーブルの数字を入れて示す。

goa-explain-stand = 第{ $round }ラウンド（全{ $rounds }ラウンド）。あなたは{ $own_money }ドゥカート、船{ $own_ships }、入植者{ $own_colonists }、香辛料{ $own_spices }、いまのところ{ $own_points }SPです。
goa-explain-flag =
    ラウンドの始まりです。旗と競りマーカー1を、タイルに接する空きマスに置きます。ほかの人は、直前のマーカーの周囲のタイルに次を置いていくので、どのあたりを競るかはあなたが決められます。最後のマーカーもあなたが置きます。マーカーを置いたものの競売人になり、代金を受け取るか、最後に自分で買えます。
    { goa-explain-stand }
goa-explain-mark =
    マーカーを置いたタイルが競りにかけられ、あなたがその**競売人**になります。最後に決めるのはあなたで、売れば代金が手に入ります。自分が欲しいものか、ほかの人が高く買ってくれそうなものを選びましょう。直前のマーカーは{ $last_cell }にあります。
    { goa-explain-stand }
goa-explain-bid =
    入札は**一度だけ**。{ $best }ドゥカートより高く入札するか、パスします。あなたが最高額のままでも、競売人（{ $auctioneer_seat }）は1高く買えます。買わなければ、あなたがタイルを取り、入札額を競売人に支払います。所持金は{ $money }ドゥカートです。
    { goa-explain-stand }
goa-explain-last-word =
    あなたは競売人です。銀行に{ $price }ドゥカートを支払って**買う**か、{ $leader_seat }に**売って**{ $best }ドゥカートを受け取るか。タイルを取るか、お金を取ってタイルを譲るか。お互いにとって、そのタイルの価値はどれほどでしょう？
    { goa-explain-stand }
goa-explain-action =
    アクションは1つ。5つの発展マーカーのどれかを**発展**させる（香辛料と、同じ数の船を支払う）か、自分の段の数だけ取ります：船{ $ships }、{ $taxes }ドゥカート、香辛料{ $harvest }（空いた香辛料置き場は{ $free }か所）、探検カード{ $draw }枚。**植民地建設**なら、開発ボードの{ $board }に、カードの入植者と手元の入植者（{ $colonists }）を加えます。このほか、タイルと探検カード1枚を使えます。
    { goa-explain-stand }
goa-explain-turn = { goa-explain-action }
goa-explain-extra-turn = { goa-explain-action }
goa-explain-after =
    アクションは終わりました。オレンジと青のタイルはまだ使え、探検カードもこのアクションでまだ使っていなければプレイできます。「{ goa-verb-done }」で手番が終わります。カードは残しても損になりませんが、各ラウンド1回のタイルは、使わなければこのラウンドの分が無駄になります。
    { goa-explain-stand }
goa-explain-extra =
    追加アクションカードを使うと、いつもの6つから1つ、アクションを追加で行えます。いま{ $cards }枚あり、次のラウンドに持ち越せるのは1枚だけです。パスすると、このラウンドの追加アクションはもうできません。
    { goa-explain-stand }
goa-explain-drop =
    持てるプランテーションは4つまでで、{ $plantation }が5つ目です。手放すと、その上の香辛料も失われます。次の発展に要る香辛料と、収穫で埋められる大きなプランテーションを残しましょう。「×1」は裏向きにして残り、得点になります。
    { goa-explain-stand }
goa-explain-goods =
    船{ $number }か入植者{ $number }の、どちらか1種類です。船は発展のとき、香辛料と同じ数だけ要ります。入植者は植民地建設に役立ちます。
    { goa-explain-stand }
goa-explain-supply =
    めくったカードの入植者は合わせて{ $number }。その数だけ、香辛料（空いた香辛料置き場へ）、船、入植者のうち1種類を取ります。
    { goa-explain-stand }
goa-explain-place =
    香辛料を{ $number }個まで、プランテーションと植民地の空いた香辛料置き場（{ $free }か所）に置きます。置けるのは、その場所の香辛料だけです。置けない分は失われるので、次の発展に要るものから埋めましょう。
    { goa-explain-stand }
goa-explain-refill =
    プランテーションや植民地を{ $number }か所まで、香辛料が残っていてもすべて埋めます。空きの多いところを選びましょう。
    { goa-explain-stand }
goa-explain-fill =
    { $colony }の香辛料置き場は{ $fields }か所です。そこに置ける香辛料の中から選んで埋めます。次に埋めるときは、選び直せます。
    { goa-explain-stand }
goa-explain-progress-free =
    最も発展していない領域のマーカー1つを、何も支払わずに1段進めます。これからのラウンドで役立つのはどの領域か、5つとも同じ段にそろう（追加アクションカードがもらえる）のはどれか、考えてみましょう。
    { goa-explain-stand }
goa-explain-progress-ducats =
    お金だけで、マーカー1つを1段進めます。先の段ほど高くなります。所持金は{ $money }ドゥカートです。香辛料の足りない領域に使うのがよいでしょう。
    { goa-explain-stand }
goa-explain-progress-ships-only =
    船だけを支払って、マーカー1つを1段進めます。香辛料の手に入りにくい領域に使うのがよいでしょう。
    { goa-explain-stand }
goa-explain-progress-spices-only =
    香辛料だけを支払って、マーカー1つを1段進めます。香辛料があって、船が少ないときに役立ちます。
    { goa-explain-stand }
goa-explain-pay-spice =
    { $column }の発展に{ $spice }を支払います。置いてある場所がいくつかあります。植民地の香辛料置き場なら、次に埋めるとき別の香辛料も選べます。次の発展に要るものを残しましょう。
    { goa-explain-stand }
goa-explain-duty =
    香辛料{ $number }個を、1回だけ4SPに変えます。次の発展に要らないものを支払いましょう。空いた場所は、また収穫で埋められます。
    { goa-explain-stand }
goa-explain-sale =
    香辛料を{ $number }個まで、1個{ $price }ドゥカートで売れます。空いた場所は、また収穫で埋められます。次の発展に要る香辛料は残しましょう。
    { goa-explain-stand }
goa-explain-swap =
    プレイエリアのタイルを1枚、無料で取り、代わりに交換タイルを置きます。競りマーカーのあるタイルを取れば、その場所では交換タイルが競られます。
    { goa-explain-stand }
goa-explain-swap-for =
    { $column }の発展に、まだ{ $spice }が足りません。「交換」で、それを実らせるプランテーションを取り、すぐにそこから支払えます。
    { goa-explain-stand }
goa-explain-spy =
    スパイは、造船・収穫・徴税・植民地建設のどれか1つを、その領域で**ほかの人**の中で最も進んだマーカーか、自分のマーカーの数だけ行います。探検はできません。アクションは減りません。
    { goa-explain-stand }
goa-explain-copy =
    { $owner_seat }のマーカーを、自分のもののように使います。造船、徴税、収穫、植民地建設のどれかを、その段の数だけ行います。
    { goa-explain-stand }
goa-explain-colony-need = クイロン（6）とコーチン（8）は必要な数が少なく、香辛料置き場が1つ。マドラス（10）とカリカット（12）は多く要り、2つあります。開発ボードとカードと手元の入植者を足しても届かなければ、何も支払わず、入植者1を獲得します。
goa-explain-found-scouts =
    カードを2枚ではなく{ $cards }枚めくって、植民地を建設します。開発ボードの数は{ $board }です。{ goa-explain-colony-need }
    { goa-explain-stand }
goa-explain-found-spy =
    { $owner_seat }のマーカーで植民地を建設します。自分の段の代わりに{ $board }を数え、カードを{ $cards }枚めくります。{ goa-explain-colony-need }
    { goa-explain-stand }
goa-explain-mix-ships =
    { $number }を、船・入植者・香辛料に振り分けます。まず、そのうちいくつを船にするか。残りは次に尋ねます。
    { goa-explain-stand }
goa-explain-mix-colonists =
    残りは{ $number }。そのうちいくつを入植者にしますか？ それでも残った分は香辛料になり、空いた香辛料置き場に置きます。
    { goa-explain-stand }
goa-explain-founding =
    { $colony }に必要な数は{ $need }。開発ボードが{ $board }、カードが{ $number }なので、あと{ $missing }足りません。手元の入植者は{ $colonists }です。ちょうどその数を支払えば建設できます。わざと失敗すれば、支払わずに1つもらえます。
    { goa-explain-stand }
goa-explain-colony-tile =
    { $colony }のタイルは、それぞれ置ける香辛料の組み合わせが違います。次の発展に要るもので、自分のプランテーションにない組み合わせを選びましょう。
    { goa-explain-stand }
goa-explain-discard =
    手札の上限は{ $limit }枚で、{ $draw }枚引くには、先に{ $number }枚捨てます。終了時には同じマークの枚数が得点（1、3、6、10、15）になります。そろっているマークと、すぐに使うカードを残しましょう。
    { goa-explain-stand }
