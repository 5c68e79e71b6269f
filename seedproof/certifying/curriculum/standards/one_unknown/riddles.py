"""A number that somebody thinks of: `She multiplies it by 9 and adds 91. She gets 307.`."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, equal, unknown

NUMBER = unknown("number")
ANSWER_FORM = "solution"

_KINDS = {**NUMBER_KINDS, "who": Kind(r"[A-Z][a-zé]+", str)}

_SAID = Patterns(
    {
        "more": ("{b:number} more than {a:number} times a number is {c:number}.",),
        "less": ("{b:number} less than {a:number} times a number is {c:number}.",),
        "from": ("The difference of {b:number} and {a:number} times a number is {c:number}.",),
        "of sum": ("{a:number} times the sum of a number and {b:number} is {c:number}.",),
        "of difference": ("{a:number} times the difference of a number and {b:number} is {c:number}.",),
    },
    _KINDS,
)

_START = Patterns({"start": ("{w:who} [chooses][picks][starts with][thinks of] a number.",)}, _KINDS)

_DEEDS = Patterns(
    {
        "deeds": ("[He][She] {first:text} and {then:text}.", "[He][She] {first:text}, and then {then:text}."),
    }
)

_FIRST = Patterns(
    {
        "times": ("multiplies it by {n:number}",),
        "plus": ("adds {n:number} to it",),
        "minus": ("subtracts {n:number} from it",),
    },
    _KINDS,
)

_THEN = Patterns(
    {
        "times": ("multiplies the result by {n:number}",),
        "plus": ("adds {n:number}[ to the result]",),
        "minus": ("subtracts {n:number}[ from the result]",),
        "from": ("subtracts the result from {n:number}",),
    },
    _KINDS,
)

_RESULT = Patterns({"result": ("[He][She] gets {n:number}.", "The result is {n:number}.")}, _KINDS)

_ASKED = frozenset(["Find the number.", "What is the number?", "What number is it?"])


def read(question: str) -> Problem | None:
    """Read a riddle of one number; None for anything else."""
    *told, asked = sentences_of(question)
    if asked not in _ASKED or not told:
        return None
    steps = _told(told)
    symbols = (NUMBER, *_RESULTS[: len(steps)])
    return Problem(symbols, (*steps, step(asked)), Number(NUMBER, ANSWER_FORM))


_RESULTS = (unknown("result_1"), unknown("result_2"))


_SENTENCES = 3


def _told(told: Sequence[str]) -> list[Step]:
    if len(told) == 1:
        said = _SAID.read(told[0])
        return [step(told[0], equal(_saying(said), said["c"]))]
    if len(told) != _SENTENCES:
        raise Unread(f"no riddle: {' '.join(told)}")
    start, deeds, result = told
    first, second = _RESULTS
    _START.read(start)
    both = _DEEDS.read(deeds)
    done = [
        equal(first, _after(_FIRST.read(both["first"]), NUMBER)),
        equal(second, _after(_THEN.read(both["then"]), first)),
    ]
    return [step(f"{start} {deeds}", *done), step(result, equal(second, _RESULT.read(result)["n"]))]


def _saying(said: Said) -> Term:
    times, other = Fraction(said["a"]), Fraction(said["b"])
    if said.kind == "more":
        return NUMBER * times + other
    if said.kind == "less":
        return NUMBER * times - other
    if said.kind == "from":
        return -(NUMBER * times) + other
    if said.kind == "of sum":
        return (NUMBER + other) * times
    return (NUMBER - other) * times


def _after(deed: Said, before: Symbol) -> Term:
    by: Fraction = deed["n"]
    if deed.kind == "times":
        return before * by
    if deed.kind == "plus":
        return before + by
    if deed.kind == "minus":
        return before - by
    if deed.kind == "from":
        return -before + by
    raise Unread(f"no deed: {deed.sentence}")
