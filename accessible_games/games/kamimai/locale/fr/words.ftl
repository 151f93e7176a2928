# Mots des commandes tapées : synonymes entre virgules.

kamimai-word-target = cibler, cible, viser, vise, cibler la zone
kamimai-word-guardian = gardien, choisir le gardien, appliquer
kamimai-word-draw = piocher, pioche
kamimai-word-hold = arrêter, arrête, s'arrêter, stop, tenir
kamimai-word-discard = défausser, défausse, jeter, jette
kamimai-word-cast = lancer, lance
kamimai-word-use = jouer, joue, utiliser
kamimai-word-giver = donneur, donneuse, qui donne
kamimai-word-give = donner, donne
kamimai-word-take = prendre, prends, prend
kamimai-word-done = fini, finir, terminé, plus de sort
kamimai-word-keep = garder, garde, ranger, range
kamimai-word-drew = pioché, j'ai pioché, tiré
kamimai-word-collapse = effondré, effondrement, s'est effondré, tombé
kamimai-term-water = eau
kamimai-term-fire = feu
kamimai-term-earth = terre
kamimai-term-air = air
kamimai-term-fairy-fire = fée du feu
