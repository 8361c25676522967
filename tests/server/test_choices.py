"""A client without rules: the choices hold all that is possible, and `why` says what forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from cleocatra.record import Game, parse_action, parse_game
from cleocatra.rules import Cell, Colour, Dice, Options, Phase, RuleSet, Score
from cleocatra.table.choices import Choice, choices, possible
from cleocatra.table.encoding import to_json
from cleocatra.table.events import Created, SeatPlan, Sitter
from cleocatra.table.projection import project
from cleocatra.table.state import GameState, begin
from cleocatra.table.why import completions, parse_question, why, why_cell
from tests.server.process import PERSON, Client, ServerProcess
from tests.server.test_turns import opened
from tests.web.tables import BESIDE_EACH_OTHER

MOST_BYTES = 20_000  # of a view: what a phone gets after every action


def state_of(game: Game) -> GameState:
    """A table at the present moment of a game."""
    options = game.options
    created = Created(
        rules=options.rules,
        edition=options.edition,
        seats=tuple(SeatPlan(player, Sitter.PERSON) for player in options.players),
        auto_confirm=True,
        take_backs=True,
        listed=False,
        commitment="",
        pile=options.shuffled_pile(Dice(1)),
        salt="",
        bot_seed=1,
    )
    state = begin(created)
    return GameState(created, state.seats, game.view(), started=True)


def random_states(rules: RuleSet, players: int, seeds: range) -> Iterator[GameState]:
    for seed in seeds:
        game = Game.start(Options(rules, players=tuple(Colour)[:players]), seed=seed)
        dice = Dice(seed)
        for _ in range(200):
            if game.position.phase is Phase.OVER:
                break
            yield state_of(game)
            game = game.play(game.position.random_action(dice))


def all_words(choice: Choice) -> Iterator[str]:
    """Everything that a client can send for a choice, inspectors moved in every way that it offers."""
    for target in choice.targets:
        if target.score is None:
            yield target.action
            continue
        assert choice.take is not None
        assert choice.put is not None
        for taken in combinations(choice.take.cells, choice.take.number):
            for put in combinations(choice.put.cells, choice.put.number):
                parts = (("with", target.score.helpers), ("from", taken), ("to", put))
                lists = [f" {word} {' '.join(cells)}" for word, cells in parts if cells]
                yield f"score {target.cell}{''.join(lists)}"


@pytest.mark.parametrize("rules", RuleSet)
@pytest.mark.parametrize("players", [2, 4])
def test_the_choices_hold_exactly_the_legal_actions(rules: RuleSet, players: int) -> None:
    largest = 0
    for state in random_states(rules, players, range(4)):
        offered = [word for choice in choices(state) for word in all_words(choice)]
        assert sorted(offered) == sorted(map(str, possible(state)))
        view = project(state, frozenset(Colour))
        assert set(view.actions) <= set(offered)
        largest = max(largest, len(to_json(view)))
    assert 3_000 < largest < MOST_BYTES


def test_a_score_tells_where_its_points_come_from() -> None:
    scores = 0
    for state in random_states(RuleSet.ADVANCED, 3, range(4)):
        position = state.position
        for choice in choices(state):
            for target in choice.targets:
                if target.score is None:
                    continue
                scores += 1
                score, action = target.score, parse_action(target.action)
                assert isinstance(action, Score)
                after = position.apply(action)
                gained = after.points[position.player] - position.points[position.player]
                assert score.points == gained == position.points_for(action).total
                assert score.points == len(score.colours) + len(score.helpers) + score.ability
                back = after.supply[position.player] - position.supply[position.player]
                assert len(score.returns) == back
                assert all(colour.cells for colour in score.colours)
    assert scores > 100


def test_the_log_describes_what_the_record_says(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, auto_confirm=True)
    view = opened(client)
    view = client.play("red", "reveal", view["sequence"])
    tile = view["open_tile"]
    view = client.play("red", view["actions"][0], view["sequence"])
    log = client.server.http.get(f"{client.path}/log").json()
    assert log["total"] == view["turn_count"] == 3
    assert [turn["number"] for turn in log["turns"]] == [0, 1, 2]
    scouted = log["turns"][2]["actions"][0]
    assert (scouted["kind"], scouted["tile"], scouted["source"]) == ("scout", tile, None)
    assert [f"{turn['player']}: {turn['actions'][0]['action']}" for turn in log["turns"]] == view["turns"]
    assert view["recent"] == log["turns"]
    assert view["placed"] == scouted["cell"]
    assert client.server.http.get(f"{client.path}/log?since=2").json()["turns"] == log["turns"][2:]
    back = client.play("red", "take-back", view["sequence"])
    assert back["recent"] == log["turns"][:2]


GAME = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet mut mafdat princess princess mut bastet mafdat"]

red: open 0,0
blue: open 0,1
red: scout 1,0; team 0,1
"""


@pytest.fixture(scope="module")
def state() -> GameState:
    """Blue begins a turn on three tiles: 0,0 and 0,1 hold red, 0,1 also blue, 1,0 nobody."""
    return state_of(parse_game(GAME))


BLUE = frozenset({Colour.BLUE})


