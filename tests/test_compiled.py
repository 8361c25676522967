"""The compiled kernel is the kernel that lies here as source."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import cleocatra
from cleocatra.compiled import STAMP, compiled_modules, digest, kernel_sources, stale_modules


def modules_run_compiled(uncompiled: str) -> str:
    """What a new process that imports the package with CLEOCATRA_UNCOMPILED so set runs compiled."""
    program = "\n".join(
        [
            *(f"import {name}" for name in kernel_sources()),
            "import cleocatra.compiled as c",
            "print(*c.compiled_modules())",
        ]
    )
    environment = os.environ | {"CLEOCATRA_UNCOMPILED": uncompiled}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_no_compiled_module_hides_an_edited_source() -> None:
    assert stale_modules() == (), "run `make test`, which compiles what changed"


@pytest.mark.compiled_only
def test_every_kernel_module_runs_compiled() -> None:
    assert modules_run_compiled("0").split() == sorted(kernel_sources())


def test_the_switch_runs_the_sources() -> None:
    assert modules_run_compiled("1") == ""


@pytest.mark.skipif(os.environ.get("CLEOCATRA_UNCOMPILED") != "1", reason="shows the uncompiled run")
def test_this_run_is_uncompiled() -> None:
    assert cleocatra.__file__.endswith(".py")
    assert compiled_modules() == ()


def test_an_edited_source_or_declaration_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "cleocatra"
    package.mkdir()
    source, declarations = package / "board.py", package / "board.pxd"
    source.write_text("size = 1\n")
    declarations.write_text("cdef int size\n")
    (package / f"board{EXTENSION_SUFFIXES[0]}").touch()
    assert stale_modules(package) == ("cleocatra.board",), "compiled, but without a stamp"

    (package / STAMP).write_text(f'{{"cleocatra.board": "{digest(source, package)}"}}')
    assert stale_modules(package) == ()
    source.write_text("size = 2\n")
    assert stale_modules(package) == ("cleocatra.board",)
    source.write_text("size = 1\n")
    declarations.write_text("cdef long size\n")
    assert stale_modules(package) == ("cleocatra.board",)
