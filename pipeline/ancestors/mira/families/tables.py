"""Matrices, grids, systems of equations given entry by entry, portfolios, values of a polynomial."""

from fractions import Fraction

from pipeline.ancestors.mira.entries import (
    Constraint,
    Equation,
    LinearConstraint,
    Sentence,
    Unreadable,
    whole,
)
from pipeline.ancestors.mira.families.chains import FRACTION, SHARE
from pipeline.ancestors.mira.problem import Facts, Parts, Problem, Reader
from seedproof.benchmarks.missing_fact.validate import prover_of
from seedproof.proving.linear import rank

VALUE = ("value",)


def _matrix_completion(parts: Parts) -> Problem:
    facts = {f"m{i}{j}": parts.known.whole("m", i, j) for i, j in ((0, 0), (0, 1), (1, 0))}
    if list(parts.target.get("target") or ()) != [1, 1] or parts.hint != ("m", (1, 0)):
        raise Unreadable("the hint is not m10, or the target is not m11")
    return Problem(facts=facts, view=facts | {"m10": None}, slot="m10", value=str(facts["m10"]))


MATRIX_COMPLETION = Reader(
    forms=(Sentence("m## = @", "m"),),
    machine={"entry": Constraint("m", ("row", "col"), VALUE)},
    answer_type="int",
    problem=_matrix_completion,
)


def _tomography(parts: Parts) -> Problem:
    """Read sums. The notes name no cell: each of which a value decides the target may be the withheld one."""
    known = parts.known
    _, (row, column) = parts.hint
    sums = {
        "row_sums": [known.whole("row", i) for i in range(known.size("row"))],
        "column_sums": [known.whole("column", j) for j in range(known.size("column"))],
    }
    if max(map(len, sums.values())) > 5:
        raise Unreadable("the grid has more than 5 rows or columns")
    i, j = _pair(parts.target.get("target_cell"))
    place = i * len(sums["column_sums"]) + j
    value = known.whole("cell", row, column)

    def asked(answer: str) -> str:
        return answer.strip("()").split(", ")[place]

    answers = prover_of("discrete_tomography").answers

    def may_decide(cell: tuple[int, int]) -> bool:
        by_value = [set(map(asked, answers(sums | {"read_cell": list(cell)}, "", one))) for one in "01"]
        return all(by_value) and min(map(len, by_value)) == 1

    cells = [(a, b) for a in range(len(sums["row_sums"])) for b in range(len(sums["column_sums"]))]
    others = [cell for cell in cells if cell not in ((row, column), (i, j))]
    facts = sums | {"read_cell": [row, column], "read_value": value}
    return Problem(
        facts=facts | {"target_cell": [i, j]},
        view=facts | {"read_value": None},
        slot=f"cell_{row}_{column}",
        value=str(value),
        asked=asked,
        rivals=[f"cell_{a}_{b}" for a, b in others if may_decide((a, b))],
    )


TOMOGRAPHY = Reader(
    forms=(
        Sentence("row # sum = @", "row"),
        Sentence("col # sum = @", "column"),
        Sentence("cell(#,#) = @", "cell"),
    ),
    machine={
        "row_sum": Constraint("row", ("row",), VALUE),
        "col_sum": Constraint("column", ("col",), VALUE),
        "cell": Constraint("cell", ("row", "col"), VALUE),
    },
    answer_type="int",
    problem=_tomography,
)


def _eigenvector(parts: Parts) -> Problem:
    """Read a matrix and its eigenvector; the eigenvalue, which no sentence states, follows from both."""
    known = parts.known
    _, (row, column) = parts.hint
    size = known.size("v")
    matrix = [[known.whole("M", i, j) for j in range(size)] for i in range(size)]
    vector = [known.whole("v", i) for i in range(size)]
    values = {
        Fraction(sum(entry * at for entry, at in zip(line, vector, strict=True)), component)
        for line, component in zip(matrix, vector, strict=True)
        if component
    }
    facts: Facts = {
        "matrix": matrix,
        "eigenvector": vector,
        "eigenvalue": whole(min(values, default=0)),
        "target": [row, whole(parts.target.get("target_col"))],
    }
    if not 0 <= facts["target"][1] < size:
        raise Unreadable("the target is no entry of the square")
    shown: list[list[int | None]] = [list(line) for line in matrix]
    shown[row][column] = None
    return Problem(
        facts=facts,
        view=facts | {"matrix": shown},
        slot=f"M_{row}_{column}",
        value=str(matrix[row][column]),
    )


