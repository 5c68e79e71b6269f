"""A set for a single evaluation: rows of a config, as many as are asked for, that no release has.

They are drawn from parts of all games that are kept for such sets, so none was released before, and none can
be released later.
"""

from typing import Any

import msgspec

from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import NumberGame, Rows

DIFFICULTIES: tuple[str, ...] = ("mixed", *LEVELS)
"""What can be asked for; the first unless it is said."""


def fresh(settings: NumberGame, root_seed: int | str, count: int, difficulty: str) -> NumberGame:
    """Return the settings of such a set: nothing but these rows."""
    wanted: dict[str, Any] = dict.fromkeys(DIFFICULTIES, 0) | {difficulty: count}
    asked = msgspec.structs.replace(
        settings.generate,
        root_seed=root_seed,
        part="fresh_mixed" if difficulty == "mixed" else "fresh_level",
        rows=Rows(**wanted),
        demonstrations=0,
        shots=[],
    )
    return msgspec.structs.replace(settings, generate=asked, splits={})
