"""The numbers of a report are those of the rows, counted here once more, plainly."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import pairwise
from statistics import fmean, median, pvariance, stdev

import pytest

from cleocatra.bots.estimates import Estimate
from cleocatra.lab.report import figures
from cleocatra.lab.report.page import report
from cleocatra.lab.simulation.run import Run
from tests.lab.conftest import Row

pytestmark = pytest.mark.compiled_only  # uncompiled, the games would take a minute


def pile_means(values: list[float], piles: list[int]) -> list[float]:
    groups = defaultdict(list)
    for value, pile in zip(values, piles, strict=True):
        groups[pile].append(value)
    return [fmean(group) for group in groups.values()]


def same_mean(found: Estimate, values: list[float], piles: list[int]) -> bool:
    """Whether this is the mean, with the margin of the piles' means."""
    means = pile_means(values, piles)
    margin = 1.96 * stdev(means) / len(means) ** 0.5
    expected = fmean(values), fmean(values) - margin, fmean(values) + margin
    return (found.value, found.low, found.high) == pytest.approx(expected)


def same_share(
    found: Estimate, values: list[float], piles: list[int], least: float = 0, most: float = 1
) -> bool:
    """Whether this is the mean, and its ends are where Wilson's test just accepts them."""
    means = [(mean - least) / (most - least) for mean in pile_means(values, piles)]
    share = (fmean(values) - least) / (most - least)
    binomial = share * (1 - share)
    part = (len(means) * pvariance(means) + binomial) / (len(means) + 1) / binomial if binomial else 1.0
    for end in (found.low, found.high):
        place = (end - least) / (most - least)
        error = (part * place * (1 - place) / len(means)) ** 0.5
        if abs(share - place) != pytest.approx(1.96 * error, abs=1e-9):
            return False
    return found.low <= found.value <= found.high and found.value == pytest.approx(fmean(values))


def test_shares_and_points_by_seat(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    assert len(set(piles)) == 8
    for seat in range(3):
        assert same_share(figures.seat_shares(run)[seat], [row[f"share_{seat + 1}"] for row in games], piles)
        assert same_mean(figures.seat_points(run)[seat], [row[f"points_{seat + 1}"] for row in games], piles)
    assert figures.first_advantage(run).value == pytest.approx(figures.seat_shares(run)[0].value - 1 / 3)


def test_shares_by_bot(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    for bot in ("kitten", "random"):
        values = [
            fmean(row[f"share_{seat}"] for seat in (1, 2, 3) if row[f"bot_{seat}"] == bot) for row in games
        ]
        seats = run.plan.match.bots.count(bot)
        assert same_share(figures.bot_shares(run)[bot], values, piles, most=1 / seats)


def test_points_by_source_add_up_to_all_points(run: Run, games: list[Row], turns: list[Row]) -> None:
    seats = 3 * len(games)
    sources = figures.points_by_source(run)
    assert sources == {
        name: pytest.approx(sum(row[name] for row in turns) / seats)
        for name in ("colours", "helpers", "extra")
    }
    total = sum(row[f"points_{seat}"] for row in games for seat in (1, 2, 3))
    assert sum(sources.values()) * seats == pytest.approx(total)
    bonus = [row for row in turns if row["part"] == "bonus"]
    assert bonus
    scored = sum(row["colours"] + row["helpers"] + row["extra"] for row in bonus)
    assert figures.bonus_points(run) == pytest.approx(scored / seats)


def test_length_and_choices(run: Run, games: list[Row], turns: list[Row]) -> None:
    assert [*figures.own_turns(run)] == [row["turns"] / 3 for row in games]
    whole = [row for row in turns if row["part"] == "turn"]
    choices = figures.choices(run)
    assert choices.quartiles[1] == median(row["ways"] for row in whole)
    assert choices.first_actions == median(row["choices"] for row in whole)
    assert choices.by_round[0] == median(row["ways"] for row in whole if row["turn"] <= 3)
    last = len(choices.by_round)
    in_next = [row for row in whole if (row["turn"] - 1) // 3 == last]
    assert len(in_next) < 3 * len(games) / 10
    assert all(minutes > 0 for minutes in figures.minutes(run))


def test_uses_of_actions_and_abilities(run: Run, games: list[Row], turns: list[Row]) -> None:
    found = {use.name: use for use in figures.uses(run)}
    assert [name for name, use in found.items() if use.ability] == [
        "herd", "cleocatra", "mafdat", "bastet", "mut", "princess",
    ]  # fmt: skip
    does: dict[str, Callable[[Row], int]] = {
        "scout": lambda row: [row["first"], row["second"]].count("scout"),
        "team": lambda row: [row["first"], row["second"]].count("team"),  # twice in many a turn
        "herd": lambda row: [row["first"], row["second"]].count("herd"),
        "bastet": lambda row: int(row["first"] == "swap"),
        "mafdat": lambda row: int(row["first"] == "mafdat"),
        "mut": lambda row: int(row["scored"] == "mut"),
    }
    assert max(map(does["team"], turns)) == 2
    piles = {row["game"]: row["pile"] for row in games}
    for name, done in does.items():
        times = Counter((row["game"], row["seat"]) for row in turns for _ in range(done(row)))
        assert found[name].a_game == pytest.approx(sum(times.values()) / (3 * len(games)))
        gained, groups = [], []
        for game in games:
            own = [times[game["game"], seat] for seat in (1, 2, 3)]
            more = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] > fmean(own)]
            less = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] < fmean(own)]
            if more:
                gained.append(fmean(more) - fmean(less))
                groups.append(piles[game["game"]])
        assert same_share(found[name].share, gained, groups, least=-1)
        worth = {
            told: [
                row["colours"] + row["helpers"] + row["extra"]
                for row in turns
                if row["part"] != "opening" and bool(done(row)) is told
            ]
            for told in (True, False)
        }
        assert found[name].points.value == pytest.approx(fmean(worth[True]) - fmean(worth[False]))


