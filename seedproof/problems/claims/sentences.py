"""Reads the sentence of a step: what stands in the gaps of its rule."""

from functools import cache

from seedproof.problems.reading import Gaps, read_kind
from seedproof.problems.rules import RULES

_SIGNS = ("<", ">", r"\le", r"\ge")


def read_step(rule: str, sentence: str) -> Gaps:
    """Return what stands in the gaps of a rule's wording.

    Raises: Unreadable when no wording fits, or the text can be read in two ways. KeyError: There is no such
    rule.
    """
    sign, gaps = read_kind(sentence, _wordings(rule))
    return gaps | ({"sign": sign} if sign else {})


@cache
def _wordings(rule: str) -> dict[str, tuple[str, ...]]:
    """Return the wordings for each sign of an inequality; those without one for no sign.

    A gap for the sign would be as good for a plus.
    """
    wordings = RULES[rule].wordings
    if "<sign>" not in wordings[0]:
        return {"": wordings}
    return {sign: tuple(wording.replace("<sign>", sign) for wording in wordings) for sign in _SIGNS}
