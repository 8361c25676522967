"""The figures of a report, each computed from a run's rows; the page says how in a sentence."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cleocatra.lab.simulation.run import Array, Estimate, Run, estimate
from cleocatra.rules import Kind

STEPS = 20  # points of a curve over the course of a game
ACTIONS = ("scout", "search", "dispatch", "team", "score", "rally")
SECONDS_AN_ACTION = 8.0  # to carry it out, an estimate
SECONDS_A_DOUBLING = 3.0  # more to think whenever there are twice as many ways to play a turn, an estimate
RUNAWAY = 0.2  # of the goal: so far ahead at half-time counts as running away


@dataclass(frozen=True, slots=True)
class Use:
    """How often something is done, and what goes with doing it."""

    name: str
    ability: bool
    a_game: float  # times a player and game
    points: Estimate  # points of a turn with it, less those of a turn without
    share: Estimate  # share of victory of who did it more often than the others, less that of who did less


def seat_shares(run: Run) -> list[Estimate]:
    return [estimate(run.shares[:, seat], run.groups) for seat in range(run.players)]


def first_advantage(run: Run) -> Estimate:
    first = seat_shares(run)[0]
    return Estimate(first.value - 1 / run.players, first.margin)


def bot_shares(run: Run) -> dict[str, Estimate]:
    """Each bot's share of victory, where different bots played; a bot in several seats counts for each."""
    names = run.by_seat(run.games, "bot", str)
    found = {}
    for bot in dict.fromkeys(run.plan.match.bots):
        own = names == bot
        found[bot] = estimate((run.shares * own).sum(axis=1) / own.sum(axis=1), run.groups)
    return found


def seat_points(run: Run) -> list[Estimate]:
    return [estimate(run.points[:, seat], run.groups) for seat in range(run.players)]


# Length


def own_turns(run: Run) -> Array:
    """Turns of each player, game by game."""
    found: Array = run.games["turns"] / run.players
    return found


def minutes(run: Run) -> Array:
    """How long each game would take people: an estimate from actions and choices, not a measurement."""
    actions = 1.0 + (run.turns["second"] != None)  # noqa: E711  (an array of words and None)
    seconds = actions * SECONDS_AN_ACTION + np.log2(np.maximum(run.turns["ways"], 1)) * SECONDS_A_DOUBLING
    found: Array = np.bincount(run.game_index, seconds, minlength=len(run.games["game"])) / 60
    return found


def stopped(run: Run) -> Estimate:
    """The share of games that reached the limit of turns."""
    return estimate((~run.games["finished"]).astype(float), run.groups)


# Points


def points_by_source(run: Run) -> dict[str, float]:
    """Points a player and game from colours, helpers and Cleocatra's extra point."""
    seats = len(run.games["game"]) * run.players
    return {name: float(run.turns[name].sum()) / seats for name in ("colours", "helpers", "extra")}


def bonus_points(run: Run) -> float:
    """Points a player and game that were scored in bonus actions (they are among the others)."""
    bonus = run.turns["part"] == "bonus"
    return float(run.turn_points[bonus].sum()) / (len(run.games["game"]) * run.players)


# Actions and abilities


def uses(run: Run) -> list[Use]:
    found = [use(run, name, run.uses(name), ability=False) for name in ACTIONS]
    abilities = run.options.abilities
    if run.options.herding:
        found.append(use(run, "herd", run.uses("herd"), ability=True))
    for kind in abilities:
        found.append(use(run, str(kind), ability_uses(run, kind), ability=True))
    return found


def ability_uses(run: Run, kind: Kind) -> Array:
    """How often each turn has a Mafdat move, a Bastet swap, or a Score on Cleocatra, Mut or Princess."""
    if kind is Kind.MAFDAT:
        return run.uses("mafdat")
    if kind is Kind.BASTET:
        return run.uses("swap")
    found: Array = (run.turns["scored"] == str(kind)).astype(int)
    return found


def use(run: Run, name: str, times: Array, *, ability: bool) -> Use:
    by_player = run.by_player(times)
    done = times > 0
    played = run.is_turn | (run.turns["part"] == "bonus")
    with_it, without = run.turn_points[done & played], run.turn_points[~done & played]
    return Use(
        name,
        ability,
        float(by_player.mean()),
        estimate(with_it).minus(estimate(without)),
        share_of_more(run, by_player),
    )