def test_the_course_of_games(run: Run, games: list[Row], turns: list[Row]) -> None:
    by_game: dict[int, list[Row]] = defaultdict(list)
    for row in turns:
        by_game[row["game"]].append(row)
    changes, half_time, blocked, runaways = [], [], [], []
    for game in games:
        standings = [[row[f"points_{seat}"] for seat in (1, 2, 3)] for row in by_game[game["game"]]]
        leaders = [one.index(max(one)) for one in standings if one.count(max(one)) == 1]
        changes.append(sum(one != other for one, other in pairwise(leaders)))
        after = standings[3:]
        middle = after[len(after) // 2]
        leads = [game[f"share_{seat + 1}"] for seat in range(3) if middle[seat] == max(middle)]
        half_time.append(fmean(leads))
        first, second, *_ = sorted(middle, reverse=True)
        runaways.append(float(first - second >= 0.2 * 23 and leads == [1.0]))
        own = by_game[game["game"]]
        blocked.append(sum(row["blocked"] for row in own if row["part"] == "turn") / game["turns"])
    piles = [row["pile"] for row in games]
    course = figures.course(run)
    assert [*figures.lead_changes(run)] == changes
    assert same_mean(course.lead_changes, [float(one) for one in changes], piles)
    assert same_share(course.half_time_leader_wins, half_time, piles)
    assert same_share(course.runaway, runaways, piles)
    assert course.blocked.value == pytest.approx(fmean(blocked))
    shared = [float(max(row[f"share_{seat}"] for seat in (1, 2, 3)) < 1) for row in games]
    assert same_share(course.ties, shared, piles)
    assert figures.stopped(run).value == fmean(not row["finished"] for row in games)
    certain = figures.certainty(run)
    assert certain[10].value == pytest.approx(fmean(half_time))
    assert certain[-1].value > 0.9


def test_games_that_were_stopped_count_for_shares_of_victory_alone(run: Run, games: list[Row]) -> None:
    marked = Run(run.plan, {**run.games, "finished": run.games["game"] % 5 != 0}, run.turns)
    rest = [row for row in games if row["game"] % 5]
    ended = marked.ended
    assert [*ended.games["game"]] == [row["game"] for row in rest]
    assert {*ended.turns["game"]} == {row["game"] for row in rest}
    assert figures.stopped(marked).value == 5 / 24
    long = fmean(row["turns"] / 3 for row in rest)
    assert figures.course(ended).own_turns.value == pytest.approx(long)
    text = report(marked)
    assert f"<td>{100 * fmean(row['share_1'] for row in games):.1f} (" in text
    assert f"<td>{fmean(row['points_1'] for row in rest):.2f} ±" in text
    assert f"<td>{long:.2f} ±" in text
    assert "<td>20.8 (" in text
