"""The three languages say the same things, each in its own typography."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cleocatra
from cleocatra.rules.reasons import REASONS

LOCALES = Path(cleocatra.__file__).parent / "locales"
SOURCES = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("en", "fr", "zh-Hant")
# the others are the command line's: tests/test_words.py
FILES = (
    "game.ftl",
    "learn.ftl",
    "lessons.ftl",
    "rules.ftl",
    "puzzles.ftl",
    "review.ftl",
    "page.ftl",
    "hints.ftl",
    "ending.ftl",
    "company.ftl",
    "ladder.ftl",
    "site.ftl",
    "offline.ftl",
)
# messages whose ids the page puts together
MADE = re.compile(
    r"^(about|kind|player|rules|edition|level|action|log|why|refusal|prompt|learn|lesson|answer|chapter|new|theme|pace|step|games|phrase|hint|puzzle-level|reviewing|certain|position-field|try|balance)-[A-Za-z0-9-]+$"
)
EXAMPLES = {
    "name": "Ann",
    "names": "Ann",
    "other": "Zoë",
    "rival": "Zoë",
    "colour": "Red",
    "tile": "Mut",
    "tiles": "Mut",
    "beside": "Bastet",
    "level": "Sphinx",
}


class Parameters(Visitor):
    """Collects the parameters that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def files(language: str) -> dict[str, str]:
    return {name: (LOCALES / language / name).read_text(encoding="utf-8") for name in FILES}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, text in files(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} comes twice"
                found[entry.id.name] = entry
    return found


def parameters(message: ast.Message) -> set[str]:
    visitor = Parameters()
    visitor.visit(message)
    return visitor.names


@cache
def texts(language: str) -> dict[str, str]:
    """Every message as it is read, for the counts 0, 1, 2 and 5."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in files(language).values():
        bundle.add_resource(FluentResource(text))
    found = {}
    for name, message in messages(language).items():
        for count in (0, 1, 2, 5):
            values = {one: EXAMPLES.get(one, count) for one in parameters(message)}
            pattern = bundle.get_message(name).value
            assert pattern is not None
            formatted, errors = bundle.format_pattern(pattern, values)
            assert errors == [], f"{language}: {name}: {errors}"
            found[f"{name}/{count}"] = str(formatted)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_messages_of_english_with_the_same_parameters(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert files("en").keys() == files(language).keys()
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert parameters(message) == parameters(other[name]), name


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    missing = {code for code in REASONS if f"why-{code.replace('/', '-')}" not in messages("en")}
    assert missing == set()


def test_the_page_asks_for_nothing_else() -> None:
    """Every message that the page names exists, and every message is asked for."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.is_file())
    named = set(re.findall(r"""\bt\(\s*(?:[\w.?! ]+\?\s*)?"([a-z][A-Za-z-]+)\"""", source))
    named |= set(re.findall(r""": "([a-z]+(?:-[a-z]+)+)"[,)]""", source)) & messages("en").keys()
    assert named - messages("en").keys() == set()
    unused = {name for name in messages("en") if name not in named and not MADE.match(name)}
    assert unused == set()


def test_french_puts_its_spaces_where_they_belong() -> None:
    for name, text in texts("fr").items():
        assert not re.search(r"[^\u202f\u00a0 ][!?;»]", text.replace("…", "")), (name, text)
        assert not re.search(r" [!?;:»]|« ", text), (name, text)
        assert not re.search(r"\u202f[:»%]|«\u202f|\u00a0[;!?]", text), (name, text)
        assert "'" not in text, (name, text)


def test_chinese_has_full_width_punctuation() -> None:
    cjk = "\u4e00-\u9fff"
    for name, text in texts("zh-Hant").items():
        assert not re.search(rf"[{cjk}][,.;:!?()]|[,;:!?(][{cjk}]", text), (name, text)
        assert not re.search(rf"[{cjk}]\d|\d[{cjk}]", text), (name, text)  # a number stands apart


def test_no_language_is_left_in_english() -> None:
    several_words = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
    english = texts("en")
    assert [
        text for name, text in texts("fr").items() if text == english[name] and several_words.search(text)
    ] == []
    chinese = {text.replace("Ta-Te Wu", "") for text in texts("zh-Hant").values()}
    assert [text for text in chinese if several_words.search(text)] == []
