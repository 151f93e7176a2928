# La première partie qui apprend à jouer : ce que dit Mika. Phrases courtes ; aucune touche n'est nommée ici.

kameloot-lesson-welcome = Bonjour, je suis Mika. À Kameloot, nous faisons du commerce, et je suis à vos côtés. D'abord, nous écoutons les sons. Puis nous essayons les touches, et nous jouons quelques tours : avant chaque coup, je dis pourquoi. À la fin, c'est vous qui jouez, et je donne des conseils. Vous pouvez arrêter à tout moment, et continuer un autre jour.
kameloot-lesson-part-keys = les touches, et les premières cartes
kameloot-lesson-part-round = quelques tours ensemble

kameloot-lesson-sounds-begin = Les sons d'abord. Une partie commence ainsi. Un hibou et un chat noir annoncent les deux tavernes.
kameloot-lesson-sounds-small = Quand quelqu'un pose des cartes, chaque objet a son propre son, et il dit combien il en manque. D'abord les petites collections : bagues, baguettes et gants.
kameloot-lesson-sounds-large = Maintenant les grandes collections : potions, capes et parchemins. Et la corne de licorne, qui va avec toutes.
kameloot-lesson-sounds-powers = Un objet peut aussi être défaussé pour son pouvoir. Voici ce qu'on entend alors.
kameloot-lesson-sounds-gold = Enfin l'or : plus il y a de pièces, plus il sonne. Et les sons de la pioche et de la fin.

kameloot-lesson-aim = Qui a le plus de pièces d'or à la fin gagne. Il y a deux tavernes, le Hibou et le Chat noir. Devant chacun, un jeton dit qui est où ; on le lance à pile ou face.
kameloot-lesson-deal = Vous et moi, nous sommes au Hibou. Tom est au Chat noir. Maintenant, 4 cartes pour chacun.
kameloot-lesson-keys = C'est à vous. Avant de jouer, essayez les touches. Il y en a cinq.
kameloot-lesson-wands-do = Maintenant, vos premières cartes. Vous avez deux baguettes. La baguette porte le chiffre 3 : il en faut trois pour une collection. Posez les deux baguettes, d'un seul coup.
kameloot-lesson-wands-wrong = Deux cartes du même objet, on ne peut pas poser mieux. Posez les deux baguettes.
kameloot-lesson-keys-done = Après votre coup, vous avez pioché pour avoir de nouveau 4 cartes. Voilà les touches. Personne ne vous presse.

kameloot-lesson-same = Encore les mêmes cartes, et cette fois nous continuons.
kameloot-lesson-wands-again = Posez encore vos deux baguettes.
kameloot-lesson-refill = Deux sont là, il en manque une. À la fin du tour, on pioche pour avoir 4 cartes.
kameloot-lesson-third = C'est à moi. Ce qu'il y a devant vous et devant moi compte ensemble, puisque nous sommes dans la même taverne. J'ai la troisième baguette. Je la pose donc.
kameloot-lesson-shared = Trois baguettes : vendu ! Chaque carte vaut une pièce. On les distribue une par une, d'abord à qui a vendu, puis vers la gauche, dans notre taverne seulement. Deux pour moi, une pour vous, alors que deux baguettes étaient à vous. Ainsi va le commerce.
kameloot-lesson-cat = Tom commence une collection de parchemins ; il en faut sept. Il est au Chat noir, sans compagnie. Ce qu'il y a devant lui ne compte pas pour nous.
kameloot-lesson-powers = C'est à vous. Vous pouvez poser des cartes, ou en défausser une pour son pouvoir. Un seul gant devant vous en voudrait encore trois.
kameloot-lesson-glove-do = Utilisez donc le pouvoir du gant : vous piochez deux cartes. Avec plus de 4 cartes en main, vous n'en piochez pas d'autres, et vous les gardez toutes.
kameloot-lesson-glove-wrong = D'abord des cartes : utilisez le gant, qui en fait piocher deux.
kameloot-lesson-ring = Je pose une bague aimant. Deux font une collection, il en manque donc une. Vous l'avez peut-être ?
kameloot-lesson-unicorn-do = Vous avez une bague ! Et une corne de licorne, qui remplace n'importe quel objet, mais ne se pose jamais seule. Posez la bague et la corne ensemble : notre taverne a alors trois bagues, et vous les vendez. La première pièce est pour vous, et la troisième aussi.
kameloot-lesson-unicorn-wrong = La bague et la corne de licorne font vendre trois bagues, et deux pièces sont à vous. Posez les deux d'un seul coup.
kameloot-lesson-first-coin = Bien joué. La première pièce va à qui termine la collection. Attendez donc que la dernière carte soit la vôtre, si vous pouvez.
kameloot-lesson-memory = J'ai une autre bague, et elle sert aussi à autre chose. Je la défausse et j'annonce un chiffre : toutes les cartes de ce chiffre reviennent de la défausse. Personne ne peut la consulter, il faut se souvenir. Votre gant y est, chiffre 4. J'annonce donc 4.
kameloot-lesson-turncoat = Tom a utilisé une cape. Elle retourne son propre jeton : il est maintenant au Hibou aussi, et il partagerait avec nous. Ce qu'il a devant lui est venu avec lui.
kameloot-lesson-potion-do = Partager à trois, c'est moins bien qu'à deux. Une potion retourne le jeton de quelqu'un d'autre. Utilisez-la sur Tom, et il retourne au Chat noir.
kameloot-lesson-potion-wrong = Tom prendrait sa part de tout ce que nous vendons. Utilisez la potion sur Tom.
kameloot-lesson-others = Il reste deux pouvoirs. Une baguette défaussée permet de poser deux objets différents. Un parchemin échange une de vos collections contre une autre de quelqu'un. Et qui ne peut rien faire du tout passe. Certains jouent autrement au départ : chacun choisit alors sa taverne.
kameloot-lesson-end = Quand quelqu'un ne peut plus piocher pour avoir 4 cartes, on termine le tour de table, et on compte les pièces. Ce qui n'est pas vendu ne vaut alors rien.
kameloot-lesson-round-done = C'est tout Kameloot. Maintenant, jouez votre partie, contre Tom et moi. Je dis toujours ce que je ferais à votre place.

kameloot-lesson-why-play = Cela fait avancer une collection, ou la vend ; et la première pièce va à qui la termine.
kameloot-lesson-why-use-ring = De ce chiffre, il devrait y en avoir dans la défausse.
kameloot-lesson-why-use-wand = Deux collections avancent d'un coup.
kameloot-lesson-why-use-glove = Deux cartes de plus, et plus de choix.
kameloot-lesson-why-use-potion = Mieux vaut ne pas partager avec cette personne, ou bien l'avoir avec vous.
kameloot-lesson-why-use-cloak = L'autre taverne promet plus maintenant.
kameloot-lesson-why-use-scroll = L'autre collection vaut plus pour votre taverne.
kameloot-lesson-why-pass = Il n'y a rien à faire.
kameloot-lesson-why-choose = Au départ, l'une vaut l'autre.
