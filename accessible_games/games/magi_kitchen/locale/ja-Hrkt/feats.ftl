# じっせきの よみ。 なまえと、 その じょうけん。

magi-kitchen-feat-first-win = りょうりちょう
    .asks = ゲームに かつ。
magi-kitchen-feat-feast = ごちそう
    .asks = いっかいの たいけつで、 じゅうまい いじょう とる。
magi-kitchen-feat-all-tiles = ぜんぶの しょくざい
    .asks = いっかいの ゲームで、 ごまいの タイルを ぜんぶ とる。
magi-kitchen-feat-clean = きれいな だいどころ
    .asks = いちども おてつき せずに、 ゲームに かつ。
magi-kitchen-feat-rainbow = ちいさな にじ
    .asks = いっかいの たいけつで、 タイルを にまい とる。
magi-kitchen-feat-firefighter = しょうぼうし
    .asks = いっかいの ゲームで、 ゴミから やまを みっつ まもる。
magi-kitchen-feat-own-pile = じぶんの やまわ じぶんで
    .asks = じぶんの やまを、 ゴミから まもる。
magi-kitchen-feat-light-footed = みがるな まほうつかい
    .asks = ポーズが さんかい でた ゲームで、 いちども さいごに ならない。
magi-kitchen-feat-three-row = とまらない
    .asks = つづけて さんかい、 カードを とる。
magi-kitchen-feat-gift = にんきもの
    .asks = いっかいの ゲームで、 ほかの ひとの おてつきから さんまい もらう。
magi-kitchen-feat-comeback = のこりものの ぎゃくてん
    .asks = じぶんの やまふだが さんまい いかに なってから、 ゲームに かつ。
magi-kitchen-feat-landslide = だいしょうり
    .asks = ほかの ぜんいんの やまふだを あわせたより おおい まいすうで、 ゲームに かつ。
