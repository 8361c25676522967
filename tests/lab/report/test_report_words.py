"""A report in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cleocatra import amounts
from cleocatra.bots.estimates import UNKNOWN, Estimate
from cleocatra.cli import main
from cleocatra.lab.report.head import bot_name, change, variant_text
from cleocatra.lab.report.intervals import interval, percent_interval
from cleocatra.lab.report.page import report
from cleocatra.lab.simulation.run import Run, read_run
from cleocatra.rules.variant import RULING_BITS, Variant
from cleocatra.words import LANGUAGES, Words, say
from tests.lab.report.test_report import Page
from tests.test_words import CHINESE_SIGNS, FRENCH_SPACES, FRENCH_WIDTHS, messages, parts, texts

pytestmark = pytest.mark.compiled_only  # uncompiled, the games would take a minute

COMMAND = re.compile(r"cleocatra simulate [^<]*")
SAME_IN_FRENCH = re.compile(
    r"\d* ?points?|bots|total|[AB]|A − B|(?:[\d\s,*]|Cleocatra|Mafdat|Bastet|Mut|Princess)+"
)
LATIN_IN_CHINESE = re.compile(r"docs/lab\.md|--against|R6|\b[AB]\b|short")


def visible(text: str) -> list[str]:
    """The texts of a page, but for its style and the commands, which are typed in every language."""
    page = Page(COMMAND.sub("", re.sub(r"<style>.*?</style>|</?code>", "", text, flags=re.DOTALL)))
    return [one.strip() for one in page.text if one.strip()]


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test speaks, the next one speaks English."""
    monkeypatch.setattr(say, "language", "en")


@pytest.fixture
def pages(run: Run, other: Path, short: Run) -> Callable[[str], tuple[str, ...]]:
    """Makes the pages of a language which together say all that a report says."""

    def made(language: str) -> tuple[str, ...]:
        say.language = language
        return report(run), report(run, read_run(other)), report(short)

    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_chooses_the_language_of_the_page(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    out = tmp_path / "page.html"
    assert main(["report", str(folder), "-o", str(out), "--language", language]) == 0
    text = out.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    title = {"en": "Cleocatra lab: ", "fr": "Labo Cleocatra\u00a0: ", "zh-Hant": "埃及喵后實驗室："}[language]
    assert f"<title>{title}" in text
    assert f"<h1>{title}" in text
    monkeypatch.setenv("CLEOCATRA_LANGUAGE", language)
    assert main(["report", str(folder), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_text_of_a_report_is_as_in_english(language: str) -> None:
    english, other = texts("en", "report.ftl"), texts(language, "report.ftl")
    same = {text for name, text in english.items() if other[name] == text and re.search("[a-z]{2}", text)}
    assert same <= {"points", "1 point", "2 points", "bots", "total"}


def test_nothing_on_a_french_page_is_as_on_the_english_one(pages: Callable[[str], tuple[str, ...]]) -> None:
    for english, french in zip(pages("en"), pages("fr"), strict=True):
        both = {one for one in visible(english) if re.search("[A-Za-z]", one)} & {*visible(french)}
        assert {one for one in both if not SAME_IN_FRENCH.fullmatch(one)} == set()


def test_nothing_on_a_chinese_page_is_in_latin_letters(pages: Callable[[str], tuple[str, ...]]) -> None:
    for text in pages("zh-Hant"):
        latin = [one for one in visible(text) if re.search("[A-Za-z]", LATIN_IN_CHINESE.sub("", one))]
        assert latin == []


def test_the_texts_and_numbers_of_a_page_look_as_in_the_language(
    pages: Callable[[str], tuple[str, ...]],
) -> None:
    decimal = {"en": r"\d+\.\d+", "fr": r"\d+,\d+", "zh-Hant": r"\d+\.\d+"}
    foreign = {"en": r"\d,\d(?!\d\d)|\d\s%", "fr": r"\d\.\d|\d%", "zh-Hant": r"\d,\d(?!\d\d)|\d\s%"}
    signs = {"fr": [FRENCH_SPACES, FRENCH_WIDTHS], "zh-Hant": [CHINESE_SIGNS]}
    for language in LANGUAGES:
        wrong = [re.compile(foreign[language]), re.compile(r"-\d"), *signs.get(language, [])]
        estimate = re.compile(rf"−?{decimal[language]} ±\xa0{decimal[language]}")
        for text in pages(language):
            shown = visible(text)
            assert [one for one in shown if any(sign.search(one) for sign in wrong)] == []
            assert any(estimate.fullmatch(one) for one in shown)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["−1,234.50", "0.00", "12.5", "25%", "2.50 ±\u00a00.25", "25.0 ±\u00a02.5",
                "100.0 (91.2 – 100.0)", "–", "1 – 1,000", "1st 2nd 4th"]),
        ("fr", ["−1\u202f234,50", "0,00", "12,5", "25\u00a0%", "2,50 ±\u00a00,25", "25,0 ±\u00a02,5",
                "100,0 (91,2 – 100,0)", "–",
                "1 – 1\u202f000", "1er 2e 4e"]),
        ("zh-Hant", ["−1,234.50", "0.00", "12.5", "25%", "2.50 ±\u00a00.25", "25.0 ±\u00a02.5",
                     "100.0（91.2–100.0）", "–", "1–1,000", "第 1 位 第 2 位 第 4 位"]),
    ],
)  # fmt: skip
def test_numbers_are_written_as_the_language_does(language: str, told: list[str]) -> None:
    say.language = language
    assert [
        amounts.number(-1234.5, 2),
        amounts.number(-0.001, 2),
        amounts.plain(12.5),
        amounts.percent(0.25),
        interval(Estimate(2.5, 2.25, 2.75)),
        percent_interval(Estimate(0.25, 0.225, 0.275)),
        percent_interval(Estimate(1, 0.912, 1)),
        interval(UNKNOWN),
        amounts.span("1", amounts.number(1000, 0)),
        " ".join(say("report-seat", number=number) for number in (1, 2, 4)),
    ] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_variant_changes_is_said(language: str) -> None:
    say.language = language
    tiles = (1, 2, 3, 4, 2)
    numbers = Variant("numbers", 30, 4, 2, tiles, tiles, tiles, tiles, ("herd",), ("mut", "bastet"))
    told = variant_text(numbers)
    mix = {
        "en": "1 Cleocatra, 2 Mafdat, 3 Bastet, 4 Mut, 2 Princess",
        "fr": "1 Cleocatra, 2 Mafdat, 3 Bastet, 4 Mut, 2 Princess",
        "zh-Hant": "埃及喵后 1、瑪弗德特 2、芭絲特 3、姆特 4、公主 2",
    }[language]
    assert told.count(mix) == 4
    assert told.startswith("numbers")
    assert say("action-herd") in told
    for field, ruling in RULING_BITS:
        assert change(field, ruling).startswith(field.upper())


def test_a_bot_of_ones_own_is_called_as_it_is_typed() -> None:
    say.language = "fr"
    assert [bot_name(bot) for bot in ("vizier", "random", "my.bots:Tabby")] == [
        "Vizir",
        "Hasard",
        "my.bots:Tabby",
    ]


def test_every_text_of_a_report_is_said(
    pages: Callable[[str], tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = set()
    speak = Words.say

    def heard(self: Words, name: str, /, **details: str | int) -> str:
        said.add(name)
        return speak(self, name, **details)

    monkeypatch.setattr(Words, "say", heard)
    pages("en")
    there = {part for message in messages("en", "report.ftl").values() for part in parts(message)}
    assert {name for name in there - said if not name.startswith("report-change-")} == {"level-uct"}
