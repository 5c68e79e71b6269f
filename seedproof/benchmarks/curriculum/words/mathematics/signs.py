"""Writes expressions in signs, as a textbook prints them: `(3/4 + 1 1/2) × 2`, `6² - 8`, `-3.5 - (-2.1)`."""

from collections.abc import Callable

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Variable,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.record.draws import Draws

_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2, "**": 3}
_POWERS: tuple[Callable[[str, int], str], ...] = (
    lambda base, exponent: f"{base}^{exponent}",
    lambda base, exponent: f"{base}{'²³'[exponent - 2]}" if exponent < 4 else f"{base}^{exponent}",
    lambda base, exponent: (
        f"{base} {('squared', 'cubed')[exponent - 2]}"
        if exponent < 4
        else f"{base} to the power of {exponent}"
    ),
)


class Signs(msgspec.Struct, frozen=True):
    """How signs are printed in one problem."""

    times: str
    power: int
    """Which way of writing powers."""
    mixed: bool
    """Whether 7/4 is printed as 1 3/4."""
    whole: bool
    """Whether 20/5 is a division, not a fraction."""
    levels: bool = False
    """Whether brackets stand around parentheses, and braces around brackets."""
    grouped: bool = False
    """Whether every operation within another is grouped, needed or not."""

    def leaf(self, value: Expression) -> bool:
        """Return whether an expression is printed as one number."""
        return isinstance(value, Number | Variable) or (not self.whole and is_numeral(value))

    def numeral(self, value: Expression) -> str:
        """Write `12`, `-2.5`, `3/4`, `1 3/4`."""
        if not isinstance(value, Operation):
            return expression_text(value)
        top = value.left
        under = value.right
        if not isinstance(top, Number) or not isinstance(under, Number):
            return expression_text(value)
        whole, rest = divmod(abs(top.digits), under.digits)
        if self.mixed and whole > 0 and rest:
            sign = "-" if top.digits < 0 else ""
            return f"{sign}{whole} {rest}/{under.digits}"
        return f"{top.digits}/{under.digits}"

    def operand(self, value: Expression) -> str:
        """Write an operand behind an operator: a negative numeral in brackets."""
        written = self.numeral(value)
        return f"({written})" if written.startswith("-") else written

    def said(self, value: Expression, strength: int = 0, right: bool = False, behind: bool = False) -> str:
        """Write the expression, in brackets where it stands beside a stronger operator.

        `right`: on the right side of an operator; `behind`: next to it, where no negative numeral may stand.
        """
        if self.leaf(value) or not isinstance(value, Operation):
            if behind:
                return self.operand(value)
            return self.numeral(value)
        if value.op == "**" and isinstance(value.right, Number):
            base = self.numeral(value.left)
            return _POWERS[self.power](base, value.right.digits)
        own = _STRENGTH[value.op]
        sign = {"*": self.times, "/": "÷"}.get(value.op, value.op)
        bracketed = own < strength or (right and own <= strength) or (self.grouped and strength > 0)
        left = self.said(value.left, own, behind=behind and not bracketed)
        last = self.said(value.right, own, right=True, behind=True)
        text = f"{left} {sign} {last}"
        return self.enclosed(text) if bracketed else text

    def enclosed(self, text: str) -> str:
        """Put parentheses around an expression; with levels, brackets or braces around those."""
        if self.levels and "[" in text:
            return f"{{{text}}}"
        if self.levels and "(" in text:
            return f"[{text}]"
        return f"({text})"


def signs(draws: Draws, whole: bool, mixed: bool) -> Signs:
    """Draw a way of printing signs; `mixed`: whether fractions above 1 are mixed numbers."""
    times = draws.choice(("×", "×", "·"))
    return Signs("×" if whole else times, draws.below(3), mixed, whole)
