"""Work as an integral: springs, ropes with loads, expanding gases, tanks that are pumped empty."""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import replaced, tree
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.work_in_words import phrases

LEMMAS = {
    "work": "The work of a force along a line is the integral of the force over the way.",
    "hookes_law": "The force of a spring is proportional to the way by which it is stretched.",
    "work_of_a_gas": (
        "A gas whose pressure is c/V does the work c (ln V - ln U) while its volume grows from U > 0 to V."
    ),
    "equal_logarithms": ("For positive numbers, ln a - ln b = ln c - ln d exactly if a d = b c."),
    "work_of_pumping": (
        "To lift a liquid to a height takes the integral of its weight per volume times the area of the "
        "cross-section times the way up, over all levels."
    ),
    "cross_sections": (
        "At the level z above the vertex or the bottom, a cone and a trough are z/h times as wide as at "
        "the rim; a paraboloid has z/h times the area; a ball of radius r has pi (r^2 - (r - z)^2)."
    ),
}


STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "spring": {
            "Pulling with $#$ N": "force stretch",
            "Hooke's law holds for a certain spring": "force stretch",
            "In a laboratory a spring": "stretch force",
            "A force of $#$ N is needed": "force stretch",
        },
        "rope": {
            "A winch at the top of a shaft": "long weight load",
            "From a high platform a cable": "long load weight",
            "A chain $#$ m long ... a bucket": "long load weight",
            "In a mine, a load": "load long weight",
            "From a high platform a chain": "long weight",
            "Lowered from a crane": "long weight",
            "A chain $#$ m long ... clear of the ground": "long weight",
            "An anchor chain without its anchor": "long weight",
        },
        "gas": {
            "Gas in a cylinder with a piston": "volume pressure",
            "At a constant temperature the pressure": "volume pressure",
            "In an engine": "volume pressure",
            "A piston holds": "volume pressure",
        },
        "full": {
            "A tank has the shape of #. It is full of #": "vessel:text liquid:text",
            "An open tank, filled to the brim": "liquid:text vessel:text",
            "Consider a tank in the shape": "vessel:text liquid:text",
            "On a farm there is a tank": "vessel:text liquid:text",
        },
        "filled": {
            "An open tank in the shape of": "vessel:text liquid:text depth",
            "To a depth of": "depth liquid:text vessel:text",
            "Two pumps are to empty": "vessel:text depth liquid:text",
            "A tank has the shape of #. At first it holds": "vessel:text liquid:text depth",
        },
    },
    seen="e8dc974c",
)
VESSELS = meanings(
    (tuple(phrases.SHAPES.values()),),
    {
        "cylinder": {"an upright circular cylinder": "radius height"},
        "trough": {"a trough of length": "long height wide"},
        "paraboloid": {"a paraboloid of revolution": "height radius"},
        "hemisphere": {"a hemisphere": "height"},
        "cone": {"a circular cone": "height radius"},
    },
    seen="5fbe5919",
)
LIQUIDS = meanings(
    (tuple(phrases.LIQUIDS.values()),),
    {
        "liquid": {
            "petrol, which weighs": "weight",
            "oil, which weighs": "weight",
            "water, which weighs about": "weight",
            "brine, which weighs": "weight",
            "a liquid that weighs": "weight",
        }
    },
    seen="27f759dd",
    whole=True,
)
QUESTIONS = meanings(
    [texts for _, *parts in phrases.TEXTS["kind"].values() for texts in parts],
    {
        "constant": ("What is the constant of the spring", "Find the spring constant"),
        "stretch": {
            "How much work, in joules, does it take to stretch it from": "low high",
            "Find the work, in joules, that increases its stretch": "low high",
        },
        "first": {
            "Find the work, in joules, of pulling up the first": "way",
            "How much work, in joules, is done in winding up": "way",
        },
        "rest": ("How much more work, in joules", "How many joules of work are then still"),
        "expansion": {
            "Find the exact work, in joules, that the gas does": "end",
            "How much work, in joules, does it do until its volume": "end",
        },
        "half": ("Find the volume, in litres", "At what volume, in litres"),
        "all": {
            "How much work, in kilojoules, does it take to pump all": "lift",
            "Find the work, in kilojoules, of lifting the whole content": "lift",
        },
        "part": {
            "A pump with less fuel stops when the liquid that is left": "left",
            "How many kilojoules of this work are done": "left",
        },
        "pump": {
            "A first pump lifts liquid just over the rim": "left",
            "Find the work, in kilojoules, of a first pump": "left",
        },
        "seconds": {
            "Then a second pump, which does $#$ kJ of work": "power lift",
            "A second pump lifts all the rest": "lift power",
        },
    },
    seen="ef095711",
)


_SECTIONS = {
    "cylinder": "radius**2",
    "trough": "long*wide*z/height",
    "paraboloid": "radius**2*z/height",
    "hemisphere": "height**2 - (height - z)**2",
    "cone": "(radius*z/height)**2",
}
"""Areas of the cross-sections at the level z; where they are discs, over pi."""


def _build(said: Said, task: Task) -> Said:
    if "vessel" not in said.gaps:
        return said
    vessel, liquid = VESSELS.read(said["vessel"]), LIQUIDS.read(said["liquid"])
    numbers = {**said.gaps, **vessel.gaps, **liquid.gaps}
    return Said(f"{vessel.kind} {said.kind}", numbers, said.sentence)


