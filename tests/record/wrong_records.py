"""Records with something wrong in them, and what is answered: for the reader's tests in all languages."""

from cleocatra.record.reader import LONGEST_RECORD
from tests.record.games import RECORD

LINES = RECORD.splitlines()
KINDS = "cleocatra, mafdat, bastet, mut, princess"
RULE_SETS = "basic, advanced"
NO_NAME = "expected a tag’s name: a letter, then letters and digits"


def with_line(number: int, *texts: str) -> str:
    """The good record with other lines in place of this one."""
    return "\n".join([*LINES[: number - 1], *texts, *LINES[number:]]) + "\n"


# Each: what is wrong, the text, then line, column and reason.
TAGS = [
    ("empty", "", 1, 1, "the tag Rules is missing"),
    ("only space", " \n\t\n", 2, 1, "the tag Rules is missing"),
    ("no tags", "red: open 0,0\n", 1, 1, "the tag Rules is missing"),
    ("a tag is missing", with_line(2), 5, 1, "the tag Edition is missing"),
    ("all turns and a tag are missing", '[Rules "basic"]\n', 1, 1, "the tag Edition is missing"),
    ("twice", with_line(2, '[Rules "basic"]'), 2, 2, "the tag 'Rules' appears twice"),
    ("free and twice", with_line(4, LINES[3], '[A ""]', '[A ""]'), 6, 2, "the tag 'A' appears twice"),
    ("too late", RECORD + '[A ""]\n', 12, 1, "tags come before the first turn"),
    ("no empty line", with_line(5), 5, 1, "expected an empty line between the tags and the turns"),
    ("no name", with_line(1, '["basic"]'), 1, 2, NO_NAME),
    ("a bad name", with_line(1, '[1 "x"]'), 1, 2, NO_NAME),
    ("no value", with_line(1, "[Rules]"), 1, 7, "expected the tag’s value in double quotes"),
    ("no quotes", with_line(1, "[Rules basic]"), 1, 8, "expected the tag’s value in double quotes"),
    ("open quote", with_line(1, '[Rules "basic]'), 1, 8, "the tag’s value has no closing quote"),
    ("open tag", with_line(1, '[Rules "basic"'), 1, 15, "expected ] to close the tag"),
    ("a quote within", with_line(1, '[A "b"c"]'), 1, 7, "expected ] to close the tag"),
    (
        "two on a line",
        with_line(1, '[Rules "basic"] [A ""]'),
        1,
        17,
        "a tag must be alone on its line",
    ),
    (
        "unknown rules",
        with_line(1, '[Rules "expert"]'),
        1,
        9,
        f"unknown rules 'expert': expected one of {RULE_SETS}",
    ),
    (
        "capitals",
        with_line(1, '[Rules "Basic"]'),
        1,
        9,
        f"unknown rules 'Basic': expected one of {RULE_SETS}",
    ),
    ("no rules", with_line(1, '[Rules "  "]'), 1, 9, "expected the rules: one of basic, advanced"),
    ("two rules", with_line(1, '[Rules "basic advanced"]'), 1, 15, "one word is enough for the rules"),
    (
        "unknown edition",
        with_line(2, '[Edition "german"]'),
        2,
        11,
        "unknown edition 'german': expected one of international, french",
    ),
    (
        "unknown colour",
        with_line(3, '[Players "red pink"]'),
        3,
        15,
        "unknown color 'pink': expected one of red, blue, black, green",
    ),
    ("one player", with_line(3, '[Players "red"]'), 3, 11, "a game has 2, 3 or 4 players, not 1"),
    ("nobody", with_line(3, '[Players ""]'), 3, 11, "a game has 2, 3 or 4 players, not 0"),
    ("one twice", with_line(3, '[Players "red blue red"]'), 3, 20, "red appears twice among the players"),
    (
        "unknown kind",
        with_line(4, '[Pile "mut dog"]'),
        4,
        12,
        f"unknown kind of tile 'dog': expected one of {KINDS}",
    ),
    ("too few tiles", with_line(4, '[Pile "mut mut"]'), 4, 8, "expected 9 tiles in the pile, got 2"),
    ("too many tiles", with_line(4, f'[Pile "{"? " * 10}"]'), 4, 8, "expected 9 tiles in the pile, got 10"),
    (
        "too many of a kind",
        with_line(4, '[Pile "mut bastet mut mut"]'),
        4,
        23,
        "too many mut tiles: this game has 2",
    ),
    (
        "a mix for two",
        with_line(3, '[Players "red blue black"]'),
        4,
        8,
        "expected 13 tiles in the pile, got 9",
    ),
    ("another mix", with_line(2, '[Edition "french"]'), 4, 8, "expected 10 tiles in the pile, got 9"),
    (
        "an unknown tile that is drawn",
        RECORD.replace("bastet mut mafdat", "bastet ? mafdat"),
        4,
        25,
        "line 10 draws this tile, so it can’t be ?",
    ),
]  # fmt: skip
TURNS = [
    (
        "unknown colour",
        with_line(6, "pink: open 0,0"),
        6,
        1,
        "unknown color 'pink': expected one of red, blue, black, green",
    ),
    ("no colon", with_line(6, "red open 0,0"), 6, 5, "expected a colon after the player, got 'open'"),
    (
        "only a colour",
        with_line(6, "red"),
        6,
        4,
        "expected a colon after the player, got the end of the line",
    ),
    ("two stars", with_line(10, "blue**: pass"), 10, 6, "expected a colon after the player, got '*'"),
    ("no action", with_line(6, "red:"), 6, 5, "an action is missing"),
    ("no second action", with_line(8, "red: herd 0,0>0,1;"), 8, 19, "an action is missing"),
    ("nothing between", with_line(8, "red: ; score 0,1 to 0,1"), 8, 6, "an action is missing"),
    (
        "unknown word",
        with_line(8, "red: herd 0,0>0,1; shout"),
        8,
        20,
        "unknown action 'shout': expected one of open, scout, search, swap, dispatch, team, herd, score, "
        "rally, pass",
    ),
    (
        "a full stop",
        with_line(6, "red: open 0,0 ."),
        6,
        15,
        "expected ; or the end of the line after an action, got '.'",
    ),
    (
        "unsorted",
        with_line(9, "blue: team 0,0; score 0,0 with 0,1 to 0,1 0,0"),
        9,
        43,
        "0,0 should come before 0,1: lists are sorted by y, then x",
    ),
    ("half a turn", with_line(8, "red: herd 0,0>0,1 # tired"), 8, 18, "the turn’s second action is missing"),
    (
        "more than a turn",
        with_line(8, LINES[7] + "; team 0,0"),
        8,
        38,
        "the turn is already over: what comes next needs a line of its own",
    ),
    (
        "two openings on a line",
        with_line(6, "red: open 0,0; open 0,1"),
        6,
        16,
        "the turn is already over: what comes next needs a line of its own",
    ),
    (
        "no star",
        with_line(10, "blue: scout 1,0"),
        10,
        5,
        "this is a bonus action: write blue*:",
    ),
    (
        "a star too many",
        with_line(11, "red*: pass"),
        11,
        4,
        "this isn’t a bonus action: write red:",
    ),
]
CHARACTERS = [
    ("byte order mark", "\ufeff" + RECORD, 1, 1, "a record begins without a byte order mark"),
    ("zero", RECORD + "\x00", 12, 1, "control character U+0000"),
    ("escape in a comment", with_line(6, "red: open 0,0 # \x1b[2J"), 6, 17, "control character U+001B"),
    ("carriage return", with_line(6, "red: open 0,0\rblue: open 0,1"), 6, 14, "control character U+000D"),
    ("line separator in a tag", with_line(1, '[A "\u2028"]'), 1, 5, "control character U+2028"),
    ("half a pair", with_line(1, '[A "\ud800"]'), 1, 5, "control character U+D800"),
    ("too long", "#" * (LONGEST_RECORD + 1), 1, 1, f"a record has at most {LONGEST_RECORD} characters"),
]

