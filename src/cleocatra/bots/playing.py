"""Plays single games of a match."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cleocatra.bots.interface import Bot, decide
from cleocatra.bots.levels import make_bot
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played
from cleocatra.record import Game, format_game
from cleocatra.record.game import NO_TAGS, Turn, extend
from cleocatra.rules import Action, Colour, Phase, Position

TURN_LIMIT = 400  # R14: the rules have no limit; a match stops a game here, and the leaders share the victory


@dataclass(frozen=True, slots=True)
class Seating:
    """A game before it begins: its initial position, and who sits where."""

    initial: Position
    pile_number: int
    seats: tuple[int, ...]  # the seat of each entrant
    bots: dict[Colour, Bot]


class Decided(NamedTuple):
    """An action, the positions before and after it, and the seconds its bot thought."""

    before: Position
    action: Action
    after: Position
    seconds: float


def set_up(match: Match, number: int) -> Seating:
    """Game `number` of the match: entrants rotate by one seat from game to game, then the pile changes."""
    entrants = len(match.bots)
    pile_number, rotation = divmod(number, match.seatings)
    seats = tuple((entrant + rotation) % entrants for entrant in range(entrants))
    options = match.options
    bots = {
        options.players[seats[entrant]]: make_bot(
            name, options, match.seed * 7919 + number * entrants + entrant, match.effort
        )
        for entrant, name in enumerate(match.bots)
    }
    initial = Position.start(options, seed=match.seed * 1_000_003 + pile_number)
    return Seating(initial, pile_number, seats, bots)


def take_turns(bots: Mapping[Colour, Bot], position: Position) -> Iterator[Decided]:
    """Let the bots play to the end of the game or the turn limit, action by action."""
    while position.phase is not Phase.OVER and position.turns_taken < TURN_LIMIT:
        began = time.perf_counter()
        action = decide(bots[position.player], position)
        spent = time.perf_counter() - began
        after = position.apply(action)
        yield Decided(position, action, after, spent)
        position = after


def play_game(match: Match, number: int) -> Played:
    """Play game `number` of the match."""
    seating = set_up(match, number)
    players = match.options.players
    spent = dict.fromkeys(players, 0.0)
    turns: list[Turn] = []
    position = seating.initial
    for before, action, after, seconds in take_turns(seating.bots, position):
        spent[before.player] += seconds
        extend(turns, before, action)
        position = after
    colours = [players[seat] for seat in seating.seats]
    own_turns = max(1, position.turns_taken / len(players))
    return Played(
        number,
        seating.seats,
        tuple(position.victory_shares[colour] for colour in colours),
        tuple(position.points[colour] for colour in colours),
        position.turns_taken,
        tuple(spent[colour] / own_turns for colour in colours),
        format_game(Game(seating.initial, tuple(turns), NO_TAGS, position)),
    )
