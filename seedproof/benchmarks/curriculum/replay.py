"""Replays a certificate: every step is one of the problem, is right, and none is missing.

It shares nothing with what wrote the certificate but the problem. Plain fractions do the arithmetic.
"""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Solvability,
    Variable,
)
from seedproof.record.patterns import Pattern

MAX_LENGTH = 4000
MAX_EXPONENT = 64

_VALUE = r"(-?[0-9]{1,40}(?:/[0-9]{1,40}|\.[0-9]{1,20})?)"
_OPERAND = r"(\(-?[0-9./]{1,80}\)|[0-9][0-9./]{0,80})"
_STEP = Pattern(rf"{_OPERAND} (\+|-|\*\*?|//?|%) {_OPERAND} = {_VALUE}")
_KNOWN = Pattern(rf"([A-Za-z][A-Za-z0-9_]*) = {_VALUE}")
_COMPARED = Pattern(rf"{_VALUE} ([<=>]) {_VALUE}")

_MULTIPLE = Pattern(rf"{_OPERAND} \* eq([1-9])")
_GAP = Pattern(rf"{_VALUE} = 0")

Step = tuple[Fraction, str, Fraction, Fraction]
_CONSTANT = ""
"""What the constant term of a linear form stands under; the others under their unknowns."""


def solvability_in(problem: Problem, certificate: str) -> Solvability | None:
    """Return what a certificate shows of linear equations that fix nothing; None where it gives solutions.

    Raises: ValueError when it does not show what it says.
    """
    verdict, _, shown = certificate.partition("; ")
    if verdict == "no solution":
        _check_contradiction(problem, shown)
        return "no solution"
    if verdict == "infinitely many solutions":
        _check_family(problem, shown)
        return "infinitely many solutions"
    return None


def _check_contradiction(problem: Problem, shown: str) -> None:
    """Check that multiples of the equations add up to a number other than 0, where 0 would have to be."""
    *multiples, last = shown.split("; ")
    gap = _GAP.fullmatch(last)
    forms = _linear_forms(problem)
    total = dict[str, Fraction]()
    for written in multiples:
        multiple = _MULTIPLE.fullmatch(written)
        if multiple is None or not 1 <= int(multiple[2]) <= len(forms):
            raise ValueError(
                f"{written[:80]!r} is no multiple of an equation, expected one such as `2 * eq1`"
            )
        by = _operand(multiple[1])
        for name, coefficient in forms[int(multiple[2]) - 1].items():
            total[name] = total.get(name, Fraction(0)) + by * coefficient
    left = {name: coefficient for name, coefficient in total.items() if coefficient}
    if gap is None or left != {_CONSTANT: Fraction(gap[1])}:
        raise ValueError(f"the multiples of the equations add up to {left}, but {last[:80]!r} is stated")


def _check_family(problem: Problem, shown: str) -> None:
    """Check that two different numbers, or pairs of numbers, solve equations that are linear."""
    _linear_forms(problem)
    solutions = set(replayed(problem, shown))
    if len(solutions) < 2 or not problem.asks_for_unknowns():
        raise ValueError(f"the certificate gives {len(solutions)} solutions, expected two different ones")


def _linear_forms(problem: Problem) -> list[dict[str, Fraction]]:
    """Return left side less right side of every equation. Raises: ValueError when one is not linear."""
    meant = problem.declared()
    return [
        _sum_of(_linear(item.left, meant), _linear(item.right, meant), Fraction(-1))
        for item in problem.equations()
    ]


def _linear(expression: Expression, meant: dict[str, Expression]) -> dict[str, Fraction]:
    if isinstance(expression, Number):
        return {_CONSTANT: Fraction(expression.digits, 10**expression.places)}
    if isinstance(expression, Variable):
        name = expression.name
        return _linear(meant[name], meant) if name in meant else {name: Fraction(1)}
    left = _linear(expression.left, meant)
    right = _linear(expression.right, meant)
    if expression.op in "+-":
        return _sum_of(left, right, Fraction(1 if expression.op == "+" else -1))
    if expression.op == "*" and left.keys() <= {_CONSTANT}:
        left, right = right, left
    if expression.op not in "*/" or not right.keys() <= {_CONSTANT}:
        raise ValueError(f"an equation has an unknown in {expression.op}, expected a linear one")
    by = right.get(_CONSTANT, Fraction(0))
    return {name: _applied(value, expression.op, by) for name, value in left.items()}


def _sum_of(left: dict[str, Fraction], right: dict[str, Fraction], factor: Fraction) -> dict[str, Fraction]:
    total = dict(left)
    for name, value in right.items():
        total[name] = total.get(name, Fraction(0)) + factor * value
    return total


