"""Our rows as instances of MIRA-Math: the ancestor's fields, and the ancestor's checks and scorer agree.

What its scripts read is implemented again here, from `validate.py`, `scoring.py` and the families of
cedar-lau/mira-math: the union of both agents' typed constraints gives the solution, agent A's alone does not,
and with the atomic hint they do.
"""

import json
from fractions import Fraction
from itertools import product
from math import isqrt

import pytest

import seedproof as sp
from pipeline.exporting.mira.form import FAMILIES, FORM
from seedproof.benchmarks.missing_fact import FAMILIES as OURS
from tests.circles import few

ROWS = [
    sp.rebuild(f"missing_fact/{family}/d{difficulty}/000000") for family in OURS for difficulty in (1, 2, 3)
]

SHAPES = {
    "bayes_missing_prior": (
        "dict_int",
        ["numerator", "denominator"],
        ["sens_num", "sens_denom", "fpr_num", "fpr_denom", "prior_num", "prior_denom"],
        {"likelihood_pos": ["num", "denom"], "likelihood_neg": ["num", "denom"]},
        ("prior", ["num", "denom"]),
    ),
    "birth_death_missing_rate": (
        "rational",
        ["numerator", "denominator"],
        ["n_states", "lambdas", "mus", "missing_kind", "missing_state", "target_state"],
        {
            "birth_rate": ["from_state", "to_state", "value"],
            "death_rate": ["from_state", "to_state", "value"],
        },
        ("birth_rate or death_rate", ["from_state", "to_state", "value"]),
    ),
    "circuit_missing_resistance": (
        "rational",
        ["numerator", "denominator"],
        ["n_resistors", "missing_resistor", "values", "tree"],
        {"topology": ["description"], "resistance": ["resistor", "value"]},
        ("resistance", ["resistor", "value"]),
    ),
    "crt_reconstruction": (
        "dict_int",
        ["x"],
        ["variable", "range", "moduli"],
        {"congruence": ["var", "mod", "residue"]},
        ("congruence", ["var", "mod", "residue"]),
    ),
    "deconvolution": (
        "dict_int",
        ["x0", "x1", "x2", "x3"],
        ["kernel", "length_x", "length_y", "missing_index"],
        {"conv_eq": ["index", "value"]},
        ("conv_eq", ["index", "value"]),
    ),
    "discrete_tomography": (
        "int",
        ["value"],
        ["size", "target_cell", "row_sums", "col_sums"],
        {"row_sum": ["row", "value"], "col_sum": ["col", "value"]},
        ("cell", ["row", "col", "value"]),
    ),
    "eigenvector_missing_entry": (
        "int",
        ["value"],
        ["n", "missing_row", "missing_col", "target_col", "eigenvalue", "M", "v"],
        {"matrix_entry": ["row", "col", "value"], "eigvec": ["index", "value"]},
        ("matrix_entry", ["row", "col", "value"]),
    ),
    "geometry_coordinates": (
        "dict_int",
        ["value"],
        ["variables", "point_q"],
        {"lin_eq": ["coeffs", "rhs"]},
        ("lin_eq", ["coeffs", "rhs"]),
    ),
    "graph_path_sums": (
        "dict_int",
        ["e01", "e12", "e20"],
        ["variables", "paths"],
        {"lin_eq": ["coeffs", "rhs"]},
        ("lin_eq", ["coeffs", "rhs"]),
    ),
    "laplace_grid": (
        "int",
        ["value"],
        ["grid_size", "target_cell", "missing_cell", "boundary_values"],
        {"lin_eq": ["coeffs", "rhs"], "value": ["var", "value"]},
        ("value", ["var", "value"]),
    ),
    "linear_system_missing_coeff": (
        "rational",
        ["numerator", "denominator"],
        ["n", "missing_row", "missing_col", "target_k", "A", "b"],
        {"coeff": ["row", "col", "value"], "rhs": ["row", "value"]},
        ("coeff", ["row", "col", "value"]),
    ),
    "linear_system_separator": (
        "dict_int",
        ["a", "b", "c"],
        ["variables", "domains"],
        {"lin_eq": ["coeffs", "rhs"]},
        ("value", ["var", "value"]),
    ),
    "markov_missing_transition": (
        "dict_int",
        ["numerator", "denominator"],
        ["n_states", "missing_row", "hint_col", "derived_col", "a_cols", "target_state"],
        {"transition": ["from_state", "to_state", "num", "denom"]},
        ("transition", ["from_state", "to_state", "num", "denom"]),
    ),
    "matrix_completion": (
        "int",
        ["value"],
        ["shape", "target"],
        {"entry": ["row", "col", "value"]},
        ("entry", ["row", "col", "value"]),
    ),
    "moment_problem": (
        "dict_int",
        ["q0", "q1", "q2"],
        ["support", "denominator", "m1", "m2"],
        {"lin_eq": ["coeffs", "rhs"]},
        ("lin_eq", ["coeffs", "rhs"]),
    ),
    "phase_retrieval": (
        "dict_int",
        ["x0", "x1", "x2", "x3"],
        ["N", "value_range"],
        {"fft_mag_sq": ["values"], "abs_greater": ["index", "than"]},
        ("sign", ["index", "sign"]),
    ),
    "piecewise_missing_threshold": (
        "int",
        ["value"],
        ["x", "threshold", "active_branch", "branches"],
        {"query_point": ["x"], "branch_formula": ["branch", "slope", "intercept", "condition"]},
        ("threshold", ["value"]),
    ),
    "poly_interpolation": (
        "int",
        ["value"],
        ["degree", "target_x", "coeffs"],
        {"point": ["x", "y"]},
        ("point", ["x", "y"]),
    ),
    "portfolio_variance_missing_corr": (
        "rational",
        ["numerator", "denominator"],
        ["n_assets", "weights_num", "weights_denom", "sigmas", "corrs", "missing_pair"],
        {
            "weight": ["asset", "num", "denom"],
            "std": ["asset", "value"],
            "corr": ["asset_i", "asset_j", "num", "denom"],
        },
        ("corr", ["asset_i", "asset_j", "num", "denom"]),
    ),
    "rankdef_linear_shared": (
        "dict_int",
        ["x", "y", "z"],
        ["variables", "domains"],
        {"lin_eq": ["coeffs", "rhs"]},
        ("lin_eq", ["coeffs", "rhs"]),
    ),
    "recurrence_missing_init": (
        "int",
        ["value"],
        ["r1", "r2", "target_n"],
        {"recurrence": ["coeffs"], "init": ["index", "value"]},
        ("init", ["index", "value"]),
    ),
    "steady_state_missing_emission": (
        "rational",
        ["numerator", "denominator"],
        ["n_states", "n_symbols", "missing_state", "target_symbol", "P", "E"],
        {
            "transition": ["from_state", "to_state", "num", "denom"],
            "emission": ["state", "symbol", "num", "denom"],
        },
        ("emission", ["state", "symbol", "num", "denom"]),
    ),
}
"""Of each family, written by hand from the ancestor's release: the type of the answer, the keys of the
solution and of the metadata, the fields of agent A's typed constraints, and the atomic hint's own fields."""

