"""Plays single games of a match."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cleocatra.bots.deadline import DeadlinePassed, deadline
from cleocatra.bots.entrants import make_bot
from cleocatra.bots.faults import BotFault, Fault, error_text
from cleocatra.bots.interface import Bot, Closable, Follower, play
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played
from cleocatra.record import Game, format_game
from cleocatra.record.game import NO_TAGS, Turn, extend
from cleocatra.rules import Action, Colour, Phase, Position
from cleocatra.rules.outcome import victory_shares

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


class Failed(BotFault):
    """A bot's fault, with the colour of its seat."""

    def __init__(self, fault: BotFault, player: Colour) -> None:
        super().__init__(fault.code, fault.details, revealed=fault.revealed)
        self.player = player

    def __reduce__(self) -> tuple[object, ...]:
        return Failed, (BotFault(self.code, self.details, revealed=self.revealed), self.player)


def set_up(match: Match, number: int) -> Seating:
    """Game `number` of the match: entrants rotate by one seat from game to game, then the pile changes.

    Raises Failed if a bot can't be made.
    """
    empty = without_bots(match, number)
    players = match.options.players
    made: dict[Colour, Bot] = {}
    for entrant, name in enumerate(match.bots):
        player = players[empty.seats[entrant]]
        try:
            made[player] = make_bot(name, match.options, bot_seed(match, number, entrant), match.effort)
        except (Exception, SystemExit) as error:
            raise Failed(BotFault("made", {"reason": error_text(error)}), player) from error
    return replace(empty, bots=made)


def without_bots(match: Match, number: int) -> Seating:
    """Game `number` of the match before its bots are made."""
    entrants = len(match.bots)
    pile_number, rotation = divmod(number, match.seatings)
    seats = tuple((entrant + rotation) % entrants for entrant in range(entrants))
    initial = Position.start(match.options, seed=match.seed * 1_000_003 + pile_number)
    return Seating(initial, pile_number, seats, {})


def bot_seed(match: Match, number: int, entrant: int) -> int:
    return match.seed * 7919 + number * len(match.bots) + entrant


def take_turns(
    bots: Mapping[Colour, Bot], position: Position, limit: float | None = None
) -> Iterator[Decided]:
    """Let the bots play to the end of the game or the turn limit, action by action.

    `limit`: seconds that a bot may take for a turn. Raises Failed if a bot does something wrong.
    """
    initial, spent = position, 0.0
    turns: list[Turn] = []
    followers = {player: bot for player, bot in bots.items() if isinstance(bot, Follower)}
    while position.phase is not Phase.OVER and position.turns_taken < TURN_LIMIT:
        bot = bots[position.player]
        if position.phase is not Phase.SECOND_ACTION:
            spent = 0.0
        try:
            if position.player in followers:
                game = Game(initial, tuple(turns), NO_TAGS, position)
                followers[position.player].follow(game.view())
            decided = play_in_time(bot, position, limit, spent)
        except BotFault as fault:
            raise Failed(fault, position.player) from fault
        spent += decided.seconds
        extend(turns, position, decided.action)
        yield decided
        position = decided.after


def play_in_time(bot: Bot, position: Position, limit: float | None, spent: float) -> Decided:
    """The bot's action; `spent`: the seconds that its turn has taken already. Raises BotFault."""
    began = time.perf_counter()
    try:
        with deadline(None if limit is None else limit - spent):
            action, after = play(bot, position)
    except DeadlinePassed:
        raise BotFault("late", {"limit": f"{limit:g}"}) from None
    seconds = time.perf_counter() - began
    if limit is not None and spent + seconds > limit:
        raise BotFault("late", {"limit": f"{limit:g}"})
    return Decided(position, action, after, seconds)


def play_game(match: Match, number: int) -> Played:
    """Play game `number` of the match; a bot that does something wrong loses it."""
    seating = without_bots(match, number)
    players = match.options.players
    spent = dict.fromkeys(players, 0.0)
    turns: list[Turn] = []
    position = seating.initial
    failed: Failed | None = None
    try:
        seating = set_up(match, number)
        for before, action, after, seconds in take_turns(seating.bots, position, match.limit):
            spent[before.player] += seconds
            extend(turns, before, action)
            position = after
    except Failed as error:
        failed = error
    finally:
        close(seating.bots)
    shares = shares_without(position, failed.player) if failed else position.victory_shares
    colours = [players[seat] for seat in seating.seats]
    own_turns = max(1, position.turns_taken / len(players))
    return Played(
        number,
        seating.seats,
        tuple(shares[colour] for colour in colours),
        tuple(position.points[colour] for colour in colours),
        position.turns_taken,
        tuple(spent[colour] / own_turns for colour in colours),
        format_game(Game(seating.initial, tuple(turns), NO_TAGS, position)),
        fault_of(match, number, colours, failed) if failed else None,
    )


def close(bots: Mapping[Colour, Bot]) -> None:
    """Tell the bots that the game is over."""
    for bot in bots.values():
        if isinstance(bot, Closable):
            bot.close()


def shares_without(position: Position, player: Colour) -> dict[Colour, float]:
    """The shares of the victory if this player has lost, and the leaders among the others share it."""
    others = {other: points for other, points in position.points.items() if other is not player}
    most = max(others.values())
    leaders = tuple(other for other, points in others.items() if points == most)
    return victory_shares(position.options.players, leaders)


def fault_of(match: Match, number: int, colours: list[Colour], failed: Failed) -> Fault:
    entrant = colours.index(failed.player)
    seed = bot_seed(match, number, entrant)
    return Fault(entrant, seed, failed.code, failed.details, failed.revealed)
