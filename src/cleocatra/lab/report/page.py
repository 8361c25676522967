"""Builds a report: a self-contained HTML page about one simulation, or two side by side.

Its texts come from the message files, in the language of the command. All texts of a card are attributes of
one message, whose value is the heading.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import isnan, nan

import numpy as np

from cleocatra.amounts import number, percent, plain, span
from cleocatra.bots.estimates import UNKNOWN, Estimate
from cleocatra.lab.report import figures, plots
from cleocatra.lab.report.head import ability_name, bot_name, facts, run_name
from cleocatra.lab.report.intervals import NO_NUMBER, interval, percent_interval
from cleocatra.lab.report.template import PAGE
from cleocatra.lab.simulation.run import Array, Run
from cleocatra.words import say

SIDES = ("A", "B")
OPTION = re.compile(r"--[a-z]+")
Row = Sequence[str]


def report(run: Run, against: Run | None = None) -> str:
    """The page."""
    runs = [run] if against is None else [run, against]
    ended = [one.ended for one in runs]
    sections = [
        section(say("report-fair"), seats(runs), seat_points(ended), bots(runs)),
        section(say("report-flow"), length(ended), choices(ended), sources(ended)),
        section(say("report-exciting"), tension(ended), lead_changes(ended), course(runs)),
        section(say("report-actions"), *actions(ended)),
    ]
    names = [run_name(one) for one in runs]
    name = names[0] if against is None else say("report-against", run=names[0], other=names[1])
    return PAGE.format(
        language=say.language,
        title=escape(say("report-title", run=name)),
        head=head(runs),
        kind="two" if against else "one",
        sections="\n".join(sections),
        note=escape(say("report-note")),
    )


# Pieces


def table(heads: Row, rows: Sequence[Row]) -> str:
    first = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    )
    return f'<div class="scroll"><table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def card(name: str, plot: str = "", numbers: str = "", *, wide: bool = False, **details: str) -> str:
    """A figure with a plot, a table or both: the message `name` has its heading and its caption."""
    kind = ' class="wide"' if wide else ""
    caption = f"<figcaption>{prose(say(f'{name}.how', **details))}</figcaption>"
    return f"<figure{kind}><h3>{escape(say(name))}</h3>{plot}{numbers}{caption}</figure>"


def prose(text: str) -> str:
    """Escaped text, with command line options marked as code."""
    return OPTION.sub(r"<code>\g<0></code>", escape(text))


def section(heading: str, *cards: str) -> str:
    return f'<section><h2>{escape(heading)}</h2><div class="cards">{"".join(cards)}</div></section>'


def sides(runs: Sequence[Run]) -> tuple[str, ...]:
    return SIDES[: len(runs)] if len(runs) > 1 else ("",)


def of_side(side: str, what: str) -> str:
    return say("report-side", side=side, what=what) if side else what


def compared(name: str, marks: Sequence[Estimate], told: Callable[[Estimate], str] = percent_interval) -> Row:
    """A row with the estimate of each run and, for two runs, their difference."""
    more = [told(marks[0].minus(marks[1]))] if len(marks) == 2 else []
    return [name, *map(told, marks), *more]


def columns_of(runs: Sequence[Run], first: str, what: str) -> Row:
    return [first, what] if len(runs) == 1 else [first, *SIDES, " − ".join(SIDES)]


def head(runs: Sequence[Run]) -> str:
    parts = []
    for side, run in zip(sides(runs), runs, strict=True):
        mark = f'<span class="key key{SIDES.index(side)}">{side}</span> ' if side else ""
        rows = "".join(f"<dt>{escape(name)}</dt><dd>{prose(text)}</dd>" for name, text in facts(run).items())
        parts.append(f'<div class="run"><h2>{mark}{escape(run_name(run))}</h2><dl>{rows}</dl></div>')
    return f'<div class="runs">{"".join(parts)}</div>'


# Sections


def by_seat(runs: Sequence[Run], found: Sequence[list[Estimate]]) -> list[tuple[str, list[Estimate]]]:
    return [
        (say("report-seat", number=seat + 1), [one[seat] if seat < len(one) else UNKNOWN for one in found])
        for seat in range(max(run.players for run in runs))
    ]


def seats(runs: Sequence[Run]) -> str:
    rows = by_seat(runs, [figures.seat_shares(run) for run in runs])
    advantage = compared(say("report-seats.advantage"), [figures.first_advantage(run) for run in runs])
    heads = columns_of(runs, say("report-seats.rows"), say("report-seats.value"))
    return card(
        "report-seats",
        plots.intervals(rows, say("report-seats.plot"), middles=[1 / run.players for run in runs]),
        table(heads, [*(compared(*row) for row in rows), advantage]),
    )


def seat_points(runs: Sequence[Run]) -> str:
    rows = by_seat(runs, [figures.seat_points(run) for run in runs])
    middles = [float(run.points.mean()) for run in runs]
    heads = columns_of(runs, say("report-seat-points.rows"), say("report-seat-points.value"))
    return card(
        "report-seat-points",
        plots.intervals(rows, say("report-seat-points.plot"), middles=middles, label=plain),
        table(heads, [compared(*row, interval) for row in rows]),
    )


def bots(runs: Sequence[Run]) -> str:
    shares = [figures.bot_shares(run) for run in runs]
    names = list(dict.fromkeys(name for one in shares for name in one))
    if len(names) < 2:
        return ""
    rows = [(bot_name(name), [one.get(name, UNKNOWN) for one in shares]) for name in names]
    heads = columns_of(runs, say("report-bots.rows"), say("report-bots.value"))
    return card(
        "report-bots",
        plots.intervals(rows, say("report-bots.plot"), middles=[1 / run.players for run in runs]),
        table(heads, [compared(*row) for row in rows]),
    )


def distribution(values: Array) -> dict[int, float]:
    counts = Counter(int(value) for value in values)
    return {value: amount / len(values) for value, amount in counts.items()}


def mean_and_range(values: Array, digits: int = 1) -> list[str]:
    low, high = np.percentile(values, (5, 95))
    return [number(values.mean(), digits), span(number(low, digits), number(high, digits))]


def length(runs: Sequence[Run]) -> str:
    turns = [figures.own_turns(run) for run in runs]
    own_name, all_name = say("report-length.own"), say("report-length.all")
    rows = []
    for side, run, own in zip(sides(runs), runs, turns, strict=True):
        rows += [
            [of_side(side, own_name), *mean_and_range(own)],
            [of_side(side, all_name), *mean_and_range(run.games["turns"])],
            [of_side(side, say("report-length.minutes")), *mean_and_range(figures.minutes(run), 0)],
        ]
    tall = [distribution(np.minimum(own, np.percentile(own, 99))) for own in turns]
    return card(
        "report-length",
        plots.columns(tall, say("report-length.plot"), across=own_name),
        table(["", say("report-length.mean"), say("report-length.middle")], rows),
        action=plain(figures.SECONDS_AN_ACTION),
        doubling=plain(figures.SECONDS_A_DOUBLING),
    )


def choices(runs: Sequence[Run]) -> str:
    found = [figures.choices(run) for run in runs]
    lines = [
        [(round_, Estimate(value, nan, nan)) for round_, value in enumerate(one.by_round, start=1)]
        for one in found
    ]
    rows = []
    for side, one in zip(sides(runs), found, strict=True):
        low, middle, high = one.quartiles
        cells = [number(one.first_actions, 0), number(middle, 0), span(number(low, 0), number(high, 0))]
        rows.append([side or say("report-choices.all"), *cells])
    across = say("report-choices.across")
    return card(
        "report-choices",
        plots.curves(
            lines,
            say("report-choices.plot"),
            across=across,
            label=plain,
            x_label=plain,
            whole=True,
            zero=True,
        ),
        table(["", *(say(f"report-choices.{head}") for head in ("first", "ways", "middle"))], rows),
    )


def sources(runs: Sequence[Run]) -> str:
    found = [figures.points_by_source(run) for run in runs]
    names = {key: say(f"report-sources.{key}") for key in found[0]}
    rows = [
        (side or say("report-sources.all"), [*source.values()])
        for side, source in zip(sides(runs), found, strict=True)
    ]
    totals = [sum(source.values()) for source in found]
    told = [
        [name, *(part_of(one[key], total) for one, total in zip(found, totals, strict=True))]
        for key, name in names.items()
    ]
    told.append([say("report-sources.all"), *(number(total, 2) for total in totals)])
    told.append([say("report-sources.bonus"), *(number(figures.bonus_points(run), 2) for run in runs)])
    value = say("report-sources.value")
    return card(
        "report-sources",
        plots.stacks(rows, [*names.values()], say("report-sources.plot")),
        table([say("report-sources.rows"), *(side or value for side in sides(runs))], told),
    )


def part_of(value: float, total: float) -> str:
    return say("report-part", value=number(value, 2), part=percent(value / max(total, 1e-9)))


def actions(runs: Sequence[Run]) -> list[str]:
    found = [{use.name: use for use in figures.uses(run)} for run in runs]
    names = list(dict.fromkeys(name for one in found for name in one))
    labels = {name: use_label(name, any(one[name].ability for one in found if name in one)) for name in names}
    often = [(labels[name], [one[name].a_game if name in one else 0.0 for one in found]) for name in names]
    worth = [(labels[name], [one[name].share if name in one else UNKNOWN for one in found]) for name in names]
    worth = [(name, marks) for name, marks in worth if not all(isnan(mark.value) for mark in marks)]
    rows = [[labels[name], *(cell for one in found for cell in use_cells(one.get(name)))] for name in names]
    return [
        card("report-often", plots.bars(often, say("report-often.plot"))),
        card("report-goes-with", plots.intervals(worth, say("report-goes-with.plot"), middles=[0.0])),
        card("report-uses", numbers=table(["", *use_heads(runs)], rows), wide=len(runs) > 1),
    ]


def use_heads(runs: Sequence[Run]) -> Row:
    heads = [say(f"report-uses.{head}") for head in ("times", "points", "victory")]
    return [of_side(side, head) for side in sides(runs) for head in heads]


def use_cells(use: figures.Use | None) -> Row:
    """The cells of one run; `use` is None if only the other run has the ability."""
    if use is None:
        return [NO_NUMBER] * 3
    return [number(use.a_game, 2), interval(use.points), percent_interval(use.share)]


def use_label(name: str, ability: bool) -> str:
    return f"{ability_name(name)}\N{NO-BREAK SPACE}*" if ability else say(f"action-{name}")


def tension(runs: Sequence[Run]) -> str:
    lines = [
        [(step / figures.STEPS, mark) for step, mark in enumerate(figures.certainty(run))] for run in runs
    ]
    across = say("report-tension.across")
    return card("report-tension", plots.curves(lines, say("report-tension.plot"), across=across))


def lead_changes(runs: Sequence[Run]) -> str:
    changes = [distribution(figures.lead_changes(run)) for run in runs]
    across = say("report-lead-changes.across")
    return card("report-lead-changes", plots.columns(changes, say("report-lead-changes.plot"), across=across))


def course(runs: Sequence[Run]) -> str:
    found = [figures.course(run.ended) for run in runs]
    rows = [
        compared(say("report-course.turns"), [one.own_turns for one in found], interval),
        compared(say("report-course.leader"), [one.half_time_leader_wins for one in found]),
        compared(say("report-course.runaways"), [one.runaway for one in found]),
        compared(say("report-course.shared"), [one.ties for one in found]),
        compared(say("report-course.blocked"), [one.blocked for one in found]),
        compared(say("report-course.stopped"), [figures.stopped(run) for run in runs]),
        compared(say("report-course.margin"), [one.margin for one in found], interval),
        compared(say("report-course.changes"), [one.lead_changes for one in found], interval),
    ]
    heads = columns_of(runs, "", say("report-course.mean"))
    return card("report-course", numbers=table(heads, rows), runaway=percent(figures.RUNAWAY))
