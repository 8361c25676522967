"""Rate limits, for each client and for all clients together."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cleocatra.server.http.statuses import HttpRefused
from cleocatra.table.refusals import Refused

if TYPE_CHECKING:  # the command line reads the limits for its help
    from starlette.types import Scope

MOST_CLIENTS = 20_000  # remembered; the one that hasn't asked for longest is forgotten
HOUR = 3600.0
ORIGIN_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server is told by flags and environment; 0 is no limit."""

    connections: int = 5_000  # at once, event streams included
    client_connections: int = 500
    client_streams: int = 200
    rate: int = 50  # requests a second from one client, in the long run ...
    burst: int = 200  # ... and at once
    client_games: int = 100  # created by one client in an hour
    games: int = 5_000  # created by all in an hour
    client_listed: int = 5  # public games of one client that wait for players
    client_seats: int = 60  # taken by one client in public games in an hour
    tables: int = 5_000  # games in memory
    keep_finished: int = 0  # days; 0: for ever
    keep_abandoned: int = 0  # days in which nothing happened in a game that isn't over
    patience: int = 20  # seconds for a request to arrive, and for a slow reader to read on
    origins: tuple[str, ...] = ()  # other sites whose pages may send requests
    proxies: tuple[str, ...] = ()  # who may say for whom they ask: addresses or networks
    names: tuple[str, ...] = ()  # under which the server answers; none: under any


class Bucket:
    """A token bucket: it refills over time; while it is empty, requests are refused."""

    __slots__ = ("_at", "_tokens", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self._tokens = most
        self._at = now

    def take(self, now: float) -> float:
        """Take one token; returns how many seconds to wait for it, 0 if there was one."""
        self._tokens = min(self.most, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < 1:
            return (1 - self._tokens) / self.rate
        self._tokens -= 1
        return 0.0

    def give_back(self) -> None:
        """What was taken wasn't needed."""
        self._tokens = min(self.most, self._tokens + 1)


class Buckets:
    """A bucket for each client. A forgotten one counts as full."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: float) -> float:
        if self._rate <= 0:
            return 0.0
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._most, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(now)

    def give_back(self, client: str) -> None:
        if (bucket := self._buckets.get(client)) is not None:
            bucket.give_back()

    def __len__(self) -> int:
        return len(self._buckets)


class Limiter:
    """Counts the requests, games and streams of clients; each process counts for itself."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.rate, max(limits.burst, 1))
        self._games = Buckets(limits.client_games / HOUR, limits.client_games)
        self._all_games = Buckets(limits.games / HOUR, limits.games)
        self._seats = Buckets(limits.client_seats / HOUR, limits.client_seats)
        self._streams: Counter[str] = Counter()

    def check_request(self, client: str) -> None:
        """Raise Refused if this client asks too often."""
        wait = self._requests.take(client, time.monotonic())
        if wait:
            raise HttpRefused("rate/exceeded", retry_after=math.ceil(wait))

    @contextmanager
    def creating(self, client: str) -> Iterator[None]:
        """Count a game, unless it isn't created in the end; raises Refused if this client, or all together,
        have created too many.
        """
        with (
            counted(self._games, client, "games/too-many"),
            counted(self._all_games, "", "games/too-many"),
        ):
            yield

    def taking_seat(self, client: str) -> AbstractContextManager[None]:
        """Count a seat in a public game, unless it isn't taken in the end."""
        return counted(self._seats, client, "seat/share")

    def check_stream(self, client: str) -> None:
        """Raise Refused if this client listens to too many games."""
        most = self.limits.client_streams
        if most and self._streams[client] >= most:
            raise Refused("stream/too-many", {"most": str(most)})

    @contextmanager
    def streaming(self, client: str) -> Iterator[None]:
        self._streams[client] += 1
        try:
            yield
        finally:
            self._streams[client] -= 1
            if not self._streams[client]:
                del self._streams[client]


@contextmanager
def counted(buckets: Buckets, client: str, code: str) -> Iterator[None]:
    """Take something from a client's bucket, and give it back if it wasn't used."""
    if wait := buckets.take(client, time.monotonic()):
        raise HttpRefused(code, retry_after=math.ceil(wait))
    try:
        yield
    except BaseException:
        buckets.give_back(client)
        raise


def within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks.

    >>> within("::1", ["10.0.0.0/8", "::1"]), within("10.1.2.3", ["10.0.0.0/8"]), within("10.1.2.3", ["::1"])
    (True, True, False)
    """
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(number in ipaddress.ip_network(network) for network in networks)


def client_of(scope: Scope) -> str:
    """Who asks: an address, or the network that one customer gets in IPv6."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def origin_of(client: str) -> str:
    """A few bits of a client, to be kept in logs: enough for its share of the lobby, too few to find it."""
    return hashlib.sha256(client.encode()).hexdigest()[:ORIGIN_DIGITS]


def network_of(address: str) -> str:
    """The address as it is counted.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Network((number, 64), strict=False).network_address)