def replayed(problem: Problem, certificate: str) -> Iterator[tuple[Fraction, ...]]:
    """Yield what the question asks for, for each solution of the certificate; of a comparison, its two sides.

    Raises: ValueError when a step is missing, is not one of the problem, or is wrong.
    """
    if len(certificate) > MAX_LENGTH:
        raise ValueError(f"the certificate has {len(certificate)} characters, expected at most {MAX_LENGTH}")
    for case in certificate.split(" | "):
        yield _Replay(problem, case.split("; ") if case else []).asked()


class _Replay:
    """The steps of one solution."""

    def __init__(self, problem: Problem, steps: list[str]) -> None:
        self.problem = problem
        self.meant = problem.declared()
        self.known: dict[str, Fraction] = {}
        self.stated: set[Step] = set()
        self.compared: list[str] = []
        for step in steps:
            if match := _STEP.fullmatch(step):
                left, op, right, result = match.groups()
                self.stated.add((_operand(left), op, _operand(right), Fraction(result)))
            elif match := _KNOWN.fullmatch(step):
                self.known[match[1]] = Fraction(match[2])
            elif _COMPARED.fullmatch(step):
                self.compared.append(step)
            else:
                raise ValueError(f"{step[:80]!r} is no step, expected one such as `14 - 4 = 10`")
        if set(self.known) != set(problem.unknowns()):
            raise ValueError(
                f"the certificate gives {sorted(self.known)}, expected {sorted(problem.unknowns())}"
            )
        self.needed: set[Step] = set()
        self.allowed: set[Step] = set()

    def asked(self) -> tuple[Fraction, ...]:
        """Return what the question asks for, once every step has been found in the certificate."""
        for name in self.meant:
            self.value(self.meant[name])
        for equation in self.problem.equations():
            left = self.value(equation.left)
            right = self.value(equation.right)
            if left != right:
                raise ValueError(f"with these values an equation says that {left} is {right}")
        asked = self.problem.question.asked
        kind = self.problem.kind()
        if kind == "comparison" and isinstance(asked[0], Operation):
            asked = (asked[0].left, asked[0].right)
        result = tuple(map(self.value, asked))
        if kind == "factor pairs":
            self.needed |= set(_products(result[0]))
        if missing := self.needed - self.stated:
            raise ValueError(f"the certificate lacks {_said(missing)}")
        if foreign := self.stated - self.needed - self.allowed:
            raise ValueError(f"the certificate has {_said(foreign)}, which is no step of the problem")
        self._check_comparison(result if kind == "comparison" else None)
        return result

    def value(self, expression: Expression) -> Fraction:
        """Work a value out anew, and note each operation on the way."""
        if isinstance(expression, Number):
            return Fraction(expression.digits, 10**expression.places)
        if isinstance(expression, Variable):
            name = expression.name
            if name in self.known:
                return self.known[name]
            return self.value(self.meant[name])
        left = self.value(expression.left)
        right = self.value(expression.right)
        result = _applied(left, expression.op, right)
        step = (left, expression.op, right, result)
        written = isinstance(expression.left, Number) and isinstance(expression.right, Number)
        # A fraction in lowest terms needs no step: it is a number as it is written.
        lowest = written and expression.op == "/" and left == result.numerator and right == result.denominator
        (self.allowed if lowest else self.needed).add(step)
        return result

    def _check_comparison(self, sides: tuple[Fraction, ...] | None) -> None:
        if sides is None:
            if self.compared:
                raise ValueError(f"the certificate compares {self.compared[0]}, expected no comparison")
            return
        stated = [match.groups() for match in map(_COMPARED.fullmatch, self.compared) if match]
        if sides[0] == sides[1]:
            sign = "="
        elif sides[0] < sides[1]:
            sign = "<"
        else:
            sign = ">"
        if [(Fraction(left), op, Fraction(right)) for left, op, right in stated] != [
            (sides[0], sign, sides[1])
        ]:
            raise ValueError(
                f"the certificate compares {self.compared}, expected {sides[0]} {sign} {sides[1]}"
            )


def _operand(text: str) -> Fraction:
    return Fraction(text.strip("()"))


def _applied(left: Fraction, op: str, right: Fraction) -> Fraction:
    match op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "/":
            return left / right
        case "//":
            return Fraction(left // right)
        case "%":
            return left % right
        case "**" if right.denominator == 1 and 0 <= right <= MAX_EXPONENT:
            return Fraction(left ** int(right))
    raise ValueError(f"{left} {op} {right} is no step")


def _products(number: Fraction) -> Iterator[Step]:
    """Yield every pair of whole numbers with that product, the smaller first, by trying all."""
    if number.denominator != 1 or not 1 <= number <= 10_000:
        raise ValueError(f"the factor pairs of {number} are asked for, expected a whole number to 10000")
    for low in range(1, int(number) + 1):
        if low * low <= number and number % low == 0:
            yield Fraction(low), "*", number / low, number


def _said(steps: set[Step]) -> str:
    left, op, right, result = min(steps)
    return f"{left} {op} {right} = {result}"
