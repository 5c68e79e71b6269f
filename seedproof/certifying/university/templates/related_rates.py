"""Quantities that grow together: laws that hold at all times, and rates at one moment."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal, less, term
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, letters, replaced, tree
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import Series, curve, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.related_rates import phrases

LEMMAS = {
    "laws_at_all_times": "Where two quantities are equal at all times, so are their rates of change.",
    "measures": (
        "A cone has the volume pi r^2 h/3, a cylinder pi r^2 h, a ball 4 pi r^3/3 and its surface 4 pi r^2."
    ),
    "similar_triangles": "Similar triangles have the same ratios of sides.",
    "sides_by_angles": (
        "In a right triangle with hypotenuse c and an angle w, the sides at and opposite w are c cos w "
        "and c sin w."
    ),
}


STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "cone": {
            "Water is pumped at": "flow height radius depth",
            "A conical tank stands": "height radius flow depth",
        },
        "trough": {
            "The ends of a horizontal trough": "wide height long flow depth",
            "A drinking trough of length": "long height wide flow depth",
        },
        "balloon": {"A spherical balloon is blown up": "flow radius", "Air enters a balloon": "flow radius"},
        "lamp": {"A lamp hangs": "lamp head speed off", "At night a cyclist rides": "speed lamp head off"},
        "ladder": {
            "Someone pulls the foot of a ladder": "speed ladder off",
            "A ladder of length": "ladder speed off",
        },
        "ships": {
            "Ship $A$ is": "east speed_east north speed_north",
            "Two ships leave a port": "east speed_east north speed_north",
        },
        "coffee": {
            "Coffee drips": "height radius pot sinks depth",
            "A funnel is a cone": "height radius sinks pot depth",
        },
        "crank": {
            "In an engine, a rod": "rod crank turn cosine:tree",
            "A crank of length": "crank turn rod cosine:tree",
        },
        "gas": {
            "While a spherical balloon rises": "pressure_falls cools pressure temperature radius",
            "A weather balloon": "radius pressure pressure_falls temperature cools",
        },
    },
    seen="bde885b6",
)
QUESTIONS = meanings(
    (*phrases.FIRST.values(), *phrases.SECOND.values()),
    {
        "cone h": (
            "Find the rate at which the depth grows, in m/min",
            "How fast does the water level rise, in metres",
        ),
        "cone A": (
            "How fast does the area of the water's surface",
            "Hence find the rate at which the area of the water's surface",
        ),
        "trough h": (
            "Find the rate at which the depth grows, in dm/min",
            "How fast does the water level rise, in decimetres",
        ),
        "trough w": (
            "How fast does the width of the water's surface",
            "Hence find the rate at which the water's surface becomes wider",
        ),
        "balloon r": (
            "Find the rate of change of the radius, in cm/s",
            "How fast does the radius grow, in centimetres",
        ),
        "balloon A": (
            "Hence find the rate of change of its surface area",
            "How fast does the area of the balloon's surface",
        ),
        "lamp s": ("Find the speed of the tip", "How fast does the tip of the shadow"),
        "ladder y": (r"What is $\frac{dy}{dt}$", r"Find $\frac{dy}{dt}$"),
        "ships s": (r"Find $\frac{ds}{dt}$", "At which rate do the ships move away"),
        "ships theta": (
            r"What is $\frac{d\theta}{dt}$ then, with its sign, in rad/h",
            r"Find $\frac{d\theta}{dt}$ at this moment, in radians per hour",
        ),
        "coffee k": (
            "Find the rate at which the level in the cylinder rises",
            "How fast does the level in the cylinder rise",
        ),
        "coffee k'": ("At what rate is that rate changing", "Find the acceleration of the level"),
        "crank x": (r"What is $\frac{dx}{dt}$", r"Find the velocity $\frac{dx}{dt}$"),
        "crank phi": (r"What is $\frac{d\varphi}{dt}$ then",),
        "gas V": ("At which rate does the volume grow", r"Find $\frac{dV}{dt}$"),
        "gas r": (
            "How fast does the radius grow then, in metres",
            "Hence find the rate of change of the radius, in m/min",
        ),
        "lamp crank phi": (r"What is $\frac{d\varphi}{dt}$ now", r"Find $\frac{d\varphi}{dt}$"),
        "ladder theta": (
            r"What is $\frac{d\theta}{dt}$ now",
            r"Find $\frac{d\theta}{dt}$ at this moment, in radians per second",
        ),
    },
    seen="0663eb37",
)


@dataclass(frozen=True, slots=True)
class Story:
    """What is true at all times, and what at one moment; the names in the sentence stand for its numbers."""

    laws: tuple[str, ...]
    now: tuple[str, ...]
    rates: Mapping[str, str]
    """The known rates of change, which stay as they are."""
    positive: tuple[str, ...] = ()
    lemmas: tuple[str, ...] = ()


_STORIES = {
    "cone": Story(
        laws=("3*V = pi*r**2*h", "r*height = radius*h", "A = pi*r**2"),
        now=("h = depth",),
        rates={"V": "flow"},
        lemmas=("measures", "similar_triangles"),
    ),
    "trough": Story(
        laws=("2*V = w*h*long", "w*height = wide*h"),
        now=("h = depth",),
        rates={"V": "flow"},
        lemmas=("similar_triangles",),
    ),
    "balloon": Story(
        laws=("3*V = 4*pi*r**3", "A = 4*pi*r**2"),
        now=("r = radius",),
        rates={"V": "flow"},
        lemmas=("measures",),
    ),
    "lamp": Story(
        laws=("lamp*(s - x) = head*s", "s*sin(phi) = lamp*cos(phi)"),
        now=("x = off",),
        rates={"x": "speed"},
        positive=("sin(phi)", "cos(phi)"),
        lemmas=("similar_triangles", "sides_by_angles"),
    ),
    "ladder": Story(
        laws=("x = ladder*cos(theta)", "y = ladder*sin(theta)"),
        now=("x = off",),
        rates={"x": "speed"},
        positive=("y",),
        lemmas=("sides_by_angles",),
    ),
    "ships": Story(
        laws=("x = s*cos(theta)", "y = s*sin(theta)"),
        now=("x = east", "y = north"),
        rates={"x": "speed_east", "y": "speed_north"},
        positive=("s",),
        lemmas=("sides_by_angles",),
    ),
    "coffee": Story(
        laws=("3*V = pi*r**2*h", "r*height = radius*h", "V + pi*pot**2*k = total"),
        now=("h = depth",),
        rates={"h": "-sinks", "total": "0"},
        lemmas=("measures", "similar_triangles"),
    ),
    "crank": Story(
        laws=("x = crank*cos(theta) + rod*cos(phi)", "crank*sin(theta) = rod*sin(phi)"),
        now=("cos(theta) = cosine",),
        rates={"theta": "turn"},
        positive=("sin(theta)", "cos(phi)"),
        lemmas=("sides_by_angles",),
    ),
    "gas": Story(
        laws=("P*V = constant*T", "3*V = 4*pi*r**3"),
        now=("P = pressure", "T = temperature", "r = radius"),
        rates={"P": "-pressure_falls", "T": "-cools", "constant": "0"},
        lemmas=("measures",),
    ),
}


@dataclass(frozen=True, slots=True)
class Model:
    """A story with its numbers."""

    kind: str
    numbers: Mapping[str, Expression]

    @property
    def story(self) -> Story:
        """What is known of such a story."""
        return _STORIES[self.kind]

    def sides(self, law: str) -> tuple[Expression, ...]:
        """Return the sides of an equation, with the numbers of the text."""
        return tuple(self.formula(side) for side in law.split("="))

    def formula(self, text: str) -> Expression:
        """Return a formula with the numbers of the text."""
        return replaced(plain.expression(text), self.numbers)


def _build(said: Said, task: Task) -> Model:
    return Model(said.kind, {name: tree(number) for name, number in said.gaps.items()})


def _moment(asked: Asked[Model], ground: Ground, order: int) -> Mapping[str, Series]:
    """Return all that changes as Taylor series in the time that goes by from the moment on."""
    model = asked.model
    story = model.story
    ground.use("laws_at_all_times")
    for lemma in story.lemmas:
        ground.use(lemma)
    laws = [model.sides(law) for law in story.laws]
    names = sorted({name for sides in laws for side in sides for name in letters(side)} - {"pi"})
    moving = {name: _moving(model, ground, name, order) for name in names}
    values = {name: series[0] for name, series in moving.items()}
    for law in story.now:
        left, right = (value(ground, side, values) for side in model.sides(law))
        ground.say("at this moment", equal(left, right))
    for formula in story.positive:
        ground.say(
            "lengths are positive, and angles acute", less(0, value(ground, model.formula(formula), values))
        )
    for sides in laws:
        one, other = (curve(ground, side, moving, order) for side in sides)
        ground.say("at all times", *map(equal, one, other))
    return moving


def _moving(model: Model, ground: Ground, name: str, order: int) -> Series:
    if name not in model.story.rates:
        return tuple(ground.unknown(f"{name}_{place}") for place in range(order + 1))
    rate = value(ground, model.formula(model.story.rates[name]), {})
    return (ground.unknown(name), rate, *[term(0)] * (order - 1))


def _rate(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    rate = _moment(asked, ground, 1)[_letter(asked)][1]
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


def _rate_of_rate(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    half = _moment(asked, ground, 2)[_letter(asked)][2]
    return answer_is(asked, ground, equal(half * 2, stated_number(asked, ground)))


def _letter(asked: Asked[Model]) -> str:
    """Return the letter that is asked for.

    Raises: Unread for a question of another story.
    """
    *stories, letter = asked.said.kind.removesuffix("'").split()
    if asked.model.kind not in stories:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    return letter


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={kind: _rate_of_rate if kind.endswith("'") else _rate for kind in QUESTIONS.kinds},
)
