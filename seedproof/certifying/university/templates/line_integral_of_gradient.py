"""Line integrals of fields that have a potential."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, equal, every
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, replaced
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, polynomial, potential, same
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "gradient_theorem": (
        "The integral of a gradient along a path is the difference of the potential at its ends."
    ),
    "potential_is_unique": "Two potentials of a field on the whole space differ by a constant.",
}

_FIELD = "$\\mathbf{F}({letters:letters}) = {field:tree}$"
STATEMENTS = sentences(
    {
        "field": (
            f"Consider the vector field {_FIELD} and the path $C$: the {{path:text}}.",
            f"A particle moves in the force field {_FIELD}. Its path $C$ is the {{path:text}}.",
            f"Let {_FIELD}, and let $C$ be the {{path:text}}.",
        ),
    }
)

PATHS = sentences(
    {
        "segment": ("line segment from ${start:tree}$ to ${end:tree}$",),
        "arc": (
            "arc of the circle $x^2 + y^2 = {square:integer}$ from ${start:tree}$ counterclockwise to "
            "${end:tree}$",
        ),
        "curve": ("curve $\\mathbf{r}(t) = {curve:tree}$ with ${low:tree} \\le t \\le {high:tree}$",),
    }
)

_PHI = "$\\varphi({letters:letters})$"
QUESTIONS = sentences(
    {
        "potential": (
            f"Find the function {_PHI} with $\\nabla\\varphi = \\mathbf{{F}}$ and "
            f"$\\varphi({{zero:formula}}) = 0$.",
            f"Find the potential {_PHI} of $\\mathbf{{F}}$, that is $\\nabla\\varphi = \\mathbf{{F}}$, with "
            "$\\varphi({zero:formula}) = 0$.",
        ),
        "integral": (
            "Evaluate the line integral $\\int_C \\mathbf{F} \\cdot d\\mathbf{r}$.",
            "What is the value of $\\int_C \\mathbf{F} \\cdot d\\mathbf{r}$?",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """A field by its components, and a path by its ends."""

    field: dict[str, Expression]
    ends: tuple[Expression, Expression]


def _build(said: Said, task: Task) -> Model:
    names, components = said["letters"], plain.items(said["field"])
    path = PATHS.read(said["path"])
    if path.kind == "curve":
        ends = tuple(replaced(path["curve"], {"t": path[end]}) for end in ("low", "high"))
    else:
        ends = (path["start"], path["end"])
    if {len(names)} != {len(components), *(len(plain.items(end)) for end in ends)}:
        raise Unread(f"the dimensions differ: {said.sentence}")
    return Model(dict(zip(names, components, strict=True)), (ends[0], ends[1]))


def _potential(asked: Asked[Model], ground: Ground) -> Polynomial:
    ground.use("potential_is_unique")
    return potential(ground, {name: polynomial(one) for name, one in asked.model.field.items()})


def _stated_potential(asked: Asked[Model]) -> Iterator[Script]:
    names = list(asked.model.field)
    if asked.said["letters"] != names or asked.said["zero"] != ", ".join("0" for _ in names):
        raise Unread(f"another potential than that of the field: {asked.part.question}")
    ground = start(asked)
    found = _potential(asked, ground)
    return answer_is(asked, ground, every(same(found, polynomial(plain.expression(asked.part.answer)))))


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _potential(asked, ground)
    integral = ground.unknown("integral")
    heights = []
    for who, end in zip(("start", "end"), asked.model.ends, strict=True):
        at: dict[str, Operand] = {}
        for name, part in zip(asked.model.field, plain.items(end), strict=True):
            at[name] = ground.unknown(f"{who}_{name}")
            ground.say(f"the {who} of the path", equal(at[name], value(ground, part, {})))
        heights.append(found.value(**at))
    ground.say(
        "the difference of the potential", equal(integral, heights[1] - heights[0]), lemma="gradient_theorem"
    )
    return answer_is(asked, ground, equal(integral, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"potential": _stated_potential, "integral": _integral},
)
