"""Expressions in signs, as a textbook prints them: `(3/4 + 1 1/2) × 2`, `6² - 8`, `-3.5 - (-2.1)`."""

from collections.abc import Callable

import msgspec

from pipeline.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Variable,
    is_numeral,
)
from pipeline.benchmarks.curriculum.symbolic.writing import expression_text
from pipeline.draws import Draws

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

    def leaf(self, value: Expression) -> bool:
        """Whether it is printed as one number."""
        return isinstance(value, Number | Variable) or (not self.whole and is_numeral(value))

    def small(self, value: Expression) -> bool:
        """Whether it is printed as one number or one power."""
        return self.leaf(value) or (isinstance(value, Operation) and value.op == "**")

    def numeral(self, value: Expression) -> str:
        """`12`, `-2.5`, `3/4`, `1 3/4`."""
        if not isinstance(value, Operation):
            return expression_text(value)
        top, under = value.left, value.right
        if not isinstance(top, Number) or not isinstance(under, Number):
            return expression_text(value)
        whole, rest = divmod(top.digits, under.digits)
        if self.mixed and whole > 0 and rest:
            return f"{whole} {rest}/{under.digits}"
        return f"{top.digits}/{under.digits}"

    def operand(self, value: Expression) -> str:
        """As behind an operator: a negative numeral in brackets."""
        said = self.numeral(value)
        return f"({said})" if said.startswith("-") else said

    def said(self, value: Expression, strength: int = 0, right: bool = False) -> str:
        """The expression, in brackets where it stands beside a stronger operator."""
        if self.leaf(value) or not isinstance(value, Operation):
            return self.operand(value) if right else self.numeral(value)
        if value.op == "**" and isinstance(value.right, Number):
            base = self.numeral(value.left)
            return _POWERS[self.power](base, value.right.digits)
        own = _STRENGTH[value.op]
        sign = {"*": self.times, "/": "÷"}.get(value.op, value.op)
        left = self.said(value.left, own)
        last = self.said(value.right, own, right=True)
        text = f"{left} {sign} {last}"
        if own < strength or (right and own <= strength):
            return f"({text})"
        return text


def signs(draws: Draws, whole: bool) -> Signs:
    """A way of printing, drawn."""
    return Signs(("×", "*", "·")[draws.below(3)], draws.below(3), draws.below(3) == 0, whole)
