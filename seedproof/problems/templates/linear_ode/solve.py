"""Solves the characteristic equation, adds a particular solution, and fits the constants."""

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text import formula
from seedproof.text.formula import Formula, Symbol, product, total

X, ROOT, UNIT = Symbol("x"), Symbol("r"), Symbol("i")


class _Term(NamedTuple):
    """The function x^power e^(rate x) times cosine or sine of turn x."""

    power: int
    rate: int
    turn: int
    name: str

    def said(self) -> Formula:
        wave = formula.call(self.name, self.turn * X) if self.turn else formula.formula(1)
        return product(X**self.power, formula.call("exp", self.rate * X) if self.rate else 1, wave)

    def start(self, order: int) -> int:
        """The value or first derivative at zero."""
        if self.power or order == 0:
            return int(self.power == order and self.name == "cos")
        return self.rate if self.name == "cos" else self.turn


Sum = list[tuple[Fraction, _Term]]


def _roots(facts: Facts, slip: str) -> tuple[int, int, int]:
    """Two real roots and 0; or the real part twice and the imaginary part."""
    linear, inside = facts["linear"], facts["linear"] ** 2 - 4 * facts["constant"]
    size = isqrt(abs(inside))
    low, high, turn = (-linear - size) // 2, (-linear + size) // 2, 0
    if inside < 0:
        low, high, turn = -linear // 2, -linear // 2, size // 2
    if slip == "sign_flipped":
        low, high = -high, -low
    elif slip == "coefficient_slip":
        turn *= 2
    elif slip == "parts_swapped" and turn and low:
        low, high, turn = turn, turn, abs(low)
    elif slip == "one_sign_wrong" and not turn and low and -low not in (0, low, high):
        low, high = sorted((-low, high))
    elif slip == "constant_taken_for_linear" and not linear:
        low, high, turn = min(0, -facts["constant"]), max(0, -facts["constant"]), 0
    elif slip == "kinds_swapped" and low == -high:
        low, high, turn = (-turn, turn, 0) if turn else (0, 0, high)
    return low, high, turn


def _particular(facts: Facts, slip: str) -> tuple[Sum, Formula]:
    """By undetermined coefficients, and the trial function."""
    (shape, *force), linear, constant = facts["force"], facts["linear"], facts["constant"]
    a, b = Symbol("A"), Symbol("B")
    if shape == "exp":
        size, rate = force
        values = (rate**2 + linear * rate + constant, 2 * rate + linear, 2)
        power, value = next((order, one) for order, one in enumerate(values) if one)
        found = [(Fraction(size, value), _Term(power, rate, 0, "cos"))]
        trial = a * found[0][1].said()
    else:
        cosine, sine, turn = force
        alpha, beta = constant - turn**2, linear * turn
        power, size = int(alpha == beta == 0), alpha**2 + beta**2 or 2 * turn
        parts = (alpha * cosine - beta * sine, alpha * sine + beta * cosine)
        parts = (-sine, cosine) if power else parts
        terms = [_Term(power, 0, turn, name) for name in ("cos", "sin")]
        found = [(Fraction(one, size), term) for one, term in zip(parts, terms, strict=True) if one]
        trial = a * terms[0].said() + b * terms[1].said()
    if slip == "particular_sign_flipped":
        found[-1] = (-found[-1][0], found[-1][1])
    if slip == "power_slip":
        found = [(one, term._replace(power=term.power - 1)) for one, term in found]
    return found, trial


def _together(terms: Iterable[tuple[Fraction, _Term]]) -> Formula:
    """The sum, with what belongs together as one."""
    found: dict[_Term, Fraction] = {}
    for factor, term in terms:
        found[term] = found.get(term, Fraction(0)) + factor
    return total(*(product(factor, term.said()) for term, factor in found.items()))