EIGENVECTOR = Reader(
    forms=(
        Sentence("The (#,#) entry of M is @.", "M"),
        Sentence("The entry at row #, column # of matrix M is @.", "M"),
        Sentence("Row #, column # of the coefficient matrix equals @.", "M"),
        Sentence("M[#][#] = @.", "M"),
        Sentence("M[#][#] = @", "M"),
        Sentence("Component # of the eigenvector v equals @.", "v"),
        Sentence("The #-th component of eigenvector v is @.", "v"),
        Sentence("v[#] = @.", "v"),
    ),
    machine={
        "matrix_entry": Constraint("M", ("row", "col"), VALUE),
        "eigvec": Constraint("v", ("index",), VALUE),
    },
    answer_type="int",
    problem=_eigenvector,
)


def _laplace(parts: Parts) -> Problem:
    """Read the border of a grid; the inner equations must be those of Laplace, each of them."""
    size = whole(parts.target.get("grid_size"))
    if size not in (4, 5):
        raise Unreadable(f"the grid has {size} rows, expected 4 or 5")
    names = {(i, j): f"u_{i}_{j}" for i in range(size) for j in range(size)}
    inner = range(1, size - 1)
    for i in inner:
        for j in inner:
            beside = [names[i - 1, j], names[i + 1, j], names[i, j - 1], names[i, j + 1]]
            left = sorted([(names[i, j], 4), *((name, -1) for name in beside)])
            if parts.known.whole("equation", *left) != 0:
                raise Unreadable(f"the equation of {names[i, j]} has a right side other than 0")
    boundary: dict[str, int | None] = {
        f"{i},{j}": parts.known.whole("equation", (names[i, j], 1))
        for i, j in names
        if {i, j} & {0, size - 1}
    }
    ((hidden, _),) = parts.hint[1]
    key = hidden.removeprefix("u_").replace("_", ",")
    target = list(_pair(parts.target.get("target_cell")))
    if key not in boundary or not all(at in inner for at in target):
        raise Unreadable(f"{hidden} is not on the border, or the target not inside")
    facts: Facts = {"n": size, "boundary": boundary, "target": target}
    return Problem(
        facts=facts,
        view=facts | {"boundary": boundary | {key: None}},
        slot=hidden,
        value=str(boundary[key]),
    )


LAPLACE = Reader(
    forms=(Equation(),),
    machine={"lin_eq": LinearConstraint(), "value": LinearConstraint()},
    answer_type="int",
    problem=_laplace,
)


def _coefficient(parts: Parts) -> Problem:
    known = parts.known
    _, (row, column) = parts.hint
    size = known.size("b")
    matrix = [[known.whole("A", i, j) for j in range(size)] for i in range(size)]
    facts: Facts = {
        "A": matrix,
        "b": [known.whole("b", i) for i in range(size)],
        "target": whole(parts.target.get("target_k")),
    }
    if facts["target"] not in range(size):
        raise Unreadable("the target is no unknown of the system")
    shown: list[list[int | None]] = [list(line) for line in matrix]
    shown[row][column] = None
    return Problem(
        facts=facts,
        view=facts | {"A": shown},
        slot=f"A_{row}_{column}",
        value=str(matrix[row][column]),
        names=FRACTION,
    )


COEFFICIENT = Reader(
    forms=(
        Sentence("In equation #, the coefficient of x# is @.", "A"),
        Sentence("The entry A[#][#] of the system matrix is @.", "A"),
        Sentence("Equation # has coefficient @ for variable x#.", "A"),
        Sentence("The multiplier of x# in equation # equals @.", "A", lambda unknown, row: (row, unknown)),
        Sentence(
            "Row # of the coefficient matrix has @ in column #.",
            "A",
        ),
        Sentence("A[#][#] = @", "A"),
        Sentence("Equation # evaluates to @ on the right-hand side.", "b"),
        Sentence("The value of b[#] is @.", "b"),
        Sentence("The right-hand side of equation # is @.", "b"),
        Sentence("Equation # has constant term @.", "b"),
    ),
    machine={
        "coeff": Constraint("A", ("row", "col"), VALUE),
        "rhs": Constraint("b", ("row",), VALUE),
    },
    answer_type="rational",
    problem=_coefficient,
)


