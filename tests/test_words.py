"""Three languages, one set of files: all are complete, say the same things, and nothing in them is unused."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cleocatra.bots.engine_check import CHECKS
from cleocatra.bots.faults import FAULTS as BOT_FAULTS
from cleocatra.bots.folder import FAULTS as FOLDER_FAULTS
from cleocatra.bots.levels import YARDSTICKS
from cleocatra.cli.command import COMMANDS
from cleocatra.cli.commands import arena_results, train
from cleocatra.cli.files import FILE_ERRORS
from cleocatra.cli.terminal import game as terminal_game
from cleocatra.lab.faults import FAULTS, VARIANT_FILE_FAULTS
from cleocatra.record.complaints import COMPLAINTS
from cleocatra.rules.english import ENGLISH
from cleocatra.rules.errors import ALL_REASONS
from cleocatra.rules.variant import RULING_BITS, RULINGS, Variant
from cleocatra.words import (
    LANGUAGES,
    LOCALES,
    UnknownLanguage,
    Words,
    known_language,
    preferred_language,
    words_in,
)

ROOT = Path(__file__).parents[1]
OURS = (
    "cli.ftl",
    "help.ftl",
    "position.ftl",
    "record.ftl",
    "report.ftl",
)  # the commands'; the others are the page's too
# What makes a French or Chinese text look foreign
FRENCH_SPACES = re.compile(r"(?<=\w)[;!?»]|[ \t][;:!?»](?!//)|« |(?<=\d) %|'")
# A colon, quotation marks and % take the whole no-break space, the other signs the narrow one
FRENCH_WIDTHS = re.compile(r"\u202f[:»%]|«\u202f|(?<!«)\u00a0[;!?]")
COUNTED = ("count", "large", "loss", "mistakes", "number", "turns")  # variables that are numbers
CHINESE_SIGNS = re.compile(r"[\u4e00-\u9fff][,.;:!?()\d]|[,;:!?(\d][\u4e00-\u9fff]")  # a number stands apart


class Variables(Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so it is called
        self.names.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} comes twice"
            found[entry.id.name] = entry
    return found


def parts(message: ast.Message) -> dict[str, ast.Pattern]:
    """The message itself, if it has a value, and its parts."""
    own = {message.id.name: message.value} if message.value else {}
    return own | {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


@cache
def files() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in (LOCALES / "en").glob("*.ftl")))


@cache
def sources() -> str:
    """All that asks for messages."""
    places = [(ROOT / "src", "*.py"), (ROOT / "web" / "src", "*.ts"), (ROOT / "web" / "src", "*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for top, kind in places for path in top.rglob(kind))


def texts(language: str, file: str) -> dict[str, str]:
    """What the messages of a file say, with each number from 0 to 2 for all that is counted."""
    said: dict[str, str] = {}
    for message in messages(language, file).values():
        for name, pattern in parts(message).items():
            for number in (0, 1, 2):
                details: dict[str, str | int] = {
                    one: number if one in COUNTED else "X" for one in variables(pattern)
                }
                said[f"{name} {number}"] = words_in(language).say(name, **details)
    return said


def library_sentences() -> dict[str, str]:
    """What the library says in English by itself, under the names of the messages."""
    reasons = {f"reason-{code.replace('/', '-')}": text for code, (_, text) in ALL_REASONS.items()}
    lab = {f"lab-{code}": text for code, text in FAULTS.items()}
    lab |= {f"record-variant-{code}": text for code, text in VARIANT_FILE_FAULTS.items()}
    match = {f"match-folder-{code}": text for code, text in FOLDER_FAULTS.items()}
    match |= {f"bot-fault-{code}": text for code, text in BOT_FAULTS.items()}
    return match | reasons | {f"record-{code}": text for code, text in COMPLAINTS.items()} | lab | ENGLISH


# Completeness


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_the_messages_of_english_with_the_same_variables(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == list(files())
    for file in files():
        english, other = messages("en", file), messages(language, file)
        assert english.keys() == other.keys(), file
        for name in english:
            ours = {part: variables(pattern) for part, pattern in parts(english[name]).items()}
            theirs = {part: variables(pattern) for part, pattern in parts(other[name]).items()}
            assert ours == theirs, f"{language}/{file}: {name}"


def test_no_message_is_in_two_files() -> None:
    names = [name for file in files() for name in messages("en", file)]
    assert len(names) == len(set(names))


def put_together() -> set[str]:
    """The names that the command line puts together from parts, such as f"file-{name}"."""
    return {
        *library_sentences(),
        *(f"help-{name}" for name in COMMANDS),
        *(f"command-{name}" for name in terminal_game.COMMANDS),
        *(f"file-{name}" for name in FILE_ERRORS),
        *(f"arena-{title}" for title, _ in arena_results.COLUMNS),
        *(f"train-{title}" for title in train.COLUMNS),
        *(f"arena-sprt-{verdict}" for verdict in ("open", "higher", "lower")),
        *(f"engine-{name}" for name in CHECKS),
        *(f"solve-{name}" for name in ("win", "loss", "share", "players", "opening", "over")),
        *(f"check-{shuffle}" for shuffle in ("verified", "shared", "partly", "closed")),
        *(f"level-{bot.name}{part}" for bot in YARDSTICKS for part in ("", "-about")),
        *(f"report-change-{field.name}" for field in fields(Variant) if field.name not in ("name", *RULINGS)),
        *(f"report-change-{field}-{ruling}" for field, ruling in RULING_BITS),
    }


def test_every_message_is_asked_for() -> None:
    whole = set(re.findall(r"""["'`]([a-z][\w-]*)["'`.]""", sources()))
    ours = {name for file in OURS for name in messages("en", file)}
    assert ours - whole - put_together() == set()
    made = set(re.findall(r"""`([a-z][a-z-]*-)\$\{""", sources()))  # by the page: `kind-${kind}`
    pages = {name for file in files() if file not in OURS for name in messages("en", file)}
    unused = {name for name in pages - whole if not any(name.startswith(beginning) for beginning in made)}
    assert unused - put_together() == set()


def test_everything_asked_for_is_there() -> None:
    """What the command line says by whole names; the rest is in the families above."""
    places = (ROOT / "src/cleocatra/cli", ROOT / "src/cleocatra/lab")
    commands = "\n".join(path.read_text() for place in places for path in place.rglob("*.py"))
    asked = set(re.findall(r"""\b(?:say|Option)\(\s*["']([a-z][\w-]*)["'.]""", commands))
    there = {name for file in files() for name in messages("en", file)}
    assert len(asked) > 100
    assert (asked | put_together()) - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Nothing is missing, and what the terminal finds in the files is what Fluent finds there."""
    names = [name for file in files() for name in messages(language, file)]
    assert sorted(words_in(language).sources) == sorted(names)
    for file in files():
        assert all(texts(language, file).values())


# The library's own English


def said_in_english(name: str, template: str) -> tuple[str, str]:
    details = {one: "2" if one == "number" else f"<{one}>" for one in re.findall(r"\{(\w+)\}", template)}
    counted: dict[str, str | int] = {key: 2 if key == "number" else value for key, value in details.items()}
    return words_in("en").say(name, **counted), template.format(**details)


def test_the_terminal_says_in_english_what_the_library_says() -> None:
    for name, template in library_sentences().items():
        message, sentence = said_in_english(name, template)
        assert message == sentence, name


# Typography


def test_french_has_its_spaces_and_apostrophes() -> None:
    for file in OURS:
        for name, text in texts("fr", file).items():
            if ".examples" not in name:  # commands, which are typed as they stand there
                assert not FRENCH_SPACES.search(text), (name, text)
                assert not FRENCH_WIDTHS.search(text), (name, text)


def test_chinese_has_its_own_punctuation() -> None:
    for file in OURS:
        for name, text in texts("zh-Hant", file).items():
            assert not CHINESE_SIGNS.search(text), (name, text)


# Which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh"}, "zh-Hant"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ({"LC_MESSAGES": "zh_TW", "LC_ALL": "en_GB"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CH"}, "fr"),
        ({"LC_ALL": "en_GB", "CLEOCATRA_LANGUAGE": "fr"}, "fr"),
        ({"CLEOCATRA_LANGUAGE": "zh-hant"}, "zh-Hant"),
        ({"CLEOCATRA_LANGUAGE": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="expected one of en, fr, zh-Hant, got 'klingon'"):
        known_language("klingon")
    with pytest.raises(UnknownLanguage):
        preferred_language({"CLEOCATRA_LANGUAGE": "de"})


# Saying


def test_numbers_take_the_right_form() -> None:
    forms = {
        language: [words_in(language).say("menu-ways", count=n) for n in (1, 2)] for language in LANGUAGES
    }
    assert forms == {
        "en": ["1 way", "2 ways"],
        "fr": ["1 façon", "2 façons"],
        "zh-Hant": ["1 種做法", "2 種做法"],
    }
    assert words_in("fr").say("menu-helpers", count=0) == "0 assistant"


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("fr")
    del words.sources["table-saved"]
    assert words.say("table-saved") == "Saved."
    with pytest.raises(KeyError):
        words.say("no-such-message")


def test_a_missing_detail_is_told_to_programmers() -> None:
    with pytest.warns(UserWarning, match="fr, table-no-number"):
        words_in("fr").say("table-no-number")


def test_the_library_does_not_load_fluent() -> None:
    code = (
        "import sys, cleocatra, cleocatra.record, cleocatra.words; sys.exit('fluent.runtime' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
