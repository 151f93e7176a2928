# Kami.  Public wordings never say "you", and no line about a closed card says a word that is a kind.

# --- Phrases with a number, used by the messages below

kami-phrase-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-phrase-left = { $left ->
        [0] No card left
        [one] { $left } card left
       *[other] { $left } cards left
    }
kami-phrase-left-brief = { $left ->
        [0] , no card left
        [1] , 1 left
        [2] , 2 left
        [3] , 3 left
       *[other] { "" }
    }
kami-phrase-left-full = { $left ->
        [0] no card left in hand
        [one] { $left } card left in hand
       *[other] { $left } cards left in hand
    }
kami-phrase-set-aside = { $count ->
        [one] { $count } card is set aside
       *[other] { $count } cards are set aside
    }
kami-phrase-set-aside-brief = { $count ->
        [one] { $count } card set aside
       *[other] { $count } cards set aside
    }
kami-phrase-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# --- Events: the start

kami-card-drawn = { $seat } draws { $card-a }, { kami-phrase-points }.
    .brief = { $seat } draws { $card-a }.
    .full = To find who starts, { $seat } draws { $card-a }, worth { kami-phrase-points }.
    .you = You draw { $card-a }, { kami-phrase-points }.
    .you-brief = You draw { $card-a }.
    .you-full = To find who starts, you draw { $card-a }, worth { kami-phrase-points }.

kami-draw-tied = A tie: { $seats } draw again.
    .brief = { $seats } draw again.
    .full = A tie for the highest points: { $seats } draw again from the whole deck.
    .you = A tie: { $seats } draw again.
    .you-brief = { CAP($seats) } draw again.
    .you-full = A tie for the highest points: { $seats } draw again from the whole deck.

kami-starter-chosen = { $seat } starts the first round.
    .brief = { $seat } starts.
    .full = { $seat } is the starting player of the first round.
    .you = You start the first round.
    .you-brief = You start.
    .you-full = You are the starting player of the first round.

kami-round-dealt = Round { $round }, { $size } cards each. { $seat } starts.
    .brief = Round { $round }, { $seat } starts.
    .full = Round { $round } is dealt, { $size } cards to each player. { $seat } is the starting player.
    .you = Round { $round }, { $size } cards each. You start.
    .you-brief = Round { $round }, you start.
    .you-full = Round { $round } is dealt, { $size } cards to each player. You are the starting player.
kami-round-dealt-told = Round { $round }, { $size } cards each.
    .brief = Round { $round }.
    .full = Round { $round } is dealt, { $size } cards to each player.
    .you = Round { $round }, { $size } cards each.
    .you-brief = Round { $round }.
    .you-full = Round { $round } is dealt, { $size } cards to each player.

kami-hand-dealt = { $seat } is dealt { $cards }.
    .brief = { $seat } has { $cards }.
    .full = { $seat } is dealt a new hand: { $cards }.
    .you = Your hand: { $cards }.
    .you-brief = Hand: { $cards }.
    .you-full = You are dealt a new hand: { $cards }.

kami-mercenaries-laid = The mercenaries: { $stacks }.
    .brief = Mercenaries: { $stacks }.
    .full = The mercenaries lie in the middle, each on a hidden card unless it lies alone: { $stacks }.

kami-cards-set-aside = { kami-phrase-set-aside }, face down.
    .brief = { kami-phrase-set-aside-brief }.
    .full = { kami-phrase-set-aside }, face down, and out of play this round.

kami-set-aside-seen = { $seat } looks at card { $pile } of those set aside: { $card-a }.
    .brief = { $seat } sees card { $pile }: { $card }.
    .full = { $seat } looks, alone, at card { $pile } of those set aside: it is { $card-a }.
    .you = You look at card { $pile } of those set aside: { $card-a }.
    .you-brief = Set-aside card { $pile }: { $card }.
    .you-full = You alone look at card { $pile } of those set aside: it is { $card-a }, out of play this round.
kami-set-aside-seen-closed = { $seat } looks at card { $pile } of those set aside.
    .brief = { $seat } sees card { $pile }.
    .full = { $seat } looks, alone, at card { $pile } of those set aside.

# --- Events: ready, claim, answer.  Ready is the same words for everybody, at every verbosity.

kami-became-ready = Ready: { $seat }.

