# Ce que fait un élément de Magi Kitchen.
magi-kitchen-power-tomato = Va avec la potion de tomate : tapez la tuile tomate.
magi-kitchen-power-eggplant = Va avec la potion d'aubergine : tapez la tuile aubergine.
magi-kitchen-power-mushroom = Va avec la potion de champignon : tapez la tuile champignon.
magi-kitchen-power-corn = Va avec la potion de maïs : tapez la tuile maïs.
magi-kitchen-power-broccoli = Va avec la potion de brocoli : tapez la tuile brocoli.
magi-kitchen-power-potion-tomato = Va avec la tomate décolorée : tapez la tuile tomate.
magi-kitchen-power-potion-eggplant = Va avec l'aubergine décolorée : tapez la tuile aubergine.
magi-kitchen-power-potion-mushroom = Va avec le champignon décoloré : tapez la tuile champignon.
magi-kitchen-power-potion-corn = Va avec le maïs décoloré : tapez la tuile maïs.
magi-kitchen-power-potion-broccoli = Va avec le brocoli décoloré : tapez la tuile brocoli.
magi-kitchen-power-rainbow = Colore tous les ingrédients décolorés : tapez la tuile de l'un de ceux que l'on voit.
magi-kitchen-power-trash = Brûle tous les ingrédients décolorés : couvrez de la main une pile qui en montre un.
magi-kitchen-power-posture-cauldron = Tout le monde prend la pose : bras arrondis devant soi. Qui la prend en dernier la garde.
magi-kitchen-power-posture-wand = Tout le monde prend la pose : un bras tendu vers le haut. Qui la prend en dernier la garde.
magi-kitchen-power-posture-broom = Tout le monde prend la pose : les deux poings devant la poitrine. Qui la prend en dernier la garde.
magi-kitchen-power-posture-hat = Tout le monde prend la pose : mains en pointe au-dessus de la tête. Qui la prend en dernier la garde.
magi-kitchen-power-posture-owl = Tout le monde prend la pose : mains autour des yeux. Qui la prend en dernier la garde.
magi-kitchen-power-posture-cat = Tout le monde prend la pose : mains levées comme des pattes. Qui la prend en dernier la garde.
magi-kitchen-power-posture-toad = Tout le monde prend la pose : mains à plat sur la table. Qui la prend en dernier la garde.
magi-kitchen-power-posture-bat = Tout le monde prend la pose : coudes écartés. Qui la prend en dernier la garde.
magi-kitchen-power-posture-moon = Tout le monde prend la pose : bras en arc de cercle. Qui la prend en dernier la garde.
magi-kitchen-power-blank = Une carte à inventer vous-mêmes.
magi-kitchen-power-tile-tomato = À taper quand la tomate décolorée et la potion de tomate sont visibles.
magi-kitchen-power-tile-eggplant = À taper quand l'aubergine décolorée et la potion d'aubergine sont visibles.
magi-kitchen-power-tile-mushroom = À taper quand le champignon décoloré et la potion de champignon sont visibles.
magi-kitchen-power-tile-corn = À taper quand le maïs décoloré et la potion de maïs sont visibles.
magi-kitchen-power-tile-broccoli = À taper quand le brocoli décoloré et la potion de brocoli sont visibles.

## Texts for formats that the full text does not fit
magi-kitchen-short-posture-hat = Prenez la pose : mains en pointe au-dessus de la tête. Qui finit en dernier la garde.

## Corner indices
magi-kitchen-index-tomato = T
magi-kitchen-index-eggplant = A
magi-kitchen-index-mushroom = C
magi-kitchen-index-corn = M
magi-kitchen-index-broccoli = B
magi-kitchen-index-potion-tomato = PT
magi-kitchen-index-potion-eggplant = PA
magi-kitchen-index-potion-mushroom = PC
magi-kitchen-index-potion-corn = PM
magi-kitchen-index-potion-broccoli = PB
magi-kitchen-index-rainbow = Arc
magi-kitchen-index-trash = X
magi-kitchen-index-blank = ?
magi-kitchen-index-tile-tomato = T
magi-kitchen-index-tile-eggplant = A
magi-kitchen-index-tile-mushroom = C
magi-kitchen-index-tile-corn = M
magi-kitchen-index-tile-broccoli = B
magi-kitchen-index-posture-cauldron = Cd
magi-kitchen-index-posture-wand = Bg
magi-kitchen-index-posture-broom = Bl
magi-kitchen-index-posture-hat = Cp
magi-kitchen-index-posture-owl = Hi
magi-kitchen-index-posture-cat = Ct
magi-kitchen-index-posture-toad = Cr
magi-kitchen-index-posture-bat = Cs
magi-kitchen-index-posture-moon = Lu

## About the marks
magi-kitchen-note = Chaque ingrédient a sa forme : seule sur la carte décolorée, derrière une barre sur la potion, deux fois sur la tuile. La lune annonce une posture. Nos neuf postures ne sont pas celles de la boîte : donnez à chacune des vôtres l'une des neuf marques.
