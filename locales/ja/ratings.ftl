### レート戦のテーブルと、そこから決まるレート。

lobby-rated = 🏅 **レート戦**のテーブル：結果が全員のレートに反映されます。席につくと、それに同意したことになります。途中で離れた人や交代した人は、終了までに戻らなければ、最後までいた人たちより下の順位になります。
lobby-rated-now = テーブル{ $table }をレート戦にしました。
lobby-casual-now = テーブル{ $table }を通常の対戦にしました。結果はレートに影響しません。
table-rated = { $table } · 🏅 レート戦
button-rated = レート戦にする
button-unrated = 通常の対戦にする

refusal-rated-without-hints = レート戦とヒントは両立しません。先にもう一方をオフにしてください。
refusal-others-seated = すでにほかの人が席についているので、変更できません。レート戦にするかどうかをホストが選べるのは、ほかの人が席につくまでです。

command-game-open-rated = 結果を全員のレートに反映する（ヒントは使えません）
    .name = レート戦

## プロフィール。

profile-title = { $name }さんのプロフィール
profile-card = { $name }さんのプロフィール
profile-nameless = プロフィール
profile-none = 成績に入るゲームは、まだ終わっていません。
profile-played = { $matches }戦{ $won }勝
profile-rating = レート { $points } ± { $margin }
profile-accuracy = 精度 { $accuracy }
profile-favourite = いちばん遊んでいるゲームは{ $game }です。
profile-place = { $place }位×{ $number }
profile-trend = 直近{ $matches }回のレート戦で{ $gained }
profile-streak = 連勝：現在{ $now }、最高{ $longest }
profile-seconds = { $seconds }秒
profile-pace = 手番の半分は{ $span }以内です。
profile-met = 対戦相手との成績
profile-against = { $name }さん：{ $matches }戦（上位{ $ahead }、下位{ $behind }、同順位{ $level }）
profile-against-you = あなたとの対戦：{ $matches }戦（相手が上位{ $ahead }、あなたが上位{ $behind }、同順位{ $level }）
profile-achieved = 功績
profile-achievement = 🎖 **{ $name }**{ $number ->
    [1] {""}
   *[other] ×{ $number }
}：{ $told }
profile-game = { $game }：{ $facts }
table-achieved = 🎖 { $who }：**{ $name }**（{ $told }）
end-rating = 🏅 このゲームで{ $gained }。あなたのレートは{ $points } ± { $margin }になりました。
profile-shown = 同じサーバーにいる人は、あなたのプロフィールを見られます。/{ command-me.name } { command-me-privacy.name } で非公開にできます。
profile-hidden = あなたのプロフィールは、ほかの人には見えません。/{ command-me.name } { command-me-privacy.name } で公開できます。
privacy-set = { $hidden ->
    [yes] プロフィールを非公開にしました。ランキングにも載りません。
   *[no] 同じサーバーにいる人に、プロフィールとランキングの順位を公開しました。
}
button-profile = プロフィール
button-archive = 過去のゲーム

refusal-profile-hidden = { $person }さんはプロフィールを公開していません。
refusal-profile-elsewhere = プロフィールを見られるのは、同じサーバーにいる人のものだけです。そのサーバーで実行してください。

command-profile = 自分やほかの人のプロフィール（成績、順位、レート、対戦成績）を見る
    .name = プロフィール
command-profile-user = 見たい人（省略すると自分）
    .name = 相手
command-me-privacy = プロフィールとランキングの順位を、ほかの人に公開するかどうかを選ぶ
    .name = 公開設定
command-me-privacy-hidden = 非公開にするかどうか
    .name = 非公開

## サーバーのランキングとシーズン。

ranking-title = ランキング：{ $game }
ranking-season = { $begins }から{ $ends }までのシーズン
ranking-all-time = 通算
ranking-line = { $place }\. **{ $name }** · { $points } ± { $margin } · { $games }戦
ranking-none = まだ誰も載っていません。
ranking-no-more = これ以上はありません。
ranking-least = ±の後の数は、レートの誤差の目安です。ランキングに載るのは、このサーバーで（シーズンではその期間に）レート戦を{ $least }回以上遊んだ人だけです。
ranking-own = あなたは{ $place }位です：{ $points } ± { $margin }
ranking-own-few = ランキングに載るにはレート戦{ $least }回が必要です。いまは{ $games }回です。
ranking-own-none = このサーバーでは、まだレート戦を遊んでいません。
ranking-own-hidden = プロフィールが非公開なので、ランキングには載りません。
champions-title = 歴代チャンピオン
champions-none = 十分な数のレート戦があったシーズンは、まだ終わっていません。
champions-season = { $begins }からのシーズン
champions-line = { $game }：**{ $name }** · { $points } · { $games }戦
champions-hidden = （非公開）
server-season = { $months ->
    [12] このサーバーのシーズンは1年間です。
   *[other] このサーバーのシーズンは{ $months }か月間です。
}
audit-season-set = { $who }がシーズンの長さを決めた：{ $detail }か月
button-ranking = ランキング
button-all-time = 通算
button-season = 今シーズン
button-champions = 歴代チャンピオン

command-server-ranking = このサーバーのランキングを、ゲームごとに今シーズンまたは通算で見る
    .name = ランキング
command-server-ranking-game = ゲーム（省略すると、いちばん遊ばれているもの）
    .name = ゲーム
command-server-ranking-when = 今シーズンか通算か（省略すると今シーズン。まだ誰もいなければ通算）
    .name = 期間
command-server-ranking-page = ページ
    .name = ページ
command-server-champions = 過去のシーズンのチャンピオンを見る
    .name = チャンピオン
command-server-season = このサーバーのシーズンの長さを見る、または選ぶ
    .name = シーズン
command-server-season-months = 何か月か
    .name = 月数
choice-ranking-season = 今シーズン
choice-ranking-all = 通算
choice-months-1 = 1か月
choice-months-2 = 2か月
choice-months-3 = 3か月
choice-months-4 = 4か月
choice-months-6 = 6か月
choice-months-12 = 1年
