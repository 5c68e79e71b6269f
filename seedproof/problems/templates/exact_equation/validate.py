"""Tries k or the factor in the condition for exactness, and integrates along rays from the origin."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_mpoly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Number, Relation
from seedproof.problems.checker import Checker
from seedproof.problems.checking.plane_polynomials import RING, X, Y, polynomial_of_terms
from seedproof.problems.checking.polynomials import expanded, polynomial_of
from seedproof.problems.templates.exact_equation.facts import Facts

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
    number = _number(read(answers[0])) if facts.kind == "parameter" else Fraction(0)
    across = _component(facts.first, number)
    up = _component(facts.second, number)
    potential, common = answers[:2] if facts.kind == "exact" else answers[1:]
    if facts.kind == "factor":
        if _is_exact(across, up):
            yield "the equation is exact as it stands"
        coefficients = enumerate(reversed(polynomial_of(answers[0], facts.line)))
        terms: dict[tuple[int, ...], Fraction] = {
            (power, 0) if facts.line == "x" else (0, power): number for power, number in coefficients
        }
        factor = polynomial_of_terms(terms)
        if factor(1, 1) != 1:
            yield "the factor has another value than 1 at 1"
        across = across * factor
        up = up * factor
    if not _is_exact(across, up):
        yield "the equation is not exact"
        return
    function = _along_rays(across, up)
    if polynomial_of_terms(expanded(read(potential), "xy")) != function:
        yield f"the potential is not {potential}"
    roots = _items(common)
    yield from _roots_wrong(facts, function, roots)
    if facts.kind == "exact" and roots:
        point = _on_line(facts, max(roots))
        yield from _tangent_wrong(point, (across(*point), up(*point)), answers[2])


def _component(listed: Sequence[Sequence[int]], k: Fraction) -> fmpq_mpoly:
    """Return a component with a number for k."""
    if any(min(powers) < 0 for *powers, _ in listed):
        raise ValueError("a power is negative")
    terms = (polynomial_of_terms({(x, y): number * k**power}) for x, y, power, number in listed)
    return sum(terms, RING.constant(0))


def _is_exact(across: fmpq_mpoly, up: fmpq_mpoly) -> bool:
    return across.derivative("y") == up.derivative("x")


def _along_rays(across: fmpq_mpoly, up: fmpq_mpoly) -> fmpq_mpoly:
    """Return the integral of x M(tx, ty) + y N(tx, ty) for t from 0 to 1."""
    terms = (X * across + Y * up).to_dict()
    return RING.from_dict({powers: number / sum(powers) for powers, number in terms.items()})


def _on_line(facts: Facts, other: fmpq) -> tuple[fmpq, fmpq]:
    return (fmpq(facts.at), other) if facts.line == "x" else (other, fmpq(facts.at))


def _roots_wrong(facts: Facts, function: fmpq_mpoly, roots: Sequence[fmpq]) -> Iterator[str]:
    """They are on the curve, and as many as the degree on the line."""
    degree = function.degrees()[1 if facts.line == "x" else 0]
    if len(set(roots)) != len(roots) or len(roots) != degree:
        yield f"there are not {degree} different common points"
    level = function(*facts.point)
    for root in roots:
        if function(*_on_line(facts, root)) != level:
            yield f"at {root} the curve does not meet the line"


def _tangent_wrong(point: Sequence[fmpq], normal: tuple[fmpq, fmpq], text: str) -> Iterator[str]:
    match read(text):
        case Relation((left, right), ("=",)):
            line = polynomial_of_terms(expanded(left, "xy")) - polynomial_of_terms(expanded(right, "xy"))
        case _:
            yield f"{text!r} is no equation"
            return
    if line.total_degree() != 1:
        yield f"{text!r} is no line"
    if line.derivative("x") * normal[1] != line.derivative("y") * normal[0] or not any(normal):
        yield "the line has another slope than the curve"
    if line(*point) != 0:
        yield "the line does not go through the point"


def _items(text: str) -> list[fmpq]:
    match read(text):
        case Bracketed("{", items, "}"):
            return [fmpq(*_number(item).as_integer_ratio()) for item in items]
    raise ValueError(f"{text!r} is no set")


def _number(tree: Node) -> Fraction:
    match tree:
        case Number(value):
            return value
    raise ValueError("a rational number was expected")


def _types(facts: Facts) -> list[str]:
    middle = ["expression(x, y)", "set"]
    match facts.kind:
        case "exact":
            return [*middle, "equation_up_to_scale"]
        case "parameter":
            return ["number", *middle]
    return [f"expression({facts.line})", *middle]


CHECKER = Checker(facts=Facts, method="the potential along rays from the origin", wrong=wrong, types=_types)
