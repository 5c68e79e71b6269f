"""The six filters and transforms of the paper (Appendix C), under its names, as promises about a problem.

Each function gives what is broken, as (name, sentence) pairs; none means that the promise holds. The paper
uses them to reject draws or to change them; here they are checked of finished problems.
"""

from collections.abc import Iterable
from typing import Literal

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Expression,
    NotFixed,
    Number,
    Positive,
    Problem,
    Variable,
    is_numeral,
    names,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.values import Case, values
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.exact.number import Exact

Broken = tuple[str, str]


def problem_length(problem: Problem, least: int, most: int) -> list[Broken]:
    """Check that the statements above the question are from `least` to `most`, and not one lone number.

    The second half is the ancestor's too: one statement that only names a number leaves nothing to do, unless
    the question does something with it, which we allow.
    """
    stated = [item for item in problem.statements if not isinstance(item, Positive)]
    count = len(stated)
    broken = list[Broken]()
    if not least <= count <= most:
        broken.append(("ProblemLength", f"it has {count} statements, expected {least} to {most}"))
    (*_, last) = stated or (None,)
    lone = count == 1 and isinstance(last, Declaration) and is_numeral(last.expression)
    if lone and all(isinstance(asked, Variable) for asked in problem.question.asked):
        broken.append(("ProblemLength", "its one statement names a number, expected something to work out"))
    return broken


def check_intermediate_values(
    problem: Problem, low: Exact, high: Exact, whole: bool, positive: bool = False
) -> list[Broken]:
    """Check that every value up to the answer lies from `low` to `high`; with `whole`, that it is whole.

    Values are those of each operation as it is written, of declared names and of unknowns, for each solution
    (`positive`: for those above 0); the answer is among them. Numerals within an operation are not: their
    bounds are the standard's for numbers, and where fractions may stand `(3 / 8)` within an operation is one.
    The ancestor looks at declared names and the answer only.

    Raises: NoAnswer when the problem has no values.
    """
    broken: dict[Broken, None] = {}
    try:
        cases = values(problem)
    except NotFixed:
        return []  # no value leads to the answer that there is none, or that there are infinitely many
    for case in cases:
        if positive and min(case.unknowns.values(), default=1) < 0:
            continue
        for written, value in _values_on_the_way(problem, case, whole):
            if not low <= value <= high:
                sentence = f"{written} is {value}, expected a value from {low} to {high}"
                broken["CheckIntermediateValues", sentence] = None
            if whole and value.denominator != 1:
                broken["CheckIntermediateValues", f"{written} is {value}, expected a whole number"] = None
    return list(broken)


def chains_of_variables(problem: Problem) -> list[Broken]:
    """Check that no name stands for another name and nothing else."""
    return [
        ("ChainsOfVariables", f"{item.name} is only another name for {item.expression.name}")
        for item in problem.statements
        if isinstance(item, Declaration) and isinstance(item.expression, Variable)
    ]


def contains_ten(problem: Problem, role: Literal["any", "total", "addend"] = "any") -> list[Broken]:
    """Check that the statements have a 10: anywhere, as the value of a sum, or as a term of a sum.

    `any` is the ancestor's filter: an equation's number is 10, or 10 stands among its operands. K.OA.A.4
    (numbers that add up to 10) means `total`, and K.NBT.A.1 (ten and ones) means `addend`.

    Raises: NoAnswer for `total` or `addend`, when the problem has no values.
    """
    if role == "any":
        holds = any(_is_ten(part) for whole in problem.expressions() for part in parts(whole))
    else:
        sums = [step for case in values(problem) for step in case.steps if step[0].op == "+"]
        if role == "total":
            holds = any(value == 10 for _, value in sums)
        else:
            holds = any(_is_ten(sum_.left) or _is_ten(sum_.right) for sum_, _ in sums)
    wanted = {"any": "a 10", "total": "a sum that is 10", "addend": "a sum with 10 in it"}[role]
    if holds:
        return []
    return [("ContainsTen", f"no number of it is a 10 of that kind, expected {wanted}")]


def no_useless_variables(problem: Problem) -> list[Broken]:
    """Check that every statement is reached from the question, by names and equations of unknowns."""
    reached = set[str]()
    declared = problem.declared()
    todo = _used(problem.question.asked)
    equations = [(item, _used((item.left, item.right))) for item in problem.equations()]
    while todo:
        name = todo.pop()
        if name in reached:
            continue
        reached.add(name)
        if name in declared:
            todo += names(declared[name])
        for _, used in equations:
            if name in used:
                todo += used
    broken = [f"{name} is never needed" for name in declared if name not in reached]
    for equation, used in equations:
        if not reached.intersection(used):
            left = expression_text(equation.left)
            right = expression_text(equation.right)
            broken.append(f"{left} = {right} is never needed")
    return [("NoUselessVariables", f"{written}, expected the question to depend on it") for written in broken]


def simplify(problem: Problem) -> list[Broken]:
    """Check that no declared number is used only once: it could stand where it is used.

    Numbers, fractions of two whole numbers included. The paper says variables used once, its program inlines
    numbers only; what is never used breaks NoUselessVariables.
    """
    uses = _used(problem.expressions())
    return [
        ("Simplify", f"{item.name} is {expression_text(item.expression)} and used once, expected it in place")
        for item in problem.statements
        if isinstance(item, Declaration) and is_numeral(item.expression) and uses.count(item.name) == 1
    ]


def _used(expressions: Iterable[Expression]) -> list[str]:
    return [name for expression in expressions for name in names(expression)]


def _is_ten(part: Expression) -> bool:
    return isinstance(part, Number) and part.value == 10


def _values_on_the_way(problem: Problem, case: Case, whole: bool) -> list[tuple[str, Exact]]:
    tops = list(problem.expressions())
    broken = [
        (expression_text(step), value)
        for step, value in case.steps
        if whole or not is_numeral(step) or any(step is top for top in tops)
    ]
    broken += [*case.unknowns.items(), *case.declared.items()]
    asked = [part for part in problem.question.asked if isinstance(part, Number)]
    return [*broken, *((expression_text(number), number.value) for number in asked)]