def work(facts: Facts, slip: str) -> Worked:
    """Roots, homogeneous solutions, particular solution, constants."""
    low, high, turn = _roots(facts, slip)
    basis = (
        _Term(0, low, turn, "cos"),
        _Term(int(low == high and not turn), high, turn, "sin" if turn else "cos"),
    )
    special, trial = _particular(facts, slip) if facts["force"][0] else ([], formula.formula(0))
    if special and (low, high, turn) != _roots(facts, "") and (special[0][1] in basis or special[0][1].power):
        raise Rejected("with other roots the trial function would be another one")
    if slip == "power_slip" and (not special or special[0][1].power < 0):
        raise Rejected("there is no resonance")
    left = [] if slip == "particular_left_out" else special
    starts = [
        start - sum((one * term.start(order) for one, term in left), Fraction(0))
        for order, start in enumerate(facts["initial"])
    ]
    (a, b), (c, d) = ([term.start(order) for term in basis] for order in (0, 1))
    if slip == "product_rule_lost" and (turn or low == high):
        c = 0
    if slip == "derivative_sign_flipped":
        c, d = (-c, d) if c else (c, -d)
    size = a * d - b * c
    if not size:
        raise Rejected("the conditions have no solution")
    found = ((starts[0] * d - b * starts[1]) / size, (a * starts[1] - c * starts[0]) / size)
    if slip == "constants_swapped":
        found = found[::-1]
    if slip and (not any(found) or any(abs(one) > 40 or one.denominator > 12 for one in found)):
        raise Rejected("a constant is no nice number")
    constants = (Symbol("C1"), Symbol("C2"))
    homogeneous = total(*(one * term.said() for one, term in zip(constants, basis, strict=True)))
    family = total(homogeneous, *(product(one, term.said()) for one, term in special))
    solution = _together([*zip(found, basis, strict=True), *special])
    roots = (low + turn * UNIT, low - turn * UNIT) if turn else (low, high)
    coefficients = [1, facts["linear"], facts["constant"]]
    if slip == "constant_taken_for_linear":
        coefficients = [1, facts["constant"], 0]
    characteristic = formula.equation(formula.polynomial(coefficients, ROOT), 0)
    text = "The characteristic equation {equation} has the roots {}."
    steps = [step(text, formula.listing(*roots), "unordered", equation=characteristic)]
    if special:
        steps += [
            step("So the homogeneous equation has the general solution {}.", homogeneous, "ode_family(x; 2)"),
            step(
                "The trial function {trial} leads to the particular solution {}.",
                _together(special),
                "expression(x)",
                trial=trial,
            ),
            step("Both together make the general solution {}.", family, "ode_family(x; 2)"),
        ]
    else:
        steps.append(step("So the general solution is {}.", family, "ode_family(x; 2)"))
    text = "The conditions on $y(0)$ and $y'(0)$ give the values {} for $(C_1, C_2)$."
    steps += [
        step(text, formula.point(*found), "tuple"),
        step("So the solution with these initial values is {}.", solution, "expression(x)"),
    ]
    if slip and (solution == formula.ZERO or (family, solution) == work(facts, "").answers):
        raise Rejected("the slip changes nothing, or leaves nothing")
    return Worked(tuple(steps), (family, solution))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "the roots of the characteristic equation have the wrong sign",
        "one_sign_wrong": "one root of the characteristic equation has the wrong sign",
        "constant_taken_for_linear": "the function itself gives a linear term in the characteristic equation",
        "coefficient_slip": "the imaginary part of the roots is not halved",
        "parts_swapped": "the real and the imaginary part of the roots are interchanged",
        "kinds_swapped": "real roots are taken for imaginary ones, or imaginary ones for real ones",
        "power_slip": "the particular solution has one factor x too few",
        "particular_sign_flipped": "a coefficient of the particular solution has the wrong sign",
        "particular_left_out": "the particular solution is left out in the initial conditions",
        "product_rule_lost": "the product rule is forgotten where the conditions need the derivative",
        "derivative_sign_flipped": "a term of the derivative that the conditions need has the wrong sign",
        "constants_swapped": "the two constants are interchanged",
    },
)
