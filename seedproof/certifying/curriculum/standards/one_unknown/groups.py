"""Several equal groups: gift bags, tickets with a discount or with a drink; what is one worth?"""

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, unknown

_KINDS = {**NUMBER_KINDS, "who": Kind(r"(?:[A-Z][a-zé]+|He|She)", str)}

_SENTENCES = Patterns(
    {
        "bags": (
            "{w:who} makes {n:number} equal gift bags.",
            "In each are {a:number} stickers and some marbles.",
            "In each of {n:number} equal gift bags are {a:number} stickers and some marbles.",
            "All the bags together hold {t:number} things.",
            "There are {t:number} things in all the bags together.",
            "How many marbles are in [each][one] bag?",
        ),
        "drinks": (
            "{n:number} friends each buy a ticket and a drink for {a:money}.",
            "{w:who} and {m:number} friends go to the movies.",
            "Each buys a ticket and popcorn for {a:money}.",
            "How much is one ticket?",
            "What does one ticket cost?",
            "Find the price of one ticket.",
        ),
        "tickets": (
            "For a class trip, {n:number} tickets are bought, each of them {d:money} cheaper than usual.",
            "A group of {n:number} people gets {d:money} off the price of each ticket.",
            "What does one ticket cost without the discount?",
            "What is the usual price of one ticket?",
            "How much is a ticket at its usual price?",
        ),
        "copies": (
            "In a sale, every copy of a book is {d:money} cheaper.",
            "{w:who} buys {n:number} copies.",
            "{w:who} buys {n:number} copies of a book with a coupon that takes {d:money} off each copy.",
            "How much is one copy without the discount?",
            "What does one copy cost without the discount?",
            "What did one copy cost before?",
            "What is the usual price of one copy?",
        ),
        "paid": (
            "In all, the tickets cost {t:money}.",
            "In all, they pay {t:money}.",
            "That costs {t:money} altogether.",
            "That costs {w:who} {t:money}.",
            "Together they spend {t:money}.",
            "The bill is {t:money}.",
            "The total is {t:money}.",
            "They pay {t:money} in all.",
            "{w:who} pays {t:money}[ in all].",
        ),
    },
    _KINDS,
)

TOTAL, EACH, ANSWER = unknown("total"), unknown("each"), unknown("answer")


def read(question: str) -> Problem | None:
    """Read a story of equal groups; None for anything else."""
    said = _SENTENCES.find_all(sentences_of(question))
    if said is None:
        return None
    if _is_told(said[-1]) or not all(_is_told(part) for part in said[:-1]):
        raise Unread(f"the last sentence asks: {question}")
    slots = [(gap, part[gap]) for part in said for gap in _GAPS if gap in part.gaps]
    kinds = {part.kind for part in said} - {"paid"}
    if len(kinds) != 1 or len(slots) != len(dict(slots)) or len(slots) != _SLOTS:
        raise Unread(f"not one story: {question}")
    told = dict(slots)
    of_gap = {
        "a": lambda: equal(EACH, ANSWER + told["a"]),
        "d": lambda: equal(EACH, ANSWER - told["d"]),
        "n": lambda: equal(TOTAL, told["n"] * EACH),
        "m": lambda: equal(TOTAL, told["m"] * EACH + EACH),
        "t": lambda: equal(TOTAL, told["t"]),
    }
    steps = tuple(
        step(part.sentence, *(of_gap[gap]() for gap in of_gap if gap in part.gaps)) for part in said
    )
    return Problem((TOTAL, EACH, ANSWER), steps, Number(ANSWER, "solution"))


_GAPS = ("n", "m", "a", "d", "t")
_SLOTS = 3


def _is_told(said: Said) -> bool:
    return any(gap in said.gaps for gap in _GAPS)
