"""Two costs, savings or heights that grow steadily: when are they the same?"""

from collections.abc import Sequence

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import equal, unknown

_COURSE = (
    r"(?:(?i:plan) [AB]|(?i:the) (?:first|second) (?:pool|tank)|(?i:one|another) company|"
    r"A (?:sunflower|bean plant)|A(?:nother| second)? (?:balloon|tank))"
)

_KINDS = {
    **NUMBER_KINDS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "plant": Kind(r"(?:sunflower|bean plant)", str),
    "course": Kind(_COURSE, str.lower),
}

_SENTENCES = Patterns(
    {
        "phone": (
            "Phone {c:course} costs {s:money} a month plus {r:money} for each gigabyte.",
            "With {c:course}, {w:who} would pay {s:money} a month and {r:money} for each gigabyte.",
            "{c:course} costs {s:money} a month plus {r:money} for each gigabyte.",
            "{c:course} is {s:money} a month and {r:money} for each gigabyte.",
            "At how many gigabytes do the two plans cost the same?",
            "For how many gigabytes do both plans cost the same?",
            "How many gigabytes make the two plans equally expensive?",
        ),
        "pool": (
            "{c:course} charges {s:money} for a pass and {r:money} for each visit.",
            "At {c:course}, a pass costs {s:money} and each visit costs {r:money}.",
            "After how many visits has {w:who} paid the same at either pool?",
            "For how many visits do both pools cost the same?",
            "How many visits make both pools cost the same?",
        ),
        "van": (
            "At {c:course}, a van costs {s:money} and {r:money} for each hour.",
            "{c:course} rents out a van for {s:money} plus {r:money} for each hour.",
            "{c:course} takes {s:money} plus {r:money} for each hour.",
            "At {c:course}, it costs {s:money} and {r:money} for each hour.",
            "{w:who} would pay the same at both.",
            "For how many hours do both companies ask for the same amount?",
            "For how many hours does [he][she] need the van?",
            "For how many hours is the price the same?",
        ),
        "savings": (
            "{w:who} has {s:money} and saves {r:money} each week.",
            "{w:who} starts with {s:money} and adds {r:money} each week.",
            "{w:who} starts with {s:money} and puts {r:money} aside every week.",
            "There are {s:money} in {w:who}'s savings box, and each week [he][she] adds {r:money}.",
            "{w:who} starts with {s:money} and spends {d:money} each week.",
            "{w:who} has {s:money} and spends {d:money} each week.",
            "After how many weeks do they have the same amount?",
            "How many weeks does it take until {x:who} and {y:who} have equal amounts?",
            "In how many weeks will both have the same amount of money?",
        ),
        "plants": (
            "{c:course} is {s:number} inches tall and grows {r:number} inches each day.",
            "{w:who}'s {f:plant} is {s:number} inches tall.",
            "It grows {r:number} inches each day.",
            "After how many days are they equally tall?",
            "In how many days will both plants have the same height?",
        ),
        "balloons": (
            "{c:course} is {s:number} meters high and rises {r:number} meters each minute.",
            "{c:course} is {s:number} meters high and sinks {d:number} meters each minute.",
            "{c:course} starts at {s:number} meters and rises {r:number} meters each minute.",
            "{c:course} starts at {s:number} meters and sinks {d:number} meters each minute.",
            "After how many minutes are [both][they] [equally high][at the same height]?",
            "In how many minutes will both be equally high?",
        ),
        "tanks": (
            "{c:course} holds {s:number} liters of water and gains {r:number} liters each minute.",
            "{c:course} holds {s:number} liters of water and loses {d:number} liters each minute.",
            "There are {s:number} liters[ of water] in {c:course}, and {r:number} liters run in each minute.",
            "There are {s:number} liters[ of water] in {c:course}, and {d:number} liters run out each "
            "minute.",
            "After how many minutes do both tanks hold the same amount[ of water]?",
            "In how many minutes will there be equal amounts in both tanks?",
        ),
    },
    _KINDS,
)

FIRST, SECOND, ANSWER = unknown("first"), unknown("second"), unknown("answer")
_TWO = 2


def read(question: str) -> Problem | None:
    """Read a story of two steady courses; None for anything else."""
    said = _SENTENCES.find_all(sentences_of(question))
    if said is None:
        return None
    *told, asked = said
    if not question.endswith("?") or len({part.kind for part in said}) != 1 or _is_course(asked):
        raise Unread(f"not two courses: {question}")
    steps = _steps(told)
    same = step(asked.sentence, equal(FIRST, SECOND))
    return Problem((FIRST, SECOND, ANSWER), (*steps, same), Number(ANSWER, "solution"))


def _is_course(said: Said) -> bool:
    return bool({"s", "r", "d"} & set(said.gaps))


def _steps(told: Sequence[Said]) -> list[Step]:
    """Say what each course is; its start may be told before its rate."""
    starts = [part for part in told if "s" in part.gaps]
    rates = [part for part in told if {"r", "d"} & set(part.gaps)]
    if len(starts) != _TWO or len(rates) != _TWO or _same_owner(*starts) or not _in_order(told):
        raise Unread(f"not two courses: {' '.join(part.sentence for part in told)}")
    steps = []
    for value, start, rate in zip((FIRST, SECOND), starts, rates, strict=True):
        by = rate["r"] * ANSWER if "r" in rate.gaps else -(rate["d"] * ANSWER)
        said = start.sentence if start is rate else f"{start.sentence} {rate.sentence}"
        steps.append(step(said, equal(value, by + start["s"])))
    return steps + [step(part.sentence) for part in told if not _is_course(part)]


def _same_owner(first: Said, second: Said) -> bool:
    """Return whether two sentences are about one course: of one plan or the like, or of one person."""
    one, other = (said.gaps.get("c") or said["w"] for said in (first, second))
    return bool(one == other)


def _in_order(told: Sequence[Said]) -> bool:
    """Return whether each start is followed by its own rate."""
    gaps = [gap for part in told for gap in ("s", "r", "d") if gap in part.gaps]
    return [gap == "s" for gap in gaps] == [True, False] * _TWO
