### Fisherman. A card is told as its kind and its number: "bream 6".

fisherman-name = Fisherman
fisherman-tagline = Set the rules of the fishing contest together, then fish trick by trick: the right kind, the right size, and no bad catch.
fisherman-source = A trick-taking game by T-Oyabun, published by PaixGUILD. We follow its Japanese rules.

## What happened. With -seen: as told to those who know the hidden cards.

fisherman-event-contest-began = Contest { $contest } of { $contests } begins. { $dealer_seat } deals.
fisherman-event-dealt-seen = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
fisherman-event-favourite-named = { $seat } names the favourite: { $kind } (+1 each).
    .seat = You name the favourite: { $kind } (+1 each).
fisherman-event-ranking-named = { $seat } names the ranking: { $ranking }.
    .seat = You name the ranking: { $ranking }.
fisherman-event-size-named = { $seat } names the size: { $size }.
    .seat = You name the size: { $size }.
fisherman-event-bad-named = { $seat } names the bad kind: { $kind } (−1 each, and trump).
    .seat = You name the bad kind: { $kind } (−1 each, and trump).
fisherman-event-led = Trick { $trick } of { $tricks }: { $seat } leads { $card }.
    .seat = Trick { $trick } of { $tricks }: you lead { $card }.
fisherman-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
fisherman-event-last-trick = Everyone has one card left, so I play the last trick for you.
fisherman-event-trick-won = { $caught ->
    [0] { $seat } wins the trick: no scoring fish.
   *[other] { $seat } wins the trick and catches { $cards }: { $points } { $points ->
        [one] point
       *[other] points
    }.
}
    .seat = { $caught ->
        [0] You win the trick: no scoring fish.
       *[other] You win the trick and catch { $cards }: { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
fisherman-event-contest-ended = { $winners ->
    [one] { $winner_seats } wins contest { $contest }!
   *[other] { $winner_seats } share first place in contest { $contest }!
}
fisherman-event-placed = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}: { $seat }, { $points } { $points ->
    [one] point
   *[other] points
}. { $award ->
    [5] Gold shield (5 victory points)
    [3] Silver shield (3 victory points)
    [1] Bronze shield (1 victory point)
   *[other] No shield
}, { $total } in total.
fisherman-event-match-ended = { $winners ->
    [one] { $winner_seats } has the most victory points and wins the game!
   *[other] { $winner_seats } tie on victory points and share the win!
}

## What a player is asked.

fisherman-ask-favourite = Contest { $contest }: which kind is the favourite?
fisherman-ask-ranking = Which fish are strong?
fisherman-ask-size = Which two sizes score extra?
fisherman-ask-ranking-and-size = Which fish are strong, and which two sizes score extra? Name both, in either order.
fisherman-ask-bad = Which kind is bad (and trump)?
fisherman-ask-lead = Trick { $trick } of { $tricks }: which card do you lead?
fisherman-ask-follow = { $lead_seat } led { $card }. Which { $kind } do you play?
fisherman-ask-free = { $lead_seat } led { $card }. You have no { $kind }, so play any card.

## The answers: on a button, and told a little more.

fisherman-verb-favourite = Name the favourite
    .hint = Each fish of this kind is worth +1 to whoever catches it.
fisherman-verb-ranking = Name the ranking
    .hint = Within a kind, the stronger fish wins.
fisherman-verb-size = Name the size
    .hint = Fish of these two numbers are worth +1 more (bad ones −1 more).
fisherman-verb-bad = Name the bad kind
    .hint = Each fish of this kind is worth −1 to whoever catches it. It is trump.
fisherman-verb-play = Play a card
    .hint = The strongest trump wins the trick, or else the strongest fish of the kind led.
    .hint-lead = Any card. The others must follow its kind if they can.
    .hint-plan = Played at your next turn, if the trick allows it.

fisherman-verb-claim = Claim the rest
    .hint = You're sure to win every trick that's left. I lead for you.
    .hint-plan = You're sure to win every trick that's left. I lead for you.

## What naming a rule means for one's own hand.

fisherman-told-held = { $count ->
    [0] none of yours
   *[other] yours { $numbers }
}
    .whole = { $kind }: { fisherman-told-held }
fisherman-told-strong = your strongest are { $numbers }
    .whole = { $which ->
        [small] Small is strong: yours { $numbers }
       *[large] Large is strong: yours { $numbers }
    }
fisherman-told-sized = { $count ->
    [0] none of yours
   *[other] { $count } of yours{ $favourites ->
        [0] {""}
       *[other] , { $favourites } favourite
    }
}
    .whole = { $count ->
        [0] { $size }: none
       *[other] { $size }: { $count } yours
    }

## A whole move in a few words.

fisherman-move-favourite = Favourite: { $kind }
fisherman-move-ranking = Ranking: { $ranking }
fisherman-move-size = Size: { $size }
fisherman-move-bad = Bad kind: { $kind }
fisherman-move-play = Play { $card }
fisherman-move-claim = Claim the rest

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
fisherman-barred-is-favourite = the favourite can't be bad.
fisherman-barred-must-follow = you have { $kind }, so you must play it.

## What the rules refuse.

fisherman-illegal-rules-open = Before you play cards, name the { $rules }.
fisherman-illegal-rule-set = The { $rule } has already been named.
fisherman-illegal-not-your-rule = { $chooser_seat } names the { $rule }.
fisherman-illegal-not-in-play = This game has no { $kind }: it comes only with four players.
fisherman-illegal-is-favourite = The favourite is { $kind }. Choose another kind as the bad one.
fisherman-illegal-not-neighbours = You can't choose { $size }. The size is two neighbouring numbers, the smaller first, from 1-2 to 9-10.
fisherman-illegal-not-in-hand = You don't have { $card }. Choose one of your cards.
fisherman-illegal-must-follow = You can't play { $card } now: { $kind } was led and you have { $kind }.

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
fisherman-picture-contest-winner = { $count ->
    [one] { $name } wins
   *[other] { $count } winners
}
fisherman-picture-last-trick = Last trick
fisherman-picture-end = Game over
fisherman-picture-match-winner = { $count ->
    [one] { $name } wins the game
   *[other] { $count } win the game
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
    [favourite] { $name } to name the favourite.
    [ranking] { $name } to name the ranking.
    [size] { $name } to name the size.
    [ranking-and-size] { $name } to name ranking and size.
    [bad] { $name } to name the bad kind.
    [lead] { $name } to lead.
   *[play] { $name } to play.
}
fisherman-alt-contest = Contest { $contest } of { $contests }, dealer { $name }.
fisherman-alt-rules = Rules: { $rules }.
fisherman-alt-favourite = favourite { $kind } (+1 each)
fisherman-alt-size = size { $size } (+1 more, bad kind −1 more)
fisherman-alt-bad = bad kind { $kind } (−1 each, trump)
fisherman-alt-open = { $rule ->
    [favourite] favourite ({ $name } decides)
    [ranking] ranking ({ $name } decides)
    [size] size ({ $name } decides)
   *[bad] bad kind ({ $name } decides)
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
fisherman-alt-follow = You must play { $kind }, the kind that was led.

## Words that may be typed for those of the notation.

fisherman-typed = sea-bream=bream pufferfish=puffer fugu=puffer

## What deserves to be told of a game that is over.

fisherman-achievement-big-catch = Big catch
    .told = took a trick worth six points or more
fisherman-achievement-twice-first = Twice first
    .told = won two contests of one game outright
fisherman-achievement-from-the-bottom = From the bottom
    .told = came in sole last in the first contest and still won the game
fisherman-achievement-few-tricks = Less is more
    .told = won a contest outright with the fewest tricks
fisherman-achievement-clean-nets = Clean nets
    .told = never took a trick that cost points
