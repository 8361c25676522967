"""Print how much room games take in SQLite: games of two bots, one commit for each of their turns.

python scripts/game_sizes.py --games 200
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random

from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.tokens import fresh_secret, game_id
from cleocatra.table.chain import chained
from cleocatra.table.changes import Change
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import Sitter, format_event
from cleocatra.table.schedule import acting_bot
from cleocatra.table.state import GameState
from cleocatra.table.thinking import make_bot
from cleocatra.table.turns import act

ASKED = NewGame((NewSeat(Sitter.BOT, "Kitten"), NewSeat(Sitter.BOT, "Kitten")))


def turn(state: GameState) -> Change:
    """The turn of the bot that is to act."""
    seat = acting_bot(state)
    assert seat is not None
    bot, change = make_bot(state, seat), Change(state)
    while acting_bot(change.state) == seat:
        change = act(change, seat.player, bot.choose(change.state.position))
    return change


def play(store: SqliteStore, chance: Random) -> tuple[int, int]:
    """Play a game and keep it; the answer is its actions and events."""
    change = first_change(plan_game(ASKED, None, chance).created, [], 0.0)
    game = game_id(fresh_secret(chance))
    texts, link = chained(map(format_event, change.events))
    store.create(game, texts, listed=False).result()
    while not change.state.over:
        before = change.state.sequence
        change = turn(change.state)
        texts, link = chained(map(format_event, change.events), link)
        store.append(game, before, texts).result()
    return change.state.action_count, change.state.sequence


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = Random(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.db")
        store = SqliteStore(path)
        played = [play(store, chance) for _ in range(arguments.games)]
        store.close()
        size = path.stat().st_size
    actions, events = (sum(numbers) / len(played) for numbers in zip(*played, strict=True))
    each = f"{actions:.0f} actions, {events:.0f} events, {size / len(played) / 1000:.1f} kB each"
    print(f"{len(played)} games: {each}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
