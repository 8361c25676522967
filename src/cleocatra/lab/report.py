"""A report: one HTML page about a simulation, or two side by side, with nothing fetched from anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import isnan

import numpy as np

from cleocatra.lab import figures, plots
from cleocatra.lab.page import PAGE
from cleocatra.lab.run import Array, Estimate, Run
from cleocatra.record.variant_tag import words

SEATS = ("1st", "2nd", "3rd", "4th")
SIDES = ("A", "B")
UNKNOWN = Estimate(float("nan"), float("nan"))
Row = Sequence[str]


def report(run: Run, against: Run | None = None) -> str:
    """The page."""
    runs = [run] if against is None else [run, against]
    sections = [
        section("Is it fair?", seats(runs), seat_points(runs), bots(runs)),
        section("How does it go?", length(runs), choices(runs), points(runs)),
        section("Is it exciting?", tension(runs), lead_changes(runs), course(runs)),
        section("What do players do, and what is it worth?", *actions(runs)),
    ]
    title = run.name if against is None else f"{run.name} against {against.name}"
    return PAGE.format(
        title=escape(f"Cleocatra lab: {title}"),
        head=head(runs),
        sections="\n".join(sections),
    )


# Pieces


def share(mark: Estimate) -> str:
    """In per cent, as the table's head says."""
    return plus_minus(mark, 100, 1)


def number(mark: Estimate, digits: int = 2) -> str:
    return plus_minus(mark, 1, digits)


def plus_minus(mark: Estimate, times: float, digits: int) -> str:
    if isnan(mark.value):
        return "–"
    told = f"{times * mark.value:.{digits}f}"
    if not isnan(mark.margin):
        told += f" ± {times * mark.margin:.{digits}f}"
    return told.replace("-", "−")


def table(heads: Row, rows: Sequence[Row]) -> str:
    first = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    )
    return f'<div class="scroll"><table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def card(heading: str, plot: str, numbers: str, how: str, *, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    caption = f"<figcaption>{escape(how)}</figcaption>"
    return f"<figure{kind}><h3>{escape(heading)}</h3>{plot}{numbers}{caption}</figure>"


def section(heading: str, *cards: str) -> str:
    return f'<section><h2>{escape(heading)}</h2><div class="cards">{"".join(cards)}</div></section>'


def sides(runs: Sequence[Run]) -> tuple[str, ...]:
    return SIDES[: len(runs)] if len(runs) > 1 else ("",)


def compared(name: str, marks: Sequence[Estimate], percent: bool = True) -> Row:
    """A row with each run's estimate and, for two, their difference."""
    told = share if percent else number
    more = [told(marks[0].minus(marks[1]))] if len(marks) == 2 else []
    return [name, *map(told, marks), *more]


def columns_of(runs: Sequence[Run], first: str, what: str) -> Row:
    return [first, what] if len(runs) == 1 else [first, "A", "B", "A − B"]


def head(runs: Sequence[Run]) -> str:
    parts = []
    for side, run in zip(sides(runs), runs, strict=True):
        match, options = run.plan.match, run.options
        mix = ", ".join(f"{amount} {kind.title()}" for kind, amount in sorted(options.mix.items()))
        changes = [f"{name} {words(value)}" for name, value in match.variant.differences.items()]
        variant = f"{match.variant.name} ({'; '.join(changes)})" if changes else "standard"
        facts = [
            ("variant", variant),
            ("rules", f"{match.rules}, {match.edition} edition, {run.players} players"),
            ("tiles", mix),
            ("goal", f"{options.variant.goal} points"),
            ("bots", ", ".join(match.bots)),
            ("games", f"{match.games:,}, seed {match.seed}"),
            ("command", run.plan.command),
        ]
        mark = f'<span class="key key{SIDES.index(side)}">{side}</span> ' if side else ""
        rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
        parts.append(f'<div class="run"><h2>{mark}{escape(run.name)}</h2><dl>{rows}</dl></div>')
    return f'<div class="runs">{"".join(parts)}</div>'


# Sections


def by_seat(runs: Sequence[Run], found: Sequence[list[Estimate]]) -> list[tuple[str, list[Estimate]]]:
    names = SEATS[: max(run.players for run in runs)]
    return [
        (name, [one[seat] if seat < len(one) else UNKNOWN for one in found])
        for seat, name in enumerate(names)
    ]


