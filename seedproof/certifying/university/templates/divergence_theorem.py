"""Fluxes by the divergence theorem."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, literal
from seedproof.certifying.university import plain
from seedproof.certifying.university.areas import iterated
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.fields import divergence, over_disc
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, constant, integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.divergence_theorem import phrases

LEMMAS = {
    "divergence_theorem": (
        "The flux out of a body is the integral of the divergence over it, where the field has continuous "
        "derivatives on all of it."
    ),
    "slices": "An integral over a body is that over its slices, integrated by their height.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "field": {
            "A fluid flows with the velocity": "f:tree g:tree h:tree body:text",
            "Consider the vector field": "f:tree g:tree h:tree body:text",
            "In space, let": "body:text f:tree g:tree h:tree",
            "Let $$\\mathbf{F}(x, y, z) =": "f:tree g:tree h:tree body:text",
        }
    },
    seen="227eb92c",
)
BODIES = meanings(
    (tuple(phrases.BODIES.values()),),
    {
        "box": {"$B$ be the box": "a:integer b:integer c:integer"},
        "half_ball": {"$B$ be the half ball $x^2 + y^2 + z^2 \\le #$, $z \\ge 0$": "square:integer"},
        "cone": {"$B$ be the solid cone with its tip at the origin": "square:integer top:integer"},
        "cylinder": {"$B$ be the solid cylinder": "square:integer top:integer"},
        "tent": {"$S$ be the lateral surface of the cone with the tip": "top:integer square:integer"},
        "dome": {"$S$ be the upper half $z \\ge 0$ of the sphere $x^2 + y^2 + z^2 = #$": "square:integer"},
        "bowl": {"$S$ be the part of the paraboloid $z = #$ with $z \\ge 0$": "height:tree"},
    },
    seen="e2296fa1",
)
QUESTIONS = meanings(
    (
        (*phrases.TOTALS, *phrases.FIVE_FACES, *phrases.SIDES, *phrases.DOMES, *phrases.MANTLES),
        (*phrases.FLUXES, *phrases.CONSTANTS),
    ),
    {
        "whole": (
            "Compute the outward flux ... whole boundary",
            "Find the flux ... whole surface",
            "What is the total flux",
        ),
        "five": {
            "The top face, with $z = #$, is taken off": "top:integer",
            "What is the outward flux through the five faces other than the top $z = #$": "top:integer",
        },
        "without_bottom": (
            "What is the outward flux ... without the disc below",
            "Find the outward flux through the dome",
        ),
        "without_top": (
            "What is the outward flux ... without the disc on top",
            "Find ... lateral surface of the cone alone",
        ),
        "without_both": (
            "Find ... without bottom and top",
            "What is the outward flux through the curved side of the cylinder",
        ),
        "surface": (
            "Find the flux $\\iint_S",
            "Compute the flux of $\\mathbf{F}$ through $S$",
            "What is the flux ... upwards",
        ),
        "k": ("For which constant $k$ is the flux", "Determine the number $k$"),
    },
    seen="5e64cc18",
)
_ASKED = {
    "whole": ("box", "half_ball", "cone", "cylinder"),
    "five": ("box",),
    "without_bottom": ("half_ball",),
    "without_top": ("cone",),
    "without_both": ("cylinder",),
    "surface": ("tent", "dome", "bowl"),
    "k": ("tent", "dome", "bowl"),
}


@dataclass(frozen=True, slots=True)
class Model:
    """A field, and the body that it flows out of."""

    field: Mapping[str, Expression]
    body: Said


def _build(said: Said, task: Task) -> Model:
    return Model({"x": said["f"], "y": said["g"], "z": said["h"]}, BODIES.read(said["body"]))


def _slices(ground: Ground, body: Said) -> tuple[Polynomial, Term]:
    """Return the square of the radius at the height z, and the height of the body."""
    z, kind = letter("z"), body.kind
    if kind in ("half_ball", "dome"):
        return constant(body["square"]) - z * z, ground.root(body["square"])
    if kind == "bowl":
        return _bowl(ground, body)
    square, top = body["square"], body["top"]
    shrunk = z.times(Fraction(1, top)) if kind == "cone" else constant(1) - z.times(Fraction(1, top))
    return (constant(square) if kind == "cylinder" else shrunk * shrunk * constant(square)), literal(top)


def _bowl(ground: Ground, body: Said) -> tuple[Polynomial, Term]:
    height = polynomial(body["height"]).coefficients("x", "y")
    parts = {
        tuple((name, int(power)) for name, power in monomial): one.number()
        for monomial, one in height.items()
    }
    if set(parts) != {(), (("x", 2),), (("y", 2),)}:
        raise Unread(f"no paraboloid of revolution: {body.sentence}")
    top, across, up = (parts[key] for key in ((), (("x", 2),), (("y", 2),)))
    shrink = ground.unknown("shrink")
    ground.say("where the paraboloid has the height z", equal(across, up), equal(shrink * across, -1))
    return (constant(top) - letter("z")) * constant(shrink), top


def _inside(ground: Ground, of: Polynomial, body: Said) -> Term:
    """Integrate over the body; over pi, if it is round."""
    ground.use("divergence_theorem")
    if body.kind == "box":
        return iterated(
            ground, of, [(name, 0, body[end]) for name, end in (("x", "a"), ("y", "b"), ("z", "c"))]
        )
    ground.use("slices")
    square, top = _slices(ground, body)
    return integral(ground, over_disc(ground, of, square), "z", 0, top).number()


def _upwards(ground: Ground, model: Model, height: int) -> Term:
    """Return the flux upwards through the flat face at a height; over pi, if it is round."""
    through = polynomial(model.field["z"]).at(z=height)
    body = model.body
    if body.kind == "box":
        return iterated(ground, through, [("x", 0, body["a"]), ("y", 0, body["b"])])
    if body.kind == "bowl":
        square, _ = _slices(ground, body)
        return over_disc(ground, through, square.at(z=0)).number()
    return over_disc(ground, through, constant(body["square"])).number()


def _flux(asked: Asked[Model], ground: Ground) -> Term:
    model, kind = asked.model, asked.said.kind
    if model.body.kind not in _ASKED[kind]:
        raise Unread(f"another body: {asked.part.question}")
    flux = _inside(ground, divergence(model.field), model.body)
    if kind == "five":
        if asked.said["top"] != model.body["c"]:
            raise Unread(f"another face: {asked.part.question}")
        return flux - _upwards(ground, model, model.body["c"])
    if kind in ("without_top", "without_both"):
        flux = flux - _upwards(ground, model, model.body["top"])
    if kind in ("without_bottom", "without_both", "surface", "k"):
        flux = flux + _upwards(ground, model, 0)
    return flux


def _is_flux(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    flux = ground.unknown("flux")
    is_round = asked.model.body.kind != "box"
    ground.say("the flux, over pi" if is_round else "the flux", equal(flux, _flux(asked, ground)))
    answer = plain.expression(asked.part.answer)
    zero = asked.part.answer == "0"
    return answer_is(
        asked, ground, equal(flux, value(ground, over_pi(answer) if is_round and not zero else answer, {}))
    )


def _is_k(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    k, flux, more = (ground.unknown(name) for name in ("k", "flux", "more"))
    ground.say("the flux of F, over pi", equal(flux, _flux(asked, ground)))
    ground.say("that of (x, y, 0)", equal(more, _inside(ground, constant(2), asked.model.body)))
    ground.say("both together, with the factor k", equal(flux + k * more, 0))
    return answer_is(asked, ground, equal(k, value(ground, plain.expression(asked.part.answer), {})))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={kind: _is_k if kind == "k" else _is_flux for kind in _ASKED},
)
