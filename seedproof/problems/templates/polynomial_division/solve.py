"""Divides term by term, goes on with the remainders as Euclid does, and puts them in backwards."""

from fractions import Fraction
from itertools import zip_longest
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_division.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, point, polynomial

X = Symbol("x")
Coefficients = list[Fraction]
"""That of the lowest power first; zero is the empty list."""


class Division(NamedTuple):
    """The terms of the quotient, and what each of them leaves."""

    terms: list[Coefficients]
    left: list[Coefficients]

    @property
    def quotient(self) -> Coefficients:
        """All terms as one polynomial."""
        found = Coefficients()
        for term in self.terms:
            found = _plus(found, term)
        return found


def _plus(one: Coefficients, other: Coefficients) -> Coefficients:
    found = [a + b for a, b in zip_longest(one, other, fillvalue=Fraction(0))]
    while found and not found[-1]:
        found.pop()
    return found


def _scaled(one: Coefficients, factor: int | Fraction) -> Coefficients:
    return [value * factor for value in one]


def _times(one: Coefficients, other: Coefficients) -> Coefficients:
    found = [Fraction(0)] * (len(one) + len(other))
    for place, value in enumerate(one):
        for further, more in enumerate(other, place):
            found[further] += value * more
    return _plus(found, [])


def _divided(above: Coefficients, below: Coefficients, slip: str = "") -> Division:
    """Long division. Raises: Rejected where the numbers get ugly."""
    done, now = Division([], []), above
    while len(now) >= len(below):
        shift, size = len(now) - len(below), now[-1] / below[-1]
        away = [*[Fraction(0)] * shift, *_scaled(below, -size)]
        if slip == "sign_flipped" and not done.terms:
            away = [*_scaled(away[:-1], -1), away[-1]]
        if slip == "constant_missing" and not done.terms:
            away[shift] = Fraction(0)
        if slip == "last_sign_flipped" and len(_plus(now, away)) < len(below):
            lowest = next(place for place, value in enumerate(away) if value)
            away[lowest] = -away[lowest]
        if slip == "constant_not_brought_down" and not done.terms:
            now = [Fraction(0), *now[1:]]
        now = _plus(now, away)
        if any(one.denominator > 9 or abs(one.numerator) > 80 for one in [*now, size]):
            raise Rejected("the division gets ugly")
        done.terms.append([*[Fraction(0)] * shift, size])
        done.left.append(now)
    if slip == "remainder_sign_flipped":
        done.left[-1] = _scaled(done.left[-1], -1)
    return done


def _written(one: Coefficients) -> Formula:
    return polynomial(one[::-1], X)


def _shown(text: str, found: Coefficients, **more: Coefficients) -> Step:
    return step(text, _written(found), "expression(x)", **{name: _written(one) for name, one in more.items()})


def _term_by_term(done: Division) -> list[Step]:
    """The division, down to the quotient and the remainder."""
    said = "The first term of the quotient is {term}, and subtracting its product with $g(x)$ leaves {}."
    steps = []
    for term, left in zip(done.terms[:-1], done.left[:-1], strict=True):
        steps.append(_shown(said, left, term=term))
        said = "The next term is {term}, and subtracting its product with $g(x)$ leaves {}."
    last = done.terms[-1]
    steps.append(_shown("The last term is {term}, so the quotient is {}.", done.quotient, term=last))
    said = "Subtracting the product of {term} and $g(x)$, too, leaves the remainder {}."
    return [*steps, _shown(said, done.left[-1], term=last)]


def _common(g: Coefficients, first: Coefficients, slip: str) -> tuple[list[Step], Coefficients]:
    """Euclid's algorithm from the first remainder on."""
    inner = {"second_sign_flipped": "sign_flipped", "second_last_sign_flipped": "last_sign_flipped"}
    second = _divided(g, first, inner.get(slip, "")).left[-1] if first else []
    if not second:
        raise Rejected("the algorithm ends too early")
    third = _divided(first, second).left[-1]
    last = third or second
    if len(third) > 1:
        raise Rejected("the algorithm takes too long")
    if slip == "off_by_one":
        last = first
    common = last if slip == "not_made_monic" else _scaled(last, 1 / last[-1])
    if slip == "coefficient_slip":
        common = [*last[:-1], Fraction(1)]
    said = "The last remainder that is not zero, made monic, is the greatest common divisor {}."
    return [
        _shown("In the next division, of $g(x)$ by this remainder, the remainder is {}.", second),
        _shown("Dividing the first remainder by the second one leaves {}.", third),
        _shown(said, common),
    ], common


