"""A bot that fails is named with what it did, and the game ends there: never a traceback."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cleocatra.bots.arena import WorkerDied, play_match
from cleocatra.bots.entrants import takes_effort
from cleocatra.bots.faults import BotFault
from cleocatra.bots.interface import ask
from cleocatra.bots.match import Match
from cleocatra.bots.players import Effort, RandomBot
from cleocatra.bots.playing import Failed, play_game, play_in_time, set_up, take_turns
from cleocatra.bots.results import fault_record, format_result, read_games
from cleocatra.bots.standings import standings, without_faults
from cleocatra.record import parse_game
from cleocatra.rules import Colour, Options, Position
from tests.bots import faulty

TOLD = {
    "nothing": "it answered None, which is no decision",
    "text": "it answered 'score 0,0 to 0,0', which is no decision",
    "unprintable": "it answered Unprintable, whose repr raises RuntimeError, which is no decision",
    "nonsense": "it answered score there to nowhere: there is no tile on there",
    "mistyped": "it answered Score(cell=Cell(x=",
    "illegal": "it answered team 99,99: there is no tile on 99,99",
    "blind": "it answered scout",
    "reveals_twice": "it answered reveal: ",
    "raises": """it raised LookupError: no "cats" here""",
    "exits": "it raised SystemExit: 3",
}


def match_of(bot: str, *others: str, limit: float | None = None) -> Match:
    return Match((f"tests.bots.faulty:{bot}", *(others or ("random",))), games=2, seed=4, limit=limit)


@pytest.mark.parametrize("bot", TOLD)
def test_a_wrong_answer_is_named_and_loses(bot: str) -> None:
    game = play_game(match_of(bot), 1)
    assert game.fault is not None
    assert str(game.fault).startswith(TOLD[bot])
    assert (game.fault.entrant, game.shares) == (0, (0.0, 1.0))
    position = parse_game(game.record).position
    assert position.player is position.options.players[game.seats[0]], "the record ends where the bot failed"


@pytest.mark.parametrize("bot", ["nothing", "raises", "illegal", "blind"])
def test_the_record_is_enough_to_see_it_again(bot: str) -> None:
    match = match_of(bot)
    game = play_game(match, 0)
    again = parse_game(fault_record(match, game))
    assert again.tags["Bot"] == f"tests.bots.faulty:{bot}"
    assert again.tags["Fault"] == str(game.fault).replace('"', "'")
    made = getattr(faulty, bot)(again.options, int(again.tags["BotSeed"]))
    made.asked = faulty.GOOD  # this one also counts
    with pytest.raises(BotFault) as caught:
        ask(made, again.position.view(revealed=again.tags["Revealed"] == "yes"))
    assert str(caught.value) == str(game.fault)


def test_who_reveals_twice_has_seen_a_tile() -> None:
    game = play_game(match_of("reveals_twice"), 0)
    assert game.fault is not None
    assert game.fault.revealed


def test_who_is_late_is_interrupted_and_loses() -> None:
    game = play_game(match_of("hangs", limit=2), 0)  # ample for the other bot, on a busy machine too
    assert str(game.fault) == "it needed more than 2 s for a turn"
    assert game.shares == (0.0, 1.0)


def test_who_is_late_and_can_t_be_interrupted_is_late_all_the_same() -> None:
    position = Position.start(Options(), seed=1)
    with ThreadPoolExecutor() as pool:  # only the main thread can be interrupted
        played = pool.submit(play_in_time, faulty.DozingBot(), position, 0.01, 0.0)
        with pytest.raises(BotFault, match=r"it needed more than 0\.01 s for a turn"):
            played.result()


def test_both_actions_of_a_turn_count() -> None:
    position = Position.start(Options(), seed=1)
    with pytest.raises(BotFault, match="it needed more than 100 s for a turn"):
        play_in_time(RandomBot(1), position, 100, 100)


def test_a_bot_that_can_t_be_made_is_named() -> None:
    game = play_game(match_of("unmakable"), 1)
    assert str(game.fault) == "it can’t be made: OSError: no weights"
    assert (game.turns, game.shares) == (0, (0.0, 1.0))


def test_the_leaders_among_the_others_share_the_victory() -> None:
    game = play_game(match_of("nothing", "random", "random"), 0)
    assert game.fault is not None
    position = parse_game(game.record).position
    assert sorted(position.points.values()) == [0, 0, 0]
    assert game.shares == (0.0, 0.5, 0.5)


def test_games_with_faults_can_be_left_out() -> None:
    match = match_of("nothing")
    games = [play_game(match, number) for number in range(2)]
    assert standings(match, games)[0].share.value == 0
    assert without_faults(games) == []
    assert not standings(match, [])[0].share.has_interval


def test_a_fault_is_kept_in_the_match_s_folder(tmp_path: Path) -> None:
    game = play_game(match_of("raises"), 0)
    file = tmp_path / "games.jsonl"
    file.write_text(format_result(game))
    assert list(read_games(file)) == [game]


def test_a_bot_that_ends_its_process_ends_the_match_with_a_message() -> None:
    with pytest.raises(WorkerDied, match="a bot ended the process that played one of the games 0, 1"):
        play_match(match_of("dies"), processes=1)


def test_a_fault_passes_through_processes() -> None:
    match = match_of("nothing")
    seating = set_up(match, 0)
    with pytest.raises(Failed) as caught:
        list(take_turns(seating.bots, seating.initial))
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.code, copied.details, copied.player) == ("answer", {"answer": "None"}, Colour.RED)


def test_an_effort_reaches_factories_that_take_it() -> None:
    faulty.EFFORTS.clear()
    match = Match(("tests.bots.faulty:patient", "tests.bots.faulty:patient@0.25"), seconds=0.5)
    set_up(match, 0)
    assert [Effort(seconds=0.5), Effort(seconds=0.25)] == faulty.EFFORTS
    reached = {
        name: takes_effort(name) for name in (*match.bots, "tests.bots.faulty:raises", "kitten", "vizier@1")
    }
    assert list(reached.values()) == [True, True, False, False, True]


def test_a_good_bot_is_left_alone() -> None:
    assert play_game(Match(("kitten", "random"), limit=30), 0).fault is None
