"""Lines and planes by a point and a normal, against an equation that is stated."""

from collections.abc import Iterator, Mapping
from typing import Any

from seedproof.certifying.script import Script
from seedproof.certifying.terms import Term, different, equal, every, some
from seedproof.certifying.university.expression import Relation
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked


def same_line(
    asked: Asked[Any], ground: Ground, stated: Relation, through: Mapping[str, tuple[Term, Term]]
) -> Iterator[Script]:
    """Promise an equation of the line or plane that has a point and a normal, given by coordinates.

    Both are flat, and not everything, so they are the same if the point lies on the stated one and the
    normals are parallel.
    """
    zero = polynomial(stated.sides[0] - stated.sides[1])
    at = {name: point for name, (point, _) in through.items()}
    normal = {name: slope for name, (_, slope) in through.items()}
    other = {name: zero.derivative(name).number() for name in through}
    on_it = equal(value(ground, stated.sides[0], at), value(ground, stated.sides[1], at))
    names = list(through)
    parallel = [
        equal(normal[one] * other[two], normal[two] * other[one])
        for place, one in enumerate(names)
        for two in names[place + 1 :]
    ]
    proper = some(different(other[name], 0) for name in names)
    regular = some(different(normal[name], 0) for name in names)
    return answer_is(asked, ground, every([on_it, *parallel, proper, regular]))
