"""Games for tests: a record to start from, and games of all variants at any moment."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from cleocatra.record import Game
from cleocatra.record.header import GAME_TAGS
from cleocatra.rules import Colour, Dice, Edition, Options, RuleSet

PERFT_RECORDS = sorted((Path(__file__).parents[1] / "data" / "perft").glob("*.cleo"))

HEADER = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet mut mafdat princess princess mut bastet mafdat"]
"""
TURNS = """\

red: open 0,0
blue: open 0,1
red: herd 0,0>0,1; score 0,1 to 0,1
blue: team 0,0; score 0,0 with 0,1 to 0,0
blue*: scout 1,0
red: search 1,0>1,1; dispatch
"""
RECORD = HEADER + TURNS


@st.composite
def options(draw: st.DrawFn) -> Options:
    colours = draw(st.permutations(list(Colour)))
    number = draw(st.integers(2, 4))
    return Options(draw(st.sampled_from(RuleSet)), draw(st.sampled_from(Edition)), tuple(colours[:number]))


free_tags = st.dictionaries(
    st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True).filter(lambda name: name not in GAME_TAGS),
    st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters='"'), max_size=20),
    max_size=3,
)


@st.composite
def games(draw: st.DrawFn, most_actions: int = 60) -> Game:
    """A game of any variant, after some random actions."""
    seed = draw(st.integers(0, 2**32))
    game = Game.start(draw(options()), seed=seed, tags=draw(free_tags))
    dice = Dice(seed)
    for _ in range(draw(st.integers(0, most_actions))):
        if game.position.outcome:
            break
        game = game.play(game.position.random_action(dice))
    return game


# blue may score on the Princess tile at 0,0: one of two Mut tiles counts, on one of them stands a helper; two
# inspectors go to two of three tiles, and one of them comes from one of two
BLUE_MAY_SCORE = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "princess mut bastet mut mafdat ? ? ? ?"]

red: open 0,0
blue: open -1,0
red: scout -2,0; score 0,0 to -2,0 -1,0
blue: scout 0,1; team 0,0
red: scout -1,-1; dispatch
"""
