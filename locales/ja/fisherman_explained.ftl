### Fishermanの質問の説明。パネルの「？」から、テーブルの数字を入れて示す。

fisherman-explain-strong = { $strong ->
    [small] 小さい数字（1、2、3…）
   *[large] 大きい数字（10、9、8…）
}
fisherman-explain-rules = この大会では、本命の{ $favourite }が＋1、サイズ{ $size }がさらに＋1、外道の{ $bad }が−1（サイズなら−2）で切り札です。強いのは{ fisherman-explain-strong }。
fisherman-explain-favourite =
    第{ $contest }回大会（全{ $contests }回）です。本命の魚は、獲得すると1匹につき**＋1ポイント**。強いカードを持っている種類か、せめて枚数の多い種類を選びましょう。ただし、全員が本命を狙いますし、何が強く、何が外道になるかは、ほかの人が決めます。
    あなたの勝利点は、いま{ $own_total }です。
fisherman-explain-ranking =
    小さい数字（1、2、3…）が強いか、大きい数字（10、9、8…）が強いかを決めます。手札に小さい数字が多ければ、小さいほうを強くすると釣りに勝ちやすくなります（勝ちたくないなら逆です）。本命は{ $favourite }です。
fisherman-explain-size =
    この2つの数字の魚は、種類を問わず**さらに＋1**、外道なら**さらに−1**です。自分が勝てる釣りで取れそうな数字や、手札の本命（{ $favourite }）にある数字を選びましょう。
fisherman-explain-ranking-and-size =
    3人のときは、2つのルールを決めます。**評価**：小さい数字と大きい数字のどちらが強いか。**サイズ**：この2つの数字の魚は、1匹につきさらに＋1（外道ならさらに−1）。本命は{ $favourite }です。手札にあるその魚を、誰が獲得できそうかを考えてみましょう。
fisherman-explain-bad =
    外道の魚は1匹につき**−1**ですが、**切り札**になり、ほかのどの種類にも勝ちます。本命は{ $favourite }、サイズは{ $size }、強いのは{ fisherman-explain-strong }です。たくさん持っている種類を外道にすると、釣りには勝てても減点が増えます。1枚も持っていなければ、せっかくの釣りを切り札で奪われることがあります。
fisherman-explain-lead =
    { $tricks }回の釣りの{ $trick }回目です。どのカードでもリードできます。同じ種類を持っている人は、それを出さなければいけません。切り札が出なければ、その種類の最も強い魚が勝ち、勝った人がポイントに関わるカードをすべて獲得します。
    { fisherman-explain-rules }
    この大会のポイントは、あなたが{ $own_points }、ほかの人の最高が{ $best_points }です。
fisherman-explain-answer =
    { $in_trick ->
        [0] この釣りには、まだポイントがありません
       *[other] この釣りは、いま{ $in_trick }ポイントです
    }。勝っているのは{ $winning_seat }です。
    { fisherman-explain-rules }
    この大会のポイントは、あなたが{ $own_points }、ほかの人の最高が{ $best_points }です。
fisherman-explain-follow =
    リードは{ $lead_seat }の{ $card }。{ $kind }を持っているので、{ $kind }を出します。それまでのどのカードより強ければ（切り札が出ないかぎり）勝ち、弱ければ獲得せずに済みます。
    { fisherman-explain-answer }
fisherman-explain-free =
    リードは{ $lead_seat }の{ $card }。{ $kind }がないので、どのカードでも出せます。切り札（{ $bad }）なら勝つかもしれませんが、ほかの種類では勝てません。要らないカードを捨てたり、誰かに外道を押しつけたりする好機です。
    { fisherman-explain-answer }
