"""The command line in its three languages."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from pathlib import Path

import pytest
from rich.cells import cell_len  # not our own measure

from cleocatra.cli.command import COMMANDS
from cleocatra.cli.commands.train import COLUMNS as TRAINING_COLUMNS
from cleocatra.cli.parser import OWN_MESSAGES
from cleocatra.cli.telling import record_reason, refusal_text
from cleocatra.cli.terminal.listing import columns
from cleocatra.cli.wrapping import filled, wrapped
from cleocatra.record import InvalidRecord, parse_action, parse_game
from cleocatra.rules import Refusal
from cleocatra.rules.drawing import draw
from cleocatra.rules.errors import ALL_REASONS
from cleocatra.words import LANGUAGES, say, words_in
from tests.cli.conftest import Run
from tests.record.games import RECORD
from tests.record.test_notation import WRONG
from tests.record.wrong_records import CHARACTERS, FORBIDDEN, TAGS, TURNS
from tests.rules.test_explain import CASES

CHINESE = re.compile(r"[\u4e00-\u9fff]")


@pytest.fixture(autouse=True)
def english_afterwards() -> object:
    """Whatever a test speaks, the next one speaks English."""
    yield
    say.language = "en"


# A whole game

EXPECTED = {
    "en": ("Basic game, international edition", "red> ", "The game is over: ", "over> quit", " in supply"),
    "fr": ("Jeu de base, édition", "Rouge> ", "La partie est terminée\u00a0: ", "fin> quit", " en réserve"),
    "zh-Hant": ("基本規則，國際版", "紅色> ", "遊戲結束：", "結束> quit", "位援救者"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_each_language(run: Run, tmp_path: Path, language: str) -> None:
    random = parse_game(run("random", "--rules", "basic", "--seed", "6").out)
    path = tmp_path / "game.cleo"
    # asked for players, rules and edition; a wrong answer and an action that isn't allowed on the way
    typed = [
        "5",
        "2",
        "basic",
        "",
        *map(str, random.actions[:4]),
        "why team 9,9",
        *map(str, random.actions[4:]),
    ]
    result = run(
        "play", "--language", language, "--seed", "6", typed="\n".join([*typed, f"save {path}", "quit", ""])
    )
    assert (result.status, result.err) == (0, "")
    assert parse_game(path.read_text()).actions == random.actions
    assert random.position.outcome is not None
    for words in EXPECTED[language]:
        assert words in result.out
    widest = max(map(cell_len, result.out.splitlines()))
    assert widest <= 100, "only a question may be longer than a screen, and what was typed stands behind it"
    if language == "zh-Hant":
        prose = [line for line in result.out.splitlines() if re.search(r"[A-Za-z]{3,} [A-Za-z]{3,}", line)]
        assert all(CHINESE.search(line) for line in prose)


# What is wrong is said in the language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_is_said(language: str) -> None:
    say.language = language
    details = {"player": "red", "cell": "1,0", "cells": "1,0 2,0", "start": "0,0", "number": "2"}
    said = {code: refusal_text(Refusal(code, details)) for code in ALL_REASONS}
    assert len(set(said.values())) >= len(said) - 1  # "there is a tile already" may be one sentence
    if language == "zh-Hant":
        assert all(CHINESE.search(text) for text in said.values())
    for code, *_ in CASES:
        assert said[code]


RECORDS = [case[1] for case in TAGS + TURNS + CHARACTERS] + [case[0] for case in FORBIDDEN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_wrong_with_a_record_is_said(language: str) -> None:
    say.language = language
    errors = []
    for text in RECORDS:
        with pytest.raises(InvalidRecord) as caught:
            parse_game(text)
        errors.append(caught.value)
    for words, _, _ in WRONG:
        with pytest.raises(InvalidRecord) as caught:
            parse_action(words)
        errors.append(caught.value)
    for error in errors:
        told = record_reason(error)
        assert (told == error.reason) == (language == "en"), told
        assert language != "zh-Hant" or CHINESE.search(told)


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("en", "team 9,9 is not allowed: there is no tile on 9,9 (rule 2)"),
        ("fr", "team 9,9 n’est pas permis\u00a0: il n’y a pas de tuile en 9,9 (règle 2)"),
        ("zh-Hant", "不能 team 9,9：9,9 沒有板塊（規則 2）"),
    ],
)
def test_a_bad_record_and_a_missing_file_are_told(
    run: Run, tmp_path: Path, language: str, complaint: str
) -> None:
    bad = tmp_path / "bad.cleo"
    bad.write_text(RECORD.replace("team 0,0", "team 9,9"))
    result = run("check", bad, tmp_path / "none.cleo", "--language", language)
    missing = words_in(language).say("file-ENOENT")
    assert (result.status, result.out) == (1, "")
    assert result.err == f"{bad}:9:7: {complaint}\n{tmp_path / 'none.cleo'}: {missing}\n"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red 2, blue 4; not finished, blue is next"),
        ("fr", "Rouge 2, Bleu 4\u202f; partie non terminée, c’est à Bleu de jouer"),
        ("zh-Hant", "紅色 2 分、藍色 4 分；尚未結束，輪到藍色"),
    ],
)
def test_check_tells_the_score(run: Run, record: Path, language: str, line: str) -> None:
    assert run("--language", language, "check", record).out == f"{record}: {line}\n"


@pytest.mark.parametrize(
    ("arguments", "french", "chinese"),
    [
        (
            ("simulate", "out", "--bots", "sphinx"),
            "cleocatra simulate: sphinx réfléchit d’après l’horloge",
            "cleocatra simulate: sphinx 依時間思考",
        ),
        (("simulate", "full"), "full n’est ni vide ni une simulation commencée", "full 既不是空資料夾"),
        (("simulate", "begun"), "begun/parts/manifest.json\u00a0: ce n’est pas le", "這不是模擬的清單檔"),
        (
            ("simulate", "out", "--manifest", "bad.json"),
            "bad.json: ce n’est pas le manifeste",
            "bad.json: 這不",
        ),
        (
            ("simulate", "out", "--variant", "bad.toml"),
            "bad.toml: ce n’est pas du TOML",
            "bad.toml: 這不是 TOML",
        ),
        (("simulate", "out", "--variant", "new.toml"), "gaol\u00a0: réglage inconnu", "gaol：不認得的設定"),
        (("report", "begun"), "begun: cette simulation n’est pas terminée", "begun: 這次模擬還沒完成"),
        (("train", "out", "--start", "bad.toml"), "un réseau pour 2 joueurs a", "2 位玩家的神經網路應有"),
        (("train", "out", "--start", "none.bin"), "none.bin: Aucun fichier", "none.bin: 沒有這個檔案"),
    ],
)
def test_what_the_lab_refuses_is_told(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    french: str,
    chinese: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("full", "begun/parts"):
        (tmp_path / folder).mkdir(parents=True)
    for file, text in {
        "full/diary.txt": "dear diary",
        "begun/parts/manifest.json": "{}",
        "bad.json": "{}",
        "bad.toml": "name = ",
        "new.toml": 'name = "x"\ngaol = 3',
    }.items():
        (tmp_path / file).write_text(text)
    for language, complaint in (("fr", french), ("zh-Hant", chinese)):
        result = run(*arguments, "--language", language)
        assert result.status in (1, 2)
        assert complaint in result.err


# Arguments and help


@pytest.mark.parametrize(
    ("arguments", "french", "chinese"),
    [
        (("check",), "il manque des arguments\u00a0: FILE", "缺少引數：FILE"),
        (("dance",), "choix impossible\u00a0: 'dance'", "不能選 'dance'"),
        (("show", "a", "--at"), "argument --at\u00a0: il faut une valeur", "引數 --at：需要一個值"),
        (
            ("show", "a", "--at", "x"),
            "il faut un nombre entier, et non «\u00a0x\u00a0»",
            "應為整數，但輸入的是「x」",
        ),
        (("random", "--rules", "expert"), "il faut basic ou advanced", "應為 basic 或 advanced"),
        (("legal", "a", "b"), "arguments inconnus\u00a0: b", "不認得的引數：b"),
        (("arena", "dog", "cat"), "aucun bot ne s’appelle «\u00a0dog\u00a0»", "沒有名叫「dog」的電腦玩家"),
        (("play", "-"), "la partie ne peut pas être lue", "不能從標準輸入讀取遊戲"),
    ],
)
def test_wrong_arguments_are_told(run: Run, arguments: tuple[str, ...], french: str, chinese: str) -> None:
    for language, complaint in (("fr", french), ("zh-Hant", chinese)):
        result = run(*arguments, "--language", language)
        assert result.status == 2
        assert complaint in result.err
        assert not re.search(r"\b(error|usage: |expected|invalid|required)\b", result.err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_fits_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, name: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = run("--language", language, *([name] if name else []), "--help")
    assert (result.status, result.err) == (0, "")
    assert [line for line in result.out.splitlines() if cell_len(line) > 80] == []
    assert words_in(language).say("help-examples") in result.out.splitlines()
    if language != "en":
        assert not re.search(r"\b(options|arguments|commands|examples|usage|default):", result.out)


def test_the_environment_chooses_and_the_option_overrules_it(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLEOCATRA_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "進階規則" in run("show", record).out
    monkeypatch.setenv("CLEOCATRA_LANGUAGE", "fr")
    assert "Règles avancées" in run("show", record).out
    assert "Advanced game" in run("show", "--language", "en", record).out
    assert "Advanced game" in run("--language=en", "show", record).out


def test_an_unknown_language_is_a_wrong_argument(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run("show", record, "--language", "klingon")
    assert (result.status, result.out) == (2, "")
    assert result.err.endswith("error: --language: expected one of en, fr, zh-Hant, got 'klingon'\n")
    monkeypatch.setenv("CLEOCATRA_LANGUAGE", "klingon")
    result = run("show", record)
    assert (result.status, result.out) == (2, "")
    assert result.err == "CLEOCATRA_LANGUAGE: expected one of en, fr, zh-Hant, got 'klingon'\n"


def test_what_argparse_says_here_is_translated() -> None:
    """Python's next version may say something else, and then stay English: this tells us what."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    said = {
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert OWN_MESSAGES.keys() <= said


