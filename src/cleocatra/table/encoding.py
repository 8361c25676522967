"""Dataclasses as JSON and back, with the standard library alone.

Events in the log and views on the wire are plain dataclasses. `to_json` writes them; `from_json` reads events
and checks every value against the type of its field. A field with `metadata=OMIT_NONE` is left out while it
is None.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from cleocatra.record import format_action, parse_action
from cleocatra.rules import Action

OMIT_NONE = {"omit_none": True}
Value = TypeVar("Value")
Decode = Callable[[Any], Any]


def to_json(value: object) -> str:
    """The JSON of a dataclass, or of lists and dicts that hold some."""
    return ENCODER.encode(value)


def from_json(form: type[Value], text: str) -> Value:
    """The dataclass that `to_json` wrote; raises ValueError if the text has another form."""
    decoded: Value = decoder(form)(json.loads(text))  # type: ignore[arg-type]
    return decoded


# Writing


def encode(value: object) -> object:
    """What stands in JSON for a value that JSON doesn't know."""
    form: Any = type(value)
    return encoder(form)(value)


@cache
def encoder(form: Any) -> Callable[[Any], object]:
    """A function that turns values of this type, an action or a dataclass, into what JSON knows."""
    if form in get_args(Action):
        return format_action
    assert is_dataclass(form), form
    names = tuple(field.name for field in fields(form))
    optional = [field.name for field in fields(form) if field.metadata.get("omit_none")]
    if optional:
        return partial(present_fields, optional)
    if hasattr(form, "__slots__"):
        return lambda value: {name: getattr(value, name) for name in names}
    return vars


def present_fields(optional: Sequence[str], value: object) -> dict[str, object]:
    """The fields of a dataclass, without optional ones that are None."""
    found = vars(value).copy()
    for name in optional:
        if found[name] is None:
            del found[name]
    return found


# values are immutable or built for this, so no cycle needs to be looked for
ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"), default=encode)


# Reading


@cache
def decoder(form: Any) -> Decode:
    """A function that turns parsed JSON into a value of this type, or raises ValueError."""
    origin = get_origin(form)
    if form is Action or form in get_args(Action):
        return decode_action
    if origin in (Union, UnionType):
        return decode_union(get_args(form))
    if origin is Literal:
        return decode_literal(get_args(form))
    if origin is tuple:
        return decode_tuple(decoder(get_args(form)[0]))
    if isinstance(form, type) and is_dataclass(form):
        return decode_dataclass(form)
    if isinstance(form, type) and issubclass(form, Enum):
        return form
    return decode_plain(form)


def decode_action(value: object) -> Action:
    if not isinstance(value, str):
        raise ValueError("an action is written in words")
    return parse_action(value)


def decode_plain(form: type) -> Decode:
    """Reads text, numbers and truth values; a float may be written as a whole number."""

    def decode(value: object) -> object:
        if form is float and type(value) is int:
            return float(value)
        if type(value) is not form:
            raise ValueError(f"expected {form.__name__}, got {type(value).__name__}")
        return value

    return decode


def decode_literal(choices: Sequence[object]) -> Decode:
    def decode(value: object) -> object:
        if value not in choices:
            raise ValueError(f"expected one of {choices}")
        return value

    return decode


def decode_tuple(item: Decode) -> Decode:
    def decode(value: object) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise ValueError("expected a list")
        return tuple(map(item, value))

    return decode


def decode_union(forms: Sequence[Any]) -> Decode:
    """Reads None, one plain type, or the dataclass that the discriminating field names."""
    others = [form for form in forms if form is not NoneType]
    if len(others) == 1:
        inner = decoder(others[0])
        return lambda value: None if value is None else inner(value)
    by_name = {(discriminator(form), version_of(form)): decoder(form) for form in others}
    optional = NoneType in forms

    def decode(value: object) -> object:
        if value is None and optional:
            return None
        if not isinstance(value, Mapping):
            raise ValueError("expected an object")
        name, version = value.get("type", value.get("kind")), value.get("version")
        if (name, version) not in by_name:
            raise ValueError(f"unknown form {name!r} of version {version!r}")
        return by_name[name, version](value)

    return decode


def discriminator(form: type) -> object:
    """What tells a dataclass from the others of its union: the default of its field `type` or `kind`."""
    return next(field.default for field in fields(form) if field.name in ("type", "kind"))


def version_of(form: type) -> object:
    return next((field.default for field in fields(form) if field.name == "version"), None)


def decode_dataclass(form: Any) -> Decode:
    hints = get_type_hints(form)
    decoders = {field.name: decoder(hints[field.name]) for field in fields(form)}
    required = {
        field.name for field in fields(form) if field.default is MISSING and field.default_factory is MISSING
    }

    def decode_fields(value: object) -> object:
        if not isinstance(value, Mapping):
            raise ValueError("expected an object")
        if missing := required - value.keys():
            raise ValueError(f"{form.__name__} needs {min(missing)}")
        known = {name: decode(value[name]) for name, decode in decoders.items() if name in value}
        return form(**known)

    return decode_fields
