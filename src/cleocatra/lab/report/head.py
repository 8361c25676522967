"""The head of a report: what was simulated, and the names of games and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cleocatra.bots.levels import UnknownBot, level
from cleocatra.lab.simulation.run import Run
from cleocatra.rules import Variant
from cleocatra.rules.drawing import counted
from cleocatra.rules.tiles import KINDS
from cleocatra.rules.variant import HERD, RULINGS
from cleocatra.words import say


def run_name(run: Run) -> str:
    """A name that tells this run from another one."""
    match = run.plan.match
    names = in_a_row(bot_name(bot) for bot in dict.fromkeys(match.bots))
    if not match.variant.differences:
        return say("report-run", game=game_name(run), bots=names)
    return say("report-run-variant", game=game_name(run), bots=names, variant=match.variant.name)


def game_name(run: Run) -> str:
    match = run.plan.match
    rules, edition = say(f"board-rules-{match.rules}"), say(f"board-edition-{match.edition}")
    return say("report-game", game=say("board-game", rules=rules, edition=edition), players=run.players)


def bot_name(bot: str) -> str:
    """The name of a level; a bot of the user's own is named as on the command line."""
    try:
        return say(f"level-{level(bot).name}")
    except UnknownBot:
        return bot


def ability_name(ability: str) -> str:
    return say("action-herd" if ability == HERD else f"kind-{ability}")


def facts(run: Run) -> dict[str, str]:
    """The settings of a run, by their names."""
    match, options = run.plan.match, run.options
    found = {
        "variant": variant_text(match.variant),
        "rules": game_name(run),
        "tiles": counted(options.mix, say),
        "goal": say("report-goal", count=options.variant.goal),
        "bots": in_a_row(map(bot_name, match.bots)),
        "games": say("report-games", games=match.games, seed=str(match.seed)),
        "command": run.plan.command,
    }
    return {say(f"report-facts.{name}"): text for name, text in found.items()}


def variant_text(variant: Variant) -> str:
    """The name of a variant, and all its changes."""
    changes = [change(field, value) for field, value in variant.differences.items()]
    if not changes:
        return say("report-standard")
    return say("report-variant", name=variant.name, changes=say("report-and-also").join(changes))


def change(field: str, value: object) -> str:
    if field in RULINGS:
        return say(f"report-change-{field}-{value}")
    return say(f"report-change-{field}", value=setting(field, value))


def setting(field: str, value: object) -> str:
    if not isinstance(value, tuple):
        return str(value)
    if field in ("on", "off"):
        return in_a_row(map(ability_name, value))
    return counted(Counter(dict(zip(KINDS, value, strict=True))), say)


def in_a_row(names: Iterable[str]) -> str:
    return say("list-separator").join(names)
