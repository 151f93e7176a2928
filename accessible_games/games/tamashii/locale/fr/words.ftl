# Mots des commandes tapées : synonymes entre virgules.

tamashii-word-look = regarder, regarde, regarder la position, voir, je regarde, regardez
tamashii-word-draw = piocher, pioche, piocher encore, pioche encore, piocher une gemme, pioche une gemme, piocher encore une gemme, encore une, encore une gemme, une autre, une autre gemme, une de plus, tirer, tire, piochez, tirez, plonge la main dans le sac, plongez la main dans le sac
tamashii-word-give = donner, donne, donner à, donne à, donner les gemmes à, donne les gemmes à, donner tout à, donner à la position, donne à la position, donnez, donnez à, donnez à la position, stop, arrêter, s'arrêter, m'arrêter, j'arrête, je m'arrête, arrête, arrêtez, arrêtez-vous
tamashii-word-flip = retourner, retourne, la retourner, retourner la position, retournez
tamashii-word-leave = laisser, laisse, la laisser, laisser face cachée, laisse face cachée, ne pas retourner, laissez
tamashii-word-effect = effet, utiliser effet, utiliser l'effet, utiliser, l'utiliser, utilise, j'utilise, utilisez, oui
tamashii-word-no-effect = pas d'effet, sans effet, ne pas utiliser l'effet, ne pas l'utiliser, non

tamashii-term-place = position, la position, numéro

# Les gemmes sorties du vrai sac : leurs couleurs seules
tamashii-term-blue = bleu, bleue, bleus, bleues
tamashii-term-pink = rose, roses
tamashii-term-green = vert, verte, verts, vertes
tamashii-term-red = rouge, rouges
