# じっせきの よみ。 なまえと、 その じょうけん。

kamimai-feat-first-win = ふういん かんりょう
    .asks = ゲームに かつ。
kamimai-feat-level-2 = もりの おくえ
    .asks = レベル にで かつ。
kamimai-feat-level-3 = もりの しんぞう
    .asks = レベル さんで かつ。
kamimai-feat-unshaken = ゆるがぬ て
    .asks = まどうしょを いちども くずさずに、 ゲームに かつ。
kamimai-feat-last-breath = さいごの いき
    .asks = エナジーが のこり いちで、 ゲームに かつ。
kamimai-feat-seven-cards = はがねの こころ
    .asks = いっかいの てばんで ななまい ひいて、 まどうしょが くずれない。
kamimai-feat-generous = もつべき ものわ とも
    .asks = いっかいの ゲームで、 ほかの ひとの まほうに さんかい カードを だす。
kamimai-feat-two-spells = ふたつ どうじに
    .asks = いっかいの てばんで、 まほうを ふたつ つかう。
kamimai-feat-blessed = まもりがみ
    .asks = まどうしょが くずれたのに、 しゅくふくで エナジーを うしなわない。
kamimai-feat-liberator = おひきとり ください
    .asks = かぎの こびとで、 ばんにんを おいはらう。
kamimai-feat-alone = ひとりの しょうかんし
    .asks = ひとりで あそんで、 ゲームに かつ。
kamimai-feat-last-seal = さいごの ふういん
    .asks = かちを きめる まほうを、 じぶんの てばんで つかう。
