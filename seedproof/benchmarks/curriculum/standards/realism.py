"""Checks finished problems for what textbooks do not print although the mathematics would allow it.

Numbers of another kind or size than the standard has; times 0 or 1; plus 0; divisions by 1 or that leave
something over; sides that do not close to a figure.
"""

from collections.abc import Collection, Iterable, Iterator

from seedproof.benchmarks.curriculum.standards.negative import shows_negative
from seedproof.benchmarks.curriculum.standards.numbers import Fractions, Whole
from seedproof.benchmarks.curriculum.standards.numerals import (
    Worth,
    constants,
    denominator,
    fractions,
    is_given,
    is_of,
    numerals,
    only,
    terms,
    worth_in,
)
from seedproof.benchmarks.curriculum.standards.plots import plots_of
from seedproof.benchmarks.curriculum.standards.shapes import (
    Comparison,
    FactorPairs,
    FractionComparison,
    Levels,
    Linear,
    MakesTen,
    OneOf,
    Pair,
    Polygon,
    Powers,
    Quotient,
    Roots,
    Shape,
    Steps,
    TenAndOnes,
    Unknown,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    Number,
    Operation,
    Positive,
    Problem,
    Question,
    Variable,
    inlined,
    is_numeral,
    names,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.symbolic.values import values
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.exact.number import Exact

Bounds = tuple[int, int]

_BINDS = {"+": 1, "-": 1, "*": 2, "/": 2, "**": 3}
_CORNERS = {"triangle": (3, 3), "quadrilateral": (4, 4), "rectangle": (4, 4), "polygon": (5, 11)}


def flaws(shape: Shape, bounds: Bounds, problem: Problem) -> Iterator[str]:
    """Yield what a textbook would not print, one sentence each; bounds are those of the standard's values.

    Raises: NoAnswer when the problem has no values.
    """
    match shape:
        case Steps():
            yield from _steps(shape, bounds, problem)
        case Levels():
            bare = list(_steps(shape.bare, shape.bare_bounds, problem))
            told = list(_levels(shape, bounds, problem)) if bare else []
            yield from min(bare, told, key=len)
        case Unknown(of=forms) | OneOf(of=forms):
            yield from _fewest(list(_steps(form, bounds, problem)) for form in forms)
        case Comparison(numbers=kind) | FactorPairs(numbers=kind):
            yield from only(numerals(problem), (kind,))
        case MakesTen(numbers=kind):
            yield from only((part for part in numerals(problem) if not is_given(part, problem)), (kind,))
        case TenAndOnes(ones=kind):
            addends = [part for part in numerals(problem) if not is_given(part, problem)]
            if Number(10) in addends:
                addends.remove(Number(10))
            yield from only(addends, (kind,))
        case FractionComparison(denominators=under, tops=over):
            yield from _compared(fractions(problem), under, over)
        case Quotient(dividends=tops, divisors=under):
            yield from _quotient(problem, tops, under)
        case Polygon():
            yield from _polygon(shape, bounds, problem)
        case Powers():
            yield from _powers(shape, bounds, problem)
        case Roots():
            yield from _roots(problem)
        case Linear(coefficients=coefficients, numbers=numbers):
            yield from only(
                (part for part in numerals(problem) if not is_given(part, problem)), (coefficients, numbers)
            )
        case Pair(coefficients=coefficients):
            yield from only(
                (part for part in numerals(problem) if not is_given(part, problem)), (coefficients,)
            )


def _fewest(by_form: Iterable[list[str]]) -> list[str]:
    """Return the fewest flaws that a problem has as one of several forms; none is enough."""
    fewest: list[str] | None = None
    for found in by_form:
        if fewest is None or len(found) < len(fewest):
            fewest = found
        if not fewest:
            break
    return fewest or []


def needs_brackets(expression: Expression) -> bool:
    """Return whether some brackets decide what the expression is worth."""
    for part in parts(expression):
        if isinstance(part, Operation):
            binds = _BINDS[part.op]
            for side, child in ((0, part.left), (1, part.right)):
                if isinstance(child, Operation) and not is_numeral(child):
                    strict = side == 1 and part.op in "-/"
                    if _BINDS[child.op] < binds or (strict and _BINDS[child.op] == binds):
                        return True
    return False


def _steps(shape: Steps, bounds: Bounds, problem: Problem) -> Iterator[str]:
    addends = (*shape.numbers, *shape.converted)
    kinds = (*addends, *shape.factors, *shape.bases)
    broken = any(isinstance(kind, Fractions) for kind in kinds)
    lefts = {id(item.left) for item in problem.statements if isinstance(item, Equation)}

    def constant(expression: Expression) -> bool:
        if broken:
            return is_numeral(expression)
        return isinstance(expression, Number)

    stated = [item.expression for item in problem.statements if isinstance(item, Declaration)]
    yield from only((part for part in stated if constant(part)), shape.numbers)
    (case,) = values(problem)
    worth = worth_in(case)
    low, high = bounds
    for step, value in case.steps:
        if id(step) in lefts or (constant(step) and any(kind.has(step) for kind in kinds)):
            continue
        if not low <= value <= high or value == 0 or not shape.main.reaches(value):
            yield f"{expression_text(step)} is {value}, expected a plain value from {low} to {high}, not 0"
        ends = [part for part in (step.left, step.right) if constant(part)]
        for end in ends:
            is_unit = step.op == "*" and end is step.right and worth(end) in shape.units
            if not is_unit and not min(low, 0) <= worth(end) <= high:
                yield f"{expression_text(end)} in {expression_text(step)} is beyond {low} to {high}"
        if step.op not in shape.operations and not (shape.units and step.op == "*"):
            yield f"{expression_text(step)} is none of the operations {shape.operations}"
        elif step.op in "+-":
            yield from only(ends, addends)
            yield from _denominators(shape, step, ends, worth)
        else:
            known = worth(step.left), worth(step.right)
            trivial = (known[1], value) if step.op == "/" else known
            if abs(trivial[0]) == 1 or abs(trivial[1]) == 1:
                yield f"{expression_text(step)} has a 1 in it, expected numbers that change something"
            yield from _scaling(shape, step, ends, value, case.declared.keys())
    if len(kinds) > 1 and not (
        any(shape.main.has(part) for part in constants(problem, broken))
        or any(worth(item.left).denominator > 1 for item in problem.equations())
    ):
        yield "none of its numbers is of the kind that the standard is about, expected one at least"
    if shape.systems:
        yield from _one_system(shape, case.steps)
    if shape.negative and not shows_negative(problem):
        yield "no number of it is below zero, expected one at least, given or on the way"
    if shape.nested and not needs_brackets(inlined(problem.question.asked[0], problem.declared())):
        yield "it has no brackets that matter, expected some"


def _one_system(shape: Steps, steps: tuple[tuple[Operation, Exact], ...]) -> Iterator[str]:
    """Yield a sentence if coins and bills stand in one problem."""
    factors = {step.right.digits for step, _ in steps if step.op == "*" and isinstance(step.right, Number)}
    used = factors.intersection(shape.units)
    if not any(used <= set(system) for system in shape.systems):
        yield f"it has units of {sorted(used)}, expected such as one problem can have"


def _denominators(shape: Steps, step: Operation, ends: list[Expression], worth: Worth) -> Iterator[str]:
    """Yield what is wrong with the denominators of two numbers that are added or taken away."""
    if shape.unlike and len(ends) == 2 and denominator(ends[0]) == denominator(ends[1]):
        yield f"{expression_text(step)} has equal denominators, expected different ones"
    if shape.related:
        smaller, larger = sorted((worth(step.left).denominator, worth(step.right).denominator))
        if larger % smaller:
            yield f"{expression_text(step)} has unrelated denominators, expected one a multiple of the other"


def _levels(shape: Levels, bounds: Bounds, problem: Problem) -> Iterator[str]:
    """Yield what is wrong with a problem that a story of a level is to tell."""
    broken = isinstance(shape.main, Fractions)
    stated = list(constants(problem, broken))
    within = {id(side) for part in stated if isinstance(part, Operation) for side in (part.left, part.right)}
    numbers = [part for part in stated if id(part) not in within]
    yield from only(numbers, shape.numbers)
    if not any(shape.main.has(part) for part in numbers):
        yield "none of its numbers is of the kind that the standard is about, expected one at least"
    if not plots_of(problem) and not plots_of(_before_last(problem)):
        yield "nothing happens in it that a story of a level could tell"
    low, high = bounds
    (case,) = values(problem)
    for step, value in case.steps:
        if not low <= value <= high or value == 0 or not shape.main.reaches(value):
            yield f"{expression_text(step)} is {value}, expected a plain value from {low} to {high}, not 0"
        elif step.op in "*/" and not is_numeral(step) and abs(value) == 1:
            yield f"{expression_text(step)} is {value}, expected a number that does not look trivial"
    if not shows_negative(problem):
        yield "no number of it is below zero, expected one at least, given or on the way"


def _before_last(problem: Problem) -> Problem:
    """Return the problem without its last statement, which a follow-up may have added."""
    *before, last = problem.statements
    if not before or not isinstance(last, Declaration) or not isinstance(before[-1], Declaration):
        return problem
    if before[-1].name not in names(last.expression):
        return problem
    return Problem(tuple(before), Question(problem.question.name, (Variable(before[-1].name),)))


def _scaling(
    shape: Steps, step: Operation, ends: list[Expression], value: Exact, declared: Collection[str]
) -> Iterator[str]:
    """Yield what is wrong with the constants of a product or a quotient."""
    factors = shape.factors
    bases = shape.beginnings
    right = step.right
    if step.op == "*" and isinstance(right, Number) and not right.places and right.digits in shape.units:
        yield from only((part for part in ends if part is not right), shape.bases)
    elif step.op == "*" and len(ends) == 2:
        orders = (ends, ends[::-1])
        if not any(is_of(base, bases) and is_of(factor, factors) for base, factor in orders):
            yield f"{expression_text(step)} has a factor of another kind or size than the standard has"
    elif step.op == "*":
        # Beside an unknown, a constant may be either factor.
        unknown = not all(name in declared for name in names(step))
        yield from only(ends, (*factors, *bases) if unknown else factors)
    elif right in ends:
        yield from only([right], factors)
        if len(ends) == 2:
            yield from _dividend(shape, step.left, value)


def _dividend(shape: Steps, dividend: Expression, quotient: Exact) -> Iterator[str]:
    """Yield what is wrong with a constant that is divided: a quotient may be of any kind that it begins with.

    A decimal has no more places than a value may have, a fraction no finer denominator.
    """
    if isinstance(shape.main, Whole):
        yield from only([Number(quotient.numerator)], shape.beginnings)
    elif not shape.main.reaches(value_of(dividend)):
        yield f"{expression_text(dividend)} is divided and is finer than a value of the standard may be"


def _compared(pair: list[Operation], denominators: Whole, tops: Whole) -> Iterator[str]:
    for numeral in pair:
        yield from only([numeral.right], (denominators,))
        yield from only([numeral.left], (tops,))
        if value_of(numeral).denominator == 1:
            yield f"{expression_text(numeral)} is a whole number, expected a fraction"
    if len(pair) != 2:
        yield f"it has {len(pair)} fractions, expected two to compare"
    elif pair[0].left == pair[1].left or pair[0].right == pair[1].right:
        yield "two fractions have one numerator or one denominator, expected different ones"


def _quotient(problem: Problem, tops: Whole, under: Whole) -> Iterator[str]:
    (case,) = values(problem)
    quotient, remainder = case.asked
    if quotient < 2 or remainder < 1:
        yield f"the quotient is {quotient} and {remainder} is left, expected at least 2 and 1"
    for item in problem.statements:
        if isinstance(item, Declaration):
            yield from only([item.expression], (tops,))
    for step, _ in case.steps:
        yield from only([step.right], (under,))


def _polygon(shape: Polygon, bounds: Bounds, problem: Problem) -> Iterator[str]:
    (case,) = values(problem)
    worth = worth_in(case)
    (statement,) = problem.statements
    if isinstance(statement, Positive):
        return
    whole = statement.right if isinstance(statement, Equation) else statement.expression
    total = worth(statement.left if isinstance(statement, Equation) else whole)
    if not bounds[0] <= total <= bounds[1]:
        yield f"it measures {total}, expected {bounds[0]} to {bounds[1]}"
    sides = [side for side, times in _sides(shape, whole, worth) for _ in range(times)]
    least, most = _CORNERS[shape.name]
    if not least <= len(sides) <= most:
        yield f"it has {len(sides)} sides, expected {least} to {most}"
    elif max(sides) * 2 >= sum(sides):
        yield f"a side of {max(sides)} is as long as the others together, expected a figure that closes"
    if not all(shape.sides.low <= side <= shape.sides.high for side in sides):
        yield f"a side is out of bounds, expected {shape.sides.low} to {shape.sides.high}"
    if any(side.denominator > 1 for side in sides):
        yield "a side is no whole number, expected whole ones"


def _sides(shape: Polygon, whole: Expression, worth: Worth) -> list[tuple[Exact, int]]:
    """Return each length that is stated, and how many sides have it."""
    if shape.name == "rectangle" and isinstance(whole, Operation) and whole.op == "*":
        return [(worth(whole.left), 2), (worth(whole.right), 2)]
    return [
        (worth(term.right), worth(term.left).numerator) if isinstance(term, Operation) else (worth(term), 1)
        for term in terms(whole)
    ]


def squares(shape: Polygon, problem: Problem) -> Iterator[str]:
    """Yield a rectangle whose sides are all alike. A changed number may make one: it is a rectangle still."""
    (case,) = values(problem)
    (statement,) = problem.statements
    if isinstance(statement, Positive):
        return
    whole = statement.right if isinstance(statement, Equation) else statement.expression
    lengths = _sides(shape, whole, worth_in(case))
    if len(lengths) == 2 and lengths[0] == lengths[1] and lengths[0][1] == 2:
        yield f"both sides are {lengths[0][0]}, expected a rectangle that is no square"


def _powers(shape: Powers, bounds: Bounds, problem: Problem) -> Iterator[str]:
    (case,) = values(problem)
    for step, value in case.steps:
        ends = [part for part in (step.left, step.right) if isinstance(part, Number)]
        if step.op == "**":
            yield from only([step.left], (shape.bases,))
            yield from only([step.right], (shape.exponents,))
        else:
            yield from only(ends, (shape.numbers,))
        if not 1 < value <= bounds[1] or value.denominator > 1:
            yield f"{expression_text(step)} is {value}, expected a whole number from 2 to {bounds[1]}"


def _roots(problem: Problem) -> Iterator[str]:
    for case in values(problem):
        if min(case.unknowns.values()) < 0:
            continue
        yield from (f"a root is {value}, expected more than 1" for value in case.asked if value <= 1)
