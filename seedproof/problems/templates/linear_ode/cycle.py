"""Reads coefficients, right side and initial values of a differential equation from its text."""

from seedproof.problems.checking.linear_equations import characteristic_of, force_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Force, Wave, Zero
from seedproof.problems.templates.linear_ode.phrases import TEXTS


def _made(values: Values) -> Facts:
    _, linear, constant = characteristic_of(values["left"])
    initial = integer_of(values["value"]), integer_of(values["slope"])
    return Facts(linear=linear, constant=constant, force=_force(values["right"]), initial=initial)


def _force(text: str) -> Force:
    match force_of(text, "x"):
        case {"exp": 0}, _:
            return Zero()
        case {"exp": factor}, rate:
            return Exponential(factor, rate)
        case waves, turn:
            return Wave(cosine=waves.get("cos", 0), sine=waves.get("sin", 0), turn=turn)


READER = reader(Facts, Phrases(TEXTS, {}), _made)
