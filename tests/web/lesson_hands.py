"""Hands that play certain decisions of a lesson, each by taps as a person would."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cleocatra.record import parse_decision
from cleocatra.rules import Cell, Decision, Herd, Rally, Reveal, Score, Scout, Search, Swap, TeamUp
from cleocatra.table.action_views import KINDS
from cleocatra.words import Words
from tests.web.hands import CHIPS, READY, Hands

# a frame later the page shows what a tap did: whether it sent a decision
SENT = """async before => {
    await new Promise(requestAnimationFrame);
    const table = document.querySelector('.table');
    return table?.ariaBusy === 'true' || !table?.dataset.step?.startsWith(before);
}"""
DONE = """before => {
    const table = document.querySelector('.table');
    return table?.ariaBusy !== 'true' && table?.dataset.step && !table.dataset.step.startsWith(before);
}"""


class LessonHands:
    """Plays decisions on a page, in the language of its words."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page, self.words = page, words
        self.hands = Hands(page, seed=1)
        self.before = ""

    def play(self, text: str) -> None:
        """Make one decision and wait until it is on the table."""
        self.hands.wait_for_turn()
        decision = parse_decision(text)
        self.before = self.page.evaluate("document.querySelector('.table').dataset.step.split('/')[0] + '/'")
        if isinstance(decision, Score):
            self.score(decision)
        elif isinstance(decision, Reveal):
            self.page.locator(".pile").click()
        else:
            self.place(decision)
        self.page.wait_for_function(DONE, arg=self.before)

    def place(self, decision: Decision) -> None:
        """Put something somewhere: first its kind is chosen, then its cells, as far as that isn't clear."""
        chip = self.page.locator(f"{CHIPS}[data-kind={KINDS[type(decision)]}]")
        if not isinstance(decision, Scout) and chip.count() > 0:
            chip.first.click()
        held = self.page.locator(".tile[aria-pressed=true]")
        chosen = [] if held.count() == 0 else [held.get_attribute("data-cell")]
        self.tap(*(cell for cell in cells_of(decision) if str(cell) not in chosen))

    def score(self, score: Score) -> None:
        """Choose the rescuer, the helpers, and then the inspectors, as far as the page asks for them."""
        chip = self.page.locator(f"{CHIPS}[data-kind=score]")
        if chip.count() > 0:
            chip.click()
        if self.page.locator(".panel").count() == 0:
            self.tap(score.cell)
        expect(self.page.locator(".panel")).to_be_visible()
        if self.page.locator(".way").count() > 1:
            self.help(score)
        if self.page.locator(READY).count() > 0:
            self.page.locator(READY).click()
        self.tap(*score.taken, *(score.put if len(score.put) > 1 else ()))

    def help(self, score: Score) -> None:
        """Choose the helpers: on the board, or none at all."""
        if not score.helpers:
            alone = self.words.say("score-alone", points=0).partition("0")[0]
            self.page.locator(".way", has_text=alone).first.click()
        elif self.page.locator(READY).count() == 0:
            self.tap(*score.helpers)

    def tap(self, *cells: Cell) -> None:
        """Tap cells one after the other until the decision is sent."""
        for cell in cells:
            if self.page.evaluate(SENT, self.before):
                return
            self.hands.touch(self.page.locator(f"[role=button][data-cell='{cell}']").first)


def cells_of(decision: Decision) -> tuple[Cell, ...]:
    """The cells to tap for a decision, in order."""
    match decision:
        case Search(start, to) | Herd(start, to) | Swap(start, to):
            return (start, to)
        case Rally(to, start):
            return (to,) if start is None else (start, to)
        case Scout(cell) | TeamUp(cell):
            return (cell,)
        case _:
            return ()
