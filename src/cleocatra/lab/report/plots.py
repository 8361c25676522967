"""Draws plots as SVG; the style sheet of the page colours them for light and dark themes.

A plot is WIDTH units wide, about the width of a phone in pixels, so that its text is readable there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, isnan, log10

from cleocatra import amounts
from cleocatra.bots.estimates import Estimate
from cleocatra.rules.drawing import width_of

WIDTH = 400
LETTER = 6.8  # the approximate width of a letter, and half that of a Chinese character
Label = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Axis:
    """Maps values to coordinates of the drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    @property
    def ticks(self) -> Iterator[float]:
        """Round values, about five of them."""
        rough = (self.high - self.low) / 4
        unit: float = 10 ** floor(log10(rough))
        step = next(unit * size for size in (1, 2, 2.5, 5, 10) if unit * size >= rough * 0.99)
        number = floor(self.low / step)
        while number * step <= self.high + step * 1e-6:
            if number * step >= self.low - step * 1e-6:
                yield round(number * step, 10)
            number += 1


def spanning(values: Sequence[float], start: float, end: float, *, zero: bool = False) -> Axis:
    """An axis that spans all values, and 0 with `zero`."""
    known = [value for value in values if not isnan(value)] + ([0.0] if zero else [])
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return Axis(0.0 if zero and low >= 0 else low - room, high + room, start, end)


def svg(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "middle", kind: str = "label") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def room_for(words: str) -> float:
    return LETTER * width_of(words)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:g}" {size} class="{kind}"/>'


def upright_ticks(axis: Axis, top: float, bottom: float, label: Label) -> list[str]:
    """A horizontal scale below the drawing, with a vertical line at each tick."""
    parts = []
    for tick in axis.ticks:
        parts += [
            line(axis(tick), top, axis(tick), bottom, "grid"),
            text(axis(tick), bottom + 16, label(tick)),
        ]
    return parts


def level_ticks(axis: Axis, left: float, label: Label) -> list[str]:
    parts = []
    for tick in axis.ticks:
        parts += [
            line(left, axis(tick), WIDTH - 8, axis(tick), "grid"),
            text(left - 6, axis(tick) + 4, label(tick), "end"),
        ]
    return parts


def intervals(
    rows: Sequence[tuple[str, Sequence[Estimate]]],
    title: str,
    *,
    middles: Sequence[float],
    label: Label = amounts.percent,
) -> str:
    """Means with their 95 % intervals: a row for each name, with a mark for each run.

    `middles` are vertical lines: one for all runs, or one in the colour of each run if they differ.
    """
    ends = [end for _, marks in rows for mark in marks for end in (mark.low, mark.high, mark.value)]
    left = 18 + max(room_for(name) for name, _ in rows)
    axis = spanning([*ends, *middles], left, WIDTH - 20)
    height = max(1, max(len(marks) for _, marks in rows)) * 13 + 9
    bottom = 8 + height * len(rows)
    parts = upright_ticks(axis, 6, bottom, label)
    several = len(set(middles)) > 1
    for run, middle in enumerate(middles if several else middles[:1]):
        parts.append(line(axis(middle), 2, axis(middle), bottom, f"middle run{run}" if several else "middle"))
    for index, (name, marks) in enumerate(rows):
        top = 8 + height * index
        parts.append(text(left - 8, top + height / 2 + 4, name, "end"))
        for run, mark in enumerate(marks):
            if isnan(mark.value):
                continue
            y = top + height / 2 + 13 * (run - (len(marks) - 1) / 2)
            if mark.has_interval:
                parts.append(line(axis(mark.low), y, axis(mark.high), y, f"whisker run{run}"))
            parts.append(f'<circle cx="{axis(mark.value):g}" cy="{y:g}" r="4.5" class="fill{run}"/>')
    return svg(bottom + 24, parts, title)


def bars(rows: Sequence[tuple[str, Sequence[float]]], title: str, *, label: Label = amounts.plain) -> str:
    """Horizontal bars: a group for each name, with a bar for each run."""
    left = 18 + max(room_for(name) for name, _ in rows)
    axis = spanning([value for _, values in rows for value in values], left, WIDTH - 40, zero=True)
    runs = max(len(values) for _, values in rows)
    thick = 14 if runs == 1 else 10
    height = thick * runs + 8
    bottom = 6 + height * len(rows)
    parts = upright_ticks(axis, 4, bottom, label)
    for index, (name, values) in enumerate(rows):
        top = 8 + height * index
        parts.append(text(left - 8, top + thick * runs / 2 + 4, name, "end"))
        for run, value in enumerate(values):
            y = top + thick * run
            width = max(0.0, axis(value) - left)
            parts.append(box(left, y, width, thick - 2, f"fill{run}"))
            parts.append(text(left + width + 5, y + thick - 4, amounts.number(value, 2), "start", "value"))
    return svg(bottom + 24, parts, title)


