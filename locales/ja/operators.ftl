### ボットの運営者とサーバーの管理者の操作、および各自のデータ。

## 全員に見えるもの。

maintenance = 🛠 ボットのメンテナンス中です（開始：{ $since }）。終わるまで持ち時間は止まりますが、手番は行えます。
maintenance-text = 🛠 ボットのメンテナンス中です（開始：{ $since }）：{ $text } · 終わるまで持ち時間は止まりますが、手番は行えます。

## 上限。

refusal-too-many-tables = すでに上限の{ $most }卓に参加しています。先にどれかのゲームを終えるか、テーブルを離れてください。/{ command-game.name } { command-game-mine.name } で一覧できます。
refusal-too-many-tables-here = このサーバーでは、すでに上限の{ $most }卓が開いています。どれかが終わるのを待つか、使われていないテーブルを閉じるよう、サーバーの管理者に頼んでください。
refusal-too-many-follows = すでに上限の{ $most }卓をフォローしています。先にどれかのフォローを解除してください。
refusal-too-many-plans-in-all = すべてのテーブルを合わせた予約が、上限の{ $most }件に達しています。先にどれかを取り消してください。

## 利用停止と、運営者の操作。

refusal-banned = { $reason ->
    [none] あなたは運営者により、このボットの利用を停止されています。誤りだと思われる場合は、運営者に連絡してください。
   *[other] あなたは運営者により、このボットの利用を停止されています（{ $reason }）。誤りだと思われる場合は、運営者に連絡してください。
}ご自分のデータは、/{ command-my.name } { command-my-export.name } で受け取り、/{ command-my.name } { command-my-forget.name } で削除できます。
refusal-server-banned = { $reason ->
    [none] このサーバーは運営者により、ボットの利用を停止されています。サーバーの管理者から運営者に連絡できます。
   *[other] このサーバーは運営者により、ボットの利用を停止されています（{ $reason }）。サーバーの管理者から運営者に連絡できます。
}
refusal-not-banned = その利用停止はありません。/{ command-owner.name } { command-owner-bans.name } で一覧できます。
refusal-taken-out = あなたは運営者により、このゲームから外されました。観戦したり、別のテーブルを開いたりできます。
refusal-not-repaired = 修復できません：{ $trouble }。テーブルを閉じることはできます。記録は残ります。
refusal-not-operator = この操作ができるのは、ボットの運営者（Discordのアプリケーションの所有者またはチーム）だけです。
refusal-person-or-server = 人かサーバーの、どちらか一方を指定してください。
refusal-ban-yourself = 自分自身の利用は停止できません。ほかの人を選んでください。
refusal-not-an-id = 「{ $text }」はIDではありません。Discordでコピーしてください（設定 → 詳細設定 → 開発者モードをオンにし、右クリックして「IDをコピー」）。
refusal-no-such-channel = テーブルのあるサーバーに、そのチャンネルは見つかりません。ボットが書き込めるチャンネルのIDをコピーしてください。

owner-no-tables = 当てはまるテーブルはありません。
owner-table = [{ $title }]({ $link })：{ $status }、サーバー{ $server }、最終更新{ $moved }
owner-version = バージョン{ $version }、{ $pace }、ホスト：{ $host }
owner-seat = { $number }\. { $name } { $person }{ $computer ->
    [none] {""}
   *[other] 、コンピューター（{ $computer }）
}{ $stage ->
    [none] {""}
    [running] 、使った時間：{ $used }
    [reminded] 、使った時間：{ $used }（半分を超過）
    [warned] 、使った時間：{ $used }（残りわずか）
   *[out] 、時間切れ
}
owner-turn = { $person }の手番（{ $since }から）
owner-job = { $state ->
    [failing] { $when }から失敗
   *[due] { $when }に実行
}：{ $what ->
    [play] 自動の手番
    [clock] 持ち時間の確認
    [vote] 投票のお知らせ
    [replaced] コンピューターの代行のお知らせ
    [board] テーブルのメッセージ
    [end] プレイヤーへの結果のお知らせ
    [news] フォロワーへのお知らせ
    [sleep] 動きのないテーブルの確認
   *[other] { $what }
}
owner-sound = 保存データはすべて読み込め、手番の記録とも一致しています。
owner-repaired = テーブル{ $table }を修復しました。手番の記録のとおりになっています。
owner-moved = テーブル{ $table }を{ $channel }に移しました。
owner-removed = { $person }をテーブル{ $table }から外しました。
owner-person-banned = { $who }の利用を停止しました。外したテーブル：{ $tables }卓
owner-server-banned = サーバー{ $who }の利用を停止しました。一時停止したゲーム：{ $tables }卓
owner-unbanned = { $who }の利用停止を解除しました。一時停止中のゲームは、そこの誰かが再開すると続きます。
owner-bans = 利用停止：{ $count }件
owner-ban = { $who }、{ $since }から{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}
owner-forget = 続けると、{ $who }はすべてのテーブルから離れ（進行中のゲームはコンピューターが代行します）、その人の設定・お休み・予約・フォローが削除され、これまでに遊んだゲームからも名前が消えます。元には戻せません。すでにチャンネルに投稿されたメッセージと、利用停止は残ります。
    .sure = この人のデータを削除する
owner-forgotten = 削除しました。{ $who }に関するデータはもう残っていません。古いバックアップには、それが削除されるまで残ります。
owner-maintenance-begin = メンテナンスを告知しました。進行中のすべてのテーブルに表示され、終了するまですべての持ち時間が止まります。
owner-maintenance-end = メンテナンスを終了しました。すべての持ち時間が再び動き出しました。

## 操作の記録。

