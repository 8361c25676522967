"""Sets up the kernel's state for a game (section 3)."""

from __future__ import annotations

from collections.abc import Sequence

from cleocatra.rules import codes
from cleocatra.rules.options import Options
from cleocatra.rules.state import State
from cleocatra.rules.tiles import Kind


def initial_state(options: Options, pile: Sequence[Kind | None]) -> State:
    """The state before the openings, with this pile (top first, None: unknown). Raises ValueError."""
    options.check_pile(pile)
    state = State()
    state.set_up(
        [codes.UNSEEN if kind is None else kind.number for kind in pile],
        players=len(options.players),
        goal=options.variant.goal,
        rescuers=options.variant.rescuers,
        inspectors=options.variant.inspectors,
    )
    abilities = sum(1 << kind.number for kind in options.abilities)
    state.play_with(options.herding, abilities, options.variant.ruling_bits)
    return state
