"""The families of numbers, sequences, signals and functions."""

from fractions import Fraction

from pipeline.exporting.mira.instance import Constraint, Instance, Problem, as_value, integers_of


def crt_reconstruction(problem: Problem) -> Instance:
    """Return three congruences, the third one withheld."""
    moduli = problem.facts["moduli"]
    residues = problem.facts["residues"]
    first, second, third = [
        {"type": "congruence", "var": "x", "mod": modulus, "residue": residue}
        for modulus, residue in zip(moduli, residues, strict=True)
    ]
    product = moduli[0] * moduli[1] * moduli[2]
    return Instance(
        answer_type="dict_int",
        solution={"x": int(problem.answer)},
        metadata={"variable": "x", "range": [0, product], "moduli": moduli},
        unknowns=["x"],
        known=[first, second],
        held={problem.slot: third},
    )


def recurrence_missing_init(problem: Problem) -> Instance:
    """Return a recurrence of order 2, a(1) withheld."""
    facts = problem.facts
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={"r1": facts["r1"], "r2": facts["r2"], "target_n": facts["n"]},
        unknowns=["a_n"],
        known=[
            {"type": "recurrence", "coeffs": [facts["r1"], facts["r2"]]},
            {"type": "init", "index": 0, "value": facts["a0"]},
        ],
        held={"a1": {"type": "init", "index": 1, "value": facts["a1"]}},
    )


def poly_interpolation(problem: Problem) -> Instance:
    """Return a polynomial sampled at one node more than its degree, one sample withheld."""
    facts = problem.facts
    points = dict(zip(facts["nodes"], facts["values"], strict=True))
    (node,) = problem.place()
    samples = {x: {"type": "point", "x": x, "y": y} for x, y in points.items()}
    withheld = samples.pop(node)
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={
            "degree": facts["degree"],
            "target_x": facts["query"],
            "coeffs": _coefficients(points),
        },
        unknowns=["p"],
        known=list(samples.values()),
        held={problem.slot: withheld},
    )


def piecewise_missing_threshold(problem: Problem) -> Instance:
    """Return a function with two branches, the threshold between them withheld."""
    facts = problem.facts
    x = facts["x"]
    threshold = facts["threshold"]
    branches = [{"slope": slope, "intercept": y} for slope, y in (facts["left"], facts["right"])]
    left, right = branches
    return Instance(
        answer_type="int",
        solution=as_value(problem.answer),
        metadata={
            "x": x,
            "threshold": threshold,
            "active_branch": 0 if x < threshold else 1,
            "branches": branches,
        },
        unknowns=["f_x"],
        known=[
            {"type": "query_point", "x": x},
            {"type": "branch_formula", "branch": 0, **left, "condition": "lt"},
            {"type": "branch_formula", "branch": 1, **right, "condition": "geq"},
        ],
        held={"threshold": {"type": "threshold", "value": threshold}},
    )


def retrieval_of_phases(problem: Problem) -> Instance:
    """Return the squared magnitudes of a transform, the sign of x0 withheld.

    Our signals are so long that the magnitudes leave more than a sign open. The view says which samples are
    greater than which; constraints of a type that the ancestor has not, `abs_greater`, say the same.
    """
    facts = problem.facts
    names = ["x0", "x1", "x2", "x3"]
    greater: list[Constraint] = [
        {"type": "abs_greater", "index": index, "than": smaller}
        for index, smaller in ((0, 1), (0, 2), (0, 3), (1, 3))
    ]
    return Instance(
        answer_type="dict_int",
        solution=dict(zip(names, integers_of(problem.answer), strict=True)),
        metadata={"N": len(names), "value_range": facts["bound"]},
        unknowns=names,
        known=[{"type": "fft_mag_sq", "values": facts["magnitudes"]}, *greater],
        held={"sign_x0": {"type": "sign", "index": 0, "sign": facts["sign_x0"]}},
    )


def deconvolution(problem: Problem) -> Instance:
    """Return a convolution, one of the outputs withheld."""
    facts = problem.facts
    kernel = facts["kernel"]
    length = facts["signal_length"]
    names = [f"x{index}" for index in range(length)]
    outputs = {
        int(index): {"type": "conv_eq", "index": int(index), "value": value}
        for index, value in facts["outputs"].items()
    }
    (missing,) = problem.place()
    withheld = outputs.pop(missing)
    return Instance(
        answer_type="dict_int",
        solution=dict(zip(names, integers_of(problem.answer), strict=True)),
        metadata={
            "kernel": kernel,
            "length_x": length,
            "length_y": length + len(kernel) - 1,
            "missing_index": missing,
        },
        unknowns=names,
        known=list(outputs.values()),
        held={problem.slot: withheld},
    )


def _coefficients(points: dict[int, int]) -> list[int]:
    """Return the coefficients of the interpolating polynomial, the constant one first."""
    total = [Fraction(0)] * len(points)
    for node, value in points.items():
        basis = [Fraction(value)]
        for other in points:
            if other == node:
                continue
            scaled = [coefficient / (node - other) for coefficient in basis]
            raised = [Fraction(0), *scaled]
            lowered = [-other * coefficient for coefficient in scaled] + [Fraction(0)]
            basis = [high + low for high, low in zip(raised, lowered, strict=True)]
        total = [done + more for done, more in zip(total, basis, strict=True)]
    return [int(coefficient) for coefficient in total]
