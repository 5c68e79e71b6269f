"""One step of a game."""

from fractions import Fraction
from typing import NamedTuple, TypeAlias

Value: TypeAlias = int | Fraction


class Step(NamedTuple):
    """Two operands, a sign of + - * /, and the result as stated, which may be false."""

    left: Value
    sign: str
    right: Value
    result: Value

    @property
    def is_true(self) -> bool:
        """Whether the operation gives the stated result; a quotient must be exact."""
        match self.sign:
            case "+":
                return self.left + self.right == self.result
            case "-":
                return self.left - self.right == self.result
            case "*":
                return self.left * self.right == self.result
        return self.right != 0 and self.left == self.right * self.result

    def is_as(self, other: "Step") -> bool:
        """Whether two steps are the same, the order of summands and factors aside."""
        if self == other:
            return True
        turned = Step(self.right, self.sign, self.left, self.result)
        return self.sign in "+*" and turned == other

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right} = {self.result}"


def value(text: str) -> Value:
    """Return the number that digits, with thousands separators or a decimal point, state."""
    digits = text.replace(",", "")
    if "." in digits:
        return Fraction(digits)
    return int(digits)
