"""Feeds broken records to the parser, which must return a game or raise InvalidRecord.

Half of the inputs are good records with a few mistakes, some are good records with invented actions, the
others are words and signs in any order. A game that is read must be written in a form that is read as the
same game; a complaint must point into the text.

    python scripts/fuzz_records.py                           a million inputs
    python scripts/fuzz_records.py --inputs 10000 --seed 7   fewer, and others
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from cleocatra.record import Game, InvalidRecord, format_game, parse_game
from cleocatra.rules import Colour, Dice, Edition, Kind, Options, Phase, RuleSet

CELLS = ["0,0", "1,0", "-1,0", "0,1", "-1,-1", "2,0", "1,1", "-2,0"]
WORDS = [
    *Colour, *Kind, *RuleSet, *Edition, *CELLS, "open", "scout", "search", "swap", "dispatch", "team", "herd",
    "score", "rally", "pass", "with", "from", "to", ";", ":", "*:", ">", "<>", "=", ",", "?", "#", '"', "[",
    "]", "[Rules", "[Pile", '[Date "', '"]', "\n", "\n\n", " ", "\t",
]  # fmt: skip
ODDITIES = [
    "-0", "007", "+1", "1e9", "9" * 40, "９", "é", "喵", "\ufeff", "\r\n", "\r", "\x00", "\x1b[2J", "\u2028",
    "\ud800", "\xa0",
]  # fmt: skip
FORMS = [
    "open C", "scout C", "search C>C", "swap C<>C=P", "dispatch", "team C", "herd C>C", "score C to C",
    "score C with C to C", "score C with C C to C", "score C from C to C", "score C to C C",
    "score C with C from C C to C C", "rally C", "rally C>C", "pass",
]  # fmt: skip
LONGEST_REASON = 250
CHUNK = 10_000


@dataclass
class Report:
    """Counts of the results."""

    inputs: int = 0
    games: int = 0
    slowest: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.inputs += other.inputs
        self.games += other.games
        self.slowest = max(self.slowest, other.slowest)
        self.reasons += other.reasons


@dataclass(frozen=True)
class GoodRecord:
    """A record, and how its next action would begin."""

    text: str
    prompt: str


def good_records(number: int = 60) -> list[GoodRecord]:
    """Short records of every variant, in several forms."""
    records = []
    for seed in range(number):
        dice = Dice(seed)
        players = tuple(Colour)[: 2 + seed % 3]
        options = Options(list(RuleSet)[seed // 3 % 2], list(Edition)[seed // 6 % 2], players)
        game = Game.start(options, seed=seed, tags={"Date": "2025-11-16"} if seed % 4 == 0 else {})
        for _ in range(dice.number(14)):
            game = game.play(game.position.random_action(dice))
        records.append(GoodRecord(format_game(game, hide_pile=seed % 5 == 0), prompt(game)))
    return records


def prompt(game: Game) -> str:
    """The text before the next action of a game."""
    if game.turn_under_way:
        return "; "
    mark = "*" if game.position.phase is Phase.BONUS_ACTION else ""
    return f"{chr(10) if game.turns else chr(10) * 2}{game.position.player}{mark}: "


def any_word(chance: Random) -> str:
    return str(chance.choice(ODDITIES if chance.random() < 0.05 else WORDS))


def invented_action(chance: Random) -> str:
    """Text that is an action on some board."""
    return "".join(
        chance.choice(CELLS) if char == "C" else chance.choice(list(Colour)) if char == "P" else char
        for char in chance.choice(FORMS)
    )


def drop(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + text[start + chance.choice((1, 1, 2, 5, 40)) :]


def insert(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + any_word(chance) + text[start:]


def replace_word(text: str, chance: Random) -> str:
    words = re.split(r"(\s+|[,;:<>=*])", text)
    words[chance.randrange(len(words))] = any_word(chance)
    return "".join(words)


def move_line(text: str, chance: Random) -> str:
    lines = text.split("\n")
    line = (
        lines[chance.randrange(len(lines))]
        if chance.random() < 0.5
        else lines.pop(chance.randrange(len(lines)))
    )
    lines.insert(chance.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def change_digit(text: str, chance: Random) -> str:
    digits = [match.start() for match in re.finditer("[0-9]", text)]
    if not digits:
        return text
    start = chance.choice(digits)
    return text[:start] + chance.choice(("0", "1", "2", "-1", "10")) + text[start + 1 :]


def repeat(text: str, chance: Random) -> str:
    start = chance.randrange(len(text) + 1)
    piece = text[start : start + chance.randrange(1, 30)]
    return text[:start] + piece * chance.choice((2, 2, 3, 50)) + text[start:]


def comment(text: str, chance: Random) -> str:
    return re.sub("\n", lambda _: chance.choice(("\n", " # aside\n", "  \n", "\n\n", "\n# aside\n")), text)


MISTAKES: list[Callable[[str, Random], str]] = [
    drop, insert, replace_word, move_line, change_digit, repeat, comment
]  # fmt: skip


def inputs(records: list[GoodRecord], number: int, chance: Random) -> Iterator[str | bytes]:
    """Broken records, as text or as bytes."""
    for _ in range(number):
        record = chance.choice(records)
        text = record.text
        way = chance.random()
        if way < 0.5:
            for _ in range(chance.choice((1, 1, 1, 2, 3))):
                text = chance.choice(MISTAKES)(text, chance)
        elif way < 0.8:
            actions = [invented_action(chance) for _ in range(chance.choice((1, 1, 2, 3)))]
            text = text.rstrip("\n") + record.prompt + "; ".join(actions)
        else:
            soup = "".join(
                chance.choice(("", " ")) + any_word(chance) for _ in range(chance.randrange(1, 25))
            )
            text = soup if way < 0.9 else f"{text.partition(chr(10) * 2)[0]}\n\n{soup}"
        if chance.random() < 0.05:
            data = bytearray(text.encode("utf-8", "surrogatepass"))
            data[chance.randrange(len(data) + 1) : 0] = bytes([chance.randrange(256)])
            yield bytes(data)
        else:
            yield text


def examine(text: str | bytes, report: Report) -> None:
    """Parse one input. Raises AssertionError, or the parser's exception, if the result is wrong."""
    began = perf_counter()
    try:
        game = parse_game(text)
    except InvalidRecord as error:
        report.reasons[without_particulars(error)] += 1
        check_place(text, error)
    else:
        report.games += 1
        canonical = format_game(game)
        again = parse_game(canonical)
        assert again == game
        assert again.position == game.position
        assert format_game(again) == canonical
    report.inputs += 1
    report.slowest = max(report.slowest, perf_counter() - began)


