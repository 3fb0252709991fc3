### Fisherman. A card is told as its kind and its number: "bream 6".

fisherman-name = Fisherman
fisherman-tagline = Name the rules of the fishing contest together, then fish for tricks: the right kind, the right size, and none of the bad.
fisherman-source = A trick-taking game by T-Oyabun, published by PaixGUILD, played after its Japanese rules.

## What happened. With -seen: as told to those who know the hidden cards.

fisherman-event-contest-began = Contest { $contest } of { $contests } begins. { $dealer_seat } deals.
fisherman-event-dealt-seen = { $seat } is dealt { $cards }.
fisherman-event-favourite-named = { $seat } names the favourite: { $kind }, +1 each.
fisherman-event-ranking-named = { $seat } names the ranking: { $ranking }.
fisherman-event-size-named = { $seat } names the size: { $size }.
fisherman-event-bad-named = { $seat } names the bad kind: { $kind }, −1 each, and trump.
fisherman-event-led = Trick { $trick } of { $tricks }: { $seat } leads { $card }.
fisherman-event-played = { $seat } plays { $card }.
fisherman-event-last-trick = Everybody holds one card, so trick { $trick }, the last, is played at once.
fisherman-event-trick-won = { $caught ->
    [0] { $seat } wins the trick and catches nothing.
   *[other] { $seat } wins the trick and catches { $cards }: { $points } { $points ->
        [one] point
       *[other] points
    }.
}
fisherman-event-contest-ended = { $winners ->
    [one] Contest { $contest } goes to { $winner_seats }.
   *[other] Contest { $contest } is shared by { $winner_seats }.
}
fisherman-event-placed = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} with { $points } { $points ->
    [one] point
   *[other] points
}: { $seat }. { $award ->
    [5] A gold shield, 5 victory points
    [3] A silver shield, 3 victory points
    [1] A bronze shield, 1 victory point
   *[other] No shield
}; { $total } in all.
fisherman-event-match-ended = { $winners ->
    [one] With the most victory points, { $winner_seats } wins the game!
   *[other] With the same most victory points, { $winner_seats } win the game together!
}

## What a player is asked.

fisherman-ask-favourite = Contest { $contest }: which kind is the favourite?
fisherman-ask-ranking = Which fish are strong?
fisherman-ask-size = Which two sizes count?
fisherman-ask-ranking-and-size = Which fish are strong, and which two sizes count? Name both, in either order.
fisherman-ask-bad = Which kind is bad, and trump?
fisherman-ask-lead = Trick { $trick } of { $tricks }: which card do you lead?
fisherman-ask-follow = { $lead_seat } led { $card }. Which { $kind } do you play?
fisherman-ask-free = { $lead_seat } led { $card }, and you hold no { $kind }: play any card.

## The answers: on a button, and told a little more.

fisherman-verb-favourite = Name the favourite
    .hint = Each fish of this kind that somebody catches is worth +1 to them.
fisherman-verb-ranking = Name the ranking
    .hint = Of two fish of a kind, the stronger one wins the trick.
fisherman-verb-size = Name the size
    .hint = Fish of these two numbers are worth +1 more; those of the bad kind, −1 more.
fisherman-verb-bad = Name the bad kind
    .hint = Each fish of this kind that somebody catches costs them 1. It is trump: it beats all other kinds.
fisherman-verb-play = Play a card
    .hint = The strongest trump wins the trick, else the strongest fish of the kind that was led.
    .hint-lead = Any card. The others must follow its kind if they can.
    .hint-plan = Played at your next turn, if the trick allows it then.

## A whole move in a few words.

fisherman-move-favourite = Favourite: { $kind }
fisherman-move-ranking = Ranking: { $ranking }
fisherman-move-size = Size: { $size }
fisherman-move-bad = Bad kind: { $kind }
fisherman-move-play = Play { $card }

## What is chosen for an answer, and why something can't be. A value may be a kind or a card ("bream 6").

fisherman-part-kind = { WORD($value, 1) ->
    [mackerel] mackerel
    [puffer] puffer
    [bream] bream
    [goby] goby
   *[squid] squid
}
    .label = Which kind?
fisherman-part-card = { fisherman-part-kind } { WORD($value, 2) }
    .label = Which card?
fisherman-part-ranking = { $value ->
    [small] small fish are strong (1, 2, 3 …)
   *[large] large fish are strong (10, 9, 8 …)
}
    .label = Which fish are strong?
fisherman-part-size = { $value }
    .label = Which two sizes?
fisherman-part-rule = { $value ->
    [favourite] favourite
    [ranking] ranking
    [size] size
   *[bad] bad kind
}
fisherman-barred-is-favourite = the favourite can't be the bad kind.
fisherman-barred-must-follow = { $kind } was led, and you hold { $kind }.

## What the rules refuse.

