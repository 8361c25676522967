"""Matches between bots: all seats rotated, the same piles for each seating, on all cores, resumable."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, as_completed, wait
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from cleocatra.bots.folder import WrongFolder, hold, write
from cleocatra.bots.interface import Bot, decide
from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.compiled import source_digest
from cleocatra.record import Game, format_game
from cleocatra.record.game import NO_TAGS, Turn, extend
from cleocatra.rules import Action, Colour, Edition, Options, Phase, Position, RuleSet, Variant
from cleocatra.rules.variant import STANDARD

Result = TypeVar("Result")
GAMES = "games.jsonl"
PLAYING = ("rules/*", "bots/**/*")  # what decides how a game goes
TURN_LIMIT = (
    400  # R14: the rules have no limit; a match stops a game here and counts it as shared by the leaders
)


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what, and how often; bots are named as `make_bot` wants it."""

    bots: tuple[str, ...]
    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    games: int = 100
    seed: int = 1
    simulations: int | None = None
    seconds: float | None = None
    variant: Variant = STANDARD

    @property
    def options(self) -> Options:
        return Options(self.rules, self.edition, tuple(Colour)[: len(self.bots)], self.variant)

    @property
    def seatings(self) -> int:
        """How many games in a row have the same pile: one for each seating, if seats make a difference."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    @property
    def effort(self) -> Effort | None:
        if self.simulations is None and self.seconds is None:
            return None
        return Effort(self.simulations or 1 << 30, self.seconds or 1e9)

    @property
    def settings(self) -> dict[str, object]:
        """All of it, as JSON has it."""
        return {
            "bots": [*self.bots],
            "rules": self.rules,
            "edition": self.edition,
            "variant": {"name": self.variant.name, **self.variant.differences},
            "games": self.games,
            "seed": self.seed,
            "simulations": self.simulations,
            "seconds": self.seconds,
        }


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a match; lists are by entrant, in the order of the match's bots."""

    number: int
    seats: tuple[int, ...]  # the seat each entrant had
    shares: tuple[float, ...]
    points: tuple[int, ...]
    turns: int
    seconds: tuple[float, ...]  # thinking time a turn
    record: str


def make_bot(name: str, options: Options, seed: int, effort: Effort | None) -> Bot:
    """A level by its name, `name@seconds` if it thinks for another time than the others, or a bot of one's
    own by `module:factory`, called as factory(options, seed)."""
    if ":" in name:
        return factory_of(name)(options, seed)
    name, _, seconds = name.partition("@")
    return level(name).make(options, seed, Effort(seconds=float(seconds)) if seconds else effort)


def factory_of(name: str) -> Callable[[Options, int], Bot]:
    """What makes the bot `module:factory`; raises ImportError or AttributeError if it isn't there."""
    module, _, factory = name.partition(":")
    found: Callable[[Options, int], Bot] = getattr(import_module(module), factory)
    return found


@dataclass(frozen=True, slots=True)
class Seated:
    """A game before it begins: where it starts, and who sits where."""

    initial: Position
    pile_number: int
    seats: tuple[int, ...]  # the seat each entrant has
    bots: dict[Colour, Bot]


class Decided(NamedTuple):
    """An action, the positions before and after it, and the seconds it was thought about."""

    before: Position
    action: Action
    after: Position
    seconds: float


def set_up(match: Match, number: int) -> Seated:
    """Game `number` of the match: entrants move on by one seat from game to game, then the pile changes."""
    entrants = len(match.bots)
    pile_number, turned = divmod(number, match.seatings)
    seats = tuple((entrant + turned) % entrants for entrant in range(entrants))
    options = match.options
    bots = {
        options.players[seats[entrant]]: make_bot(
            name, options, match.seed * 7919 + number * entrants + entrant, match.effort
        )
        for entrant, name in enumerate(match.bots)
    }
    initial = Position.start(options, seed=match.seed * 1_000_003 + pile_number)
    return Seated(initial, pile_number, seats, bots)


