r"""The grammar of answers: recursive descent over tokens, linear in their number and bounded in depth.

Loosest first: `or`; commas and `and`; relations; unions; sums; products; powers. Text with two usual
readings, such as `1/2x`, `2 1/2` or `1,000`, is refused in words.
"""

from fractions import Fraction
from functools import lru_cache

from seedproof.equivalence.reading.decorations import (
    boxed,
    is_within_sentence,
    plain,
    without_exponents,
)
from seedproof.equivalence.reading.introductions import introduced
from seedproof.equivalence.reading.layout import laid_out
from seedproof.equivalence.reading.names import UNITS
from seedproof.equivalence.reading.operands import Operands, ungrouped
from seedproof.equivalence.reading.quantifiers import conditions_of, order_term, with_conditions
from seedproof.equivalence.reading.tokens import END, Token, tokens
from seedproof.equivalence.reading.tree import (
    ONE,
    Alternatives,
    Ambiguous,
    Bracketed,
    Call,
    Conditioned,
    Listing,
    Node,
    Number,
    PlusMinus,
    Power,
    Product,
    Relation,
    Sets,
    Sum,
    Truncated,
    negative,
)
from seedproof.equivalence.reading.unreadable import Unreadable


def read(text: str) -> Node:
    r"""Return the tree of an answer in plain text or LaTeX.

    A longer text is read by its `\boxed{...}`, if it has one.

    Raises:
        Unreadable: The text states no answer, or an ambiguous one.
    """
    contents = boxed(text) if "boxed" in text or "fbox" in text else None
    if contents is not None and is_within_sentence(text):
        return _read(contents)
    try:
        return _read(text)
    except Unreadable:
        if contents is None:
            raise
    return _read(contents)


def _read(text: str) -> Node:
    return _read_once(text) if len(text) <= _SHORT else _read_anew(text)


_SHORT = 200
"""The most characters of a text whose tree is kept: so what is kept stays small, whatever is read."""


@lru_cache(maxsize=8192)
def _read_once(text: str) -> Node:
    """Return the tree of a text; formulas of one problem stand in many of its sentences."""
    return _read_anew(text)


def _read_anew(text: str) -> Node:
    text = plain(text)
    in_figures = without_exponents(text)
    if in_figures == text:
        return _tree(text)
    number = _tree(in_figures)
    try:
        return Ambiguous((number, _tree(text)), "exponent")
    except Unreadable:
        return number


def _tree(text: str) -> Node:
    value, conditions = with_conditions(laid_out(tokens(text)))
    tree = _value(value)
    restrictions = conditions_of(conditions, _relation)
    return Conditioned(tree, restrictions) if restrictions else tree


def _value(found: list[Token]) -> Node:
    rest = order_term(found)
    if rest is not None:
        found, term, smaller = rest
        return Truncated(_value(found), _relation(term), smaller)
    parser = Parser(_without_units(introduced(found)))
    tree = parser.alternatives()
    if parser.sign() in ("over", "choose"):
        tree = parser.fraction(tree)
    parser.expect_end()
    return tree


def _relation(found: list[Token]) -> Node:
    """Return the tree of some tokens that hold one relation, or one value."""
    parser = Parser([*found, END])
    tree = parser.relation()
    parser.expect_end()
    return tree


def _without_units(tokens: list[Token]) -> list[Token]:
    """Remove units at the end, with their exponents: `cm^2`."""
    end = len(tokens) - 1
    while end > 1:
        start = end - 1
        if tokens[start].value == "}" and start > 3 and tokens[start - 2].value == "{":
            start -= 2
        if start > 2 and tokens[start].kind in ("number", "sign") and tokens[start - 1].value == "^":
            start -= 2
        if tokens[start].kind != "word" or tokens[start].value.lower() not in UNITS:
            break
        end = start
    return [*tokens[:end], tokens[-1]]


