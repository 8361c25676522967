# A hint in three steps: what it aims at, the piece it begins with, the move; each with why. $before, $after, $points: points;
# $name: a rival; $tile: a kind of tile; $percent, $other: chances of winning.
hint = Hint
hint-more-piece = Which piece?
hint-more-move = Show the move

hint-aim-score =
    { $after ->
        [one] There’s a Score worth 1 this turn.
       *[other] There’s a Score worth { $after } this turn.
    }
hint-aim-prepare =
    { $after ->
        [one] You can set up a Score worth 1 for your next turn.
       *[other] You can set up a Score worth { $after } for your next turn.
    }
hint-aim-block =
    { $before ->
        [one] You can keep { $name } from scoring 1 point.
       *[other] You can keep { $name } from scoring { $before } points.
    }
hint-aim-tile = Turn over a new tile.
hint-aim-position = There’s nothing big to score: get your pieces into better places.
hint-aim-pass = You can pass.

hint-why-now = It’s ready now, and an inspector could close it before your next turn.
hint-why-more =
    { $before ->
        [0] As things stand, you couldn’t score at all.
       *[other] As things stand, your best Score is only worth { $before }.
    }
hint-why-block =
    { $after ->
        [0] Then { $name } has nothing to score.
       *[other] Then { $name }’s best Score is only worth { $after }.
    }
hint-why-tile = What’s on the board promises less than what may come.
hint-why-position = It pays off later.
hint-why-pass = Anything else would only hurt you.

hint-piece-pile = Start with the draw pile.
hint-piece-open = It’s all about where the face-up tile goes.
hint-piece-supply = Start with a rescuer from your supply.
hint-piece-rescuer = Start with your rescuer on { $tile }.
hint-piece-tile = Start with the marked { $tile } tile.
hint-piece-none = No piece is worth moving.
hint-piece-why-score =
    { $helpers ->
        [0] It has { $colours } colors around it.
        [one] It has { $colours } colors around it, and a helper.
       *[other] It has { $colours } colors around it, and { $helpers } helpers.
    }
hint-piece-why-more = It raises your best Score from { $before } to { $after }.
hint-piece-why-block = It lowers { $name }’s best Score from { $before } to { $after }.
hint-piece-why-other = A strong bot found nothing better to start with.

hint-move = Play: { $steps }.
hint-move-why = That gives you a { $percent }% chance of winning.
hint-move-next = That gives you a { $percent }% chance of winning; the next best idea { $other }%.
