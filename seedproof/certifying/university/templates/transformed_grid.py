"""Linear maps of the plane by two drawn images: matrices, areas, preimages, eigenvectors."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, absolute, at_most, different, equal, every, some
from seedproof.certifying.university import drawn, plain, stated
from seedproof.certifying.university.drawn import Place, place
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.transformed_grid import phrases

LEMMAS = {
    "area_of_image": "A linear map multiplies areas by the size of its determinant.",
    "area_of_disc": "A disc of radius r has the area pi r^2.",
    "trace": "The two eigenvalues of a matrix with two rows, a double one taken twice, add up to its trace.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "map": {
            "Let $T ... be linear. The arrows": "a:integer b:integer c:integer d:integer",
            "In the figure, $u = T": "a:integer b:integer c:integer d:integer",
            "The figure shows the vectors $u = T": "a:integer b:integer c:integer d:integer",
            "A linear map $T$ of the plane takes": "a:integer b:integer c:integer d:integer",
        }
    },
    seen="c9242449",
)

QUESTIONS = meanings(
    (phrases.MATRICES, *phrases.SECOND.values(), *phrases.THIRD.values()),
    {
        "matrix": ("Which matrix $A$ satisfies $T(x) = A x$", "Find the matrix of $T$ in the standard basis"),
        "disc": {
            "What is the area of the image of a disc": "radius:integer",
            "A disc has the radius": "radius:integer",
        },
        "preimage": {
            "Which point does $T$ take to": "x:integer y:integer",
            "Find the point whose image under $T$ is": "x:integer y:integer",
        },
        "eigenvalues": ("Determine the set of all eigenvalues", "Find the eigenvalues of $T$"),
        "eigenspace": (
            "Give a basis of the eigenspace for the largest eigenvalue",
            "Find a basis, as a set of vectors, of the eigenspace that belongs to the largest eigenvalue",
        ),
    },
    seen="8d8c83a0",
)


@dataclass(frozen=True, slots=True)
class Model:
    """Two vectors, and the drawn images of them."""

    vectors: Sequence[tuple[int, int]]
    images: Sequence[Place]


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "axes")
    drawn.expect_only(drawing, "region", "arrow")
    arrows = {
        item["label"]: (place(item["from"]), place(item["to"])) for item in drawn.items(drawing, "arrow")
    }
    if sorted(arrows) != ["u", "v"] or any(any(tail) for tail, _ in arrows.values()):
        raise Unread(f"{task.row_id}: other arrows than u and v from the origin")
    (_, u), (_, v) = arrows["u"], arrows["v"]
    corners = [(u[0] * 0, u[1] * 0), u, (u[0] + v[0], u[1] + v[1]), v]
    if sorted(drawn.places(drawn.only(drawing, "region")["points"])) != sorted(corners):
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
        drawn.shown(ground, f"{name} = ({u}, {v}) is the image of ({x}, {y})", made.takes(x, y, (u, v)))
    return made


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _map(asked, ground)
    rows = plain.matrix(asked.part.answer).rows
    if [len(row) for row in rows] != [2, 2]:
        raise Unread(f"no matrix of the plane: {asked.part.answer}")
    entries = [value(ground, entry, {}) for row in rows for entry in row]
    return answer_is(asked, ground, every(map(equal, (found.a, found.b, found.c, found.d), entries)))


def _disc(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found, radius = _map(asked, ground), asked.said["radius"]
    ground.use("area_of_image")
    ground.use("area_of_disc")
    area = absolute(found.determinant()) * radius * radius * ground.pi()
    return answer_is(asked, ground, equal(area, stated.stated_number(asked, ground)))


def _preimage(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _map(asked, ground)
    point = {name: ground.unknown(name) for name in ("x", "y")}
    image = asked.said["x"], asked.said["y"]
    ground.say("where the point is taken", found.takes(point["x"], point["y"], image))
    return answer_is(asked, ground, stated.is_point(point, stated.stated_point(asked, ground, ("x", "y"))))


def _eigenvalue(ground: Ground, found: Map) -> Term:
    number = ground.unknown("eigenvalue")
    ground.say("A - k I is singular", equal(found.determinant(number), 0), lemma="singular_matrix")
    return number


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    number = _eigenvalue(ground, _map(asked, ground))
    return solutions_are(asked, ground, [equal(number, one) for one in stated.stated_numbers(asked, ground)])


def _eigenspace(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that the stated vectors are eigenvectors, and that they span all of them."""
    ground = start(asked)
    found = _map(asked, ground)
    number = _eigenvalue(ground, found)
    ground.say("it is the largest", at_most(found.a + found.d, number * 2), lemma="trace")
    x, y = ground.unknown("x"), ground.unknown("y")
    ground.say("an eigenvector, or 0", found.takes(x, y, (number * x, number * y)))
    basis = [(one["x"], one["y"]) for one in stated.stated_points(asked, ground, ("x", "y"))]
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
