"""The families of matrices, grids and networks."""

from typing import Any

from pipeline.exporting.mira.instance import (
    Constraint,
    Instance,
    Problem,
    as_reduced,
    as_value,
    integers_of,
)


def matrix_completion(problem: Problem) -> Instance:
    """Return a matrix of rank 1, the entry m10 withheld."""
    facts = problem.facts
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={"shape": [2, 2], "target": [1, 1]},
        unknowns=["m00", "m01", "m10", "m11"],
        known=[
            {"type": "entry", "row": 0, "col": 0, "value": facts["m00"]},
            {"type": "entry", "row": 0, "col": 1, "value": facts["m01"]},
        ],
        held={"m10": {"type": "entry", "row": 1, "col": 0, "value": facts["m10"]}},
    )


def discrete_tomography(problem: Problem) -> Instance:
    """Return a grid of zeros and ones with its sums, one cell withheld.

    Our row asks for the whole grid, the ancestor's for one cell. That is here the first cell, row by row,
    that the sums leave open and that is not the withheld one.
    """
    row_sums = problem.facts["row_sums"]
    column_sums = problem.facts["column_sums"]
    read_row, read_column = problem.facts["read_cell"]
    width = len(column_sums)
    grid = integers_of(problem.answer)
    other_grid = integers_of(problem.other_answer)
    read_index = read_row * width + read_column
    cells = range(len(grid))
    target = next(cell for cell in cells if grid[cell] != other_grid[cell] and cell != read_index)
    rows: list[Constraint] = [
        {"type": "row_sum", "row": row, "value": value} for row, value in enumerate(row_sums)
    ]
    columns: list[Constraint] = [
        {"type": "col_sum", "col": column, "value": value} for column, value in enumerate(column_sums)
    ]
    return Instance(
        answer_type="int",
        solution={"value": grid[target]},
        metadata={
            "size": [len(row_sums), width],
            "target_cell": list(divmod(target, width)),
            "row_sums": row_sums,
            "col_sums": column_sums,
        },
        unknowns=[f"c{row}{column}" for row in range(len(row_sums)) for column in range(width)],
        known=[*rows, *columns],
        held={
            problem.slot: {
                "type": "cell",
                "row": read_row,
                "col": read_column,
                "value": problem.facts["read_value"],
            }
        },
    )


def eigenvector_missing_entry(problem: Problem) -> Instance:
    """Return a matrix with an eigenvector, one entry withheld.

    `missing_row` is the row of M^2 that is asked for: the ancestor's scripts read it as that alone, and in
    its own instances it is the row of the withheld entry, too.
    """
    matrix = problem.facts["matrix"]
    vector = problem.facts["eigenvector"]
    target_row, target_column = problem.facts["target"]
    entries = {
        (row, column): {"type": "matrix_entry", "row": row, "col": column, "value": value}
        for row, values in enumerate(matrix)
        for column, value in enumerate(values)
    }
    row, column = problem.place()
    withheld = entries.pop((row, column))
    components: list[Constraint] = [
        {"type": "eigvec", "index": index, "value": value} for index, value in enumerate(vector)
    ]
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={
            "n": len(matrix),
            "missing_row": target_row,
            "missing_col": column,
            "target_col": target_column,
            "eigenvalue": problem.facts["eigenvalue"],
            "M": matrix,
            "v": vector,
        },
        unknowns=[f"(M^2)[{target_row}][{target_column}]"],
        known=[*entries.values(), *components],
        held={problem.slot: withheld},
    )


def laplace_grid(problem: Problem) -> Instance:
    """Return a grid whose inner values are the means of their neighbours, one border value withheld."""
    size = problem.facts["n"]
    border = problem.facts["boundary"]
    inner = range(1, size - 1)
    equations = [_mean(row, column) for row in inner for column in inner]
    stated: dict[str, Constraint] = {}
    for cell, value in border.items():
        row, column = map(int, cell.split(","))
        name = _name(row, column)
        stated[name] = {"type": "value", "var": name, "value": value}
    missing_row, missing_column = problem.place()
    withheld = stated.pop(_name(missing_row, missing_column))
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={
            "grid_size": size,
            "target_cell": problem.facts["target"],
            "missing_cell": [missing_row, missing_column],
            "boundary_values": border,
        },
        unknowns=[_name(row, column) for row in range(size) for column in range(size)],
        known=[*equations, *stated.values()],
        held={problem.slot: withheld},
    )


def circuit_missing_resistance(problem: Problem) -> Instance:
    """Return a network of resistors in series and parallel, one resistance withheld.

    Resistors are numbered from 0 in what is typed, and from 1 in the texts, as in the ancestor's instances.
    """
    tree = problem.facts["tree"]
    resistances = problem.facts["resistances"]
    numbers = {name: _number(name) for name in resistances}
    stated: dict[str, Constraint] = {
        name: {"type": "resistance", "resistor": numbers[name], "value": value}
        for name, value in resistances.items()
    }
    withheld = stated.pop(problem.slot)
    topology: Constraint = {"type": "topology", "description": _connections(tree)}
    return Instance(
        answer_type="rational",
        solution=as_reduced(problem.answer),
        metadata={
            "n_resistors": len(resistances),
            "missing_resistor": numbers[problem.slot],
            "values": {str(numbers[name]): value for name, value in resistances.items()},
            "tree": _numbered(tree),
        },
        unknowns=["R_eq"],
        known=[topology, *stated.values()],
        held={problem.slot: withheld},
    )


def _name(row: int, column: int) -> str:
    return f"u_{row}_{column}"


def _mean(row: int, column: int) -> Constraint:
    """Return the equation that four times an inner value is the sum of its neighbours."""
    coefficients = {
        _name(row, column): 4,
        _name(row - 1, column): -1,
        _name(row + 1, column): -1,
        _name(row, column - 1): -1,
        _name(row, column + 1): -1,
    }
    return {"type": "lin_eq", "coeffs": coefficients, "rhs": 0}


def _number(name: str) -> int:
    """Return the number of a resistor, counted from 0: 2 for R3."""
    return int(name.removeprefix("R")) - 1


def _numbered(tree: Any) -> list[Any]:
    """Return a network whose leaves are numbers, as the ancestor has it."""
    if isinstance(tree, str):
        return ["leaf", _number(tree)]
    kind, left, right = tree
    return [kind, _numbered(left), _numbered(right)]


def _connections(tree: Any) -> list[str]:
    """Return a sentence for every connection of a network, the inner ones first."""
    sentences: list[str] = []
    _connect(tree, sentences)
    *inner, last = sentences
    group = f"forming group G{len(sentences)}."
    return [*inner, last.replace(group, "forming the total equivalent resistance.")]


def _connect(tree: Any, sentences: list[str]) -> str:
    """Add the sentences of a network; return its name."""
    if isinstance(tree, str):
        return tree
    kind, left, right = tree
    first = _connect(left, sentences)
    second = _connect(right, sentences)
    name = f"G{len(sentences) + 1}"
    sentences.append(f"{first} and {second} are connected in {kind}, forming group {name}.")
    return name
