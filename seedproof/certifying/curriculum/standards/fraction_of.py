"""Stories of a fraction of something, and of something several times: half a movie, five laps of a mile."""

from seedproof.certifying.curriculum.measures import unit
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, unknown

_UNITS = "hour mile acre yard cup liter pound gallon quart pint ounce gram kilogram meter foot minute"

_KINDS = {
    **NUMBER_KINDS,
    "who": Kind(r"(?:[A-Z][a-zé]+|[Hh]e|[Ss]he)", str),
    "unit": Kind(rf"(?:{'|'.join(_UNITS.split())}|feet)s?", str),
    "stuff": Kind(r"[a-z]+", str),
}

_FIRST = Patterns(
    {
        "movie": ("A movie is {n:number} {u:unit} long.",),
        "trail": ("A trail is {n:number} {u:unit} long.",),
        "farm": ("A farm has {n:number} {u:unit} of land.",),
        "own": ("{who:who} [has][had][bought][buys] {n:number} {u:unit} of {s:stuff}.",),
        "recipe": ("A recipe [calls for][needs] {n:number} {u:unit} of {s:stuff}.",),
        "pitcher": ("A pitcher holds {n:number} {u:unit} of {s:stuff}.",),
        "pizza": ("There is {n:number} of a pizza left.",),
        "wall": ("{who:who} painted {n:number} of a wall.",),
        "class": ("In a class, {n:number} of the students play a sport.",),
        "garden": ("Vegetables grow on {n:number} of a garden.",),
        "batches": ("One batch of muffins takes {n:number} {u:unit} of {s:stuff}.",),
        "lessons": ("Every lesson lasts {n:number} {u:unit}.",),
        "bottles": ("Each bottle holds {n:number} {u:unit} of {s:stuff}.",),
        "laps": ("One lap around the lake is {n:number} {u:unit}.",),
        "pillows": ("It takes {n:number} {u:unit} of {s:stuff} to make one pillow.",),
        "bags": ("Each bag of {s:stuff} weighs {n:number} {u:unit}.",),
    },
    _KINDS,
)

_SECOND = Patterns(
    {
        "movie": ("{who:who} has watched {m:number} of it.",),
        "trail": ("{who:who} has walked {m:number} of it.",),
        "farm": ("The farmer plants corn on {m:number} of it.",),
        "own": ("{who:who} [uses][used][cooks][cooked] {m:number} of it[ for a bow][ on a fence].",),
        "recipe": ("{who:who} makes[ only] {m:number} of the recipe.",),
        "pitcher": ("{who:who} pours out {m:number} of it.",),
        "pizza": ("{who:who} eats {m:number} of what is left.",),
        "wall": ("{who:who} painted {m:number} of that part blue.",),
        "class": ("Of these students, {m:number} play soccer.",),
        "garden": ("{who:who} plants beans on {m:number} of that part.",),
        "batches": ("{who:who} makes {m:number} batch[es].",),
        "lessons": ("{who:who} has {m:number} lesson[s] this month.",),
        "bottles": ("{who:who} fills {m:number} bottle[s].",),
        "laps": ("{who:who} runs {m:number} lap[s].",),
        "pillows": ("{who:who} makes {m:number} pillow[s].",),
        "bags": ("{who:who} buys {m:number} bag[s].",),
    },
    _KINDS,
)

_ASKED = Patterns(
    {
        "movie": ("[For how][How] many {u:unit} has [he][she] watched?",),
        "trail": ("How many {u:unit} has [he][she] walked?", "How far has [he][she] walked, in {u:unit}?"),
        "farm": (
            "How many {u:unit} does the farmer plant with corn?",
            "How many {u:unit} of corn are there?",
        ),
        "own": (
            "How many {u:unit} of {s:stuff} [does][did] [he][she] [cook][use]?",
            "How many {u:unit} was that?",
        ),
        "recipe batches bottles pillows": (
            "How many {u:unit} of {s:stuff} does [he][she] need?",
            "How much {s:stuff} does [he][she] need, in {u:unit}?",
        ),
        "recipe bottles batches pillows": ("How many {u:unit} of {s:stuff} is that?",),
        "pitcher": ("How many {u:unit} of {s:stuff} does [he][she] pour out?",),
        "pizza": (
            "How much of the whole pizza [is that][does he eat][does she eat]?",
            "What fraction of the whole pizza [is that][does he eat][does she eat]?",
        ),
        "wall": ("How much of the wall is blue?", "What fraction of the wall is blue?"),
        "class": (
            "What fraction of the class plays soccer?",
            "What fraction of all the students play soccer?",
        ),
        "garden": (
            "What fraction of the garden has beans?",
            "On what fraction of the garden are there beans?",
        ),
        "laps": ("How many {u:unit} does [he][she] run?", "How far does [he][she] run, in {u:unit}?"),
        "pillows": ("How many {u:unit} of {s:stuff} are needed?",),
        "bags": (
            "How many {u:unit} of {s:stuff} does [he][she] buy?",
            "How many {u:unit} do the bags weigh in all?",
        ),
        "lessons": ("How many {u:unit} of lessons does [he][she] have?",),
        "movie trail farm own pitcher lessons bags": ("How many {u:unit} is that?",),
    },
    _KINDS,
)

FIRST = unknown("first")
SECOND = unknown("second")
ANSWER = unknown("answer")


def read(question: str) -> Problem | None:
    """Read a story of a fraction of something, or of something several times; None for anything else."""
    sentences = sentences_of(question)
    first = _FIRST.find(sentences[0])
    if first is None or len(sentences) != 3:
        return None
    second, asked = _SECOND.read(sentences[1]), _ASKED.read(sentences[2])
    _check(first, second, asked)
    steps = (
        step(first.sentence, equal(FIRST, first["n"])),
        step(second.sentence, equal(SECOND, second["m"])),
        step(asked.sentence, equal(ANSWER, FIRST * SECOND)),
    )
    return Problem((FIRST, SECOND, ANSWER), steps, Number(ANSWER))


def _check(first: Said, second: Said, asked: Said) -> None:
    """Refuse sentences of several stories."""
    units = {unit(said["u"]) for said in (first, asked) if "u" in said.gaps}
    stuffs = {said["s"] for said in (first, asked) if "s" in said.gaps}
    if first.kind != second.kind or first.kind not in asked.kind.split() or len(units) > 1 or len(stuffs) > 1:
        raise Unread(f"sentences of several stories: {first.sentence} {second.sentence} {asked.sentence}")
