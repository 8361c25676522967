"""What all shapes on the wire have in common: they are plain dataclasses that tell web frameworks about
themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

# read by pydantic, where it is there: the strings below fields become descriptions in the API's schema
CONFIG = {"use_attribute_docstrings": True}
Shape = TypeVar("Shape")


@dataclass_transform()
def wire(shape: type[Shape]) -> type[Shape]:
    """Make a class a dataclass whose fields are documented by the strings below them."""
    made = dataclass(shape)
    made.__pydantic_config__ = CONFIG  # type: ignore[attr-defined]
    return made
