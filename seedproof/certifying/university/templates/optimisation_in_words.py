"""The largest box, the cheapest tank, the fastest way: stories about a best choice."""

from collections.abc import Iterator
from functools import partial

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, less, product, within
from seedproof.certifying.university import plain
from seedproof.certifying.university.best import Choice, best_choice, best_gain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.optimisation_in_words import phrases

LEMMAS = {
    "solids": "A cylinder has the volume pi r^2 h, the side 2 pi r h and two ends of pi r^2.",
    "largest_profit": (
        "A profit a q - b q^2 with b > 0 is largest among q >= 0 where a - 2 b q is 0, or at q = 0 where a "
        "is negative."
    ),
}


STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "box": {
            "An open box is made of": "long wide .",
            "From each corner of a rectangular sheet": "long wide .",
        },
        "firm": {
            "A firm that makes $#$ thousand units": ". price:tree costs:tree",
            "Demand and costs of a manufacturer": ". price:tree costs:tree",
        },
        "tank": {
            "The curved side of a cylindrical container": "side ends volume:tree",
            "A closed cylindrical tank must hold": "volume:tree . ends side",
        },
        "cone": {
            "The largest possible cylinder is turned from a wooden cone": "radius height",
            "A cylinder stands inside a right circular cone": "radius height",
        },
        "ball": {
            "A cylinder is inscribed in a sphere": "radius",
            "The largest possible cylinder is cut out of a ball": "radius",
        },
        "boat": {
            "A woman in a boat": "off . along . slow fast",
            "A lighthouse stands on a rock": "off . along . slow fast",
        },
        "tax": {
            "A monopolist can sell $#$ units": ". price:tree costs:tree . . .",
            "The state takes $#$ euros": ". . price:tree costs:tree .",
        },
    },
    seen="1ec15afd",
    whole=True,
)
QUESTIONS = meanings(
    (*phrases.WHERE.values(), *phrases.HOW_MUCH.values()),
    {
        "choice_box": ("Find the $x$, in cm", "For which $x$, in centimetres"),
        "choice_firm": (r"Find the $q \ge 0$", r"For which $q \ge 0$"),
        "choice_tank": ("For which radius, in metres", "Find the radius, in m, for which"),
        "choice_cone": ("Find the radius of that cylinder", "Which radius does it have"),
        "choice_ball": ("Find the height of that cylinder", "How tall is it"),
        "choice_boat": ("Find the distance, in km, from $N$", "How far from $N$"),
        "choice_tax": ("Find the tax $t$ per unit", "Which $t$ brings the state"),
        "gain_box": ("What is the volume then", "Find this greatest volume"),
        "gain_firm": ("Find this greatest profit", "What is the profit then"),
        "gain_tank": ("Find this least cost", "What does the material cost then"),
        "gain_cylinder": ("What is its volume", "Find its volume"),
        "gain_boat": ("Find the shortest possible time", "How many hours does the journey take"),
        "gain_tax": ("Find this largest revenue", "What is the revenue then"),
    },
    seen="f7423b94",
)


def _build(said: Said, task: Task) -> Said:
    return said


def _box(said: Said, ground: Ground, who: str) -> Choice:
    x, volume = ground.unknown(f"x_{who}"), ground.unknown(f"volume_{who}")
    long, wide = said["long"] - 2 * x, said["wide"] - 2 * x
    ground.say("a box", less(0, x), less(0, long), less(0, wide), equal(volume, product([x, long, wide])))
    return Choice(x, volume)


def _firm(said: Said, ground: Ground, who: str) -> Choice:
    q, profit = ground.unknown(f"q_{who}"), ground.unknown(f"profit_{who}")
    price, costs = value(ground, said["price"], {"q": q}), value(ground, said["costs"], {"q": q})
    ground.say("a quantity, and what it brings", at_most(0, q), equal(profit, q * price - costs))
    return Choice(q, profit)


def _tank(said: Said, ground: Ground, who: str) -> Choice:
    radius, height, cost = (ground.unknown(f"{name}_{who}") for name in ("radius", "height", "cost"))
    ground.say("a tank", less(0, radius), less(0, height), lemma="solids")
    volume = value(ground, over_pi(said["volume"]), {})
    ground.say("its volume, over pi", equal(product([radius, radius, height]), volume))
    ground.say(
        "what it costs, over pi",
        equal(cost, radius * height * (2 * said["side"]) + radius * radius * (2 * said["ends"])),
    )
    return Choice(radius, -cost)


