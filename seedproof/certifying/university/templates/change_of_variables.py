"""New coordinates: the Jacobian determinant, areas and volumes, and integrals in linear coordinates."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Beyond, Script, Unread
from seedproof.certifying.terms import Term, absolute, different, equal, less, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import iterated
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, added, constant, letter, polynomial, same
from seedproof.certifying.university.powers import between_numbers
from seedproof.certifying.university.promises import answer_is, law, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.change_of_variables import phrases

LEMMAS = {
    "jacobian": (
        "Where a map can be inverted, the determinant of the inverse map is 1 over that of the map."
    ),
    "change_of_variables": (
        "Where each pair of new coordinates belongs to exactly one point, an integral in them gets the "
        "size of the Jacobian determinant as a factor."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "region": {
            "The # $R$ consists of the points": "what:word where:text bounds:text coordinates:text",
            "Consider the # $R$ of all points": "what:word where:text bounds:text coordinates:text",
            "Let $R$ be the set of all points": "where:text bounds:text coordinates:text",
            "In the coordinates #, the # $R$ of all points # with # becomes": (
                "coordinates:text what:word where:text bounds:text shape:word"
            ),
        }
    },
    seen="f06866eb",
)
SPACES = meanings(
    [tuple(words.values()) for words in phrases.WHERE.values()],
    {
        "plane": ("of the plane",),
        "quadrant": ("of the first quadrant ($x > 0$, $y > 0$)",),
        "space": ("of space",),
        "octant": ("of the first octant ($x > 0$, $y > 0$, $z > 0$)",),
    },
    seen="a1e01284",
)
BOUNDS = sentences({"bound": ("${low:integer} \\le {inner:tree} \\le {high:integer}$",)})
COORDINATES = sentences({"coordinate": ("${name:letter} = {inner:tree}$",)})

QUESTIONS = meanings(
    (phrases.JACOBIANS, phrases.SIZES, phrases.INTEGRALS),
    {
        "jacobian": {
            "Compute # as a function of": "determinant:text letters:text",
            "Find the Jacobian determinant $#$, with its sign": "jacobian:formula letters:text",
        },
        "size": {
            "Compute the # of $R$ exactly": "size:word",
            "Find the exact # of $R$": "size:word",
            "What is the # of $R$": "size:word",
        },
        "integral": {
            "What is the exact value of $#_R # \\,#$": "sign:formula rule:tree element:formula",
            "Evaluate $#_R # \\,#$": "sign:formula rule:tree element:formula",
        },
    },
    seen="e3342bd3",
)
_ASKED = {
    2: {"letters": "$u$ and $v$", "size": "area", "sign": r"\iint", "element": "dA"},
    3: {"letters": "$u$, $v$ and $w$", "size": "volume", "sign": r"\iiint", "element": "dV"},
}
"""What is asked of so many coordinates."""


@dataclass(frozen=True, slots=True)
class Model:
    """New coordinates as functions of the old ones, with their bounds."""

    map: Mapping[str, Expression]
    bounds: Mapping[str, tuple[int, int]]
    old: tuple[str, ...]
    is_positive: bool


def _build(said: Said, task: Task) -> Model:
    coordinates = [COORDINATES.read(one) for one in _formulas(said["coordinates"])]
    bounds = [BOUNDS.read(one) for one in _formulas(said["bounds"])]
    if [one["inner"] for one in coordinates] != [one["inner"] for one in bounds]:
        raise Unread(f"bounds of other coordinates: {said.sentence}")
    where = SPACES.read(said["where"]).kind
    old = ("x", "y") if where in ("plane", "quadrant") else ("x", "y", "z")
    if len(coordinates) != len(old) or [one["name"] for one in coordinates] != ["u", "v", "w"][: len(old)]:
        raise Unread(f"another number of coordinates: {said.sentence}")
    return Model(
        {one["name"]: one["inner"] for one in coordinates},
        {one["name"]: (bound["low"], bound["high"]) for one, bound in zip(coordinates, bounds, strict=True)},
        old,
        where in ("quadrant", "octant"),
    )


def _formulas(text: str) -> list[str]:
    """Cut a list `$..$, $..$ and $..$` into its formulas."""
    found = re.findall(r"\$[^$]+\$", text)
    if re.sub(r"\$[^$]+\$", "$", text) not in ("$ and $", "$, $ and $"):
        raise Unread(f"no list of formulas: {text}")
    return found


def _determinant(rows: list[list[Term]]) -> Term:
    if len(rows) == 1:
        return rows[0][0]
    signed = []
    for place, entry in enumerate(rows[0]):
        minor = _determinant([row[:place] + row[place + 1 :] for row in rows[1:]])
        signed.append(entry * minor if place % 2 == 0 else -(entry * minor))
    made = signed[0]
    for one in signed[1:]:
        made = made + one
    return made


def _slopes(asked: Asked[Model], ground: Ground, at: Mapping[str, Term]) -> Term:
    ground.use("derivative_rules")
    rows = [
        [value(ground, derivative(one, name), at) for name in asked.model.old]
        for one in asked.model.map.values()
    ]
    return _determinant(rows)


def _start(asked: Asked[Model]) -> Ground:
    """Begin, where what is asked for belongs to these coordinates."""
    old, new = (", ".join(names) for names in (asked.model.old, asked.model.map))
    fraction = rf"\frac{{\partial({old})}}{{\partial({new})}}"
    in_plane = f"${fraction} = x_u y_v - x_v y_u$"
    determinant = in_plane if len(asked.model.old) == 2 else f"the determinant ${fraction}$"
    expected = {"jacobian": fraction, "determinant": determinant, **_ASKED[len(asked.model.old)]}
    for gap in expected.keys() & asked.said.gaps.keys():
        agree(asked.said, gap, expected[gap])
    return start(asked)


def _jacobian(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    at = {name: ground.unknown(name) for name in asked.model.old}
    if asked.model.is_positive:
        ground.say("where the points lie", *(less(0, one) for one in at.values()))
    new = {name: ground.unknown(name) for name in asked.model.map}
    ground.say(
        "the new coordinates",
        *(equal(new[name], value(ground, one, at)) for name, one in asked.model.map.items()),
    )
    inverse, slopes = ground.unknown("jacobian"), ground.unknown("determinant")
    ground.say("the determinant of the map", equal(slopes, _slopes(asked, ground, at)))
    ground.say("and of its inverse", different(slopes, 0), equal(inverse * slopes, 1), lemma="jacobian")
    stated = value(ground, plain.expression(asked.part.answer), new)
    return law(asked, ground, "the determinant of the inverse is the stated one", equal(inverse, stated))


def _factor(asked: Asked[Model], ground: Ground) -> Term:
    """Return the size of the Jacobian determinant of linear coordinates."""
    slopes, factor = ground.unknown("determinant"), ground.unknown("factor")
    ground.say("the determinant of the map", equal(slopes, _slopes(asked, ground, {})))
    ground.say(
        "the size of that of its inverse",
        less(0, factor),
        equal(factor * absolute(slopes), 1),
        lemma="jacobian",
    )
    ground.use("change_of_variables")
    return factor


def _one_to_one(asked: Asked[Model]) -> Script:
    """Promise that no two points have the same new coordinates."""
    ground = start(asked)
    points = [{name: ground.unknown(f"{name}_{who}") for name in asked.model.old} for who in ("one", "two")]
    for at in points:
        ground.say("where the points lie", *(less(0, one) for one in at.values()))
    for name, formula in asked.model.map.items():
        one, two = (value(ground, formula, at) for at in points)
        ground.say(f"the same {name}", equal(one, two))
    apart = some(different(points[0][name], points[1][name]) for name in asked.model.old)
    return never(asked, ground, "one_to_one", "two points with the same new coordinates", apart)


def _size(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.is_positive:
        yield _one_to_one(asked)
    ground = _start(asked)
    size = ground.unknown("size")
    found = _curved(asked, ground) if asked.model.is_positive else _linear(asked, ground, constant(1))
    ground.say("the size of the region", equal(size, found))
    yield from answer_is(asked, ground, equal(size, stated_number(asked, ground)))


def _linear(asked: Asked[Model], ground: Ground, rule: Polynomial) -> Term:
    bounds = [(name, low, high) for name, (low, high) in asked.model.bounds.items()]
    return iterated(ground, rule, bounds) * _factor(asked, ground)


def _curved(asked: Asked[Model], ground: Ground) -> Term:
    """Integrate the Jacobian determinant that part (a) states."""
    ground.use("change_of_variables")
    stated = polynomial(plain.expression(asked.task.part("a").answer))
    bounds = [(name, low, high) for name, (low, high) in asked.model.bounds.items()]
    if len(stated.terms) != 1 or any(low <= 0 for _, low, _ in bounds):
        raise Unread(f"{asked.task.row_id}: a determinant that may change its sign")
    (number,) = [coefficient.number for coefficient in stated.terms.values()]
    if not number:
        raise Unread(f"{asked.task.row_id}: a determinant without a sign")
    return between_numbers(ground, stated if number > 0 else stated.times(-1), bounds)


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.is_positive:
        raise Beyond("needs the inverse of a map that is not linear")
    ground = _start(asked)
    names = list(asked.model.map)
    old: dict[str, Polynomial] = {}
    for name in asked.model.old:
        parts = [letter(new) * constant(ground.unknown(f"{name}_{new}")) for new in names]
        old[name] = added(parts)
    for name, one in asked.model.map.items():
        ground.say(
            f"the old coordinates by the new ones give {name}", *same(polynomial(one).at(**old), letter(name))
        )
    integral = ground.unknown("integral")
    ground.say(
        "the integral", equal(integral, _linear(asked, ground, polynomial(asked.said["rule"]).at(**old)))
    )
    return answer_is(asked, ground, equal(integral, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"jacobian": _jacobian, "size": _size, "integral": _integral},
)
