"""Linear maps of the plane by two drawn images: matrices, areas, preimages, eigenvectors."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, absolute, at_most, different, equal, every, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import (
    Place,
    expect_only,
    figure,
    items,
    only,
    place,
    places,
    shown,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, law, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import (
    is_point,
    stated_number,
    stated_numbers,
    stated_point,
    stated_points,
)
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "area_of_image": "A linear map multiplies areas by the size of its determinant.",
    "area_of_disc": "A disc of radius r has the area pi r^2.",
    "trace": (
        "The two eigenvalues of a matrix with two rows, a double one taken twice, add up to its trace."
    ),
}

_U = "$u = T\\left({a:integer}, {b:integer}\\right)$"
_V = "$v = T\\left({c:integer}, {d:integer}\\right)$"
_PLANE = "\\mathbb{{R}^{{2}"
STATEMENTS = sentences(
    {
        "map": (
            f"Let $T \\colon {_PLANE} \\to {_PLANE}$ be linear. The arrows in the figure show {_U} and {_V}, "
            "and the parallelogram between them is shaded.",
            f"In the figure, {_U} and {_V} are the images of two vectors under a linear map $T \\colon "
            f"{_PLANE} \\to {_PLANE}$; the shaded parallelogram is spanned by them.",
            f"The figure shows the vectors {_U} and {_V} together with the parallelogram that they span, "
            f"where $T$ is a linear map of ${_PLANE}$.",
            "A linear map $T$ of the plane takes $\\left({a:integer}, {b:integer}\\right)$ and "
            "$\\left({c:integer}, {d:integer}\\right)$ to the vectors $u$ and $v$ in the figure, in this "
            "order. The parallelogram that they span is shaded.",
        ),
    }
)

_TO = "$\\left({x:integer}, {y:integer}\\right)$"
QUESTIONS = sentences(
    {
        "matrix": (
            "Which matrix $A$ satisfies $T(x) = A x$ for all columns $x$?",
            "Find the matrix of $T$ in the standard basis, which acts on columns.",
        ),
        "disc": (
            "What is the area of the image of a disc of radius ${radius:integer}$ under $T$?",
            "A disc has the radius ${radius:integer}$. How large is the area of its image under $T$?",
        ),
        "preimage": (
            f"Which point does $T$ take to {_TO}?",
            f"Find the point whose image under $T$ is {_TO}.",
        ),
        "eigenvalues": (
            "Determine the set of all eigenvalues of $T$.",
            "Find the eigenvalues of $T$, as a set.",
        ),
        "eigenspace": (
            "Give a basis of the eigenspace for the largest eigenvalue, as a set of vectors.",
            "Find a basis, as a set of vectors, of the eigenspace that belongs to the largest eigenvalue.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """Two vectors, and the drawn images of them."""

    vectors: Sequence[tuple[int, int]]
    images: Sequence[Place]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "region", "arrow")
    arrows = {item["label"]: (place(item["from"]), place(item["to"])) for item in items(drawing, "arrow")}
    if sorted(arrows) != ["u", "v"] or any(any(tail) for tail, _ in arrows.values()):
        raise Unread(f"{task.row_id}: other arrows than u and v from the origin")
    (_, u), (_, v) = arrows["u"], arrows["v"]
    corners = [(u[0] * 0, u[1] * 0), u, (u[0] + v[0], u[1] + v[1]), v]
    if sorted(places(only(drawing, "region")["points"])) != sorted(corners):
        raise Unread(f"{task.row_id}: the arrows do not span what is shaded")
    return Model([(said["a"], said["b"]), (said["c"], said["d"])], [u, v])


@dataclass(frozen=True, slots=True)
class Map:
    """A matrix with two rows."""

    a: Term
    b: Term
    c: Term
    d: Term

    def takes(self, x: Operand, y: Operand, to: Sequence[Operand]) -> Term:
        """Say where a point is taken."""
        return every([equal(self.a * x + self.b * y, to[0]), equal(self.c * x + self.d * y, to[1])])

    def determinant(self, less: Operand = 0) -> Term:
        """Return the determinant, once a number is subtracted on the diagonal."""
        return (self.a - less) * (self.d - less) - self.b * self.c


def _map(asked: Asked[Model], ground: Ground) -> Map:
    made = Map(*(ground.unknown(name) for name in "abcd"))
    for name, (x, y), (u, v) in zip("uv", asked.model.vectors, asked.model.images, strict=True):
        shown(ground, f"{name} = ({u}, {v}) is the image of ({x}, {y})", made.takes(x, y, (u, v)))
    return made


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _map(asked, ground)
    rows = plain.matrix(asked.part.answer).rows
    if [len(row) for row in rows] != [2, 2]:
        raise Unread(f"no matrix of the plane: {asked.part.answer}")
    stated = [value(ground, entry, {}) for row in rows for entry in row]
    entries = (found.a, found.b, found.c, found.d)
    return answer_is(asked, ground, every(equal(one, two) for one, two in zip(entries, stated, strict=True)))


def _disc(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found, radius = _map(asked, ground), asked.said["radius"]
    ground.use("area_of_image")
    ground.use("area_of_disc")
    area = absolute(found.determinant()) * radius * radius * ground.pi()
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


def _preimage(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _map(asked, ground)
    point = {name: ground.unknown(name) for name in ("x", "y")}
    image = asked.said["x"], asked.said["y"]
    ground.say("where the point is taken", found.takes(point["x"], point["y"], image))
    return answer_is(asked, ground, is_point(point, stated_point(asked, ground, ("x", "y"))))


def _eigenvalue(ground: Ground, found: Map) -> Term:
    number = ground.unknown("eigenvalue")
    ground.say("A - k I is singular", equal(found.determinant(number), 0), lemma="singular_matrix")
    return number


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    number = _eigenvalue(ground, _map(asked, ground))
    return solutions_are(asked, ground, [equal(number, one) for one in stated_numbers(asked, ground)])


def _eigenspace(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that the stated vectors are eigenvectors, and that they span all of them."""
    ground = start(asked)
    found = _map(asked, ground)
    number = _eigenvalue(ground, found)
    ground.say("it is the largest", at_most(found.a + found.d, number * 2), lemma="trace")
    x, y = ground.unknown("x"), ground.unknown("y")
    ground.say("an eigenvector, or 0", found.takes(x, y, (number * x, number * y)))
    basis = [(one["x"], one["y"]) for one in stated_points(asked, ground, ("x", "y"))]
    each = [found.takes(v, w, (number * v, number * w)) for v, w in basis]
    yield from law(asked, ground, "the stated vectors are eigenvectors", every(each), "each_")
    yield from law(asked, ground, "they are a basis", _is_basis(basis, x, y), "basis_")


def _is_basis(basis: Sequence[tuple[Term, Term]], x: Term, y: Term) -> Term:
    """Say that vectors are independent, and that another one is a combination of them."""
    if len(basis) == 2:
        (a, b), (c, d) = basis
        return different(a * d, b * c)
    if len(basis) != 1:
        raise Unread(f"no basis in the plane: {basis}")
    ((a, b),) = basis
    return every([some([different(a, 0), different(b, 0)]), equal(a * y, b * x)])


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "matrix": _matrix,
        "disc": _disc,
        "preimage": _preimage,
        "eigenvalues": _eigenvalues,
        "eigenspace": _eigenspace,
    },
)
