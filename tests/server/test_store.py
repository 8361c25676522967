"""What every store promises: what is acknowledged is there, and nobody overwrites anybody."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cleocatra.server.store.base import TURN, Conflict, Job, Store, open_store, without_password

pytestmark = pytest.mark.compiled_only  # once is enough: nothing here depends on the kernel
Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same database again and again; SQLite's has one owner at a time."""
    url = str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("database")
    stores: list[Store] = []

    def open_again() -> Store:
        stores.append(open_store(url))
        return stores[-1]

    yield open_again
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Open) -> Store:
    return opened()


def test_events_come_back_in_order_after_reopening(store: Store, opened: Open) -> None:
    store.create("a", ["one"], listed=False).result()
    store.append("a", 1, ["two", "three"]).result()
    store.close()
    again = opened()
    assert again.events("a").result() == ["one", "two", "three"]
    assert again.events("a", after=1).result() == ["two", "three"]
    assert again.events("b").result() == []
    assert again.ends(["a", "b"]).result()["a"] == 3


@pytest.mark.parametrize("after", [0, 1, 3, 100])
def test_an_append_elsewhere_than_at_the_end_is_a_conflict(store: Store, after: int) -> None:
    store.create("a", ["one", "two"], listed=False).result()
    with pytest.raises(Conflict):
        store.append("a", after, ["x", "y"]).result()
    assert store.events("a").result() == ["one", "two"]


def test_of_many_at_once_exactly_one_wins(store: Store) -> None:
    store.create("a", ["one"], listed=False).result()
    futures = [store.append("a", 1, [f"try {number}"]) for number in range(50)]
    winners = [number for number, future in enumerate(futures) if future.exception() is None]
    assert len(winners) == 1
    assert store.events("a").result() == ["one", f"try {winners[0]}"]


def test_a_conflict_leaves_the_others_of_the_same_commit_alone(store: Store) -> None:
    futures = [store.create(name, ["one"], listed=True) for name in ("a", "b", "a", "c")]
    assert [isinstance(future.exception(), Conflict) for future in futures] == [False, False, True, False]
    assert sorted(store.listed(2).result()) in (["b", "c"], ["a", "c"])
    assert len(store.listed(10).result()) == 3


def test_whoever_no_longer_waits_does_no_harm(store: Store) -> None:
    for number in range(100):
        store.create(f"game {number}", ["one"], listed=False).cancel()
    store.create("a", ["one"], listed=False).result(timeout=60)
    assert store.events("a").result(timeout=60) == ["one"]


def test_a_game_that_does_not_exist_gets_no_events(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", 0, ["one"]).result()


def test_a_closed_store_says_so(store: Store) -> None:
    store.close()
    with pytest.raises(RuntimeError, match="closed"):
        store.append("a", 1, ["one"])


def test_a_store_that_works_passes_its_check(store: Store) -> None:
    assert store.check().result() is None


# Jobs


def test_a_job_is_claimed_once_when_it_is_due(store: Store) -> None:
    now = time.time()
    store.create("now", ["one"], listed=False, due=0.0).result()
    store.create("later", ["one"], listed=False, due=now + 60).result()
    store.create("never", ["one"], listed=False).result()
    assert store.claim_due(60.0, 10).result() == [Job("now", TURN)]
    assert store.claim_due(60.0, 10).result() == []


def test_a_claim_whose_lease_has_ended_goes_to_the_next(store: Store) -> None:
    store.create("a", ["one"], listed=False, due=0.0).result()
    assert store.claim_due(0.05, 10).result() == [Job("a", TURN)]
    store.renew([Job("a", TURN)], 60.0).result()
    time.sleep(0.1)  # the first lease would be over
    assert store.claim_due(60.0, 10).result() == []
    store.renew([Job("a", TURN)], 0.0).result()
    assert store.claim_due(60.0, 10).result() == [Job("a", TURN)]


def test_what_follows_from_the_log_is_planned_with_it(store: Store) -> None:
    store.create("a", ["one"], listed=False, due=0.0).result()
    with pytest.raises(Conflict):
        store.append("a", 7, ["x"]).result()
    assert store.claim_due(60.0, 10).result() == [Job("a", TURN)]
    store.append("a", 1, ["two"], due=0.0, lease=60.0).result()  # the claimant goes on
    assert store.claim_due(60.0, 10).result() == []
    store.append("a", 2, ["three"], due=0.0).result()  # it is somebody's, whoever is free
    assert store.claim_due(60.0, 10).result() == [Job("a", TURN)]
    store.append("a", 3, ["four"]).result()
    store.finish(Job("a", TURN), 0.0).result()
    assert store.claim_due(60.0, 10).result() == []


def test_jobs_of_other_kinds_stand_beside_it(store: Store) -> None:
    store.create("a", ["one"], listed=False, due=0.0).result()
    store.plan("a", "absence", 0.0).result()
    assert set(store.claim_due(60.0, 10).result()) == {Job("a", TURN), Job("a", "absence")}
    store.append("a", 1, ["two"]).result()
    store.finish(Job("a", "absence"), 0.0).result()
    assert store.claim_due(60.0, 10).result() == [Job("a", "absence")]
    store.finish(Job("a", "absence"), None).result()
    store.plan("a", "absence", 0.0).result()
    store.plan("a", "absence", None).result()
    assert store.claim_due(60.0, 10).result() == []


def test_settling_does_not_undo_what_was_planned_since(store: Store) -> None:
    store.create("a", ["one"], listed=False, due=0.0).result()
    store.claim_due(60.0, 10).result()
    store.append("a", 1, ["two"], due=0.0).result()
    store.finish(Job("a", TURN), None).result()
    assert store.claim_due(60.0, 10).result() == [Job("a", TURN)]


def test_claims_end_with_the_process_that_made_them(store: Store, opened: Open) -> None:
    store.create("a", ["one"], listed=False, due=0.0).result()
    store.claim_due(0.2, 10).result()
    store.close()
    again = opened()
    deadline = time.monotonic() + 60
    while not (jobs := again.claim_due(60.0, 10).result()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert jobs == [Job("a", TURN)]


def test_a_log_without_a_job_is_reminded_of_it_once(store: Store) -> None:
    store.create("a", ["one"], listed=False).result()
    store.remind("a", 0.0).result()
    assert store.claim_due(60.0, 10).result() == [Job("a", TURN)]
    store.remind("a", 0.0).result()
    assert store.claim_due(60.0, 10).result() == []


# Marks


def test_marks_are_remembered_for_a_while(store: Store) -> None:
    now = time.time()
    store.mark("a", "red", now - 60).result()
    store.mark("a", "blue", now + 60).result()
    store.mark("a", "green", now - 30 * 24 * 3600).result()
    assert store.marks("a").result() == {"red": now - 60, "blue": now + 60}
    assert store.marks("b").result() == {}
    store.mark("a", "blue", 0.0).result()
    assert store.marks("a").result() == {"red": now - 60}


def test_a_database_url_is_shown_without_its_password() -> None:
    assert "meow" not in without_password("postgresql://cat:meow@host/games")
    assert without_password("sqlite:////var/games.db") == "sqlite:////var/games.db"


def test_a_check_writes(tmp_path: Path) -> None:
    """So a disk without room is noticed."""
    store = open_store(str(tmp_path / "games.db"))
    store.check().result()
    before = (tmp_path / "games.db-wal").stat().st_size
    store.check().result()
    assert (tmp_path / "games.db-wal").stat().st_size > before
    store.close()
