"""Reads expressions in signs and in English: `(3 + 4) * 5`, `7 less than twice n`, `the sum of 3/4 and 2/5`.

Operators bind as in arithmetic, in signs and in words. Where words leave open what they bind, as in `the
sum of 3 and 4 times 5`, the phrase is refused; a comma closes what stands before it: `3 plus 4, times 5`.
"""

from collections.abc import Callable
from functools import reduce

from seedproof.benchmarks.curriculum.reading.concepts.operators import (
    A_NUMBER,
    BACK,
    COMMANDS,
    GERUNDS,
    MULTIPLES,
    NAMED,
    ORDINALS,
    PRODUCTS,
    STARTS,
    SUMS,
    Infix,
)
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, fraction, negative
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Operator, Variable

NUMBER = Variable("unknown")
"""`a number`, and afterwards `the number`."""


MAX_INNER = 80
"""Brackets, signs, letters and named operations that one reader goes into, so that nothing can hang."""


class Phrases:
    """Reads expressions from tokens, left to right; `at` is the index of the next token.

    `result` is what `the result` and `it` mean, `letters` are the unknowns, `anonymous` allows `a number`.
    """

    def __init__(
        self,
        tokens: Tokens,
        letters: frozenset[str] = frozenset(),
        result: Expression | None = None,
        anonymous: bool = False,
    ) -> None:
        self.tokens = tokens
        self.at = 0
        self.letters = letters
        self.result = result
        self.anonymous = anonymous
        self.left = MAX_INNER
        self.quoted = 0
        """How many named operations, `the sum of ... and ...`, are open."""

    def word(self, ahead: int = 0) -> str:
        """Return the text of the next token, or of one further on; nothing at the end."""
        place = self.at + ahead
        if place < len(self.tokens):
            return self.tokens[place].text
        return ""

    def accept(self, *words: str) -> bool:
        """Return whether these words come next, and go on behind them if so."""
        if self.word() != words[0]:
            return False
        if all(self.word(ahead) == word for ahead, word in enumerate(words)):
            self.at += len(words)
            return True
        return False

    def need(self, *words: str) -> None:
        """Go on behind one of these words. Raises: Unreadable when none comes next."""
        if self.word() not in words:
            raise Unreadable(f"{self.word()!r}, not {words}")
        self.at += 1

    def accept_one_of(self, *words: str) -> bool:
        """Return whether one of these words comes next, and go on behind it if so."""
        if self.word() in words:
            self.at += 1
            return True
        return False

    def expression(self) -> Expression:
        """Read all that can be read as one expression. Raises: Unreadable."""
        read = self.sum()
        while self.word() == ",":
            start = self.at
            self.at += 1
            self.accept_one_of("and")
            self.accept_one_of("then", "all", "everything")
            infix = self._infix(SUMS) or self._infix(PRODUCTS)
            if infix is None or infix[1]:
                self.at = start
                break
            read = Operation(infix[0], read, self.product())
        return read

    def sum(self) -> Expression:
        """Read terms that are added and subtracted."""
        read = self.product()
        while infix := self._infix(SUMS):
            op, exchanged = infix
            term = self.product()
            read = Operation(op, term, read) if exchanged else Operation(op, read, term)
        return read

    def product(self) -> Expression:
        """Read factors and divisors."""
        read = self.power()
        while True:
            if infix := self._infix(PRODUCTS):
                read = Operation(infix[0], read, self.power())
            elif self.word() == "of" and _is_fraction(read):
                self.at += 1
                read = Operation("*", read, self.power())
            elif self._coefficient():
                read = Operation("*", read, self.power())
            else:
                return read

    def _coefficient(self) -> bool:
        """Return whether a factor without a sign comes next: the q of `6q`, the bracket of `6(q - 2)`."""
        if not self.at or self.at >= len(self.tokens):
            return False
        before = self.tokens[self.at - 1]
        here = self.tokens[self.at]
        if before.value is None and before.text not in (")", *self.letters):
            return False
        opens = here.text == "(" and here.glued
        return opens or (here.raw in self.letters and (here.glued or before.value is not None))

    def power(self) -> Expression:
        """Read a base and its exponents."""
        read = self.atom()
        while True:
            if self.accept("squared"):
                read = Operation("**", read, Number(2))
            elif self.accept("cubed"):
                read = Operation("**", read, Number(3))
            elif self.accept("^"):
                read = Operation("**", read, self.atom())
            elif self.accept("raised", "to") or self._raised():
                read = Operation("**", read, self.exponent())
            else:
                return read

    def _raised(self) -> bool:
        """Return whether `to the` begins an exponent: `to the third`, `to the power of 3`, `to the 3rd`."""
        if self.word() != "to" or self.word(1) != "the":
            return False
        after = self.word(2)
        ordinal = after in ORDINALS or self.word(3) in ("rd", "th", "nd", "st")
        named = after in ("power", "exponent") and self.word(3) not in ("", ",", "and", "?")
        if ordinal or named:
            self.at += 1
        return self.word() == "the"

    def exponent(self) -> Expression:
        """Read `the third power`, `the power of 3`, `the 3rd`."""
        self.need("the")
        if self.accept("power"):
            self.accept_one_of("of")
            return self.atom()
        if self.accept("exponent"):
            self.accept_one_of("of")
            return self.atom()
        word = self.word()
        if word in ORDINALS:
            self.at += 1
            exponent: Expression = Number(ORDINALS[word])
        else:
            exponent = self.atom()
            if not (self.word() in ("rd", "th", "nd", "st") and self.tokens[self.at].glued):
                raise Unreadable("no ordinal number")
            self.at += 1
        self.accept_one_of("power")
        return exponent

    def atom(self) -> Expression:
        """Read a numeral, an unknown, a bracket, or a named operation."""
        if self.at >= len(self.tokens):
            raise Unreadable("the end")
        token = self.tokens[self.at]
        if token.value is not None:
            self.at += 1
            return token.value
        self.left -= 1
        if self.left < 0:
            raise Unreadable("too many brackets and words for one expression")
        if token.text in ("-", "negative", "minus"):
            self.at += 1
            return negative(self.atom())
        if token.text == "(":
            self.at += 1
            inside = self.expression()
            self.need(")")
            return inside
        if token.raw in self.letters and not (token.raw == "a" and self._is_number_next()):
            self.at += 1
            return Variable(token.raw)
        return self._in_words()

    def _is_number_next(self) -> bool:
        return any(all(self.word(i) == w for i, w in enumerate(words)) for words in A_NUMBER["a"])

    def _in_words(self) -> Expression:
        start = self.at
        if self.anonymous:
            for words in A_NUMBER.get(self.word(), ()):
                if self.accept(*words):
                    return self._called()
        if self.letters and self.accept("the", "number") and self.word() in self.letters:
            return self.atom()
        word = self.word()
        if word in MULTIPLES:
            self.at += 1
            return Operation("*", Number(MULTIPLES[word]), self.power())
        if word == "half" or (word in ("one", "a") and self.word(1) == "half"):
            self.at += 1 if word == "half" else 2
            if self.accept_one_of("of"):
                return Operation("*", fraction(1, 2), self.power())
            if word == "half":
                raise Unreadable("half without of")
            return fraction(1, 2)
        if word in GERUNDS and not self.quoted:
            self.at += 1
            return self.command(GERUNDS[word])
        named = self._named()
        if named is not None:
            return named
        self.at = start
        if self.result is not None:
            for words in BACK.get(self.word(), ()):
                if self.accept(*words):
                    return self.result
        raise Unreadable(f"{word!r} is no expression")

    def _called(self) -> Expression:
        """Read `a number`, or `a number n`."""
        self.accept_one_of(",")
        if self.accept("called") or self.accept("named"):
            pass
        if self.at < len(self.tokens) and self.tokens[self.at].raw in self.letters:
            letter = self.tokens[self.at].raw
            self.at += 1
            return Variable(letter)
        if self.tokens[self.at - 1].text == ",":
            self.at -= 1
        return NUMBER

    def _named(self) -> Expression | None:
        """Read `the sum of 3 and 4`, `the square of 7`, `the difference when 3 is taken away from 7`."""
        self.accept_one_of("the")
        word = self.word()
        if word in ("square", "cube") and self.word(1) == "of":
            self.at += 2
            return Operation("**", self.atom(), Number(2 if word == "square" else 3))
        if word in ORDINALS and self.word(1) == "power" and self.word(2) == "of":
            self.at += 3
            return Operation("**", self.atom(), Number(ORDINALS[word]))
        if word in ("result", "value", "answer") and self.word(1) in ("of", "when", "if"):
            self.at += 1
            if self.accept_one_of("of"):
                if self.word() in GERUNDS:
                    return self.command(GERUNDS[self._next()])
                return self.expression()
            self.at += 1
            return self.passive()
        if word not in NAMED or self.word(1) not in ("of", "between", "when", "if"):
            return None
        self.at += 1
        if self.accept_one_of("when", "if"):
            return self.passive()
        self.need("of", "between")
        op = NAMED[word]
        read = self.listed(op)
        self._closed()
        return read

    def _next(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].text

    def listed(self, op: Operator, last: Callable[[], Expression] | None = None) -> Expression:
        """Read `A and B`, or `A, B and C` where more than two can be joined: sums and products."""
        self.quoted += 1
        parts = [self.sum()]
        while self.word() == "," and op in "+*":
            start = self.at
            self.at += 1
            if self.word() == "and":
                self.at = start
                break
            try:
                parts.append(self.sum())
            except Unreadable:
                self.at = start
                break
        self.accept_one_of(",")
        self.need("and")
        parts.append((last or self._last)())
        self.quoted -= 1
        return reduce(lambda left, right: Operation(op, left, right), parts)

    def _last(self) -> Expression:
        """Read the last item of a list: what follows `and` binds only a coefficient in words or signs."""
        read = self.power()
        while True:
            if self._coefficient():
                read = Operation("*", read, self.power())
            elif self.word() in ("*", "/"):
                raise Unreadable("a sign after a list")
            elif (self.word() == "of" and _is_fraction(read)) or (
                self.word() == "times" and self._unknown_after()
            ):
                self.at += 1
                read = Operation("*", read, self.power())
            else:
                return read

    def _unknown_after(self) -> bool:
        after = Phrases(self.tokens, self.letters, None, self.anonymous)
        after.at = self.at + 1
        try:
            return isinstance(after.power(), Variable)
        except Unreadable:
            return False

    def _closed(self) -> None:
        """Check that what follows a list cannot belong to its last item."""
        for table in (SUMS, PRODUCTS):
            if not self.quoted and self._infix(table):
                raise Unreadable("the end of a list is not clear")

    def passive(self) -> Expression:
        """Read `3 is added to 4`, `4 is divided by 2`, `you add 3 and 4`."""
        if self.accept_one_of("you", "we", "i"):
            verb = self.word()
            if verb not in COMMANDS:
                raise Unreadable("no operation")
            self.at += 1
            return self.command(verb)
        read = self.sum() if self.word(1) != "and" else None
        if read is None or self.word() == "and":
            # `3 and 4 are added`
            other = self.sum() if read is None else read
            self.need("and")
            more = self.sum()
            self.need("are")
            if self.accept("added"):
                self.accept_one_of("together")
                return Operation("+", other, more)
            self.need("multiplied")
            self.accept_one_of("together")
            return Operation("*", other, more)
        self.need("is")
        self.accept_one_of("then")
        infix = self._infix(SUMS) or self._infix(PRODUCTS)
        if infix is None:
            if self.accept("squared"):
                return Operation("**", read, Number(2))
            if self.accept("cubed"):
                return Operation("**", read, Number(3))
            if self.accept("raised", "to"):
                return Operation("**", read, self.exponent())
            if self.accept("doubled"):
                return Operation("*", Number(2), read)
            raise Unreadable("no operation")
        op, exchanged = infix
        other = self.sum()
        if exchanged:
            return Operation(op, other, read)
        return Operation(op, read, other)

    def command(self, verb: str) -> Expression:
        """Read what an imperative makes, behind its verb: `add 3 to 4`, `subtract 2`, `divide by 5`."""
        if verb in ("square", "cube"):
            return Operation("**", self._object(), Number(2 if verb == "square" else 3))
        if verb in ("double", "triple"):
            return Operation("*", Number(2 if verb == "double" else 3), self._object())
        if verb == "raise":
            base = self._object()
            self.need("to")
            return Operation("**", base, self.exponent())
        if verb in ("multiply", "divide"):
            if self.accept_one_of("by"):
                return Operation("*" if verb == "multiply" else "/", self._back(), self.sum())
            first = self.sum()
            if verb == "divide":
                self.need("by")
                return Operation("/", first, self.sum())
            self.need("by", "and", "with")
            return Operation("*", first, self.sum())
        if verb == "take" and self.accept("away"):
            away = self.sum()
            return Operation("-", self.sum() if self.accept_one_of("from") else self._back(), away)
        first = self.sum()
        if verb == "add":
            if self.word() in (",", "and") and self._more_to_add():
                return self._added(first)
            if self.accept_one_of("to"):
                return Operation("+", self.sum(), first)
            return Operation("+", self._back(), first)
        self.accept_one_of("away")
        if self.accept_one_of("from"):
            return Operation("-", self.sum(), first)
        return Operation("-", self._back(), first)

    def _more_to_add(self) -> bool:
        ahead = 2 if self.word() == "," and self.word(1) == "and" else 1
        return self.word(ahead) not in (*COMMANDS, "then", "find")

    def _added(self, first: Expression) -> Expression:
        parts = [first]
        while self.accept_one_of(","):
            if self.word() == "and":
                break
            parts.append(self.sum())
        self.need("and")
        parts.append(self.sum())
        self.accept_one_of("together")
        return reduce(lambda left, right: Operation("+", left, right), parts)

    def _object(self) -> Expression:
        return self.sum()

    def _back(self) -> Expression:
        if self.result is None:
            raise Unreadable("there is no result yet")
        return self.result

    def _infix(self, table: dict[tuple[str, ...], Infix]) -> Infix | None:
        word = self.word()
        if word not in STARTS:
            return None
        for length in (1, 2, 3):
            words = tuple(self.word(ahead) for ahead in range(length))
            if words in table:
                self.at += length
                return table[words]
        return None


def _is_fraction(expression: Expression) -> bool:
    return type(expression) is Operation and expression.op == "/" and type(expression.left) is Number
