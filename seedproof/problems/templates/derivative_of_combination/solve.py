"""Differentiates inner function, chain, and product or quotient in turn; then takes values at the point."""

from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, equation, formula, point, polynomial

X, ONE = Symbol("x"), formula(1)
# Value and derivatives at the argument that every problem has at its point.
_SPECIAL = {"exp": (1, 1, 1), "sin": (0, 1, 0), "cos": (1, 0, -1), "log": (0, 1, -1), "arctan": (0, 1, 0)}


class _Part(NamedTuple):
    """A function, its derivative as a quotient, and its value and derivatives at the point."""

    said: Formula
    above: Formula
    below: Formula
    jet: tuple[Fraction, Fraction, Fraction]


def _polynomial(coefficients: list[int], x: int) -> _Part:
    value = first = second = Fraction(0)
    for one in coefficients:
        value, first, second = value * x + one, first * x + value, second * x + 2 * first
    said = polynomial(coefficients, X)
    if len(coefficients) == 2 and coefficients[0] < 0:
        said = coefficients[1] + coefficients[0] * X
    return _Part(said, polynomial(_slopes(coefficients), X), ONE, (value, first, second))


def _slopes(coefficients: list[int]) -> list[int]:
    return [one * (len(coefficients) - 1 - place) for place, one in enumerate(coefficients[:-1])] or [0]


def _function(name: str, n: int, u: Formula, at: Fraction, slip: str) -> _Part:
    """A function of its argument, differentiated with respect to that."""
    lost, root = slip == "coefficient_slip", call("sqrt", u)
    if name == "power":
        jet, factor = (at**n, n * at ** (n - 1), n * (n - 1) * at ** (n - 2)), Fraction(1, n if lost else 1)
        return _Part(u**n, n * factor * u ** (n - 1), ONE, (jet[0], factor * jet[1], factor * jet[2]))
    if name == "sqrt":
        value, factor = Fraction(isqrt(int(at))), Fraction(1 if lost else 2)
        return _Part(root, ONE, factor * root, (value, 1 / (factor * value), -1 / (2 * factor * value**3)))
    value, first, second = map(Fraction, _SPECIAL[name])
    if name in ("log", "arctan"):
        return _Part(call(name, u), ONE, u if name == "log" else u**2 + 1, (value, first, second))
    sign = -1 if slip == "sign_flipped" and name != "exp" else 1
    slope = call({"sin": "cos", "cos": "sin"}.get(name, name), u)
    above = -slope if sign * (-1 if name == "cos" else 1) < 0 else slope
    return _Part(call(name, u), above, ONE, (value, sign * first, sign * second))