def seats(runs: Sequence[Run]) -> str:
    rows = by_seat(runs, [figures.seat_shares(run) for run in runs])
    advantage = compared("1st's advantage", [figures.first_advantage(run) for run in runs])
    return card(
        "Share of victory by seat",
        plots.intervals(rows, "Share of victory by seat", middle=1 / runs[0].players),
        table(columns_of(runs, "seat, %", "share"), [*(compared(*row) for row in rows), advantage]),
        "A shared victory counts in parts. The line is an even share; the advantage is the first seat's "
        "share less that. ± makes a 95 % interval.",
    )


def seat_points(runs: Sequence[Run]) -> str:
    rows = by_seat(runs, [figures.seat_points(run) for run in runs])
    middle = float(runs[0].points.mean())
    return card(
        "Points by seat",
        plots.intervals(rows, "Mean points by seat", middle=middle, label=plots.plain),
        table(columns_of(runs, "seat", "points"), [compared(*row, percent=False) for row in rows]),
        "Points at the end, a mean over all games. The line is the mean of all seats.",
    )


def bots(runs: Sequence[Run]) -> str:
    shares = [figures.bot_shares(run) for run in runs]
    names = list(dict.fromkeys(name for one in shares for name in one))
    if len(names) < 2:
        return ""
    rows = [(name, [one.get(name, UNKNOWN) for one in shares]) for name in names]
    return card(
        "Share of victory by bot",
        plots.intervals(rows, "Share of victory by bot", middle=1 / runs[0].players),
        table(columns_of(runs, "bot, %", "share"), [compared(*row) for row in rows]),
        "Every pile is played once with each seating; games with the same pile count as one observation.",
    )


def distribution(values: Array) -> dict[int, float]:
    counts = Counter(int(value) for value in values)
    return {value: amount / len(values) for value, amount in counts.items()}


def spread(values: Array, digits: int = 1) -> list[str]:
    ends = np.percentile(values, (5, 95))
    return [f"{values.mean():.{digits}f}", f"{ends[0]:.{digits}f} – {ends[1]:.{digits}f}"]


def length(runs: Sequence[Run]) -> str:
    turns = [figures.own_turns(run) for run in runs]
    rows = []
    for side, run, own in zip(sides(runs), runs, turns, strict=True):
        rows += [
            [f"{side} turns a player".strip(), *spread(own)],
            [f"{side} turns of all".strip(), *spread(run.games["turns"])],
            [f"{side} minutes (estimate)".strip(), *spread(figures.minutes(run), 0)],
        ]
    tall = [distribution(np.minimum(own, np.percentile(own, 99))) for own in turns]
    return card(
        "Turns a player",
        plots.columns(tall, "Distribution of turns a player", across="turns a player"),
        table(["", "mean", "middle 90 %"], rows),
        f"Minutes are not measured: {figures.SECONDS_AN_ACTION:g} s for each action and "
        f"{figures.SECONDS_A_DOUBLING:g} s of thought for every doubling of the ways to play a turn. "
        "In the plot the longest hundredth of the games counts as the next shorter.",
    )


def choices(runs: Sequence[Run]) -> str:
    found = [figures.choices(run) for run in runs]
    lines = [
        [(number, Estimate(value, float("nan"))) for number, value in enumerate(one.by_round, start=1)]
        for one in found
    ]
    rows = []
    for side, one in zip(sides(runs), found, strict=True):
        low, middle, high = one.quartiles
        rows.append(
            [side or "all turns", f"{one.first_actions:.0f}", f"{middle:.0f}", f"{low:.0f} – {high:.0f}"]
        )
    title = "Median number of ways to play a turn, by round"
    return card(
        "Ways to play a turn",
        plots.curves(lines, title, across="round", label=plots.plain, x_label=plots.plain, zero=True),
        table(["", "first actions", "ways", "middle half"], rows),
        "Medians. A way is a first action with a second one, or a Score alone; which tile a Scout reveals is "
        "taken as it came. Rounds that at least a tenth of the games reach.",
    )


def points(runs: Sequence[Run]) -> str:
    sources = [figures.points_by_source(run) for run in runs]
    names = {"colours": "colours", "helpers": "helpers", "extra": "Cleocatra's point"}
    rows = [(side or "all", [*source.values()]) for side, source in zip(sides(runs), sources, strict=True)]
    totals = [sum(source.values()) for source in sources]
    told = []
    for key, name in names.items():
        parts = [(one[key], one[key] / max(all_, 1e-9)) for one, all_ in zip(sources, totals, strict=True)]
        told.append([name, *(f"{value:.2f} ({part:.0%})" for value, part in parts)])
    told.append(["all", *(f"{total:.2f}" for total in totals)])
    told.append(["in bonus actions", *(f"{figures.bonus_points(run):.2f}" for run in runs)])
    return card(
        "Points by source",
        plots.stacks(rows, [*names.values()], "Points a player and game, by source"),
        table(["source", *(side or "points" for side in sides(runs))], told),
        "Points a player and game. The other abilities give no points themselves: what they are worth shows "
        "in the shares of victory below, and best beside a run without them (--against).",
    )