class Parser(Operands):
    """The grammar of everything looser than an operand."""

    def alternatives(self) -> Node:
        """Read parts separated by the word `or`."""
        parts = [self.listing()]
        while self.takes("or"):
            parts.append(self.listing())
        return Alternatives(tuple(parts)) if len(parts) > 1 else parts[0]

    def listing(self) -> Node:
        """Read parts separated by commas or the word `and`; semicolons separate such lists."""
        lists = [self._commas()]
        while self.takes(";"):
            lists.append(self._commas())
        if len(lists) > 1 and all(len(parts) > 1 for parts in lists):
            return Listing(tuple(Listing(tuple(parts)) for parts in lists))
        flat = [part for parts in lists for part in parts]
        return Listing(tuple(flat)) if len(flat) > 1 else flat[0]

    def _commas(self) -> list[Node]:
        parts = [self.relation()]
        while self.sign() in (",", "and"):
            self.place += 1
            if self.takes("and") or self.sign() != "or":
                parts.append(self.relation())
        return parts

    def relation(self) -> Node:
        """Read a set expression, or a chain of relations between them."""
        operands, signs = [self.sets()], []
        while self.sign() in ("=", "<", ">", "<=", ">=", "!=", "≈", "in", "notin"):
            signs.append(self.sign())
            self.place += 1
            operands.append(self.sets())
        return Relation(tuple(operands), tuple(signs)) if signs else operands[0]

    def sets(self) -> Node:
        """Read sums with set operations between them, from left to right."""
        left = self.sum()
        while (word := self.sign()) in ("union", "intersection", "minus"):
            self.place += 1
            left = Sets(word, left, self.sum())
        return left

    def sum(self) -> Node:
        """Read products that are added and subtracted."""
        with self.deeper():
            terms = [self._term(self.sign() if self.sign() in _SIGNS else "+", first=True)]
            while (sign := self.sign()) in _SIGNS:
                terms.append(self._term(sign, first=False))
        return Sum(tuple(map(ungrouped, terms))) if len(terms) > 1 else terms[0]

    def _term(self, sign: str, first: bool) -> Node:
        if not first or self.sign() in _SIGNS:
            self.place += 1
        flips = sign == "-"
        while self.sign() in ("+", "-") and sign in ("+", "-"):
            if first:
                raise Unreadable("two signs stand before a value")
            flips ^= self.sign() == "-"
            self.place += 1
        term = self.product()
        if sign == "±":
            return PlusMinus(term)
        if sign == "∓":
            return PlusMinus(negative(term))
        return _negated(term) if flips else term

    def product(self) -> Node:
        """Read factors that are multiplied, divided or adjacent."""
        factors = [self.operand()]
        above = self.place
        while True:
            if self.takes("*"):
                factors.append(self._signed())
            elif self.takes("mod"):
                factors = [Call("mod", (_multiplied(factors), self._signed()))]
            elif self.sign() == "/":
                plain_start = above == self.place and isinstance(factors[-1], Number)
                self.place += 1
                if isinstance(factors[-1], Bracketed) and factors[-1].opening == "{":
                    raise Unreadable("a set is divided")
                factors.append(self._divided(plain_start))
            elif self.starts_operand():
                mixed = self.mixed(factors[-1])
                if mixed is not None:
                    factors[-1] = mixed
                    continue
                self.refuse_mixed(factors[-1])
                factors.append(self.operand())
            else:
                break
        return _multiplied(factors)

    def _divided(self, number_above: bool) -> Node:
        start = self.place
        below = self._signed()
        if self.starts_operand() and not self.closes_bar():
            fraction = number_above and self.place == start + 1 and isinstance(below, Number)
            letter = self.tokens[self.place].kind in ("letter", "constant", "function")
            if not fraction or (letter and not self.tokens[self.place].spaced):
                raise Unreadable("what stands under the stroke / is ambiguous without brackets")
        return Power(below, Number(Fraction(-1)))

    def _signed(self) -> Node:
        flips = False
        while self.sign() in ("+", "-"):
            flips ^= self.sign() == "-"
            self.place += 1
        factor = self.operand()
        return negative(factor) if flips else factor


_SIGNS = ("+", "-", "±", "∓")


def _negated(term: Node) -> Node:
    """Return the negative of a term; of `2,1` the first number alone is negative if it is a list."""
    match term:
        case Listing((first, *others)):
            return Listing((negative(first), *others))
        case Ambiguous(readings, kind):
            return Ambiguous(tuple(map(_negated, readings)), kind)
    return negative(term)


def _multiplied(factors: list[Node]) -> Node:
    """Return one product; leading numbers become one number, so that -1/2 is a number."""
    value, rest = Fraction(1), []
    for index, factor in enumerate(factors):
        if isinstance(factor, Number) and _short(factor.value):
            value *= factor.value
        elif (
            isinstance(factor, Power)
            and factor.exponent == Number(Fraction(-1))
            and isinstance(factor.base, Number)
            and factor.base.value
            and index
        ):
            value /= factor.base.value
        else:
            rest.append(factor)
    if not rest:
        return Number(value)
    if value == 1 and len(rest) == 1:
        return rest[0]
    rest = [ungrouped(factor) for factor in rest]
    return Product((*((Number(value),) if Number(value) != ONE else ()), *rest))


def _short(value: Fraction) -> bool:
    return value.numerator.bit_length() < 10_000
