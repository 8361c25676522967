"""Rate limits, for each client and for all clients together."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cleocatra.server.http.statuses import HttpRefused
from cleocatra.table.refusals import Refused

if TYPE_CHECKING:  # the command line reads the limits for its help
    from starlette.types import Scope

MOST_CLIENTS = 20_000  # remembered; the one that hasn't asked for longest is forgotten
HOUR = 3600.0


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
    tables: int = 5_000  # games in memory
    patience: int = 20  # seconds for a request to arrive, and for a slow reader to read on
    origins: tuple[str, ...] = ()  # other sites whose pages may send requests
    proxies: tuple[str, ...] = ()  # who may say for whom they ask: addresses or networks


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

    def __len__(self) -> int:
        return len(self._buckets)


class Limiter:
    """Counts the requests, games and streams of clients; each process counts for itself."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.rate, max(limits.burst, 1))
        self._games = Buckets(limits.client_games / HOUR, limits.client_games)
        self._all_games = Buckets(limits.games / HOUR, limits.games)
        self._streams: Counter[str] = Counter()

    def check_request(self, client: str) -> None:
        """Raise Refused if this client asks too often."""
        wait = self._requests.take(client, time.monotonic())
        if wait:
            raise HttpRefused("rate/exceeded", retry_after=math.ceil(wait))

    def check_creation(self, client: str) -> None:
        """Raise Refused if this client, or all of them, have created too many games."""
        now = time.monotonic()
        wait = self._games.take(client, now) or self._all_games.take("", now)
        if wait:
            raise HttpRefused("games/too-many", retry_after=math.ceil(wait))

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
