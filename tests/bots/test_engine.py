"""Engines: ours speaks the protocol, the arena plays with others, and whatever they do wrong is named."""

import re
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from cleocatra.bots import engine_check, engine_client, engine_server
from cleocatra.bots.engine_check import CHECKS, check_engine
from cleocatra.bots.engine_client import EngineBot, quit_engines
from cleocatra.bots.engine_protocol import (
    format_go,
    format_position,
    format_turn,
    parse_go,
    parse_position,
    parse_turn,
)
from cleocatra.bots.engine_server import EngineServer
from cleocatra.bots.match import Match
from cleocatra.bots.players import Effort
from cleocatra.bots.playing import play_game
from cleocatra.record import Game, parse_game
from cleocatra.rules import Dice, Options, Phase, Reveal, RuleSet, Scout, Variant
from tests.record.games import RECORD

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'random_engine.py'))}"


def faulty(fault: str, log: Path | str = "") -> str:
    return shlex.join([sys.executable, "-m", "tests.bots.engines", fault, str(log)])


@pytest.fixture(autouse=True)
def no_engine_is_left() -> object:
    yield
    quit_engines()


# The protocol


def test_the_conversation_in_the_documentation_is_a_real_one() -> None:
    text = (ROOT / "docs" / "engine.md").read_text()
    said = re.findall(r"^    > (.*)$", text, re.MULTILINE)
    heard = re.findall(r"^    < (.*)$", text, re.MULTILINE)
    real = answers(*said, bot="vizier")
    words = {line.split()[0] for line in heard}
    assert {line.split()[0] for line in real} | {"info"} == words
    games = [parse_position(line.removeprefix("position ")) for line in said if line.startswith("position")]
    turns = [parse_turn(line.removeprefix("best ")) for line in heard if line.startswith("best")]
    assert turns[0] == (Reveal(),)
    assert games[1].play(turns[1][0]).play(turns[1][1]).position.turns_taken == 1  # type: ignore[arg-type]


def some_games() -> list[Game]:
    dice = Dice(8)
    game = Game.start(Options(variant=Variant("short", goal=9, off=("mut",))), seed=8)
    games = [game.view()]
    while game.position.phase is not Phase.OVER:
        game = game.play(game.position.random_action(dice))
        games.append(game.view())
        if game.position.phase is not Phase.OVER and game.position.allows(Scout):
            games.append(game.view(revealed=True))
    return games


def test_a_position_is_one_line_and_comes_back() -> None:
    for game in some_games():
        line = format_position(game)
        assert "\n" not in line
        assert parse_position(line.removeprefix("position ")) == game


def test_efforts_and_turns_come_back() -> None:
    for effort in (None, Effort(seconds=0.25), Effort(simulations=7), Effort(7, 0.25)):
        assert parse_go(format_go(effort).split()[1:]) == effort
    assert parse_go(["infinite"]) == Effort()
    turn = parse_turn("search 0,0>1,1; dispatch")
    assert parse_turn(format_turn(turn)) == turn
    assert parse_turn("reveal") == (Reveal(),)


# Our engine


def answers(*lines: str, bot: str = "scribe") -> list[str]:
    """What an engine answers to these lines."""
    written: list[str] = []
    EngineServer(bot, 1, None, written.append, "1.0").serve([*lines, "quit"])
    return written


def first_turn() -> Game:
    return next(game for game in some_games() if game.position.phase is Phase.FIRST_ACTION)


def test_our_engine_and_the_example_pass_every_check(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GRACE", "PATIENCE"):  # for busy machines; an engine that can't stop never answers
        monkeypatch.setattr(engine_check, name, 60.0)
    ours = f"{PYTHON} -m cleocatra engine vizier"
    for command in (ours, EXAMPLE):
        assert list(check_engine(command)) == [(name, None) for name in CHECKS]


def test_it_introduces_itself() -> None:
    assert answers("cleo", "isready") == ["id name scribe 1.0", "cleook", "readyok"]


def test_it_answers_the_rest_of_the_turn() -> None:
    answered = 0
    for game in some_games()[:-1]:
        (line,) = answers(format_position(game), "go")
        turn = parse_turn(line.removeprefix("best "))
        if turn == (Reveal(),):
            assert game.position.allows(Scout)
            continue
        for decision in turn:
            assert not isinstance(decision, Reveal)
            game = game.play(decision)  # raises if it isn't legal
        assert game.position.phase is not Phase.SECOND_ACTION, "the turn is whole"
        answered += 1
    assert answered > 5


def test_it_stops_when_told_to_and_answers_once() -> None:
    said = answers(format_position(first_turn()), "go infinite", "stop", "stop", bot="vizier")
    assert [line.split()[0] for line in said] == ["best"]


def test_a_new_position_and_the_end_of_input_stop_it_too() -> None:
    line = format_position(first_turn())
    said = answers(line, "go infinite", line, "go infinite", bot="vizier")
    assert [word.split()[0] for word in said] == ["best", "best"]


def test_it_tells_what_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_server, "INFO_SECONDS", 0.0)
    said = answers(format_position(first_turn()), "go simulations 40", bot="vizier")
    words = said[0].split()
    assert words[:2] == ["info", "seconds"]
    assert [words[3], words[5], words[7]] == ["visits", "win", "turn"]
    assert 0 <= float(words[6]) <= 1
    parse_turn(" ".join(words[8:]))
    assert said[-1].startswith("best ")


