"""What cools, spreads or is taken in doses: exponential decay and logistic growth from a few values."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, every, implies, less, literal, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Function, Product, Quotient
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.growth_model import phrases

LEMMAS = {
    "exponential_decay": "What decays exponentially is c q^t after the time t, with a number q > 0.",
    "powers_with_logarithms": (
        "For q > 0, n other than 0, and positive A and B with B not 1: with q^n = B, the power q^(n ln "
        "A/ln B) is A; with q^n = 1/B it is 1/A."
    ),
    "powers_take_values_once": ("A power q^t with q > 0 other than 1 takes each positive value at one t."),
    "amounts_after_doses": (
        "With a part 0 < w < 1 left after each interval, the amounts just after equal doses d > 0, of "
        "which the first meets nothing, grow and tend to d/(1 - w) without reaching it; w is q^t with a "
        "number q < 1, so that it falls with the length t of the interval."
    ),
}


_WARMTH = "room v1 t1:integer v2 t2:integer"
_NUMBER = "v0 t1:integer v1 t2:integer v2"
_DOSES = "v1 t1:integer v2 t2:integer every:integer"
STATEMENTS = meanings(
    (*phrases.COOLING.values(), *phrases.LOGISTIC.values(), *phrases.DOSES.values()),
    {
        "warmth minutes": {
            "Coffee was poured into a cup": "t1:integer v1 t2:integer v2 room",
            "A casting is taken out of its mould": _WARMTH,
            "A cup of coffee cools": _WARMTH,
            "Milk from a refrigerator": _WARMTH,
            "Engineers watch a casting cool": _WARMTH,
            "When a bottle of cold milk stands": "room t1:integer v1 t2:integer v2",
        },
        "number days": {
            "Sociologists ... after $t$ days": _NUMBER,
            "A rumour spreads ... after $t$ days": _NUMBER,
        },
        "number hours": {
            "In a fermenter... after $t$ hours": _NUMBER,
            "Yeast grows logistically: after $t$ hours": _NUMBER,
        },
        "number months": {
            "A biologist describes ... $t$ months": _NUMBER,
            "Trout are released ... $t$ in months": _NUMBER,
        },
        "doses days": {
            "A pesticide on a field ... # days": _DOSES,
            "Of one dose of a pesticide ... # days": _DOSES,
        },
        "doses hours": {
            "In a trial... # hours": _DOSES,
            "A painkiller is broken down ... # hours": _DOSES,
            "An antibiotic goes into the blood": "t1:integer v1 t2:integer v2 every:integer",
            "Each tablet of an antibiotic": _DOSES,
        },
    },
    seen="33722c20",
)
QUESTIONS = meanings(
    (*phrases.COOLING_QUESTIONS, *phrases.LOGISTIC_QUESTIONS, *phrases.DOSES_QUESTIONS),
    {
        "warmth at_first": ("Find the temperature at the start", "What was the temperature at $t = 0$"),
        "warmth later": {
            "Calculate the temperature after # minutes": "at:integer",
            "What is the temperature after # minutes": "at:integer",
        },
        "warmth when": {
            "At what time $t$, in minutes, does the temperature reach": "goal",
            "After how many minutes from the start": "goal",
        },
        "number limit": ("What is the value of $K$", "Find the number $K$"),
        "number later": {
            "What does the model predict for $N(#)$": "at:integer",
            "Calculate $N(#)$": "at:integer",
        },
        "number when": {
            "After how many # does $N$ reach": "unit:word share:tree",
            "At what time $t$, in #, is $N(t) = # K$": "unit:word share:tree",
        },
        "doses half_life": {
            "What is the half-life, in #": "unit:word",
            "Find the half-life in #": "unit:word",
        },
        "doses amount": {
            "What amount is there, in #, just after": "mass:word dose:integer",
            "Calculate the amount in # immediately after": "mass:word dose:integer",
        },
        "doses interval": {
            "Now the same dose is to be given": "most mass:word unit:word",
            "If the same dose, at equal intervals": "most mass:word unit:word",
        },
    },
    seen="3ce270c0",
)


@dataclass(frozen=True, slots=True)
class Decay:
    """A power q^t of which q^step is unknown; all times are multiples of the step."""

    ground: Ground
    base: Term
    step: int

    def after(self, time: int) -> Term:
        """Return q^t."""
        return self.base ** (time // self.step)


def _build(said: Said, task: Task) -> Said:
    return said


def _decay(asked: Asked[Said], ground: Ground) -> Decay:
    """Name the unknown power for the part of a story that is asked for."""
    story, unit = asked.model.kind.split()
    if asked.said.kind.split()[0] != story:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    for gap, expected in (("unit", unit), ("mass", {"days": "g"}.get(unit, "mg"))):
        if gap in asked.said.gaps:
            agree(asked.said, gap, expected)
    gaps = {**asked.model.gaps, **asked.said.gaps}
    step = gcd(*(gaps[name] for name in ("t1", "t2", "every", "at") if name in gaps))
    base = ground.unknown("q")
    ground.say(f"the power after {step} {unit}", less(0, base), lemma="exponential_decay")
    return Decay(ground, base, step)


def _measured(asked: Asked[Said], decay: Decay) -> Term:
    """Return what there is at the time 0 of what decays to both measured values."""
    said, ground = asked.model, decay.ground
    first = ground.unknown("c")
    rest = said.gaps.get("room", 0)
    for name in ("1", "2"):
        there = first * decay.after(said[f"t{name}"])
        ground.say(f"after {said[f't{name}']}", equal(there + rest, said[f"v{name}"]))
    return first


def _at_first(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    first = _measured(asked, _decay(asked, ground))
    return answer_is(asked, ground, equal(first + asked.model["room"], stated_number(asked, ground)))


def _later(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    then = _measured(asked, decay) * decay.after(asked.said["at"]) + asked.model["room"]
    return answer_is(asked, ground, equal(then, stated_number(asked, ground)))


def _when(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    then = _measured(asked, decay) * _at_stated_time(asked, decay) + asked.model["room"]
    return _only_time(asked, decay, equal(then, asked.said["goal"]))


def _logistic(asked: Asked[Said], decay: Decay) -> tuple[Term, Term]:
    """Return K and a."""
    said, ground = asked.model, decay.ground
    limit, a = ground.unknown("K"), ground.unknown("a")
    ground.say("positive numbers", less(0, limit), less(0, a))
    for time, number in ((0, said["v0"]), (said["t1"], said["v1"]), (said["t2"], said["v2"])):
        ground.say(f"N({time})", equal(number + a * decay.after(time) * number, limit))
    return limit, a


def _limit(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    limit, _ = _logistic(asked, decay)
    claim = every([less(decay.base, 1), equal(limit, stated_number(asked, ground))])
    return answer_is(asked, ground, claim)


def _number_later(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    limit, a = _logistic(asked, decay)
    number = ground.unknown("number")
    then = number + a * decay.after(asked.said["at"]) * number
    ground.say(f"N({asked.said['at']})", equal(then, limit))
    return answer_is(asked, ground, equal(number, stated_number(asked, ground)))


def _number_when(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    _, a = _logistic(asked, decay)
    share = value(ground, asked.said["share"], {})
    then = share + share * a * _at_stated_time(asked, decay)
    return _only_time(asked, decay, equal(then, 1))


def _half_life(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    _measured(asked, decay)
    return _only_time(asked, decay, equal(_at_stated_time(asked, decay) * 2, 1))


def _amount(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    decay = _decay(asked, ground)
    dose = _measured(asked, decay)
    left = [dose * decay.after(asked.model["every"] * since) for since in range(asked.said["dose"])]
    return answer_is(asked, ground, equal(total(left), stated_number(asked, ground)))


def _interval(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("amounts_after_doses")
    decay = _decay(asked, ground)
    dose, left = _measured(asked, decay), _at_stated_time(asked, decay)
    most = asked.said["most"]
    tends = equal(most - left * most, dose)
    return _only_time(asked, decay, every([less(decay.base, 1), less(left, 1), tends]))


def _at_stated_time(asked: Asked[Said], decay: Decay) -> Term:
    """Return the power at the stated time, which is n ln A/ln B."""
    times, inner, outer = _logarithms(plain.expression(asked.part.answer))
    power = decay.ground.unknown("power")
    decay.ground.say("the power at the stated time", less(0, power))
    if times % decay.step == 0:
        known = decay.after(times)
        decay.ground.say(
            f"it is known by that after {times}",
            implies(equal(known, literal(outer)), equal(power, literal(inner))),
            implies(equal(known * literal(outer), 1), equal(power * literal(inner), 1)),
            lemma="powers_with_logarithms",
        )
    return power


def _logarithms(time: Expression) -> tuple[int, Fraction, Fraction]:
    """Return n, A and B of n ln A/ln B."""
    match time:
        case Quotient(Product((times, Function("ln", (over,)))), Function("ln", (under,))):
            n, inner, outer = exact(times), exact(over), exact(under)
            if n and n.denominator == 1 and inner and outer and inner > 0 and outer > 0 and outer != 1:
                return int(n), inner, outer
    raise Unread(f"no quotient of logarithms: {time}")


def _only_time(asked: Asked[Said], decay: Decay, claim: Term) -> Iterator[Script]:
    decay.ground.use("powers_take_values_once")
    said = f"it is so at the time {asked.part.answer}, and at no other"
    return law(asked, decay.ground, said, every([different(decay.base, 1), claim]))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "warmth at_first": _at_first,
        "warmth later": _later,
        "warmth when": _when,
        "number limit": _limit,
        "number later": _number_later,
        "number when": _number_when,
        "doses half_life": _half_life,
        "doses amount": _amount,
        "doses interval": _interval,
    },
)
