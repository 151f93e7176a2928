# じぶんの カードの ひょうに ある まちがい。

deck-no-cards = { $file }に カードが ありません。
deck-no-rows = { $file }に カードが ありません。 ひょうわ、 みだしの ぎょうと、 カード ひとつに つき いちぎょうで できています。
deck-format = { $where }、 フォーマット { $value }わ よめません。
deck-game = { $where }、 これわ { $value }の カードで、 { $game }のでわ ありません。
deck-key = { $where }、 { $key }という こうもくわ ありません。
deck-not-in-box = { $where }、 { $game }に { $id }という カードわ ありません。{ $near ->
    [none] {""}
   *[other] { $near }の ことですか。
 }
deck-missing = { $where }、 { $key }が ありません。
deck-twice = { $where }、 { $id }が にど でてきます。
deck-id = { $where }、 { $value }わ アイディーに なりません。 こもじの えいじと すうじで かいて ください。
deck-copies = { $where }、 { $value }わ まいすうに なりません。 いちから { $most }までに して ください。
deck-number = { $where }、 { $value }にわ しるしが ありません。 { $least }から { $most }までに して ください。
deck-text = { $where }、 { $key }にわ からでない もじを かいて ください。
deck-long = { $where }、 { $key }が { $count }もじ あります。 { $most }もじまでに して ください。
deck-language = { $where }、 { $key }に しらない げんごが あります。
deck-right-to-left = { $where }、 { $key }に、 みぎから ひだりえ かく もじが あります。
deck-emoji = { $where }、 { $key }に えもじが あります。 ことばで かいて ください。
deck-control = { $where }、 { $key }に、 みえない もじが あります。 とりのぞいて ください。
deck-place = { $where }、 { $value }という はる ばしょわ ありません。
deck-colour = { $where }、 { $value }という いろわ ありません。
deck-alike = { $where }、 { $first }と { $second }の しるしわ、 おなじ てざわりです。 どちらかを かえて ください。
deck-column = { $where }、 { $column }という れつわ ありません。
deck-column-twice = { $where }、 { $column }の れつが ふたつ あります。
deck-cells = { $where }、 らんが { $count } ありますが、 みだしわ { $columns }です。
deck-csv = { $where }、 ひょうとして よめません。
deck-at-line = { $file }の { $line }ぎょうめ
deck-at-cell = { $file }の { $line }ぎょうめ、 れつ { $column }
deck-at-card = { $file }の カード { $card }
deck-letter = { $where }、 { $value }わ えいじでわ ありません。
deck-size = { $where }、 { $value }という カードの おおきさわ ありません。
deck-kind-word = { $where }、 { $value }わ しゅるいに なりません。
deck-both = { $where }、 { $first }と { $second }の りょうほうが かかれています。 どちらかを からに して ください。
deck-mark-number = { $where }、 しるしが { $number }を あらわしていません。
deck-sign-code = { $where }、 かずの まえに おく きごうに、 てん、 まる、 しかくわ つかえません。
deck-mark-code = { $where }、 { $id }の しるしわ ゆびで { $number }と よめますが、 カードの かずと ちがいます。
deck-signs-out = カード { $id }に かずが なく、 しるしも すべて つかわれています。
deck-spreadsheet = { $file }わ ひょうけいさんの ファイルです。 シーエスブイで ほぞんして、 その ファイルを えらんで ください。
deck-encoding = { $file }の もじが よめません。 シーエスブイ ユーティーエフはちで ほぞんしなおして ください。
deck-no-file = { $file }という ファイルわ ありません。 カードの ひょうの おわりわ、 シーエスブイか トムルです。
deck-file = { $file }を よめません。 りゆうわ { $reason }です。
deck-unknown = { $game }という ゲームわ ありません。
