# print.ftl の かなの 読み。札の働きを、かなだけを読む音声が話す。
kamimai-power-water = よんまいで みずの まほうを となえます。
kamimai-power-fire = よんまいで ほのおの まほうを となえます。
kamimai-power-earth = よんまいで つちの まほうを となえます。
kamimai-power-air = よんまいで かぜの まほうを となえます。
kamimai-power-guardian-blue = リザーブに のこります。ひく ときわ おやゆびと なかゆびだけを つかいます。
kamimai-power-guardian-grey = リザーブに のこります。ひく ときわ おやゆびと くすりゆびだけを つかいます。
kamimai-power-guardian-red = リザーブに のこります。ひく ときわ おやゆびと こゆびだけを つかいます。
kamimai-power-guardian-green = リザーブに のこります。ひく ときわ ききてで ない ほうの てを つかいます。
kamimai-power-fairy-water = みずの カード いちまい、 にまい、 またわ さんまいぶんに なります。
kamimai-power-fairy-fire = ほのおの カード いちまい、 にまい、 またわ さんまいぶんに なります。
kamimai-power-fairy-earth = つちの カード いちまい、 にまい、 またわ さんまいぶんに なります。
kamimai-power-fairy-air = かぜの カード いちまい、 にまい、 またわ さんまいぶんに なります。
kamimai-power-wolf = すきな いっしゅるいの ぞくせいカード いちまい またわ にまいぶんに なります。
kamimai-power-sprite = すべての ばんにんを すてます。ぜんいんの リザーブの ばんにんも、 いま ひいた ばんにんもです。
kamimai-power-dragonflies = にかい おこないます。しょうかんしを ひとり えらびます。その ひとわ すきな しょうかんしに カードを いちまい わたします。
kamimai-power-mouse = しょうかんしを なんにんか えらびます。えらばれた ひとわ すてふだから ぞくせいカードか クリーチャーを いちまいずつ とれます。