audit-title = **操作の記録** · { $page }ページ
audit-none = まだ何も記録されていません。
audit-more = 続きは{ $page }ページ。
audit-nobody = ボット
audit-forgotten = データを削除した人
audit-unreadable = 読み取れない記録
audit-kicked = { $who }が{ $whom }をテーブルから外した
audit-host-changed = { $who }が{ $whom }をホストにした
audit-option-changed = { $who }がオプションを変更した（{ $detail }）
audit-privacy-changed = { $who }が{ $detail ->
    [closed] フォローできないようにした
   *[open] フォローできるようにした
}
audit-channel-changed = { $who }がテーブルを{ $detail }に移した
audit-stood-in = { $who }が{ $whom }をコンピューターに代行させた
audit-taken-out = { $who }が{ $whom }をゲームから外した
audit-voted = { $who }が{ $whom }の時間切れについて投票した
audit-waited = { $whom }に時間が追加された
audit-lent = コンピューターが{ $whom }の手番を代行した
audit-offered = { $whom }の席が募集に出された
audit-seat-taken = { $who }が{ $whom }の席に着いた
audit-proposed = { $who }が一時停止か持ち時間の変更を提案した
audit-agreed = { $who }が提案に同意した
audit-objected = { $who }が提案に反対した、または提案を取り下げた
audit-paused = { $who }がテーブルを一時停止した
audit-resumed = { $who }がテーブルを再開した
audit-pace-changed = { $who }が持ち時間を変更した：{ $detail }
audit-timeout-changed = { $who }が時間切れのときの扱いを決めた：{ $detail }
audit-undone = { $who }が手を取り消した
audit-repaired = { $who }がテーブルを修復した
audit-closed = { $who }がテーブルを閉じた
audit-reopened = { $who }がテーブルを開き直した
audit-language-set = { $who }がサーバーの言語を決めた：{ $detail }
audit-text-set = { $who }が画像の内容を文字でも表示するかを決めた：{ $detail ->
    [on] オン
   *[off] オフ
}
audit-tournaments-set = { $who }がボタンで大会を開ける人の設定を変更した（オンなら全員）：{ $detail ->
    [on] オン
   *[off] オフ
}
audit-channels-gone = テーブルを開けるチャンネルが削除された。残り：{ $detail }
audit-channels-set = { $who }がテーブルを開けるチャンネルを決めた：{ $detail }
audit-timeout-set = { $who }が新しいテーブルでの時間切れの扱いを決めた：{ $detail }
audit-holidays-set = { $who }が1か月に休める日数を決めた：{ $detail }
audit-person-banned = { $who }が{ $whom }の利用を停止した（{ $detail }）
audit-person-unbanned = { $who }が{ $whom }の利用停止を解除した
audit-server-banned = { $who }がサーバーの利用を停止した（{ $detail }）
audit-server-unbanned = { $who }がサーバーの利用停止を解除した
audit-maintenance-begun = { $who }がメンテナンスを告知した（{ $detail }）
audit-maintenance-ended = { $who }がメンテナンスを終了した

## 自分のデータ。

me-exported = あなたについて保存されているすべてのデータです。時刻は1970年からの秒数、IDはDiscordのものです。
me-forget = 続けると、すべてのテーブルから離れ（進行中のゲームはコンピューターが代行します）、設定・お休み・予約・フォローが削除され、これまでに遊んだゲームからも名前が消えます。元には戻せません。すでにチャンネルに投稿されたメッセージと、利用停止は残ります。
    .sure = データを削除する
me-forgotten = 削除しました。あなたに関するデータはもう残っていません。再びボットを使うと、最初からのスタートになります。

## コマンド。

command-my-export = 自分に関する保存データをすべてファイルで受け取る
    .name = データ
command-my-forget = 自分に関する保存データをすべて削除する
    .name = 削除
command-server-audit = 外す・閉じる・投票・変更などの操作の記録を見る
    .name = 記録
command-owner = ボットの運営者用
    .name = 運営
command-owner-tables = テーブルの一覧を見る
    .name = 一覧
command-owner-tables-status = テーブルの段階
    .name = 段階
command-owner-tables-game = どのゲームか
    .name = ゲーム
command-owner-look = テーブルの状態を見る（手札は見えません）
    .name = 状態
command-owner-repair = テーブルを手番の記録から作り直す
    .name = 修復
command-owner-close = テーブルを閉じる
    .name = 閉じる
command-owner-move = テーブルを同じサーバーの別のチャンネルに移す
    .name = 移す
command-owner-move-channel = チャンネルのID
    .name = チャンネル
command-owner-remove = プレイヤーをゲームから外す
    .name = 外す
command-owner-ban = 人かサーバーの利用を停止する
    .name = 停止
command-owner-ban-reason = 理由（相手に表示される）
    .name = 理由
command-owner-unban = 利用停止を解除する
    .name = 解除
command-owner-bans = 利用停止の一覧を見る
    .name = 停止一覧
command-owner-forget = 本人から依頼を受けて、その人のデータを削除する
    .name = データ削除
command-owner-maintenance = メンテナンスを告知する、または終了する（その間すべての持ち時間が止まる）
    .name = メンテナンス
command-owner-maintenance-state = 開始か終了か
    .name = 開始終了
command-owner-maintenance-text = 内容（全員に表示される）
    .name = 内容
command-owner-audit = 外す・閉じる・投票・変更などの操作の記録を、全サーバーについて見る
    .name = 記録
parameter-page = 何ページ目か（省略時は最初）
    .name = ページ
parameter-server = サーバーのID
    .name = サーバー
parameter-person = どの人か
    .name = 人

choice-status-lobby = 参加者を募集中
choice-status-playing = 進行中
choice-status-finished = 終了
choice-status-closed = 途中で閉じた
choice-maintenance-begin = 開始
choice-maintenance-end = 終了
