# メニューから いんさつする ときの、 できない りゆう。

stock-unknown = { $stock }という ラベルわ ありません。 はこの ばんごうを たしかめて ください。
stock-other-paper = { $stock }の ようしわ { $paper }です。 ようしを えらびなおして ください。
too-many = シール { COUNT($count, "まい") }わ ひとつの ファイルにわ おおすぎます。 { COUNT($most, "まい") }までです。
sets-range = { $sets }くみわ いんさつできません。 いちから { $most }までに して ください。
none-chosen = いんさつする シールが ありません。 しるしの ある ものが ひとつも ありません。
number-large = { $card }の { $number }にわ、 むっつ いじょうの てんが はいった しかくが いるので、 ゆびでわ よみにくく なります。
points-crowded = { $card }の しるしわ、 てんが おおすぎて しかくに はいりません。
mark-too-big = { $card }の しるしにわ { $needed }ミリの ラベルが いりますが、 { $stock }わ { $room }ミリです。 はいる ラベルわ { $sheets }です。
card-small = { $card }の しるしにわ { $needed }ミリの シールが いりますが、 カードの よんぶんのいちより おおきいか、 はみだします。
card-size = { $value }という カードの おおきさわ ありません。 よこと たてを、 { $least }から { $most }ミリで にゅうりょくして ください。
key-wide = しるしの ひょうを いんさつできません。 { $text }に、 ながすぎる ことばが あります。
output-exists = { $path }わ もう あります。
output-no-folder = { $path }に かけません。 フォルダーが ありません。
output-failed = { $path }に かけません。 りゆうわ { $reason }です。
open-nothing = { $path }を ひらく プログラムが ありません。 ファイルマネージャーで ひらいて ください。
print-nothing = いんさつする めいれいが ありません。 ピーディーエフを ひらいて いんさつして ください。
print-failed = いんさつできません。 ピーディーエフを ひらいて いんさつして ください。 りゆうわ { $reason }です。
