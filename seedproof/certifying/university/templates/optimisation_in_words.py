"""The largest box, the cheapest tank, the fastest way: stories about a best choice."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, less, product, within
from seedproof.certifying.university import plain
from seedproof.certifying.university.best import Choice, best_choice, best_gain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "solids": "A cylinder has the volume pi r^2 h, the side 2 pi r h and two ends of pi r^2.",
    "largest_profit": (
        "A profit a q - b q^2 with b > 0 is largest among q >= 0 where a - 2 b q is 0, or at q = 0 where a "
        "is negative."
    ),
}

STATEMENTS = sentences(
    {
        "box": (
            "An open box is made of a rectangle of cardboard, ${long:number}$ cm long and ${wide:number}$ "
            "cm wide: four "
            "equal squares of side $x$ are removed at its corners, and the sides are folded up.",
            "From each corner of a rectangular sheet of ${long:number}$ cm by ${wide:number}$ cm, a square "
            "of side $x$ "
            "is cut; then the sides are folded up to make an open box.",
        ),
        "firm": (
            "A firm that makes $q$ thousand units a month sells them all at a price of ${price:tree}$ "
            "euros each. Its "
            "monthly costs are ${costs:tree}$ thousand euros.",
            "Demand and costs of a manufacturer are known: $q$ thousand units can be sold in a month at "
            "${price:tree}$ "
            "euros each, and to make them costs ${costs:tree}$ thousand euros.",
        ),
        "tank": (
            "The curved side of a cylindrical container costs ${side:number}$ euros per square metre, its "
            "bottom and its "
            "lid ${ends:number}$ euros per square metre. Its volume is to be ${volume:tree}$ cubic metres.",
            "A closed cylindrical tank must hold ${volume:tree}$ m$^3$. The material of its two circular "
            "ends costs "
            "${ends:number}$ euros per square metre, that of its side ${side:number}$ euros per square "
            "metre.",
        ),
        "cone": (
            "The largest possible cylinder is turned from a wooden cone, whose base has the radius "
            "${radius:number}$ cm "
            "and whose height is ${height:number}$ cm. The cylinder stands on the base of the cone, and "
            "the axes of both "
            "coincide.",
            "A cylinder stands inside a right circular cone of base radius ${radius:number}$ cm and height "
            "${height:number}$ cm, with its base in the base of the cone and the rim of its top on the "
            "cone. Its volume "
            "is to be as large as possible.",
        ),
        "ball": (
            "A cylinder is inscribed in a sphere of radius ${radius:number}$ cm: the rims of both its ends "
            "lie on the "
            "sphere. Its volume is to be as large as possible.",
            "The largest possible cylinder is cut out of a ball of radius ${radius:number}$ cm.",
        ),
        "boat": (
            "A woman in a boat is ${off:number}$ km from the nearest point $N$ of a straight shore. She "
            "wants to reach a "
            "village on the shore, ${along:number}$ km from $N$, in the shortest time. She rows at "
            "${slow:number}$ km/h "
            "along a straight line to the shore and cycles at ${fast:number}$ km/h along it.",
            "A lighthouse stands on a rock ${off:number}$ km off a straight coast; $N$ is the nearest "
            "point of the coast, "
            "and a harbour lies on the coast ${along:number}$ km from $N$. The keeper rows straight to "
            "some point of the "
            "coast at ${slow:number}$ km/h, then cycles along the coast to the harbour at ${fast:number}$ "
            "km/h, so as to "
            "be there as early as possible.",
        ),
        "tax": (
            "A monopolist can sell $q$ units at a price of ${price:tree}$ euros each and has costs of "
            "${costs:tree}$ "
            "euros. The state levies a tax of $t$ euros on each unit sold; the monopolist, who knows $t$, "
            "then chooses "
            "$q$ to maximise his profit after tax.",
            "The state takes $t$ euros for each unit that a monopolist sells. He sells $q$ units at "
            "${price:tree}$ euros "
            "each, at costs of ${costs:tree}$ euros without the tax, and he always chooses the $q$ with "
            "the largest "
            "profit after tax.",
        ),
    }
)

_CHOICES = {
    "box": (
        "Find the $x$, in cm, that makes the volume of the box as large as possible.",
        "For which $x$, in centimetres, is the volume of the box greatest?",
    ),
    "firm": (
        "Find the $q \\ge 0$ that maximises the monthly profit.",
        "For which $q \\ge 0$ is the monthly profit greatest?",
    ),
    "tank": (
        "For which radius, in metres, is the cost of the material least?",
        "Find the radius, in m, for which the material costs least.",
    ),
    "cone": (
        "Find the radius of that cylinder, in centimetres.",
        "Which radius does it have, in cm?",
    ),
    "ball": (
        "Find the height of that cylinder, in centimetres.",
        "How tall is it, in cm? Give the exact value.",
    ),
    "boat": (
        "Find the distance, in km, from $N$ to the best landing point.",
        "How far from $N$, in kilometres, is the point where the boat must land?",
    ),
    "tax": (
        "Find the tax $t$ per unit that makes the state's revenue from it as large as possible.",
        "Which $t$ brings the state the largest tax revenue?",
    ),
}
_GAINS = {
    "box": ("What is the volume then, in cubic centimetres?", "Find this greatest volume, in cm$^3$."),
    "firm": ("Find this greatest profit, in thousand euros.", "What is the profit then, in thousand euros?"),
    "tank": (
        "Find this least cost, in euros, exactly.",
        "What does the material cost then, in euros? Give the exact value.",
    ),
    "cylinder": (
        "What is its volume, in cubic centimetres? Give the exact value.",
        "Find its volume, in cm$^3$, exactly.",
    ),
    "boat": ("Find the shortest possible time, in hours.", "How many hours does the journey take then?"),
    "tax": ("Find this largest revenue, in euros.", "What is the revenue then, in euros?"),
}
QUESTIONS = sentences(
    {f"choice_{kind}": asked for kind, asked in _CHOICES.items()}
    | {f"gain_{kind}": asked for kind, asked in _GAINS.items()}
)


@dataclass(frozen=True, slots=True)
class Model:
    """A story: its kind, and its numbers and formulas."""

    said: Said

    @property
    def has_pi(self) -> bool:
        """Whether what is to be best is a multiple of pi."""
        return self.said.kind in ("tank", "cone", "ball")

    def choice(self, ground: Ground, who: str) -> Choice:
        """Describe a choice that the story allows."""
        return _STORIES[self.said.kind](self.said, ground, who)


def _build(said: Said, task: Task) -> Model:
    return Model(said)


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


def _best_choice(asked: Asked[Model]) -> Iterator[Script]:
    _same_story(asked, asked.said.kind.removeprefix("choice_"))
    ground = start(asked)
    stated = value(ground, plain.expression(asked.part.answer), {})
    return best_choice(asked, ground, asked.model.choice, stated)


def _best_gain(asked: Asked[Model]) -> Iterator[Script]:
    _same_story(asked, asked.said.kind.removeprefix("gain_"))
    ground = start(asked)
    answer = plain.expression(asked.part.answer)
    stated = value(ground, over_pi(answer) if asked.model.has_pi else answer, {})
    least = asked.model.said.kind in ("tank", "boat")
    return best_gain(asked, ground, asked.model.choice, -stated if least else stated)


def _same_story(asked: Asked[Model], kind: str) -> None:
    kinds = ("cone", "ball") if kind == "cylinder" else (kind,)
    if asked.model.said.kind not in kinds:
        raise Unread(f"{asked.task.row_id}: a question of another story")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={f"choice_{kind}": _best_choice for kind in _CHOICES}
    | {f"gain_{kind}": _best_gain for kind in _GAINS},
)
