# メニューに出る、ゲームの題名とオプション。

magi-kitchen-title = Magi Kitchen
magi-kitchen-option-mode = モード：{ magi-kitchen-option-mode-answer }
magi-kitchen-option-mode-asked = どのように遊びますか。
magi-kitchen-option-mode-answer = { $value ->
    [calm] のんびり、記憶で、急がずに
    [cluster] タイルごとに1つのキー、速さで
   *[buzz] 早押し、1人に1つのキー、速さで
  }
magi-kitchen-option-mode-also = { $value ->
    [calm] ゆっくり、記憶
    [cluster] 全部のタイル、タイルのキー
   *[buzz] 対決、速い、リアルタイム
  }
magi-kitchen-option-after-duel = 次のカードをめくる人：{ $value ->
    [left_of_flipper] 左隣の人
   *[winner] 対決に勝った人
  }
magi-kitchen-option-last-round-after = 長いゲーム：{ $value ->
    [0] ルールブックのとおり、山札がなくなるまで続ける
   *[other] { $value }枚めくったら、山札がいちばん多い人の勝ち
  }
magi-kitchen-option-robots-react = ロボットの速さ：{ $value ->
    [match] あなたと互角になるように合わせる
   *[level] 強さのとおり
  }
magi-kitchen-option-robots-remember = のんびりモードでのロボットの記憶：{ $value ->
    [all] すべて覚えている
    [most] ときどき忘れる
    [some] よく忘れる
   *[level] 強さのとおり
  }
magi-kitchen-option-robots-risk = ロボットの性格：{ $value ->
    [careful] 慎重で、ほとんど間違えない
    [bold] 大胆で、よく間違える
   *[level] 強さのとおり
  }
magi-kitchen-live = リアルタイムの対決
magi-kitchen-live-tolerance = 同時とみなす差
magi-kitchen-live-tolerance-question = 何ミリ秒までの差を同時とみなしますか。{ $least }から{ $most }までです。
magi-kitchen-live-dark = 対決中の画面
magi-kitchen-live-dark-question = 対決中、全員の画面をどうしますか。
magi-kitchen-live-dark-no = 話した内容を表示する。
magi-kitchen-live-dark-yes = 真っ暗にする。
magi-kitchen-live-reminders = 対決中の案内
magi-kitchen-live-reminders-question = 対決中に4秒何も起きないと、押せるキーをもう一度言います。案内しますか。
magi-kitchen-live-reminders-no = 案内しない。F1でいつでも聞けます。
magi-kitchen-live-reminders-yes = 4秒たったら案内する。
magi-kitchen-live-practice = もう一度練習する（キーは元の場所に戻る）
magi-kitchen-live-no-sounds = リアルタイムで遊ぶには効果音が必要ですが、今は出ません。そこで、早い人から自分の番号に続けて入力します。
