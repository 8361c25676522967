"""Games of bots at a table on a device: the same text of code runs here and in the browser."""

from __future__ import annotations


def bot_game(level: str, seed: int) -> dict[str, object]:
    """A whole game of two bots: its log, the number of turns, and the seconds that each answer took."""
    import json
    from random import Random
    from time import perf_counter

    from cleocatra.offline.host import Host

    def keep(reply: str) -> list[str]:
        host.kept()
        return [event for write in json.loads(reply)["writes"] for event in write["events"]]

    host = Host(Random(seed), lambda: 0.0)
    bot = {"sitter": "bot", "level": level}
    reply = host.ask("/api/games", json.dumps({"seats": [bot, bot]}))
    game, log = json.loads(reply)["writes"][0]["game"], keep(reply)
    seconds = []
    while host.bot_acts(game):
        began = perf_counter()
        log += keep(host.play(game, host.think(game)))
        seconds.append(perf_counter() - began)
    return {"log": log, "turns": json.loads(host.view(game))["turn_count"], "seconds": seconds}