def _work(asked: Asked[Said], ground: Ground, force: Polynomial, low: Operand, high: Operand) -> Term:
    work = ground.unknown("work")
    ground.say("the work", equal(work, integral(ground, force, "x", low, high).number()), lemma="work")
    return work


def _spring(asked: Asked[Said], ground: Ground) -> Term:
    said = _story(asked, "spring")
    rate = ground.unknown("rate")
    ground.say(
        "the force that holds the spring, by the stretch in metres",
        equal(rate * (said["stretch"] / 100), said["force"]),
        lemma="hookes_law",
    )
    return rate


def _constant(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    rate = _spring(asked, ground)
    return answer_is(asked, ground, equal(rate, stated_number(asked, ground)))


def _stretch(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    force = letter("x").times(_spring(asked, ground))
    work = _work(asked, ground, force, asked.said["low"] / 100, asked.said["high"] / 100)
    return answer_is(asked, ground, equal(work, stated_number(asked, ground)))


def _rope(asked: Asked[Said], low: Fraction, high: Fraction) -> Iterator[Script]:
    said = _story(asked, "rope")
    ground = start(asked)
    hanging = (constant(said["long"]) - letter("x")).times(said["weight"])
    work = _work(asked, ground, hanging + constant(said.gaps.get("load", 0)), low, high)
    return answer_is(asked, ground, equal(work, stated_number(asked, ground)))


def _first(asked: Asked[Said]) -> Iterator[Script]:
    return _rope(asked, Fraction(0), asked.said["way"])


def _rest(asked: Asked[Said]) -> Iterator[Script]:
    return _rope(asked, _before(asked, "first")["way"], asked.model["long"])


def _expansion(asked: Asked[Said]) -> Iterator[Script]:
    said = _story(asked, "gas")
    ground = start(asked)
    work = ground.unknown("work")
    growth = value(ground, plain.expression(f"log({asked.said['end']}) - log({said['volume']})"), {})
    ground.say(
        "the work of the gas",
        equal(work, growth * (said["pressure"] * said["volume"])),
        lemma="work_of_a_gas",
    )
    return answer_is(asked, ground, equal(work, stated_number(asked, ground)))


def _half(asked: Asked[Said]) -> Iterator[Script]:
    said = _story(asked, "gas")
    ground = start(asked)
    ground.use("work_of_a_gas")
    volume = ground.unknown("volume")
    end = _before(asked, "expansion")["end"]
    ground.say(
        "it has done as much as it will do from there on",
        less(0, volume),
        equal(volume * volume, said["volume"] * end),
        lemma="equal_logarithms",
    )
    return answer_is(asked, ground, equal(volume, stated_number(asked, ground)))


def _pumped(asked: Asked[Said], ground: Ground, low: Operand, high: Operand, lift: Operand) -> Term:
    """Return the work of pumping what is between two levels; over pi, where cross-sections are discs."""
    shape, _ = _tank(asked)
    said = asked.model
    numbers = {name: tree(number) for name, number in said.gaps.items() if isinstance(number, Fraction)}
    section = polynomial(replaced(plain.expression(_SECTIONS[shape]), numbers))
    way = constant(said["height"]) + constant(lift) - letter("z")
    ground.use("cross_sections")
    work = ground.unknown("work")
    ground.say(
        "the work of pumping",
        equal(work, integral(ground, (section * way).times(said["weight"]), "z", low, high).number()),
        lemma="work_of_pumping",
    )
    return work


def _stated_work(asked: Asked[Said], ground: Ground) -> Term:
    answer = plain.expression(asked.part.answer)
    return value(ground, answer if _tank(asked)[0] == "trough" else over_pi(answer), {})


def _tank(asked: Asked[Said]) -> tuple[str, str]:
    """Return the shape of the tank, and whether it is full or filled to some depth."""
    shape, _, filled = asked.model.kind.partition(" ")
    if shape not in _SECTIONS:
        raise Unread(f"{asked.task.row_id}: there is no tank")
    return shape, filled


def _lifted(asked: Asked[Said]) -> Iterator[Script]:
    """Ask for the work of pumping what is above a level, up to the rim or to a pipe above it."""
    ground = start(asked)
    lift = 0 if asked.said.kind == "pump" else _before(asked, "all")["lift"]
    work = _pumped(asked, ground, asked.said.gaps.get("left", 0), _surface(asked), lift)
    return answer_is(asked, ground, equal(work, _stated_work(asked, ground)))


def _seconds(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    work = _pumped(asked, ground, 0, _before(asked, "pump")["left"], asked.said["lift"])
    seconds = ground.unknown("seconds")
    ground.say("how long it takes", equal(seconds * asked.said["power"], work))
    return answer_is(asked, ground, equal(seconds, _stated_work(asked, ground)))


def _surface(asked: Asked[Said]) -> Fraction:
    """Return how high the liquid stands at first."""
    _, filled = _tank(asked)
    surface: Fraction = asked.model["height" if filled == "full" else "depth"]
    return surface


def _story(asked: Asked[Said], kind: str) -> Said:
    if asked.model.kind != kind:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    return asked.model


def _before(asked: Asked[Said], kind: str) -> Said:
    """Return the question that comes before this one."""
    said = QUESTIONS.read(asked.task.parts[0].question)
    if said.kind != kind:
        raise Unread(f"{asked.task.row_id}: part (a) asks for something else")
    return said


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "constant": _constant,
        "stretch": _stretch,
        "first": _first,
        "rest": _rest,
        "expansion": _expansion,
        "half": _half,
        "all": _lifted,
        "part": _lifted,
        "pump": _lifted,
        "seconds": _seconds,
    },
)
