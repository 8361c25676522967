"""Computes the figures of a report from the rows of a run; docs/lab.md defines them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cleocatra.bots.estimates import UNKNOWN, Estimate, mean_estimate
from cleocatra.lab.simulation.run import Array, Run
from cleocatra.rules import Kind

STEPS = 20  # points of a curve over the course of a game
ACTIONS = ("scout", "search", "dispatch", "team", "score", "rally")
SECONDS_AN_ACTION = 8.0  # a rough estimate for people
SECONDS_A_DOUBLING = 3.0  # of thinking for every doubling of the ways to play a turn, a rough estimate
RUNAWAY = 0.2  # of the goal: a lead at half-time that makes a runaway


@dataclass(frozen=True, slots=True)
class Use:
    """How often an action or ability is used, and what goes with it."""

    name: str
    ability: bool
    a_game: float  # uses for each player and game
    points: Estimate  # of a turn with it, minus those of a turn without
    share: Estimate  # of the victory: those who used it more than average, minus those who used it less


def seat_shares(run: Run) -> list[Estimate]:
    return [run.share(run.shares[:, seat]) for seat in range(run.players)]


def first_advantage(run: Run) -> Estimate:
    return seat_shares(run)[0].scaled(1, -1 / run.players)


def bot_shares(run: Run) -> dict[str, Estimate]:
    """Each bot's mean share of the victory; a bot with several seats has the mean of them."""
    names = run.by_seat(run.games, "bot", str)
    found = {}
    for bot in dict.fromkeys(run.plan.match.bots):
        own = names == bot
        seats = run.plan.match.bots.count(bot)
        found[bot] = run.share((run.shares * own).sum(axis=1) / seats, most=1 / seats)
    return found


def seat_points(run: Run) -> list[Estimate]:
    return [run.mean(run.points[:, seat]) for seat in range(run.players)]


# Length


def own_turns(run: Run) -> Array:
    """The number of turns of each player, for each game."""
    found: Array = run.games["turns"] / run.players
    return found


def minutes(run: Run) -> Array:
    """How long each game would take people: a rough estimate from actions and choices."""
    actions = 1.0 + (run.turns["second"] != None)  # noqa: E711  (an array of words and None)
    seconds = actions * SECONDS_AN_ACTION + np.log2(np.maximum(run.turns["ways"], 1)) * SECONDS_A_DOUBLING
    found: Array = np.bincount(run.game_index, seconds, minlength=len(run.games["game"])) / 60
    return found


def stopped(run: Run) -> Estimate:
    """The share of games that reached the turn limit."""
    return run.share((~run.games["finished"]).astype(float))


# Points


def points_by_source(run: Run) -> dict[str, float]:
    """Points for each player and game from colours, helpers and Cleocatra's ability."""
    seats = len(run.games["game"]) * run.players
    return {name: float(run.turns[name].sum()) / seats for name in ("colours", "helpers", "extra")}


def bonus_points(run: Run) -> float:
    """Points for each player and game from bonus actions, which the other figures include."""
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
    """How often each turn uses an ability: Mafdat's move, Bastet's swap, or a Score on another kind."""
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
        mean_estimate(with_it.tolist()).minus(mean_estimate(without.tolist())),
        share_of_more(run, by_player),
    )


def share_of_more(run: Run, by_player: Array) -> Estimate:
    """Within each game: the mean share of those who did it more than average, minus that of the others."""
    apart = by_player - by_player.mean(axis=1, keepdims=True)
    more, less = apart > 1e-9, apart < -1e-9
    uneven = more.any(axis=1)  # then somebody did it less, too
    if not uneven.any():
        return UNKNOWN
    shares, more, less = run.shares[uneven], more[uneven], less[uneven]
    gained = (shares * more).sum(axis=1) / more.sum(axis=1) - (shares * less).sum(axis=1) / less.sum(axis=1)
    return run.share(gained, uneven, least=-1.0)


# The course of a game


def lines_of_games(run: Run) -> tuple[Array, Array]:
    """The index of the first turn after the openings, and the number of turns, for each game."""
    starts = np.searchsorted(run.turns["game"], run.games["game"]) + run.players
    ends = np.searchsorted(run.turns["game"], run.games["game"], side="right")
    return starts, ends - starts


def leaders_at(run: Run, part: float) -> Array:
    """Who has the most points after this fraction of each game's turns; a column for each seat."""
    starts, lengths = lines_of_games(run)
    rows = starts + np.minimum((lengths * part).astype(int), lengths - 1)
    points = standing(run)[rows]
    found: Array = points == points.max(axis=1, keepdims=True)
    return found


def standing(run: Run) -> Array:
    return run.by_seat(run.turns, "points", float)


def certainty(run: Run) -> list[Estimate]:
    """The tension curve: the final share of the victory of whoever leads, over the course of a game."""
    found = []
    for step in range(STEPS + 1):
        leads = leaders_at(run, step / STEPS)
        found.append(run.share((run.shares * leads).sum(axis=1) / leads.sum(axis=1)))
    return found


def lead_changes(run: Run) -> Array:
    """How often the sole leader changed, for each game."""
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
    """The course of games; shares of games unless noted otherwise."""

    lead_changes: Estimate  # for each game
    half_time_leader_wins: Estimate  # mean share of the victory of the half-time leaders
    runaway: Estimate  # a player leads by RUNAWAY of the goal at half-time and wins alone
    ties: Estimate  # the victory is shared
    margin: Estimate  # points between the first and the second player
    own_turns: Estimate
    blocked: Estimate  # share of turns that begin with no complete turn possible (R6)


def course(run: Run) -> Course:
    starts, lengths = lines_of_games(run)
    half = np.sort(standing(run)[starts + np.minimum(lengths // 2, lengths - 1)], axis=1)
    ahead = half[:, -1] - half[:, -2] >= RUNAWAY * run.options.variant.goal
    leads = leaders_at(run, 0.5)
    won = (run.shares * leads).sum(axis=1) / leads.sum(axis=1)
    ordered = np.sort(run.points, axis=1)
    blocked = run.turns["blocked"] & run.is_turn
    rates = np.bincount(run.game_index, blocked) / np.maximum(run.games["turns"], 1)
    return Course(
        run.mean(lead_changes(run)),
        run.share(won),
        run.share((ahead & (won == 1)).astype(float)),
        run.share((run.shares.max(axis=1) < 1).astype(float)),
        run.mean(ordered[:, -1] - ordered[:, -2]),
        run.mean(own_turns(run)),
        run.share(rates),
    )


@dataclass(frozen=True, slots=True)
class Choices:
    """In how many ways a turn can be played: quartiles over all turns, and medians round by round."""

    quartiles: tuple[float, float, float]
    first_actions: float  # median
    by_round: list[float]  # medians, for rounds that a tenth of the games reach


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
