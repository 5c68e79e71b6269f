"""Draws equations: an unknown in any position of some steps, one linear equation, or two."""

from fractions import Fraction

from seedproof.benchmarks.curriculum.grammar.applications import Sides, application, pair_application
from seedproof.benchmarks.curriculum.grammar.brackets import fixing, fixing_nothing
from seedproof.benchmarks.curriculum.grammar.constants import numeral
from seedproof.benchmarks.curriculum.grammar.made import Draft
from seedproof.benchmarks.curriculum.grammar.steps import Bounds, steps
from seedproof.benchmarks.curriculum.standards.numbers import Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Linear, Pair, Unknown
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    Statement,
    Variable,
    inlined,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.symbolic.values import values
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected


def unknown(shape: Unknown, bounds: Bounds, draws: Draws) -> Problem:
    """Draw steps whose result is given and one of whose constants is asked for. Raises: Rejected."""
    form = draws.choice(shape.of)
    known = steps(form, bounds, draws)
    (case,) = values(known)
    broken = isinstance(form.main, Fractions)
    lines = [item for item in known.statements if isinstance(item, Declaration)]
    places = [
        (at, side) for at, line in enumerate(lines) for side in _constant_sides(line.expression, broken)
    ]
    at, left = draws.choice(places)
    line = lines[at]
    name = known.question.name
    hidden, value = _with(line.expression, left, Variable(name))
    if value < bounds[0]:
        raise Rejected("the unknown is out of bounds")
    # What stands before the unknown stays as it is; what builds on it becomes one equation.
    declared = {later.name: later.expression for later in lines[at + 1 :]} | {line.name: hidden}
    result = inlined(lines[-1].expression, declared) if at < len(lines) - 1 else hidden
    given = numeral(case.asked[0], broken)
    statements: tuple[Statement, ...] = (*lines[:at], Equation(given.written, result))
    draft = Draft(draws, "".join([name, *(line.name for line in lines)]))
    return Problem(statements, Question(draft.name(), (Variable(name),)))


def _constant_sides(expression: Expression, broken: bool) -> list[bool]:
    """Return the sides of an operation that are constants: True is the left one."""
    if not isinstance(expression, Operation):
        return []
    sides = []
    for left, part in ((True, expression.left), (False, expression.right)):
        if isinstance(part, Number) or (broken and is_numeral(part)):
            sides.append(left)
    return sides


def _with(expression: Expression, left: bool, name: Variable) -> tuple[Expression, Exact]:
    """Put a name in place of one side of an operation, and return what stood there."""
    if not isinstance(expression, Operation):
        raise Rejected("there is nothing to hide")
    if left:
        return Operation(expression.op, name, expression.right), value_of(expression.left)
    return Operation(expression.op, expression.left, name), value_of(expression.right)


def linear(shape: Linear, bounds: Bounds, draws: Draws) -> Problem:
    """Draw one equation in one unknown: a tenth without solution, a tenth with infinitely many.

    A third is such as stories tell; the solution is drawn first. Raises: Rejected.
    """
    draft = Draft(draws)
    name = Variable(draft.name())
    sort = draws.below(30)
    if sort < 6:
        draft.equated(*fixing_nothing(shape, draws, name, sort < 3))
        return draft.asking(name)
    value, step = _solution(draws, 30)
    if sort < 14:
        draft.equated(*application(draws, name))
    elif sort < 19:
        draft.equated(*fixing(shape, draws, name, value, step))
    else:
        form = draws.choice(PLAIN)
        draft.equated(*form(shape, draws, name, value, step))
    problem = draft.asking(name)
    low, high = bounds
    for case in values(problem):
        if not all(low <= worth <= high for _, worth in case.steps) or case.asked[0] <= 0:
            raise Rejected("a value on the way is out of bounds")
    return problem


