# What a card of Kami can do.
kami-power-warrior = An empress cannot answer it.
kami-power-lancer = An empress cannot answer it.
kami-power-empress = Answers every attack except warrior and lancer. Attacks only as your last card, or once an empress has defended face up.
