"""From trees to terms: letters are unknowns, and so is, with its definition, what logic does not know."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from seedproof.certifying.script import Step, Unread
from seedproof.certifying.terms import Symbol, Term, every
from seedproof.certifying.university.atoms import Atoms, logarithm_of
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Relation,
    Sum,
    children,
    number,
)
from seedproof.certifying.university.ratio import (
    Ratio,
    below,
    different_from,
    nonzero,
    not_above,
    ratio,
    same,
)
from seedproof.certifying.university.writing import written

_CIRCULAR: Mapping[str, Callable[[Ratio, Ratio], Ratio]] = {
    "sin": lambda sine, cosine: sine,
    "cos": lambda sine, cosine: cosine,
    "tan": lambda sine, cosine: sine / cosine,
    "cot": lambda sine, cosine: cosine / sine,
    "sec": lambda sine, cosine: ratio(1) / cosine,
    "csc": lambda sine, cosine: ratio(1) / sine,
}
_OPAQUE = frozenset(["arcsin", "arccos", "arctan", "asin", "acos", "atan"])
_RELATIONS: Mapping[str, Callable[[Ratio, Ratio], Term]] = {
    "=": same,
    "!=": different_from,
    "<": below,
    "<=": not_above,
    ">": lambda left, right: below(right, left),
    ">=": lambda left, right: not_above(right, left),
}


class Translation:
    """Turns trees into terms; keeps the unknowns that they bring along, and what defines these."""

    def __init__(self, known: Mapping[str, Ratio | Term]) -> None:
        """Start with letters that have a meaning."""
        self.known = {
            name: value if isinstance(value, Ratio) else Ratio(value) for name, value in known.items()
        }
        self.atoms = Atoms()
        self.atoms.symbols += [value for value in known.values() if isinstance(value, Symbol)]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """All unknowns so far."""
        return tuple(self.atoms.symbols)

    @property
    def definitions(self) -> tuple[Step, ...]:
        """What defines the unknowns so far."""
        return tuple(self.atoms.definitions)

    @property
    def lemmas(self) -> tuple[str, ...]:
        """The lemmas that these definitions rest upon."""
        return tuple(self.atoms.lemmas)

    def unknown(self, name: str) -> Symbol:
        """Declare one more real number, which no letter names."""
        return self.atoms.declare(name)

    def term(self, expression: Expression) -> Term:
        """Translate what has no denominator but numbers.

        Raises: Unread for a proper fraction.
        """
        try:
            return self.ratio(expression).term
        except ValueError as error:
            raise Unread(f"{written(expression)}: {error}") from error

    def terms(self, expressions: Sequence[Expression]) -> list[Term]:
        """Translate several that have no denominators."""
        return [self.term(expression) for expression in expressions]

    def equality(self, left: Expression, right: Expression) -> Term:
        """Say that two expressions are equal, where both are defined."""
        return same(self.ratio(left), self.ratio(right))

    def relation(self, relation: Relation) -> Term:
        """Say what equations and inequalities say, where all their sides are defined."""
        sides = [self.ratio(side) for side in relation.sides]
        pairs = zip(sides, relation.signs, sides[1:], strict=False)
        return every(_RELATIONS[sign](left, right) for left, sign, right in pairs)

    def domain(self, expression: Expression) -> list[Term]:
        """Return what must hold so that an expression is a real number."""
        claims = [claim for part in children(expression) for claim in self.domain(part)]
        match expression:
            case Quotient(_, under) if not isinstance(under, Number):
                claims.append(nonzero(self.ratio(under)))
            case Power(base, Number(exponent)) if exponent < 0 and base != E:
                claims.append(nonzero(self.ratio(base)))
            case Power(base, Number(exponent)) if exponent.denominator != 1 and not isinstance(base, Number):
                claims.append(not_above(ratio(0), self.ratio(base)))
            case Function("ln", (argument,)) | Function("log", (_, argument)):
                claims.append(below(ratio(0), self.ratio(argument)))
            case Function("tan" | "sec", (argument,)):
                claims.append(nonzero(self.atoms.circular(argument)[1]))
            case Function("cot" | "csc", (argument,)):
                claims.append(nonzero(self.atoms.circular(argument)[0]))
        return claims

    def ratio(self, expression: Expression) -> Ratio:
        """Translate an expression.

        Raises: Unread for a letter or a function that has no meaning here.
        """
        match expression:
            case Number(value):
                return ratio(value)
            case Name(name):
                return self._letter(name)
            case Sum(terms):
                return reduce(lambda left, right: left + right, [self.ratio(term) for term in terms])
            case Product(factors):
                return reduce(lambda left, right: left * right, [self.ratio(factor) for factor in factors])
            case Quotient(over, under):
                return self.ratio(over) / self.ratio(under)
            case Power(base, exponent):
                return self._power(base, exponent)
            case Function(name, arguments):
                return self._function(name, arguments)
        raise Unread(f"no number: {written(expression)}")

    def _letter(self, name: str) -> Ratio:
        if name in self.known:
            return self.known[name]
        if name == "e":
            return self.atoms.exponential(E, number(1))
        if name == "pi":
            return self.atoms.pi()
        raise Unread(f"the letter {name} has no meaning here")

    def _power(self, base: Expression, exponent: Expression) -> Ratio:
        if isinstance(exponent, Number) and base != E:
            degree = exponent.value.denominator
            whole = self.ratio(base)
            root = whole if degree == 1 else self.atoms.root(whole, degree, written(base))
            return root**exponent.value.numerator
        value = None if base == E else self.ratio(base).value
        try:
            return self.atoms.exponential(base if value is None else Number(value), exponent)
        except ValueError as error:
            raise Unread(str(error)) from error

    def _function(self, name: str, arguments: tuple[Expression, ...]) -> Ratio:
        if name == "ln":
            return self._logarithm(arguments[0])
        if name == "log" and len(arguments) > 1:
            return self._logarithm(arguments[1]) / self._logarithm(arguments[0])
        if len(arguments) != 1:
            raise Unread(f"the function {name} of several numbers has no meaning here")
        (argument,) = arguments
        if name in _CIRCULAR:
            return _CIRCULAR[name](*self.atoms.circular(argument))
        if name == "exp":
            return self.atoms.exponential(E, argument)
        if name == "abs":
            return self.atoms.size(self.ratio(argument), written(argument))
        if name in _OPAQUE:
            return self.atoms.opaque(name, written(argument))
        raise Unread(f"the function {name} has no meaning here")

    def _logarithm(self, argument: Expression) -> Ratio:
        value = self.ratio(argument).value
        if value is None or value <= 0:
            return self.atoms.opaque("ln", written(argument))
        powers = logarithm_of(value)
        parts = [self.atoms.opaque("ln", str(prime)) * ratio(count) for prime, count in powers.items()]
        return reduce(lambda left, right: left + right, parts, ratio(0))
