"""Says in a few words what a table has, and how near it comes to its limits."""

from collections.abc import Mapping
from typing import Any

from seedproof.measuring.declaring import UNJUDGED
from seedproof.measuring.expectations import Suite

_ABOVE = "column_pair_values_a_to_be_greater_than_b"


def summary(suite: Suite) -> str:
    """Return the line of a table that is nearest to its limit, or how many lines all hold."""
    _, table, expectations = suite
    lines = f"{len(table):,} line{'s' if len(table) != 1 else ''}"
    if expectations and expectations[0].kind == UNJUDGED:
        return f"could not be judged: {expectations[0].options['reason']}"
    if len(expectations) == 1 and expectations[0].kind == _ABOVE:
        more, less = (expectations[0].options[column] for column in ("column_A", "column_B"))
        nearest = min(table, key=lambda line: (line[more] - line[less], str(_subject(line))))
        said = ", ".join(f"{column} {nearest[column]:,}" for column in (less, more))
        return f"{said}{_subject(nearest)}; {lines}" if len(table) > 1 else f"{said}{_subject(nearest)}"
    if "rises" in table[0]:
        named = table if len(table) < 4 else []
        return "; ".join(str(line["work"]) for line in named) or f"rises in {lines}"
    return lines


def _subject(line: Mapping[str, Any]) -> str:
    """Return whose line it is, as ` (name)`."""
    named = [value for value in line.values() if isinstance(value, str)]
    return f" ({named[0]})" if named else ""
