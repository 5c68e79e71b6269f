"""Subtracts Taylor polynomials from elementary functions: the limit is a quotient of two coefficients."""

from fractions import Fraction
from math import factorial, gcd
from typing import Any

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, product, total

X, A = Symbol("x"), Symbol("a")
_STATEMENTS = ("Consider the limit $${}$$", "Let $${}$$", "The number $L$ is defined by $${}$$")
_CONSTANT = " where $a$ is the real constant for which this limit exists as a finite number."
_QUESTIONS = ("Find the exact value of $L$.", "What is $L$? Give the exact value.", "Determine $L$ exactly.")
_UNKNOWN = ("Find the constant $a$.", "Which number is $a$?")
_ORDERS = {"sin": 1, "log": 1, "arctan": 1, "expm1": 1, "vercos": 2}
_PAIRS = (
    "exp sin",
    "exp cos",
    "exp log",
    "sqrt sin",
    "sqrt cos",
    "log cos",
    "sqrt exp",
    "arctan exp",
    "log sin",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """One function over a power; then two, added or multiplied; then over functions, too."""

    def scaled(name: str) -> list[int | str]:
        size = draws.between(1, 6 if difficulty == 1 else 3)
        return [name, -size if name in ("exp", "log", "sqrt", "expm1") and draws.below(3) == 0 else size]

    if difficulty == 1:
        name = draws.choice(("exp", "cos", "log", "sqrt", "sin", "arctan"))
        functions: list[Any] = [[draws.choice((1, 1, 2, 3)), [scaled(name)]]]
        order = 3 if name in ("sin", "arctan") else 2
    else:
        pair = [scaled(name) for name in draws.choice(_PAIRS).split()]
        functions = [[1, pair]]
        if draws.below(2):
            functions = [[draws.between(1, 3), pair[:1]], [draws.choice((-2, -1, 1, 2)), pair[1:]]]
        order = draws.between(3, difficulty + 1)
    names = draws.sample(list(_ORDERS), draws.between(1, 2)) if difficulty == 3 else []
    factors = [scaled(name) for name in names]
    power = order - sum(_ORDERS[str(name)] for name, _ in factors)
    series = _numerator(functions, order)
    polynomial = [str(-one) for one in series[:order]]
    if power < 0 or series[order] == 0 or max(abs(one) + 4 * one.denominator for one in series[:order]) > 40:
        raise Rejected("the denominator's order does not fit, or a coefficient is no nice one")
    if difficulty > 1 and draws.below(2):
        if series[order - 1] == 0:
            raise Rejected("the constant would be zero")
        polynomial[-1] = "-a" if series[order - 1] > 0 else "a"
    while polynomial and polynomial[-1] == "0":
        polynomial.pop()
    facts = {"functions": functions, "polynomial": polynomial, "below": [draws.between(1, 5), power, factors]}
    limit, common = _limit(facts), gcd(facts["below"][0], functions[0][0], functions[-1][0])
    if limit.denominator > 40 or abs(limit) > 60 or not polynomial or common > 1:
        raise Rejected("the limit is no nice number, nothing is subtracted, or something cancels")
    return facts


def _series(name: str, k: int, order: int) -> list[Fraction]:
    """Taylor coefficients up to an order."""
    found = list[Fraction]()
    for i in range(order + 1):
        turn, power = (-1) ** (i // 2), Fraction(k) ** i
        match name:
            case "exp" | "expm1":
                one = power / factorial(i) if i or name == "exp" else Fraction(0)
            case "sin" | "arctan":
                one = turn * power / (factorial(i) if name == "sin" else i) if i % 2 else Fraction(0)
            case "cos" | "vercos":
                one = Fraction(0) if i % 2 else turn * power / factorial(i)
                one = one if name == "cos" else int(i == 0) - one
            case "log":
                one = -power * (-1) ** i / i if i else Fraction(0)
            case _:
                one = found[-1] * k * (Fraction(3, 2) - i) / i if i else Fraction(1)
        found.append(one)
    return found


def _multiplied(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    return [sum((one[i] * other[n - i] for i in range(n + 1)), Fraction(0)) for n in range(len(one))]


def _product(functions: list[Any], order: int) -> list[Fraction]:
    found = [Fraction(1)] + [Fraction(0)] * order
    for name, k in functions:
        found = _multiplied(found, _series(name, k, order))
    return found


def _numerator(functions: list[Any], order: int) -> list[Fraction]:
    """Of the functions alone, without the polynomial."""
    parts = [[factor * one for one in _product(some, order)] for factor, some in functions]
    return [sum(column, Fraction(0)) for column in zip(*parts, strict=True)]


def _order(facts: Facts) -> int:
    return int(facts["below"][1] + sum(_ORDERS[name] for name, _ in facts["below"][2]))


def _limit(facts: Facts) -> Fraction:
    """The first coefficient that is left, over that of the denominator."""
    (factor, power, factors), order = facts["below"], _order(facts)
    below = factor * _product(factors, order - power)[-1]
    return Fraction(_numerator(facts["functions"], order)[-1] / below)


def answers(facts: Facts) -> list[Answer]:
    """The constant is the coefficient that has to vanish, too."""
    limit, order = Answer(formula(_limit(facts)), "number"), _order(facts)
    if facts["polynomial"][-1] not in ("a", "-a"):
        return [limit]
    constant = abs(_numerator(facts["functions"], order)[order - 1])
    return [Answer(formula(constant), "number"), limit]


def _said(name: str, k: int) -> Formula:
    if name in ("log", "sqrt"):
        return call(name, 1 + k * X)
    if name == "expm1":
        return call("exp", k * X) - 1
    return 1 - call("cos", k * X) if name == "vercos" else call(name, k * X)


def words(facts: Facts, draws: Draws) -> Words:
    """The quotient, functions first."""
    terms = [product(factor, *(_said(*one) for one in some)) for factor, some in facts["functions"]]
    for power, text in enumerate(facts["polynomial"]):
        coefficient = {"a": A, "-a": -A}.get(text) or formula(Fraction(text))
        terms.append(coefficient * X**power)
    factor, power, factors = facts["below"]
    below = product(factor, X**power, *(_said(*one) for one in factors))
    said = rf"L = \lim_{{x \to 0}} {latex(total(*terms) / below)}"
    statement, question = draws.choice(_STATEMENTS), draws.choice(_QUESTIONS)
    if facts["polynomial"][-1] not in ("a", "-a"):
        return Words(statement.format(said + "."), (question,))
    return Words(statement.format(said + ",") + _CONSTANT, (draws.choice(_UNKNOWN), question))


TEMPLATE = Template(
    subject="differential_calculus", method="truncated series", sample=sample, answers=answers, words=words
)