# Widths


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_board_fits_and_is_aligned_in_each_language(language: str) -> None:
    drawing = draw(parse_game(RECORD).position, cells=True, say=words_in(language).say)
    pyramids, _, notes = drawing.partition("\n\n")
    english = draw(parse_game(RECORD).position, cells=True).partition("\n\n")[0]
    assert [cell_len(line) for line in pyramids.splitlines()] == [len(line) for line in english.splitlines()]
    assert max(map(cell_len, notes.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_a_training_stand_apart(language: str) -> None:
    first, *others = TRAINING_COLUMNS.items()
    assert cell_len(words_in(language).say(f"train-{first[0]}")) <= first[1]
    assert all(cell_len(words_in(language).say(f"train-{name}")) < width for name, width in others)


def test_wide_characters_are_laid_out_in_columns() -> None:
    assert columns(["板塊", "a", "b"], width=11) == ["板塊   b", "a"]
    assert wrapped("一二三，四五。", width=6) == ["一二", "三，四", "五。"]
    assert wrapped("see 板塊 there", width=8) == ["see 板塊", "there"]
    assert wrapped("au choix\u00a0: oui", width=10) == ["au choix\u00a0:", "oui"]
    assert filled("one two\nthree\n  kept   as it is\n\nlast", width=20) == (
        "one two three\n  kept   as it is\n\nlast"
    )
