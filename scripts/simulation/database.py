"""What survives a crash: the games, jobs and marks of a simulated database. Each write is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cleocatra.server.store.base import LONGEST_LEASE, MARK_KEPT, TURN, Conflict, Job, dated, waiting_since

Appended = Callable[[str, int, Sequence[str]], None]


@dataclass
class GameRow:
    payloads: list[str]
    listed: bool


@dataclass
class JobRow:
    due: float
    claimant: str = ""
    claimed_until: float = 0.0


@dataclass
class Database:
    """Tables in memory. `appended` hears of all that is durable, `now` is its clock."""

    now: Callable[[], float]
    appended: Appended
    claiming: Callable[[str, str], None] = lambda _, __: (
        None
    )  # hears who claims a job, and who had claimed it
    games: dict[str, GameRow] = field(default_factory=dict)
    jobs: dict[Job, JobRow] = field(default_factory=dict)
    all_marks: dict[str, dict[str, float]] = field(default_factory=dict)

    def create(self, game: str, payloads: Sequence[str], listed: bool, due: float | None) -> None:
        if game in self.games:
            raise Conflict("the id is taken")
        self.games[game] = GameRow(list(payloads), listed)
        self._turn(game, due, "", 0.0)
        self.appended(game, 0, payloads)

    def append(
        self, game: str, after: int, payloads: Sequence[str], due: float | None, claimant: str, lease: float
    ) -> None:
        row = self.games.get(game)
        if row is None or len(row.payloads) != after:
            raise Conflict("another writer was first")
        row.payloads += payloads
        self._turn(game, due, claimant if lease else "", self.now() + lease if lease else 0.0)
        self.appended(game, after, payloads)

    def _turn(self, game: str, due: float | None, claimant: str, until: float) -> None:
        if due is None:
            self.jobs.pop(Job(game, TURN), None)
        else:
            self.jobs[Job(game, TURN)] = JobRow(dated(due, self.now()), claimant, until)

    def events(self, game: str, after: int) -> list[str]:
        row = self.games.get(game)
        return [] if row is None else row.payloads[after:]

    def listed(self, most: int) -> list[str]:
        return [game for game, row in reversed(self.games.items()) if row.listed][:most]

    def unlist(self, games: Sequence[str]) -> None:
        for game in games:
            self.games[game].listed = False

    def touch(self, game: str, over: bool) -> None:
        """Nothing here deletes old games."""

    def ends(self, games: Sequence[str]) -> dict[str, int]:
        return {game: len(self.games[game].payloads) for game in games if game in self.games}

    # Jobs

    def plan(self, job: Job, due: float | None) -> None:
        if due is None:
            self.jobs.pop(job, None)
        else:
            self.jobs[job] = JobRow(dated(due, self.now()))

    def remind(self, game: str, due: float) -> None:
        row = self.jobs.setdefault(Job(game, TURN), JobRow(dated(due, self.now())))
        row.due = min(row.due, dated(due, self.now()))

    def claim_due(self, process: str, lease: float, most: int) -> list[Job]:
        now = self.now()
        due = [
            (waiting_since(row.due), job)
            for job, row in self.jobs.items()
            if row.due <= now and not now < row.claimed_until <= now + LONGEST_LEASE
        ]
        due.sort(key=lambda one: one[0])
        for _, job in due[:most]:
            row = self.jobs[job]
            self.claiming(process, row.claimant)
            row.claimant, row.claimed_until = process, now + lease
        return [Job(job.game, job.kind, since) for since, job in due[:most]]

    def renew(self, process: str, jobs: Sequence[Job], lease: float) -> None:
        for job in jobs:
            row = self.jobs.get(job)
            if row is not None and row.claimant == process:
                row.claimed_until = self.now() + lease

    def finish(self, process: str, job: Job, due: float | None) -> None:
        row = self.jobs.get(job)
        if row is not None and row.claimant == process:
            row.claimant = ""
            self.plan(job, due)

    # Marks

    def mark(self, game: str, name: str, until: float) -> None:
        self.all_marks.setdefault(game, {})[name] = until

    def marks(self, game: str) -> dict[str, float]:
        oldest = self.now() - MARK_KEPT
        return {name: until for name, until in self.all_marks.get(game, {}).items() if until > oldest}
