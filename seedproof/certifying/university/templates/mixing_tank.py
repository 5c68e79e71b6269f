"""Solutions that flow into a stirred tank, while the mixture flows out."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, different, equal, every, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, Function, Name, number, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.mixing_tank.phrases import FILLING, FULL, MASSES, STEADY, TIMES

LEMMAS = {
    "balance_of_mass": (
        "What is dissolved in a stirred tank grows by inflow times its concentration, less outflow "
        "times that in the tank."
    ),
    "exponential_falls": (
        "For k > 0, e^(-k t) falls: it takes each positive value once, those below 1 at t > 0."
    ),
}

STATEMENTS = meanings(
    (STEADY, FILLING),
    {
        "constant": {
            "A tank holds # litres of brine": "volume first inlet inflow",
            "A tank holds # litres of pure water": "volume inlet inflow",
            "An aquarium of # litres": "volume inflow inlet",
            "The # litres of water in a cooling circuit": "volume inflow inlet",
            "Fertiliser is dissolved": "volume first inflow inlet",
            "The cooling circuit of a machine": "volume first inflow inlet",
            "From the time": "inlet volume inflow outflow",
            "In a vat of a brewery": "volume first inflow inlet outflow",
        },
        "filling": {
            "In a basin ... of waste water": "full volume first inflow inlet outflow",
            "In a basin ... of clean water": "full volume inflow inlet outflow",
            "A vat ... of clear water": "full volume inflow inlet outflow",
            "A vat ... of a sugar solution": "full volume first inflow inlet outflow",
            "A tank ... of pure water": "full volume inlet inflow outflow",
            "A tank ... of brine": "full volume first inlet inflow outflow",
            "Water with # grams of minerals": "inlet inflow outflow full volume first",
        },
    },
    seen="2f78eec7",
)
QUESTIONS = meanings(
    (MASSES, TIMES, FULL),
    {
        "function": ("Find $y(t)$", "Determine the function", "Set up a differential equation"),
        "when": {
            "How long does it take": "goal",
            "When are there": "goal",
            "At what time does the concentration reach": "goal",
        },
        "full": ("When it has just become full", "What is the value of $y$ at the moment"),
    },
    seen="b897c741",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A tank: how much is in it, and what flows."""

    volume: Fraction
    first: Fraction
    """The concentration at the time 0."""
    inflow: Fraction
    inlet: Fraction
    """The concentration of what flows in."""
    outflow: Fraction
    full: Fraction | None

    @property
    def growth(self) -> Fraction:
        """How fast the volume grows."""
        return self.inflow - self.outflow

    @property
    def volume_then(self) -> Expression:
        """The volume after the time t."""
        return number(self.volume) + Name("t") * number(self.growth)

    def balances(self, ground: Ground, t: Term, mass: Term, rate: Term) -> Term:
        """Say that the mass grows as the flows make it grow; both sides are multiplied by the volume."""
        volume = value(ground, self.volume_then, {"t": t})
        return equal(rate * volume, volume * (self.inflow * self.inlet) - mass * self.outflow)


def _build(said: Said, task: Task) -> Model:
    gaps = said.gaps
    model = Model(
        volume=gaps["volume"],
        first=gaps.get("first", Fraction(0)),
        inflow=gaps["inflow"],
        inlet=gaps["inlet"],
        outflow=gaps.get("outflow", gaps["inflow"]),
        full=gaps.get("full"),
    )
    if (model.full is None) != (model.growth == 0):
        raise Unread(f"does the tank fill: {said.sentence}")
    return model


def _function(asked: Asked[Model]) -> Iterator[Script]:
    stated = plain.expression(asked.part.answer)
    ground = start(asked)
    yield from _solves(asked, ground, stated, {})
    first = start(asked)
    mass = value(first, stated, {"t": first.unknown("t")})
    first.say("at the time 0", equal(first.symbols[0], 0))
    initial = equal(mass, asked.model.volume * asked.model.first)
    yield from law(asked, first, "the mass at the time 0", initial, "starts_")


def _solves(
    asked: Asked[Model], ground: Ground, solution: Expression, constants: dict[str, Term]
) -> Iterator[Script]:
    """Promise that a formula fits the balance of mass at all times."""
    t = ground.unknown("t")
    ground.say(
        "a time, and a volume", at_most(0, t), less(0, value(ground, asked.model.volume_then, {"t": t}))
    )
    ground.use("balance_of_mass")
    ground.use("one_solution_of_a_linear_equation")
    mass, rate = taylor(ground, solution, {"t": t, **constants}, "t", 1)
    fits = asked.model.balances(ground, t, mass, rate)
    yield from law(asked, ground, "the balance of mass", fits, "solves_")


def _solutions(model: Model) -> Expression:
    """Return all solutions, with a constant D."""
    return number(model.inlet) * model.volume_then + Name("D") * _fading(model)


def _fading(model: Model) -> Expression:
    if model.growth:
        return 1 / model.volume_then ** number(model.outflow / model.growth)
    return Function("exp", (Name("t") * number(-model.outflow / model.volume),))


def _mass_at(asked: Asked[Model], ground: Ground, time: Expression) -> tuple[Term, Term]:
    """Return the constant D, and the mass at a time."""
    solutions, constant = _solutions(asked.model), ground.unknown("D")
    masses = [value(ground, replaced(solutions, {"t": at}), {"D": constant}) for at in (number(0), time)]
    ground.say("at the time 0", equal(masses[0], asked.model.volume * asked.model.first))
    return constant, masses[1]


def _all_solve(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    constant = ground.unknown("D")
    return _solves(asked, ground, _solutions(asked.model), {"D": constant})


def _when(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.full is not None:
        raise Unread(f"{asked.task.row_id}: the tank fills")
    yield from _all_solve(asked)
    ground = start(asked)
    ground.use("exponential_falls")
    time = plain.expression(asked.part.answer)
    constant, mass = _mass_at(asked, ground, time)
    reached = equal(mass, asked.model.volume * asked.said["goal"])
    later = less(value(ground, replaced(_fading(asked.model), {"t": time}), {}), 1)
    said = f"the concentration is reached at {asked.part.answer}, and at no other time"
    yield from law(asked, ground, said, every([different(constant, 0), later, reached]), "reached_")


def _full(asked: Asked[Model]) -> Iterator[Script]:
    model = asked.model
    if model.full is None:
        raise Unread(f"{asked.task.row_id}: the tank does not fill")
    yield from _all_solve(asked)
    ground = start(asked)
    _, mass = _mass_at(asked, ground, number((model.full - model.volume) / model.growth))
    yield from answer_is(asked, ground, equal(mass, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"function": _function, "when": _when, "full": _full},
)
