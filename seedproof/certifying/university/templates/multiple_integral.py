"""Integrals of polynomials over triangles, parabolic segments and tetrahedra."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import at_most, between, equal, every, less
from seedproof.certifying.university.areas import Bound, iterated
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, letter, polynomial
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.multiple_integral import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "integral": {
            "Let $R$ be #, and let $f(#) = #$": "region:text letters:letters rule:tree",
            "On $R$, which is #, the function $f(#) = #$": "region:text letters:letters rule:tree",
            "Denote by $R$ #. Consider the function $f(#) = #$": "region:text letters:letters rule:tree",
        }
    },
    seen="240c3013",
)
REGIONS = meanings(
    (tuple(phrases.REGIONS.values()),),
    {
        "above": {"the triangle bounded by the lines $y = #$, $x = 0$ and $y = #$": "line:tree end:integer"},
        "below": {"the triangle bounded by the lines $y = #$, $y = 0$ and $x = #$": "line:tree end:integer"},
        "segment": {"the region enclosed by the parabola $y = #$ and the line": "curve:tree line:tree"},
        "tetrahedron": {"the tetrahedron bounded by ... the plane $# = #": "plane:tree constant:tree"},
    },
    seen="45daac48",
)
QUESTIONS = meanings(
    (phrases.SIZES, phrases.INTEGRALS),
    {
        "size": {"What is the # of $R$": "size:word", "Find the # of $R$": "size:word"},
        "integral": {"What is the exact value": "integral:formula", "Evaluate $#$": "integral:formula"},
    },
    seen="54fa907a",
)
_ASKED = {
    "size": {2: "area", 3: "volume"},
    "integral": {2: r"\iint_R f(x, y)\,dA", 3: r"\iiint_R f(x, y, z)\,dV"},
}
"""What is asked of a region of so many dimensions."""


@dataclass(frozen=True, slots=True)
class Model:
    """A function on a region."""

    rule: Expression
    region: Said


def _build(said: Said, task: Task) -> Model:
    region = REGIONS.read(said["region"])
    names = ["x", "y", "z"] if region.kind == "tetrahedron" else ["x", "y"]
    if said["letters"] != names:
        raise Unread(f"letters of another space: {said.sentence}")
    return Model(said["rule"], region)


def _bounds(ground: Ground, region: Said) -> Sequence[Bound]:
    """Return the bounds of the letters, the innermost first."""
    if region.kind == "below":
        return [("y", 0, polynomial(region["line"])), ("x", 0, region["end"])]
    if region.kind == "tetrahedron":
        return _tetrahedron(region)
    corner = ground.unknown("corner")
    if region.kind == "above":
        ground.say(
            "the corner to the right", equal(value(ground, region["line"], {"x": corner}), region["end"])
        )
        ground.say("the line rises", less(0, corner))
        return [("y", polynomial(region["line"]), region["end"]), ("x", 0, corner)]
    meet = [value(ground, region[name], {"x": corner}) for name in ("curve", "line")]
    ground.say("the corner to the right", less(0, corner), equal(*meet))
    return [("y", polynomial(region["curve"]), polynomial(region["line"])), ("x", 0, corner)]


def _tetrahedron(region: Said) -> Sequence[Bound]:
    left, right = polynomial(region["plane"]), polynomial(region["constant"])
    weight = {name: left.derivative(name).number().number for name in ("x", "y", "z")}
    if any(one is None or one <= 0 for one in weight.values()):
        raise Unread(f"no plane that cuts off a corner: {region.sentence}")
    rest, bounds = right, []
    top: dict[str, Polynomial] = {}
    for name in ("x", "y", "z"):
        top[name] = rest.times(1 / Fraction(weight[name] or 1))
        rest = rest - letter(name).times(Fraction(weight[name] or 0))
    for name in ("z", "y", "x"):
        bounds.append((name, 0, top[name]))
    return bounds


def _integral(asked: Asked[Model]) -> Iterator[Script]:
    dimension = 3 if asked.model.region.kind == "tetrahedron" else 2
    agree(asked.said, asked.said.kind, _ASKED[asked.said.kind][dimension])
    ground = start(asked)
    rule = constant(1) if asked.said.kind == "size" else polynomial(asked.model.rule)
    region = asked.model.region
    bounds = _bounds(ground, region)
    if region.kind == "segment":
        inside = Ground()
        inside.steps += ground.steps
        inside.symbols += ground.symbols
        x = inside.unknown("x")
        below, above = (value(inside, region[name], {"x": x}) for name in ("curve", "line"))
        wrong = every([between(0, x, ground.symbols[0]), at_most(above, below)])
        yield never(
            asked, inside, "line_above", "a place inside where the line is not above the parabola", wrong
        )
    integral = ground.unknown("integral")
    ground.say("the integral", equal(integral, iterated(ground, rule, bounds)))
    yield from answer_is(asked, ground, equal(integral, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"size": _integral, "integral": _integral},
)
