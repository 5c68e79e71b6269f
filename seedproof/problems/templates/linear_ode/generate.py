"""Plants characteristic roots, a particular solution and constants; equation and initial values follow."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, product, total

X = Symbol("x")
Term = tuple[int, int, int, str]
"""(m, a, b, cos or sin) is x^m e^(a x) times that function of b x."""
_STATEMENTS = (
    "Consider the differential equation $${}$$ for a real function $y = y(x)$.",
    "Let $y = y(x)$ be a real function with $${}$$",
    "This equation is given for an unknown real function $y$ of $x$: $${}$$",
)
_GENERAL = (
    "Find the general solution $y(x)$, with arbitrary constants $C_1$ and $C_2$.",
    "Give all solutions $y(x)$; call the arbitrary constants $C_1$ and $C_2$.",
)
_SPECIAL = (
    "Find the solution $y(x)$ with $y(0) = {}$ and $y'(0) = {}$.",
    "Which solution $y(x)$ satisfies $y(0) = {}$ and $y'(0) = {}$?",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Homogeneous; then with an exponential or a sinusoid on the right; then with resonance."""
    kind, turn = draws.choice(("different", "double", "complex")), draws.between(1, 3)
    first, second = draws.sample(range(-4, 5), 2)
    second = first if kind == "double" else second
    linear, constant = -first - second, first * second
    if kind == "complex":
        first = 0 if difficulty == 3 else first // 2
        linear, constant = -2 * first, first**2 + turn**2
    rate = first if difficulty == 3 else draws.choice((-3, -2, -1, 1, 2, 3))
    shape = "" if difficulty == 1 else draws.choice(("exp", "trig"))
    c, d = draws.nonzeros(1, 4)[0], draws.between(-4, 4)
    if difficulty == 3:
        shape = "trig" if kind == "complex" else "exp"
    alpha, beta = (constant - turn**2, linear * turn) if difficulty == 2 else (2 * turn, 0)
    order, value = _resonance(linear, constant, rate)
    force = {
        "": [],
        "exp": [c * value, rate],
        "trig": [alpha * c + beta * d, alpha * d - beta * c, turn],
    }[shape]
    facts: Facts = {"linear": linear, "constant": constant, "force": [shape, *force], "initial": []}
    resonant = order > 0 if shape == "exp" else shape == "trig" and (linear, constant) == (0, turn**2)
    if resonant != (difficulty == 3) or max(map(abs, [0, *force])) > 60 or (constant == linear == 0):
        raise Rejected("there is resonance where there should be none, or a number on the right is too large")
    constants = map(Fraction, draws.nonzeros(2, 4))
    terms = [*zip(constants, _basis(linear, constant), strict=True), *_particular(facts)]
    starts = [sum((factor * _start(term, order) for factor, term in terms), Fraction(0)) for order in (0, 1)]
    if any(one.denominator > 1 or abs(one) > 40 for one in starts):
        raise Rejected("an initial value is no nice number")
    return facts | {"initial": [int(one) for one in starts]}


def _resonance(linear: int, constant: int, rate: int) -> tuple[int, int]:
    """How often the rate is a characteristic root, and the first derivative there that is not zero."""
    values = (rate**2 + linear * rate + constant, 2 * rate + linear, 2)
    return next((order, value) for order, value in enumerate(values) if value)


def _basis(linear: int, constant: int) -> tuple[Term, Term]:
    inside = linear**2 - 4 * constant
    if inside < 0:
        a, b = -linear // 2, isqrt(-inside) // 2
        return (0, a, b, "cos"), (0, a, b, "sin")
    low, high = ((-linear + sign * isqrt(inside)) // 2 for sign in (-1, 1))
    return (0, low, 0, "cos"), (int(low == high), high, 0, "cos")


def _particular(facts: Facts) -> list[tuple[Fraction, Term]]:
    """By undetermined coefficients."""
    (shape, *force), linear, constant = facts["force"], facts["linear"], facts["constant"]
    if shape == "exp":
        order, value = _resonance(linear, constant, force[1])
        return [(Fraction(force[0], value), (order, force[1], 0, "cos"))]
    if shape == "":
        return []
    cosine, sine, turn = force
    alpha, beta = constant - turn**2, linear * turn
    power, size = int(alpha == beta == 0), alpha**2 + beta**2 or 2 * turn
    parts = (alpha * cosine - beta * sine, alpha * sine + beta * cosine) if not power else (-sine, cosine)
    return [
        (Fraction(one, size), (power, 0, turn, name))
        for one, name in zip(parts, ("cos", "sin"), strict=True)
        if one
    ]


def _start(term: Term, order: int) -> Fraction:
    """The value or first derivative at zero."""
    power, rate, turn, name = term
    if power or order == 0:
        return Fraction(power == order and name == "cos")
    return Fraction(rate if name == "cos" else turn)


def _said(term: Term) -> Formula:
    power, rate, turn, name = term
    wave = call(name, turn * X) if turn else formula(1)
    return product(X**power, call("exp", rate * X) if rate else 1, wave)


def answers(facts: Facts) -> list[Answer]:
    """Cramer's rule for the constants."""
    basis, particular = _basis(facts["linear"], facts["constant"]), _particular(facts)
    (a, b), (c, d) = ([_start(term, order) for term in basis] for order in (0, 1))
    starts = [
        start - sum(factor * _start(term, order) for factor, term in particular)
        for order, start in enumerate(facts["initial"])
    ]
    size = a * d - b * c
    found = ((starts[0] * d - b * starts[1]) / size, (a * starts[1] - c * starts[0]) / size)
    rest = [product(factor, _said(term)) for factor, term in particular]
    family = total(*(product(Symbol(f"C{place}"), _said(term)) for place, term in enumerate(basis, 1)), *rest)
    solution = total(*(product(one, _said(term)) for one, term in zip(found, basis, strict=True)), *rest)
    return [Answer(family, "ode_family(x; 2)"), Answer(solution, "expression(x)")]


def words(facts: Facts, draws: Draws) -> Words:
    """The equation, and what is asked."""
    (shape, *force), said = facts["force"], "y''"
    for factor, name in ((facts["linear"], "y'"), (facts["constant"], "y")):
        if factor:
            said += f" {'+' if factor > 0 else '-'} {abs(factor) if abs(factor) > 1 else ''} {name}".replace(
                "  ", " "
            )
    right: Formula = formula(0)
    if shape == "exp":
        right = force[0] * call("exp", force[1] * X) if force[1] else formula(force[0])
    elif shape == "trig":
        right = force[0] * call("cos", force[2] * X) + force[1] * call("sin", force[2] * X)
    statement = draws.choice(_STATEMENTS).replace("{}", f"{said} = {latex(right)}")
    return Words(statement, (draws.choice(_GENERAL), draws.choice(_SPECIAL).format(*facts["initial"])))


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution and Wronskian",
    sample=sample,
    answers=answers,
    words=words,
)