@pytest.mark.parametrize(
    ("attempt", "reason"),
    [
        ("search 0,0", "search/rescuers"),
        ("search 0,0>1,1", "search/rescuers"),
        ("search 1,0", None),
        ("search 5,5", "tile/none"),
        ("search", None),
        ("team 0,0", None),
        ("team 0,1", "room/own"),
        ("team", None),
        ("herd 0,1", None),
        ("herd 0,0", "rescuer/none"),
        ("swap 0,0", "rescuer/none"),
        ("swap 0,1", "swap/doubles"),
        ("score 0,1", None),
        ("score 1,0", "rescuer/none"),
        ("dispatch", "dispatch/first"),
        ("rally", "rally/not-blocked"),
        ("rally 0,0", "rally/not-blocked"),
        ("pass", "pass/no-bonus"),
        ("open 2,0", "opening/done"),
        ("scout", None),
        ("reveal", None),
        ("scout 2,0", "scout/reveal-first"),
        ("scout 7,7", "cell/apart"),
    ],
)
def test_half_an_action_is_answered_too(state: GameState, attempt: str, reason: str | None) -> None:
    answer = why(state, BLUE, parse_question(attempt))
    assert (answer.reason, answer.possible) == (reason, reason is None)
    assert answer.rule or answer.possible


def test_a_kind_of_action_is_answered_without_a_tile() -> None:
    """Nobody chose a tile, so the reason speaks of none."""
    apart = state_of(parse_game(BESIDE_EACH_OTHER.format(under="mut")))
    red = frozenset({Colour.RED})
    reasons = {kind: why(apart, red, parse_question(kind)).reason for kind in ("search", "swap", "dispatch")}
    assert reasons == {"search": "search/none", "swap": "swap/none", "dispatch": "dispatch/first"}


def test_every_legal_action_and_its_beginning_is_possible(state: GameState) -> None:
    def asked(words: str) -> bool:
        return why(state, BLUE, parse_question(words)).possible

    for action in map(str, possible(state)):
        assert asked(action)
        assert asked(action.split()[0])
        if "," in action and not action.startswith("scout"):
            first = action.split(">")[0].split("<")[0]
            assert asked(" ".join(first.split()[:2]))


def test_out_of_turn_that_is_the_reason(state: GameState) -> None:
    answer = why(state, frozenset({Colour.RED}), parse_question("team 0,0"))
    assert (answer.reason, answer.details) == ("turn/other-player", {"player": "blue"})


def test_a_cell_is_answered_for_each_kind_of_action(state: GameState) -> None:
    answers = {answer.kind: answer.reason for answer in why_cell(state, BLUE, Cell(0, 0))}
    assert answers == {
        "search": "search/rescuers",
        "swap": "rescuer/none",
        "herd": "rescuer/none",
        "score": "rescuer/none",
        "team": None,
    }
    assert [answer.reason for answer in why_cell(state, BLUE, Cell(9, 9))] == ["cell/apart"]


def test_why_over_http(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)

    def ask(player: str | None, **query: str) -> tuple[int, str]:
        answer = server.http.get(f"{client.path}/why", params=query, headers=client.headers(player))
        body = answer.json()
        return answer.status_code, body.get("code") or body["answers"][0]["reason"]

    assert ask("red", action="team 0,0") == (200, "opening/first")
    assert ask("red", action="herd") == (200, "opening/first")
    assert ask("blue", action="open 0,0") == (200, "turn/other-player")
    assert ask(None, cell="0,0") == (200, "turn/other-player")
    assert ask("red", action="jump 0,0") == (422, "action/unreadable")
    assert ask("red", cell="zero") == (422, "action/unreadable")
    assert ask("red") == (422, "request/invalid")
    client.play("red", "open 0,0", client.view()["sequence"])
    assert ask("red", action="team 0,0") == (200, "turn/unconfirmed")
    client.end()
    assert ask("red", action="team 0,0") == (200, "game/over")


def test_completions_end(state: GameState) -> None:
    """The longest half action has a bounded number of completions."""
    for kind in ("open", "scout", "search", "swap", "dispatch", "team", "herd", "score", "rally", "pass"):
        assert 1 <= len(completions(state.position, parse_question(kind))) < 200


def score_game(server: ServerProcess) -> Client:
    client = server.create(PERSON, PERSON, record=GAME)
    assert client.view()["player"] == "blue"
    return client


def test_a_score_may_be_sent_by_its_parts(server: ServerProcess) -> None:
    client = score_game(server)
    view = client.view("blue")
    (choice,) = [choice for choice in view["choices"] if choice["kind"] == "score"]
    assert choice["put"] == {"number": 1, "cells": ["0,1"]}
    assert choice["take"] == {"number": 0, "cells": []}
    body = {
        "action": {"score": "0,1", "helpers": [], "take": [], "put": ["0,1"]},
        "after": view["sequence"],
        "id": "s",
    }
    answer = client.post("actions", "blue", body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["view"]["turns"][-1] == "blue: score 0,1 to 0,1"
    assert client.post("actions", "blue", body).json()["sequence"] == answer.json()["sequence"]
    bad = body | {"id": "t", "action": {"score": "0", "put": ["0,1"]}}
    assert client.post("actions", "blue", bad).json()["code"] == "action/unreadable"


def test_of_several_reasons_the_most_telling_one_is_told() -> None:
    """Blue's rescuer on 0,1 has two cells without a tile beside it, and one with a rescuer of blue."""
    second = state_of(parse_game(GAME + "blue: team 0,0\n"))
    answer = why(second, BLUE, parse_question("herd 0,1"))
    assert (answer.reason, answer.details) == ("room/own", {"cell": "0,0", "player": "blue"})


def test_a_view_stays_small_however_long_the_game_is(state: GameState) -> None:
    game = parse_game(GAME)
    for _ in range(150):
        for action in ("herd 0,1>0,0", "herd 0,0>0,1", "herd 0,0>1,0", "herd 1,0>0,0"):
            game = game.play(parse_action(action))
    assert len(game.turns) == 303
    view = project(state_of(game), BLUE)
    assert (len(view.turns), view.turn_count) == (200, 303)
    assert len(to_json(view)) < MOST_BYTES
    assert project(state, BLUE).turns == [str(turn) for turn in state.game.turns]
