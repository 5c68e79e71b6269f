"""Sums the recurrence to an equation for the function, takes it apart, and puts a number in."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.generating_function.facts import Facts
from seedproof.problems.templates.generating_function.generate import (
    Mode,
    N,
    X,
    function_formula,
    generating_function,
    initial_text,
    modes_of,
    recurrence_text,
    sum_of,
    terms_formula,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Power, Verbatim, formula, quotient


def work(facts: Facts, slip: str) -> Worked:
    """Find the function, the terms, and the value of the function."""
    mistaken = _mistaken(facts, slip)
    try:
        modes = modes_of(mistaken)
        function = generating_function(mistaken)
        total = sum_of(function, facts.divisor)
    except (ZeroDivisionError, StopIteration):
        raise Rejected("the false function has no such expansion") from None
    if slip == "weights_exchanged":
        modes = _exchanged(modes)
    if total.denominator > 5000 or any(mode.weight.denominator > 60 or mode.weight == 0 for mode in modes):
        raise Rejected("the numbers are ugly")
    recurrence = Verbatim(recurrence_text(facts))
    initial = Verbatim(initial_text(facts))
    whole = function_formula(mistaken, function.above)
    terms = terms_formula(modes)
    steps = (
        step("generating_function", recurrence=recurrence, initial=initial, function=whole),
        step("recurrence_solved", recurrence=recurrence, initial=initial, term=terms),
        step("value", letter=X, at=Fraction(1, facts.divisor), expression=whole, value=total),
        step(
            "series_sum",
            index=N,
            start=0,
            term=quotient(terms, Power(formula(facts.divisor), N)),
            value=total,
        ),
    )
    worked = Worked(steps, (whole, terms, formula(total)))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _mistaken(facts: Facts, slip: str) -> Facts:
    """Return the sequence whose function is found with the slip."""
    zeroth, following = facts.start
    match slip:
        case "first_term_not_taken_off":
            return replace(facts, start=(zeroth, following + facts.first * zeroth))
        case "sign_of_a_term_of_the_denominator":
            turned = following - 2 * facts.first * zeroth
            return replace(facts, first=-facts.first, start=(zeroth, turned))
        case "initial_value_with_the_wrong_sign":
            return replace(facts, start=(-zeroth, following))
        case "second_initial_value_with_the_wrong_sign":
            return replace(facts, start=(zeroth, -following))
    return facts


def _exchanged(modes: list[Mode]) -> list[Mode]:
    first, second, *others = modes
    return [
        first._replace(weight=second.weight),
        second._replace(weight=first.weight),
        *others,
    ]


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "first_term_not_taken_off": "the first term is not taken off where the index is shifted",
        "sign_of_a_term_of_the_denominator": "a term of the denominator has the wrong sign",
        "initial_value_with_the_wrong_sign": "the first initial value enters with the wrong sign",
        "second_initial_value_with_the_wrong_sign": "the second initial value enters with the wrong sign",
        "weights_exchanged": "the numerators of the partial fractions are exchanged",
    },
)
