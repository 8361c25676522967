"""A shared shuffle over HTTP: pledges, shares, and a game that begins though somebody is away."""

from __future__ import annotations

from cleocatra.record import parse_game
from cleocatra.record.shares import pledge_of
from cleocatra.record.shuffle import check_shuffle
from tests.server.process import ANYONE, PERSON, Client, ServerProcess, stream, until

SHARES = {"red": "5eed" * 16, "blue": "cafe" * 16}


def joined(server: ServerProcess) -> Client:
    client = server.create(PERSON, ANYONE, start=0, shared_shuffle=True)
    (seat,) = client.post("seats", None, {"name": "Zoë"}).json()["tokens"]
    server.http.cookies.clear()
    client.tokens[seat["player"]] = seat["token"]
    return client


def pledged(client: Client, player: str) -> str:
    return pledge_of(client.view()["commitment"], player, SHARES[player])


def test_two_players_shuffle_together_and_everybody_can_prove_it(server: ServerProcess) -> None:
    client = joined(server)
    with stream(client, "blue") as events:
        for player in SHARES:
            view = client.post(f"seats/{player}/pledge", player, {"pledge": pledged(client, player)}).json()
        assert view["shuffle"] == {
            "pledges": {player: pledged(client, player) for player in SHARES},
            "shares": {},
            "closed": True,
            "sealed": None,
        }
        for player, share in SHARES.items():
            view = client.post(f"seats/{player}/share", player, {"share": share}).json()
        assert until(events, "shared").data["share"] == SHARES["red"]
        until(events, "started")
    assert (view["stage"], view["shuffle"]["shares"]) == ("opening", SHARES)
    early = parse_game(client.record())
    view = client.end()
    record = parse_game(client.record())
    assert check_shuffle(record) == "shared"
    assert list(record.initial.pile) == view["pile"] != view["shuffle"]["sealed"]
    assert [early.tags[name] for name in ("Commitment", "Pledges", "Shares")] == [
        record.tags[name] for name in ("Commitment", "Pledges", "Shares")
    ]
    assert client.server.http.get(f"{client.path}/moments").json()["shuffle"] == "shared"


def test_others_can_not_contribute_for_a_player(server: ServerProcess) -> None:
    client = joined(server)
    for who, status in ((None, 401), ("red", 403)):
        answer = client.post("seats/blue/pledge", who, {"pledge": pledged(client, "blue")})
        assert answer.status_code == status


def test_the_game_begins_without_a_player_who_went_away(server: ServerProcess) -> None:
    client = joined(server)
    with stream(client, "blue") as events:
        client.post("seats/blue/pledge", "blue", {"pledge": pledged(client, "blue")})
        until(events, "pledges-closed")  # red pledges nothing
        client.post("seats/blue/share", "blue", {"share": SHARES["blue"]})
        until(events, "started")
    assert list(client.view()["shuffle"]["shares"]) == ["blue"]
