"""Integrals over discs, rings and half discs in polar coordinates, as they are worked out."""

from typing import NamedTuple

from seedproof.problems.making import multivariate
from seedproof.problems.making.circles import WithPi, turned
from seedproof.problems.making.integrals import definite_integral, inner_integral
from seedproof.problems.making.multivariate import Terms, between, constant, monomial, plus, times, written
from seedproof.problems.solution import Slip, Step, step
from seedproof.text.formula import PI, Symbol, call, formula, point

X, Y, R, THETA = map(Symbol, ("x", "y", "r", "theta"))
POLAR = (R, call("cos", THETA), call("sin", THETA))


class Integrated(NamedTuple):
    """The steps of an integral, and its value."""

    steps: tuple[Step, ...]
    value: WithPi


class Polar(NamedTuple):
    """Bounds of the distance from a centre; the angle runs over one or two half turns."""

    centre: tuple[int, int]
    low: int
    high: int
    half_turns: int

    def transformed(self, integrand: Terms) -> Terms:
        """Return the integrand in x and y times r, in the letters r, cosine and sine."""
        x, y = self.centre
        distance = monomial(0, 3)
        across = plus(constant(x, 3), times(distance, monomial(1, 3)))
        up = plus(constant(y, 3), times(distance, monomial(2, 3)))
        return times(multivariate.composed(integrand, (across, up)), distance)

    def integrated(self, integrand: Terms, slip: Slip, *, clockwise: bool) -> Integrated:
        """Return the integral of a polynomial in x and y; clockwise, the angle runs backwards.

        The slips are `jacobian_forgotten`, r is, and `power_not_divided`, in the integral over r.
        """
        rays = self.transformed(integrand)
        if slip == "jacobian_forgotten":
            rays = {(power - 1, *rest): number for (power, *rest), number in rays.items()}
        ends = (constant(self.low, 3), constant(self.high, 3))
        over_rays: Terms = slip.or_else(
            between(rays, 0, *ends), power_not_divided=lambda: multivariate.undivided(rays, 0, *ends)
        )
        value = turned(over_rays, self.half_turns).scaled(-1 if clockwise else 1)
        angles = (formula(0), self.half_turns * PI)
        low, high = reversed(angles) if clockwise else angles
        x, y = self.centre
        density = written(rays, POLAR)
        inner = written(over_rays, POLAR)
        steps = (
            step(
                "substitution",
                letters=Symbol("x, y"),
                map=point(x + R * POLAR[1], y + R * POLAR[2]),
                integrand=written(integrand, (X, Y)),
                transformed=density,
                new=Symbol(r"r, \theta"),
            ),
            inner_integral(self.low, self.high, density, R, inner),
            definite_integral(low, high, inner, THETA, value.formula()),
        )
        return Integrated(steps, value)
