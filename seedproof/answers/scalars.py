"""One value, alone or at the end of a chain of equations."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from seedproof.answers.json_values import decoded
from seedproof.answers.labels import is_label
from seedproof.answers.roots import Surd

Scalar: TypeAlias = Fraction | Surd


def scalar(text: str, read: Callable[[str], Scalar | None]) -> Scalar | None:
    """Return the value alone, or at the end of `label = arithmetic = value`; `2x = 6` does not state 6."""
    ratio = decoded(text)
    if isinstance(ratio, Fraction):
        return ratio
    *links, value = _OUTER_EQUALS.split(text)
    stated = read(value.strip())
    for link in map(str.strip, links):
        if read(link) not in (None, stated) or not (is_label(link) or _ARITHMETIC.fullmatch(link)):
            return None
    return stated


_ARITHMETIC = re.compile(r"(?:[-+*/^.%(){}\[\]0-9\s√]|\\%|\\[dtc]?frac|\\?sqrt)+")
_OUTER_EQUALS = re.compile(r"=(?![^()\[\]{}]*+[)\]}])")
