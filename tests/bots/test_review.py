"""Looking back: what turns cost, and what is only luck."""

from statistics import fmean

import pytest

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.bots.review import MISTAKE, Reviewed, Reviewer, balance
from cleocatra.record import Game, parse_game
from cleocatra.rules import Reveal, Scout

# a Score at 1,0 would have won the game for blue, who had the round's last turn
MISSED = """\
[Rules "basic"]
[Edition "international"]
[Variant "short goal=2"]
[Players "red blue"]
[Pile "mut bastet mafdat princess ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
red: scout -1,0; dispatch
blue: scout 0,1; dispatch
"""


def game_of(bots: tuple[str, ...], seed: int) -> Game:
    return parse_game(play_game(Match(bots, simulations=1000, seed=seed), 0).record)


def reviews(game: Game, seed: int = 5) -> list[Reviewed]:
    reviewer = Reviewer(game, seed)
    return [reviewer.turn(number) for number in range(len(game.turns))]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", [5, 17])
def test_who_plays_well_has_a_good_review_whatever_tiles_come(seed: int) -> None:
    strong = reviews(game_of(("sphinx", "sphinx"), seed=4), seed)
    unlucky = [turn for turn in strong if turn.before[turn.player] - turn.after[turn.player] > 0.1]
    assert unlucky, "a game in which no tile was bad for anyone shows nothing"
    assert max(turn.loss for turn in strong) < MISTAKE
    weak = reviews(game_of(("kitten", "kitten"), seed=4), seed)
    assert fmean(turn.loss for turn in weak) > 5 * fmean(turn.loss for turn in strong)
    assert max(turn.loss for turn in weak) > 3 * MISTAKE


@pytest.mark.compiled_only
def test_the_luck_of_a_scout_is_not_in_what_it_cost() -> None:
    game = game_of(("vizier", "vizier"), seed=3)
    for turn in reviews(game):
        if isinstance(turn.actions[0], Scout) and turn.best.decisions == (Reveal(),):
            assert turn.loss == 0, "to turn a tile over was best, whatever came"


@pytest.mark.compiled_only
def test_the_last_turn_is_judged_by_who_won() -> None:
    game = game_of(("scribe", "mouser"), seed=2)
    last = reviews(game)[-1]
    outcome = game.position.outcome
    assert outcome is not None
    assert last.after[last.player] == (1 / len(outcome.winners) if last.player in outcome.winners else 0)


@pytest.mark.compiled_only
def test_the_same_seed_gives_the_same_review() -> None:
    game = game_of(("kitten", "mouser"), seed=1).after_turns(8)
    assert reviews(game) == reviews(game)


def test_a_victory_that_was_missed_is_a_mistake() -> None:
    game = parse_game(MISSED)
    found = Reviewer(game, seed=1, simulations=4).turn(3)
    assert (found.player, found.actions) == ("blue", game.turns[3].actions)
    assert str(found.best.decisions[-1]).startswith("score 1,0")
    assert found.best.win_probability == 1
    assert found.loss > MISTAKE


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_and_everyones_turns_add_up_to_the_result(players: int) -> None:
    """For each player; and what one wins by luck or play, the others lose."""
    game = parse_game(play_game(Match(("mouser",) * players, seed=4), 0).record).after_turns(4 * players)
    reviewer = Reviewer(game, seed=1, simulations=20)
    turns = [reviewer.turn(number) for number in range(len(game.turns))]
    found = [balance(turns, player) for player in game.options.players]
    for one in found:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.result)
        assert 0 < one.accuracy <= 1
    assert sum(one.result for one in found) == pytest.approx(1)
    assert sum(one.luck for one in found) == pytest.approx(0)
    assert sum(one.own + one.others for one in found) == pytest.approx(0)
    assert any(abs(one.luck) > one.noise / 10 for one in found), "tiles that change nothing show nothing"