# Each: the text, then line, column, the rule's code, and the reason.
FORBIDDEN = [
    (with_line(6, "blue: open 0,0"), 6, 1, "turn/other-player", "it’s red’s turn (rule 4)"),
    (with_line(10, "red: scout 1,0"), 10, 1, "turn/other-player", "it’s blue’s bonus action (rule 4)"),
    (with_line(6, "green: open 0,0"), 6, 1, "turn/other-player", "it’s red’s turn (rule 4)"),
    (
        with_line(6, "red: open 1,0"),
        6,
        6,
        "opening/first-cell",
        "open 1,0 is not allowed: the first tile goes to 0,0 (rule 3)",
    ),
    (
        with_line(8, "red: team 0,0; score 0,0 to 0,0"),
        8,
        6,
        "room/own",
        "team 0,0 is not allowed: red already has a rescuer on 0,0 (rule 2)",
    ),
    (
        with_line(8, "red: herd 0,0>0,1; pass"),
        8,
        20,
        "pass/no-bonus",
        "pass is not allowed: only a bonus action may be declined (rule R10)",
    ),
    (
        with_line(9, "blue: team 0,0; score 0,0 to 0,0"),
        9,
        17,
        "score/helper-missing",
        "score 0,0 to 0,0 is not allowed: one of the helpers on 0,1 must be scored: no other tile has that "
        "color (rule R7)",
    ),
]
