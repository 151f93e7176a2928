# じっせきの よみ。 なまえと、 その じょうけん。

kameloot-feat-first-win = しょうばい じょうず
    .asks = ゲームに かつ。
kameloot-feat-shared = みんなで かんぱい
    .asks = しょうりを わけあう。
kameloot-feat-big-sale = おおあきない
    .asks = じぶんの ばんに、 きんか はちまい いじょうの しなを うる。
kameloot-feat-lone-wolf = ひとりじめ
    .asks = うれた きんかを、 ひとりで ぜんぶ もらう。
kameloot-feat-free-rider = たなから ぼたもち
    .asks = ほかの ひとの ばんの うりあげから、 きんかを さんまい もらう。
kameloot-feat-turncoat = かざみどり
    .asks = いっかいの ゲームで、 マントを さんかい つかう。
kameloot-feat-loyal = じょうれんきゃく
    .asks = いちども さかばを かえずに、 ゲームに かつ。
kameloot-feat-magnet = きょうりょく じしゃく
    .asks = ゆびわ ひとつで、 すてふだから カードを よんまい いじょう とりもどす。
kameloot-feat-alchemist = ようこそ さかばえ
    .asks = まほうやくで ほかの ひとの トークンを うらがえして、 しなを うる。
kameloot-feat-horn = ユニコーンの めぐみ
    .asks = ユニコーンの つのを つかって、 コレクションを かんせい させる。
kameloot-feat-all-kinds = しなぞろえ じまん
    .asks = いっかいの ゲームで、 ろくしゅるいの しな すべてから きんかを もらう。
kameloot-feat-one-coin = さいごの いちまい
    .asks = きんか いちまいの さで、 ゲームに かつ。
