"""Work on records runs in processes of its own, in shares; a process that is killed is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator

import pytest

from cleocatra.server.jobs.processes import SHARE, Processes
from cleocatra.table.refusals import Refused
from cleocatra.table.studies import moments_of_record
from tests.loops import run
from tests.record.games import RECORD


@pytest.fixture
def processes() -> Iterator[Processes]:
    processes = Processes(1)
    yield processes
    processes.stop()


def test_a_client_has_a_share_and_a_killed_process_is_replaced(processes: Processes) -> None:
    async def check() -> None:
        worker = await processes.run("one", os.getpid)
        assert worker != os.getpid()
        full = [asyncio.create_task(processes.run("one", moments_of_record, RECORD, 0)) for _ in range(SHARE)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="server/busy"):
            await processes.run("one", os.getpid)
        assert await processes.run("another", os.getpid) == worker
        assert {json.loads(text)["total"] for text in await asyncio.gather(*full)} == {10}
        with pytest.raises(Refused, match="server/busy"):
            await processes.run("one", os.kill, worker, signal.SIGKILL)
        assert await processes.run("one", os.getpid) not in (worker, os.getpid())

    run(check())


def test_a_refusal_comes_back_with_its_details(processes: Processes) -> None:
    with pytest.raises(Refused) as refused:
        run(processes.run("one", moments_of_record, "red: nonsense", 0))
    assert refused.value.code == "record/invalid"
    assert refused.value.details["line"] == "1"
