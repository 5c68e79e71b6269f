"""How a model is asked to read a response, its answer, or a verdict: once, under a protocol of its own."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Literal

from seedproof.contract import registry
from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

Kind = Literal["judgement", "extraction", "verdict"]
"""Whether a response is right; which answer it gives; what a judge concludes."""

_EXTRACTION = (
    "You are shown a problem and a response to it. Repeat the final answer that the response gives, in the "
    "form that the problem asks for. Repeat what stands there: do not solve the problem, and correct "
    "nothing. If the response gives no final answer, write `Answer: none`."
)
_VERDICT = (
    "You are shown what an examiner wrote about a solution. Say what the examiner concludes: `Yes` if the "
    "solution is called correct, `No` if it is called incorrect, `Inconclusive` if the text breaks off or "
    "settles on neither. Remarks beside one clear conclusion do not change it. Write this one word and "
    "nothing else."
)


def _extraction(plan: Plan) -> str:
    return _EXTRACTION


def _verdict(plan: Plan) -> str:
    return _VERDICT


def _judgement() -> Asking:
    """Return how judges are asked: as the benchmark of judges asks them."""
    return replace(registry.benchmark("judge").asking, protocols=("judgement",))


READINGS: Mapping[str, Callable[[], Asking]] = {
    "judgement": _judgement,
    "extraction": lambda: Asking(system=_extraction, protocols=("extraction",)),
    "verdict": lambda: Asking(system=_verdict, protocols=("verdict",)),
}
"""By protocol. Source: U-MATH, figures 8 to 10; MathCAMPS, C.2."""


def asking_of(plan: Plan) -> Asking:
    """Return how the episodes of a plan are asked: as its reading declares it, else as its benchmark does."""
    reading = READINGS.get(plan.protocol)
    return registry.benchmark(plan.benchmark).asking if reading is None else reading()
