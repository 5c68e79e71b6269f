"""Numbers as a story prints them: `1,250`, `2.5`, `2 1/2`, `seven`."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text

NEVER = 10**9


class Numerals(msgspec.Struct, frozen=True):
    """The way in which one story prints its numbers."""

    in_words: bool = False
    comma_from: int = NEVER

    def of(self, written: Expression) -> str:
        """Write a numeral; a fraction above 1 as a mixed number."""
        if isinstance(written, Operation):
            return mixed(written)
        if not isinstance(written, Number):
            return expression_text(written)
        if written.places:
            return expression_text(written)
        if self.in_words and 0 < written.digits < len(SMALL):
            return SMALL[written.digits]
        if written.digits >= self.comma_from:
            return f"{written.digits:,}"
        return str(written.digits)


def mixed(fraction: Operation) -> str:
    """Write `3/4`, or `2 1/2` for 5/2."""
    top = fraction.left
    under = fraction.right
    if not isinstance(top, Number) or not isinstance(under, Number):
        return expression_text(fraction)
    if top.digits < under.digits:
        return f"{top.digits}/{under.digits}"
    wholes, over = divmod(top.digits, under.digits)
    return f"{wholes} {over}/{under.digits}" if over else f"{top.digits}/{under.digits}"


def is_one(written: Expression | None) -> bool:
    """Return whether a noun behind this numeral is singular: behind 1, and proper fractions."""
    if isinstance(written, Operation):
        top = written.left
        under = written.right
        return isinstance(top, Number) and isinstance(under, Number) and top.digits <= under.digits
    return isinstance(written, Number) and written.value == 1