def decisions(bots: Mapping[Colour, Bot], position: Position) -> Iterator[Decided]:
    """Let the bots play to the end or the turn limit, action by action."""
    while position.phase is not Phase.OVER and position.turns_taken < TURN_LIMIT:
        began = time.perf_counter()
        action = decide(bots[position.player], position)
        spent = time.perf_counter() - began
        after = position.apply(action)
        yield Decided(position, action, after, spent)
        position = after


def play_game(match: Match, number: int) -> Played:
    """Game `number` of the match."""
    table = set_up(match, number)
    options = match.options
    spent = dict.fromkeys(options.players, 0.0)
    turns: list[Turn] = []
    position = table.initial
    for before, action, after, seconds in decisions(table.bots, table.initial):
        spent[before.player] += seconds
        extend(turns, before, action)
        position = after
    game = Game(table.initial, tuple(turns), NO_TAGS, position)
    colours = [options.players[seat] for seat in table.seats]
    own_turns = max(1, position.turns_taken / len(match.bots))
    return Played(
        number,
        table.seats,
        tuple(final_shares(position)[colour] for colour in colours),
        tuple(position.points[colour] for colour in colours),
        position.turns_taken,
        tuple(spent[colour] / own_turns for colour in colours),
        format_game(game),
    )


def final_shares(position: Position) -> dict[Colour, float]:
    most = max(position.points.values())
    leaders = [player for player, points in position.points.items() if points == most]
    return {player: (player in leaders) / len(leaders) for player in position.options.players}


def play_match(
    match: Match, *, folder: Path | None = None, processes: int = 2, tell: Callable[[int], None] | None = None
) -> list[Played]:
    """All games of a match; with a folder, what was played before is read from it and what is new added.

    Raises WrongFolder if the folder holds another match.
    """
    file = folder / GAMES if folder else None
    if folder:
        hold_match(folder, match)
    played = {game.number: game for game in read_games(file)} if file else {}
    if file:  # without what a crash may have cut short
        write(file, "".join(map(line_of, played.values())).encode())
    missing = [number for number in range(match.games) if number not in played]
    with own_processes(processes) as pool:
        for game in in_parallel(pool, partial(play_game, match), missing, ahead=4 * processes):
            played[game.number] = game
            if file:
                with file.open("a") as out:
                    out.write(line_of(game))
            if tell:
                tell(len(played))
    return [played[number] for number in range(match.games)]


def hold_match(folder: Path, match: Match) -> None:
    """Keep the folder for this match, of which more games may be asked for later; raises WrongFolder."""
    same = {name: value for name, value in match.settings.items() if name != "games"}
    hold(folder, {**same, "sources": source_digest(PLAYING)}, folder / GAMES)


def own_processes(number: int) -> ProcessPoolExecutor:
    """Workers on this machine, which end with this process even if it is killed."""
    return ProcessPoolExecutor(number, get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Let this worker die when the process that started it is gone: nobody would take its results."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def in_parallel(
    pool: Executor, work: Callable[[int], Result], numbers: Iterable[int], ahead: int
) -> Iterator[Result]:
    """Do this work for each number with only a few waiting in the queue, and give each result as it comes."""
    waiting: set[Future[Result]] = set()
    for number in numbers:
        waiting.add(pool.submit(work, number))
        if len(waiting) >= ahead:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(waiting))


def line_of(game: Played) -> str:
    return json.dumps(asdict(game)) + "\n"


def read_games(file: Path) -> Iterator[Played]:
    """The games of an earlier run; a last line cut short by a crash is left out. Raises WrongFolder."""
    if not file.exists():
        return
    for line in file.read_text().splitlines():
        try:
            fields: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            continue
        try:
            lists = {name: tuple(fields[name]) for name in ("seats", "shares", "points", "seconds")}
            yield Played(**{**fields, **lists})
        except (KeyError, TypeError) as error:
            raise WrongFolder("unreadable", file=str(file), reason=f"{error}") from None
