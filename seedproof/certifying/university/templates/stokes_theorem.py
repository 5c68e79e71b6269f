"""Circulations by Stokes' theorem, and the axis about which a field turns most."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, dot, equal, less, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.fields import curl, over_disc, over_triangle
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import added, constant, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_point
from seedproof.certifying.university.template import Asked, Task, Template

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
_FIELD = "$$\\mathbf{F}(x, y, z) = \\left({f:tree}, {g:tree}, {h:tree}\\right){mark}$$"
STATEMENTS = sentences(
    {
        "field": tuple(
            sentence.replace("{field}", _FIELD.replace("{mark}", mark))
            for sentence, mark in (
                ("Let {field} and let $C$ be the {path:text}.", ","),
                ("In space, $C$ denotes the {path:text}. A vector field is given by {field}", "."),
                ("The velocity of a fluid is {field} A closed curve $C$ is given as the {path:text}.", "."),
                ("Consider the field {field} in space. The closed curve $C$ is the {path:text}.", ""),
            )
        ),
    }
)

PATHS = sentences(
    {
        "cylinder": (
            "curve in which the cylinder $x^2 + y^2 = {square:integer}$ meets the surface $z = "
            "{height:tree}$, traversed "
            "once {way:word} as seen from above",
        ),
        "triangle": (
            "boundary of the triangle with the corners ${a:point}$, ${b:point}$ and ${c:point}$, traversed "
            "in this order",
        ),
    }
)

_MOST = "\\mathbf{n} \\cdot \\operatorname{curl} \\mathbf{F}"
QUESTIONS = sentences(
    {
        "circulation": (
            "Compute the line integral of $\\mathbf{F}$ along $C$ exactly.",
            "What is the exact value of $\\oint_C \\mathbf{F} \\cdot d\\mathbf{r}$?",
            "Evaluate the circulation $\\oint_C \\mathbf{F} \\cdot d\\mathbf{r}$.",
        ),
        "axis": (
            "A very small paddle wheel is held at the point ${at:point}$. In the direction of which unit "
            "vector "
            f"$\\mathbf{{n}}$ must its axis point for ${_MOST}$ to be largest?",
            f"For which unit vector $\\mathbf{{n}}$ is ${_MOST}$ largest at the point ${{at:point}}$?",
            f"Find the unit vector $\\mathbf{{n}}$ for which ${_MOST}$ takes its largest value at the "
            f"point ${{at:point}}$.",
        ),
    }
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
    corners = [path[name] for name in ("a", "b", "c")]
    if any(len(corner) != len(_XYZ) for corner in corners):
        raise Unread(f"no triangle in space: {path.sentence}")
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
