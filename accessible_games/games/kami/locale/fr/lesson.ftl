# La première partie qui apprend à jouer : ce que dit Mika. Phrases courtes ; aucune touche n'est nommée ici.

kami-lesson-welcome = Bonjour, je suis Mika. Au Kami, je suis votre partenaire. D'abord, nous écoutons les sons. Puis nous essayons les touches, et nous jouons une manche ensemble : avant chaque coup, je dis pourquoi. À la fin, c'est vous qui jouez, et je donne des conseils. Vous pouvez arrêter à tout moment, et continuer un autre jour.
kami-lesson-part-keys = les touches
kami-lesson-part-round = une manche ensemble

kami-lesson-sounds-begin = Les sons d'abord. Voici ceux du début : on distribue, quelqu'un commence, chacun dit que c'est bon.
kami-lesson-sounds-attack = Maintenant, les attaques. On y entend toujours un tambour, et à côté du tambour le son de la carte.
kami-lesson-sounds-defend = Les mêmes cartes quand elles contrent. À la place du tambour, c'est un bouclier qui résonne.
kami-lesson-sounds-rest = Une carte posée face cachée n'a pas de son à elle : personne ne doit la connaître. On entend un léger frottement. Et voici comment quelqu'un passe, et comment une manche se termine.
kami-lesson-sounds-fewer = Ceux-ci n'existent qu'à deux ou trois. À deux, il y a des mercenaires, des cartes sur la table qui servent aux deux. À trois, deux cartes sont mises de côté.

kami-lesson-aim = On joue à quatre, en deux équipes. Vous et moi contre Tom et Emma. Qui se défait de toutes ses cartes gagne la manche pour son équipe. La dernière carte d'attaque compte : ses points sont à nous. À 15 points, l'équipe gagne la partie.
kami-lesson-ready = Avant la manche, chacun dit que c'est bon. Il y a un seul autre choix : avec 5 soldats ou plus, on peut demander une redonne. On en montre 5, et le partenaire choisit de redistribuer ou de garder les mains. Vous avez un seul soldat : pas pour vous. Mais d'abord, quatre touches.
kami-lesson-ready-do = C'est tout ce qu'il faut pour s'y retrouver. Dites maintenant que c'est bon.
kami-lesson-keys-done = Voilà les touches. Pendant une manche, vous pouvez vous en servir quand vous voulez ; personne ne vous presse.

kami-lesson-same = Jouons une manche, avec les mêmes cartes.
kami-lesson-ready-again = C'est comme tout à l'heure : dites que c'est bon.
kami-lesson-open = À vous de commencer. L'ouverture, c'est toujours deux cartes : une face cachée, puis une face visible. Celle qui est visible attaque.
kami-lesson-open-do = Posez le soldat face cachée : il ne vaut qu'un point, et ainsi il n'est plus dans votre main. Puis attaquez avec la lance. Une impératrice ne contre pas une lance ; seule une autre lance le peut.
kami-lesson-open-wrong = Vos trois dragons d'or gagneront la manche plus tard. Donc : le soldat face cachée, puis la lance attaque.
kami-lesson-answers = Chacun à son tour peut contrer votre lance, ou passer. On a toujours le droit de passer, même si on pouvait contrer. Passer ne dit donc rien de la main.
kami-lesson-partner = C'est à moi. J'ai bien une lance. Mais je n'arrête pas ma propre équipe : si tout le monde passe, vous posez encore une carte face cachée. Je passe.
kami-lesson-defended = Emma a contré. Contrer, c'est poser la même carte, face visible. Qui contre attaque aussitôt : son dragon d'or est maintenant contre vous.
kami-lesson-defend-do = De l'or contre l'or : contrez avec un dragon d'or. L'impératrice le pourrait aussi, mais vous en aurez besoin. Puis attaquez avec le dragon d'argent.
kami-lesson-defend-wrong = Gardez l'impératrice et la tour pour plus tard. Contrez avec le dragon d'or, puis attaquez avec le dragon d'argent.
kami-lesson-takes = Le cavalier de Tom arrive d'abord chez moi. Je le contre : Tom n'est pas de notre équipe. Puis j'attaque avec un fou. Il n'y en a que deux dans la boîte.
kami-lesson-pass-do = Cette attaque est la mienne, celle de votre équipe. Votre impératrice pourrait contrer un fou, mais laissez faire. Si Tom passe aussi, j'entame à nouveau et je me défais d'une carte face cachée. Passez.
kami-lesson-pass-wrong = Laissez passer l'attaque de votre partenaire. Passez.
kami-lesson-leads = Tous les trois ont passé, c'est donc à moi d'entamer. C'est comme à l'ouverture : une carte face cachée, puis une attaque.
kami-lesson-empress = Emma a contré mon soldat, et attaque avec l'autre fou. Personne d'autre n'a de fou. Mais vous avez une impératrice. Elle contre toutes les attaques, sauf un soldat et une lance.
kami-lesson-empress-do = Cette fois, elle en vaut la peine : contrez avec l'impératrice, et attaquez avec la tour. Il vous restera deux dragons d'or.
kami-lesson-empress-wrong = Gardez les deux dragons d'or : ils vont ensemble. Contrez avec l'impératrice, et attaquez avec la tour.
kami-lesson-keeps = Emma a peut-être l'autre impératrice, qui contre une tour. Comme la vôtre est face visible, une impératrice peut maintenant attaquer aussi. Sinon, elle n'attaque qu'en toute dernière carte de la main.
kami-lesson-last = Tout le monde a passé. C'est à vous d'entamer, et vous avez deux cartes de la même sorte. On ne peut pas rêver mieux.
kami-lesson-last-do = Posez un dragon d'or face cachée, et attaquez avec l'autre. Votre main est vide, et la manche est finie. La carte cachée et l'attaque sont de la même sorte : c'est un coup de maître, et les points sont doublés. 3 devient 6.
kami-lesson-won = 6 points pour nous. La manche suivante commence à gauche de qui a commencé celle-ci.
kami-lesson-fewer = À trois, chacun joue pour soi, et la deuxième et la troisième personne regardent chacune une carte mise de côté. À deux, il y a des mercenaires. Si un mercenaire posé sur une carte cachée contre, cette carte est d'abord retournée, et on choisit ensuite son attaque.
kami-lesson-round-done = C'est tout le Kami. Maintenant, jouez votre partie. Je dis ce que je ferais, et c'est vous qui décidez.

kami-lesson-why-waive = Il n'y a rien à attendre.
kami-lesson-why-claim = Tant de soldats ne valent pas grand-chose ; une nouvelle main ne peut qu'être meilleure.
kami-lesson-why-redeal = Avec ces mains, nous avons peu de points.
kami-lesson-why-keep = Votre main vaut d'être gardée.
kami-lesson-why-pass = Passer ne coûte rien, et si tout le monde passe, l'attaquant entame à nouveau. Pour un partenaire, c'est ce qu'on veut.
kami-lesson-why-defend = Vous vous défaites de deux cartes, et cette attaque est difficile à contrer, ou vous laisse les meilleures cartes.
kami-lesson-why-lead = Il faut entamer. La carte faible va face cachée, et l'attaque est de celles qu'on contre difficilement.
kami-lesson-why-attack = Il faut attaquer maintenant ; cette carte est difficile à contrer.
kami-lesson-why-peek = Une carte vaut l'autre.