def share_of_more(run: Run, by_player: Array) -> Estimate:
    """Within each game: the mean share of who did it more than the average, less that of who did less."""
    apart = by_player - by_player.mean(axis=1, keepdims=True)
    more, less = apart > 1e-9, apart < -1e-9
    told = more.any(axis=1)  # then somebody did it less often, too
    if not told.any():
        return estimate(np.array([]))
    shares, more, less = run.shares[told], more[told], less[told]
    gained = (shares * more).sum(axis=1) / more.sum(axis=1) - (shares * less).sum(axis=1) / less.sum(axis=1)
    return estimate(gained, None if run.groups is None else run.groups[told])


# The course of a game


def lines_of_games(run: Run) -> tuple[Array, Array]:
    """The first row of each game's turns, openings left out, and how many there are."""
    starts = np.searchsorted(run.turns["game"], run.games["game"]) + run.players
    ends = np.searchsorted(run.turns["game"], run.games["game"], side="right")
    return starts, ends - starts


def leaders_at(run: Run, part: float) -> Array:
    """Who has the most points after this part of each game's turns: a row for each game, a column a seat."""
    starts, lengths = lines_of_games(run)
    rows = starts + np.minimum((lengths * part).astype(int), lengths - 1)
    points = standing(run)[rows]
    found: Array = points == points.max(axis=1, keepdims=True)
    return found


def standing(run: Run) -> Array:
    return run.by_seat(run.turns, "points", float)


def certainty(run: Run) -> list[Estimate]:
    """The tension curve: the share of victory in store for whoever leads, as the game goes on."""
    found = []
    for step in range(STEPS + 1):
        leads = leaders_at(run, step / STEPS)
        found.append(estimate((run.shares * leads).sum(axis=1) / leads.sum(axis=1), run.groups))
    return found


def lead_changes(run: Run) -> Array:
    """How often each game's sole leader was followed by another one."""
    points = standing(run)
    best = points.max(axis=1)
    sole = (points == best[:, None]).sum(axis=1) == 1
    leader = points.argmax(axis=1)[sole]
    game = run.game_index[sole]
    changed = (leader[1:] != leader[:-1]) & (game[1:] == game[:-1])
    found: Array = np.bincount(game[1:][changed], minlength=len(run.games["game"]))
    return found


@dataclass(frozen=True, slots=True)
class Course:
    """How games go, in shares of games unless it says otherwise."""

    lead_changes: Estimate  # a game
    half_time_leader_wins: Estimate  # mean share of victory of the half-time leaders
    runaway: Estimate  # one is RUNAWAY of the goal ahead at half-time and wins alone
    ties: Estimate  # the victory is shared
    margin: Estimate  # points between the first and the second
    own_turns: Estimate
    blocked: Estimate  # share of turns that begin with no complete turn possible (R6)


def course(run: Run) -> Course:
    groups = run.groups
    starts, lengths = lines_of_games(run)
    half = np.sort(standing(run)[starts + np.minimum(lengths // 2, lengths - 1)], axis=1)
    ahead = half[:, -1] - half[:, -2] >= RUNAWAY * run.options.variant.goal
    leads = leaders_at(run, 0.5)
    won = (run.shares * leads).sum(axis=1) / leads.sum(axis=1)
    ordered = np.sort(run.points, axis=1)
    blocked = run.turns["blocked"] & run.is_turn
    rates = np.bincount(run.game_index, blocked) / np.maximum(run.games["turns"], 1)
    return Course(
        estimate(lead_changes(run), groups),
        estimate(won, groups),
        estimate((ahead & (won == 1)).astype(float), groups),
        estimate((run.shares.max(axis=1) < 1).astype(float), groups),
        estimate(ordered[:, -1] - ordered[:, -2], groups),
        estimate(own_turns(run), groups),
        estimate(rates, groups),
    )


@dataclass(frozen=True, slots=True)
class Choices:
    """In how many ways a turn can be played: the quartiles over all turns, and the median as games go on."""

    quartiles: tuple[float, float, float]
    first_actions: float  # median
    by_round: list[float]  # medians, round by round, as long as a tenth of the games last


def choices(run: Run) -> Choices:
    ways = run.turns["ways"][run.is_turn]
    low, middle, high = (float(one) for one in np.percentile(ways, (25, 50, 75)))
    rounds = (run.turns["turn"][run.is_turn] - 1) // run.players
    enough = len(run.games["game"]) * run.players / 10
    medians = []
    for number in range(int(rounds.max()) + 1):
        here = ways[rounds == number]
        if len(here) < enough:
            break
        medians.append(float(np.median(here)))
    return Choices((low, middle, high), float(np.median(run.turns["choices"][run.is_turn])), medians)
