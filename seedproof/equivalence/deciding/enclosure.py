"""Values of trees at points, as balls that certainly contain them. Balls refute; they never accept."""

from collections.abc import Mapping
from fractions import Fraction

from flint import arb, fmpq

from seedproof.equivalence.deciding.balls import whole_in
from seedproof.equivalence.reading.tree import Call, Constant, Node, Number, Power, Product, Sum, Symbol
from seedproof.record.budget import Budget

_FARTHEST = arb(2) ** 100
LARGEST_LOGARITHM = arb(2) ** 40


class Undefined(Exception):
    """Raised when the tree certainly has no real value at the point."""


class Unclear(Exception):
    """Raised when the ball is too wide, or the tree contains something that is not evaluated."""


def enclosure(tree: Node, point: Mapping[str, Fraction], budget: Budget) -> arb:
    """Return a ball around the real value of a tree at a point, at the working precision.

    Raises:
        Undefined: There is no real value.
        Unclear: The value cannot be enclosed.
    """
    ball = Real(point, budget).of(tree)
    if not ball.is_finite():
        raise Unclear("the value is not finite")
    return ball


class Real:
    """Evaluation in real balls."""

    def __init__(self, point: Mapping[str, Fraction], budget: Budget) -> None:
        """Set the point at which trees are evaluated."""
        self.point = point
        self.budget = budget

    def of(self, tree: Node) -> arb:
        """Return a ball around the value of the tree."""
        self.budget.spend(2)
        match tree:
            case Number(value):
                return arb(fmpq(value.numerator, value.denominator))
            case Symbol(name):
                if name not in self.point:
                    raise Unclear(f"{name} has no value")
                value = self.point[name]
                return arb(fmpq(value.numerator, value.denominator))
            case Constant("pi"):
                return arb.pi()
            case Constant("e"):
                return arb.const_e()
            case Sum(terms):
                total = arb(0)
                for term in terms:
                    total += self.of(term)
                return total
            case Product(factors):
                product = arb(1)
                for factor in factors:
                    product *= self.of(factor)
                return product
            case Power(base, exponent):
                return self._power(base, exponent)
            case Call(name, arguments):
                return self.call(name, [self.of(argument) for argument in arguments])
        raise Unclear("this is not an expression")

    def _power(self, base: Node, exponent: Node) -> arb:
        base_value = self.of(base)
        if isinstance(exponent, Number):
            return rational_power(base_value, exponent.value)
        exponent_value = self.of(exponent)
        if exponent_value.is_exact() and exponent_value.is_integer():
            whole = whole_in(exponent_value)
            if whole is None:
                raise Unclear("an exponent is too large")
            return rational_power(base_value, Fraction(whole))
        if not base_value > 0:
            if base_value < 0 or base_value.is_zero():
                raise Undefined("a power with a base that is not positive")
            raise Unclear("the sign of a base")
        logarithm = exponent_value * base_value.log()
        if not abs(logarithm) < LARGEST_LOGARITHM:
            raise Unclear("a power is too large")
        return logarithm.exp()

    def call(self, name: str, values: list[arb]) -> arb:
        """Return a ball around the value of a function."""
        x = values[0]
        if not abs(x) < _FARTHEST and name not in ("abs", "sign", "log", "atan"):
            raise Unclear("an argument is too large")
        match name:
            case "degrees":
                return x * arb.pi() / 180
            case "percent":
                return x / 100
            case "abs":
                return abs(x)
            case "sign":
                return arb(1) if x > 0 else arb(-1) if x < 0 else _unclear(x)
            case "factorial":
                if x < 0 or (x.is_exact() and not x.is_integer()):
                    raise Undefined("a factorial")
                return (x + 1).gamma() if x < 10**7 else _unclear(x)
            case "binomial":
                return _unclear(x)
            case "log" | "acosh":
                least = arb(0 if name == "log" else 1)
                if not x > least:
                    if x < least or (x - least).is_zero():
                        if name == "acosh" and not x < least:
                            return arb(0)
                        raise Undefined(f"{name} outside its domain")
                    _unclear(x)
                return x.log() if name == "log" else x.acosh()
            case "asin" | "acos" | "atanh":
                if abs(x) > 1:
                    raise Undefined(f"{name} outside its domain")
                return _applied(x, name)
            case "asec":
                return self.call("acos", [_inverse(x)])
            case "acsc":
                return self.call("asin", [_inverse(x)])
            case "tan" | "sec":
                return (x.sin() if name == "tan" else arb(1)) * _inverse(x.cos())
            case "cot" | "csc":
                return (x.cos() if name == "cot" else arb(1)) * _inverse(x.sin())
            case "sech":
                return _inverse(self.call("cosh", values))
            case "csch" | "coth":
                return _inverse(self.call("sinh" if name == "csch" else "tanh", values))
            case "sinh" | "cosh" | "tanh":
                if not abs(x) < LARGEST_LOGARITHM:
                    raise Unclear("an argument is too large")
                return _applied(x, name)
            case "sin" | "cos" | "atan" | "asinh":
                return _applied(x, name)
        raise Unclear(f"{name} is not evaluated")


def rational_power(base: arb, exponent: Fraction) -> arb:
    """Return a power with a rational exponent; an odd root of a negative number is negative."""
    if exponent < 0:
        return _inverse(rational_power(base, -exponent))
    if exponent.denominator == 1:
        if exponent.numerator > 2**40:
            raise Unclear("an exponent is too large")
        if exponent > 64 and not abs(abs(base) + 1).log() * arb(exponent.numerator) < LARGEST_LOGARITHM:
            raise Unclear("a power is too large")
        return base ** int(exponent)
    if base.is_zero():
        return arb(0)
    if base < 0:
        if exponent.denominator % 2 == 0:
            raise Undefined("an even root of a negative number")
        size = rational_power(-base, exponent)
        return -size if exponent.numerator % 2 else size
    if not base > 0:
        if base >= 0 and exponent == Fraction(1, 2):
            return base.sqrt()
        raise Unclear("the sign under a root")
    if exponent == Fraction(1, 2):
        return base.sqrt()
    logarithm = base.log() * arb(fmpq(exponent.numerator, exponent.denominator))
    if not abs(logarithm) < LARGEST_LOGARITHM:
        raise Unclear("a power is too large")
    return logarithm.exp()


def _applied(x: arb, name: str) -> arb:
    ball: arb = getattr(x, name)()
    return ball


def _inverse(ball: arb) -> arb:
    if ball.is_zero():
        raise Undefined("a denominator is zero")
    if ball.contains(0):
        raise Unclear("a denominator may be zero")
    return 1 / ball


def _unclear(ball: arb) -> arb:
    raise Unclear(f"nothing certain follows from {ball.str(5)}")
