"""Chooses an antiderivative, differentiates it to the integrand, and integrates that by the rule of its kind.

Kinds: a sum of basic terms; a polynomial times exp and a wave, which is the real part of one times
exp(lambda x) with a complex lambda; a power times powers of the logarithm.
"""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, latex, polynomial, product, total

X, CONSTANT = Symbol("x"), Symbol("C")
_STATEMENTS = (
    "Let $$f(x) = {}.$$",
    "A function $f$ is given by $$f(x) = {}.$$",
    "Consider the indefinite integral $\\int f(x) \\, dx$ of $$f(x) = {}.$$",
)
_GENERAL = (
    "Find the general antiderivative of $f$, with the constant $C$.",
    "Evaluate $\\int f(x) \\, dx$, and write $C$ for the constant of integration.",
    "Integrate $f$: give all its antiderivatives, with a constant $C$.",
)
_FIXED = (
    "Find the antiderivative $F$ of $f$ with $F({}) = {}$.",
    "Which antiderivative $F$ of $f$ satisfies $F({}) = {}$? Give $F(x)$.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """An integrand; where the antiderivative has a nice value at a place, another one wanted there."""
    value = draws.between(-4, 6)
    if difficulty == 1:
        return {"kind": "sum", "terms": _terms(draws), "start": []}
    if draws.below(3) == 0:
        power = draws.between(difficulty - 2, 4)
        factor = (power + 1) ** draws.between(1, difficulty) * draws.between(1, 2)
        facts: Facts = {"kind": "logarithm", "factor": factor, "power": power, "logs": difficulty - 1}
        return facts | {"start": [1, value]}
    wave, degree = draws.choice(("", "sin", "cos")), difficulty - 1
    growth, rate = (0, draws.between(1, 4 - difficulty)) if wave else (draws.between(1, 3), 0)
    if difficulty == 3 and wave and draws.below(2):
        growth, rate, degree = draws.choice((-3, -2, -1, 1, 2, 3)), draws.between(1, 4), 0
    top = [draws.between(1, 5 if degree else 2), *draws.integers(degree, -5, 5)]
    if not wave:
        slope = [0, *(one * (degree - place) for place, one in enumerate(top[:-1]))]
        sign = draws.choice((1, -1))
        top, growth = [growth * p + sign * q for p, q in zip(top, slope, strict=True)], sign * growth
    scale = growth**2 + rate**2 if not degree else rate**2 or 1
    facts = {"kind": "product", "polynomial": [scale * one for one in top]}
    return facts | {"growth": growth, "wave": wave, "rate": rate, "start": [0, value] if degree else []}


def _terms(draws: Draws) -> list[list[int | str]]:
    """A positive power, another power, and a function of another sort, in any order."""
    exponent, rate = draws.between(1, 4), draws.between(2, 5)
    odd, other = draws.choice(("-1", "-2", "-3", "1/2", "-1/2")), ("exp", "sin", "cos", "sec", "arctan")
    signs = [1, *draws.nonzeros(1, 4), draws.choice((1, -1))]
    terms: list[list[int | str]] = [
        ["power", draws.choice((1, exponent + 1)) * draws.between(1, 4), str(exponent)],
        ["power", signs[1] * {"-3": 2, "1/2": 3}.get(odd, 1), odd],
        [draws.choice(other), signs[2] * rate * draws.between(1, 2), str(rate)],
    ]
    order = draws.sample(range(3), 3)
    if signs[order[0]] < 0:
        raise Rejected("a minus stands in front")
    return [terms[place] for place in order]


def _term(kind: str, factor: int, parameter: str) -> tuple[Formula, Formula]:
    """A basic function as it is said, and its antiderivative."""
    inner, square = Fraction(parameter), call("sqrt", X)
    if kind == "arctan":
        return factor / (X**2 + inner**2), product(factor / inner, call("arctan", X / inner))
    if kind != "power":
        name, sign = {"exp": ("exp", 1), "sin": ("cos", -1), "cos": ("sin", 1), "sec": ("tan", 1)}[kind]
        said = call(kind, inner * X) ** (2 if kind == "sec" else 1)
        return product(factor, said), product(sign * factor / inner, call(name, inner * X))
    if inner == -1:
        return factor / X, product(factor, call("log", X))
    part = factor / (inner + 1)
    if inner < -1:
        return factor / X**-inner, part / X ** (-inner - 1)
    if inner < 0:
        return factor / square, part * square
    return product(factor, square if inner < 1 else X**inner), product(part, X ** (inner + 1))


def answers(facts: Facts) -> list[Answer]:
    """The rule of the kind; then the constant that makes the value right at the given place."""
    if facts["kind"] == "sum":
        found, there = total(*(_term(*term)[1] for term in facts["terms"])), Fraction(0)
    else:
        found, there = (_product if facts["kind"] == "product" else _logarithm)(facts)
    general = Answer(total(found, CONSTANT), "antiderivative(x)")
    if not facts["start"]:
        return [general]
    kind = "expression(x; x > 0)" if facts["kind"] == "logarithm" else "expression(x)"
    return [general, Answer(total(found, facts["start"][1] - there), kind)]


def _product(facts: Facts) -> tuple[Formula, Fraction]:
    """G exp(lambda x) with G' + lambda G = p, by the coefficients of G from the highest power on."""
    growth, rate, wave = facts["growth"], facts["rate"], facts["wave"]
    square, left, right = growth**2 + rate**2, Fraction(0), Fraction(0)
    real, imaginary = list[Fraction](), list[Fraction]()
    for place, one in enumerate(facts["polynomial"]):
        above = len(facts["polynomial"]) - place
        left, right = one - above * left, -above * right
        left, right = (left * growth + right * rate) / square, (right * growth - left * rate) / square
        real.append(left)
        imaginary.append(right)
    rise = call("exp", growth * X) if growth else 1
    if not wave:
        return product(polynomial(real, X), rise), real[-1]
    cosine, sine = (imaginary, real) if wave == "sin" else (real, [-one for one in imaginary])
    waves = product(polynomial(sine, X), call("sin", rate * X))
    waves += product(polynomial(cosine, X), call("cos", rate * X))
    return product(rise, waves), cosine[-1]


def _logarithm(facts: Facts) -> tuple[Formula, Fraction]:
    up, most = facts["power"] + 1, facts["logs"]
    parts = [Fraction(facts["factor"], up)]
    for logs in range(most, 0, -1):
        parts.append(-parts[-1] * logs / up)
    terms = (product(part, X**up, call("log", X) ** (most - place)) for place, part in enumerate(parts))
    return total(*terms), parts[-1]


def words(facts: Facts, draws: Draws) -> Words:
    """The formula of the function; where logarithms and roots need it, that x is positive."""
    if facts["kind"] == "sum":
        said = latex(total(*(_term(*term)[0] for term in facts["terms"])))
    elif facts["kind"] == "logarithm":
        said = latex(product(facts["factor"], X ** facts["power"], call("log", X) ** facts["logs"]))
    else:
        growth, wave = facts["growth"], facts["wave"]
        functions = [call("exp", growth * X)] * bool(growth) + [call(wave, facts["rate"] * X)] * bool(wave)
        said = latex(product(polynomial(facts["polynomial"], X), *functions))
    said += "" if facts["kind"] == "product" else r", \quad x > 0"
    questions = [draws.choice(_GENERAL)]
    if facts["start"]:
        questions.append(draws.choice(_FIXED).format(*facts["start"]))
    return Words(draws.choice(_STATEMENTS).format(said), tuple(questions))


METHOD = "derivative in normal form"
TEMPLATE = Template(subject="integral_calculus", method=METHOD, sample=sample, answers=answers, words=words)
