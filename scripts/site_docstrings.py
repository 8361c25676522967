"""An extension of griffe: the examples in docstrings become blocks of code on the site."""

from __future__ import annotations

import re
from typing import Any

import griffe

# from a prompt to the next empty line
EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
