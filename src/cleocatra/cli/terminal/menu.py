"""The menu of a player's choices.

A kind of action can have many forms: a Score on a Princess tile can have hundreds. Actions with the same
beginning then share an entry that opens a submenu.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from cleocatra.record import format_action
from cleocatra.rules import (
    Action,
    Dispatch,
    Herd,
    Open,
    Pass,
    Points,
    Position,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.words import say

LONGEST_GROUP = 15
TITLES: dict[type[Action], str] = {
    Open: "menu-open",
    Scout: "menu-scout",
    Search: "menu-search",
    Swap: "menu-swap",
    Dispatch: "menu-dispatch",
    TeamUp: "menu-team",
    Herd: "menu-herd",
    Score: "menu-score",
    Rally: "menu-rally",
    Pass: "menu-pass",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice: an action, or several with the same beginning."""

    label: str
    actions: tuple[Action, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """The choices of one kind of action."""

    title: str
    entries: tuple[Entry, ...]


def menu(position: Position, actions: Sequence[Action], *, revealed: bool = False) -> list[Section]:
    """The menu of these actions; a Scout is one entry until its tile is revealed (R5)."""
    sections = []
    for kind, group in groupby(actions, key=type):
        same = tuple(group)
        if kind is Scout and not revealed:
            entries = [Entry("scout", same, say("menu-scout-note"))]
        else:
            entries = entries_for(position, same)
        sections.append(Section(say(TITLES[kind]), tuple(entries)))
    return sections


def entries_for(position: Position, actions: tuple[Action, ...]) -> list[Entry]:
    """An entry for each action of one kind, or for each group if there are too many."""
    if len(actions) > LONGEST_GROUP:
        for beginnings in zip(*map(beginnings_of, actions), strict=True):
            groups: dict[str, list[Action]] = {}
            for beginning, action in zip(beginnings, actions, strict=True):
                groups.setdefault(beginning, []).append(action)
            if 1 < len(groups) < len(actions):
                return [group_entry(position, label, tuple(group)) for label, group in groups.items()]
    return [Entry(format_action(action), (action,), note(position, action)) for action in actions]


def beginnings_of(action: Action) -> tuple[str, ...]:
    """The beginnings by which actions are grouped, from coarse to fine."""
    match action:
        case Search(tile, _):
            return (f"search {tile}>…",)
        case Swap(own, _, _):
            return (f"swap {own}<>…",)
        case Herd(start, _):
            return (f"herd {start}>…",)
        case Rally(_, start) if start is not None:
            return (f"rally {start}>…",)
        case Score(cell, helpers, _, put):
            rescue = f"score {cell}" + "".join(f" {word}" for word in ("with", *helpers) if helpers)
            return f"{rescue} …", f"{rescue} … to {' '.join(map(str, put))}"
    return ()


def group_entry(position: Position, label: str, actions: tuple[Action, ...]) -> Entry:
    if len(actions) == 1:
        return Entry(format_action(actions[0]), actions, note(position, actions[0]))
    points, ways = note(position, actions[0]), say("menu-ways", count=len(actions))
    return Entry(label, actions, say("menu-score-ways", points=points, ways=ways) if points else ways)


def note(position: Position, action: Action) -> str:
    """What the notation of the action doesn't show."""
    return points_text(position.points_for(action)) if isinstance(action, Score) else ""


def points_text(points: Points) -> str:
    """A Score's points and where they come from.

    >>> from cleocatra.rules import Kind
    >>> points_text(Points((Kind.CLEOCATRA, Kind.MUT), (), ability=1))
    '3 points: 2 colors, 1 for Cleocatra'
    """
    parts = [say("menu-colours", count=len(points.colours))]
    if points.helpers:
        parts.append(say("menu-helpers", count=len(points.helpers)))
    if points.ability:
        parts.append(say("menu-ability", count=points.ability))
    total = say("points-count", count=points.total)
    return say("menu-points", points=total, parts=say("list-separator").join(parts))