def test_the_same_seed_gives_the_same_turn() -> None:
    line = format_position(first_turn())
    asked = ("newgame seed 5", line, "go simulations 20")
    assert answers(*asked, bot="vizier") == answers("newgame seed 9", *asked, bot="vizier")


OVER = format_position(some_games()[-1])
KNOWN = "position " + " | ".join(line for line in RECORD.splitlines() if line)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["dance"], "error unknown command 'dance'"),
        (["go"], "error no position to think about"),
        (["position"], "error line "),
        ([OVER, "go"], "error the game is over"),
        ([KNOWN], "error only the top tile of the pile may be known"),
        (
            [format_position(Game.start(Options(), pile=[None] * 9))],
            "error the tile of an opening must be known",
        ),
        ([format_position(first_turn()), "go seconds soon"], "error could not convert"),
        ([format_position(first_turn()), "go seconds -1"], "error seconds: expected a number above 0"),
        ([format_position(first_turn()), "go home"], "error go has no part 'home'"),
        (["newgame seed x"], "error expected newgame"),
    ],
)
def test_a_wrong_line_is_told_and_it_goes_on(lines: Iterable[str], told: str) -> None:
    said = answers(*lines, "isready")
    assert said[0].startswith(told)
    assert said[-1] == "readyok"


def test_a_bot_that_fails_is_told() -> None:
    said = answers(format_position(first_turn()), "go", bot="tests.bots.faulty:unmakable")
    assert said == ["error OSError: no weights"]


# Engines in the arena


def engine_match(fault: str, log: Path | str = "", limit: float | None = None) -> Match:
    return Match((f"engine:{faulty(fault, log)}", "random"), seed=3, limit=limit)


def test_an_engine_plays_whole_games_and_never_sees_an_unrevealed_tile(tmp_path: Path) -> None:
    log = tmp_path / "log"
    match = Match((f"engine:{faulty('none', log)}", "random"), RuleSet.BASIC, seed=3)
    for number in range(2):
        played = play_game(match, number)
        assert played.fault is None
        pile = parse_game(played.record).initial.pile
    lines = log.read_text().splitlines()
    assert lines.count("cleo") == 2
    assert "quit" not in lines, "the engine is kept for the next game"
    positions = [parse_position(line.removeprefix("position ")) for line in lines if line.startswith("pos")]
    opened = 0
    for game in positions:
        known = [kind is not None for kind in game.position.pile]
        may_know = game.position.phase is Phase.OPENING or known[:1] == [True]
        opened += known[:1] == [True] and game.position.phase is not Phase.OPENING
        assert sum(known) == may_know
        assert game.initial.pile[: len(game.position.tiles)] == pile[: len(game.position.tiles)]
    assert opened > 0


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("dies", "its program ended with status 1: out of cats"),
        ("nonsense", "it answered 'best friends', which is no decision"),
        ("empty", "it answered 'best ', which is no decision"),
        ("illegal", "it answered team 99,99: the openings come first: blue places a tile"),
        ("error", """its program answered go with "error I can't\""""),
    ],
)
def test_what_an_engine_does_wrong_is_named(fault: str, told: str) -> None:
    game = play_game(engine_match(fault), 1)
    assert str(game.fault) == told
    assert game.shares == (0.0, 1.0)


def test_an_engine_that_hangs_is_late_and_ended() -> None:
    match = engine_match("hangs", limit=3)
    made: list[engine_client.EngineProcess] = []
    original = engine_client.EngineProcess.__init__

    def noted(self: engine_client.EngineProcess, command: str) -> None:
        original(self, command)
        made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine_client.EngineProcess, "__init__", noted)
        game = play_game(match, 0)
    assert str(game.fault) == "it needed more than 3 s for a turn"
    assert [engine.process.poll() is None for engine in made] == [False]


def test_an_engine_that_says_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_client, "START_SECONDS", 1.0)
    game = play_game(engine_match("mute"), 0)
    assert str(game.fault) == "its program didn’t answer cleo within 1 s"


def test_a_program_that_isn_t_there_is_named() -> None:
    game = play_game(Match(("engine:/no/such/engine", "random")), 0)
    assert game.fault is not None
    assert str(game.fault).startswith("it can’t be made: ")
    assert "/no/such/engine" in str(game.fault)


@pytest.mark.parametrize(
    ("fault", "failed"),
    [
        ("mute", [*CHECKS]),
        ("dies", ["plays", "places", "stops", "time"]),
        ("illegal", ["plays", "places", "stops", "time"]),
        ("hangs", ["plays", "places", "stops", "time"]),
        ("stays", ["ends"]),
    ],
)
def test_the_check_finds_what_is_wrong(
    fault: str, failed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "hangs":
        monkeypatch.setattr(engine_check, "PATIENCE", 0.3)
        monkeypatch.setattr(engine_check, "GRACE", 0.1)
    if fault == "mute":
        monkeypatch.setattr(engine_check, "START_SECONDS", 0.5)
        monkeypatch.setattr(engine_client, "START_SECONDS", 0.5)
    assert [name for name, problem in check_engine(faulty(fault)) if problem] == failed


def test_an_engine_needs_the_game() -> None:
    with pytest.raises(ValueError, match="has to follow the game"):
        EngineBot(EXAMPLE, 1, None).choose(first_turn().position)
