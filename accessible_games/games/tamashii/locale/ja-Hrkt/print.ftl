# print.ftl の かなの 読み。札の働きを、かなだけを読む音声が話す。
tamashii-power-trolls = ほしい もの、 { $wish }。こうか、 ふくろから あかの ほうせきを いっこ とりのぞきます。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-olaf = ほしい もの、 { $wish }。こうか、 オラフに わたした ほうせきを すべて ふくろに もどします。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-anna = ほしい もの、 { $wish }。こうか、 まだ うらむきの カードを いちまい みます。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-elsa = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-kristoff = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-sven = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
    .level-beginner = ほしい もの、 { $wish }。 にゅうもんでわ こうかわ ありません。
tamashii-power-red = ひくと てばんが おわり、 この てばんに ひいた ほうせきわ すべて ふくろに もどります。にゅうもんでわ ジョーカーに なります。
    .played = ひくと てばんが おわり、 この てばんに ひいた ほうせきわ すべて ふくろに もどります。
    .level-beginner = ジョーカーです。どの いろの かわりにも なり、 ひいても てばんわ おわりません。
