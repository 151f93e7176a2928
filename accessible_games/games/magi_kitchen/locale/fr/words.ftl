# Mots des commandes tapées : synonymes entre virgules.  Une posture se tape aussi par ses lettres : ccl (ou ssl).

magi-kitchen-word-flip = retourner, retourne, retourner la carte suivante, suivante, carte suivante, continuer, continue, retournez
magi-kitchen-word-slap = taper, tape, frapper, frappe, nommer, nomme, tapez, frappez, nommez
magi-kitchen-word-cover = couvrir, couvre, sauver, sauve, cacher, cache, couvrez, sauvez, cachez
magi-kitchen-word-pose = posture, poser, pose, appuis
magi-kitchen-word-give = donner, donne, payer, à, donnez, payez
magi-kitchen-word-buzz = buzzer, buzze, buzz, moi, buzzez
magi-kitchen-word-finish = rien, ne rien nommer, rendre la parole, finir
magi-kitchen-word-pass = passer, passe, fini, c'est tout, passez
magi-kitchen-word-short = court, courte, courts
magi-kitchen-word-long = long, longue, longs

magi-kitchen-term-tile-tomato = tomate, tomates
magi-kitchen-term-tile-eggplant = aubergine, aubergines
magi-kitchen-term-tile-mushroom = champignon, champignons
magi-kitchen-term-tile-corn = maïs
magi-kitchen-term-tile-broccoli = brocoli, brocolis
