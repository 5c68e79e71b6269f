"""Integrates term by term, or by parts with the polynomial, the wave or the logarithm differentiated."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.antiderivative.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, polynomial, product, total

X, CONSTANT, ROOT, LOG = Symbol("x"), Symbol("C"), call("sqrt", Symbol("x")), call("log", Symbol("x"))
_AROUND = {"sin": ("cos", -1), "cos": ("sin", 1)}
_ANY = "antiderivative(x)"
_LAST = {
    "sum": "The sum of these, with the constant of integration, is {}.",
    "circular": "Bringing this to the other side, dividing, and adding the constant gives {}.",
    "parts": "Adding $u v$ and the constant, the antiderivatives are {}.",
}
Found = tuple[list[Step], Formula, Fraction]
"""Steps, an antiderivative, and its value at the place where another is wanted."""


def work(facts: Facts, slip: str) -> Worked:
    """The general antiderivative by the rule of its kind; then the constant that is wanted."""
    done = _worked(facts, slip)
    if slip and [*done.answers] == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return done


def _worked(facts: Facts, slip: str) -> Worked:
    kind = "circular" if facts.get("wave") and facts["growth"] else facts["kind"]
    rule = {"sum": _sum, "circular": _circular, "product": _product, "logarithm": _logarithm}[kind]
    steps, found, there = rule(facts, slip)
    general = total(found, CONSTANT)
    steps.append(step(_LAST.get(kind, _LAST["parts"]), general, _ANY))
    if not facts["start"]:
        return Worked(tuple(steps), (general,))
    place, value = facts["start"]
    constant = value - {"constant_missing": 0, "constant_sign_flipped": -there}.get(slip, there)
    fixed = total(found, constant)
    steps += (
        step(f"For $F({place}) = {value}$ the constant has to be {{}}.", formula(constant), "number"),
        step("So $F(x)$ is {}.", fixed, "expression(x; x > 0)" if place else "expression(x)"),
    )
    return Worked(tuple(steps), (general, fixed))


def _sum(facts: Facts, slip: str) -> Found:
    parts, steps = list[Formula](), list[Step]()
    for kind, factor, parameter in facts["terms"]:
        said, part = _term(kind, factor, Fraction(parameter), slip)
        parts.append(part)
        steps.append(step("An antiderivative of {said} is {}.", part, _ANY, said=said))
    return steps, total(*parts), Fraction(0)


def _term(kind: str, factor: int, inner: Fraction, slip: str) -> tuple[Formula, Formula]:
    """A basic function as it is said, and its antiderivative."""
    size = factor / (Fraction(1) if slip == "chain_rule_factor_lost" else inner)
    if kind == "arctan":
        return factor / (X**2 + inner**2), product(size, call("arctan", X / inner))
    if kind != "power":
        name, sign = (_AROUND | {"exp": ("exp", 1), "sec": ("tan", 1)})[kind]
        said = call(kind, inner * X) ** (2 if kind == "sec" else 1)
        flipped = slip == "sign_flipped" and kind in _AROUND
        return product(factor, said), product((-sign if flipped else sign) * size, call(name, inner * X))
    if inner == -1:
        return factor / X, product(factor, LOG)
    up = inner - 1 if slip == "power_slip" and inner < -1 else inner + 1
    part = factor if slip == "coefficient_slip" and inner > 0 else factor / up
    if inner < -1:
        return factor / X**-inner, Fraction(part).numerator / (Fraction(part).denominator * X**-up)
    if inner < 0:
        return factor / ROOT, part * ROOT
    return product(factor, ROOT if inner < 1 else X**inner), product(part, X**up)


def _by_parts(factor: Formula, v: Formula, u: Formula, left: Formula, type_: str) -> list[Step]:
    turned = "With this as $v$ and {u} as $u$, integration by parts leaves $u v$ plus the integral of {}."
    return [
        step("An antiderivative of the factor {factor} is {}.", v, _ANY, factor=factor),
        step(turned, left, type_, u=u),
    ]


def _rest(again: bool, rest: Formula) -> Step:
    said = "Integrating that by parts once more gives {}." if again else "An antiderivative of that is {}."
    return step(said, rest, _ANY)


def _plus(slip: str) -> int:
    return 1 if slip == "plus_in_integration_by_parts" else -1


def _product(facts: Facts, slip: str) -> Found:
    """The polynomial is differentiated until it is gone, the other factor integrated as often."""
    slope, size = list(map(Fraction, facts["polynomial"])), Fraction(1)
    degree, name = len(slope) - 1, facts["wave"] or "exp"
    inside = (facts["growth"] or facts["rate"]) * X
    factor, u, pieces = call(name, inside), polynomial(slope, X), list[tuple[str, list[Fraction]]]()
    for _ in range(degree + 1):
        size /= 1 if slip == "chain_rule_factor_lost" else facts["growth"] or facts["rate"]
        if name != "exp":
            name, sign = _AROUND[name]
            size *= -sign if slip == "sign_flipped" else sign
        pieces.append((name, [size * _plus(slip) ** len(pieces) * one for one in slope]))
        slope = [Fraction(0), *(one * (degree - place) for place, one in enumerate(slope[:-1]))]
        if len(pieces) == 1:
            v, w = product(size, call(name, inside)), [_plus(slip) * size * one for one in slope]
            steps = _by_parts(factor, v, u, product(polynomial(w, X), call(name, inside)), "expression(x)")

    def added(some: list[tuple[str, list[Fraction]]]) -> Formula:
        parts = []
        for name in ("exp", "sin", "cos"):
            columns = zip(*(numbers for kind, numbers in some if kind == name), strict=True)
            parts.append(product(polynomial(map(sum, columns), X), call(name, inside)))
        return total(*parts)

    steps.append(_rest(degree > 1, added(pieces[1:])))
    kept = pieces[slip == "product_forgotten" :]
    return steps, added(kept), sum((numbers[-1] for kind, numbers in kept if kind != "sin"), Fraction(0))


def _logarithm(facts: Facts, slip: str) -> Found:
    """The logarithm is differentiated until it is gone."""
    power, most = X ** facts["power"], facts["logs"]
    up = 1 if slip == "coefficient_slip" else facts["power"] + 1
    sizes, lefts = [Fraction(facts["factor"], up)], list[Fraction]()
    for logs in range(most, 0, -1):
        brought = 1 if slip == "exponent_not_brought_down" else logs
        lefts.append(_plus(slip) * brought * sizes[-1])
        sizes.append(lefts[-1] / up)
    if max(map(abs, sizes)) > 100:
        raise Rejected("the numbers are large")
    whole = X ** (facts["power"] + 1)
    terms = [product(one, whole, LOG ** (most - place)) for place, one in enumerate(sizes)]
    left = product(lefts[0], power, LOG ** (most - 1))
    v, factor = product(sizes[0], whole), product(facts["factor"], power)
    steps = _by_parts(factor, v, LOG**most, left, "expression(x; x > 0)")
    steps.append(_rest(most > 1, total(*terms[1:])))
    return steps, total(*terms[slip == "product_forgotten" :]), sizes[-1]


def _circular(facts: Facts, slip: str) -> Found:
    """The wave is differentiated twice, until it comes again."""
    (before,), growth, rate, wave = facts["polynomial"], facts["growth"], facts["rate"], facts["wave"]
    other, sign = {"sin": ("cos", 1), "cos": ("sin", -1)}[wave]
    size = Fraction(1, 1 if slip == "chain_rule_factor_lost" else growth)
    slope = _plus(slip) * before * rate * size * sign
    back, rise = -((rate * size) ** 2), call("exp", growth * X)

    def outside(below: Fraction) -> Formula:
        sizes = {wave: before * size / below, other: slope * size / below}
        return product(rise, total(*(product(sizes[name], call(name, rate * X)) for name in ("sin", "cos"))))

    left = product(slope, rise, call(other, rate * X))
    wave_part = product(before, call(wave, rate * X))
    twice = "After integrating that by parts in the same way, {} stands outside the integral."
    steps = [
        *_by_parts(rise, product(size, rise), wave_part, left, "expression(x)"),
        step(twice, outside(Fraction(1)), "expression(x)"),
        step("What is left is the integral of $f$ itself, multiplied by {}.", formula(back), "number"),
    ]
    return steps, outside(Fraction(1) if slip == "division_forgotten" else 1 - back), Fraction(0)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "chain_rule_factor_lost": "the factor beside x inside a function is not divided by",
        "sign_flipped": "the signs in the rules for sine and cosine are mixed up",
        "coefficient_slip": "the coefficient of a power is not divided by the new exponent",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "plus_in_integration_by_parts": "the sign of the second integral in integration by parts is wrong",
        "product_forgotten": "the product that integration by parts begins with is left out in the end",
        "exponent_not_brought_down": "the square of the logarithm is differentiated without the factor 2",
        "division_forgotten": "the integral that comes again is brought over, but nothing is divided",
        "constant_missing": "the constant is just the value wanted",
        "constant_sign_flipped": "the value already there is added instead of subtracted",
    },
)
