"""Reports: the numbers on the page are those of the rows, counted here once more, plainly."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import pyarrow.parquet as pq
import pytest

from cleocatra.cli import main
from cleocatra.lab import amounts, figures
from cleocatra.lab.head import bot_name, change, variant_text
from cleocatra.lab.report import report
from cleocatra.lab.run import Estimate, Run, estimate, read_run
from cleocatra.rules.variant import RULING_BITS, Variant
from cleocatra.words import LANGUAGES, Words, say
from tests.test_words import CHINESE_SIGNS, FRENCH_SPACES, FRENCH_WIDTHS, messages, parts, texts

pytestmark = pytest.mark.compiled_only  # uncompiled, the games would take a minute

Row = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three players, two kinds of bot, all abilities."""
    path = tmp_path_factory.mktemp("run") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "random",
        "random",
        "--games",
        "24",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("other") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "--rules",
        "basic",
        "--games",
        "15",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A variant: a near goal, and no Mut."""
    path = tmp_path_factory.mktemp("short")
    file = path / "short.toml"
    file.write_text('name = "short"\ngoal = 4\n[abilities]\nmut = false\n')
    command = ["simulate", str(path / "out"), "--bots", "kitten", "--games", "3", "--variant", str(file)]
    assert main([*command, "--processes", "1"]) == 0
    return read_run(path / "out")


@pytest.fixture(scope="module")
def run(folder: Path) -> Run:
    return read_run(folder)


@pytest.fixture(scope="module")
def games(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "games.parquet").to_pylist()
    return rows


@pytest.fixture(scope="module")
def turns(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "turns.parquet").to_pylist()
    return rows


def same(found: Estimate, values: list[float], piles: list[int] | None = None) -> bool:
    """Whether this is the mean, with the margin of the piles' means."""
    groups = defaultdict(list)
    for index, value in enumerate(values):
        groups[piles[index] if piles else index].append(value)
    means = [fmean(group) for group in groups.values()]
    margin = 1.96 * stdev(means) / len(means) ** 0.5
    return found.value == pytest.approx(fmean(values)) and found.margin == pytest.approx(margin)


def test_shares_and_points_by_seat(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    assert len(set(piles)) == 8
    for seat in range(3):
        assert same(figures.seat_shares(run)[seat], [row[f"share_{seat + 1}"] for row in games], piles)
        assert same(figures.seat_points(run)[seat], [row[f"points_{seat + 1}"] for row in games], piles)
    assert figures.first_advantage(run).value == pytest.approx(figures.seat_shares(run)[0].value - 1 / 3)


def test_shares_by_bot(run: Run, games: list[Row]) -> None:
    piles = [row["pile"] for row in games]
    for bot in ("kitten", "random"):
        values = [
            fmean(row[f"share_{seat}"] for seat in (1, 2, 3) if row[f"bot_{seat}"] == bot) for row in games
        ]
        assert same(figures.bot_shares(run)[bot], values, piles)


def test_points_by_source_add_up_to_all_points(run: Run, games: list[Row], turns: list[Row]) -> None:
    seats = 3 * len(games)
    sources = figures.points_by_source(run)
    assert sources == {
        name: pytest.approx(sum(row[name] for row in turns) / seats)
        for name in ("colours", "helpers", "extra")
    }
    total = sum(row[f"points_{seat}"] for row in games for seat in (1, 2, 3))
    assert sum(sources.values()) * seats == pytest.approx(total)
    bonus = [row for row in turns if row["part"] == "bonus"]
    assert bonus
    scored = sum(row["colours"] + row["helpers"] + row["extra"] for row in bonus)
    assert figures.bonus_points(run) == pytest.approx(scored / seats)


def test_length_and_choices(run: Run, games: list[Row], turns: list[Row]) -> None:
    assert [*figures.own_turns(run)] == [row["turns"] / 3 for row in games]
    whole = [row for row in turns if row["part"] == "turn"]
    choices = figures.choices(run)
    assert choices.quartiles[1] == median(row["ways"] for row in whole)
    assert choices.first_actions == median(row["choices"] for row in whole)
    assert choices.by_round[0] == median(row["ways"] for row in whole if row["turn"] <= 3)
    last = len(choices.by_round)
    in_next = [row for row in whole if (row["turn"] - 1) // 3 == last]
    assert len(in_next) < 3 * len(games) / 10
    assert all(minutes > 0 for minutes in figures.minutes(run))


def test_uses_of_actions_and_abilities(run: Run, games: list[Row], turns: list[Row]) -> None:
    found = {use.name: use for use in figures.uses(run)}
    assert [name for name, use in found.items() if use.ability] == [
        "herd", "cleocatra", "mafdat", "bastet", "mut", "princess",
    ]  # fmt: skip
    does: dict[str, Callable[[Row], int]] = {
        "scout": lambda row: [row["first"], row["second"]].count("scout"),
        "team": lambda row: [row["first"], row["second"]].count("team"),  # twice in many a turn
        "herd": lambda row: [row["first"], row["second"]].count("herd"),
        "bastet": lambda row: int(row["first"] == "swap"),
        "mafdat": lambda row: int(row["first"] == "mafdat"),
        "mut": lambda row: int(row["scored"] == "mut"),
    }
    assert max(map(does["team"], turns)) == 2
    piles = {row["game"]: row["pile"] for row in games}
    for name, done in does.items():
        times = Counter((row["game"], row["seat"]) for row in turns for _ in range(done(row)))
        assert found[name].a_game == pytest.approx(sum(times.values()) / (3 * len(games)))
        gained, groups = [], []
        for game in games:
            own = [times[game["game"], seat] for seat in (1, 2, 3)]
            more = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] > fmean(own)]
            less = [game[f"share_{seat + 1}"] for seat in range(3) if own[seat] < fmean(own)]
            if more:
                gained.append(fmean(more) - fmean(less))
                groups.append(piles[game["game"]])
        assert same(found[name].share, gained, groups)
        worth = {
            told: [
                row["colours"] + row["helpers"] + row["extra"]
                for row in turns
                if row["part"] != "opening" and bool(done(row)) is told
            ]
            for told in (True, False)
        }
        assert found[name].points.value == pytest.approx(fmean(worth[True]) - fmean(worth[False]))


