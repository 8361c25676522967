"""The inputs of the network: Python and C have the same numbers."""

import re
from pathlib import Path

from cleocatra.bots import rows

DECLARATIONS = Path(rows.__file__).with_name("row_constants.pxd")


def test_c_and_python_have_the_same_numbers() -> None:
    declared = re.findall(r"(\w+) = (\d+)", DECLARATIONS.read_text(encoding="utf-8"))
    assert len(declared) == 8
    for name, number in declared:
        assert getattr(rows, name) == int(number), name
