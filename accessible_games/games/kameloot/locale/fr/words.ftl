# Mots des commandes tapées : synonymes entre virgules.

kameloot-word-play = poser, pose, mettre, mets, posez, mettez, met
kameloot-word-use = utiliser, utilise, jouer, joue, défausser, défausse, pouvoir, utilisez, jouez, défaussez
kameloot-word-pass = passer, passe, passez
kameloot-word-choose = choisir, choisis, choisit, choisissez
kameloot-word-as = comme
kameloot-word-for = contre, pour
kameloot-word-of = chez, devant

kameloot-term-ring = bague, bagues, aimant
kameloot-term-wand = baguette, baguettes, baguette magique, baguettes magiques
kameloot-term-glove = gant, gants
kameloot-term-potion = potion, potions
kameloot-term-cloak = cape, capes
kameloot-term-scroll = parchemin, parchemins
kameloot-term-unicorn = licorne, licornes, corne, cornes
kameloot-term-cat = chat
