"""What grows or shrinks steadily from a start: a tank that empties, fees each month, guests of a party."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.certifying.curriculum.nouns import stem
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, unknown

_KINDS = {
    **NUMBER_KINDS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "unit": Kind(r"(?:liters?|gallons?|inch(?:es)?|centimeters?)", stem),
    "period": Kind(r"(?:seconds?|minutes?|hours?|days?|weeks?|months?)", stem),
    "stuff": Kind(r"(?:water|rainwater)", str),
}

_SENTENCES = Patterns(
    {
        "book": (
            "{w:who} reads {r:number} pages each {t:period} of a book with {s:number} pages.",
            "{w:who}'s book has {s:number} pages, and [he][she] reads {r:number} pages each {t:period}.",
            "In how many {a:period} will there be {e:number} pages left?",
            "After how many {a:period} does [he][she] have {e:number} pages left?",
        ),
        "tank": (
            "A tank holds {s:number} {u:unit} of {m:stuff}.",
            "A tank with {s:number} {u:unit} of {m:stuff} is emptied at {r:number} {v:unit} a {t:period}.",
            "There are {s:number} {u:unit} of {m:stuff} in a tank, and it loses {r:number} {v:unit} each "
            "{t:period}.",
            "{r:number} {v:unit} run out each {t:period}.",
            "After how many {a:period} are {e:number} {x:unit} left?",
            "How many {a:period} does it take until {e:number} {x:unit} are left?",
            "In how many {a:period} will there be {e:number} {x:unit} left?",
        ),
        "candle": (
            "{w:who} lights a candle that is {s:number} {u:unit} tall.",
            "It loses {r:number} {v:unit} every {t:period}.",
            "After how many {a:period} is it {e:number} {x:unit} tall?",
            "A candle is {s:number} {u:unit} tall and burns down {r:number} {v:unit} each {t:period}.",
            "For how many {a:period} has it burned when it is {e:number} {x:unit} tall?",
        ),
        "card": (
            "{w:who} has a gift card for {s:money}.",
            "There are {s:money} on {w:who}'s bus card, and every ride costs {r:money}.",
            "Each smoothie costs {r:money}.",
            "{e:money} are left on the card now.",
            "{w:who} has {e:money} left on it.",
            "How many times has {w:who} paid with the card?",
            "{w:who}'s lunch card has {s:money} on it.",
            "A lunch costs {r:money}.",
            "Now the card still has {e:money} on it.",
            "How often has {w:who} used the card?",
        ),
        "gym": (
            "To join a gym, people pay {s:money}, and then {r:money} every {t:period}.",
            "The sign-up fee of a gym is {s:money}.",
            "A {t:period} costs {r:money}.",
            "A gym charges {s:money} to join and {r:money} for each {t:period}.",
            "So far, {w:who} has spent {e:money} at this gym.",
            "{w:who} has paid {e:money} [so far][altogether].",
            "How many {a:period} has {w:who} paid for?",
            "How many {a:period} is that?",
            "For how many {a:period} has {w:who} been a member?",
        ),
        "party": (
            "A bowling alley charges {s:money} for a party and {r:money} for each guest.",
            "The bill for {w:who}'s party is {e:money}.",
            "{w:who}'s family pays {e:money}.",
            "{w:who}'s party costs {e:money}.",
            "A room for a party costs {s:money}, and the food costs {r:money} for each guest.",
            "For a birthday party, a skating rink takes {s:money} and {r:money} for every guest.",
            "How many guests [are there][are at the party][come]?",
        ),
        "plumber rented": ("{w:who}'s bill is {e:money}.",),
        "plumber": (
            "A plumber asks for {s:money} to come and {r:money} for each {t:period} after that.",
            "A plumber charges {s:money} for a visit and {r:money} for each {t:period} of work.",
            "A visit by the plumber costs {s:money}, plus {r:money} for every {t:period}.",
            "{w:who} gets a bill for {e:money}.",
            "The repair costs {w:who} {e:money}.",
            "For how many {a:period} is the plumber paid?",
            "How many {a:period} does the plumber work?",
            "How many {a:period} of work are on the bill?",
        ),
        "shirts": (
            "A print shop charges {s:money} for the design and {r:money} for each shirt.",
            "For team shirts, a shop asks for a setup fee of {s:money} and {r:money} a shirt.",
            "{w:who}'s team pays {e:money} in all.",
            "The team's order costs {e:money}.",
            "How many shirts are [ordered][in the order]?",
            "How many shirts does the team get?",
        ),
        "rented": (
            "Renting a bicycle costs {s:money} plus {r:money} for each {t:period}.",
            "{w:who} pays {e:money}[ in all].",
            "{w:who}'s rental costs {e:money}.",
            "For how many {a:period} did {w:who} rent the bicycle?",
            "For how many {a:period} was the bicycle rented?",
        ),
        "goal": (
            "{w:who} has {s:money} and saves {r:money} each {t:period}.",
            "{w:who} starts with {s:money} and adds {r:money} each {t:period}.",
            "{w:who} starts with {s:money} and puts {r:money} aside every {t:period}.",
            "There are {s:money} in {w:who}'s savings box, and each {t:period} [he][she] adds {r:money}.",
            "A new skateboard costs {e:money}.",
            "{w:who} is saving for a trip that costs {e:money}.",
            "{w:who} wants to buy a game that costs {e:money}.",
            "After how many {a:period} does {w:who} have exactly enough?",
            "How many {a:period} does it take until {w:who} has just enough?",
            "In how many {a:period} will {w:who} have exactly that much money?",
        ),
    },
    _KINDS,
)

_GROWS: Mapping[str, bool] = {
    "book": False,
    "tank": False,
    "candle": False,
    "card": False,
    "gym": True,
    "party": True,
    "plumber": True,
    "shirts": True,
    "rented": True,
    "goal": True,
}

START, END, ANSWER = unknown("start"), unknown("end"), unknown("answer")


def read(question: str) -> Problem | None:
    """Read a story of what grows or shrinks steadily; None for anything else."""
    said = _SENTENCES.find_all(sentences_of(question))
    if said is None:
        return None
    told = _slots(said)
    rate = told["r"] if _GROWS[said[0].kind] else -told["r"]
    known = {"s": equal(START, told["s"]), "e": equal(END, told["e"]), "r": equal(END, START + rate * ANSWER)}
    steps = tuple(
        step(part.sentence, *(claim for gap, claim in known.items() if gap in part.gaps)) for part in said
    )
    return Problem((START, END, ANSWER), steps, Number(ANSWER, "solution"))


def _slots(said: Sequence[Said]) -> Mapping[str, Fraction]:
    """Return the start, the rate and the end, each told once.

    Raises: Unread for sentences of several stories, or units that differ.
    """
    slots = [(gap, part[gap]) for part in said for gap in ("s", "r", "e") if gap in part.gaps]
    once = sorted(gap for gap, _ in slots) == ["e", "r", "s"]
    one_story = all(said[0].kind in part.kind.split() for part in said)
    asked = [part.sentence.endswith("?") for part in said] == [False] * (len(said) - 1) + [True]
    if not (once and one_story and asked and all(_alike(said, gaps) for gaps in ("uvx", "ta", "w"))):
        raise Unread(f"not one story: {' '.join(part.sentence for part in said)}")
    return dict(slots)


def _alike(said: Sequence[Said], gaps: str) -> bool:
    """Return whether the same stands in some gaps of all sentences."""
    return len({part[gap] for part in said for gap in gaps if gap in part.gaps}) <= 1
