"""Parses lines of the published syntax, as they are written by programs, people and language models.

Spaces and missing brackets do not matter; operators bind as in Python. A parser by hand: it is as short as a
grammar for `lark` and its transformer, and says in words what it expected. Everything is bounded, so that
nothing hostile takes more than a fraction of a second, here or in whatever works on the problem.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Expression,
    NotAProblem,
    Number,
    Operation,
    Operator,
    Positive,
    Problem,
    Question,
    Statement,
    Variable,
    names,
    parts,
)
from seedproof.record.patterns import Pattern

MAX_LINES = 24
MAX_LINE = 400
MAX_DIGITS = 15
MAX_NESTING = 30
MAX_OPERATIONS = 60
"""The most operations of a whole problem. The longest published one has 12."""
MAX_SIZE = 400
"""Numbers and names in a problem whose declared names are all written out."""
MAX_UNKNOWNS = 4

_TOKEN = Pattern(r"\s*([0-9]+(?:\.[0-9]+)?|[A-Za-z][A-Za-z0-9_]*|\*\*|//|[-+*/%_()])")
_BINDING = {"+": 1, "-": 1, "*": 2, "/": 2, "//": 2, "%": 2, "**": 3}
_NAME = Pattern(r"[A-Za-z][A-Za-z0-9_]*")
_POSITIVE = Pattern(r"([A-Za-z][A-Za-z0-9_]*)\s*>\s*0")


def parse_problem(lines: Sequence[str]) -> Problem:
    """Parse the problem that the lines state, one statement a line, the question last.

    Raises:
        NotAProblem: A line is not of the syntax, a name is declared twice, or a bound is passed.
    """
    if not 1 <= len(lines) <= MAX_LINES:
        raise NotAProblem(f"the problem has {len(lines)} lines, expected 1 to {MAX_LINES}")
    return _parsed(tuple(lines))


# As many as a release has rows: every gate of a process asks what the statements of each are. None is long:
# what passes a bound is refused, and refusals are not kept.
@lru_cache(maxsize=1 << 14)
def _parsed(lines: tuple[str, ...]) -> Problem:
    *above, last = lines
    statements: list[Statement] = []
    declared: dict[str, Expression] = {}
    for line in above:
        statement = _statement(line, declared)
        statements.append(statement)
        if isinstance(statement, Declaration):
            declared[statement.name] = statement.expression
    problem = Problem(tuple(statements), _question(last))
    unknowns = problem.unknowns()
    for item in statements:
        if isinstance(item, Positive) and item.name not in unknowns:
            raise NotAProblem(f"{item.name} > 0 is stated, expected an unknown of the equations")
    _check_bounds(problem, declared, unknowns)
    return problem


def parse_expression(text: str) -> Expression:
    """Parse the expression that a text states.

    Raises: NotAProblem when it states none.
    """
    return _Reader(text).whole()


def _inside(line: str, keyword: str) -> str:
    if len(line) > MAX_LINE:
        raise NotAProblem(f"a line has {len(line)} characters, expected at most {MAX_LINE}")
    bare = line.strip()
    inside = bare[2:-2].strip()
    first, _, rest = inside.partition(" ")
    if not (bare.startswith("[[") and bare.endswith("]]") and first == keyword):
        form = {"var": "[[var NAME = EXPR]]", "question": "[[question NAME = ['EXPR']]] at the end"}[keyword]
        raise NotAProblem(f"{bare[:80]!r} is not a line of a problem, expected {form}")
    return rest


def _statement(line: str, declared: dict[str, Expression]) -> Statement:
    inside = _inside(line, "var")
    positive = _POSITIVE.fullmatch(inside)
    if positive is not None:
        return Positive(positive[1])
    left_text, equals, right_text = inside.partition("=")
    if not equals:
        raise NotAProblem(f"{line.strip()[:80]!r} has no `=`, expected [[var NAME = EXPR]]")
    left = parse_expression(left_text)
    right = parse_expression(right_text)
    if not isinstance(left, Variable):
        return Equation(left, right)
    if left.name in declared:
        raise NotAProblem(f"{left.name} is declared twice, expected a new name in {line.strip()[:80]!r}")
    if _depends(right, left.name, declared):
        return Equation(left, right)
    return Declaration(left.name, right)


def _depends(expression: Expression, name: str, declared: dict[str, Expression]) -> bool:
    """Return whether a value depends on a name: then `name = value` is an equation, not a declaration."""
    todo = names(expression)
    seen = set[str]()
    while todo:
        used = todo.pop()
        if used == name:
            return True
        if used in declared and used not in seen:
            seen.add(used)
            todo += names(declared[used])
    return False


def _question(line: str) -> Question:
    name, _, listed = (piece.strip() for piece in _inside(line, "question").partition("="))
    pieces = [piece.strip() for piece in listed[1:-1].split(",")]
    quoted = all(len(piece) > 2 and piece[0] == piece[-1] == "'" for piece in pieces)
    if not (_NAME.fullmatch(name) and listed[:1] == "[" and listed[-1:] == "]" and quoted):
        raise NotAProblem(f"{line.strip()[:80]!r} is not a question, expected [[question NAME = ['EXPR']]]")
    alone = len(pieces) == 1
    return Question(name, tuple(_Reader(piece[1:-1]).whole(with_blank=alone) for piece in pieces))


class _Reader:
    """A parser of one expression, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.at = 0
        self.depth = 0
        self.tokens: list[str] = []
        end = 0
        while end < len(self.text):
            token = _TOKEN.match(self.text, end)
            if token is None:
                raise self.wrong(f"{self.text[end:].strip()[:20]!r} is no number, name or operator")
            self.tokens.append(token[1])
            end = token.end()

    def wrong(self, said: str) -> NotAProblem:
        return NotAProblem(f"{said}, in the expression {self.text[:60]!r}")

    def whole(self, with_blank: bool = False) -> Expression:
        """Parse all of the text; the blank of a comparison only where a question can have one."""
        read = self.expression()
        if with_blank and self.peek() == "_":
            self.at += 1
            read = Operation("_", read, self.expression())
        if self.peek():
            expected = "an operator or the end" if self.peek() != "_" else "`_` in a question only, once"
            raise self.wrong(f"{self.peek()!r} cannot stand there, expected {expected}")
        return read

    def peek(self) -> str:
        if self.at < len(self.tokens):
            return self.tokens[self.at]
        return ""

    def expression(self, least: int = 1) -> Expression:
        """Parse operations that bind at least so tightly; powers bind from the right."""
        self.depth += 1
        if self.depth > MAX_NESTING:
            raise self.wrong(f"brackets and operators nest deeper than {MAX_NESTING}")
        left = self.operand()
        while _BINDING.get(op := self.peek(), 0) >= least:
            self.at += 1
            right = self.expression(_BINDING[op] + (op != "**"))
            left = Operation(cast(Operator, op), left, right)
        self.depth -= 1
        return left

    def operand(self) -> Expression:
        token = self.peek()
        self.at += 1
        if token == "(":
            inside = self.expression()
            if self.peek() != ")":
                raise self.wrong(f"{self.peek() or 'the end'!r} stands where `)` was expected")
            self.at += 1
            return inside
        if token == "-" and self.peek()[:1].isdigit():
            number = self.number(self.peek(), -1)
            self.at += 1
            if self.peek() == "**":
                raise self.wrong("the base of a power is negative, expected it in brackets: (-2) ** 3")
            return number
        if token[:1].isdigit():
            return self.number(token, 1)
        if token[:1].isalpha():
            return Variable(token)
        raise self.wrong(f"{token or 'the end'!r} stands where a number, a name or `(` was expected")

    def number(self, token: str, sign: int) -> Number:
        whole, _, places = token.partition(".")
        if len(whole + places) > MAX_DIGITS:
            raise self.wrong(f"a number has {len(whole + places)} digits, expected at most {MAX_DIGITS}")
        digits = int(whole + places)
        if (len(whole) > 1 and whole[0] == "0") or (sign < 0 and not digits):
            written = f"-{token}" if sign < 0 else token
            raise self.wrong(f"{written} is no numeral, expected no leading zero and no -0")
        return Number(sign * digits, len(places))


def _check_bounds(problem: Problem, declared: dict[str, Expression], unknowns: tuple[str, ...]) -> None:
    operations = sum(type(part) is Operation for whole in problem.expressions() for part in parts(whole))
    if operations > MAX_OPERATIONS:
        raise NotAProblem(f"the problem has {operations} operations, expected at most {MAX_OPERATIONS}")
    sizes: dict[str, int] = {}

    def size(expression: Expression) -> int:
        leaves = [part for part in parts(expression) if type(part) is not Operation]
        return sum(named(leaf.name) if type(leaf) is Variable else 1 for leaf in leaves)

    def named(name: str) -> int:
        if name not in sizes:
            sizes[name] = size(declared[name]) if name in declared else 1
        return sizes[name]

    if max(size(expression) for expression in problem.expressions()) > MAX_SIZE:
        raise NotAProblem(f"written out, a value of the problem has more than {MAX_SIZE} numbers")
    if len(unknowns) > MAX_UNKNOWNS:
        raise NotAProblem(f"the problem has {len(unknowns)} unknowns, expected at most {MAX_UNKNOWNS}")
    if unknowns and not problem.equations():
        raise NotAProblem(f"nothing says what {unknowns[0]} is, expected a declaration or an equation")
