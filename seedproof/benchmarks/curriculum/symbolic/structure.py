"""Reduces a problem to its structure: what a reader of its text can see of the statements.

A text shows no names, no cut into statements and no order of facts that do not build on one another. So two
problems have the same structure exactly if these steps make them equal:

1. every declared name is replaced by what it stands for: `y = 12, z = y - 9` is `(12 - 9)`, and a value used
   twice is the same as that value written twice (`j = 8, j + j` is `(8 + 8)`);
2. numerals are compared by value: `6.0` is `6`, and `2.50` is `2.5` (the answers may be written differently);
   a fraction stays as it is written, numerator and denominator: `(2 / 4)` is neither `(1 / 2)` nor `0.5`;
3. chains of `+`, and chains of `*`, have no order and no brackets: `(a + b) + c` is `c + (b + a)`;
4. the two sides of an equation may be exchanged, equations have no order, and neither have stated values that
   nothing uses (they count: a text with one fact more is another text);
5. that only positive values of an unknown count stands with it: `?1 > 0`;
6. unknowns are numbered: first those that the question asks for by name, in its order, then the others in
   whichever way comes first in the alphabet.

Nothing else counts as same, whatever its value: not `20 - 3 - 5` and `20 - (3 + 5)`, not `7 + 11 - 2` and
`7 - 2 + 11`, not `6 = 12 - x` and `12 = 6 + x`, not `x + x` and `2 * x`, not `(a / b) * c` and `(a * c) / b`,
not the comparisons of a with b and of b with a, not the same system asked in another order, not
the question for a number's factor pairs (a lone numeral) and the question for a value.
"""

from functools import lru_cache
from itertools import permutations

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Positive,
    Problem,
    Variable,
    inlined,
    names,
)
from seedproof.benchmarks.curriculum.symbolic.writing import numeral_text


def same_structure(first: Problem, second: Problem) -> bool:
    """Return whether two problems have the same structure."""
    return structure(first) == structure(second)


# As many as a release has rows: that of each is asked for where it is drawn, told and kept, and by each gate.
@lru_cache(maxsize=1 << 14)
def structure(problem: Problem) -> str:
    """Write the structure in one line, which is equal exactly for the same structures.

    An example is `51 = ((6 * ?1) - 30); one ?1`.
    """
    declared = problem.declared()
    asked = [inlined(expression, declared) for expression in problem.question.asked]
    by_name = list(dict.fromkeys(part.name for part in asked if isinstance(part, Variable)))
    others = [name for name in problem.unknowns() if name not in by_name]
    equations = [
        (inlined(equation.left, declared), inlined(equation.right, declared))
        for equation in problem.equations()
    ]
    positive = {item.name for item in problem.statements if isinstance(item, Positive)}
    used = {name for whole in problem.expressions() for name in names(whole)}
    idle = [inlined(meant, declared) for name, meant in declared.items() if name not in used]

    def line(order: tuple[str, ...]) -> str:
        numbered = {name: f"?{number}" for number, name in enumerate((*by_name, *order), start=1)}
        lines = sorted(
            " = ".join(sorted((_said(left, numbered), _said(right, numbered)))) for left, right in equations
        )
        lines += sorted(f"{numbered[name]} > 0" for name in positive)
        lines += sorted(f"idle {_said(expression, numbered)}" for expression in idle)
        question = ", ".join(_said(expression, numbered) for expression in asked)
        return "; ".join([*lines, f"{problem.kind()} {question}"])

    return min(map(line, permutations(others)))


def _said(expression: Expression, numbered: dict[str, str]) -> str:
    if type(expression) is Operation:
        op = expression.op
        if op in ("+", "*"):
            return f"({f' {op} '.join(sorted(_said(term, numbered) for term in _chain(expression)))})"
        return f"({_said(expression.left, numbered)} {op} {_said(expression.right, numbered)})"
    if type(expression) is Number:
        digits = expression.digits
        places = expression.places
        while places and digits % 10 == 0:
            digits = digits // 10
            places = places - 1
        return numeral_text(digits, places)
    if isinstance(expression, Variable):
        return numbered[expression.name]
    return ""


def _chain(whole: Operation) -> list[Expression]:
    """Return the terms of a sum of sums, or the factors of a product of products."""
    todo = [whole.left, whole.right]
    found = list[Expression]()
    while todo:
        part = todo.pop()
        if type(part) is Operation and part.op == whole.op:
            todo += (part.left, part.right)
        else:
            found.append(part)
    return found
