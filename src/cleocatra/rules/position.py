"""A position: an immutable value with the complete state of a game at one moment.

This file is long because `Position` is what callers hold: whatever they ask of a position is a method of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NoReturn

from cleocatra.rules import codes
from cleocatra.rules.actions import ACTION_KINDS, Action, Open, Score, Scout, action_order
from cleocatra.rules.coding import Decoder
from cleocatra.rules.dice import Dice
from cleocatra.rules.errors import IllegalAction, UnseenTile
from cleocatra.rules.explain import explain
from cleocatra.rules.grid import Cell, in_order
from cleocatra.rules.legal import Legal
from cleocatra.rules.options import Options
from cleocatra.rules.outcome import Outcome, Points, score_points, victory_shares
from cleocatra.rules.perft import Leaves
from cleocatra.rules.phases import PHASES, Phase
from cleocatra.rules.setup import initial_state
from cleocatra.rules.state import State
from cleocatra.rules.tiles import KINDS, Colour, Kind, Tile

PILE_KINDS = (*KINDS, None)  # by the kernel's numbers


class Position:
    """A game at one moment: the pyramids, the pieces on them, the points, and whose action comes next.

    >>> position = Position.start(Options(), seed=1)
    >>> position.actions
    (Open(cell=Cell(x=0, y=0)),)
    >>> following = position.apply(position.actions[0])
    >>> following.player, position.player
    (<Colour.BLUE: 'blue'>, <Colour.RED: 'red'>)
    """

    def __init__(self, options: Options, state: State) -> None:
        """Wrap a state of the kernel; to begin a game, call `start`."""
        self.options = options
        self._state = state

    @classmethod
    def start(
        cls, options: Options, *, pile: Sequence[Kind | None] | None = None, seed: int | None = None
    ) -> Position:
        """Begin a game with a pile shuffled by a seed, or with this pile (top first, None: unknown)."""
        if (pile is None) == (seed is None):
            raise TypeError("a game starts with either a pile or a seed")
        if pile is None:
            assert seed is not None
            pile = options.shuffled_pile(Dice(seed))
        return cls(options, initial_state(options, pile))

    # Whose action it is

    @property
    def phase(self) -> Phase:
        return PHASES[self._state.phase]

    @property
    def turn(self) -> Colour:
        """The player whose turn it is; after the end, the player whose turn would be next."""
        return self.options.players[self._state.turn]

    @property
    def player(self) -> Colour:
        """The player who acts; during a bonus action not the player of `turn`."""
        return self.options.players[self._state.player]

    @property
    def turns_taken(self) -> int:
        """How many turns are over, openings not counted."""
        return self._state.turns

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        return Outcome(self.leaders, self.points) if self.phase is Phase.OVER else None

    @property
    def leaders(self) -> tuple[Colour, ...]:
        """The players with the most points; at the end of the game they have won."""
        leaders, players = self._state.leaders(), self.options.players
        return tuple(player for seat, player in enumerate(players) if leaders >> seat & 1)

    @property
    def victory_shares(self) -> dict[Colour, float]:
        """Each player's share of the victory if the game ended now: the leaders share it."""
        return victory_shares(self.options.players, self.leaders)

    # What lies on the table

    @cached_property
    def tiles(self) -> dict[Cell, Tile]:
        """The pyramids, in the order the tiles were drawn."""
        state = self._state
        standing = [(player, state.rescuers_of(seat)) for seat, player in enumerate(self.options.players)]
        return {
            Cell(*state.place_of(tile)): Tile(
                KINDS[state.kind_of(tile)],
                tuple(player for player, mask in standing if mask >> tile & 1),
                bool(state.inspectors >> tile & 1),
            )
            for tile in range(state.tiles)
        }

    @cached_property
    def rim(self) -> tuple[Cell, ...]:
        """The empty cells adjacent to a tile, by y and x; before the first tile 0,0 alone."""
        return in_order(tuple(Cell(*place) for place in self._state.rim_places().values()))

    @cached_property
    def points(self) -> dict[Colour, int]:
        return {player: self._state.points_of(seat) for seat, player in enumerate(self.options.players)}

    @cached_property
    def supply(self) -> dict[Colour, int]:
        """Each player's rescuers in supply."""
        return {player: self._state.supply_of(seat) for seat, player in enumerate(self.options.players)}

    @property
    def unused_inspectors(self) -> int:
        return self._state.unused

    @property
    def placed(self) -> Cell | None:
        """The tile that this turn's tile action placed or moved: where Dispatch goes."""
        tile = self._state.placed
        return None if tile == codes.NO_TILE else Cell(*self._state.place_of(tile))

    # The pile

    @cached_property
    def pile(self) -> tuple[Kind | None, ...]:
        """The tiles not drawn yet, top first; None for one that isn't known."""
        state = self._state
        return tuple([PILE_KINDS[state.kind_of(tile)] for tile in range(state.tiles, state.pile)])

    @cached_property
    def unseen(self) -> Counter[Kind]:
        """How many tiles of each kind are not drawn yet, which every player can work out."""
        left = self.options.mix
        for tile in self.tiles.values():
            left[tile.kind] -= 1
        return +left  # without kinds of which none is left

    def view(self, *, revealed: bool = False) -> Position:
        """What a player may know: this position without the order of the pile.

        R5: the top tile is known in an opening, or with `revealed`, when a Scout has turned it over.
        """
        state = self._state.copy()
        known = 1 if revealed or self.phase is Phase.OPENING else 0
        for tile in range(state.tiles + known, state.pile):
            state.show(tile, codes.UNSEEN)
        return Position(self.options, state)

    def reveal(self, kind: Kind) -> Position:
        """The same position with the top tile of the pile known."""
        free = self.unseen[kind] - self.pile[1:].count(kind)
        if not self.pile or self.pile[0] not in (None, kind) or free <= 0:
            raise UnseenTile(f"the pile's top tile can't be {kind}")
        state = self._state.copy()
        state.show(state.tiles, kind.number)
        return Position(self.options, state)

    def with_pile(self, pile: Sequence[Kind | None]) -> Position:
        """The same position with these tiles in the pile, top first."""
        state = self._state.copy()
        for tile, kind in enumerate(pile, start=state.tiles):
            state.show(tile, codes.UNSEEN if kind is None else kind.number)
        return Position(self.options, state)

    def guess(self, dice: Dice) -> Position:
        """The same position with the unknown tiles in a random order."""
        left = sorted((self.unseen - Counter(kind for kind in self.pile if kind is not None)).elements())
        dice.shuffle(left)
        state = self._state.copy()
        for tile in range(state.tiles, state.pile):
            if state.kind_of(tile) == codes.UNSEEN:
                state.show(tile, left.pop().number)
        return Position(self.options, state)

    # Playing on

    @cached_property
    def _legal(self) -> dict[Action, int]:
        decoder = Decoder(self._state, self.options.players)
        legal = [(decoder.action(code), code) for code in Legal().all_codes(self._state)]
        return dict(sorted(legal, key=lambda pair: action_order(pair[0])))

    @cached_property
    def blocked(self) -> bool:
        """R6: no complete turn is possible, so the player rallies or takes a tile action alone."""
        legal = Legal()
        legal.all_codes(self._state)
        return bool(legal.blocked)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All legal actions in the pinned order; empty only when the game is over."""
        return tuple(self._legal)

    def allows(self, kind: type[Action]) -> bool:
        """Whether any action of this kind is legal."""
        number = ACTION_KINDS.index(kind)
        return any(code & codes.KIND_MASK == number for code in Legal().all_codes(self._state))

    def is_legal(self, action: Action) -> bool:
        return self._code_of(action) is not None

    def _code_of(self, action: Action) -> int | None:
        """The code of a legal action, or None. It decodes as few codes as it can: decoding is slow."""
        if "_legal" in self.__dict__:
            return self._legal.get(action)
        kind = ACTION_KINDS.index(type(action))
        decoder = Decoder(self._state, self.options.players)
        same_kind = (code for code in Legal().all_codes(self._state) if code & codes.KIND_MASK == kind)
        if isinstance(action, Score):  # there can be hundreds of them
            same_kind = (code for code in same_kind if decoder.tile(code) == action.cell)
        return next((code for code in same_kind if decoder.action(code) == action), None)

    def apply(self, action: Action) -> Position:
        """Return the position after an action; this position doesn't change.

        Raises IllegalAction with the rule that forbids it, or UnseenTile if the tile to be drawn is unknown.
        """
        code = self._code_of(action)
        if code is None:
            raise self._illegal(action)
        if isinstance(action, Open | Scout) and self.pile[0] is None:
            raise UnseenTile("the tile on top of the pile is not known: reveal it first")
        state = self._state.copy()
        state.play(code)
        return Position(self.options, state)

    def _illegal(self, action: Action) -> IllegalAction:
        refusal = explain(self, action)
        assert refusal is not None, f"{action} is not legal, but `explain` finds no reason"
        return IllegalAction(action, refusal)

    def random_action(self, dice: Dice) -> Action:
        """A legal action at random: first a kind among those possible, then one of it, each uniformly."""
        return Decoder(self._state, self.options.players).action(dice.choice(self._state, Legal()))

    def points_for(self, score: Score) -> Points:
        """The points of a legal Score, and what they are for."""
        if self._code_of(score) is None:
            raise self._illegal(score)
        return score_points(self.tiles, score, self.options.abilities)

    def returning(self, score: Score) -> tuple[Cell, ...]:
        """The tiles from which rescuers return to the supply after a Score, in the order drawn."""
        stays = self.tiles[score.cell].kind is Kind.MUT and Kind.MUT in self.options.abilities
        home = {*score.helpers} if stays else {*score.helpers, score.cell}
        return tuple(cell for cell in self.tiles if cell in home)

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` actions from here (section 9); the pile must be known."""
        if depth < 0:
            raise ValueError(f"a depth is 0 or more, not {depth}")
        if None in self.pile:
            raise UnseenTile("perft needs to know the whole pile")
        return Leaves().count(self._state, depth)

    def state(self) -> State:
        """A copy of the kernel's state, for searches."""
        return self._state.copy()

    # Comparing and printing

    @cached_property
    def _key(self) -> tuple[object, ...]:
        state = self._state
        return (
            self.options, tuple(self.tiles.items()), self.pile, tuple(self.points.values()),
            tuple(self.supply.values()), state.unused, state.turn, state.player, state.phase, state.placed,
            state.turns,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __copy__(self) -> Position:
        return self  # it never changes

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Position can't be pickled: send the record of its game instead")

    def __repr__(self) -> str:
        return f"<Position: {self.phase.name.lower()} of {self.player}, {len(self.tiles)} tiles>"

    def __str__(self) -> str:
        from cleocatra.rules.drawing import draw

        return draw(self)
