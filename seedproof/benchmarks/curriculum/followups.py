"""Makes follow-ups of a problem: one more step on its answer, or one constant changed.

Each stands on the problem alone, whatever the other is.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count

from seedproof.benchmarks.curriculum.grammar.steps import one_more_step
from seedproof.benchmarks.curriculum.standards.numbers import Fractions
from seedproof.benchmarks.curriculum.standards.plots import plots_of
from seedproof.benchmarks.curriculum.standards.realism import flaws
from seedproof.benchmarks.curriculum.standards.shapes import Levels, Polygon, Quotient, Steps, TenAndOnes
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    NoAnswer,
    Number,
    Operation,
    Problem,
    Question,
    Statement,
    is_numeral,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.record.draws import Draws, Rejected

TRIES = 12
"""New values for one constant, where not all are tried."""
SMALL = 38


def incremental(standard: Standard, problem: Problem, draws: Draws) -> Problem:
    """Add one statement on the answer of a problem, and a new question with another answer.

    Raises: Rejected when the standard has none, or no step stays within its bounds.
    """
    if "i" not in standard.follow_ups or problem.unknowns():
        raise Rejected("the standard has no incremental follow-ups")
    shape = standard.asks
    if isinstance(shape, TenAndOnes):
        shape = Steps("+", numbers=(shape.ones,), longest=2)
    bounds = standard.values
    if isinstance(shape, Levels):
        is_told = bool(plots_of(problem))
        bounds = bounds if is_told else shape.bare_bounds
        shape = shape.further(is_told)
    if not isinstance(shape, Steps):
        raise Rejected("the standard has no incremental follow-ups")
    longer = one_more_step(shape, bounds, problem, draws)
    if answer(longer) == answer(problem):
        raise Rejected("the answer would stay the same")
    if standard.broken(longer, incremental=True):
        raise Rejected("the step would break a promise of the standard")
    return longer


def counterfactual(standard: Standard, problem: Problem, draws: Draws) -> Problem:
    """Change one constant of a problem to another of its kind and size, so that its answer is another.

    The new problem keeps every promise of the standard, as the problem does.

    Raises: Rejected when the standard has none, or no constant of the problem can be changed.
    """
    if "c" not in standard.follow_ups or (isinstance(standard.asks, TenAndOnes) and problem.unknowns()):
        raise Rejected("the standard has no counterfactual follow-ups")
    before = answer(problem)
    places = _changeable(standard, problem)
    steps = [abs(number.digits) for _, number in places]
    fractions = _fractions(problem)
    for at, number in draws.sample(places, len(places)):
        for digits in _others(draws, abs(number.digits), steps):
            if number.places and digits % 10 == 0:
                continue
            changed = Number(-digits if number.digits < 0 else digits, number.places)
            if not _is_fraction_still(standard, fractions.get(id(number)), number, changed):
                continue
            changed_problem = _with(problem, at, changed)
            if _fits(standard, changed_problem) and answer(changed_problem) != before:
                return changed_problem
    raise Rejected("no constant can be changed")


def _others(draws: Draws, size: int, steps: list[int]) -> Iterator[int]:
    """Yield numbers of about the same size: all of them near a small one, some near a larger one.

    Half of those are a multiple of another number of the problem away: so divisions stay exact.
    """
    least = max(1, size // 3)
    most = 3 * size + 2
    if most <= SMALL:
        others = [other for other in range(least, most + 1) if other != size]
        while others:
            yield others.pop(draws.below(len(others)))
        return
    for _ in range(TRIES):
        step = draws.choice(steps) if draws.below(2) else 1
        other = size + step * draws.between(-((size - least) // step), (most - size) // step)
        if other != size:
            yield other


def _fractions(problem: Problem) -> dict[int, Operation]:
    """Return the fractions by the identities of their two numerals."""
    every = (part for whole in problem.expressions() for part in parts(whole))
    written = [part for part in every if isinstance(part, Operation) and is_numeral(part)]
    return {id(numeral): part for part in written for numeral in (part.left, part.right)}


def _is_fraction_still(standard: Standard, known: Operation | None, old: Number, new: Number) -> bool:
    """Return whether a fraction with a changed numeral may occur in the standard: a cheap first check."""
    shape = standard.asks
    if known is None or not isinstance(shape, Steps) or not isinstance(shape.main, Fractions):
        return True
    left, right = (new, known.right) if known.left is old else (known.left, new)
    return shape.main.has(Operation("/", left, right))


# A follow-up is drawn until one can be told: of few small numbers, the same ones come again and again.
@lru_cache(maxsize=256)
def _fits(standard: Standard, problem: Problem) -> bool:
    """Return whether a problem keeps the standard's promises: those that fail most often come first."""
    try:
        flawed = any(flaws(standard.asks, standard.values, problem))
        return not flawed and not standard.without_property(problem)
    except NoAnswer:
        return False


def _changeable(standard: Standard, problem: Problem) -> list[tuple[set[int], Number]]:
    """Return the constants that a story could change, each with its positions in reading order.

    Not the numbers of a formula, ten and some ones, what a coin is worth. The divisor of a division with a
    remainder stands in two places.
    """
    every = [part for whole in problem.expressions() for part in parts(whole)]
    numbers = [part for part in every if isinstance(part, Number)]
    fixed = set(_fixed(standard, every))
    if isinstance(standard.asks, Quotient):
        return [({0}, numbers[0]), ({1, 2}, numbers[1])]
    return [({at}, number) for at, number in enumerate(numbers) if id(number) not in fixed]


def _fixed(standard: Standard, every: list[Expression]) -> Iterator[int]:
    shape = standard.asks
    if isinstance(shape, TenAndOnes):
        yield from (id(part) for part in every if part == Number(10))
    for part in every:
        if isinstance(part, Operation) and part.op == "*":
            left = part.left
            right = part.right
            if isinstance(shape, Polygon) and left == Number(2):
                yield id(left)
            elif isinstance(shape, Steps) and isinstance(right, Number) and right.digits in shape.units:
                yield id(right)


def _with(problem: Problem, at: set[int], number: Number) -> Problem:
    """Put another numeral at positions in reading order."""
    places = count()

    def new(expression: Expression) -> Expression:
        if isinstance(expression, Operation):
            return Operation(expression.op, new(expression.left), new(expression.right))
        if isinstance(expression, Number):
            return number if next(places) in at else expression
        return expression

    statements: list[Statement] = []
    for item in problem.statements:
        if isinstance(item, Declaration):
            statements.append(Declaration(item.name, new(item.expression)))
        elif isinstance(item, Equation):
            statements.append(Equation(new(item.left), new(item.right)))
        else:
            statements.append(item)
    question = Question(problem.question.name, tuple(map(new, problem.question.asked)))
    return Problem(tuple(statements), question)
