"""A bot that plays over HTTP, with the standard library only.

    python examples/http_bot.py http://127.0.0.1:8023 GAME

It takes the first free seat of a game, scores whenever it can, otherwise plays at random, and prints the
winners.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def call(url: str, body: dict[str, object] | None = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers)) as answer:
        return json.load(answer)


def main(server: str, game: str) -> None:
    url = f"{server}/api/games/{game}"
    seat = call(f"{url}/seats", {"name": "Robot"})["tokens"][0]
    while (view := call(url, token=seat["token"]))["stage"] not in ("over", "abandoned"):
        request: dict[str, object] = {"after": view["sequence"], "id": f"turn-{view['sequence']}"}
        if view["can_confirm"]:
            call(f"{url}/confirm", request, seat["token"])
        elif view["actions"]:
            scores = [action for action in view["actions"] if action.startswith("score")]
            request["action"] = random.choice(scores or view["actions"])
            call(f"{url}/actions", request, seat["token"])
        else:
            time.sleep(0.05)  # somebody else's turn; the event stream would tell sooner
    print("winners:", *view["winners"])


if __name__ == "__main__":
    main(*sys.argv[1:])
