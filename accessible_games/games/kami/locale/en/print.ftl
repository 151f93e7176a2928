# What a card of Kami can do.
kami-power-warrior = An empress cannot answer it.
kami-power-lancer = An empress cannot answer it.
kami-power-empress = Answers every attack except warrior and lancer. Attacks only as your last card, or once an empress has defended face up.

## Texts for formats that the full text does not fit
kami-short-empress = Answers all but warrior and lancer. Attacks last, or after a face-up empress.

## About the marks
kami-note = The number is the card's points. A further sign tells two kinds with equal points apart: the cross is the lancer, the star the gold dragon, the window the tower.
