"""Exact differential equations, with integrating factors: the function whose level curves solve them."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, one_of
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.lines import same_line
from seedproof.certifying.university.polynomials import Polynomial, polynomial, potential, same
from seedproof.certifying.university.promises import answer_is, law, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template, agree

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

_DIFFERENTIAL = "({m:tree})\\,dx + ({n:tree})\\,dy = 0"
_P = "$P = ({x:number}, {y:number})$"
STATEMENTS = sentences(
    {
        "exact": (
            f"Consider the differential equation $${_DIFFERENTIAL}$$ and the point {_P}.",
            f"The differential equation $${_DIFFERENTIAL}$$ is exact. We look for its solution through the "
            f"point {_P}.",
            f"A solution curve of $${_DIFFERENTIAL}$$ goes through the point {_P}.",
            f"Through the point {_P} there is a solution of the equation $${_DIFFERENTIAL}.$$",
        ),
        "with_k": (
            f"For one real number $k$, the differential equation $${_DIFFERENTIAL}$$ is exact. Let $k$ "
            "have this value, "
            f"and consider the point {_P}.",
            f"The real number $k$ is chosen so that $${_DIFFERENTIAL}$$ becomes an exact differential "
            "equation. A "
            f"solution goes through the point {_P}.",
            f"Consider the differential equation $${_DIFFERENTIAL},$$ in which the number $k$ is such that "
            "the equation "
            f"is exact, and the point {_P}.",
            f"An exact differential equation $${_DIFFERENTIAL}$$ has been written down, but the "
            "coefficient $k$ has "
            f"become illegible. We want to know its solution through {_P}.",
        ),
        "factor": (
            f"A function of ${{of:letter}}$ alone makes the equation $${_DIFFERENTIAL}$$ exact when both "
            "terms are "
            f"multiplied by it. A solution curve goes through the point {_P}.",
            f"The differential equation $${_DIFFERENTIAL}$$ is not exact, but has an integrating factor "
            "that depends on "
            f"${{of:letter}}$ alone. A solution goes through the point {_P}.",
            f"With an integrating factor that is a function of ${{of:letter}}$ alone, the differential "
            "equation "
            f"$${_DIFFERENTIAL}$$ can be solved. We look for the solution through the point {_P}.",
            f"Consider the point {_P} and the equation $${_DIFFERENTIAL},$$ which becomes exact when it is "
            "multiplied by "
            f"a suitable function of ${{of:letter}}$ alone.",
        ),
    }
)

_F = "$F(x, y)$ with $F(0, 0) = 0$"
_MEETS = {
    "meets": (
        "The solution through $P$ lies on the curve $F(x, y) = F(P)$. For which values of ${of:letter}$ "
        "does this curve "
        "meet the line ${fixed:letter} = {at:number}$?",
        "Find all values of ${of:letter}$ at which the level curve of $F$ through $P$ meets the line "
        "${fixed:letter} = {at:number}$.",
    )
}
QUESTIONS = sentences(
    _MEETS
    | {
        "function": (
            f"Find the function {_F} whose total differential $dF$ is the left side.",
            f"The left side is the total differential of a function {_F}. Which one?",
            f"With this $k$, the left side is the total differential of a function {_F}. Which one?",
            f"For this $k$, find the function {_F} whose total differential $dF$ is the left side.",
            f"Multiplied by this factor, the left side is the total differential of a function {_F}. Find "
            "it.",
            f"Which function {_F} has the left side, multiplied by this factor, as its total differential?",
        ),
        "k": ("Determine $k$ by the condition for exactness.", "What is $k$?"),
        "factor": (
            "Which integrating factor is a function of ${of:letter}$ alone, with the value $1$ for "
            "${at:letter} = 1$?",
            "Find the integrating factor that depends on ${of:letter}$ alone and has the value $1$ at "
            "${at:letter} = 1$.",
        ),
        "tangent": (
            "Which line is tangent to the curve at the common point with the largest ${of:letter}$? Give "
            "an equation.",
            "Let $Q$ be the common point with the largest ${of:letter}$. Find an equation of the tangent "
            "to the curve at "
            "$Q$.",
        ),
    }
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
