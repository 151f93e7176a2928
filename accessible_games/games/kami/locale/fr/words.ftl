# Mots des commandes tapées : synonymes entre virgules.

kami-word-pass = passer, passe, passez, passons
kami-word-defend = contrer, contre, défendre, défends, défend, défense, répondre, réponds, contrez, défendez, répondez
kami-word-lead = entamer, entame, cacher, cache, face cachée, poser face cachée, pose face cachée, mener, mène, pose, posez, poser, cachez, entamez
kami-word-attack = attaquer, attaque, attaquez
kami-word-waive = c'est bon, bon, prêt, prête, ok
kami-word-claim = demander une redonne, demande une redonne, demander l'annulation, demande l'annulation, demander, réclamer, montrer les soldats, demandez une redonne
kami-word-redeal = redonne, redonner, annuler la manche, annulation, redistribuer, oui
kami-word-keep = garder, garde, garder les mains, pas de redonne, pas d'annulation, non
kami-word-peek = regarder, regarde, voir, regardez

kami-term-place = pile, la pile, mercenaire, numéro
kami-term-nothing = rien, aucune, aucune carte
kami-term-warrior = guerrier, guerriers
kami-term-horseman = chevalier, chevaliers
kami-term-lancer = lancier, lanciers
kami-term-silver = argent, dragon argent, dragons argent
kami-term-gold = or, dragon or, dragons or
