"""Line integrals of fields that have a potential."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, equal, every
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, polynomial, potential, same
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.line_integral_of_gradient import phrases

LEMMAS = {
    "gradient_theorem": (
        "The integral of a gradient along a path is the difference of the potential at its ends."
    ),
    "potential_is_unique": "Two potentials of a field on the whole space differ by a constant.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "field": {
            "Consider the vector field": "letters:letters field:trees path:text",
            "A particle moves in the force field": "letters:letters field:trees path:text",
            "Let $\\mathbf{F}": "letters:letters field:trees path:text",
        }
    },
    seen="3bd742b4",
)
PATHS = meanings(
    (tuple(phrases.PATHS.values()),),
    {
        "segment": {"the line segment from $(#)$ to": "start:trees end:trees"},
        "arc": {"the arc of the circle $x^2 + y^2 = #$ from": "square:integer start:trees end:trees"},
        "curve": {"the curve $\\mathbf{r}(t) =": "curve:trees low:tree high:tree"},
    },
    seen="0749103d",
)
QUESTIONS = meanings(
    (phrases.POTENTIALS, phrases.INTEGRALS),
    {
        "potential": {
            "Find the function $\\varphi(#)$ with": "letters:letters zero:formula",
            "Find the potential $\\varphi(#)$ of $\\mathbf{F}$": "letters:letters zero:formula",
        },
        "integral": ("Evaluate the line integral", "What is the value of $\\int_C \\mathbf{F}"),
    },
    seen="1d24c819",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A field by its components, and a path by its ends."""

    field: dict[str, Expression]
    ends: tuple[Sequence[Expression], Sequence[Expression]]


def _build(said: Said, task: Task) -> Model:
    names, components = said["letters"], said["field"]
    path = PATHS.read(said["path"])
    if path.kind == "curve":
        start, end = ([replaced(one, {"t": path[time]}) for one in path["curve"]] for time in ("low", "high"))
    else:
        start, end = path["start"], path["end"]
    if {len(names)} != {len(components), len(start), len(end)}:
        raise Unread(f"the dimensions differ: {said.sentence}")
    return Model(dict(zip(names, components, strict=True)), (start, end))


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
        for name, part in zip(asked.model.field, end, strict=True):
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