WRITTEN = {
    "id": "crt_reconstruction-d1-000000",
    "family": "crt_reconstruction",
    "difficulty": 1,
    "n_agents": 2,
    "answer_type": "dict_int",
    "global_solution": {"x": 1021},
    "global_metadata": {"variable": "x", "range": [0, 1309], "moduli": [11, 17, 7]},
    "agent_views": [
        {
            "agent_id": "A",
            "private_data": {
                "unknowns": ["x"],
                "externals": [],
                "constraints_text": [
                    "x leaves the remainder 1 on division by 17.",
                    "x is congruent to 9 modulo 11.",
                ],
                "constraints_machine": [
                    {"type": "congruence", "var": "x", "mod": 11, "residue": 9},
                    {"type": "congruence", "var": "x", "mod": 17, "residue": 1},
                ],
            },
        },
        {
            "agent_id": "B",
            "private_data": {
                "unknowns": ["x"],
                "externals": [],
                "constraints_text": ["x = 6 (mod 7)."],
                "constraints_machine": [{"type": "congruence", "var": "x", "mod": 7, "residue": 6}],
            },
        },
    ],
    "minimal_hint_spec": {
        "k_min": 1,
        "atomic_hints": [
            {
                "hint_id": "h1",
                "kind": "congruence",
                "var": "x",
                "mod": 7,
                "residue": 6,
                "providers": ["B"],
                "consumers": ["A"],
            }
        ],
    },
}

