"""Plants a polynomial potential, shows its gradient, and takes its difference between the ends of a path."""

from functools import reduce
from math import prod

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, latex, point, polynomial, product, total

LETTERS, T = (Symbol("x"), Symbol("y"), Symbol("z")), Symbol("t")
_MIXED = {
    1: ((1, 1), (2, 1), (1, 2)),
    2: ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3)),
    3: ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2), (2, 0, 1), (0, 1, 2)),
}
_STATEMENTS = (
    r"Let $\mathbf{{F}}{at} = {field}$, and let $C$ be {path}.",
    r"Consider the vector field $\mathbf{{F}}{at} = {field}$, and as $C$ {path}.",
    r"A particle moves along $C$, which is {path}, in the force field $\mathbf{{F}}{at} = {field}$.",
)
_POTENTIALS = (
    r"Find the potential $\varphi{at}$ of $\mathbf{{F}}$, that is $\nabla\varphi = \mathbf{{F}}$, with "
    r"$\varphi{origin} = 0$.",
    r"Find the function $\varphi{at}$ with $\nabla\varphi = \mathbf{{F}}$ and $\varphi{origin} = 0$.",
)
_INTEGRALS = (
    r"Evaluate the line integral $\int_C \mathbf{F} \cdot d\mathbf{r}$.",
    r"What is the value of $\int_C \mathbf{F} \cdot d\mathbf{r}$?",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """A segment; a plane curve or an arc of a circle, and more terms; a curve or a segment in space."""
    count = 3 if difficulty == 3 else 2
    powers = draws.sample(_MIXED[difficulty], (1, 2, 3)[difficulty - 1])
    for _ in range((2, 1, 1)[difficulty - 1]):
        alone, place = draws.between(1, 3), draws.below(count)
        powers.append(tuple(alone if one == place else 0 for one in range(count)))
    if len({*powers}) < len(powers) or any(max(column) == 0 for column in zip(*powers, strict=True)):
        raise Rejected("a term comes twice, or a variable does not come at all")
    terms = sorted(([*one, draws.nonzeros(1, 4)[0]] for one in powers), reverse=True)
    kinds = (("segment",), ("curve", "curve", "arc"), ("curve", "curve", "segment"))
    kind = draws.choice(kinds[difficulty - 1])
    facts = {"terms": terms, "path": _path(draws, kind, count)}
    if not 0 < abs(_difference(facts)) <= 200:
        raise Rejected("the integral is zero or large")
    return facts


def _path(draws: Draws, kind: str, count: int) -> Facts:
    if kind == "arc":
        return {"kind": kind, "radius": draws.between(1, 4), "quarters": draws.between(1, 3)}
    if kind == "segment":
        ends = [[draws.between(-3, 4) for _ in range(count)] for _ in range(2)]
        if any(one == other for one, other in zip(*ends, strict=True)):
            raise Rejected("a coordinate is constant")
        return {"kind": kind, "from": ends[0], "to": ends[1]}
    coordinates = []
    for _ in range(count):
        degree = draws.between(1, 3)
        found = [draws.choice((1, 1, 1, -1, 2)), *(draws.choice((0, 0, 1, -1, 2)) for _ in range(degree))]
        if degree == 3 and any(found[1:3]):
            raise Rejected("a coordinate has many terms")
        coordinates.append(found)
    if max(map(len, coordinates)) == 2 or len({*map(tuple, coordinates)}) < count:
        raise Rejected("the curve is straight, or two coordinates are the same")
    start = draws.choice((0, 0, 0, -1, 1))
    return {"kind": kind, "coordinates": coordinates, "times": [start, start + draws.choice((1, 1, 2))]}


def _ends(path: Facts) -> list[list[int]]:
    """Where the path starts, and where it ends."""
    if path["kind"] == "segment":
        return [path["from"], path["to"]]
    if path["kind"] == "arc":
        right, up = ((1, 0), (0, 1), (-1, 0), (0, -1))[path["quarters"]]
        return [[path["radius"], 0], [path["radius"] * right, path["radius"] * up]]
    return [
        [reduce(lambda value, factor: value * time + factor, one) for one in path["coordinates"]]
        for time in path["times"]
    ]


def _difference(facts: Facts) -> int:
    start, end = (
        sum(factor * prod(map(pow, place, powers)) for *powers, factor in facts["terms"])
        for place in _ends(facts["path"])
    )
    return int(end - start)


def _formula(terms: list[list[int]]) -> Formula:
    return total(
        *(
            product(factor, *(letter**power for letter, power in zip(LETTERS, powers, strict=False)))
            for *powers, factor in terms
        )
    )


def answers(facts: Facts) -> list[Answer]:
    """The planted potential, and its difference."""
    letters = ", ".join("xyz"[: len(facts["terms"][0]) - 1])
    return [
        Answer(_formula(facts["terms"]), f"expression({letters})"),
        Answer(total(_difference(facts)), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """The components of the gradient, and the path."""
    count = len(facts["terms"][0]) - 1
    field = []
    for place in range(count):
        slopes = [
            [*one[:place], one[place] - 1, *one[place + 1 : -1], one[-1] * one[place]]
            for one in facts["terms"]
        ]
        field.append(_formula([one for one in slopes if one[-1]]))
    at, origin = (_short(*one) for one in (LETTERS[:count], [0] * count))
    said = {"at": at, "field": latex(point(*field)), "path": _said(facts["path"])}
    return Words(
        draws.choice(_STATEMENTS).format(**said),
        (draws.choice(_POTENTIALS).format(at=at, origin=origin), draws.choice(_INTEGRALS)),
    )


def _short(*items: Formula | int) -> str:
    return f"({', '.join(map(latex, items))})"


def _said(path: Facts) -> str:
    start, end = (_short(*one) for one in _ends(path))
    if path["kind"] == "segment":
        return f"the line segment from ${start}$ to ${end}$"
    if path["kind"] == "arc":
        square = path["radius"] ** 2
        return f"the arc of the circle $x^2 + y^2 = {square}$ from ${start}$ counterclockwise to ${end}$"
    curve = latex(point(*(polynomial(one, T) for one in path["coordinates"])))
    low, high = path["times"]
    return rf"the curve $\mathbf{{r}}(t) = {curve}$ with ${low} \le t \le {high}$"


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="gradient, and exact integral along the path",
    sample=sample,
    answers=answers,
    words=words,
)
