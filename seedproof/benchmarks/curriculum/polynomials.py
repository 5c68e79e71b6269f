"""Solves equations of any degree in SymPy's exact polynomial and matrix layer.

Values are elements of QQ, or of a field of rational functions in the unknowns; one unknown is found by
factoring the polynomials that its equations come to, several by reducing the matrix of a linear system.
"""

from fractions import Fraction
from functools import cache
from typing import Any

from seedproof.benchmarks.curriculum.symbolic.problem import (
    MAX_BITS,
    MAX_DEGREE,
    MAX_EXPONENT,
    Expression,
    NoAnswer,
    NotFixed,
    Number,
    Operation,
    Positive,
    Problem,
    Variable,
)
from seedproof.exact.symbolic import QQ, DomainMatrix, FracElement, FracField, Poly, Symbol, lex

_X = Symbol("x")


def asked_at_solutions(problem: Problem) -> list[list[Fraction]]:
    """Return what the question asks for, of a comparison its two sides, at each solution that counts.

    Raises: NoAnswer when something has no value, or a solution is irrational; NotFixed when the equations are
        linear and fix nothing.
    """
    terms = _Terms(problem)
    lengths = [item.name for item in problem.statements if isinstance(item, Positive)]
    solutions = [point for point in terms.solutions() if all(point[name] > 0 for name in lengths)]
    return [[_exact(value) for value in terms.asked(point)] for point in solutions]


