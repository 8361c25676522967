"""Records are written in one canonical form."""

from pathlib import Path

import pytest
from hypothesis import given

from cleocatra.record import Game, format_game, parse_game
from cleocatra.rules import Cell, Colour, Edition, Kind, Open, Options, RuleSet
from tests.record.games import HEADER, PERFT_RECORDS, RECORD, games


@pytest.mark.parametrize("path", PERFT_RECORDS, ids=lambda path: path.stem)
def test_a_canonical_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_game(parse_game(text)) == text


def test_there_are_records_to_read() -> None:
    assert len(PERFT_RECORDS) >= 48


@given(games())
def test_a_written_game_is_read_as_the_same_game(game: Game) -> None:
    text = format_game(game)
    again = parse_game(text)
    assert again == game
    assert again.position == game.position
    assert format_game(again) == text


def test_tags_come_in_one_order_and_free_ones_after_them_as_given() -> None:
    text = """
        [Result  "?"]
        [ Pile "cleocatra  bastet mut mafdat princess princess mut bastet mafdat" ]  # top first
        [Date "today # 1"]
        [Players " red blue"]
        [Edition "international"] [Rules "advanced"]
    """.replace('"] [', '"]\n[')
    assert format_game(parse_game(text)) == HEADER + '[Result "?"]\n[Date "today # 1"]\n'


def test_space_and_comments_are_left_out() -> None:
    text = RECORD.replace("red: open 0,0", "# the opening\r\n\n  red :open\t0 , 0 # in the middle\n").replace(
        ";", " ; "
    )
    assert format_game(parse_game(text)) == RECORD


def test_a_game_without_turns_ends_with_its_tags() -> None:
    assert format_game(parse_game(HEADER + "\n\n")) == HEADER


def test_the_pile_can_be_hidden_as_far_as_the_players_have_not_seen_it() -> None:
    shown = format_game(parse_game(RECORD), hide_pile=True)
    assert '[Pile "cleocatra bastet mut ? ? ? ? ? ?"]' in shown
    assert parse_game(shown).position == parse_game(RECORD).position.view()


def test_r5_the_tile_of_an_opening_is_seen_so_a_hidden_pile_shows_it() -> None:
    shown = format_game(parse_game(HEADER), hide_pile=True)
    assert '[Pile "cleocatra ? ? ? ? ? ? ? ?"]' in shown


def test_every_option_is_written() -> None:
    options = Options(RuleSet.BASIC, Edition.FRENCH, (Colour.GREEN, Colour.BLACK))
    pile = [Kind.CLEOCATRA, *[Kind.PRINCESS] * 3, *[Kind.MAFDAT, Kind.BASTET, Kind.MUT] * 2]
    game = Game.start(options, pile=pile, tags={"Names": "Ann, Bo"}).play(Open(Cell(0, 0)))
    assert format_game(game) == (
        '[Rules "basic"]\n[Edition "french"]\n[Players "green black"]\n'
        '[Pile "cleocatra princess princess princess mafdat bastet mut mafdat bastet mut"]\n'
        '[Names "Ann, Bo"]\n\ngreen: open 0,0\n'
    )
