"""Plants radicands whose leading coefficients are powers, and adds up the expansions of the roots in 1/x."""

from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import scaled, total
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum, Sign
from seedproof.problems.templates.limit_at_infinity.phrases import ENDS, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Number, Symbol, formula, latex, polynomial

X = Symbol("x")
ONE = RootSum([], [1])

Kind = Literal[
    "root-line",
    "line/sum",
    "sum/line",
    "root-root",
    "sum/sum",
    "x(root-line)",
    "x(cube-line)/sum",
    "cube-root",
]
"""What a function looks like."""

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("root-line", "line/sum", "sum/line"),
    2: ("root-root", "sum/sum", "sum/sum"),
    3: ("x(root-line)", *(("x(cube-line)/sum",) * 4), "cube-root"),
}
"""By difficulty."""


class _Term(NamedTuple):
    """The first term of an expansion in falling powers of x."""

    power: int
    coefficient: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one root and a line; two roots; then a factor that grows, or a cube root. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    facts = _function(draws, kind)
    limits = [_limit(facts, 1), _limit(facts, -1)]
    finite = [limit.value for limit in limits if isinstance(limit, Number)]
    if len(finite) == 2 and abs(finite[0]) == abs(finite[1]):
        raise Rejected("one limit gives the other away")
    if not any(finite) or any(abs(limit) > 30 or limit.denominator > 36 for limit in finite):
        raise Rejected("no limit is a nice number other than zero")
    return facts


def _function(draws: Draws, kind: Kind) -> Facts:
    """Draw a function of a kind, whose roots grow like the line that is subtracted."""
    growth = draws.between(1, 3)
    line = [growth, draws.between(-4, 4)]
    radicand = _radicand(draws, growth)
    second_radicand = _radicand(draws, growth)
    match kind:
        case "root-line":
            difference = RootSum([Root(1, 2, radicand)], scaled(line, -1))
            return Facts(0, difference, ONE)
        case "line/sum":
            return Facts(0, RootSum([], _free_line(draws)), _uneven_sum(draws))
        case "sum/line":
            return Facts(0, _uneven_sum(draws), RootSum([], _free_line(draws)))
        case "root-root":
            roots = [Root(1, 2, radicand), Root(-1, 2, second_radicand)]
            return Facts(0, RootSum(roots, draws.nonzeros(1, 6)), ONE)
        case "sum/sum":
            above = _root_and_line(draws)
            below = _root_and_line(draws)
            return Facts(0, above, below)
        case "x(root-line)":
            difference = RootSum([Root(1, 2, _near_square(draws, line))], scaled(line, -1))
            return Facts(1, difference, ONE)
        case "x(cube-line)/sum":
            difference = RootSum([Root(1, 3, _cubic(draws, growth))], scaled(line, -1))
            return Facts(1, difference, _root_and_line(draws))
        case "cube-root":
            cube_root = Root(1, 3, _cubic(draws, growth))
            difference = RootSum([cube_root, Root(-1, 2, second_radicand)], [])
            return Facts(0, difference, ONE)


def _radicand(draws: Draws, growth: int) -> list[int]:
    """Draw a quadratic polynomial. Raises: Rejected where it is a square."""
    leading = growth**2
    (linear,) = draws.nonzeros(1, 9)
    constant = draws.between(-5, 9)
    if linear**2 == 4 * leading * constant:
        raise Rejected("a radicand is a square")
    return [leading, linear, constant]


def _near_square(draws: Draws, line: list[int]) -> list[int]:
    """Draw a quadratic polynomial that differs from the square of a line by a number."""
    slope, constant = line
    (difference,) = draws.nonzeros(1, 9)
    return [slope**2, 2 * slope * constant, constant**2 + difference]


def _cubic(draws: Draws, growth: int) -> list[int]:
    quadratic = 3 * growth * draws.between(-3, 3)
    linear = draws.between(-5, 5)
    constant = draws.between(-4, 7)
    return [growth**3, quadratic, linear, constant]


def _free_line(draws: Draws) -> list[int]:
    slope = draws.between(1, 6)
    (constant,) = draws.nonzeros(1, 7)
    return [slope, constant]