def without_particulars(error: InvalidRecord) -> str:
    """The reason without cells and words, to count how often it is given."""
    if error.refusal is not None:
        return error.refusal.code
    return re.sub(r"(?<!\w)'.*'|U\+\w+|-?\d+(?!-)|\b(red|blue|black|green)\b", "…", error.reason)


def check_place(text: str | bytes, error: InvalidRecord) -> None:
    """Check that an error message is short and points into the text."""
    shown = text if isinstance(text, str) else text.decode("utf-8", "replace")
    lines = shown.split("\n")
    assert 1 <= error.line <= len(lines), error
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1, error
    assert 0 < len(error.reason) <= LONGEST_REASON, error
    assert error.reason.isprintable(), error


def fuzz(number: int, seed: int) -> Report:
    """Try `number` inputs; the seed decides which."""
    report = Report()
    for text in inputs(good_records(), number, Random(seed)):
        try:
            examine(text, report)
        except BaseException:
            print(f"\nthis input was not answered well: {text!r}", file=sys.stderr)
            raise
    return report


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inputs", metavar="N", type=int, default=1_000_000)
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="processes that work side by side")
    arguments = parser.parse_args()
    began = perf_counter()
    total = Report()
    chunks = [min(CHUNK, arguments.inputs - start) for start in range(0, arguments.inputs, CHUNK)]
    seeds = range(arguments.seed * 1_000_000, arguments.seed * 1_000_000 + len(chunks))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for report in pool.map(fuzz, chunks, seeds):
            total.add(report)
            print(
                f"{total.inputs:>10} inputs, {total.games} read as games, {perf_counter() - began:.0f} s",
                flush=True,
            )
    print(f"\n{total.inputs - total.games} refused, for {len(total.reasons)} reasons:")
    for reason, number in total.reasons.most_common():
        print(f"{number:>10}  {reason}")
    print(f"slowest answer: {total.slowest * 1000:.1f} ms; nothing but games and InvalidRecord")


if __name__ == "__main__":
    main()