class _Terms:
    """A problem's expressions as numbers, or as rational functions of its unknowns."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.meant = problem.declared()
        self.unknowns = problem.unknowns()
        self.field = _field(len(self.unknowns))
        self.known: dict[str, Any] = dict(zip(self.unknowns, self.field.gens, strict=True))
        self.divisors: list[Any] = []
        """Rational functions that must not be 0."""
        self.linear = True
        """Whether no term has a higher degree, or an unknown in its denominator."""

    def solutions(self) -> list[dict[str, Any]]:
        """Return the unknowns for each solution of the equations; one empty case without unknowns.

        Raises: NoAnswer when they are not fixed, or a solution is irrational.
        """
        gaps = [self.term(item.left) - self.term(item.right) for item in self.problem.equations()]
        if not self.unknowns:
            if any(gaps):
                raise NoAnswer("an equation between numbers is false, expected a true one")
            return [{}]
        tops = [gap.numer if isinstance(gap, FracElement) else self.field.ring(gap) for gap in gaps]
        if len(self.unknowns) > 1:
            values = _points(tops, self.unknowns)
        else:
            values = [[x] for x in _roots(tops, self.linear and len(tops) == 1)]
        points = [dict(zip(self.unknowns, value, strict=True)) for value in values]
        return [point for point in points if all(self.at(divisor, point) for divisor in self.divisors)]

    def asked(self, point: dict[str, Any]) -> list[Any]:
        """Return what the question asks for, of a comparison its two sides, at one solution.

        Raises: NoAnswer when something of the problem has no value there.
        """
        for name in self.meant:
            self.named(name)
        asked = self.problem.question.asked
        if isinstance(asked[0], Operation) and asked[0].op == "_":
            asked = (asked[0].left, asked[0].right)
        terms = [self.term(part) for part in asked]
        if not all(self.at(divisor, point) for divisor in self.divisors):
            raise NoAnswer("a value is divided by 0, expected another divisor")
        return [self.at(term, point) for term in terms]

    def at(self, term: Any, point: dict[str, Any]) -> Any:
        """Return a term's value where the unknowns are known."""
        if not isinstance(term, FracElement):
            return term
        values = list(point.values())
        under = term.denom(*values)
        return term.numer(*values) / under if under else QQ(0)

    def named(self, name: str) -> Any:
        """Return the term that a name stands for."""
        if name not in self.known:
            self.known[name] = self.term(self.meant[name])
        return self.known[name]

    def term(self, expression: Expression) -> Any:
        """Return the number or rational function that an expression is."""
        if isinstance(expression, Number):
            return QQ(expression.digits, 10**expression.places)
        if isinstance(expression, Variable):
            return self.named(expression.name)
        left = self.term(expression.left)
        right = self.term(expression.right)
        match expression.op:
            case "+":
                result = left + right
            case "-":
                result = left - right
            case "*":
                result = left * right
            case "/":
                if not right:
                    raise NoAnswer("a value is divided by 0, expected another divisor")
                self.divisors.append(right)
                result = left / right
            case "**":
                result = left ** _exponent(left, right)
            case "//" | "%":
                top = _whole(left)
                by = _whole(right)
                if by < 1:
                    raise NoAnswer(f"{by} divides with a remainder, expected a positive divisor")
                result = QQ(top // by) if expression.op == "//" else QQ(top % by)
            case _:
                raise NoAnswer("`_` stands within a value, expected it in a question only")
        if _degree(result) > (1 if len(self.unknowns) > 1 else MAX_DEGREE) or _bits(result) > MAX_BITS:
            raise NoAnswer("a value has a huge number or power in it, expected something for people")
        if expression.op == "**" and _degree(left):
            self.linear = False
        if isinstance(result, FracElement) and (_degree(result) > 1 or not result.denom.is_ground):
            self.linear = False
        return result


def _roots(tops: list[Any], linear: bool) -> list[Any]:
    """Return the real numbers at which every polynomial in one unknown is 0.

    Raises: NoAnswer when one is irrational; NotFixed when a `linear` equation has none, or infinitely many.
    """
    common = tops[0]
    for top in tops[1:]:
        common = common.gcd(top)
    if not common and linear:
        raise NotFixed("infinitely many solutions")
    if not common:
        raise NoAnswer("the equations hold for every number, expected them to fix the unknown")
    if common.is_ground and linear:
        raise NotFixed("no solution")
    if common.is_ground:
        return []
    if common.is_linear:
        return [-common.coeff(1) / common.LC]
    plain = Poly.from_dict(dict(common.terms()), _X, domain=QQ)
    rational = plain.ground_roots()
    if plain.sqf_part().count_roots() > len(rational):
        raise NoAnswer("a solution is irrational, expected rational ones")
    return [QQ(int(root.p), int(root.q)) for root in rational]


def _points(tops: list[Any], unknowns: tuple[str, ...]) -> list[list[Any]]:
    """Return the only point at which several linear polynomials are 0.

    Raises: NotFixed when there is none, or there are infinitely many, and as many equations as unknowns;
        NoAnswer when one is not linear.
    """
    if any(sum(powers) > 1 for top in tops for powers in top.itermonoms()):
        raise NoAnswer("several unknowns are multiplied, expected linear equations")
    generators = tops[0].ring.gens
    rows = [[*(top.coeff(x) for x in generators), -top.coeff(1)] for top in tops]
    reduced, pivots = DomainMatrix(rows, (len(rows), len(generators) + 1), QQ).rref()
    if len(pivots) == len(generators) and len(generators) not in pivots:
        return [[row[-1] for row in reduced.to_list()[: len(generators)]]]
    if len(tops) != len(generators):
        raise NoAnswer(f"the equations do not fix {', '.join(unknowns)}, expected one for each of these")
    raise NotFixed("no solution" if len(generators) in pivots else "infinitely many solutions")


@cache
def _field(size: int) -> Any:
    return FracField([Symbol(f"x{index}") for index in range(size)], QQ, lex)


def _exponent(base: Any, power: Any) -> int:
    exponent = _whole(power)
    if not 0 <= exponent <= MAX_EXPONENT or (not exponent and not base):
        raise NoAnswer(f"the exponent is {exponent}, expected 0 to {MAX_EXPONENT}, and not 0 ** 0")
    if exponent * _degree(base) > MAX_DEGREE or exponent * _bits(base) > 2 * MAX_BITS:
        raise NoAnswer("a value has a huge number or power in it, expected something for people")
    return exponent


def _degree(term: Any) -> int:
    if not isinstance(term, FracElement):
        return 0
    return max((sum(powers) for side in (term.numer, term.denom) for powers in side.itermonoms()), default=0)


def _bits(term: Any) -> int:
    if isinstance(term, FracElement):
        return max(_bits(value) for side in (term.numer, term.denom) for value in side.itercoeffs())
    return max(int(QQ.numer(term)).bit_length(), int(QQ.denom(term)).bit_length())


def _whole(term: Any) -> int:
    if isinstance(term, FracElement):
        if _degree(term):
            raise NoAnswer("an unknown stands under //, % or in an exponent, expected whole numbers there")
        term = term.numer.coeff(1) / term.denom.coeff(1)
    if QQ.denom(term) != 1:
        raise NoAnswer(f"{term} stands where only a whole number has a meaning, expected one")
    return int(QQ.numer(term))


def _exact(value: Any) -> Fraction:
    return Fraction(int(QQ.numer(value)), int(QQ.denom(value)))