def test_the_course_of_games(run: Run, games: list[Row], turns: list[Row]) -> None:
    by_game: dict[int, list[Row]] = defaultdict(list)
    for row in turns:
        by_game[row["game"]].append(row)
    changes, half_time, blocked, runaways = [], [], [], []
    for game in games:
        standings = [[row[f"points_{seat}"] for seat in (1, 2, 3)] for row in by_game[game["game"]]]
        leaders = [one.index(max(one)) for one in standings if one.count(max(one)) == 1]
        changes.append(sum(one != other for one, other in pairwise(leaders)))
        after = standings[3:]
        middle = after[len(after) // 2]
        leads = [game[f"share_{seat + 1}"] for seat in range(3) if middle[seat] == max(middle)]
        half_time.append(fmean(leads))
        first, second, *_ = sorted(middle, reverse=True)
        runaways.append(float(first - second >= 0.2 * 23 and leads == [1.0]))
        own = by_game[game["game"]]
        blocked.append(sum(row["blocked"] for row in own if row["part"] == "turn") / game["turns"])
    piles = [row["pile"] for row in games]
    course = figures.course(run)
    assert [*figures.lead_changes(run)] == changes
    assert same(course.lead_changes, [float(one) for one in changes], piles)
    assert same(course.half_time_leader_wins, half_time, piles)
    assert same(course.runaway, runaways, piles)
    assert course.blocked.value == pytest.approx(fmean(blocked))
    shared = [float(max(row[f"share_{seat}"] for seat in (1, 2, 3)) < 1) for row in games]
    assert same(course.ties, shared, piles)
    assert figures.stopped(run).value == fmean(not row["finished"] for row in games)
    certain = figures.certainty(run)
    assert certain[10].value == pytest.approx(fmean(half_time))
    assert certain[-1].value > 0.9


def test_games_that_were_stopped_count_for_shares_of_victory_alone(run: Run, games: list[Row]) -> None:
    marked = Run(run.plan, {**run.games, "finished": run.games["game"] % 5 != 0}, run.turns)
    rest = [row for row in games if row["game"] % 5]
    ended = marked.ended
    assert [*ended.games["game"]] == [row["game"] for row in rest]
    assert {*ended.turns["game"]} == {row["game"] for row in rest}
    assert figures.stopped(marked).value == 5 / 24
    long = fmean(row["turns"] / 3 for row in rest)
    assert figures.course(ended).own_turns.value == pytest.approx(long)
    text = report(marked)
    assert f"<td>{100 * fmean(row['share_1'] for row in games):.1f} ±" in text
    assert f"<td>{fmean(row['points_1'] for row in rest):.2f} ±" in text
    assert f"<td>{long:.2f} ±" in text
    assert "<td>20.8 ±" in text


def test_if_all_games_were_stopped_they_are_all_there_is(run: Run) -> None:
    marked = Run(run.plan, {**run.games, "finished": run.games["game"] < 0}, run.turns)
    Page(report(marked))


def test_an_estimate_of_little_says_so() -> None:
    import numpy as np

    assert str(estimate(np.array([])).value) == "nan"
    alone = estimate(np.array([0.5]))
    assert alone.value == 0.5
    assert str(alone.margin) == "nan"


class Page(HTMLParser):
    """What a page refers to, its text, and whether its tags are balanced."""

    VOID = frozenset({"meta", "line", "circle", "rect", "polygon", "polyline"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "object", "embed", "base")
        self.references += [
            f"{name}={value}" for name, value in attributes if name in ("src", "href", "xlink:href")
        ]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_a_page_needs_nothing_from_outside(run: Run, other: Path) -> None:
    for text in (report(run), report(run, read_run(other))):
        page = Page(text)
        assert page.open == []
        assert page.references == []
        assert not re.search(r"https?:|url\(|@import|//[a-z]", text)
        assert "nan" not in "".join(page.text).lower()


def test_the_page_shows_the_numbers(folder: Path, other: Path, games: list[Row], tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["report", str(folder), "--against", str(other), "-o", str(out)]) == 0
    text = out.read_text()
    first = 100 * fmean(row["share_1"] for row in games)
    assert re.search(rf"<td>{first:.1f} ±\xa0", text)
    assert "Advanced game, international edition, 3 players, Kitten, Random" in text
    assert "Basic game, international edition, 2 players, Kitten" in text
    assert text.count("<svg") == text.count("</svg>") == 10
    assert main(["report", str(folder)]) == 0
    assert (folder / "report.html").read_text() == report(read_run(folder))


def test_a_variant_is_named_with_what_it_changes(short: Run) -> None:
    text = report(short)
    assert "2 players, Kitten, variant short" in text
    assert "short (goal 4; without Mut)" in text
    assert "4 points" in text
    assert "Mut\N{NO-BREAK SPACE}*" not in text


def test_one_game_is_enough_for_a_page(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["simulate", str(out), "--bots", "kitten", "--games", "1", "--processes", "1"]) == 0
    Page(report(read_run(out)))


def test_what_is_no_simulation_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "nothing")]) == 1
    assert "nothing: No such file or directory" in capsys.readouterr().err
    assert main(["report", str(tmp_path)]) == 1
    assert f"{tmp_path}: this folder holds no simulation" in capsys.readouterr().err
    (tmp_path / "parts").mkdir()
    assert main(["report", str(tmp_path)]) == 1
    assert "not finished" in capsys.readouterr().err


