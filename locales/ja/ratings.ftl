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