def actions(runs: Sequence[Run]) -> list[str]:
    found = [{use.name: use for use in figures.uses(run)} for run in runs]
    names = list(dict.fromkeys(name for one in found for name in one))
    labels = {name: shown(name, any(one[name].ability for one in found if name in one)) for name in names}
    often = [(labels[name], [one[name].a_game if name in one else 0.0 for one in found]) for name in names]
    worth = [(labels[name], [one[name].share if name in one else UNKNOWN for one in found]) for name in names]
    worth = [(name, marks) for name, marks in worth if not all(isnan(mark.value) for mark in marks)]
    heads = [f"{side} {what}".strip() for side in sides(runs) for what in ("times", "points", "victory, %")]
    rows = []
    for name in names:
        uses = [one[name] for one in found if name in one]
        cells = [(f"{use.a_game:.2f}", number(use.points), share(use.share)) for use in uses]
        if len(cells) < len(runs):  # an ability that one run doesn't have
            missing = [name in one for one in found].index(False)
            cells.insert(missing, ("–", "–", "–"))
        rows.append([labels[name], *(cell for three in cells for cell in three)])
    return [
        card(
            "How often",
            plots.bars(often, "Times a player and game"),
            "",
            "Times a player and game. Cleocatra, Mut and Princess: Scores on such a tile while its ability "
            "is in play; Mafdat: moves of a held tile; Bastet: swaps.",
        ),
        card(
            "What goes with it",
            plots.intervals(worth, "Share of victory of who does it more, less that of the others", middle=0),
            "",
            "Within each game: the share of victory of those who did it more often than the game's average, "
            "less that of those who did it less often. It goes with winning; it need not be the cause: for "
            "that, compare with a variant without it.",
        ),
        card(
            "In numbers",
            "",
            table(["", *heads], rows),
            "Times a player and game; points of a turn with it, less those of a turn without it; share of "
            "victory as in the plot.",
            wide=len(runs) > 1,
        ),
    ]


def shown(name: str, ability: bool) -> str:
    return f"{name.title()}\N{NO-BREAK SPACE}*" if ability else {"team": "team up"}.get(name, name)


def tension(runs: Sequence[Run]) -> str:
    lines = [
        [(step / figures.STEPS, mark) for step, mark in enumerate(figures.certainty(run))] for run in runs
    ]
    title = "The leader's share of victory over the course of the game"
    return card(
        "Tension",
        plots.curves(lines, title, across="part of the game played"),
        "",
        "The share of victory in store for whoever has the most points at that moment. Flat and low: all is "
        "open. Early and high: it is decided early. Bands are 95 % intervals.",
    )


def lead_changes(runs: Sequence[Run]) -> str:
    changes = [distribution(figures.lead_changes(run)) for run in runs]
    return card(
        "Lead changes",
        plots.columns(changes, "Distribution of lead changes", across="lead changes in a game"),
        "",
        "How often one sole leader follows another.",
    )


def course(runs: Sequence[Run]) -> str:
    found = [figures.course(run) for run in runs]
    rows = [
        compared("half-time leader, %", [one.half_time_leader_wins for one in found]),
        compared("runaways, %", [one.runaway for one in found]),
        compared("shared, %", [one.ties for one in found]),
        compared("blocked turns, %", [one.blocked for one in found]),
        compared("stopped, %", [Estimate(one.unfinished, float("nan")) for one in found]),
        compared("margin, points", [one.margin for one in found], percent=False),
        compared("lead changes", [one.lead_changes for one in found], percent=False),
    ]
    return card(
        "In numbers",
        "",
        table(columns_of(runs, "", "mean"), rows),
        "Half-time leader: the mean share of victory in store for whoever leads then. Runaway: at half-time "
        f"{figures.RUNAWAY:.0%} of the goal ahead of the second, and then the only winner. Shared: more than "
        "one winner. Blocked (R6): turns where no complete turn was possible, so the player rallied or took "
        "a tile action alone. Stopped: games that reached the limit of turns. Margin: between the first two.",
    )
