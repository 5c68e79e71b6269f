"""Reads expressions in English: `7 less than twice n`, `the sum of 3/4 and 2/5`, `multiply 4 by 5`.

Where words leave open what they bind, as in `the sum of 3 and 4 times 5`, the phrase is refused; a comma
closes what stands before it: `3 plus 4, times 5`.
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
    SUMS,
)
from seedproof.benchmarks.curriculum.reading.concepts.signs import Signs, is_fraction
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, fraction, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Operator,
    Variable,
)

KINDS = word_set("fraction fractions number numbers decimal decimals")
"""Words before a numeral that say what it is."""
NUMBER = Variable("unknown")
"""`a number`, and afterwards `the number`."""


class Phrases(Signs):
    """Reads expressions in which operations have names.

    `result` is what `the result` and `it` mean.
    """

    def __init__(
        self,
        tokens: Tokens,
        letters: frozenset[str] = frozenset(),
        result: Expression | None = None,
        anonymous: bool = False,
    ) -> None:
        super().__init__(tokens, letters, anonymous)
        self.result = result
        self.quoted = 0
        """How many named operations, `the sum of ... and ...`, are open."""

    def in_words(self) -> Expression:
        """Read an unknown, a multiple, a named operation, or the result before. Raises: Unreadable."""
        start = self.at
        if self.anonymous:
            for words in A_NUMBER.get(self.word(), ()):
                if self.accept(*words):
                    return self._called()
        if self.letters and self.accept("the", "number") and self.word() in self.letters:
            return self.atom()
        word = self.word()
        if self._skips_a_kind():
            return self.atom()
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

    def _skips_a_kind(self) -> bool:
        """Go on behind `the fraction`, `the numbers` before a numeral; return whether they stand there."""
        length = 2 if self.word() == "the" else 1
        behind = self.at + length
        if self.word(length - 1) not in KINDS or behind >= len(self.tokens):
            return False
        if self.tokens[behind].value is None and self.word(length) not in ("-", "(", "negative"):
            return False
        self.at = behind
        return True

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
                    return self.command(GERUNDS[self.next_word()])
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
            elif (self.word() == "of" and is_fraction(read)) or (
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
            return Operation("**", self.sum(), Number(2 if verb == "square" else 3))
        if verb in ("double", "triple"):
            return Operation("*", Number(2 if verb == "double" else 3), self.sum())
        if verb == "raise":
            base = self.sum()
            self.need("to")
            return Operation("**", base, self.exponent())
        if verb in ("multiply", "divide"):
            if self.accept_one_of("by"):
                return Operation("*" if verb == "multiply" else "/", self._back(), self._last())
            first = self.sum()
            if verb == "divide":
                self.need("by")
                return Operation("/", first, self._last())
            self.need("by", "and", "with")
            return Operation("*", first, self._last())
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
        parts.append(self._last())
        self.accept_one_of("together")
        return reduce(lambda left, right: Operation("+", left, right), parts)

    def _back(self) -> Expression:
        if self.result is None:
            raise Unreadable("there is no result yet")
        return self.result
