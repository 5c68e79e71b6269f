"""Partial fractions of a rational function, and its power series."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import different, unknown
from seedproof.certifying.university import answers, latex
from seedproof.certifying.university.coefficients import are_same, fraction, times, unknown_polynomial
from seedproof.certifying.university.expression import Expression, Name, Several, letters
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.partial_fractions import phrases

STATEMENTS = sentences(
    patterns(
        (phrases.STATEMENTS,),
        {
            "function": {
                "Consider $$f(x) = #": "f:formula letters:letters form:formula",
                "Let $$f(x) = #": "f:formula letters:letters form:formula",
                "The rational function $$f(x) = #": "f:formula form:formula letters:letters",
            }
        },
        seen="fb09b491",
    )
)
QUESTIONS = meanings(
    (phrases.NUMBERS, phrases.SERIES),
    {
        "numbers": {"Determine": "order:formula", "Find the": "order:formula", "Give the": "order:formula"},
        "coefficient_of_x_squared": (
            "Expand $f(x)$ in powers of $x$ around $x = 0$, and give the coefficient of $x^{2}$",
            "What is the coefficient of $x^{2}$ in the power series of $f(x)$ around $x = 0$",
        ),
    },
    seen="44d9e2b3",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The function, the form of its decomposition, and the letters in that."""

    function: Expression
    form: Expression
    letters: tuple[str, ...]


def _build(said: Said, task: Task) -> Model:
    model = Model(latex.expression(said["f"]), latex.expression(said["form"]), tuple(said["letters"]))
    if letters(model.form) != {"x", *model.letters} or letters(model.function) != {"x"}:
        raise Unread(f"{task.row_id}: other letters than those that are named")
    return model


def _numbers(asked: Asked[Model]) -> Iterator[Script]:
    order = latex.expression(asked.said["order"])
    if not isinstance(order, Several) or order.items != tuple(map(Name, asked.model.letters)):
        raise Unread(f"another order of the numbers: {asked.said.sentence}")
    symbols = [unknown(letter) for letter in asked.model.letters]
    translation = Translation({symbol.text: symbol for symbol in symbols})
    over, under = fraction(translation, asked.model.function, "x")
    form_over, form_under = fraction(translation, asked.model.form, "x")
    same = are_same(times(over, form_under), times(form_over, under))
    given = Given(translation, (step(asked.task.statement, same),)).by("equal_coefficients")
    yield from value_is(asked.part, given, answers.is_tuple(translation, symbols, asked.part))


def _coefficient(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    over, under = fraction(translation, asked.model.function, "x")
    power = 2
    series = unknown_polynomial(translation, "c", power)
    product = times(under, series)[: power + 1]
    padded = [*over, *[over[0] * 0] * power][: power + 1]
    steps = (
        step(asked.task.statement, different(under[0], 0)),
        step("the series times the denominator is the numerator", are_same(product, padded)),
    )
    given = Given(translation, steps).by("equal_coefficients")
    yield from value_is(asked.part, given, answers.is_value(translation, series[power], asked.part))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"numbers": _numbers, "coefficient_of_x_squared": _coefficient},
)
