### Fleetの質問の説明。パネルの「？」から、テーブルの数字を入れて示す。

fleet-explain-stand = いま使えるお金は${ $own_money }、ボートは{ $own_boats }隻（うち船長のいるもの{ $own_captained }隻）。あなたは{ $own_points }VP、ほかの人の最高は{ $best_points }VPです。
fleet-explain-open =
    ライセンスを1枚選んで最小コスト以上で入札するか、見送って、このラウンドは何も買わないかです。ほかの人はもっと高く入札でき、最後に残った人が支払います。ライセンスがあれば、その種類のボートを進水でき、ずっと続くボーナスも付きます。
    入札できるのは${ $most }まで。ここで使うと、ボートや船長に回せなくなります。どのカードも、その3つを兼ねているからです。
    { fleet-explain-stand }ライセンスの山は残り{ $licences_left }枚です。
fleet-explain-bid =
    ${ $least }以上で入札するか、パスします。パスすると、このライセンスの競りから抜けます（次の競りには加われます）。入札できるのは${ $most }まで{ $discount ->
        [0] {""}
       *[other] 、支払いは${ $discount }引き
    }です。誰もそれを超えなければ、支払わなければいけません。
    { fleet-explain-stand }
fleet-explain-pay =
    支払いは**${ $due }**です。それだけの価値のカードを捨て、加工した魚かご（1個$1、いま{ $crates }個）も使えます。お釣りは出ないので、ちょうどになる組み合わせを探しましょう。進水させたいボートと、船長にするカードは残しておきます。
    { fleet-explain-stand }
fleet-explain-pay-licence = { fleet-explain-pay }
fleet-explain-pay-launch = { fleet-explain-pay }
fleet-explain-launch =
    ライセンスのある種類のボートを、手札から進水させます。コストはほかのカードで支払います。VPはすぐに入りますが、船長がいなければ魚は獲れません。このラウンドは、あと{ $left }隻進水できます。
    { fleet-explain-stand }
fleet-explain-hire =
    船長のいないボートに、手札のどれか1枚を伏せて置きます。そのボートは、これからラウンドごとに魚かごを1個（4個まで）獲り、魚かごは1個1VPです。置いたカードは戻らないので、惜しくないものを使いましょう。このラウンドは、あと{ $left }人雇えます。
    { fleet-explain-stand }
fleet-explain-process =
    ボートから取った魚かごは1VPになりませんが、支払いで$1になり、カードとのトレードにも使えます。いっぱいだったボートは、また獲れるようになります。ボートの上の魚かごは{ $own_crates }個。得点を残したければ、1個も取らなくてかまいません。
    { fleet-explain-stand }
fleet-explain-trade =
    加工した魚かご{ $crates }個のうち1個をゲームから除き、カードを{ $count }枚引きます。残しておけば$1になります。手札は{ $own_hand }枚です。
    { fleet-explain-stand }
fleet-explain-discard-drawn =
    { $count }枚引きました。**そのうち**1枚を捨て、残りを手札に加えます。次のラウンドを考えましょう。ライセンスのある種類のボートはどれか、お金として高いのはどれか。
    { fleet-explain-stand }
fleet-explain-discard-any =
    マグロライセンスのおかげで、捨てるのは手札の**どのカードでも**かまいません。進水にも支払いにも使わないのは、どれでしょう？
    { fleet-explain-stand }
