"""Finds the eigenvalues, composes the solution, and looks where it goes."""

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts
from seedproof.problems.templates.system_of_equations_in_time.generate import (
    T,
    answers,
    functions,
    image,
    last_answer,
    right_sides,
    spectrum_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    Formula,
    Symbol,
    collection,
    formula,
    polynomial,
    product,
    quotient,
)

LAMBDA = Symbol("lambda")


def work(facts: Facts, slip: str) -> Worked:
    """Write the characteristic polynomial, its zeros, both functions, and their limit or zero."""
    (a, b), (c, d) = facts.matrix
    trace = a + d
    determinant = a * d - b * c
    first, second = functions(facts)
    golden = tuple(answer.formula for answer in answers(facts))
    start = facts.start
    if slip == "start_exchanged":
        start = (facts.start[1], facts.start[0])
        first, second = functions(Facts(facts.matrix, start, facts.asked))
    if slip == "equations_exchanged":
        first, second = second, first
    last = _last(facts, slip)
    worked = (first, second, last)
    if slip in ("start_exchanged", "equations_exchanged") and facts.start[0] == facts.start[1]:
        raise Rejected("the values at the start are equal")
    if slip and worked == golden:
        raise Rejected("the slip changes nothing")
    slope, other_slope = right_sides(facts)
    spectrum = spectrum_of(facts)
    expanded = product(LAMBDA - a, LAMBDA - d) - b * c
    steps = [
        step("identity", left=expanded, right=polynomial([1, -trace, determinant], LAMBDA)),
        step("value", letter=T, at=0, expression=first, value=facts.start[0]),
        step("value", letter=T, at=0, expression=second, value=facts.start[1]),
        step(
            "system_of_equations",
            letter=T,
            first=first,
            second=second,
            slope=slope,
            other_slope=other_slope,
        ),
    ]
    if spectrum.square > 0:
        zeros = collection(formula(spectrum.low), formula(spectrum.high))
        characteristic = polynomial([1, -trace, a * d - b * c], LAMBDA)
        steps.insert(1, step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=zeros))
    if facts.asked == "direction":
        ratio = quotient(*reversed(functions(facts)))
        steps.append(step("limit", expression=ratio, letter=T, at=INFINITY, value=last))
    else:
        steps.append(step("satisfies", left=functions(facts)[0], right=0, letter=T, value=last))
    return Worked(tuple(steps), worked)


def _last(facts: Facts, slip: str) -> Formula:
    """Return the limit, or the time."""
    right = last_answer(facts)
    if slip == "quotient_inverted" and facts.asked == "direction":
        spectrum = spectrum_of(facts)
        reference = spectrum.low if spectrum.square > 0 else spectrum.middle
        x, y = image(facts, reference, facts.start)
        if y == 0:
            raise Rejected("the quotient would be infinite")
        return formula(x / y)
    if slip == "other_eigenvector" and facts.asked == "direction":
        spectrum = spectrum_of(facts)
        if spectrum.square == 0:
            raise Rejected("there is only one")
        x, y = image(facts, spectrum.high, facts.start)
        return formula(y / x)
    if slip == "quarter_turn" and facts.asked == "return":
        return product(1 / (2 * spectrum_of(facts).turn), PI)
    return right


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "start_exchanged": "the values of x and y at the start are exchanged",
        "equations_exchanged": "the two functions are exchanged",
        "quotient_inverted": "the quotient is turned upside down",
        "other_eigenvector": "the eigenvector of the smaller eigenvalue is taken for the limit",
        "quarter_turn": "the time of a quarter turn is given",
    },
)
