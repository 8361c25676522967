"""Access: the seats that a request's tokens open at a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cleocatra.rules import Colour
from cleocatra.server.http.statuses import HttpRefused
from cleocatra.server.tables.table import Table
from cleocatra.server.tokens import TOKEN, token_hash
from cleocatra.table.answers import SeatToken
from cleocatra.table.refusals import Refused
from cleocatra.table.seats import Seat
from cleocatra.table.state import GameState, acting_for

COOKIE = "cleocatra-seats"
COOKIE_SECONDS = 90 * 24 * 3600
MOST_TOKENS = 8  # in a cookie: some may be of seats that were left


class Access:
    """A table, and the hashes of the tokens that a request showed."""

    def __init__(self, table: Table, token_hashes: frozenset[str]) -> None:
        self.table = table
        self.token_hashes = token_hashes
        self._seats: tuple[Seat, ...] = ()
        self._held: frozenset[Colour] = frozenset()

    @classmethod
    def of(cls, request: Request, table: Table) -> Access:
        """The access of a request."""
        return cls(table, frozenset(map(token_hash, shown_tokens(request))))

    def check_header(self, request: Request) -> None:
        """Raise Refused for an Authorization header that opens nothing."""
        header = request.headers.get("authorization")
        if header is not None and (not header.lower().startswith("bearer ") or not self.held):
            raise Refused("seat/forbidden")

    @property
    def held(self) -> frozenset[Colour]:
        """The players whose seats the tokens open at this moment."""
        state = self.table.state
        if state.seats is not self._seats:  # streams read this often
            self._seats, self._held = state.seats, state.held_by(self.token_hashes)
        return self._held

    def check_seated(self) -> None:
        """Raise Refused for a spectator."""
        if not self.held:
            raise HttpRefused("seat/forbidden", status=403 if self.token_hashes else 401)

    def check_holds(self, player: Colour) -> None:
        self.check_seated()
        if player not in self.held:
            raise Refused("seat/forbidden", {"player": player})

    def player(self, state: GameState) -> Colour:
        """The player for whom the request acts: the one whose turn it is if they hold that seat, otherwise
        one of theirs.
        """
        self.check_seated()
        return acting_for(state, self.held)


def cookie_tokens(request: Request) -> list[str]:
    """The tokens in the browser's cookie: several people may share a device."""
    tokens = request.cookies.get(COOKIE, "").split(".")
    return [token for token in tokens[-MOST_TOKENS:] if TOKEN.fullmatch(token)]


def shown_tokens(request: Request) -> list[str]:
    """The tokens of a request: in its Authorization header, otherwise in its cookie."""
    header = request.headers.get("authorization")
    return cookie_tokens(request) if header is None else [header.partition(" ")[2].strip()]


def shown_seats(request: Request, table: Table) -> list[SeatToken]:
    """The seats of a table that a request's tokens open, which may be those of the game before."""
    return [
        SeatToken(player, token)
        for token in shown_tokens(request)
        for player in sorted(table.state.held_by([token_hash(token)]))
    ]


def hand_out(request: Request, response: Response, table: Table, tokens: list[str]) -> None:
    """Give the browser a cookie for this game that scripts can't read: an EventSource sends no header."""
    if not tokens:
        return
    known = [token for token in cookie_tokens(request) if table.state.held_by([token_hash(token)])]
    response.set_cookie(
        COOKIE,
        ".".join(dict.fromkeys([*known, *tokens])),
        max_age=COOKIE_SECONDS,
        path=f"/api/games/{table.game}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