def stacks(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], title: str) -> str:
    """A stacked horizontal bar for each run, with a legend below."""
    left = 18 + max(room_for(name) for name, _ in rows)
    axis = spanning([sum(values) for _, values in rows], left, WIDTH - 10, zero=True)
    bottom = 6 + 34 * len(rows)
    parts = upright_ticks(axis, 4, bottom, amounts.plain)
    for index, (name, values) in enumerate(rows):
        y = 10 + 34 * index
        parts.append(text(left - 8, y + 17, name, "end"))
        from_ = 0.0
        for number, value in enumerate(values):
            x, width = axis(from_), axis(from_ + value) - axis(from_)
            parts.append(box(x, y, width, 26, f"part{number}"))
            if width > 30:
                parts.append(text(x + width / 2, y + 17, amounts.number(value, 1), kind="inside"))
            from_ += value
    x = 8.0
    for number, name in enumerate(names):
        parts.append(box(x, bottom + 30, 11, 11, f"part{number}"))
        parts.append(text(x + 16, bottom + 40, name, "start"))
        x += 34 + room_for(name)
    return svg(bottom + 48, parts, title)


def curves(
    runs: Sequence[Sequence[tuple[float, Estimate]]],
    title: str,
    *,
    across: str,
    label: Label = amounts.percent,
    x_label: Label = amounts.percent,
    whole: bool = False,
    zero: bool = False,
) -> str:
    """A line for each run, with a band where there are intervals; `across` is the label of the x-axis.

    `whole`: only integers are ticks of the x-axis.
    """
    bottom, left = 190.0, 46.0
    marks = [mark for run in runs for _, mark in run]
    ends = [end for mark in marks for end in ((mark.low, mark.high) if mark.has_interval else (mark.value,))]
    up = spanning(ends, bottom, 10, zero=zero)
    xs = [x for run in runs for x, _ in run]
    wide = Axis(min(xs), max(max(xs), min(xs) + 1e-9), left, WIDTH - 22)
    parts = level_ticks(up, left, label)
    ticks = [tick for tick in wide.ticks if not whole or tick == round(tick)]
    parts += [text(wide(tick), bottom + 16, x_label(tick)) for tick in ticks]
    parts.append(text((left + WIDTH - 14) / 2, bottom + 34, across))
    for number, run in enumerate(runs):
        banded = [(x, mark) for x, mark in run if mark.has_interval]
        if banded:
            rim = [f"{wide(x):g},{up(mark.high):g}" for x, mark in banded]
            rim += [f"{wide(x):g},{up(mark.low):g}" for x, mark in reversed(banded)]
            parts.append(f'<polygon points="{" ".join(rim)}" class="band{number}"/>')
    for number, run in enumerate(runs):
        places = " ".join(f"{wide(x):g},{up(mark.value):g}" for x, mark in run)
        parts.append(f'<polyline points="{places}" class="curve run{number}"/>')
    return svg(bottom + 42, parts, title)


def columns(runs: Sequence[dict[int, float]], title: str, *, across: str) -> str:
    """Vertical bars: a distribution over integers for each run, side by side."""
    bottom, left = 170.0, 46.0
    keys = [key for run in runs for key in run]
    low, high = min(keys), max(keys)
    up = spanning([value for run in runs for value in run.values()], bottom, 10, zero=True)
    room = (WIDTH - 14 - left) / (high - low + 1)
    parts = level_ticks(up, left, amounts.percent)
    width = room * 0.84 / len(runs)
    for number, run in enumerate(runs):
        for key, value in sorted(run.items()):
            x = left + (key - low + 0.08) * room + number * width
            parts.append(box(x, up(value), width, bottom - up(value), f"fill{number}"))
    every = max(1, round((high - low + 1) / 9))
    for key in range(low, high + 1, every):
        parts.append(text(left + (key - low + 0.5) * room, bottom + 16, str(key)))
    parts.append(text((left + WIDTH - 14) / 2, bottom + 34, across))
    return svg(bottom + 42, parts, title)
