# Mots des commandes tapées : synonymes entre virgules.

kamimai-word-target = cibler, cible, viser, vise, cibler la zone, ciblez, visez
kamimai-word-guardian = gardien, choisir le gardien, appliquer
kamimai-word-draw = piocher, pioche, piochez
kamimai-word-hold = arrêter, arrête, s'arrêter, stop, tenir, arrêtez
kamimai-word-discard = défausser, défausse, jeter, jette, défaussez, jetez
kamimai-word-cast = lancer, lance, lancez
kamimai-word-use = jouer, joue, utiliser, jouez, utilise, utilisez
kamimai-word-giver = donneur, donneuse, qui donne
kamimai-word-give = donner, donne, donnez
kamimai-word-take = prendre, prends, prend, prenez
kamimai-word-done = fini, finir, terminé, plus de sort
kamimai-word-keep = garder, garde, ranger, range, gardez, rangez
kamimai-word-drew = pioché, j'ai pioché, tiré
kamimai-word-collapse = effondré, effondrement, s'est effondré, tombé
kamimai-term-water = eau
kamimai-term-fire = feu
kamimai-term-earth = terre
kamimai-term-air = air
kamimai-term-fairy-fire = fée du feu
kamimai-term-wolf = loup
kamimai-term-sprite = lutin
kamimai-term-dragonflies = libellules
kamimai-term-mouse = souris
kamimai-term-team = équipe, sort d'équipe