kami-redeal-claimed = { $seat } shows { $shown } and asks { $partner } for a redeal.
    .brief = { $seat } shows { $shown }. { $partner } decides.
    .full = { $seat } shows { $shown } to everybody and asks { $partner } whether the round is to be dealt again.
    .you = You show { $shown } and ask { $partner } for a redeal.
    .you-brief = You show { $shown }. { $partner } decides.
    .you-full = You show { $shown } to everybody and ask { $partner } whether the round is to be dealt again.
    .partner = { $seat } shows { $shown } and asks you for a redeal.
    .partner-brief = { $seat } shows { $shown }. You decide.
    .partner-full = { $seat } shows { $shown } to everybody and asks you whether the round is to be dealt again.

kami-redeal-chosen = { $seat } says yes to { $claimer }: the round is dealt again.
    .brief = { $seat } says yes: redeal.
    .full = { $seat } says yes to { $claimer }: all hands are dealt again, and the starting player stays the same.
    .you = You say yes to { $claimer }: the round is dealt again.
    .you-brief = You say yes: redeal.
    .you-full = You say yes to { $claimer }: all hands are dealt again, and the starting player stays the same.
    .named = { $seat } says yes to you: the round is dealt again.
    .named-brief = { $seat } says yes: redeal.
    .named-full = { $seat } says yes to you: all hands are dealt again, and the starting player stays the same.

kami-hands-kept = { $seat } says no to { $claimer }: the hands stay as dealt.
    .brief = { $seat } says no: no redeal.
    .full = { $seat } says no to { $claimer }: there is no redeal, and the hands stay as dealt.
    .you = You say no to { $claimer }: the hands stay as dealt.
    .you-brief = You say no: no redeal.
    .you-full = You say no to { $claimer }: there is no redeal, and the hands stay as dealt.
    .named = { $seat } says no to you: the hands stay as dealt.
    .named-brief = { $seat } says no: no redeal.
    .named-full = { $seat } says no to you: there is no redeal, and the hands stay as dealt.

# --- Events: moves

kami-card-hidden = { $seat } lays { $card-a } face down.
    .brief = { $seat } hides { $card-a }.
    .full = { $seat } lays { $card-a } face down on the defence line.
    .you = You lay { $card-a } face down.
    .you-brief = You hide { $card-a }.
    .you-full = You lay { $card-a } face down on your defence line.
kami-card-hidden-closed = { $seat } lays a card face down.
    .brief = { $seat } hides one.
    .full = { $seat } lays a card face down on the defence line.
kami-card-hidden-mercenary = { $seat } lays { $card-the } of stack { $stack } face down.
    .brief = { $seat } hides { $card }, stack { $stack }.
    .full = { $seat } lays { $card-the } of stack { $stack } face down on the defence line.
    .you = You lay { $card-the } of stack { $stack } face down.
    .you-brief = You hide { $card }, stack { $stack }.
    .you-full = You lay { $card-the } of stack { $stack } face down on your defence line.

kami-defended = { $seat } defends with { $card-a }.
    .brief = { $seat } blocks: { $card }.
    .full = { $seat } defends with { $card-a }, face up on the defence line.
    .you = You defend with { $card-a }.
    .you-brief = You block: { $card }.
    .you-full = You defend with { $card-a }, face up on your defence line.
kami-defended-mercenary = { $seat } defends with { $card-the } of stack { $stack }.
    .brief = { $seat } blocks: { $card }, stack { $stack }.
    .full = { $seat } defends with { $card-the } of stack { $stack }, face up on the defence line.
    .you = You defend with { $card-the } of stack { $stack }.
    .you-brief = You block: { $card }, stack { $stack }.
    .you-full = You defend with { $card-the } of stack { $stack }, face up on your defence line.

kami-turned-up = Stack { $stack } now shows { $card-a }.
    .brief = Stack { $stack }: { $card }.
    .full = On stack { $stack } the card beneath is turned up: { $card-a }.

kami-attacked = { $seat } attacks with { $card-a }, { kami-phrase-points }. { kami-phrase-left }.
    .brief = { $seat } attacks: { $card }{ kami-phrase-left-brief }.
    .full = { $seat } attacks with { $card-a }, worth { kami-phrase-points }, and has { kami-phrase-left-full }.
    .you = You attack with { $card-a }, { kami-phrase-points }. { kami-phrase-left }.
    .you-brief = You attack: { $card }{ kami-phrase-left-brief }.
    .you-full = You attack with { $card-a }, worth { kami-phrase-points }, and have { kami-phrase-left-full }.
