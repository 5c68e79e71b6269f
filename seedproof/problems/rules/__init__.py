"""The rules by which problems are worked out: every sentence of a solution stands here, once.

The work of a template names a rule and fills its gaps (`solution.py`); who writes the solution picks a
wording. The gaps are read back from the text, and `claims/` decides from them alone whether the step is true.
"""

from collections.abc import Mapping
from types import MappingProxyType

from seedproof.problems.rules import (
    algebra,
    calculus,
    complex_numbers,
    conics,
    equations,
    functions,
    integrals,
    linear_algebra,
    quotients,
    series,
    vectors,
)
from seedproof.problems.rules.rule import Rule

__all__ = ["RULES", "Rule"]

_ROOMS = (
    algebra,
    calculus,
    complex_numbers,
    conics,
    equations,
    functions,
    integrals,
    linear_algebra,
    quotients,
    series,
    vectors,
)

RULES: Mapping[str, Rule] = MappingProxyType(
    {name: rule for room in _ROOMS for name, rule in room.RULES.items()}
)
"""Rules by name."""
