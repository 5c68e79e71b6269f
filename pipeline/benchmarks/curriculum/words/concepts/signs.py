"""Expressions in signs, as a textbook prints them: `(3/4 + 1 1/2) × 2`, `6² - 8`, `-3.5 - (-2.1)`."""

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
_NTH = {4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth"}


class Signs(msgspec.Struct, frozen=True):
    """How signs are printed in one problem."""

    times: str
    raised: bool
    """Whether squares and cubes have a small number, 6², where 6^2 is the other way."""
    power: int
    """How a power is said among words: 0 in signs, 1 as `6 squared`, 2 as `the square of 6`."""
    mixed: bool
    """Whether 7/4 is printed as 1 3/4."""
    whole: bool
    """Whether 20/5 is a division, not a fraction."""

    def leaf(self, value: Expression) -> bool:
        """Whether it is printed as one number."""
        return isinstance(value, Number | Variable) or (not self.whole and is_numeral(value))

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

    def said(self, value: Expression, strength: int = 0, right: bool = False) -> str:
        """The expression in signs, in brackets where it stands beside a stronger operator."""
        if self.leaf(value) or not isinstance(value, Operation):
            numeral = self.numeral(value)
            return f"({numeral})" if right and numeral.startswith("-") else numeral
        if value.op == "**" and isinstance(value.right, Number):
            exponent = value.right.digits
            raised = self.raised and exponent in (2, 3)
            return f"{self.numeral(value.left)}{'²³'[exponent - 2] if raised else f'^{exponent}'}"
        own = _STRENGTH[value.op]
        sign = {"*": self.times, "/": "÷"}.get(value.op, value.op)
        text = f"{self.said(value.left, own)} {sign} {self.said(value.right, own, right=True)}"
        return f"({text})" if own < strength or (right and own <= strength) else text

    def among_words(self, value: Expression) -> str:
        """A numeral or a power as it stands in a sentence: `6 squared`, `the fifth power of 2`."""
        if not isinstance(value, Operation) or value.op != "**" or not isinstance(value.right, Number):
            return self.said(value)
        base, exponent = self.numeral(value.left), value.right.digits
        if self.power == 1:
            return f"{base} {('squared', 'cubed')[exponent - 2]}" if exponent < 4 else self._power_of(base, exponent)
        if self.power == 2:
            return f"the {('square', 'cube')[exponent - 2] if exponent < 4 else f'{_NTH[exponent]} power'} of {base}"
        return self.said(value)

    def _power_of(self, base: str, exponent: int) -> str:
        return f"{base} to the power of {exponent}"


def signs(draws: Draws, whole: bool) -> Signs:
    """A way of printing, drawn."""
    times = ("×", "×", "·")[draws.below(3)]
    return Signs(
        times="×" if whole else times,
        raised=draws.below(2) == 0,
        power=draws.below(3),
        mixed=draws.below(3) == 0,
        whole=whole,
    )