kami-attacked-mercenary = { $seat } attacks with { $card-the } of stack { $stack }, { kami-phrase-points }. { kami-phrase-left }.
    .brief = { $seat } attacks: { $card }, stack { $stack }{ kami-phrase-left-brief }.
    .full = { $seat } attacks with { $card-the } of stack { $stack }, worth { kami-phrase-points }, and has { kami-phrase-left-full }.
    .you = You attack with { $card-the } of stack { $stack }, { kami-phrase-points }. { kami-phrase-left }.
    .you-brief = You attack: { $card }, stack { $stack }{ kami-phrase-left-brief }.
    .you-full = You attack with { $card-the } of stack { $stack }, worth { kami-phrase-points }, and have { kami-phrase-left-full }.

kami-passed = { $seat } passes.
    .you = You pass.

kami-lead-returned = Nobody answered. { $seat } leads again.
    .brief = { $seat } leads.
    .full = Nobody answered the attack, so { $seat } leads again: one card face down, then an attack.
    .you = Nobody answered. You lead again.
    .you-brief = You lead.
    .you-full = Nobody answered the attack, so you lead again: one card face down, then an attack.

# --- Events: the end

kami-round-won = { $seat } wins the round with { $card-a }: { kami-phrase-points }. Scores: { $scores }.
    .brief = { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .full = { $seat } goes out and wins the round with { $card-a } as the last attack: { kami-phrase-points }. The scores are now: { $scores }.
    .you = You win the round with { $card-a }: { kami-phrase-points }. Scores: { $scores }.
    .you-brief = You win the round: { $card }, { $points }. Scores: { $scores }.
    .you-full = You go out and win the round with { $card-a } as the last attack: { kami-phrase-points }. The scores are now: { $scores }.
kami-round-won-master = Master strike! { $seat } wins the round with { $card-a }, doubled to { kami-phrase-points }. Scores: { $scores }.
    .brief = Master strike! { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .full = Master strike! { $seat } goes out and wins the round with { $card-a } and another one face down, so it counts double: { kami-phrase-points }. The scores are now: { $scores }.
    .you = Master strike! You win the round with { $card-a }, doubled to { kami-phrase-points }. Scores: { $scores }.
    .you-brief = Master strike! You win the round: { $card }, { $points }. Scores: { $scores }.
    .you-full = Master strike! You go out and win the round with { $card-a } and another one face down, so it counts double: { kami-phrase-points }. The scores are now: { $scores }.
kami-round-won-pair = { $seat } wins the round with { $card-a }: { kami-phrase-points } for the pair with { $partner }. Scores: { $scores }.
    .brief = { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .full = { $seat } goes out and wins the round with { $card-a } as the last attack: { kami-phrase-points } for the pair with { $partner }. The scores are now: { $scores }.
    .you = You win the round with { $card-a }: { kami-phrase-points } for your pair with { $partner }. Scores: { $scores }.
    .you-brief = You win the round: { $card }, { $points }. Scores: { $scores }.
    .you-full = You go out and win the round with { $card-a } as the last attack: { kami-phrase-points } for your pair with { $partner }. The scores are now: { $scores }.
    .partner = { $seat } wins the round with { $card-a }: { kami-phrase-points } for your pair. Scores: { $scores }.
    .partner-brief = { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .partner-full = { $seat } goes out and wins the round with { $card-a } as the last attack: { kami-phrase-points } for your pair. The scores are now: { $scores }.
kami-round-won-pair-master = Master strike! { $seat } wins the round with { $card-a }, doubled to { kami-phrase-points } for the pair with { $partner }. Scores: { $scores }.
    .brief = Master strike! { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .full = Master strike! { $seat } goes out and wins the round with { $card-a } and another one face down, so it counts double: { kami-phrase-points } for the pair with { $partner }. The scores are now: { $scores }.
    .you = Master strike! You win the round with { $card-a }, doubled to { kami-phrase-points } for your pair with { $partner }. Scores: { $scores }.
    .you-brief = Master strike! You win the round: { $card }, { $points }. Scores: { $scores }.
    .you-full = Master strike! You go out and win the round with { $card-a } and another one face down, so it counts double: { kami-phrase-points } for your pair with { $partner }. The scores are now: { $scores }.
    .partner = Master strike! { $seat } wins the round with { $card-a }, doubled to { kami-phrase-points } for your pair. Scores: { $scores }.
    .partner-brief = Master strike! { $seat } wins the round: { $card }, { $points }. Scores: { $scores }.
    .partner-full = Master strike! { $seat } goes out and wins the round with { $card-a } and another one face down, so it counts double: { kami-phrase-points } for your pair. The scores are now: { $scores }.

kami-round-voided = The round is void, no points: nobody answered, and { $seat } cannot lead with a single card.
    .brief = Void, no points: { $seat } cannot lead.
    .full = The round is void and nobody scores: nobody answered the attack, so the lead came back to { $seat }, and with a single card nobody can lead.
    .you = The round is void, no points: nobody answered, and you cannot lead with a single card.
    .you-brief = Void, no points: you cannot lead.
    .you-full = The round is void and nobody scores: nobody answered the attack, so the lead came back to you, and with a single card nobody can lead.

kami-game-won = { $seat } wins the game with { kami-phrase-points }.
    .brief = { $seat } wins the game.
    .full = The game is over: { $seat } wins it with { kami-phrase-points }.
    .you = You win the game with { kami-phrase-points }.
    .you-brief = You win the game.
    .you-full = The game is over: you win it with { kami-phrase-points }. Well played!
kami-game-won-pair = { $seat } and { $partner } win the game with { kami-phrase-points }.
    .brief = { $seat } and { $partner } win the game.
    .full = The game is over: { $seat } and { $partner } win it with { kami-phrase-points }.
    .you = You and { $partner } win the game with { kami-phrase-points }.
    .you-brief = You and { $partner } win the game.
    .you-full = The game is over: you and { $partner } win it with { kami-phrase-points }. Well played!
    .partner = You and { $seat } win the game with { kami-phrase-points }.
    .partner-brief = You and { $seat } win the game.
    .partner-full = The game is over: you and { $seat } win it with { kami-phrase-points }. Well played!

# --- Items of lists

# A word stands between name and number, because a name can end in a number, too: Robot 2.
kami-side-score = { $seat } has { $points }
    .you = you have { $points }
kami-side-score-pair = { $seat } and { $partner } have { $points }
    .you = you and { $partner } have { $points }
    .partner = you and { $seat } have { $points }

kami-stacks = { $card } alone on { $numbers }
kami-stacks-covered = { $card } on { $numbers }

kami-line-card = { $card }
kami-line-card-down = { $card } face down
kami-line-card-closed = a card face down

kami-seat-count = { $seat } has { $n }
    .you = you have { $n }

# --- Answers

kami-hand-held = { kami-phrase-cards } in hand: { $cards }.
kami-hand-held-empty = The hand is empty.
kami-hand-unseen = A spectator has no hand.
kami-hidden-held = Already laid face down: { $cards }.
kami-set-aside-known = Card { $pile } of those set aside is { $card-a }.

kami-to-answer = { $seat }'s turn: answer { $attacker }'s { $card }, { kami-phrase-points }.
    .brief = { $seat }'s turn: answer { $attacker }'s { $card }.
    .you = Your turn: answer { $attacker }'s { $card }, { kami-phrase-points }.
    .you-brief = Answer { $attacker }'s { $card }.
kami-to-lead = { $seat }'s turn: lead.
    .full = { $seat }'s turn: lead, one card face down and then an attack.
    .you = Your turn: lead.
    .you-full = Your turn: lead, one card face down and then an attack.
kami-to-lead-opening = { $seat }'s turn: open the round.
    .full = { $seat }'s turn: open the round, one card face down and then an attack.
    .you = Your turn: open the round.
    .you-full = Your turn: open the round, one card face down and then an attack.
kami-to-attack = { $seat }'s turn: choose the attack.
    .you = Your turn: choose your attack.
kami-to-be-ready = { $seat }'s turn: look at the hand, then say ready.
    .you = Your turn: look at your hand, then say ready.
kami-to-decide = { $seat }'s turn: redeal or keep, as { $claimer } asks.
    .you = Your turn: redeal or keep, as { $claimer } asks.
kami-to-peek = { $seat }'s turn: look at card 1 or 2 of those set aside.
    .you = Your turn: look at card 1 or 2 of those set aside.
kami-outcome-due = Cards are about to be dealt or drawn.
kami-game-ended = The game is over. { $seat } has won.
    .you = The game is over. You have won.
kami-game-ended-pair = The game is over. { $seat } and { $partner } have won.
    .you = The game is over. You and { $partner } have won.
    .partner = The game is over. You and { $seat } have won.

kami-scores-are = Scores: { $scores }. First to { $target } wins the game.

kami-attack-stands = The attack: { $seat }'s { $card }, { kami-phrase-points }.
    .you = The attack: your { $card }, { kami-phrase-points }.
kami-no-attack-yet = No attack is open. { $seat } leads.
    .you = No attack is open. You lead.
kami-lines-of = { $seat }, defence line: { $defence }. Attack line: { $attacks }.
    .you = Your defence line: { $defence }. Attack line: { $attacks }.
kami-lines-of-empty = { $seat } has laid nothing down.
    .you = You have laid nothing down.
kami-stacks-are = Mercenaries: { $stacks }.
kami-stacks-are-none = All mercenaries are used up.
kami-empress-attack-open = An empress lies face up, so an empress may attack.
kami-empress-attack-closed = No empress lies face up, so an empress may attack only as the last card of a hand.
kami-counts-are = Cards in hand: { $counts }.

# --- Refusals: what is wrong, and what is allowed

kami-card-not-held = This hand holds no { $card }, or not enough of them. Choose a card that it holds.
kami-mercenary-not-there = Stack { $stack } does not show { $card-a }. Only a mercenary that lies face up can be used.
kami-attack-is-open = Not a time to lead: { $attacker }'s { $card } waits for an answer. Defend, or pass.
kami-wrong-defence = { CAP($card-a) } cannot answer { $attack-a }. { $attack-key ->
        [kami-card-warrior] Only another warrior can. Defend with one, or pass.
        [kami-card-lancer] Only another lancer can. Defend with one, or pass.
        [kami-card-empress] Only the other empress can. Defend with it, or pass.
       *[other] Defend with { $attack-a } or an empress, or pass.
    }
kami-no-attack-left = No card would be left to attack with. Defend with another card, or pass.
kami-nothing-to-defend = There is no attack to answer. Lead: one card face down, then an attack.
kami-leader-must-lead = The leader cannot pass. Lead: one card face down, then an attack.
kami-empress-cannot-answer = An empress cannot answer { $attack-a }. Only another { $attack } can. Defend with one, or pass.
kami-empress-cannot-attack = An empress cannot attack yet. It can once an empress lies face up on a defence line, or as the last card of the hand.
kami-ready-first = Before the opening, say ready, or claim a redeal with 5 warriors.
kami-decide-first = First { $claimer } gets an answer: redeal or keep.
kami-too-few-warriors = A redeal can be claimed with 5 warriors, and this hand holds { $held ->
        [0] none
       *[other] { $held }
    }. Say ready.
kami-ready-is-over = Ready, claim, redeal and keep are only for before the opening. Make the move that is asked for.
kami-no-redeal = A redeal is only for four players. This hand is played as it was dealt.
kami-peek-first = First look at one of the two cards set aside: 1 or 2.
kami-peek-is-over = There is nothing to look at now. Go on with the move that is asked.
kami-last-attack-from-hand = The attack that ends the round must be a card of the hand. Keep one for it, or pass.
kami-covered-stack-alone = Stack { $stack } covers a card. Play its mercenary alone; the attack is chosen when the card beneath is turned up.
kami-stack-not-covered = Nothing lies beneath in stack { $stack }. Say the attack in the same move.
kami-attack-needs-defence = An attack alone is not possible now. Say it together with the card that goes before it.
kami-attack-is-due = The mercenary is played, and it can't be taken back. Now choose the attack, and nothing else.
kami-no-certain-attack = Stack { $stack } cannot be used like this: without the card beneath, no attack would be certain. Choose another card.
kami-mercenary-not-hidden = In this game no mercenary may be laid face down. Choose a card of the hand.
kami-lone-card-only = Leading without a card face down is only for a lone card, with no mercenary to lay down. Lay one face down first.

# --- Choices: labels of a menu, the card first

kami-held-choice = { CAP($card) }, { kami-phrase-points }
kami-pass-choice = Pass
kami-defend-choice = { CAP($card) } defends
kami-defend-choice-mercenary = { CAP($card) } of stack { $stack } defends
kami-defend-choice-covered = { CAP($card) } of stack { $stack } defends, uncovers a card
kami-stack-choice = { CAP($card) } of stack { $stack }
kami-hide-choice = { CAP($card) } face down
kami-hide-choice-mercenary = { CAP($card) } of stack { $stack } face down
kami-hide-choice-covered = { CAP($card) } of stack { $stack } face down, uncovers a card
kami-attack-choice = { CAP($card) } attacks, { kami-phrase-points }
kami-attack-choice-mercenary = { CAP($card) } of stack { $stack } attacks, { kami-phrase-points }
kami-attack-choice-covered = { CAP($card) } of stack { $stack } attacks, { kami-phrase-points }, uncovers a card
kami-hide-nothing-choice = No card face down
kami-ready-choice = Ready
kami-claim-choice = Show 5 warriors and ask for a redeal
kami-redeal-choice = Redeal the round
kami-keep-choice = Keep the hands
kami-peek-choice = Look at card { $pile } of those set aside

# --- Real cards, typed
kami-starter-asked = Who starts the first round? Type a name.
kami-draw-asked = Type the card that { $seat } has drawn for the start.
    .you = Type the card that you have drawn for the start.
kami-hand-asked = Type the hand of { $seat }: { $n } cards.
    .you = Type your hand, { $n } cards.
kami-mercenaries-asked = Type the { $n } open mercenaries, from stack 1 on.
kami-beneath-asked = Type the { $n } cards beneath the mercenaries, from stack 1 on.
kami-aside-asked = Type the { $n } cards that are set aside, the first one first.

# --- Hints

kami-advised-pass = Pass.
kami-advised-defend = Answer the attack.
kami-advised-lead = Lay a card face down, and attack.
kami-advised-attack = Attack.
kami-advised-waive = Play the hands as they are.
kami-advised-claim = Show the warriors, and ask for a redeal.
kami-advised-redeal = Have the round dealt again.
kami-advised-keep = Keep the hands.
kami-advised-peek = Look at a card set aside.

kami-goes-out = It is the last card in hand: the round is won, for { kami-phrase-points }.
kami-goes-out-master = The last two cards in hand are alike: the round is won by a master strike, for { kami-phrase-points }.
kami-nobody-answers = Nobody can answer { $card-a }: all others that could are out or in hand.
kami-few-answer = Of { $kinds }, { $placed } are out or in hand, so an answer is unlikely.
kami-few-answer-passed = Of { $kinds }, { $placed } are out or in hand, and { $passed } let one pass.
kami-few-answer-empress = Of { $kinds }, { $placed } are out or in hand; { $empresses ->
        [one] { $empresses } empress that could answer is unseen
       *[other] { $empresses } empresses that could answer are unseen
    }.
kami-only-empress = { $empresses ->
        [one] Only one empress that is unseen could answer it.
       *[other] Only { $empresses } empresses that are unseen could answer it.
    }
kami-more-gone = It may well be answered, but after it { $left ->
        [one] one card is left
       *[other] { $left } cards are left
    } in hand, and the opponent with fewest holds { $fewest }.
kami-kept-for-later = It may well be answered, but { $card-the }, { kami-phrase-points }, stays in hand for later.
kami-stack-turns-up = Under that mercenary lies another card, which is turned up before the attack is chosen.
kami-partner-attacks = The attack is { $attacker }'s, of the same side; if nobody answers, { $attacker } leads again.
kami-pass-keeps = An answer would cost { $card-a }, and { $attacker } still holds { kami-phrase-cards-of }.
kami-phrase-cards-of = { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }
kami-warriors-held = { CAP($warriors) } can still be played well.
kami-warriors-held-many = { CAP($warriors) } are worth little; a new hand can only be better.
kami-hand-worth = The hand is worth { kami-phrase-points }, and an average one { $average }: that is little.
kami-hand-worth-better = The hand is worth { kami-phrase-points }, and an average one { $average }: that is worth keeping.
kami-either-card = One is as good as the other; either tells what is out of play.

kami-cost-points = { $points ->
        [0] That cost less than a point.
        [one] That cost about one point.
       *[other] That cost about { $points } points.
    }
