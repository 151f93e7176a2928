# La feuille pour apprendre au toucher.

learning-title = { $title } : les marques, à apprendre du doigt
learning-numbers = { $title } : les nombres de 1 à 20
learning-signs = { $title } : la légende pour les doigts
learning-exam = { $title } : examen. Les réponses sont au dos.
learning-exam-punch = { $title } : examen. Les réponses sont à la dernière page.
learning-100 = Imprimer à 100 %.
learning-answers = Réponses de l'examen
learning-answer = { $letter } : { $name }, { $mark }
learning-item = { $name }, { $mark }
learning-row = Rangée { $row } : { $items }.
learning-separator = {" ; "}
learning-empty = Cette page reste vide, pour que les réponses tombent au dos de l'examen.
learning-empty-punch = Cette page reste vide, pour que chaque dos tombe derrière son recto.
learning-how = Faites cette feuille comme les autocollants, avec les mêmes tailles. Suivez les rangées du doigt, de gauche à droite, pendant qu'on vous lit la liste, ou le lecteur d'écran. Puis passez l'examen : dites chaque marque à partir de a, sans la liste.
learning-back = Imprimez recto verso, retourné sur le bord long, ou mettez la page des réponses derrière l'examen.
learning-back-punch = Imprimez recto verso, retourné sur le bord long : sur chaque feuille, le recto avec les mots, et derrière lui le dos en miroir, d'où l'on pique. Les réponses de l'examen sont à la dernière page.
learning-code = Le code : chaque point vaut 1, un rond pointé vaut 5, chaque point dans un carré vaut 10 ; on additionne. À l'envers, c'est pareil.
learning-done = { $marks } marques à toucher, sur { $pages } pages { $paper }, { $method }.
