"""Equations of lines, planes and curves: F = G, up to a nonzero constant factor of F - G."""

from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.domains import points
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.linear import divided, is_nonzero
from seedproof.equivalence.deciding.ring import Element, Generator, NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import Node, Relation, Symbol, is_expression, names, negative, total
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict, different, equal, undecided


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two equations."""
    first_sides, second_sides = _sides(left), _sides(right)
    if first_sides is None and second_sides is None:
        raise Unreadable("neither is an equation")
    if first_sides is None or second_sides is None:
        value = left if first_sides is None else right
        return _with_value(first_sides or second_sides, value, situation)
    (a, b), (c, d) = first_sides, second_sides
    if _solved(a, b) and _solved(c, d):
        if a == c:
            return same(b, d, situation)
        if Symbol("y") in (a, c) and names(b) | names(d) <= {"x"}:
            return _of_functions(a, b, c, d, situation)
    first, second = total(a, negative(b)), total(c, negative(d))
    reason = "no constant factor between them was found"
    try:
        normal = situation.normal()
        normal.assume_defined((first, second))
        first_element, second_element = normal.element(first), normal.element(second)
        ring = normal.ring
        upper = ring.times_polynomials(first_element.above, second_element.below)
        lower = ring.times_polynomials(second_element.above, first_element.below)
        letters = names(first) | names(second)
        groups, other_groups = divided(normal, upper, letters), divided(normal, lower, letters)
        for monomial in groups:
            if monomial not in other_groups:
                continue
            p, q = Element(groups[monomial], ring.one), Element(other_groups[monomial], ring.one)
            if is_nonzero(normal, p) and is_nonzero(normal, q):
                crossed = ring.plus(
                    ring.times(Element(upper, ring.one), q), ring.times(Element(lower, ring.one), p), -1
                )
                if normal.vanishes(crossed):
                    return equal("the differences of their sides are proportional")
            break
        if _polynomial(normal.ring.generators, first_element) and _polynomial(
            normal.ring.generators, second_element
        ):
            return _refuted(first, second, situation) or undecided(reason)
    except NotNormal as error:
        reason = f"there is no certificate ({error})"
    return undecided(reason)


def _sides(tree: Node) -> tuple[Node, Node] | None:
    match tree:
        case Relation((left, right), ("=",)):
            return (left, right)
        case Relation():
            raise Unreadable("one of them is another relation than one equation")
    return None


def _with_value(sides: tuple[Node, Node] | None, value: Node, situation: Situation) -> Verdict:
    """Compare `y = F` with a formula alone: what y is may be meant, but no equation is stated."""
    if not is_expression(value):
        raise Unreadable("one is an equation, the other states something else")
    if sides is not None and _solved(*sides) and same(sides[1], value, situation).result != "different":
        return undecided("one is an equation, the other states its right side alone")
    return different("one is an equation, the other is not")


def _of_functions(name: Node, value: Node, other: Node, other_value: Node, situation: Situation) -> Verdict:
    """Compare `y = F` with `T(x) = G`, the line as a function of some name."""
    verdict = same(value, other_value, situation)
    letters = {node.name for node in (name, other) if isinstance(node, Symbol)}
    if verdict.result == "equal" and not letters & _LINE_NAMES:
        return undecided("one equation says what y is, the other what a function is")
    return verdict


_LINE_NAMES = {"T", "L", "l", "ell", "t", "g", "h", "y_t", "y_T", "Y", "y_tangent"}


def _solved(letter: Node, value: Node) -> bool:
    return isinstance(letter, Symbol) and letter.name not in names(value)


def _polynomial(generators: list[Generator], element: Element) -> bool:
    """Return whether letters occur in integer powers only; the coefficients may be any numbers."""
    if len(element.below) > 1:
        return False
    return all(
        generators[number].kind in ("symbol", "prime", "pi", "e", "unit")
        and (generators[number].kind != "symbol" or (power > 0 and power.denominator == 1))
        for monomial in element.above
        for number, power in monomial
    )


def _refuted(first: Node, second: Node, situation: Situation) -> Verdict | None:
    """Return a verdict if the two differences are not in the same proportion at two points."""
    letters = tuple(sorted(names(first) | names(second)))
    with precision(320):
        values = []
        for point in points(letters, {}, 12):
            try:
                values.append(
                    (enclosure(first, point, situation.budget), enclosure(second, point, situation.budget))
                )
            except (Undefined, Unclear):
                continue
        for a, b in values:
            for c, d in values:
                if not (a * d - b * c).contains(0):
                    return different("the differences of their sides are not proportional")
    return None