fisherman-illegal-rules-open = Before cards are played, you are to name: { $rules }.
fisherman-illegal-rule-set = That has been named already: { $rule }.
fisherman-illegal-not-your-rule = The { $rule } is for { $chooser_seat } to name.
fisherman-illegal-not-in-play = There is no { $kind } in this game: it is played with four players only.
fisherman-illegal-is-favourite = The favourite is { $kind }. The bad kind must be another one.
fisherman-illegal-not-neighbours = The size is two neighbouring numbers, the smaller one first, from 1-2 to 9-10. { $size } isn't.
fisherman-illegal-not-in-hand = There is no { $card } in your hand. Choose one of your cards.
fisherman-illegal-must-follow = You can't play { $card } now: { $kind } was led, and you hold { $kind }.

## Scores.

fisherman-score = { $score } victory { $score ->
    [one] point
   *[other] points
}
fisherman-breakdown-gold = { $value } from gold shields
fisherman-breakdown-silver = { $value } from silver shields
fisherman-breakdown-bronze = { $value } from bronze shields

## In the pictures: short, since they must be read on a phone.

fisherman-picture-contest = Contest { $contest } of { $contests }
fisherman-picture-owes = { $step ->
    [favourite] { $name } names the favourite
    [ranking] { $name } names the ranking
    [size] { $name } names the size
    [ranking-and-size] { $name } names two rules
    [bad] { $name } names the bad kind
    [lead] { $name } to lead
   *[play] { $name } to play
}
fisherman-picture-title = { $rule ->
    [favourite] Favourite
    [ranking] Ranking
    [size] Size
   *[bad] Bad kind
}
fisherman-picture-kind = { $kind ->
    [mackerel] Mackerel
    [puffer] Puffer
    [bream] Bream
    [goby] Goby
   *[squid] Squid
}
fisherman-picture-ranking = { $ranking ->
    [small] Small
   *[large] Large
}
fisherman-picture-size = +1 more
fisherman-picture-means = { $rule ->
    [favourite] +1 each
    [ranking] is strong
    [size] bad: −1
   *[bad] −1, trump
}
fisherman-picture-trick = Trick { $trick } of { $tricks } · { $left } left
fisherman-picture-led = Led
fisherman-picture-winning = { $name } is winning
fisherman-picture-won = { $name } wins
fisherman-picture-points = Points
fisherman-picture-total = Victory points
fisherman-picture-ended = Contest { $contest }
fisherman-picture-contest-winner = { $winners ->
    [one] { $name } wins
   *[other] { $winners } winners
}
fisherman-picture-last-trick = The last trick
fisherman-picture-end = The end
fisherman-picture-match-winner = { $winners ->
    [one] { $name } wins the game
   *[other] { $winners } win the game
}
fisherman-picture-left-over = Left over
fisherman-picture-hand = Your hand
fisherman-picture-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fisherman-picture-follow = Must follow
fisherman-picture-you = You

## The same in words, for whoever can't see the picture.

fisherman-alt-owes = { $step ->
    [favourite] { $name } is to name the favourite.
    [ranking] { $name } is to name the ranking.
    [size] { $name } is to name the size.
    [ranking-and-size] { $name } is to name ranking and size.
    [bad] { $name } is to name the bad kind.
    [lead] { $name } is to lead.
   *[play] { $name } is to play.
}
fisherman-alt-contest = Contest { $contest } of { $contests }, dealer { $name }.
fisherman-alt-rules = Rules: { $rules }.
fisherman-alt-favourite = favourite { $kind } (+1 each)
fisherman-alt-size = size { $size } (+1 more, bad kind −1 more)
fisherman-alt-bad = bad kind { $kind } (−1 each, trump)
fisherman-alt-open = { $rule ->
    [favourite] favourite (up to { $name })
    [ranking] ranking (up to { $name })
    [size] size (up to { $name })
   *[bad] bad kind (up to { $name })
}
fisherman-alt-trick = Trick { $trick } of { $tricks }, { $left } left: { $cards }. { $winner } is winning.
fisherman-alt-trick-begins = Trick { $trick } of { $tricks } begins.
fisherman-alt-trick-won = Trick { $trick } of { $tricks }, { $left } left: { $cards }. { $winner } wins.
fisherman-alt-last-trick = The last trick: { $cards }. { $winner } wins.
fisherman-alt-laid = { $place ->
    [1] { $name } led { $card }
   *[other] { $name } { $card }
}
fisherman-alt-seat = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}{ $count ->
    [0] {""}
   *[other] {" "}({ $caught })
}, { $total } victory { $total ->
    [one] point
   *[other] points
}.
fisherman-alt-placed = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $name }, { $points } { $points ->
    [one] point
   *[other] points
}{ $count ->
    [0] {""}
   *[other] {" "}({ $caught })
}; { $award ->
    [5] gold shield (5)
    [3] silver shield (3)
    [1] bronze shield (1)
   *[other] no shield
}, { $total } in all.
fisherman-alt-ended = Contest { $contest } has ended. Its rules: { $rules }.
fisherman-alt-left-over = Left over: { $cards }.
fisherman-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
fisherman-alt-worth = { $value ->
    [1] Worth +1
    [2] Worth +2
    [-1] Worth −1
   *[-2] Worth −2
}: { $cards }.
fisherman-alt-follow = You must follow { $kind }, which was led.