def _bezout(f: Coefficients, g: Coefficients, slip: str) -> tuple[list[Step], list[Coefficients]]:
    """Two divisions, and back."""
    first = _divided(f, g, slip if slip == "remainder_sign_flipped" else "")
    second = _divided(
        g, first.left[-1], "remainder_sign_flipped" if slip == "second_remainder_sign_flipped" else ""
    )
    last = second.left[-1]
    u = _scaled(second.quotient, -1)
    v = _times(first.quotient, second.quotient)
    if slip == "back_substitution_sign_flipped":
        v = _scaled(v, -1)
    if slip != "one_missing":
        v = _plus([Fraction(1)], v)
    unit = 1 if slip == "not_made_monic" else 1 / last[-1]
    factor = {"coefficient_slip": Fraction(1), "inverted": last[-1]}.get(slip, unit)
    found = [_scaled(last, unit), _scaled(u, factor), _scaled(v, factor)]
    gives = "gives the quotient {quotient} and the remainder {}."
    back = "Put in backwards, these divisions make the last remainder a combination of $f$ and $g$ "
    return [
        _shown("Dividing $f(x)$ by $g(x)$ " + gives, first.left[-1], quotient=first.quotient),
        _shown("Dividing $g(x)$ by that remainder " + gives, last, quotient=second.quotient),
        _shown(
            "This one divides the remainder before it, so, made monic, it is $d(x)$, that is {}.", found[0]
        ),
        step(back + "with the factors {}.", point(_written(u), _written(v)), "tuple"),
        _shown("For the monic $d(x)$ the factor $u(x)$ of $f(x)$ is therefore {}.", found[1]),
        _shown("In the same way the factor $v(x)$ of $g(x)$ is {}.", found[2]),
    ], found


def work(facts: Facts, slip: str) -> Worked:
    """The divisions that are asked for, in their order."""
    f, g = (list(map(Fraction, facts[name][::-1])) for name in "fg")
    if "u" in facts["asked"]:
        steps, found = _bezout(f, g, slip)
    else:
        done = _divided(f, g, slip)
        if len(done.terms) != len(_divided(f, g).terms):
            raise Rejected("the quotient has other powers")
        steps, found = _term_by_term(done), [done.quotient, done.left[-1]]
        if "divisor" in facts["asked"]:
            more, common = _common(g, found[1], slip)
            steps, found = [*steps, *more], [*found, common]
    given = tuple(map(_written, found))
    if slip and given == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), given)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "in the first subtraction only the first sign is changed",
        "constant_missing": "the first term is not multiplied by the constant of the divisor",
        "constant_not_brought_down": "the constant of the dividend is lost in the first subtraction",
        "last_sign_flipped": "in the last subtraction the lowest term is added",
        "remainder_sign_flipped": "the first remainder is subtracted the wrong way round",
        "second_sign_flipped": "in the second division only the first sign is changed in subtracting",
        "second_last_sign_flipped": "in the last subtraction of the second division the lowest term is added",
        "off_by_one": "the remainder before the last one is taken for the greatest common divisor",
        "not_made_monic": "nothing is divided by the leading coefficient of the last remainder",
        "second_remainder_sign_flipped": "the second remainder is subtracted the wrong way round",
        "back_substitution_sign_flipped": "in putting the first remainder in, a minus becomes a plus",
        "one_missing": "in putting the first remainder in, the divisor itself is forgotten",
        "coefficient_slip": "only part of what must be divided by the leading coefficient is divided",
        "inverted": "the factors are multiplied by the leading coefficient instead of divided",
    },
)
