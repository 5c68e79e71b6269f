"""Chooses a function with an alternating series, and adds its terms one by one."""

from fractions import Fraction
from math import factorial

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.approximation_by_series.facts import Facts, Function
from seedproof.problems.templates.approximation_by_series.phrases import (
    COUNTS,
    ERRORS,
    FUNCTIONS,
    INSIDES,
    NUMBERS,
    SOURCES,
    STATEMENTS,
    SUMS,
    WEIGHTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, latex

_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "log", "arctan")
_DIVIDED: tuple[tuple[Function, int], ...] = (
    ("sin", -1),
    ("arctan", -1),
    ("log", -1),
    ("one minus exp", -1),
    ("one minus cos", -2),
    ("one minus cos", -1),
)
_ENDS = ("1/2", "1/3", "1/4", "1/5", "2/3", "2/5", "1", "1/10", "3/4", "3/5")


_MOST = 4
"""Terms."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a value, an integral, or one with a power of x beside the function. Raises: Rejected."""
    function = draws.choice(_FUNCTIONS)
    power = 0
    weight = 0
    if difficulty == 2:
        power = draws.choice((2, 3))
    if difficulty == 3:
        power = draws.choice((1, 1, 2))
        function, weight = draws.choice(_DIVIDED)
        if draws.below(3) == 0:
            function = draws.choice(_FUNCTIONS)
            weight = draws.choice((1, 2))
    facts = Facts(
        function=function,
        power=power,
        weight=weight,
        end=draws.choice(_ENDS),
        digits=draws.between(2, 5),
    )
    count = least_count(facts)
    if count < 2:
        raise Rejected("one term is enough")
    if partial_sum(facts, count).denominator > 2_000_000:
        raise Rejected("the sum has a large denominator")
    if term(facts, count).denominator > 50_000_000:
        raise Rejected("the first omitted term has a large denominator")
    if facts.power == 0 and facts.end == "1":
        raise Rejected("the point is 1")
    return facts


def exponent(function: Function, n: int) -> int:
    """Return the power of t in the term number n, from zero on."""
    match function:
        case "exp":
            return n
        case "log" | "one minus exp":
            return n + 1
        case "cos":
            return 2 * n
        case "sin" | "arctan":
            return 2 * n + 1
        case "one minus cos":
            return 2 * n + 2


def divisor(function: Function, n: int) -> int:
    """Return what the power of t is divided by in the term number n."""
    power = exponent(function, n)
    if function in ("log", "arctan"):
        return power
    return factorial(power)


def power_of_x(facts: Facts, n: int) -> int:
    """Return the power of x in the term number n of the function, before it is integrated."""
    if facts.power == 0:
        return exponent(facts.function, n)
    return exponent(facts.function, n) * facts.power + facts.weight


def term(facts: Facts, n: int) -> Fraction:
    """Return the size of the term number n of the series."""
    end = Fraction(facts.end)
    power = power_of_x(facts, n)
    coefficient = Fraction(1, divisor(facts.function, n))
    if facts.power == 0:
        return coefficient * end**power
    return coefficient * end ** (power + 1) / (power + 1)


def least_count(facts: Facts) -> int:
    """Return the number of terms after which the next one is small enough. Raises: Rejected."""
    count = 1
    while term(facts, count) >= Fraction(1, 10**facts.digits):
        count += 1
        if count > _MOST:
            raise Rejected("many terms are needed")
    return count


def partial_sum(facts: Facts, count: int) -> Fraction:
    """Return the sum of the first terms."""
    return sum(((-1) ** n * term(facts, n) for n in range(count)), Fraction(0))


def answers(facts: Facts) -> list[Answer]:
    """Give the number of terms, their sum, and the first omitted term."""
    count = least_count(facts)
    return [
        Answer(formula(count), "number", counted="nonzero terms", kind="numeral"),
        Answer(formula(partial_sum(facts, count)), "number", kind="fraction"),
        Answer(formula(term(facts, count)), "number", kind="fraction"),
    ]


def function_text(facts: Facts, inside: str) -> str:
    """Write the function of something."""
    return fill(FUNCTIONS[facts.function], inside=inside)


def integrand_text(facts: Facts) -> str:
    """Write what is integrated."""
    text = function_text(facts, INSIDES[facts.power])
    if facts.weight < 0:
        text = _without_brackets(text)
    return fill(WEIGHTS[facts.weight], function=text)


def _without_brackets(text: str) -> str:
    """Return a difference without the brackets that it has as a factor."""
    if not text.startswith(r"\left("):
        return text
    return text.removeprefix(r"\left(").removesuffix(r"\right)")


def words(facts: Facts, draws: Draws) -> Words:
    """Write the number, the series, and the precision."""
    end = latex(Fraction(facts.end))
    function = _without_brackets(function_text(facts, "t"))
    if facts.power == 0:
        number = fill(NUMBERS["value"], value=function_text(facts, end))
        source = fill(SOURCES["value"], function=function, end=end)
    else:
        number = fill(NUMBERS["integral"], end=end, integrand=integrand_text(facts))
        source = fill(SOURCES["integral"], function=function, inside=INSIDES[facts.power])
    statement = fill(draws.choice(STATEMENTS), number=number, source=source)
    count = fill(draws.choice(COUNTS), digits=str(facts.digits))
    return Words(statement, (count, draws.choice(SUMS), draws.choice(ERRORS)))


TEMPLATE = Template(
    subject="sequences_series",
    method="coefficients by their quotients, quadrature",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a known series at a point",
        2: "a power is put into a known series, which is then integrated",
        3: "the integrand is a product or a quotient with a power of x, too",
    },
)
