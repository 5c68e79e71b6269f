"""Reads the words, and the wave off its two marked points; the drawn curve must go through them."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.reader import Facts, Reader, Unreadable

_STATEMENT = re.compile(
    r"The figure shows the graph of a sinusoidal function \$f\$\. A crest and the next trough are marked\."
    r"|The graph of a function \$f\$ of the form \$f\(x\) = A \\cos\(B\(x - C\)\) \+ D\$ is drawn in the "
    r"figure; a maximum and the minimum after it are marked\."
    r"|In the figure you see a wave, the graph of \$f\$\. It is a shifted and stretched cosine; its marked "
    r"points are a highest one and the lowest one after it\."
)
_QUESTIONS = ("What is the amplitude of $f$?", "What is its period?", "Find a formula for $f(x)$.")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn sinusoid."""
    if not _STATEMENT.fullmatch(statement) or tuple(questions) != _QUESTIONS or drawing is None:
        raise Unreadable("it is not a drawn sinusoid")
    wave, *marked = drawing["items"]
    if wave["kind"] != "sinusoid" or [item["kind"] for item in marked] != ["point", "point"]:
        raise Unreadable("the figure does not show a wave with two marked points")
    (crest, top), (trough, bottom) = ([Fraction(one) for one in item["at"]] for item in marked)
    amplitude, level, period = (top - bottom) / 2, (top + bottom) / 2, 2 * (trough - crest)
    drawn = [Fraction(wave[name]) for name in ("amplitude", "level", "frequency", "shift")]
    if wave.get("unit") != "pi" or drawn != [amplitude, level, 2 / period, crest - period / 4]:
        raise Unreadable("the wave does not go through its marked points")
    numbers = {"amplitude": amplitude, "period": period, "crest": crest, "level": level}
    if any(value.denominator != 1 for value in numbers.values()):
        raise Unreadable("the marked points are no lattice points")
    return {name: int(value) for name, value in numbers.items()}


READER = Reader(read=read)
