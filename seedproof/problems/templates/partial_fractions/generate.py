"""Adds up chosen partial fractions, and finds their numerators again by comparing coefficients.

The form of the decomposition is given and its numbers are asked for: the decomposition itself would equal the
fraction that it came from.
"""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, point, polynomial, product, total

Factors = list[tuple[list[int], int]]
"""Coefficients, that of the highest power first, and the power to which the factor is raised."""

X = Symbol("x")
_LETTERS = tuple(map(Symbol, "ABCDE"))
_STATEMENTS = (
    "The rational function $${f}$$ has a partial fraction decomposition of the form $$f(x) = {form}$$ with "
    "real numbers {letters}.",
    "Consider $${f}$$ There are real numbers {letters} such that $$f(x) = {form}$$ wherever $f$ is defined.",
    "Let $${f}$$ The partial fractions of $f$, with unknown real numbers {letters}, are $$f(x) = {form}$$",
)
_NUMBERS = ("Find the numbers, in the form ${}$.", "Determine ${}$.", "Give the numbers as ${}$.")
_SERIES = (
    "What is the coefficient of $x^{2}$ in the power series of $f(x)$ around $x = 0$?",
    "Expand $f(x)$ in powers of $x$ around $x = 0$, and give the coefficient of $x^{2}$.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Simple linear factors; a double one, or a polynomial part; an irreducible quadratic one."""
    kind = draws.choice((("two", "three"), ("double", "improper"), ("quadratic", "both"))[difficulty - 1])
    poles = draws.sample((-4, -3, -2, -1, 1, 2, 3, 4)[difficulty - 1 : 9 - difficulty], 3)
    count = {"three": 3, "quadratic": 1, "both": 1}.get(kind, 2)
    factors: Factors = [([1, -pole], 1) for pole in poles[:count]]
    if kind in ("double", "both"):
        factors[-1] = (factors[-1][0], 2)
    if difficulty == 3:
        middle, last = draws.between(-2, 2), draws.between(1, 5)
        if middle * middle >= 4 * last:
            raise Rejected("the quadratic factor has real roots")
        factors.append(([1, middle, last], 1))
    columns = _columns(factors, 2 if kind == "improper" else 0)
    numbers = draws.nonzeros(len(columns), 5)
    top = [sum(a * b for a, b in zip(numbers, row, strict=True)) for row in zip(*columns, strict=True)]
    if max(map(abs, top)) > 60 or not top[0] or len(top) - top.count(0) < 2:
        raise Rejected("the numerator is large, or loses a term")
    facts = {"top": top, "factors": [list(one) for one in factors], "series": int(difficulty > 1)}
    second = _second(facts, list(map(Fraction, numbers)))
    if difficulty > 1 and (second.denominator > 32 or abs(second.numerator) > 99):
        raise Rejected("the coefficient of the series is not nice")
    return facts


def answers(facts: Facts) -> list[Answer]:
    """The numbers from a linear system, one equation for each power; and with them the series."""
    numbers = _solved(_columns(facts["factors"], _whole(facts)), facts["top"])
    found = [Answer(point(*numbers), "tuple")]
    if facts["series"]:
        found.append(Answer(formula(_second(facts, numbers)), "number"))
    return found


def _whole(facts: Facts) -> int:
    """How many terms the polynomial part has."""
    return max(0, len(facts["top"]) - len(_expanded(facts["factors"])) + 1)


def _expanded(factors: Factors) -> list[int]:
    found = [1]
    for factor in (factor for factor, power in factors for _ in range(power)):
        longer = [0] * (len(found) + len(factor) - 1)
        for place, value in enumerate(found):
            for further, more in enumerate(factor):
                longer[place + further] += value * more
        found = longer
    return found


def _columns(factors: Factors, whole: int) -> list[list[int]]:
    """What every unknown number is multiplied by in the numerator, in the order of the letters."""
    bottom = _expanded(factors)
    found = [bottom + [0] * place for place in range(whole - 1, -1, -1)]
    for place, (factor, power) in enumerate(factors):
        for lower in range(power - 1, -1, -1):
            rest = _expanded([*factors[:place], *factors[place + 1 :], (factor, lower)])
            found += [rest + [0] * up for up in range(len(factor) - 2, -1, -1)]
    return [[0] * (len(found) - len(one)) + one for one in found]


def _solved(columns: list[list[int]], top: list[int]) -> list[Fraction]:
    """Gauss and Jordan."""
    size = len(columns)
    sides = [0] * (size - len(top)) + top
    rows = [list(map(Fraction, row)) for row in zip(*columns, sides, strict=True)]
    for place in range(size):
        pivot = next(line for line in range(place, size) if rows[line][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for line in range(size):
            if line != place:
                times = rows[line][place]
                rows[line] = [a - times * b for a, b in zip(rows[line], rows[place], strict=True)]
    return [row[-1] for row in rows]


def _second(facts: Facts, numbers: list[Fraction]) -> Fraction:
    """The coefficient of x**2: every partial fraction expanded as a geometric series, or its derivative."""
    left = numbers[_whole(facts) :]
    found = Fraction(0)
    for factor, power in facts["factors"]:
        last = Fraction(factor[-1])
        if len(factor) == 3:
            (slope, constant), left = left[:2], left[2:]
            found += constant * (factor[1] ** 2 - last) / last**3 - slope * factor[1] / last**2
            continue
        for height in range(1, power + 1):
            found += left.pop(0) * Fraction((height + 1) * height, 2) / last ** (height + 2)
    return found


def words(facts: Facts, draws: Draws) -> Words:
    """The fraction with its denominator in factors, and the form."""
    whole = _whole(facts)
    letters = _LETTERS[: len(_columns(facts["factors"], whole))]
    form, left = polynomial(letters[:whole], X), list(letters[whole:])
    bottom: list[Formula] = []
    for factor, power in facts["factors"]:
        below = polynomial(factor, X)
        bottom.append(below**power)
        for height in range(1, power + 1):
            above, left = left[: len(factor) - 1], left[len(factor) - 1 :]
            form = total(form, polynomial(above, X) / below**height)
    listed = ", ".join(f"${latex(one)}$" for one in letters[:-1]) + f" and ${latex(letters[-1])}$"
    said = f"f(x) = {latex(polynomial(facts['top'], X) / product(*bottom))}"
    statement = draws.choice(_STATEMENTS).replace("{f}", said).replace("{form}", latex(form))
    questions = [draws.choice(_NUMBERS).replace("{}", latex(point(*letters)))]
    if facts["series"]:
        questions.append(draws.choice(_SERIES))
    return Words(statement.replace("{letters}", listed), tuple(questions))


TEMPLATE = Template(subject="algebra", method="recombination", sample=sample, answers=answers, words=words)