def test_files_that_are_broken_are_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manifest.json").write_bytes((folder / "manifest.json").read_bytes())
    (tmp_path / "games.parquet").write_bytes(b"no parquet")
    assert main(["report", str(tmp_path)]) == 1
    assert "its files can't be read" in capsys.readouterr().err


# Languages

COMMAND = re.compile(r"cleocatra simulate [^<]*")
SAME_IN_FRENCH = re.compile(r"\d* ?points?|[AB]|A − B|(?:[\d\s,*]|Cleocatra|Mafdat|Bastet|Mut|Princess)+")
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
    assert same <= {"points", "1 point", "2 points"}


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
        ("en", ["−1,234.50", "0.00", "12.5", "25%", "2.50 ±\u00a00.25", "25.0 ±\u00a02.5", "–",
                "1 – 1,000", "1st 2nd 4th"]),
        ("fr", ["−1\u202f234,50", "0,00", "12,5", "25\u00a0%", "2,50 ±\u00a00,25", "25,0 ±\u00a02,5", "–",
                "1 – 1\u202f000", "1er 2e 4e"]),
        ("zh-Hant", ["−1,234.50", "0.00", "12.5", "25%", "2.50 ±\u00a00.25", "25.0 ±\u00a02.5", "–",
                     "1–1,000", "第 1 位 第 2 位 第 4 位"]),
    ],
)  # fmt: skip
def test_numbers_are_written_as_the_language_does(language: str, told: list[str]) -> None:
    say.language = language
    assert [
        amounts.number(-1234.5, 2),
        amounts.number(-0.001, 2),
        amounts.plain(12.5),
        amounts.percent(0.25),
        amounts.interval(Estimate(2.5, 0.25)),
        amounts.percent_interval(Estimate(0.25, 0.025)),
        amounts.interval(Estimate(float("nan"), float("nan"))),
        amounts.span(1, 1000, 0),
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