def _chain(facts: Facts, slip: str) -> tuple[_Part, _Part]:
    """The inner function, and the outer function of it."""
    u, slopes = _polynomial(facts["inner"], facts["at"]), _slopes(facts["inner"])
    if facts["inside"]:
        constant, factor, name = facts["inside"]
        m = _function(name, 1, u.said, u.jet[0], slip)
        lost, g = slip == "inner_chain_rule_factor_lost", factor * m.said
        slopes = [factor] if lost else [factor * one for one in slopes]
        first, second = (m.jet[1], m.jet[2] * u.jet[1]) if lost else _chained(m, u)
        jet = constant + factor * m.jet[0], factor * first, factor * second
        said = g + constant if constant < 0 else constant + g
        u = _Part(said, _times(slopes, m.above), m.below, jet)
        above, below = m.above, m.below
    else:
        u, above, below = u._replace(above=_times(slopes, ONE)), ONE, ONE
    f = _function(facts["outer"], facts["exponent"], u.said, u.jet[0], slip)
    first, second = _chained(f, u)
    bottom = f.below
    if slip == "chain_rule_factor_lost":
        slopes, above, below, first, second = [1], ONE, ONE, f.jet[1], f.jet[2] * u.jet[1]
    elif slip == "power_slip":
        second = f.jet[2] * u.jet[1] + f.jet[1] * u.jet[2]
    if bottom == 2 * f.said and not any(one % 2 for one in slopes):
        slopes, bottom = [one // 2 for one in slopes], f.said
    return u, _Part(f.said, _times(slopes, above * f.above), below * bottom, (f.jet[0], first, second))


def _chained(f: _Part, u: _Part) -> tuple[Fraction, Fraction]:
    return f.jet[1] * u.jet[1], f.jet[2] * u.jet[1] ** 2 + f.jet[1] * u.jet[2]


def _times(slopes: list[int], factor: Formula) -> Formula:
    sign = -1 if slopes[0] < 0 else 1
    return sign * polynomial([sign * one for one in slopes], X) * factor


def _combined(product: bool, p: _Part, g: _Part, slip: str) -> tuple[Formula, Fraction, Fraction]:
    """The derivative, with its value and that of the second derivative at the point."""
    (p0, p1, p2), (g0, g1, g2) = p.jet, g.jet
    sign = -1 if product == (slip == "rules_mixed_up") else 1
    if not product:
        power = 1 if slip == "denominator_not_squared" else 2
        above, slope = g1 * p0 + sign * p1 * g0, g2 * p0 + (1 + sign) * g1 * p1 + sign * g0 * p2
        found = (p.said * g.above + sign * p.above * g.said) / p.said**power
        return found, above / p0**power, slope / p0**power - power * above * p1 / p0 ** (power + 1)
    if slip == "product_rule_lost":
        return p.above * g.above / g.below, p1 * g1, p2 * g1 + p1 * g2
    mixed = (1 + sign) * p1 * g1 / (2 if slip == "binomial_slip" else 1)
    found = p.above * g.said + sign * (p.said * g.above / g.below)
    return found, p1 * g0 + sign * p0 * g1, p2 * g0 + mixed + sign * p0 * g2


def work(facts: Facts, slip: str) -> Worked:
    """From the innermost function outwards."""
    at, alone, product = facts["at"], facts["polynomial"] == [1], facts["form"] == "product"
    (u, g), p = _chain(facts, slip), _polynomial(facts["polynomial"], at)
    if alone and slip in ("product_rule_lost", "rules_mixed_up"):
        raise Rejected("there is no product")
    found, first, second = _combined(product, p, g, slip)
    value = p.jet[0] * g.jet[0] if product else g.jet[0] / p.jet[0]
    rise = -1 / first if slip == "normal_taken" and first else first
    line = equation(Symbol("y"), rise * X + (value - (0 if slip == "shift_forgotten" else rise * at)))
    steps = [
        step("The inner function {u} has the derivative {}.", u.above / u.below, "expression(x)", u=u.said)
    ]
    if alone:
        steps.append(step("So by the chain rule $f$ has the derivative {}.", found, "expression(x)"))
    else:
        chain = "By the chain rule {g} has the derivative {}."
        rule = f"With the derivative {{slope}} of {{p}}, the {facts['form']} rule gives {{}} for $f'(x)$."
        steps.append(step(chain, g.above / g.below, "expression(x)", g=g.said))
        steps.append(step(rule, found, "expression(x)", p=p.said, slope=p.above))
    if "tangent" in facts["asked"]:
        text = f"At $x = {at}$ the value is {{height}} and the slope {{slope}}, so the tangent line is {{}}."
        numbers = {"height": formula(value), "slope": formula(first)}
        steps.append(step(text, line, "equation_up_to_scale", **numbers))
    if "second" in facts["asked"]:
        one = u if alone else g
        text = f"At $x = {at}$ the values of {{g}} and its first two derivatives are {{}}"
        text += "." if alone else ", those of {p} are {values}."
        steps.append(step(text, point(*one.jet), "tuple", g=one.said, p=p.said, values=point(*p.jet)))
        text = f"Differentiating $f'$ once more and inserting these values gives {{}} for $f''({at})$."
        steps.append(step(text, formula(second), "number"))
    given = {"tangent": line, "second": formula(second)}
    done = Worked(tuple(steps), (found, *(given[one] for one in facts["asked"])))
    if slip and done.answers == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    asked = [{"tangent": rise, "second": second}[one] for one in facts["asked"]]
    if slip and any(abs(one) > 200 or one.denominator > 40 for one in asked):
        raise Rejected("a value is no nice one")
    if not first and "tangent" in facts["asked"]:
        raise Rejected("the tangent line has no slope")
    return done


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "chain_rule_factor_lost": "the inner derivative is forgotten",
        "inner_chain_rule_factor_lost": "the innermost derivative is forgotten",
        "sign_flipped": "the derivative of the sine or cosine has the wrong sign",
        "coefficient_slip": "the numerical factor in the derivative of the root or power is lost",
        "product_rule_lost": "the derivatives of the two factors are multiplied",
        "rules_mixed_up": "the signs of the product rule and the quotient rule are mixed up",
        "denominator_not_squared": "the denominator of the quotient rule is not squared",
        "shift_forgotten": "the value at the point is taken for the intercept of the tangent line",
        "normal_taken": "the normal is given in place of the tangent line",
        "power_slip": "the inner derivative is not squared in the second derivative",
        "binomial_slip": "the mixed term of the second derivative is counted only once",
    },
)
