# print.ftl の かなの 読み。札の働きを、かなだけを読む音声が話す。
kameloot-power-ring = { $number }まい いじょうで かんせい。すてると、 にから ななの すうじを ひとつ いいます。すてふだに ある その しなを すべて じぶんの まえに おきます。
kameloot-power-wand = { $number }まい いじょうで かんせい。すてると、 てふだから ちがう しなを にまい、 じぶんの まえに おきます。
kameloot-power-glove = { $number }まい いじょうで かんせい。すてると、 カードを にまい ひきます。
kameloot-power-potion = { $number }まい いじょうで かんせい。すてると、 ほかの ひとりの さかばトークンを うらがえします。
kameloot-power-cloak = { $number }まい いじょうで かんせい。すてると、 じぶんの さかばトークンを うらがえします。
kameloot-power-scroll = { $number }まい いじょうで かんせい。すてると、 じぶんの コレクション ひとつを、 ほかの ひとの ちがう コレクション ひとつと こうかん します。
kameloot-power-unicorn = どの しなの かわりにも なる ジョーカーです。おなじ しなと いっしょに だすか、 じぶんの まえの コレクションに くわえます。すてる ことわ できません。
kameloot-power-tavern-token = じぶんの いる さかばを しめします。かためんわ フクロウ、 もう かためんわ くろねこです。
