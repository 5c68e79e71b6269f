"""Tries k or the factor in the condition for exactness, and integrates along rays from the origin."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Number, Relation
from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import expanded, polynomial_of
from seedproof.problems.templates.exact_equation.facts import Facts

Powers = tuple[int, int]
Terms = dict[Powers, Fraction]

_LONGEST = 300


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The equation is exact, the potential is that of the rays, and points and tangent lie on its curve."""
    if any(len(answer) > _LONGEST for answer in answers):
        yield "an answer is too long"
        return
    try:
        yield from _parts_wrong(facts, answers)
    except ValueError as error:
        yield str(error)


def _parts_wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    across = _terms(facts.first, Fraction(0))
    up = _terms(facts.second, Fraction(0))
    middle = answers[:2] if facts.kind == "exact" else answers[1:]
    match facts.kind:
        case "parameter":
            number = _number(read(answers[0]))
            across = _terms(facts.first, number)
            up = _terms(facts.second, number)
        case "factor":
            if _is_exact(across, up):
                yield "the equation is exact as it stands"
            factor = polynomial_of(answers[0], facts.line)
            if sum(factor) != 1:
                yield "the factor has another value than 1 at 1"
            across = _multiplied(across, factor, facts.line)
            up = _multiplied(up, factor, facts.line)
    if not _is_exact(across, up):
        yield "the equation is not exact"
        return
    function = _along_rays(across, up)
    if expanded(read(middle[0]), "xy") != function:
        yield f"the potential is not {middle[0]}"
    roots = _items(middle[1])
    yield from _roots_wrong(facts, function, roots)
    if facts.kind == "exact" and roots:
        other = max(roots)
        point = (Fraction(facts.at), other) if facts.line == "x" else (other, Fraction(facts.at))
        normal = (_value(across, point), _value(up, point))
        yield from _tangent_wrong(point, normal, answers[2])


def _terms(listed: Sequence[Sequence[int]], number: Fraction) -> Terms:
    """Return a component with a number for k."""
    terms: Terms = {}
    for x_power, y_power, k_power, coefficient in listed:
        if min(x_power, y_power, k_power) < 0:
            raise ValueError("a power is negative")
        powers = (x_power, y_power)
        terms[powers] = terms.get(powers, Fraction(0)) + coefficient * number**k_power
    return terms


def _is_exact(across: Mapping[Powers, Fraction], up: Mapping[Powers, Fraction]) -> bool:
    """Return whether M_y = N_x, coefficient by coefficient."""
    condition: Terms = {}
    for (x_power, y_power), coefficient in across.items():
        if y_power:
            powers = (x_power, y_power - 1)
            condition[powers] = condition.get(powers, Fraction(0)) + coefficient * y_power
    for (x_power, y_power), coefficient in up.items():
        if x_power:
            powers = (x_power - 1, y_power)
            condition[powers] = condition.get(powers, Fraction(0)) - coefficient * x_power
    return not any(condition.values())


def _multiplied(terms: Terms, factor: Sequence[Fraction], line: str) -> Terms:
    """Return a component times a polynomial in one letter, whose highest coefficient is the first."""
    result: Terms = {}
    for place, number in enumerate(reversed(factor)):
        for (x_power, y_power), coefficient in terms.items():
            powers = (x_power + place, y_power) if line == "x" else (x_power, y_power + place)
            result[powers] = result.get(powers, Fraction(0)) + number * coefficient
    return {powers: coefficient for powers, coefficient in result.items() if coefficient}


def _along_rays(across: Terms, up: Terms) -> Terms:
    """Return the integral of x M(tx, ty) + y N(tx, ty) for t from 0 to 1."""
    function: Terms = {}
    for (x_power, y_power), coefficient in across.items():
        powers = (x_power + 1, y_power)
        function[powers] = function.get(powers, Fraction(0)) + coefficient / sum(powers)
    for (x_power, y_power), coefficient in up.items():
        powers = (x_power, y_power + 1)
        function[powers] = function.get(powers, Fraction(0)) + coefficient / sum(powers)
    return {powers: coefficient for powers, coefficient in function.items() if coefficient}


def _value(terms: Terms, point: Sequence[Fraction | int]) -> Fraction:
    x, y = map(Fraction, point)
    return sum((number * x**across * y**up for (across, up), number in terms.items()), Fraction(0))


def _roots_wrong(facts: Facts, function: Terms, roots: Sequence[Fraction]) -> Iterator[str]:
    """They are on the curve, and as many as the degree on the line."""
    other = 1 if facts.line == "x" else 0
    degree = max((powers[other] for powers in function), default=0)
    if len(set(roots)) != len(roots) or len(roots) != degree:
        yield f"there are not {degree} different common points"
    level = _value(function, facts.point)
    for root in roots:
        point = (facts.at, root) if facts.line == "x" else (root, facts.at)
        if _value(function, point) != level:
            yield f"at {root} the curve does not meet the line"


def _tangent_wrong(point: Sequence[Fraction], normal: Sequence[Fraction], text: str) -> Iterator[str]:
    match read(text):
        case Relation((left, right), ("=",)):
            line = expanded(left, "xy")
            for powers, number in expanded(right, "xy").items():
                line[powers] = line.get(powers, Fraction(0)) - number
        case _:
            yield f"{text!r} is no equation"
            return
    across = line.pop((1, 0), Fraction(0))
    up = line.pop((0, 1), Fraction(0))
    constant = line.pop((0, 0), Fraction(0))
    if any(line.values()) or not (across or up):
        yield f"{text!r} is no line"
    if across * normal[1] != up * normal[0] or not any(normal):
        yield "the line has another slope than the curve"
    if across * point[0] + up * point[1] + constant:
        yield "the line does not go through the point"


def _items(text: str) -> list[Fraction]:
    match read(text):
        case Bracketed("{", items, "}"):
            return [_number(item) for item in items]
    raise ValueError(f"{text!r} is no set")


def _number(tree: Node) -> Fraction:
    match tree:
        case Number(value):
            return value
    raise ValueError("a rational number was expected")


def _types(facts: Facts) -> list[str]:
    match facts.kind:
        case "exact":
            return ["expression(x, y)", "set", "equation_up_to_scale"]
        case "parameter":
            return ["number", "expression(x, y)", "set"]
    return [f"expression({facts.line})", "expression(x, y)", "set"]


CHECKER = Checker(
    facts=Facts,
    method="the potential along rays from the origin",
    wrong=wrong,
    types=_types,
)
