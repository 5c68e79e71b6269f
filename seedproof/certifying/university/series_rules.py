"""Series of quotients, roots and functions: unknown coefficients, and the equations that they solve."""

from collections.abc import Sequence

from seedproof.certifying.terms import Term, chosen, different, less, literal, term
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series_arithmetic import (
    Coefficients,
    convolved,
    derived,
    derived_times,
    equal_each,
    is_constant,
    opposite,
    times_derived,
)


class Rules:
    """Makes series up to an order on a ground; what is made of the same series is the same."""

    def __init__(self, ground: Ground, order: int) -> None:
        self.ground = ground
        self.order = order

    def constant(self, number: Term) -> Coefficients:
        """Return a number as a series."""
        return (number, *[term(0)] * self.order)

    def product(self, factors: Sequence[Coefficients]) -> Coefficients:
        """Multiply; of nothing it is 1."""
        made = self.constant(term(1))
        for factor in factors:
            made = convolved(made, factor)
        return made

    def quotient(self, over: Coefficients, under: Coefficients) -> Coefficients:
        """Divide; the quotient q of u and v has q v = u."""
        divisor = under[0].number if is_constant(under) else None
        if divisor == 1:
            return over
        if divisor:
            return tuple(part * literal(1 / divisor) for part in over)
        if self.order == 0 or (is_constant(under) and is_constant(over)):
            return self.constant(self.ground.quotient(over[0], under[0]))

        made = (self.ground.quotient(over[0], under[0]), *self._further("quotient", "q", (*over, *under)))
        claims = equal_each(convolved(made, under), over)[1:]
        self._say("quotient", over + under, different(under[0], 0), *claims)
        return made

    def root(self, of: Coefficients, degree: int) -> Coefficients:
        """Return a root; r of degree n has r^n = u."""
        if self.order == 0 or is_constant(of):
            return self.constant(self.ground.root(of[0], degree))

        made = (self.ground.root(of[0], degree), *self._further(f"root_{degree}", "r", of))
        claims = equal_each(self.product([made] * degree), of)[1:]
        self._say(f"root_{degree}", of, different(made[0], 0), *claims)
        return made

    def size(self, of: Coefficients) -> Coefficients:
        """Return the absolute value; where it moves, it is not 0."""
        first = of[0]
        if is_constant(of) and first.number is not None:
            return of if first.number >= 0 else opposite(of)
        if self.order == 0 or is_constant(of):
            return self.constant(chosen(less(first, 0), -first, first))

        sign = chosen(less(first, 0), term(-1), term(1))
        self._say("size", of, different(first, 0))
        return tuple(sign * part for part in of)

    def exponential(self, of: Coefficients) -> Coefficients:
        """Return w = exp u, which has w' = w u'."""
        return (self.ground.exponential(of[0]), *self._further("exp", "e", of))

    def say_exponential(self, of: Coefficients, made: Coefficients) -> None:
        """Say how the coefficients of exp of a series belong together."""
        if not is_constant(of):
            self._say("exp", of, *equal_each(derived(made), times_derived(made, of)))

    def logarithm(self, of: Coefficients) -> Coefficients:
        """Return w = ln v, which has v w' = v'."""
        made = (self.ground.logarithm(of[0]), *self._further("ln", "l", of))
        if not is_constant(of):
            claims = equal_each(derived_times(made, of), derived(of))
            self._say("ln", of, different(of[0], 0), *claims)
        return made

    def arc_tangent(self, of: Coefficients) -> Coefficients:
        """Return a = arctan v, which has (1 + v^2) a' = v'."""
        made = (self.ground.arc_tangent(of[0]), *self._further("arctan", "a", of))
        if not is_constant(of):
            square = convolved(of, of)
            below = (1 + square[0], *square[1:])
            self._say("arctan", of, *equal_each(derived_times(made, below), derived(of)))
        return made

    def pair(self, kind: str, of: Coefficients) -> tuple[Coefficients, Coefficients]:
        """Return sine and cosine, s' = u' c and c' = -u' s, or sinh and cosh, where no sign changes."""
        first, second = self.ground.pair(kind, of[0])
        sine = (first, *self._further(f"sin{kind}", "s", of))
        cosine = (second, *self._further(f"cos{kind}", "c", of))
        if not is_constant(of):
            sign = 1 if kind else -1
            down = tuple(part * sign for part in times_derived(sine, of))
            rises = equal_each(derived(sine), times_derived(cosine, of))
            falls = equal_each(derived(cosine), down)
            self._say(f"sin{kind}", of, *rises, *falls)
        return sine, cosine

    def _further(self, function: str, hint: str, of: Sequence[Term]) -> Coefficients:
        """Name the coefficients after the first; the same function of the same series has the same."""
        if all(part.number == 0 for part in of[1:]):
            return tuple(term(0) for _ in range(self.order))

        text = " ".join(part.text for part in of)
        return tuple(self._one(function, hint, text, place) for place in range(1, self.order + 1))

    def _one(self, function: str, hint: str, text: str, place: int) -> Term:
        key = (function, text, str(place))
        return self.ground.once(key, lambda: self.ground.unknown(f"{hint}_{place}"))

    def _say(self, function: str, of: Sequence[Term], *claims: Term) -> None:
        """Assert claims on a function of a series, unless they have been asserted."""
        text = " ".join(part.text for part in of)
        said = f"{function.replace('_', ' of degree ')}, coefficient by coefficient"

        def say() -> Term:
            self.ground.say(said, *claims)
            return term(0)

        self.ground.once(("said", function, text, str(self.order)), say)