def _uneven_sum(draws: Draws) -> RootSum:
    """Draw a root and a line that does not grow as the root does at either end. Raises: Rejected."""
    expression = _root_and_line(draws)
    if expression.line[0] == leading_root(expression.roots[0]):
        raise Rejected("the root and the line cancel")
    return expression


def _root_and_line(draws: Draws) -> RootSum:
    sign: Sign = draws.choice((1, -1))
    radicand = _radicand(draws, draws.between(1, 3))
    line = draws.integers(2, 1, 4)
    return RootSum([Root(sign, 2, radicand)], line)


def _expansion(expression: RootSum, direction: int) -> list[Fraction]:
    """Return the coefficients of x, 1 and 1/x."""
    slope, constant = [0, 0, *expression.line][-2:]
    coefficients = [Fraction(slope), Fraction(constant), Fraction(0)]
    for root in expression.roots:
        coefficients = total(coefficients, _root_expansion(root, direction))
    return coefficients


def _root_expansion(root: Root, direction: int) -> list[Fraction]:
    """Return the coefficients of x, 1 and 1/x; a square root of x squared is minus x on the left."""
    index = root.index
    leading, second, third, *_ = root.radicand
    linear = Fraction(second, leading)
    quadratic = Fraction(third, leading)
    factor = root.sign * leading_root(root)
    if index == 2:
        factor *= direction
    bend = Fraction(index - 1, 2 * index**2) * linear**2
    return scaled([Fraction(1), linear / index, quadratic / index - bend], Fraction(factor))


def leading_root(root: Root) -> int:
    """Return the root of the leading coefficient, which is a power."""
    return next(number for number in range(1, 10) if number**root.index == root.radicand[0])


def _first_term(expansion: list[Fraction]) -> _Term:
    """Return the first term that is not zero. Raises: Rejected where all are."""
    for power, coefficient in zip((1, 0, -1), expansion, strict=True):
        if coefficient != 0:
            return _Term(power, coefficient)
    raise Rejected("the first three terms of an expansion vanish")


def _limit(facts: Facts, direction: int) -> Formula:
    """Return the limit of the quotient of the first terms that are left. Raises: Rejected."""
    numerator = _first_term(_expansion(facts.above, direction))
    denominator = _first_term(_expansion(facts.below, direction))
    power = numerator.power - denominator.power + facts.power
    ratio = numerator.coefficient / denominator.coefficient
    if power < 0:
        return formula(0)
    if power == 0:
        return formula(ratio)
    if ratio * direction**power > 0:
        return INFINITY
    return -INFINITY


def answers(facts: Facts) -> list[Answer]:
    """Return the limits on the right and on the left."""
    return [Answer(_limit(facts, direction), "number") for direction in (1, -1)]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function, and ask for both limits."""
    question = draws.choice(QUESTIONS)
    statement = fill(draws.choice(STATEMENTS), rule=rule(facts))
    return Words(statement, tuple(fill(question, end=end) for end in ENDS))


def rule(facts: Facts) -> str:
    """Return the function as LaTeX."""
    function = written_sum(facts.above)
    if facts.below != ONE:
        function = rf"\frac{{{function}}}{{{written_sum(facts.below)}}}"
    if facts.power == 1:
        function = rf"x \left({function}\right)"
    return function


def written_sum(expression: RootSum) -> str:
    """Return the sum as LaTeX, with the roots that are subtracted at its end."""
    terms = [written_root(root) for root in expression.roots if root.sign > 0]
    if any(expression.line):
        terms.append(latex(polynomial(expression.line, X)))
    terms += [f"-{written_root(root)}" for root in expression.roots if root.sign < 0]
    text, *following = terms
    for term in following:
        if term.startswith("-"):
            text += f" - {term.removeprefix('-')}"
        else:
            text += f" + {term}"
    return text


def written_root(root: Root) -> str:
    """Return the root as LaTeX, without its sign."""
    radicand = latex(polynomial(root.radicand, X))
    if root.index == 3:
        return rf"\sqrt[3]{{{radicand}}}"
    return rf"\sqrt{{{radicand}}}"


TEMPLATE = Template(
    subject="differential_calculus",
    method="series in 1/x",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "one root and a line",
        2: "two roots, or a quotient of sums with roots",
        3: "a difference that vanishes, times x, or a cube root beside a square root",
    },
)
