"""What `cleocatra arena` prints and writes about a match."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from contextlib import suppress
from math import isfinite
from pathlib import Path

from cleocatra.amounts import number, percent, span
from cleocatra.bots.estimates import SPRT_BOUND, Sprt
from cleocatra.bots.faults import Fault
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played, fault_record
from cleocatra.bots.standings import Standing, match_sprt, rating_difference, standings, without_faults
from cleocatra.cli.files import complain
from cleocatra.cli.telling import bot_fault_text, refusal_text
from cleocatra.cli.terminal.listing import padded
from cleocatra.record import InvalidRecord, parse_decision, parse_game
from cleocatra.rules import Position, refusal
from cleocatra.rules.drawing import draw, player_name, width_of
from cleocatra.words import say

COLUMNS = (("wins", 8), ("interval", 18), ("points", 8), ("seconds", 9))  # after the name, and their widths


class MatchReport:
    """The table of a match, the verdict of its test, and the faults of its bots."""

    def __init__(
        self, match: Match, folder: Path | None, skip_faults: bool, bounds: Sequence[float] | None
    ) -> None:
        self.match = match
        self.folder = folder
        self.skip_faults = skip_faults
        self.bounds = bounds  # of the sequential test, in rating points

    def counted(self, games: Sequence[Played]) -> Sequence[Played]:
        return without_faults(games) if self.skip_faults else games

    def sprt(self, games: Sequence[Played]) -> Sprt:
        assert self.bounds is not None
        return match_sprt(self.match, self.counted(games), *self.bounds)

    def decided(self, games: Sequence[Played]) -> bool:
        """Whether the sequential test has a verdict after these games."""
        return self.sprt(games).verdict != 0

    def write(self, games: Sequence[Played]) -> None:
        table = standings(self.match, self.counted(games))
        if self.folder:
            write_table(self.folder / "table.csv", table)
        print_table(self.match, self.counted(games), table)
        if self.bounds:
            self.print_sprt(self.sprt(games))
        self.tell_faults(games)

    def print_sprt(self, test: Sprt) -> None:
        assert self.bounds is not None
        lower, higher = (number(bound, 0) for bound in self.bounds)
        verdict = say(f"arena-sprt-{('open', 'higher', 'lower')[test.verdict]}", lower=lower, higher=higher)
        print(
            say(
                "arena-sprt",
                bot=self.match.bots[0],
                lower=lower,
                higher=higher,
                llr=number(test.llr, 2),
                bound=number(SPRT_BOUND, 2),
                verdict=verdict,
            )
        )

    def tell_faults(self, games: Sequence[Played]) -> None:
        """Name each bot that has failed, with its first fault, the position and the record up to there."""
        failed = [game for game in games if game.fault]
        for name in dict.fromkeys(self.match.bots[game.fault.entrant] for game in failed if game.fault):
            own = [game for game in failed if game.fault and self.match.bots[game.fault.entrant] == name]
            becomes = say("arena-faults-skip" if self.skip_faults else "arena-faults-lose")
            complain(say("arena-faults", bot=name, number=len(own), games=len(games), becomes=becomes))
            self.tell_fault(name, own[0])
        if self.folder:
            for game in failed:
                fault_file(self.folder, game).write_text(fault_record(self.match, game), encoding="utf-8")

    def tell_fault(self, name: str, game: Played) -> None:
        assert game.fault is not None
        position = parse_game(game.record).position
        view = position.view(revealed=game.fault.revealed)
        player = player_name(self.match.options.players[game.seats[game.fault.entrant]], say)
        told = fault_text(view, game.fault)
        turn = position.turns_taken + 1
        complain(say("arena-fault", bot=name, fault=told, game=game.number, player=player, turn=turn))
        lines = ["", *draw(view, say=say).splitlines(), ""]
        if self.folder:
            lines.append(say("arena-fault-file", file=str(fault_file(self.folder, game))))
        else:
            lines += [say("arena-fault-record"), "", *fault_record(self.match, game).splitlines()]
        for line in lines:
            complain(line)


def fault_text(view: Position, fault: Fault) -> str:
    """What the bot did wrong, with the rule's reason in the language."""
    details = dict(fault.details)
    if fault.code == "illegal":
        with suppress(InvalidRecord):  # a bot can make up actions that have no notation
            refused = refusal(view, parse_decision(details["answer"]))
            details["reason"] = refusal_text(refused) if refused else details["reason"]
    return bot_fault_text(fault.code, details)


def fault_file(folder: Path, game: Played) -> Path:
    return folder / f"fault-{game.number}.cleo"


def print_table(match: Match, games: Sequence[Played], table: Sequence[Standing]) -> None:
    turns = sum(game.turns for game in games) / max(1, len(games)) / len(match.bots)
    rules, edition = say(f"board-rules-{match.rules}"), say(f"board-edition-{match.edition}")
    print(say("arena-summary", games=len(games), rules=rules, edition=edition, turns=number(turns, 1)))
    print(
        padded(say("arena-bot"), 20) + "".join(to_the_right(say(f"arena-{t}"), wide) for t, wide in COLUMNS)
    )
    if not games:
        return
    for one in table:
        cells = (
            percent(one.share.value, 1),
            span(percent(one.share.low, 1), percent(one.share.high, 1)),
            number(one.points, 1),
            number(one.seconds, 3),
        )
        widths = (wide for _, wide in COLUMNS)
        print(f"{one.name:20}" + "".join(map(to_the_right, cells, widths)))
    if len(table) == 2:
        print_difference(*table)


def print_difference(one: Standing, other: Standing) -> None:
    """How many rating points lie between two bots."""
    difference = rating_difference(one.share)
    points = rating_text(difference.value)
    between = span(rating_text(difference.low), rating_text(difference.high))
    print(say("arena-rating", bot=one.name, other=other.name, points=points, span=between))


def rating_text(points: float) -> str:
    """Rating points; who has won or lost every game is infinitely far away.

    >>> rating_text(float("-inf")), rating_text(191.2)
    ('−∞', '191')
    """
    return number(points, 0) if isfinite(points) else "∞" if points > 0 else "−∞"


def to_the_right(text: str, width: int) -> str:
    return " " * (width - width_of(text)) + text


def write_table(file: Path, table: Sequence[Standing]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["bot", "share", "low", "high", "points", "seconds_a_turn"])
        for one in table:
            share = one.share
            writer.writerow([one.name, share.value, share.low, share.high, one.points, one.seconds])