def _sum(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw c = a*x + b. Stories state the part that is fixed first."""
    a = _coefficient(shape.coefficients, draws, step)
    b = draws.between(shape.numbers.low, shape.numbers.high)
    return _number(a * value + b), Operation("+", _times(a, name), Number(b))


def _difference(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw c = a*x - b."""
    a = _coefficient(shape.coefficients, draws, step)
    b = draws.between(shape.numbers.low, min(shape.numbers.high, int(a * value) - 1))
    return _number(a * value - b), Operation("-", _times(a, name), Number(b))


def _taken_away(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw c = b - a*x."""
    a = _coefficient(Whole(2, max(2, int((shape.numbers.high - 1) / value))), draws, step)
    least = int(a * value) + 1
    if least > shape.numbers.high:
        raise Rejected("nothing is left to take away from")
    b = draws.between(least, shape.numbers.high)
    return _number(b - a * value), Operation("-", Number(b), _times(a, name))


def _in_brackets(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw c = a * (x + b), or c = a * (x - b)."""
    a = _coefficient(Whole(2, 12), draws, step)
    if value > 2 and draws.below(2):
        b = draws.between(1, int(value) - 1)
        return _number(a * (value - b)), Operation("*", Number(a), Operation("-", name, Number(b)))
    b = draws.between(1, 20)
    return _number(a * (value + b)), Operation("*", Number(a), Operation("+", name, Number(b)))


def _on_both_sides(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw a*x + b = c*x + d, or a*x - b = c*x + d, with the sides in either order."""
    most = int((shape.numbers.high - 1) / value)
    if most < step:
        raise Rejected("the sides would differ by too much")
    more = step * draws.between(1, max(1, min(most, 12) // step))
    c = draws.between(2, 12)
    gap = int(more * value)
    if gap > 2 and draws.below(2):
        b = draws.between(1, gap - 1)
        left = Operation("-", _times(c + more, name), Number(b))
        d = gap - b
    else:
        b = draws.between(1, shape.numbers.high - gap)
        left = Operation("+", _times(c + more, name), Number(b))
        d = gap + b
    right = Operation("+", _times(c, name), Number(d))
    return (left, right) if draws.below(2) else (right, left)


PLAIN = (_sum, _sum, _difference, _taken_away, _in_brackets, _on_both_sides, _on_both_sides)


def pair(shape: Pair, bounds: Bounds, draws: Draws) -> Problem:
    """Draw two equations in two unknowns: a tenth without solution, a tenth with infinitely many.

    A third is such as stories tell; the solution is drawn first. Raises: Rejected.
    """
    draft = Draft(draws)
    names = (Variable(draft.name()), Variable(draft.name()))
    sort = draws.below(30)
    if sort >= 6 and sort < 16:
        for sides in pair_application(draws, names):
            draft.equated(*sides)
        return draft.asking(*names)
    x, x_step = _solution(draws, shape.solutions.high)
    y, y_step = _solution(draws, shape.solutions.high)
    rows = (
        _dependent(shape, draws, x_step, y_step) if sort < 6 else _independent(shape, draws, x_step, y_step)
    )
    excess = draws.between(1, 9) if sort < 3 else 0
    for at, (a, b) in enumerate(rows):
        terms = [(a * x, _times(a, names[0])), (abs(b) * y, _times(abs(b), names[1]))]
        if b < 0 and terms[0][0] == terms[1][0]:
            raise Rejected("a difference is 0")
        if terms[0][0] < terms[1][0] or (b > 0 and draws.below(2)):
            terms.reverse()
        (first, left), (second, right) = terms
        total = first - second if b < 0 else first + second
        if max(first, total) > bounds[1]:
            raise Rejected("a value on the way is out of bounds")
        draft.equated(_number(total + excess * at), Operation("-" if b < 0 else "+", left, right))
    asked = list(names)
    draws.shuffle(asked)
    return draft.asking(*asked)


def _independent(shape: Pair, draws: Draws, x_step: int, y_step: int) -> list[tuple[int, int]]:
    rows = []
    for _ in range(2):
        a = _coefficient(shape.coefficients, draws, x_step)
        b = _coefficient(shape.coefficients, draws, y_step)
        rows.append((a, -b if draws.below(2) else b))
    (a, b), (c, d) = rows
    if a * d == b * c:
        raise Rejected("the equations do not fix both unknowns")
    return rows


def _dependent(shape: Pair, draws: Draws, x_step: int, y_step: int) -> list[tuple[int, int]]:
    """Draw two multiples of one row of coefficients."""
    first, second = draws.sample((2, 3, 4, 5), 2)
    a = x_step * draws.between(1, 5)
    b = y_step * draws.between(1, 5)
    if draws.below(2):
        b = -b
    rows = [(first * a, first * b), (second * a, second * b)]
    if any(abs(value) > shape.coefficients.high for row in rows for value in row):
        raise Rejected("a coefficient is out of bounds")
    return rows


def _solution(draws: Draws, high: int) -> tuple[Exact, int]:
    """Draw a whole number, less often a fraction, and return what coefficients are multiples of."""
    if draws.below(4):
        return draws.between(2, high), 1
    under = draws.between(2, 5)
    top = draws.between(under + 1, 6 * under)
    value = Fraction(top, under)
    return value, value.denominator


def _coefficient(kind: Whole, draws: Draws, step: int) -> int:
    """Draw a multiple of `step` within bounds, mostly a small one."""
    most = min(kind.high, 12) if draws.below(4) else kind.high
    least = -(-kind.low // step)
    return step * draws.between(least, max(least, most // step))


def _times(coefficient: int, name: Variable) -> Operation:
    return Operation("*", Number(coefficient), name)


def _number(value: Exact) -> Number:
    """Write a value that the choice of coefficients made whole."""
    return Number(value.numerator)
