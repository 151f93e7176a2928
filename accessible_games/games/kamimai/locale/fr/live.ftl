# Ce que dit le mode adresse de KamiMaï, avec son son.  Une ligne chacune ; la nouvelle dans les 40 premières lettres.

kamimai-live-skill-intro = Mode adresse : après chaque choix d'une moitié, un son va de gauche à droite et revient. Il est le plus aigu au centre : appuyez alors sur Entrée. Au centre, le risque de la carte baisse de { $centre } pour cent, juste à côté de { $beside }, jamais sous 1. Sans appui, ou avec une autre touche, on pioche comme d'habitude.
kamimai-live-skill-prompt = Entrée au centre ; une autre touche pioche comme d'habitude.
kamimai-live-drawn-plainly = Pioché sans le son : le risque ne change pas.