WRITTEN_ROW = {
    "id": "missing_fact/crt_reconstruction/d1/000000",
    "family": "crt_reconstruction",
    "difficulty": 1,
    "answer": "1021",
    "view": WRITTEN["agent_views"][0]["private_data"]["constraints_text"],
    "hint_slot": "congruence_3",
    "accepted_slots": ["congruence_3"],
    "witnesses": [{"hint_value": "x = 0 (mod 7)", "answer": "273"}],
    "held": [{"slot": "congruence_3", "hint": "x = 6 (mod 7).", "value": "x = 6 (mod 7)"}],
    "facts": json.dumps({"moduli": [11, 17, 7], "residues": [9, 1, 6]}),
}


def test_a_record_is_the_one_written_by_hand_in_all_its_bytes():
    assert json.dumps(FORM.record(WRITTEN_ROW)) == json.dumps(WRITTEN)


def test_every_family_has_its_shape():
    assert set(FAMILIES) == set(SHAPES) == set(OURS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_record_has_the_fields_of_the_ancestors_in_their_order(row):
    record = FORM.record(row)
    answer_type, solution, metadata, constraints, (kind, fields) = SHAPES[row["family"]]
    first, second = record["agent_views"]
    (hint,) = record["minimal_hint_spec"]["atomic_hints"]
    assert list(record) == list(FORM.fields)
    assert list(record["global_metadata"]) == metadata
    assert list(record["global_solution"])[: len(solution)] == solution
    assert {type(value) for value in record["global_solution"].values()} <= {int, str}
    assert record["answer_type"] in (answer_type, "expression")
    assert list(record["minimal_hint_spec"]) == ["k_min", "atomic_hints"]
    assert hint["kind"] in kind.split(" or ")
    assert list(hint) == ["hint_id", "kind", *fields, "providers", "consumers"]
    assert (first["agent_id"], second["agent_id"]) == ("A", "B")
    for view in (first, second):
        private = view["private_data"]
        assert list(private) == ["unknowns", "externals", "constraints_text", "constraints_machine"]
    for constraint in first["private_data"]["constraints_machine"]:
        assert list(constraint) == ["type", *constraints[constraint["type"]]]


def linear(constraints, names):
    """Rows of coefficients, the constant last, of what is linear among typed constraints."""
    for constraint in constraints:
        if constraint["type"] == "lin_eq":
            yield [Fraction(constraint["coeffs"].get(name, 0)) for name in names] + [
                Fraction(constraint["rhs"])
            ]
        if constraint["type"] == "value":
            yield [Fraction(name == constraint["var"]) for name in names] + [Fraction(constraint["value"])]


def eliminated(rows, width):
    """The one solution of linear equations, None where there is none or more."""
    rows = [list(row) for row in rows]
    for column in range(width):
        pivot = next((i for i in range(column, len(rows)) if rows[i][column]), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for i in range(len(rows)):
            if i != column:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    if any(row[-1] for row in rows[width:]):
        return None
    return [row[-1] for row in rows[:width]]


def fraction(constraint):
    return Fraction(constraint["num"], constraint["denom"])


def reduced(value):
    return {"numerator": value.numerator, "denominator": value.denominator}


def of_type(constraints, *types):
    return [constraint for constraint in constraints if constraint["type"] in types]


def by_place(constraints, kind, *places):
    return {tuple(c[place] for place in places): c for c in of_type(constraints, kind)}


def all_variables(record, constraints):
    names = record["agent_views"][0]["private_data"]["unknowns"]
    values = eliminated(linear(constraints, names), len(names))
    return values and dict(zip(names, map(int, values), strict=True))


def posterior(record, constraints):
    given = {constraint["type"]: fraction(constraint) for constraint in constraints}
    if len(given) < 3:
        return None
    with_h = given["likelihood_pos"] * given["prior"]
    return reduced(with_h / (with_h + given["likelihood_neg"] * (1 - given["prior"])))


def remainder(record, constraints):
    moduli = {c["mod"]: c["residue"] for c in constraints}
    fitting = [
        x
        for x in range(record["global_metadata"]["range"][1])
        if all(x % modulus == residue for modulus, residue in moduli.items())
    ]
    return {"x": fitting[0]} if len(fitting) == 1 else None


def distance(record, constraints):
    point = eliminated(linear(constraints, ["x", "y"]), 2)
    if point is None:
        return None
    squared = sum((a - b) ** 2 for a, b in zip(point, record["global_metadata"]["point_q"], strict=True))
    root = isqrt(int(squared))
    if root * root == squared:
        return {"value": root}
    text = record["global_solution"]["value"]
    factor, _, inside = text.replace("*", "").partition("sqrt")
    assert squared == int(factor or 1) ** 2 * int(inside.strip("()"))
    return {"value": text}


def corner(record, constraints):
    entries = {place: c["value"] for place, c in by_place(constraints, "entry", "row", "col").items()}
    if len(entries) < 3:
        return None
    return {"value": entries[0, 1] * entries[1, 0] // entries[0, 0]}


def signal(record, constraints):
    (magnitudes,) = [c["values"] for c in of_type(constraints, "fft_mag_sq")]
    bound = record["global_metadata"]["value_range"]
    fitting = []
    for sums in product(*({isqrt(m), -isqrt(m)} for m in magnitudes[::2])):
        even, odd = (sums[0] + sums[1]) // 2, (sums[0] - sums[1]) // 2
        for x0, x1 in product(range(-bound, bound + 1), repeat=2):
            x = (x0, x1, even - x0, odd - x1)
            if (x[0] - x[2]) ** 2 + (x[1] - x[3]) ** 2 == magnitudes[1] and max(map(abs, x)) <= bound:
                fitting.append(x)
    for c in of_type(constraints, "abs_greater"):
        fitting = [x for x in fitting if abs(x[c["index"]]) > abs(x[c["than"]])]
    for c in of_type(constraints, "sign"):
        fitting = [x for x in fitting if x[c["index"]] * c["sign"] > 0]
    if len(set(fitting)) != 1:
        return None
    return {f"x{index}": value for index, value in enumerate(fitting[0])}


def branch(record, constraints):
    thresholds = of_type(constraints, "threshold")
    if not thresholds:
        return None
    x = of_type(constraints, "query_point")[0]["x"]
    number = 0 if x < thresholds[0]["value"] else 1
    formula = by_place(constraints, "branch_formula", "branch")[number,]
    return {"value": formula["slope"] * x + formula["intercept"]}


def term(record, constraints):
    given = {place: c["value"] for (place,), c in by_place(constraints, "init", "index").items()}
    if len(given) < 2:
        return None
    metadata = record["global_metadata"]
    terms = [given[0], given[1]]
    while len(terms) <= metadata["target_n"]:
        terms.append(metadata["r1"] * terms[-1] + metadata["r2"] * terms[-2])
    return {"value": terms[metadata["target_n"]]}


def samples(record, constraints):
    kernel = record["global_metadata"]["kernel"]
    length = record["global_metadata"]["length_x"]
    rows = []
    for c in of_type(constraints, "conv_eq"):
        row = [Fraction(0)] * length
        for lag, weight in enumerate(kernel):
            if 0 <= c["index"] - lag < length:
                row[c["index"] - lag] += weight
        rows.append([*row, Fraction(c["value"])])
    values = eliminated(rows, length)
    return values and {f"x{index}": int(value) for index, value in enumerate(values)}


def polynomial(record, constraints):
    degree = record["global_metadata"]["degree"]
    points = of_type(constraints, "point")
    values = eliminated(
        ([Fraction(c["x"]) ** k for k in range(degree + 1)] + [Fraction(c["y"])] for c in points), degree + 1
    )
    if values is None:
        return None
    assert values == record["global_metadata"]["coeffs"]
    x = record["global_metadata"]["target_x"]
    return {"value": int(sum(value * x**k for k, value in enumerate(values)))}


def stationary(matrix):
    size = len(matrix)
    balance = [[matrix[j][i] - (i == j) for j in range(size)] + [Fraction(0)] for i in range(size - 1)]
    return eliminated([[Fraction(1)] * (size + 1), *balance], size)


def chain(record, constraints):
    size = record["global_metadata"]["n_states"]
    entries = by_place(constraints, "transition", "from_state", "to_state")
    matrix = [[None] * size for _ in range(size)]
    for (i, j), c in entries.items():
        matrix[i][j] = fraction(c)
    for row in matrix:
        if row.count(None) > 1:
            return None
        if None in row:
            row[row.index(None)] = 1 - sum(value for value in row if value is not None)
    return reduced(stationary(matrix)[record["global_metadata"]["target_state"]])


def population(record, constraints):
    metadata = record["global_metadata"]
    births = by_place(constraints, "birth_rate", "from_state")
    deaths = by_place(constraints, "death_rate", "from_state")
    states = range(1, metadata["n_states"])
    if len(births) + len(deaths) < 2 * len(states):
        return None
    weights = [Fraction(1)]
    for state in states:
        weights.append(weights[-1] * births[state - 1,]["value"] / deaths[state,]["value"])
    return reduced(weights[metadata["target_state"]] / sum(weights))


def emission(record, constraints):
    metadata = record["global_metadata"]
    emitted = by_place(constraints, "emission", "state", "symbol")
    if (metadata["missing_state"], metadata["target_symbol"]) not in emitted:
        return None
    matrix = [[Fraction(*pair) for pair in row] for row in metadata["P"]]
    for (i, j), c in by_place(constraints, "transition", "from_state", "to_state").items():
        assert matrix[i][j] == fraction(c)
    shares = stationary(matrix)
    symbol = metadata["target_symbol"]
    return reduced(sum(share * fraction(emitted[state, symbol]) for state, share in enumerate(shares)))


def variance(record, constraints):
    weights = {place: fraction(c) for (place,), c in by_place(constraints, "weight", "asset").items()}
    sigmas = {place: c["value"] for (place,), c in by_place(constraints, "std", "asset").items()}
    rho = {place: fraction(c) for place, c in by_place(constraints, "corr", "asset_i", "asset_j").items()}
    count = record["global_metadata"]["n_assets"]
    if len(rho) < count * (count - 1) // 2:
        return None
    total = sum((weights[i] * sigmas[i]) ** 2 for i in range(count))
    total += sum(2 * weights[i] * weights[j] * sigmas[i] * sigmas[j] * r for (i, j), r in rho.items())
    return reduced(total)


def square(record, constraints):
    metadata = record["global_metadata"]
    entries = {place: c["value"] for place, c in by_place(constraints, "matrix_entry", "row", "col").items()}
    size = metadata["n"]
    if len(entries) < size * size:
        return None
    row, column = metadata["missing_row"], metadata["target_col"]
    return {"value": sum(entries[row, k] * entries[k, column] for k in range(size))}


def unknown(record, constraints):
    size = record["global_metadata"]["n"]
    entries = by_place(constraints, "coeff", "row", "col")
    right = by_place(constraints, "rhs", "row")
    if len(entries) < size * size or len(right) < size:
        return None
    rows = [[Fraction(entries[i, j]["value"]) for j in range(size)] for i in range(size)]
    values = eliminated([[*row, Fraction(right[i,]["value"])] for i, row in enumerate(rows)], size)
    return reduced(values[record["global_metadata"]["target_k"]])


def resistance(record, constraints):
    known = {
        place: Fraction(c["value"]) for (place,), c in by_place(constraints, "resistance", "resistor").items()
    }
    if set(known) != set(range(record["global_metadata"]["n_resistors"])):
        return None

    def of(tree):
        if tree[0] == "leaf":
            return known[tree[1]]
        left, right = of(tree[1]), of(tree[2])
        return left + right if tree[0] == "series" else left * right / (left + right)

    return reduced(of(record["global_metadata"]["tree"]))


def temperature(record, constraints):
    names = record["agent_views"][0]["private_data"]["unknowns"]
    values = eliminated(linear(constraints, names), len(names))
    if values is None:
        return None
    row, column = record["global_metadata"]["target_cell"]
    return {"value": int(values[names.index(f"u_{row}_{column}")])}


def cell(record, constraints):
    row_sums = [c["value"] for c in of_type(constraints, "row_sum")]
    column_sums = [c["value"] for c in of_type(constraints, "col_sum")]
    given = {place: c["value"] for place, c in by_place(constraints, "cell", "row", "col").items()}

    def grids(row, left):
        if row == len(row_sums):
            if not any(left):
                yield ()
            return
        for values in product((0, 1), repeat=len(left)):
            fits = all(given.get((row, j), value) == value for j, value in enumerate(values))
            rest = [total - value for total, value in zip(left, values, strict=True)]
            if fits and sum(values) == row_sums[row] and min(rest) >= 0 and max(rest) < len(row_sums) - row:
                yield from ((values, *others) for others in grids(row + 1, rest))

    found = list(grids(0, column_sums))
    row, column = record["global_metadata"]["target_cell"]
    return {"value": found[0][row][column]} if len(found) == 1 else None


SOLVERS = {
    "bayes_missing_prior": posterior,
    "birth_death_missing_rate": population,
    "circuit_missing_resistance": resistance,
    "crt_reconstruction": remainder,
    "deconvolution": samples,
    "discrete_tomography": cell,
    "eigenvector_missing_entry": square,
    "geometry_coordinates": distance,
    "graph_path_sums": all_variables,
    "laplace_grid": temperature,
    "linear_system_missing_coeff": unknown,
    "linear_system_separator": all_variables,
    "markov_missing_transition": chain,
    "matrix_completion": corner,
    "moment_problem": all_variables,
    "phase_retrieval": signal,
    "piecewise_missing_threshold": branch,
    "poly_interpolation": polynomial,
    "portfolio_variance_missing_corr": variance,
    "rankdef_linear_shared": all_variables,
    "recurrence_missing_init": term,
    "steady_state_missing_emission": emission,
}


@pytest.mark.parametrize("row", few(ROWS, len(OURS)), ids=lambda row: row["id"])
def test_what_is_typed_is_solvable_with_the_hint_and_not_without(row):
    record = FORM.record(row)
    solve = SOLVERS[row["family"]]
    own, held = [view["private_data"]["constraints_machine"] for view in record["agent_views"]]
    (hint,) = record["minimal_hint_spec"]["atomic_hints"]
    added = {"type": hint["kind"], **hint}
    assert solve(record, own) is None
    assert solve(record, [*own, added]) == record["global_solution"]
    assert solve(record, [*own, *held]) == record["global_solution"]


def normalised(answer, answer_type):
    """As the ancestor's scorer compares answers."""
    if answer_type == "int":
        return int(answer["value"])
    if answer_type == "dict_int":
        return {name: int(value) for name, value in answer.items()}
    return answer


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_golden_answer_scores_full_marks_and_another_one_does_not(row):
    record = FORM.record(row)
    golden = normalised(record["global_solution"], record["answer_type"])
    other = json.loads(json.dumps(record["global_solution"]))
    name = list(other)[-1]
    other[name] = f"1 + {other[name]}" if isinstance(other[name], str) else other[name] + 1
    assert normalised(json.loads(json.dumps(record["global_solution"])), record["answer_type"]) == golden
    assert normalised(other, record["answer_type"]) != golden


def stated(solution):
    """A solution in the text of our answers."""
    if "numerator" in solution:
        return str(Fraction(solution["numerator"], solution["denominator"]))
    if len(solution) == 1:
        return str(*solution.values())
    return str(tuple(solution.values()))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_solution_is_our_answer(row):
    solution = FORM.record(row)["global_solution"]
    if row["family"] == "discrete_tomography":
        assert solution["value"] in (0, 1)
    else:
        assert stated(solution) == row["answer"]


def test_every_text_of_a_record_is_one_of_the_row():
    for row in ROWS:
        first, second = FORM.record(row)["agent_views"]
        assert first["private_data"]["constraints_text"] == row["view"]
        assert sorted(second["private_data"]["constraints_text"]) == sorted(h["hint"] for h in row["held"])
