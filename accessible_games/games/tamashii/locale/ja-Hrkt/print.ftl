# print.ftl の かなの 読み。札の働きを、かなだけを読む音声が話す。
tamashii-power-trolls = ほしい もの、 { $wish }。こうか、 ふくろから あかの ほうせきを いっこ とりのぞきます。
tamashii-power-olaf = ほしい もの、 { $wish }。こうか、 オラフに わたした ほうせきを すべて ふくろに もどします。
tamashii-power-anna = ほしい もの、 { $wish }。こうか、 まだ うらむきの カードを いちまい みます。
tamashii-power-elsa = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
tamashii-power-kristoff = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
tamashii-power-sven = ほしい もの、 { $wish }。こうか、 { $gems }を ふくろに もどします。
tamashii-power-red = ひくと てばんが おわり、 この てばんに ひいた ほうせきわ すべて ふくろに もどります。にゅうもんでわ ジョーカーに なります。
