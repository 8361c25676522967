"""The command as a whole: help, version, exit status, and being a good neighbour in a pipeline."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cleocatra
from cleocatra.compiled import compiled_modules
from tests.cli.conftest import Run

COMMAND = [sys.executable, "-m", "cleocatra"]
COMMANDS = ("play", "check", "show", "legal", "perft", "random")


def in_shell(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a real process with its output in a pipe."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env={**os.environ, **environment},
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_the_version_says_whether_the_kernel_is_compiled(run: Run) -> None:
    result = run("--version")
    kernel = "compiled" if compiled_modules() else "not compiled: runs from its sources, slower"
    assert result.out == f"cleocatra {cleocatra.__version__} (kernel {kernel})\n"
    assert result.status == 0


def test_help_lists_every_command_and_gives_examples(run: Run) -> None:
    result = run("--help")
    assert result.status == 0
    assert "examples:" in result.out
    for name in COMMANDS:
        assert f"\n    {name} " in result.out


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_command_teaches_with_examples(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.status == 0
    assert f"\nexamples:\n  cleocatra {name}" in result.out
    assert max(map(len, result.out.splitlines())) <= 110


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("check",),
        ("perft", "game.cleo"),
        ("perft", "game.cleo", "--depth", "-1"),
        ("perft", "game.cleo", "--depth", "two"),
        ("show", "game.cleo", "--at", "9" * 30),
        ("random", "--players", "5"),
        ("random", "--players", "red red"),
        ("random", "--rules", "expert"),
        ("random", "--edition", "german"),
        ("random", "--games", "0", "--out", "games"),
        ("random", "--games", "2", "--seed", "1"),
        ("play", "-"),
        ("play", "game.cleo", "--rules", "basic"),
    ],
)
def test_wrong_arguments_give_status_2_and_say_why(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.status == 2
    assert result.out == ""
    assert "cleocatra" in result.err


# Real processes


def test_the_module_runs_as_the_command(record: Path) -> None:
    result = in_shell("check", record)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"{record}: red 2, blue 4; not finished, blue is next\n"


def test_a_bad_record_gives_status_1(tmp_path: Path) -> None:
    (tmp_path / "bad.cleo").write_text("red: open 0,0\n")
    result = in_shell("legal", tmp_path / "bad.cleo")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"{tmp_path / 'bad.cleo'}:1:1: the tag Rules is missing\n"


def test_in_a_pipe_nothing_is_coloured_and_rich_is_not_even_imported(record: Path) -> None:
    result = in_shell("show", record, PYTHONPROFILEIMPORTTIME="1", FORCE_COLOR="1")
    assert "\x1b" not in result.stdout
    assert "cleocatra.cli.screen" in result.stderr
    assert "rich" not in result.stderr


def test_a_terminal_that_knows_ascii_only_is_no_reason_to_crash(record: Path) -> None:
    result = in_shell("play", record, PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_reader_who_leaves_early_is_no_reason_to_complain(record: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "legal", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
    assert complaints == b""
    assert process.returncode == 141


def test_ctrl_c_ends_the_command_without_a_word(record: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", str(record)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # a shell that runs the tests in the background has made them deaf to it
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"blue> "):
            char = process.stdout.read(1)
            assert char, "the command ended before it asked"
            shown += char
        process.send_signal(signal.SIGINT)
        # closes standard input too: the signal may come just before the command waits for it
        _, complaints = process.communicate(timeout=60)
    assert complaints == b""
    assert process.returncode == 130
