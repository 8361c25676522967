"""Reads variants from TOML files; `docs/lab.md` describes the settings."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from cleocatra.lab.faults import WHOLE_FILE, file_fault
from cleocatra.rules import Edition, InvalidVariant, RuleSet, Variant
from cleocatra.rules.tiles import KINDS
from cleocatra.rules.variant import ABILITIES, RULINGS, fault

LARGEST_FILE = 100_000
NUMBERS = ("goal", "rescuers", "inspectors")
PLAYERS = ("2", "3", "4")
SETTINGS = ("name", "rules", "edition", *NUMBERS, "tiles", "abilities", "rulings")

Choice = TypeVar("Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class VariantFile:
    """A variant, with the rule set and the edition that it is made for, if the file names them."""

    variant: Variant
    rules: RuleSet | None = None
    edition: Edition | None = None


def read_variant_file(path: Path) -> VariantFile:
    """The variant in a file. Raises OSError, or InvalidVariant with the name of the setting."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise file_fault(WHOLE_FILE, "file-size", most=str(LARGEST_FILE))
    try:
        return parse_variant_file(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise file_fault(WHOLE_FILE, "file-encoding") from None


def parse_variant_file(text: str) -> VariantFile:
    """The variant in a TOML text. Raises InvalidVariant.

    >>> parse_variant_file('name = "duel"\\ngoal = 15\\n[abilities]\\nmut = false').variant.differences
    {'goal': 15, 'off': ('mut',)}
    """
    try:
        settings: dict[str, object] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise file_fault(WHOLE_FILE, "file-toml", reason=str(error)) from None
    known(settings, SETTINGS)
    if not isinstance(settings.get("name"), str):
        raise file_fault("name", "file-name")
    changes: dict[str, object] = {field: settings[field] for field in NUMBERS if field in settings}
    changes |= tiles(table(settings, "tiles"))
    changes |= abilities(table(settings, "abilities"))
    changes |= rulings(table(settings, "rulings"))
    try:
        variant = Variant(settings["name"], **changes)  # type: ignore[arg-type]
    except InvalidVariant as error:
        raise in_file(error) from None
    return VariantFile(variant, choice(settings, "rules", RuleSet), choice(settings, "edition", Edition))


def in_file(error: InvalidVariant) -> InvalidVariant:
    """The same error with the setting's name as in a file: `rulings.R7` for `r7`, `tiles.2` for `tiles_2`."""
    field = f"rulings.{error.field.upper()}" if error.field in RULINGS else error.field.replace("_", ".")
    return InvalidVariant(field, error.reason, error.code, error.details)


def known(settings: Mapping[str, object], names: tuple[str, ...], where: str = "") -> None:
    for name in settings:
        if name not in names:
            raise file_fault(f"{where}{name}", "file-setting", choices=", ".join(names))


def table(settings: Mapping[str, object], name: str) -> dict[str, object]:
    found = settings.get(name, {})
    if not isinstance(found, dict):
        raise file_fault(name, "file-table", name=name)
    return found


def choice(settings: Mapping[str, object], name: str, choices: type[Choice]) -> Choice | None:
    if name not in settings:
        return None
    if settings[name] not in list(choices):
        raise fault(name, "ruling", choices=", ".join(choices), value=repr(settings[name]))
    return choices(str(settings[name]))


def tiles(settings: dict[str, object]) -> dict[str, object]:
    """`[tiles]` is the contents of the box, `[tiles.2]` the exact tiles of a game of two."""
    known(settings, (*KINDS, *PLAYERS), "tiles.")
    exact = {name: table(settings, name) for name in PLAYERS if name in settings}
    box = {name: number for name, number in settings.items() if name not in PLAYERS}
    found: dict[str, object] = {"tiles": mix(box, "tiles")} if box else {}
    for players, numbers in exact.items():
        found[f"tiles_{players}"] = mix(numbers, f"tiles.{players}")
    return found


def mix(numbers: dict[str, object], where: str) -> tuple[object, ...]:
    known(numbers, KINDS, f"{where}.")
    for kind in KINDS:
        if kind not in numbers:
            raise file_fault(f"{where}.{kind}", "file-kinds")
    return tuple(numbers[kind] for kind in KINDS)


def abilities(settings: dict[str, object]) -> dict[str, object]:
    known(settings, ABILITIES, "abilities.")
    for name, wanted in settings.items():
        if not isinstance(wanted, bool):
            raise file_fault(f"abilities.{name}", "file-switch", value=repr(wanted))
    return {
        "on": tuple(name for name, wanted in settings.items() if wanted),
        "off": tuple(name for name, wanted in settings.items() if not wanted),
    }


def rulings(settings: dict[str, object]) -> dict[str, object]:
    known(settings, tuple(name.upper() for name in RULINGS), "rulings.")
    return {name.lower(): value for name, value in settings.items()}
