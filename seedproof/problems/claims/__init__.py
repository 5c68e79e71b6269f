"""Decides whether a step of a worked solution is true, from its sentence alone.

The sentence is read by wordings of another hand than its writer's, and the LaTeX in its gaps is evaluated: in
balls of many digits, at many points. Nothing here knows how a solution was made, or of which template it is.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from flint import ctx

from seedproof.equivalence import Unreadable as UnreadableFormula
from seedproof.problems.claims import (
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
from seedproof.problems.claims.sentences import read_step
from seedproof.problems.claims.truth import Claim, Truth
from seedproof.problems.reader import Unreadable

__all__ = ["CLAIMS", "Truth", "decided", "read_step"]

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

CLAIMS: Mapping[str, Claim] = MappingProxyType(
    {rule: claim for room in _ROOMS for rule, claim in room.CLAIMS.items()}
)
"""What decides each rule."""

_DIGITS = 60


@lru_cache(maxsize=16384)
def decided(rule: str, sentence: str) -> Truth:
    """Return whether a sentence by a rule is true; undecided where it cannot be read or evaluated."""
    try:
        gaps = read_step(rule, sentence)
    except (Unreadable, ValueError, KeyError):
        return "undecided"
    return _decided(rule, tuple(sorted(gaps.items())))


@lru_cache(maxsize=16384)
def _decided(rule: str, gaps: tuple[tuple[str, str], ...]) -> Truth:
    """Return whether a rule is true of what stands in its gaps, whatever the wording."""
    digits = ctx.dps
    ctx.dps = _DIGITS
    try:
        return CLAIMS[rule](dict(gaps))
    except (Unreadable, UnreadableFormula, ValueError, KeyError):
        return "undecided"
    finally:
        ctx.dps = digits
