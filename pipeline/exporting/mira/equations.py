"""The families that are systems of linear equations."""

from typing import Any

from pipeline.exporting.mira.instance import (
    Constraint,
    Instance,
    Problem,
    as_reduced,
    integers_of,
    linear_equation,
)

ROOT = "sqrt"


def linear_system_separator(problem: Problem) -> Instance:
    """Return a system of two equations, the value of c withheld."""
    names = ["a", "b", "c"]
    equations = [_equation(names, equation) for equation in problem.facts["equations"]]
    return Instance(
        answer_type="dict_int",
        solution=_solution(names, problem),
        metadata={"variables": names, "domains": dict.fromkeys(names, "Z")},
        unknowns=names,
        known=equations,
        held={"c": {"type": "value", "var": "c", "value": problem.facts["c"]}},
    )


def rankdef_linear_shared(problem: Problem) -> Instance:
    """Return a system of four equations, two of them withheld; either one suffices."""
    names = ["x", "y", "z"]
    first, second, third, fourth = [_equation(names, equation) for equation in problem.facts["equations"]]
    return Instance(
        answer_type="dict_int",
        solution=_solution(names, problem),
        metadata={"variables": names, "domains": dict.fromkeys(names, "Z")},
        unknowns=names,
        known=[first, second],
        held={"equation_3": third, "equation_4": fourth},
    )


def graph_path_sums(problem: Problem) -> Instance:
    """Return a triangle with three path sums, the third one withheld."""
    names = ["e01", "e12", "e20"]
    facts = problem.facts
    return Instance(
        answer_type="dict_int",
        solution=_solution(names, problem),
        metadata={"variables": names, "paths": ["01-12", "12-20", "01-20"]},
        unknowns=names,
        known=[
            linear_equation(names, [1, 1, 0], facts["s1"]),
            linear_equation(names, [0, 1, 1], facts["s2"]),
        ],
        held={"s3": linear_equation(names, [1, 0, 1], facts["s3"])},
    )


def moment_problem(problem: Problem) -> Instance:
    """Return weights at 0, 1 and 2 with three moments, the second one withheld."""
    names = ["q0", "q1", "q2"]
    facts = problem.facts
    return Instance(
        answer_type="dict_int",
        solution=_solution(names, problem),
        metadata={
            "support": [0, 1, 2],
            "denominator": facts["total"],
            "m1": facts["first_moment"],
            "m2": facts["second_moment"],
        },
        unknowns=names,
        known=[
            linear_equation(names, [1, 1, 1], facts["total"]),
            linear_equation(names, [0, 1, 2], facts["first_moment"]),
        ],
        held={"second_moment": linear_equation(names, [0, 1, 4], facts["second_moment"])},
    )


def geometry_coordinates(problem: Problem) -> Instance:
    """Return two lines, the second one withheld.

    The ancestor's distances are integers. Where ours is none, the solution is its text, and the type of the
    answer is `expression`, which the ancestor's scorer compares as it is.
    """
    names = ["x", "y"]
    facts = problem.facts
    *first, first_constant = facts["line_1"]
    *second, second_constant = facts["line_2"]
    answer = problem.answer
    is_integer = ROOT not in answer
    solution: dict[str, Any] = {"value": int(answer) if is_integer else answer}
    return Instance(
        answer_type="dict_int" if is_integer else "expression",
        solution=solution,
        metadata={"variables": names, "point_q": facts["reference_point"]},
        unknowns=names,
        known=[linear_equation(names, first, first_constant)],
        held={"line_2": linear_equation(names, second, second_constant)},
    )


def linear_system_missing_coeff(problem: Problem) -> Instance:
    """Return a system A*x = b, one coefficient withheld."""
    matrix = problem.facts["A"]
    right = problem.facts["b"]
    target = problem.facts["target"]
    row, column = problem.place()
    entries = {
        (i, j): {"type": "coeff", "row": i, "col": j, "value": value}
        for i, values in enumerate(matrix)
        for j, value in enumerate(values)
    }
    withheld = entries.pop((row, column))
    constants: list[Constraint] = [{"type": "rhs", "row": i, "value": value} for i, value in enumerate(right)]
    return Instance(
        answer_type="rational",
        solution=as_reduced(problem.answer),
        metadata={
            "n": len(matrix),
            "missing_row": row,
            "missing_col": column,
            "target_k": target,
            "A": matrix,
            "b": right,
        },
        unknowns=[f"x{target}"],
        known=[*entries.values(), *constants],
        held={problem.slot: withheld},
    )


def _equation(names: list[str], equation: list[int]) -> Constraint:
    *coefficients, constant = equation
    return linear_equation(names, coefficients, constant)


def _solution(names: list[str], problem: Problem) -> dict[str, int]:
    return dict(zip(names, integers_of(problem.answer), strict=True))
