"""Builds the function by similar triangles; its optimum is known in closed form."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, root

X = Symbol("x")

_CUBES = ((1, 2), (2, 1), (2, 3), (3, 2), (3, 4), (4, 3))
"""The cube roots of the fence's height and the gap, up to a factor."""

_LADDERS = tuple(
    Ladder(fence=scale * h**3, gap=scale * d**3)
    for h, d in _CUBES
    for scale in range(1, 17)
    if scale * (h**3 + d**3) <= 140
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a rectangle in a triangle; a ladder over a fence; a broken plate. Raises: Rejected."""
    match difficulty:
        case 1:
            facts: Facts = _triangle(draws)
        case 2:
            facts = draws.choice(_LADDERS)
        case _:
            facts = _plate(draws)
    if _optimum(facts) == _optimum(with_other_lengths(facts)):
        raise Rejected("other lengths would give the same optimum")
    return facts


def _triangle(draws: Draws) -> Triangle:
    facts = Triangle(across=draws.between(4, 24), up=draws.between(4, 24))
    _check_ratio(facts.across, facts.up)
    return facts


def _check_ratio(across: int, up: int) -> None:
    if not Fraction(1, 2) <= Fraction(up, across) <= Fraction(3, 2):
        raise Rejected("the sketch would be narrow or flat")


def _plate(draws: Draws) -> Plate:
    across = draws.between(8, 20)
    up = draws.between(6, 16)
    _check_ratio(across, up)
    cut_across = draws.between(3, across // 2)
    cut_up = draws.between(3, up // 2)
    facts = Plate(across=across, up=up, cut_across=cut_across, cut_up=cut_up)
    if _best(facts).denominator > 4:
        raise Rejected("the best place is no simple number")
    return facts


def _best(facts: Plate) -> Fraction:
    """Return the best x of a plate: the zero of the derivative, or the end of the cut that is nearest."""
    rest = facts.up - facts.cut_up
    zero = Fraction(facts.across, 2) - Fraction(facts.cut_across * rest, 2 * facts.cut_up)
    return min(max(zero, Fraction(0)), Fraction(facts.cut_across))


def _function(facts: Facts) -> Formula:
    """Return the function to be optimised."""
    match facts:
        case Triangle(across, up):
            return Fraction(up, across) * X * (across - X)
        case Ladder(fence, gap):
            return (X + gap) * call("sqrt", X**2 + fence**2) / X
        case Plate(across, up, cut_across, cut_up):
            return (across - X) * (up - cut_up + Fraction(cut_up, cut_across) * X)


def _optimum(facts: Facts) -> Formula:
    """Return the greatest area, or the least length."""
    match facts:
        case Triangle(across, up):
            return formula(Fraction(across * up, 4))
        case Ladder(fence):
            h, d = _cube_roots(facts)
            square = h**2 + d**2
            return fence // h**3 * square * root(square)
        case Plate(across, up, cut_across, cut_up):
            x = _best(facts)
            return formula((across - x) * (up - cut_up + Fraction(cut_up, cut_across) * x))


def _cube_roots(facts: Ladder) -> tuple[int, int]:
    """Return the cube roots of fence and gap, up to a factor."""
    return next((h, d) for h, d in _CUBES if facts.fence * d**3 == facts.gap * h**3)


def with_other_lengths(facts: Facts) -> Facts:
    """Return the same sketch with other lengths."""
    match facts:
        case Triangle(up=up):
            return replace(facts, up=up + 1)
        case Ladder(fence, gap):
            h, d = _cube_roots(facts)
            return Ladder(fence=fence + h**3, gap=gap + d**3)
        case Plate(across=across):
            return replace(facts, across=across + 2)


def work(facts: Facts, slip: Slip) -> Worked:
    """The function and its optimum."""
    return Worked((), (_function(facts), _optimum(facts)))


def _types(facts: Facts) -> tuple[Typed, Typed]:
    if isinstance(facts, Ladder):
        return Typed("expression(x; x > 0)", ("L",), unit="dm"), Typed("number", unit="dm")
    return Typed("expression(x)", ("A",), unit="cm^2"), Typed("number", unit="cm^2")


SHEET = Sheet(
    subject="differential_calculus",
    method="functions and candidates compared",
    sample=sample,
    work=work,
    types=_types,
    levels={
        1: "similar triangles give a quadratic function",
        2: "a function with a root, whose derivative has a cube as its zero",
        3: "the optimum may lie at an end of the broken edge",
    },
)