def _interpolation(parts: Parts) -> Problem:
    """Read values of a polynomial. A value anywhere would do; the prompt lets a solver ask for it so."""
    known = parts.known
    _, (node,) = parts.hint
    nodes = sorted(at for (at,) in known.places("p"))
    query = whole(parts.target.get("target_x"))
    degree = whole(parts.target.get("degree"))
    if len(nodes) != degree + 1 or query in nodes or degree > 8:
        raise Unreadable(f"{len(nodes)} values do not fix a polynomial of degree {degree} at {query}")
    samples: list[int | None] = [known.whole("p", at) for at in nodes]
    facts: Facts = {"degree": degree, "nodes": nodes, "values": samples, "query": query}
    shown = list(samples)
    shown[nodes.index(node)] = None
    return Problem(
        facts=facts,
        view=facts | {"values": shown},
        slot=f"p_{node}",
        value=str(known.whole("p", node)),
    )


INTERPOLATION = Reader(
    forms=(Sentence("p(#) = @", "p"),),
    machine={"point": Constraint("p", ("x",), ("y",))},
    answer_type="int",
    problem=_interpolation,
)


def _portfolio(parts: Parts) -> Problem:
    known = parts.known
    _, (first, second) = parts.hint
    size = known.size("weight")
    pairs = [(i, j) for i in range(size) for j in range(i + 1, size)]
    correlations = {f"{i},{j}": _exact(known.value("rho", i, j)) for i, j in pairs}
    facts: Facts = {
        "weights": [_exact(known.value("weight", i)) for i in range(size)],
        "sigmas": [known.whole("sigma", i) for i in range(size)],
        "correlations": correlations,
    }
    if sum(map(Fraction, facts["weights"])) != 1:
        raise Unreadable("the weights do not sum to 1")
    key = f"{first},{second}"
    pinned = _is_pinned(correlations, size, first, second) or _is_pinned(correlations, size, second, first)
    return Problem(
        facts=facts,
        view=facts | {"correlations": correlations | {key: None}},
        slot=f"rho_{first}_{second}",
        value=str(correlations[key]),
        names=FRACTION,
        only=f"no other rho_{first}_{second} makes a correlation matrix" if pinned else "",
    )


def _is_pinned(correlations: dict[str, int | str], size: int, one: int, other: int) -> bool:
    """Return whether the correlations without one asset decide that between it and the other.

    They do if they make the other asset a combination of the rest: then so is its correlation.
    """
    rest = [at for at in range(size) if at not in (one, other)]
    columns = [*rest, other]
    table = [[1 if i == j else correlations[f"{min(i, j)},{max(i, j)}"] for j in columns] for i in columns]
    return bool(rest) and rank(table) == rank([line[:-1] for line in table])


PORTFOLIO = Reader(
    forms=(
        Sentence("Asset # is allocated a fraction @ of the portfolio.", "weight"),
        Sentence("The weight of asset # in the portfolio is @.", "weight"),
        Sentence("Asset # has portfolio weight @.", "weight"),
        Sentence("Asset #'s volatility (standard deviation) is @.", "sigma"),
        Sentence("Asset # has standard deviation @.", "sigma"),
        Sentence("The standard deviation of asset # is @.", "sigma"),
        Sentence("Assets # and # have a pairwise correlation of @.", "rho"),
        Sentence("The correlation between asset # and asset # is @.", "rho"),
        Sentence("The correlation coefficient rho(#,#) equals @.", "rho"),
        Sentence("rho(#,#) = @.", "rho"),
        Sentence("rho(#,#) = @", "rho"),
    ),
    machine={
        "weight": Constraint("weight", ("asset",), SHARE),
        "std": Constraint("sigma", ("asset",), VALUE),
        "corr": Constraint("rho", ("asset_i", "asset_j"), SHARE),
    },
    answer_type="rational",
    problem=_portfolio,
)


def _pair(stated: object) -> tuple[int, int]:
    if not isinstance(stated, list) or len(stated) != 2:
        raise Unreadable(f"{repr(stated)[:100]} is no cell")
    return whole(stated[0]), whole(stated[1])


def _exact(value: Fraction) -> int | str:
    return value.numerator if value.denominator == 1 else str(value)
