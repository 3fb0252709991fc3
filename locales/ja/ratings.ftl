### レート戦のテーブルと、そこから決まるレート。

table-rated = { $table } · 🏅 レート戦

refusal-rated-without-hints = レート戦ではヒントを使えません。先にどちらかをオフにしてください。
refusal-others-seated = すでにほかの人が席に着いているため、変更できません。


## プロフィール。

profile-title = { $name }さんのプロフィール
profile-card = { $name }さんのプロフィール
profile-nameless = プロフィール
profile-none = 終わったゲームはまだありません。
profile-played = { $matches }戦{ $won }勝
profile-rating = レーティング { $points } ± { $margin }
profile-accuracy = 精度 { $accuracy }
profile-favourite = よく遊ぶゲーム：{ $game }
profile-place = { $place }位×{ $number }
profile-trend = 直近{ $matches }回のレート戦で{ $gained }
profile-streak = 連勝：現在{ $now }、最高{ $longest }
profile-seconds = { $seconds }秒
profile-pace = 1手の所要時間（中央値）：{ $span }
profile-met = 対戦相手との成績
profile-against = { $name }さん：{ $matches }戦{ $ahead }勝{ $behind }敗{ $level }分（順位で比較）
profile-against-you = あなたとの対戦：{ $matches }戦 · あなたの{ $behind }勝{ $ahead }敗{ $level }分（順位で比較）
profile-achieved = 功績
profile-achievement = 🎖 **{ $name }**{ $number ->
    [1] {""}
   *[other] ×{ $number }
}：{ $told }
profile-game = { $game }：{ $facts }
table-achieved = 🎖 { $who }：**{ $name }**（{ $told }）
end-rating = 🏅 レーティング{ $gained }：あなたは{ $points } ± { $margin }になりました。
profile-shown = 同じサーバーにいる人は、あなたのプロフィールを見られます。/{ command-my.name } { command-my-privacy.name } で非公開にできます。
profile-hidden = あなたのプロフィールは非公開です。/{ command-my.name } { command-my-privacy.name } で公開できます。
my-hidden-set = { $hidden ->
    [on] プロフィールを非公開にしました。ランキングにも載りません。
   *[off] 同じサーバーにいる人に、プロフィールとランキングの順位を公開しました。
}
button-profile = プロフィール
button-archive = 過去のゲーム

refusal-profile-hidden = { $person }さんはプロフィールを公開していません。
refusal-profile-elsewhere = 見られるのは、このサーバーにいる人のプロフィールだけです。

command-profile = プロフィール（戦績・順位・レーティング・対戦成績）を見る
    .name = プロフィール
command-profile-user = 誰のプロフィールか（省略時は自分）
    .name = 相手
command-my-privacy = プロフィールとランキングの順位を公開するかどうかを選ぶ
    .name = 公開設定
command-my-privacy-hidden = 非公開にするか
    .name = 非公開

## サーバーのランキングとシーズン。

ranking-title = ランキング：{ $game }
ranking-season = { $begins }からのシーズン（次のシーズンは{ $ends }から）
ranking-all-time = 通算
ranking-line = { $place }\. **{ $name }** · { $points } ± { $margin } · { $games }戦
ranking-none = まだ誰も載っていません。
ranking-no-more = 一覧はここまでです。
ranking-least = レーティングは推定値です。±は誤差の目安で、遊ぶほど小さくなります。ランキングに載るには、このサーバーで（シーズン別では、その期間に）レート戦を{ $least }回遊ぶ必要があります。
ranking-own = あなたは{ $place }位です（{ $points } ± { $margin }）。
ranking-own-few = ランキングに載るには、レート戦が{ $least }回必要です（現在{ $games }回）。
ranking-own-none = このサーバーでは、まだレート戦を遊んでいません。
ranking-own-hidden = プロフィールが非公開のため、ランキングには載りません。
champions-title = 歴代チャンピオン
champions-none = チャンピオンはまだいません。レート戦が十分に行われたシーズンが終わると決まります。
champions-season = { $begins }からのシーズン
champions-line = { $game }：**{ $name }** · { $points } · { $games }戦
champions-hidden = （非公開）
server-season = { $months ->
    [12] このサーバーのシーズンは1年間です。
   *[other] このサーバーのシーズンは{ $months }か月間です。
}
server-season-told = /{ command-server.name } { command-server-season.name } で変更できます。
audit-season-set = { $who }がシーズンの長さを変えた：{ $detail }か月
button-ranking = ランキング
button-all-time = 通算
button-season = 今シーズン
button-champions = 歴代チャンピオン

command-server-ranking = このサーバーのランキングを、ゲームごとに見る（今シーズン・通算）
    .name = ランキング
command-server-ranking-game = どのゲームか（省略時は、よく遊ばれているゲーム）
    .name = ゲーム
command-server-ranking-when = 今シーズンか通算か（省略時は今シーズン。まだ誰も載っていなければ通算）
    .name = 期間
command-server-ranking-page = 何ページ目か
    .name = ページ
command-server-champions = 歴代のシーズンチャンピオンを見る
    .name = チャンピオン
command-server-season = このサーバーのシーズンの長さを見る、または変える
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
