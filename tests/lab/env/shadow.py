"""The same game beside an environment, spelled from the kernel's list of legal codes in the plainest way.

It knows nothing of `SteppedGame`: every legal code is written out as a word of steps, and what can be
answered is the next letter of the words that agree with what was said.
"""

from __future__ import annotations

from cleocatra import Options, Position
from cleocatra.rules import codes
from cleocatra.rules.legal import Legal

KIND, ENOUGH, RIVAL = 256, 266, 267


def name(options: Options) -> str:
    """A short name for a variant in a test's name."""
    return f"{options.rules}-{options.edition}-{len(options.players)}"


class Shadow:
    """A game followed step by step."""

    def __init__(self, options: Options) -> None:
        self.game_options = options
        self.state = Position.start(options, pile=[None] * options.mix.total()).state()
        self.lister = Legal()
        self.actions = 0
        self.drawing = False  # a tile must be turned over before the next step
        self.begin()

    def begin(self) -> None:
        self.legal = self.lister.all_codes(self.state)
        places = map(self.state.place_of, range(self.state.tiles))
        self.cells = [y % 16 * 16 + x % 16 for x, y in places] + [-1] * (16 - self.state.tiles)
        self.said: list[int] = []
        self.words: dict[int, list[int]] = {}

    @property
    def over(self) -> bool:
        return not self.legal

    @property
    def player(self) -> int:
        return self.state.player

    def options(self) -> list[int]:
        if not self.said:
            return sorted({KIND + (code & 15) for code in self.legal})
        return sorted({word[len(self.said)] for word in self.words.values()})

    def take(self, step: int) -> None:
        assert not self.drawing
        assert step in self.options()
        if not self.said:
            kind = step - KIND
            self.words = {code: self.word(code) for code in self.legal if code & 15 == kind}
            self.drawing = kind in (codes.OPEN, codes.SCOUT)
        self.say(step)
        if not self.drawing:
            self.go_on()

    def reveal(self, kind: int) -> None:
        assert self.drawing
        self.state.show(self.state.tiles, kind)
        self.drawing = False
        self.go_on()

    def say(self, step: int) -> None:
        at = len(self.said)
        self.said.append(step)
        self.words = {code: word for code, word in self.words.items() if word[at] == step}

    def go_on(self) -> None:
        while len(self.words) > 1:
            answers = self.options()
            if len(answers) > 1:
                return
            self.say(answers[0])
        [code] = self.words
        self.state.play(code)
        self.actions += 1
        self.begin()

    def word(self, code: int) -> list[int]:
        kind = code & 15
        start = [KIND + kind]
        tile, other = self.cells[code >> 4 & 15], self.cells[code >> 8 & 15]
        if kind == codes.SCORE:
            return [
                *start,
                tile,
                *(step for shift in (8, 21, 34) for step in self.list_of(code >> shift & 8191)),
            ]
        if kind in (codes.OPEN, codes.SCOUT):
            return [*start, code >> 12 & 255]
        if kind == codes.SEARCH:
            return [*start, tile, code >> 12 & 255]
        if kind == codes.SWAP:
            away = ((code >> 20 & 7) - self.player) % self.state.players
            return [*start, tile, other, RIVAL + away - 1]
        if kind == codes.TEAM:
            return [*start, tile]
        if kind in (codes.HERD, codes.RALLY):
            return [*start, tile, other]
        return start

    def list_of(self, mask: int) -> list[int]:
        return [*(self.cells[tile] for tile in range(self.state.tiles) if mask >> tile & 1), ENOUGH]

    def shares(self) -> list[float]:
        outcome = Position(self.game_options, self.state).outcome
        assert outcome is not None
        return [(player in outcome.winners) / len(outcome.winners) for player in self.game_options.players]
