"""Trees as elements of the canonical ring. Trees of equal elements are equal wherever both are defined."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb, factorial

from flint import arb, fmpq

from seedproof.equivalence.deciding.balls import precision, whole_in
from seedproof.equivalence.deciding.exponentials import Exponentials, rational_value
from seedproof.equivalence.deciding.factoring import factored, lowest
from seedproof.equivalence.deciding.ring import Element, NotNormal, frozen
from seedproof.equivalence.reading.tree import (
    Call,
    Constant,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    names,
    nodes,
)

_LARGEST_FACTORIAL = 3_000
_LARGEST_SHIFT = 12
_EVEN = frozenset({"cos", "sec", "cosh", "sech"})


class Normal(Exponentials):
    """The normal forms of the trees of one comparison, which share what is known about signs."""

    def assume_defined(self, trees: Iterable[Node]) -> None:
        """Learn what must not be negative for all trees to be real: under logarithms and even roots."""
        for tree in trees:
            for node in nodes(tree):
                inner = _not_negative(node, self.sizes.integers)
                if inner is not None:
                    try:
                        self.sizes.assume_not_negative(self.settled(self.element(inner)))
                    except NotNormal:
                        continue

    def element(self, tree: Node) -> Element:
        """Return the normal form of a tree.

        Raises:
            NotNormal: The tree contains something that the ring does not know.
            OutOfBudget: The normal form is too large.
        """
        ring = self.ring
        ring.budget.spend()
        match tree:
            case Number(number):
                return ring.constant(fmpq(number.numerator, number.denominator))
            case Symbol(name):
                return ring.power_of("symbol", name)
            case Constant("pi"):
                return ring.power_of("pi", None)
            case Constant("e"):
                return ring.power_of("e", None)
            case Constant("i"):
                self.complex = True
                return ring.unit(Fraction(1, 2))
            case Sum(terms):
                total = ring.zero
                for term in terms:
                    total = ring.plus(total, self.element(term))
                return total
            case Product(factors):
                product = ring.constant(1)
                for factor in factors:
                    product = ring.times(product, self.element(factor))
                return product
            case Power(base, exponent):
                return self._power(base, exponent)
            case Call(name, arguments):
                return self._call(name, [self.element(argument) for argument in arguments])
        raise NotNormal("this is not an expression")

    def _power(self, base: Node, exponent: Node) -> Element:
        """Return a power; if the exponent has a letter that is no integer, the base counts as positive."""
        if isinstance(exponent, Number):
            return self.rational_power(self.element(base), exponent.value)
        power = self.element(exponent)
        if (fixed := rational_value(power)) is not None:
            return self.rational_power(self.element(base), fixed)
        if base == Constant("e"):
            return self.exp(power)
        element = self.element(base)
        if self.is_whole(power):
            return self._whole_power(element, power)
        number = rational_value(element)
        if number is not None and number < 0:
            raise NotNormal("a negative number has a variable exponent")
        return self.exp(self.ring.times(power, self.log(element)))

    def _whole_power(self, element: Element, power: Element) -> Element:
        """Return a power with an integer exponent: the base keeps its sign, which may be negative.

        The generator exp(n log|f|) then stands for f^n; sizes would be mistaken for it, and are refused.
        """
        ring, negative = self.ring, False
        fixed = power.above.get((), fmpq(0))
        if fixed:
            rest = ring.plus(power, ring.constant(fixed), -1)
            return ring.times(ring.power(element, int(fixed.p)), self._whole_power(element, rest))
        for part in (element.above, element.below):
            if any(ring.generators[n].kind == "base" for monomial in part for n, _ in monomial):
                raise NotNormal("a power of a size with a letter in the exponent")
            negative ^= bool(factored(ring, part).content < 0)
        size = self.exp(ring.times(power, self.log(element)))
        if not negative:
            return size
        turn = ring.times(power, ring.times(ring.unit(Fraction(1, 2)), self.pi()))
        return ring.times(self.exp(turn), size)

    def _call(self, name: str, arguments: list[Element]) -> Element:
        ring, x = self.ring, arguments[0]
        match name:
            case "degrees":
                return ring.times(x, ring.times(self.pi(), ring.constant(fmpq(1, 180))))
            case "percent":
                return ring.times(x, ring.constant(fmpq(1, 100)))
            case "abs":
                return self.size(x, 1)
            case "sign":
                return ring.times(x, self.size(x, -1))
            case "log":
                return self.log(x)
            case "sin" | "cos" | "tan" | "cot" | "sec" | "csc":
                return self.ratio(
                    name, self.exp(ring.times(x, ring.unit(Fraction(1, 2)))), ring.unit(Fraction(1, 2))
                )
            case "sinh" | "cosh" | "tanh" | "coth" | "sech" | "csch":
                return self.ratio(
                    name[:-1],
                    self.exp(x),
                    ring.constant(1),
                )
            case "asinh" | "acosh":
                square = ring.plus(ring.times(x, x), ring.constant(1 if name == "asinh" else -1))
                return self.log(ring.plus(x, self.rational_power(square, Fraction(1, 2))))
            case "atanh":
                one = ring.constant(1)
                half = ring.constant(fmpq(1, 2))
                return ring.times(
                    half, self.log(ring.times(ring.plus(one, x), ring.inverse(ring.plus(one, x, -1))))
                )
            case "asin" | "atan":
                return self._odd(name, x)
            case "acos":
                return ring.plus(ring.times(self.pi(), ring.constant(fmpq(1, 2))), self._odd("asin", x), -1)
            case "asec":
                return self._call("acos", [ring.inverse(x)])
            case "acsc":
                return self._odd("asin", ring.inverse(x))
        return self._other(name, arguments)

    def _odd(self, name: str, x: Element) -> Element:
        """Return an odd inverse function: a known angle, or a generator of its argument up to sign."""
        ring = self.ring
        if (angle := self._angle(name, x)) is not None:
            return ring.times(self.pi(), ring.constant(angle))
        x = lowest(ring, x)
        above, below = frozen(x.above), frozen(x.below)
        sign = -1 if above[0][1] < 0 else 1
        if sign < 0:
            above = tuple((monomial, -a, b) for monomial, a, b in above)
        element = ring.power_of("function", (name, above, below))
        return element if sign > 0 else Element({m: -c for m, c in element.above.items()}, ring.one)

    def _angle(self, name: str, x: Element) -> fmpq | None:
        """Return the angle over pi if it is a usual one, proved by the value of sine or tangent there."""
        if not x.above:
            return fmpq(0)
        with precision(80):
            upper, lower = self.sizes.constant(x.above), self.sizes.constant(x.below)
            if upper is None or lower is None or lower.contains(0):
                return None
            ball = upper / lower
            turn = (ball.asin() if name == "asin" else ball.atan()) / arb.pi()
            if not turn.is_finite():
                return (
                    fmpq(1, 2) * (1 if x == self.ring.constant(1) else -1)
                    if rational_value(x) in (1, -1) and name == "asin"
                    else None
                )
            nearest = whole_in((turn * 120 + arb(0.5)).floor())
        if nearest is None:
            return None
        guess = fmpq(nearest, 120)
        if not turn.overlaps(arb(guess)):
            return None
        angle = self.ring.times(self.pi(), self.ring.constant(guess))
        value = self._call(name[1:], [angle])
        return guess if self.vanishes(self.ring.plus(value, x, -1)) else None

    def _other(self, name: str, arguments: list[Element]) -> Element:
        ring = self.ring
        numbers = [rational_value(argument) for argument in arguments]
        whole = [
            int(n) for n in numbers if n is not None and n.denominator == 1 and 0 <= n <= _LARGEST_FACTORIAL
        ]
        if len(whole) == len(arguments):
            if name == "factorial":
                return ring.constant(factorial(whole[0]))
            if name == "binomial":
                return ring.constant(comb(*whole))
        if name == "factorial" and (shift := arguments[0].above.get((), fmpq(0))) > 0 and shift.q == 1:
            steps = int(shift.p)
            if len(arguments[0].below) == 1 and steps <= _LARGEST_SHIFT:
                start = ring.plus(arguments[0], ring.constant(steps), -1)
                product = self._other(name, [start])
                for step in range(1, steps + 1):
                    product = ring.times(product, ring.plus(start, ring.constant(step)))
                return product
        lowered = [lowest(ring, argument) for argument in arguments]
        return ring.power_of("function", (name, *((frozen(x.above), frozen(x.below)) for x in lowered)))


def _not_negative(node: Node, integers: frozenset[str]) -> Node | None:
    """Return the node that must not be negative for this one to be real, if there is one."""
    match node:
        case Call("log", (inner,)):
            return inner
        case Power(base, Number(exponent)) if exponent.denominator % 2 == 0 and not isinstance(base, Number):
            return base
        case Power(base, exponent) if not isinstance(base, Number | Constant) and not isinstance(
            exponent, Number
        ):
            return base if names(exponent) - integers or not names(exponent) else None
    return None
