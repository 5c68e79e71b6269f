"""Plants radicands whose leading coefficients are powers, and expands the roots at both ends in 1/x.

The first terms that are left give the limits.
"""

from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import scaled, total
from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum, Sign
from seedproof.problems.templates.limit_at_infinity.phrases import QUESTIONS, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Number, Symbol, Verbatim, latex, polynomial

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

Expansion = list[Fraction]
"""The coefficients of x squared, x, 1 and 1/x."""

_POWERS = (2, 1, 0, -1)
"""Of x, in an expansion."""


class Term(NamedTuple):
    """The first term of an expansion."""

    power: int
    coefficient: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one root and a line; two roots; then a factor that grows, or a cube root. Raises: Rejected."""
    facts = _function(draws, draws.choice(_KINDS[difficulty]))
    limits = [_end(facts, direction, NO_SLIP)[1] for direction in (1, -1)]
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
            return Facts(0, _root_and_line(draws), _root_and_line(draws))
        case "x(root-line)":
            slope, constant = line
            (distance,) = draws.nonzeros(1, 9)
            near_square = [slope**2, 2 * slope * constant, constant**2 + distance]
            difference = RootSum([Root(1, 2, near_square)], scaled(line, -1))
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
    if expression.line[0] == _leading_root(expression.roots[0]):
        raise Rejected("the root and the line cancel")
    return expression


def _root_and_line(draws: Draws) -> RootSum:
    sign: Sign = draws.choice((1, -1))
    radicand = _radicand(draws, draws.between(1, 3))
    line = draws.integers(2, 1, 4)
    return RootSum([Root(sign, 2, radicand)], line)


def _written_root(root: Root) -> Formula:
    radicand = polynomial(root.radicand, X)
    if root.index == 3:
        return Verbatim(rf"\sqrt[3]{{{latex(radicand)}}}")
    return formula.call("sqrt", radicand)


def _written_sum(expression: RootSum) -> Formula:
    """Write a sum, with the roots that are subtracted at its end."""
    added = [_written_root(root) for root in expression.roots if root.sign > 0]
    subtracted = [-_written_root(root) for root in expression.roots if root.sign < 0]
    return formula.total(*added, polynomial(expression.line, X), *subtracted)


def _rule(facts: Facts) -> Formula:
    function = _written_sum(facts.above) / _written_sum(facts.below)
    return Verbatim(rf"x \left({latex(function)}\right)") if facts.power else function


def words(facts: Facts, writer: Writer) -> Words:
    """Ask for both limits with the same wording."""
    question = writer.draws.choice(QUESTIONS)
    statement = writer.say(STATEMENTS)
    return Words(statement, tuple(writer.fill(question, end=end) for end in (INFINITY, -INFINITY)))


def work(facts: Facts, slip: Slip) -> Worked:
    """First the right end, then the left."""
    if facts.below == ONE and slip in ("power_slip", "root_not_taken", "line_neglected"):
        raise Rejected("the function is no quotient")
    if slip == "line_neglected" and not (facts.above.roots and facts.below.roots):
        raise Rejected("the numerator is no sum")
    steps, right = _end(facts, 1, slip)
    further, left = _end(facts, -1, slip)
    return Worked((*steps, *further), (right, left))


def _end(facts: Facts, direction: int, slip: Slip) -> tuple[list[Step], Formula]:
    """Return the work at one end, and the limit there.

    Where there are roots above and below, these are expanded with what stands beside them, and some slips
    happen in the numerator alone. Where the function is no quotient, roots are expanded as far as is needed.
    """
    twice = facts.above.roots and facts.below.roots
    slip_below = NO_SLIP if twice and slip in ("sign_flipped", "line_neglected") else slip
    roots, numerator = _expanded(facts, facts.above, direction, slip)
    roots_below, denominator = _expanded(facts, facts.below, direction, slip_below)
    expanded = [*roots, *roots_below]
    if twice:
        expanded = [(_written_sum(facts.above), numerator), (_written_sum(facts.below), denominator)]
    end = INFINITY if direction > 0 else -INFINITY
    lowest = -facts.power if facts.below == ONE else 2
    steps = [_expansion_step(written, expansion, lowest, end) for written, expansion in expanded]
    limit = _limit(facts, _first_term(numerator), _first_term(denominator), direction, slip)
    steps.append(step("limit", letter=X, at=end, expression=_rule(facts), value=limit))
    return steps, limit


def _expanded(
    facts: Facts, expression: RootSum, direction: int, slip: Slip
) -> tuple[list[tuple[Formula, Expansion]], Expansion]:
    """Return the roots, without their signs, with their expansions; and the expansion of the sum."""
    slope, constant = [0, 0, *expression.line][-2:]
    if expression.roots:
        constant = slip.or_else(constant, constant_missing=0, constant_sign_flipped=-constant)
    line = [0, slope, constant, 0]
    whole = list(map(Fraction, slip.or_else(line, line_neglected=[0, 0, 0, 0])))
    roots: list[tuple[Formula, Expansion]] = []
    for root in expression.roots:
        expansion = _root_expansion(root, direction, _slip_in(root, facts, slip))
        roots.append((_written_root(root), expansion))
        whole = total(whole, scaled(expansion, Fraction(root.sign)))
    return roots, whole


def _slip_in(root: Root, facts: Facts, slip: Slip) -> Slip:
    """Return the injected error, none in a root that it spares: of unlike roots it is in one."""
    indices = [other.index for other in facts.above.roots + facts.below.roots]
    spared = slip.or_else(
        False, coefficient_slip=root.index != max(indices), sign_flipped=root.index != min(indices)
    )
    return NO_SLIP if spared else slip


def _root_expansion(root: Root, direction: int, slip: Slip) -> Expansion:
    """Expand a root, without its sign; a square root of x squared is minus x on the left."""
    leading, second, third, *_ = map(Fraction, root.radicand)
    linear = slip.or_else(second / leading, linear_term_ignored=Fraction(0))
    exponent = slip.or_else(Fraction(1, root.index), coefficient_slip=Fraction(1, root.index - 1))
    bend = Fraction(root.index - 1, 2 * root.index**2) * linear**2
    factor = slip.or_else(Fraction(_leading_root(root)), root_not_taken=leading)
    if slip.or_else(root.index == 2, sign_flipped=root.index != 2):
        factor *= direction
    series = [Fraction(0), Fraction(1), linear * exponent, third / leading * exponent - bend]
    return slip.or_else(scaled(series, factor), power_slip=[leading, second, third, Fraction(0)])


def _leading_root(root: Root) -> int:
    """Return the root of the leading coefficient, which is a power."""
    return next(number for number in range(1, 10) if number**root.index == root.radicand[0])


def _first_term(expansion: Expansion) -> Term:
    """Return the first term that is not zero. Raises: Rejected where all are."""
    for term in map(Term, _POWERS, expansion):
        if term.coefficient != 0:
            return term
    raise Rejected("the first three terms of an expansion vanish")


def _limit(facts: Facts, above: Term, below: Term, direction: int, slip: Slip) -> Formula:
    """Return the limit of the quotient of the first terms. Raises: Rejected where an error makes it ugly."""
    power = above.power - below.power + facts.power
    ratio = above.coefficient / below.coefficient
    if power < 0:
        return formula.formula(0)
    if power == 0:
        if slip and (abs(ratio) > 40 or ratio.denominator > 60):
            raise Rejected("a limit is no nice number")
        return formula.formula(ratio)
    positive = ratio * direction**power > 0
    return INFINITY if slip.or_else(positive, infinite_sign_lost=not positive) else -INFINITY


def _expansion_step(written: Formula, expansion: Expansion, lowest: int, end: Formula) -> Step:
    """State that after the terms down to a power, or to the first one, nothing of this power is left."""
    lowest = min(lowest, _first_term(expansion).power)
    terms: list[Formula] = []
    for power, coefficient in zip(_POWERS, expansion, strict=True):
        if power >= max(lowest, 0):
            terms.append(coefficient * X**power)
        elif power >= lowest:
            terms.append(coefficient.numerator / (coefficient.denominator * X**-power))
    rest = rf"{latex(written)} - \left({latex(formula.total(*terms))}\right)"
    if lowest > 0:
        rest = rf"\frac{{{rest}}}{{{latex(X**lowest)}}}"
    if lowest < 0:
        rest = rf"{latex(X**-lowest)} \left({rest}\right)"
    return step("limit", letter=X, at=end, expression=Verbatim(rest), value=0)


SHEET = Sheet(
    subject="differential_calculus",
    method="series in 1/x",
    sample=sample,
    gaps=lambda facts: {"rule": _rule(facts)},
    words=words,
    work=work,
    types=(Typed("number"), Typed("number")),
    version=2,
    slips={
        "sign_flipped": "for negative x a root has the wrong sign",
        "linear_term_ignored": "the second term of the radicand is neglected",
        "coefficient_slip": "the factor 1/2 or 1/3 in the expansion of a root is wrong",
        "constant_missing": "the constant beside the root is neglected",
        "constant_sign_flipped": "the constant beside the root has the wrong sign",
        "infinite_sign_lost": "an infinite limit has the wrong sign",
        "line_neglected": "the linear function beside the root in the numerator is neglected",
        "power_slip": "the radicand is compared in place of its root",
        "root_not_taken": "the root of the leading coefficient is not taken",
    },
    levels={
        1: "one root and a line",
        2: "two roots, or a quotient of sums with roots",
        3: "a difference that vanishes, times x, or a cube root beside a square root",
    },
)
