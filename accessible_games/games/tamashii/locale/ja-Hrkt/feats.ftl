# じっせきの よみ。 なまえと、 その じょうけん。

tamashii-feat-first-win = みっつの ねがい
    .asks = ゲームに かつ。
tamashii-feat-five = すばらしい
    .asks = ごにんを おもてむきに して、 ゲームを おえる。
tamashii-feat-six = ぜんいん しゅうごう
    .asks = ろくにん ぜんいんを おもてむきに して、 ゲームを おえる。
tamashii-feat-expert = まふゆの たつじん
    .asks = レベル たつじんで かつ。
tamashii-feat-flawless = むだなし
    .asks = いちども めくりそこなわずに、 ゲームに かつ。
tamashii-feat-brave = りょうて いっぱい
    .asks = いちどに ろっこ いじょうの ほうせきを わたす。
tamashii-feat-blind = まぐれ あたり
    .asks = だれも みた ことの ない キャラクターの ねがいを かなえる。
tamashii-feat-no-red = あかしんごう なし
    .asks = あかい ほうせきで おわる てばんが いちども ない まま、 ゲームに かつ。
tamashii-feat-three-mine = よい ようせい
    .asks = いっかいの ゲームで、 じぶんで さんにんの ねがいを かなえる。
tamashii-feat-hand-in-hand = てに てを とって
    .asks = にかい つづけて、 てばんの たびに ねがいを かなえる。
tamashii-feat-one-less = ひとあんしん
    .asks = こうかで、 ふくろから あかい ほうせきを とりのぞく。
tamashii-feat-elephant = ゾウの きおく
    .asks = ろくてばん いじょう まえに じぶんで みた キャラクターの ねがいを かなえる。
