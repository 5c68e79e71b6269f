"""Solves for unknowns: by undoing operations where one stands once, else by elimination."""

from math import lcm

from seedproof.benchmarks.curriculum.symbolic.arithmetic import apply, exponent_of
from seedproof.benchmarks.curriculum.symbolic.problem import (
    MAX_DEGREE,
    Equation,
    Expression,
    NoAnswer,
    NotFixed,
    Number,
    Operation,
    Problem,
    Variable,
    inlined,
    names,
)
from seedproof.benchmarks.curriculum.symbolic.systems import Contradiction, plain, why_not_fixed
from seedproof.exact.elimination import solve
from seedproof.exact.number import Exact


def solutions_of(problem: Problem, unknowns: tuple[str, ...]) -> list[dict[str, Exact]]:
    """Return the values of the unknowns, for each real solution in ascending order.

    Raises: NoAnswer when the equations are not of a kind that this can solve, or do not fix the unknowns.
    """
    declared = problem.declared()
    equations = [
        Equation(inlined(equation.left, declared), inlined(equation.right, declared))
        for equation in problem.equations()
    ]
    if len(equations) == len(unknowns) == 1:
        ((left, right),) = [(equation.left, equation.right) for equation in equations]
        if len(names(left)) + len(names(right)) == 1:
            known, hidden = (left, right) if names(right) else (right, left)
            values = _undone(hidden, [value_of(known)])
            return [{unknowns[0]: value} for value in sorted(set(values))]
    if len(equations) != len(unknowns):
        raise NoAnswer(
            f"there are {len(equations)} equations, expected one for each of {', '.join(unknowns)}"
        )
    rows, right_sides = linear_system(problem, unknowns)
    scales = [
        lcm(*[value.denominator for value in (*row, side)])
        for row, side in zip(rows, right_sides, strict=True)
    ]
    solved = solve(
        [[int(value * scale) for value in row] for row, scale in zip(rows, scales, strict=True)],
        [int(side * scale) for side, scale in zip(right_sides, scales, strict=True)],
    )
    if solved is None:
        why = why_not_fixed(rows, right_sides)
        raise NotFixed("no solution" if isinstance(why, Contradiction) else "infinitely many solutions")
    return [{name: plain(value) for name, value in zip(unknowns, solved, strict=True)}]


def linear_system(problem: Problem, unknowns: tuple[str, ...]) -> tuple[list[list[Exact]], list[Exact]]:
    """Return the coefficients of the unknowns and the right sides, one row an equation.

    Raises: NoAnswer when an equation is not linear.
    """
    declared = problem.declared()
    rows = []
    right_sides = []
    for equation in problem.equations():
        left = _affine(inlined(equation.left, declared), unknowns)
        right = _affine(inlined(equation.right, declared), unknowns)
        constant, *coefficients = [apply("-", a, b) for a, b in zip(left, right, strict=True)]
        rows.append(coefficients)
        right_sides.append(apply("-", 0, constant))
    return rows, right_sides


def _undone(hidden: Expression, targets: list[Exact]) -> list[Exact]:
    """Return the values of the one unknown in `hidden` for which it equals one of the targets."""
    while isinstance(hidden, Operation):
        in_left = bool(names(hidden.left))
        operand = value_of(hidden.right if in_left else hidden.left)
        targets = [value for target in targets for value in _before(hidden.op, target, operand, in_left)]
        hidden = hidden.left if in_left else hidden.right
    return targets


def _before(op: str, target: Exact, operand: Exact, in_left: bool) -> list[Exact]:
    """Return every x with x op other = target, or with other op x = target."""
    if op == "+" or (op == "-" and in_left):
        return [apply("-" if op == "+" else "+", target, operand)]
    if op == "-":
        return [apply("-", operand, target)]
    if op == "**" and in_left:
        return _roots(target, exponent_of(1, operand))
    if op == "/" and in_left:
        if operand == 0:
            raise NoAnswer("an equation divides by 0, expected another divisor")
        return [apply("*", target, operand)]
    if op not in ("*", "/"):
        raise NoAnswer(f"an unknown stands under `{op}`, expected one that + - * / or a power can hold")
    if op == "*":
        if operand == 0:
            raise NotFixed("no solution" if target else "infinitely many solutions")
        return [apply("/", target, operand)]
    if operand == 0 == target:
        raise NoAnswer("an equation holds for every number, expected exactly one solution")
    if operand == 0 or target == 0:
        return []
    return [apply("/", operand, target)]


def _roots(target: Exact, degree: int) -> list[Exact]:
    """Return every real x with x ** degree = target."""
    if not 1 <= degree <= MAX_DEGREE:
        raise NoAnswer(f"an unknown has the exponent {degree}, expected 1 to {MAX_DEGREE}")
    if target < 0 and degree % 2 == 0:
        return []
    size = target if target >= 0 else -target
    top = _root(size.numerator, degree)
    under = _root(size.denominator, degree)
    if top**degree != size.numerator or under**degree != size.denominator:
        raise NoAnswer(f"x ** {degree} = {target} has an irrational solution, expected rational ones")
    root = apply("/", top, under)
    if degree % 2:
        return [root if target > 0 else -root]
    return [-root, root] if root else [root]


def _root(number: int, degree: int) -> int:
    """Return the largest whole number whose power does not exceed the number."""
    low = 0
    high = 1 << (number.bit_length() // degree + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= number else (low, middle)
    return low


def _affine(expression: Expression, unknowns: tuple[str, ...]) -> list[Exact]:
    """Return the constant and the coefficients of the unknowns.

    Raises: NoAnswer when the expression is not linear in them.
    """
    if isinstance(expression, Number):
        return [expression.value, *[0] * len(unknowns)]
    if isinstance(expression, Variable):
        return [0, *[int(name == expression.name) for name in unknowns]]
    left = _affine(expression.left, unknowns)
    right = _affine(expression.right, unknowns)
    op = expression.op
    if op in ("+", "-"):
        return [apply(op, a, b) for a, b in zip(left, right, strict=True)]
    if not any(right[1:]) and (op in ("*", "/") or not any(left[1:])):
        return [
            apply(op, left[0], right[0]),
            *[apply(op, value, right[0]) if value else 0 for value in left[1:]],
        ]
    if op == "*" and not any(left[1:]):
        return [apply("*", left[0], value) for value in right]
    raise NoAnswer(f"an unknown stands under `{op}` in a system, expected linear equations")


def value_of(expression: Expression) -> Exact:
    """Return the value of an expression without names."""
    if isinstance(expression, Operation):
        return apply(expression.op, value_of(expression.left), value_of(expression.right))
    if isinstance(expression, Number):
        return expression.value
    raise NoAnswer(f"{expression.name} is not known, expected a value")