def _cone(said: Said, ground: Ground, who: str) -> Choice:
    radius, height, volume = (ground.unknown(f"{name}_{who}") for name in ("radius", "height", "volume"))
    ground.say("a cylinder", less(0, radius), less(0, height), lemma="solids")
    ground.say(
        "its rim lies on the cone", equal(height * said["radius"], (said["radius"] - radius) * said["height"])
    )
    ground.say("its volume, over pi", equal(volume, product([radius, radius, height])))
    return Choice(radius, volume)


def _ball(said: Said, ground: Ground, who: str) -> Choice:
    radius, height, volume = (ground.unknown(f"{name}_{who}") for name in ("radius", "height", "volume"))
    ground.say("a cylinder", less(0, radius), less(0, height), lemma="solids")
    ground.say(
        "its rims lie on the sphere", equal(4 * radius * radius + height * height, 4 * said["radius"] ** 2)
    )
    ground.say("its volume, over pi", equal(volume, product([radius, radius, height])))
    return Choice(height, volume)


def _boat(said: Said, ground: Ground, who: str) -> Choice:
    x, hours = ground.unknown(f"x_{who}"), ground.unknown(f"hours_{who}")
    row = ground.root(x * x + said["off"] ** 2)
    ground.say("where the boat lands", within(0, x, said["along"]))
    ground.say(
        "how long the journey takes", equal(hours, row / said["slow"] + (said["along"] - x) / said["fast"])
    )
    return Choice(x, -hours)


def _tax(said: Said, ground: Ground, who: str) -> Choice:
    t, q, revenue, more = (ground.unknown(f"{name}_{who}") for name in ("t", "q", "revenue", "more"))
    profit = [q_price * at - costs - t * at for at, q_price, costs in _sold(said, ground)]
    slope, bend = _slope_and_bend(profit)
    ground.say("what one unit more would bring", equal(more, slope + 2 * bend * q))
    ground.say(
        "the quantity with the largest profit",
        less(bend, 0),
        at_most(0, q),
        at_most(more, 0),
        equal(more * q, 0),
        lemma="largest_profit",
    )
    ground.say("what the state takes", equal(revenue, t * q))
    return Choice(t, revenue)


def _sold(said: Said, ground: Ground) -> list[tuple[int, Term, Term]]:
    return [
        (at, value(ground, said["price"], {"q": at}), value(ground, said["costs"], {"q": at}))
        for at in (0, 1, 2)
    ]


def _slope_and_bend(values: list[Term]) -> tuple[Term, Term]:
    """Return the coefficients of q and q^2 of a quadratic polynomial by its values at 0, 1 and 2."""
    zero, one, two = values
    bend = (two - 2 * one + zero) / 2
    return one - zero - bend, bend


_STORIES = {
    "box": _box,
    "firm": _firm,
    "tank": _tank,
    "cone": _cone,
    "ball": _ball,
    "boat": _boat,
    "tax": _tax,
}


_WITH_PI = ("tank", "cone", "ball")
"""In these stories, what is to be best is a multiple of pi."""


def _best_choice(asked: Asked[Said]) -> Iterator[Script]:
    _same_story(asked, asked.said.kind.removeprefix("choice_"))
    ground = start(asked)
    stated = value(ground, plain.expression(asked.part.answer), {})
    return best_choice(asked, ground, partial(_STORIES[asked.model.kind], asked.model), stated)


def _best_gain(asked: Asked[Said]) -> Iterator[Script]:
    _same_story(asked, asked.said.kind.removeprefix("gain_"))
    ground = start(asked)
    kind, answer = asked.model.kind, plain.expression(asked.part.answer)
    stated = value(ground, over_pi(answer) if kind in _WITH_PI else answer, {})
    gain = -stated if kind in ("tank", "boat") else stated
    return best_gain(asked, ground, partial(_STORIES[kind], asked.model), gain)


def _same_story(asked: Asked[Said], kind: str) -> None:
    kinds = ("cone", "ball") if kind == "cylinder" else (kind,)
    if asked.model.kind not in kinds:
        raise Unread(f"{asked.task.row_id}: a question of another story")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={kind: _best_choice if kind.startswith("choice_") else _best_gain for kind in QUESTIONS.kinds},
)
