"""Values of trees that contain the imaginary unit, as complex balls."""

from collections.abc import Mapping
from fractions import Fraction

from flint import acb

from seedproof.equivalence.deciding.enclosure import (
    LARGEST_LOGARITHM,
    Real,
    Unclear,
    Undefined,
    rational_power,
)
from seedproof.equivalence.reading.tree import (
    IMAGINARY,
    Call,
    Constant,
    Node,
    Number,
    Power,
    Product,
    Sum,
    nodes,
)
from seedproof.record.budget import Budget


def complex_enclosure(tree: Node, point: Mapping[str, Fraction], budget: Budget) -> acb:
    """Return a ball around the complex value of a tree at a point."""
    ball = _Complex(point, budget).of(tree)
    if not ball.is_finite():
        raise Unclear("the value is not finite")
    return ball


class _Complex(Real):
    """Evaluation in complex balls, for trees that contain the imaginary unit."""

    def of(self, tree: Node) -> acb:  # type: ignore[override]
        """Return a ball around the complex value of the tree."""
        self.budget.spend(2)
        match tree:
            case Constant("i"):
                return acb(0, 1)
            case Sum(terms):
                return sum((self.of(term) for term in terms), acb(0))
            case Product(factors):
                product = acb(1)
                for factor in factors:
                    product *= self.of(factor)
                return product
            case Power(base, Number(exponent)):
                base_value = self.of(base)
                if base_value.imag.is_zero():
                    try:
                        return acb(rational_power(base_value.real, exponent))
                    except Undefined:
                        if exponent.denominator != 2:
                            raise
                if exponent.denominator == 1 and abs(exponent) < 2**30:
                    if base_value.contains(0) and exponent < 0:
                        raise Unclear("a denominator")
                    return base_value ** int(exponent)
                if exponent.denominator == 2 and abs(exponent) < 2**30:
                    return base_value.sqrt() ** exponent.numerator
                raise Unclear("a root of a complex number")
            case Power(Constant("e"), exponent):
                return self._small(exponent).exp()
            case Call("sin" | "cos" as name, (inner,)):
                return self._small(inner).sin() if name == "sin" else self._small(inner).cos()
            case Call("abs", (inner,)):
                return acb(abs(self.of(inner)))
            case Call(name, arguments):
                values = [self.of(argument) for argument in arguments]
                if not all(value.imag.is_zero() for value in values):
                    raise Unclear(f"{name} of a complex number")
                return acb(self.call(name, [value.real for value in values]))
        if any(node == IMAGINARY for node in nodes(tree)):
            raise Unclear("a power with a complex exponent")
        return acb(Real(self.point, self.budget).of(tree))

    def _small(self, tree: Node) -> acb:
        value = self.of(tree)
        if not abs(value) < LARGEST_LOGARITHM:
            raise Unclear("an argument is too large")
        return value
