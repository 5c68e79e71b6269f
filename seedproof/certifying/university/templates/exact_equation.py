"""Exact differential equations, with integrating factors: the function whose level curves solve them."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, one_of
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, polynomial, potential, same
from seedproof.certifying.university.promises import answer_is, law, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.exact_equation import phrases

LEMMAS = {
    "exactness": (
        "On the plane, M dx + N dy with polynomials M and N is a total differential exactly if the "
        "derivative of M by y is that of N by x."
    ),
    "integrating_factor": (
        "Polynomials m and k of x alone, neither of them 0, that are integrating factors of M dx + N dy "
        "with N not 0, are multiples of each other; so are those of y alone with M not 0."
    ),
    "gradient_is_normal": "The gradient of F is orthogonal to the level curve of F.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "exact": {
            "Consider the differential equation $$(#)\\,dx + (#)\\,dy = 0$$ and": "m:tree n:tree x y",
            "The differential equation $$(#)\\,dx + (#)\\,dy = 0$$ is exact": "m:tree n:tree x y",
            "A solution curve of $$(#)\\,dx + (#)\\,dy = 0$$ goes through": "m:tree n:tree x y",
            "Through the point $P = (#, #)$ there is a solution": "x y m:tree n:tree",
        },
        "with_k": {
            "For one real number $k$": "m:tree n:tree x y",
            "The real number $k$ is chosen": "m:tree n:tree x y",
            "Consider the differential equation ... in which the number $k$": "m:tree n:tree x y",
            "An exact differential equation ... the coefficient $k$": "m:tree n:tree x y",
        },
        "factor": {
            "A function of $#$ alone makes the equation": "of:letter m:tree n:tree x y",
            "The differential equation ... is not exact": "m:tree n:tree of:letter x y",
            "With an integrating factor that is a function of $#$": "of:letter m:tree n:tree x y",
            "Consider the point $P = (#, #)$ and the equation": "x y m:tree n:tree of:letter",
        },
    },
    seen="490ab061",
)
QUESTIONS = meanings(
    (*phrases.FIRST_QUESTIONS.values(), *phrases.POTENTIALS.values(), phrases.MEETINGS, phrases.TANGENTS),
    {
        "meets": {
            "The solution through $P$ lies on the curve": "of:letter fixed:letter at",
            "Find all values of $#$": "of:letter fixed:letter at",
        },
        "function": (
            "Find the function $F(x, y)$",
            "The left side is the total differential",
            "With this $k$, the left side",
            "For this $k$, find the function",
            "Multiplied by this factor",
            "Which function $F(x, y)$",
        ),
        "k": ("Determine $k$", "What is $k$"),
        "factor": {
            "Which integrating factor is a function of $#$": "of:letter at:letter",
            "Find the integrating factor that depends on $#$": "of:letter at:letter",
        },
        "tangent": {
            "Which line is tangent to the curve": "of:letter",
            "Let $Q$ be the common point": "of:letter",
        },
    },
    seen="4138fc1d",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A differential M dx + N dy, a point, and the letter of the integrating factor, if there is one."""

    m: Expression
    n: Expression
    point: dict[str, Term]
    kind: str
    factor_of: str | None


def _build(said: Said, task: Task) -> Model:
    point = {name: said[name] for name in ("x", "y")}
    return Model(said["m"], said["n"], point, said.kind, said["of"] if said.kind == "factor" else None)


def _sides(asked: Asked[Model], ground: Ground) -> tuple[Polynomial, Polynomial]:
    """Return M and N, exact as they are to be."""
    model = asked.model
    known = {"k": ground.unknown("k")} if model.kind == "with_k" else {}
    m, n = polynomial(model.m, known), polynomial(model.n, known)
    if model.kind == "factor":
        factor = polynomial(plain.expression(asked.task.part("a").answer))
        m, n = m * factor, n * factor
    ground.say("the equation is exact", *same(m.derivative("y"), n.derivative("x")), lemma="exactness")
    return m, n


def _potential(asked: Asked[Model], ground: Ground) -> Polynomial:
    m, n = _sides(asked, ground)
    return potential(ground, {"x": m, "y": n})


def _k(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _sides(asked, ground)
    return answer_is(
        asked, ground, equal(ground.symbols[0], value(ground, plain.expression(asked.part.answer), {}))
    )


def _factor(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "of", asked.model.factor_of)
    agree(asked.said, "at", asked.model.factor_of)
    factor = polynomial(plain.expression(asked.part.answer))
    other = asked.model.n if asked.model.factor_of == "x" else asked.model.m
    if not polynomial(other).terms:
        raise Unread(f"each factor fits: {asked.task.row_id}")
    if any(name != asked.model.factor_of for monomial in factor.terms for name, _ in monomial):
        raise Unread(f"the factor has other letters: {asked.part.answer}")
    ground = start(asked)
    for lemma in ("exactness", "integrating_factor", "power_rule"):
        ground.use(lemma)
    x, y = ground.unknown("x"), ground.unknown("y")
    m, n = (polynomial(side) * factor for side in (asked.model.m, asked.model.n))
    exact = equal(m.derivative("y").value(x=x, y=y), n.derivative("x").value(x=x, y=y))
    normed = equal(factor.value(x=1, y=1), 1)
    return law(
        asked,
        ground,
        "the equation is exact after multiplication, and the factor is 1 at 1",
        every([exact, normed]),
    )


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _potential(asked, ground)
    stated = polynomial(plain.expression(asked.part.answer))
    return answer_is(asked, ground, every(same(found, stated)))


def _common(asked: Asked[Model], ground: Ground) -> tuple[Polynomial, Term, Term]:
    """Return F, and the coordinates of a common point of the line and the curve through P."""
    line = _line(asked)
    found = _potential(asked, ground)
    x, y = ground.unknown("x"), ground.unknown("y")
    ground.say("a point of the line", equal({"x": x, "y": y}[line["fixed"]], line["at"]))
    ground.say(
        "it lies on the curve through P", equal(found.value(x=x, y=y), found.value(**asked.model.point))
    )
    return found, x, y


def _line(asked: Asked[Model]) -> Said:
    """Return the sentence that names the line."""
    for part in asked.task.parts:
        said = QUESTIONS.read(part.question)
        if said.kind == "meets":
            if {said["of"], said["fixed"]} != {"x", "y"}:
                raise Unread(f"no line of the plane: {part.question}")
            return said
    raise Unread(f"{asked.task.row_id}: no part names a line")


def _meets(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, x, y = _common(asked, ground)
    wanted = {"x": x, "y": y}[asked.said["of"]]
    listed = plain.items(plain.expression(asked.part.answer))
    return solutions_are(asked, ground, [equal(wanted, value(ground, one, {})) for one in listed])


def _tangent(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found, x, y = _common(asked, ground)
    line = _line(asked)
    agree(asked.said, "of", line["of"])
    (before,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "meets"]
    listed = [value(ground, one, {}) for one in plain.items(plain.expression(before.answer))]
    last = {"x": x, "y": y}[line["of"]]
    largest = [at_most(one, last) for one in listed]
    ground.say(
        f"the last of the common points, which ({before.letter}) lists", one_of(last, listed), *largest
    )
    slopes = [found.derivative(by).value(x=x, y=y) for by in ("x", "y")]
    ground.use("gradient_is_normal")
    return same_line(
        asked, ground, plain.equation(asked.part.answer), {"x": (x, slopes[0]), "y": (y, slopes[1])}
    )


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"function": _function, "k": _k, "factor": _factor, "meets": _meets, "tangent": _tangent},
)
