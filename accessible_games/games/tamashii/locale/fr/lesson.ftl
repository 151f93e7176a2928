# La première partie qui apprend à jouer : ce que dit Mika. Phrases courtes ; aucune touche n'est nommée ici.

tamashii-lesson-welcome = Bonjour, je suis Mika. À Tamashii, nous jouons ensemble, vous et moi, contre la malchance et les trous de mémoire. D'abord, nous écoutons les sons, puis nous essayons les touches et nous jouons quelques tours : avant chaque geste, je dis pourquoi. À la fin, vous continuez, et je donne des conseils. Vous pouvez arrêter à tout moment, et reprendre un autre jour.
tamashii-lesson-part-keys = les touches, et le premier regard
tamashii-lesson-part-round = quelques tours ensemble

tamashii-lesson-sounds-begin = Les sons d'abord. Une partie commence ainsi : on dispose les personnages, et quelqu'un en regarde un.
tamashii-lesson-sounds-gems = Maintenant, le sac. Chaque couleur a son instrument : le bleu est une cloche, le rose une harpe, le vert un bloc de bois. Le rouge, c'est le tonnerre, et une mauvaise nouvelle. Au niveau débutant, le rouge est un joker.
tamashii-lesson-sounds-faces = Un personnage qui a tout ce qu'il veut reste face visible, et voici ce qu'on entend. Ensuite : une carte retournée pour rien, et une carte laissée face cachée.
tamashii-lesson-sounds-effects = Chaque personnage a un effet. Des gemmes retombent dans le sac, une rouge en sort, ou quelqu'un peut regarder une carte.
tamashii-lesson-sounds-end = À la fin de chaque tour, une gemme quitte le jeu. Et à la fin de la partie, on entend si nous avons bien joué : plus il y a d'accords, mieux c'est.

tamashii-lesson-aim = Six personnages sont en ligne, face cachée. Chacun veut des gemmes de certaines couleurs. Nous voulons en contenter le plus possible.
tamashii-lesson-keys = C'est à vous. Avant de jouer, essayez quatre touches.
tamashii-lesson-key-table = Vous pouvez entendre ce qu'il y a sur chacune des six positions.
tamashii-lesson-key-counts = Vous pouvez entendre ce qui reste dans le sac : tout le monde peut le savoir.
tamashii-lesson-key-scores = Vous pouvez entendre qui est face visible, et ce que veulent les autres.
tamashii-lesson-look-do = Vous pouvez regarder une carte, ou piocher des gemmes. Nous ne savons encore rien, donc regardez. Choisissez de regarder, puis la position 2.
tamashii-lesson-look-wrong = Les gemmes plus tard : nous ne savons pas encore qui veut quoi. Regardez la position 2.
tamashii-lesson-memory = C'était pour vous seulement, et personne ne le répète : Tamashii est un jeu de mémoire.
tamashii-lesson-keys-done = Quoi qu'on fasse, une gemme quitte le jeu à la fin du tour. Voilà les touches. Personne ne vous presse.

tamashii-lesson-again = Encore les six mêmes cartes, et cette fois nous continuons.
tamashii-lesson-look-again = Regardez encore la position 2. Puis retenez ce que vous entendez.
tamashii-lesson-tell-me = Elsa, 3 gemmes bleues. Vous pouvez me le dire, ici on a le droit de parler. À la fin de chaque tour, une gemme quitte le jeu : nous n'avons pas tout notre temps.
tamashii-lesson-mika-draws = C'est à moi. Comme je sais maintenant où est Elsa, je pioche pour elle. D'abord une gemme, puis je peux m'arrêter ou piocher encore.
tamashii-lesson-mika-gives = Deux gemmes bleues, juste ce qu'il faut. Je m'arrête, car une rouge me prendrait les deux. Les gemmes d'un tour vont toutes au même personnage : je les donne à la position 2.
tamashii-lesson-mika-leaves = Je pourrais retourner la carte. Mais Elsa en veut 3. Si je la retournais trop tôt, toutes ses gemmes seraient perdues. Je la laisse donc face cachée. Les gemmes restent sur elle.
tamashii-lesson-draw-do = Il manque une gemme bleue. Vous savez quoi faire : piochez.
tamashii-lesson-draw-wrong = Regarder encore coûte un tour, et une gemme avec. Il ne manque à Elsa qu'une gemme bleue. Piochez.
tamashii-lesson-pink = Rose : pas pour Elsa, mais ça ne la gêne pas. Il y a une gemme rouge dans le sac. Si elle vient, vous ne perdez que ce que vous avez pioché ce tour-ci, et c'est une gemme rose.
tamashii-lesson-draw-again = Le risque est donc petit. Piochez encore.
tamashii-lesson-give-do = Bleu, c'est la bonne. Arrêtez-vous : donnez tout à la position 2. Trop de gemmes, ce n'est pas une faute.
tamashii-lesson-give-wrong = Vous avez ce que veut Elsa ; une rouge vous le reprendrait. Donnez tout à la position 2.
tamashii-lesson-flip-do = Elsa a maintenant 3 gemmes bleues. Retournez-la.
tamashii-lesson-flip-wrong = Elle a tout ce qu'elle veut. Face cachée, elle ne compte pas. Retournez-la.
tamashii-lesson-effect-do = Elle reste face visible, la première sur six. Maintenant son effet : deux de ses gemmes bleues retournent dans le sac. Tôt ou tard, Anna, Olaf et les Trolls voudront du bleu aussi. Utilisez l'effet.
tamashii-lesson-effect-wrong = On peut choisir de ne pas l'utiliser, mais du bleu dans le sac nous aide. Utilisez l'effet.
tamashii-lesson-risk = Je ne connais aucune autre carte, et je pourrais en regarder une. Mais je pioche, pour que vous entendiez ce que fait une gemme rouge.
tamashii-lesson-red = La voilà. Tout ce que j'ai pioché ce tour-ci est de nouveau dans le sac, la rouge aussi, et mon tour est fini. Ce qui a été donné avant reste.
tamashii-lesson-effects = Les autres effets : Kristoff et Sven remettent deux gemmes de leur couleur, comme Elsa. Olaf remet toutes les siennes. Anna laisse regarder une carte. Les Trolls retirent une gemme rouge pour de bon.
tamashii-lesson-end = La partie s'arrête quand plus personne ne peut avoir assez de gemmes. 3 faces visibles, c'est bien ; 4, bon travail ; 5, excellent ; et 6, je n'ose pas y penser.
tamashii-lesson-round-done = C'est tout Tamashii. Maintenant, jouez une partie entière avec moi. Je dis ce que je ferais, et c'est vous qui décidez.

tamashii-lesson-why-look = Nous en savons trop peu : il faut d'abord apprendre qui est où.
tamashii-lesson-why-draw = Ce qui peut encore venir vaut plus que le risque d'une rouge.
tamashii-lesson-why-give = C'est là que ces gemmes servent le plus, et une rouge pourrait les reprendre.
tamashii-lesson-why-flip = Si je me souviens bien, il a tout ce qu'il veut.
tamashii-lesson-why-leave = Il manque peut-être quelque chose, et nous perdrions toutes ses gemmes pour rien.
tamashii-lesson-why-effect = Un effet ne fait qu'aider.
tamashii-lesson-why-no-effect = Il ne changerait rien ici.
