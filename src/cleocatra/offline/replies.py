"""Requests as they arrive, and replies with the events that have to be kept first."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from cleocatra.offline.device_table import DeviceTable, payloads_of
from cleocatra.table.changes import Change
from cleocatra.table.refusals import Refused

PREFIX = "/api/"


@dataclass(frozen=True, slots=True)
class Request:
    """The parts of a request's path, its query, and the body of a POST."""

    parts: tuple[str, ...]
    query: Mapping[str, str]
    body: Mapping[str, Any] | None

    @classmethod
    def of(cls, path: str, body: str) -> Request:
        """The request to this address; raises Refused if its body is no JSON object."""
        address = urlsplit(path)
        if not address.path.startswith(PREFIX):
            raise Refused("request/unknown")
        parts = tuple(map(unquote, address.path.removeprefix(PREFIX).split("/")))
        return cls(parts, dict(parse_qsl(address.query)), read_object(body) if body else None)


def read_object(text: str) -> Mapping[str, Any]:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise Refused("body/invalid") from error
    if not isinstance(found, dict):
        raise Refused("body/invalid")
    return found


class Pending(NamedTuple):
    """A change that is followed once it is kept."""

    table: DeviceTable
    change: Change


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer (JSON, or the text of a record), and what has to be kept before it may be given."""

    answer: str
    pending: tuple[Pending, ...] = ()
    ok: bool = True

    def json(self) -> str:
        """The reply for whoever keeps the logs: events are numbered from `after` + 1 on."""
        writes = [write(one) for one in self.pending if one.change.events]
        return json.dumps({"ok": self.ok, "answer": self.answer, "writes": writes})


def write(pending: Pending) -> dict[str, object]:
    """The events of one game that have to be kept."""
    table, change = pending
    after = change.state.sequence - len(change.events)
    return {"game": table.game, "after": after, "events": payloads_of(change)}


def refusal_json(refused: Refused) -> str:
    """A refusal as the server tells it."""
    told = {"code": refused.code, "reason": refused.reason, "rule": refused.rule, "details": refused.details}
    return json.dumps(told)
