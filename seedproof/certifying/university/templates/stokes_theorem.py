"""Circulations by Stokes' theorem, and the axis about which a field turns most."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script
from seedproof.certifying.terms import Term, dot, equal, less, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.fields import curl, over_disc, over_triangle
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import added, constant, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.stokes_theorem import phrases

LEMMAS = {
    "stokes_theorem": (
        "Along the boundary of a smooth surface, the integral of F, whose derivatives are continuous, is "
        "the flux of curl F, by the rule of the right hand."
    ),
    "flux_through_graph": (
        "Upwards through z = g(x, y), the flux of (P, Q, R) is the integral of R - P g_x - Q g_y."
    ),
    "largest_scalar_product": (
        "The scalar product of a vector other than 0 with a unit vector is largest for the one in the "
        "same direction."
    ),
}

_XYZ = ("x", "y", "z")
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "field": {
            "Let $$\\mathbf{F}(x, y, z) =": "f:tree g:tree h:tree path:text",
            "In space, $C$ denotes": "path:text f:tree g:tree h:tree",
            "The velocity of a fluid is": "f:tree g:tree h:tree path:text",
            "Consider the field": "f:tree g:tree h:tree path:text",
        }
    },
    seen="974e43d7",
)
PATHS = meanings(
    (tuple(phrases.CURVES.values()),),
    {
        "cylinder": {
            "the curve in which the cylinder ... meets the surface": "square:integer height:tree way:word"
        },
        "triangle": {"the boundary of the triangle": "a:integer b:integer c:integer"},
    },
    seen="463eaf76",
)
QUESTIONS = meanings(
    (phrases.INTEGRALS, phrases.AXES),
    {
        "circulation": (
            "Compute the line integral",
            "What is the exact value of $\\oint_C",
            "Evaluate the circulation",
        ),
        "axis": {
            "A very small paddle wheel is held at the point $#$": "at:point",
            "For which unit vector $\\mathbf{n}$ is": "at:point",
            "Find the unit vector $\\mathbf{n}$ for which": "at:point",
        },
    },
    seen="827f4822",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A field and a closed curve."""

    field: Mapping[str, Expression]
    path: Said


def _build(said: Said, task: Task) -> Model:
    return Model({"x": said["f"], "y": said["g"], "z": said["h"]}, PATHS.read(said["path"]))


def _circulation(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("stokes_theorem")
    around = ground.unknown("around")
    is_round = asked.model.path.kind == "cylinder"
    found = (_over_graph if is_round else _over_triangle)(asked, ground)
    ground.say("the circulation, over pi" if is_round else "the circulation", equal(around, found))
    answer = plain.expression(asked.part.answer)
    stated = over_pi(answer) if is_round and asked.part.answer != "0" else answer
    return answer_is(asked, ground, equal(around, value(ground, stated, {})))


def _over_graph(asked: Asked[Model], ground: Ground) -> Term:
    path, turn = asked.model.path, curl(asked.model.field)
    height = polynomial(path["height"])
    ground.use("flux_through_graph")
    tilted = [turn[name] * height.derivative(name).times(-1) for name in ("x", "y")]
    through = added([*tilted, turn["z"]]).at(z=height)
    found = over_disc(ground, through, constant(path["square"])).number()
    return found * {"counterclockwise": 1, "clockwise": -1}[path["way"]]


def _over_triangle(asked: Asked[Model], ground: Ground) -> Term:
    path, turn = asked.model.path, curl(asked.model.field)
    corners = [(path["a"], 0, 0), (0, path["b"], 0), (0, 0, path["c"])]
    normal = _cross(
        *([end - first for first, end in zip(corners[0], other, strict=True)] for other in corners[1:])
    )
    through = added(turn[name].times(one) for name, one in zip(_XYZ, normal, strict=True))
    return over_triangle(ground, through, corners, _XYZ).number()


def _cross(one: Sequence[int], other: Sequence[int]) -> list[Term]:
    pairs = [(1, 2), (2, 0), (0, 1)]
    return [literal(one[i]) * literal(other[j]) - literal(one[j]) * literal(other[i]) for i, j in pairs]


def _axis(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    at = {name: ground.unknown(name) for name in _XYZ}
    ground.say("the point", *(equal(at[name], one) for name, one in zip(_XYZ, asked.said["at"], strict=True)))
    unit, times = {name: ground.unknown(f"unit_{name}") for name in _XYZ}, ground.unknown("times")
    turn = {name: one.value(**at) for name, one in curl(asked.model.field).items()}
    along = [equal(unit[name], times * turn[name]) for name in _XYZ]
    ground.say(
        "a vector in the direction of the curl", less(0, times), *along, lemma="largest_scalar_product"
    )
    ground.say("of length 1", equal(dot(unit.values(), unit.values()), 1))
    return answer_is(asked, ground, is_point(unit, stated_point(asked, ground, _XYZ)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"circulation": _circulation, "axis": _axis},
)
