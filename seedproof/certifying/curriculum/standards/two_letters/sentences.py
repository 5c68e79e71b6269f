"""What such a story says, what its letters stand for, and how they are asked for."""

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.wording import MATHEMATICS
from seedproof.certifying.patterns import Kind, Patterns

_KINDS = {
    **NUMBER_KINDS,
    **MATHEMATICS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "noun": Kind(r"(?!and |kilograms )[a-z]+(?: (?!and )[a-z]+)?", str),
    "noun_first": Kind(r"[A-Z][a-z]+(?: (?!cost )[a-z]+)?", str.lower),
    "word": Kind(r"[a-z]+", str),
    "places": Kind(r"(?: (?:on|in) (?:an? |the )?[a-z ]+)", str),
    "length": Kind(r"(?:centimeters|meters|feet|inches|yards)", str),
    "stream": Kind(r"(?:wind|current)", str),
    "owned": Kind(r"(?:[A-Z][a-zé]+'s [a-z ]+|votes for [A-Z][a-zé]+)", str),
    "flyer": Kind(r"(?:bird|boat|plane|ship|ferry|kayak|duck|swimmer|it)", str),
    "goes": Kind(r"(?:flies|goes|swims)", str),
}

_TWO = "{p:noun} and {q:noun}"
_BOUGHT = "{a:number} {p:noun} and {b:number} {q:noun}"
_WAY = "{d:number} miles"
_TIME = "in {t:number} hours"

FACTS = Patterns(
    {
        "both": (
            f"A class sells {{n:number}} {_TWO}.",
            f"An office orders {{n:number}} {_TWO}.",
            f"At a bake sale, {{w:who}}'s class sells {{n:number}} {_TWO}.",
            f"In a jar are {{n:number}} coins: {_TWO}.",
            f"In a parking lot are {{n:number}} {_TWO}.",
            f"{{w:who}} buys {{n:number}} {_TWO} for the class.",
            f"{{w:who}} counts {{n:number}} {_TWO} on the way to school.",
            f"{{w:who}} has {{n:number}} coins, all of them {_TWO}.",
            f"{{w:who}} saves {_TWO} and has {{n:number}} of them.",
            f"A shop makes {{n:number}} kilograms of trail mix of {_TWO}.",
            f"{{n:number}} {_TWO} stand in front of a school.",
            f"{{w:who}} mixes {_TWO} to get {{n:number}} kilograms of trail mix.",
            "In a class election, {n:number} students vote for {p:who} or {q:who}.",
            "Together, {p:who} and {q:who} have {n:number} {s:noun}.",
            "{p:who} and {q:who} get {n:number} votes together.",
            "{p:who} and {q:who} have {n:number} {s:noun} together.",
        ),
        "ones": (
            "A hostel has {n:number} {s:word}, {p:word} ones and {q:word} ones.",
            "A test has {n:number} {s:word}, {p:word} ones and {q:word} ones.",
            "There are {n:number} {s:word}[{at:places}], {p:word} and {q:word} ones.",
        ),
        "sold": (
            "A theater sells {n:number} {s:word} for a play.",
            "For a play, {n:number} {s:word} are sold.",
        ),
        "pieces": (
            "A [board][rope] of {n:number} {u:length} is cut into two pieces.",
            "{w:who} cuts a [board][rope] of {n:number} {u:length} into two pieces.",
        ),
        "numbers": (
            "The sum of two numbers is {n:number}, and their difference is {m:number}.",
            "Two numbers add up to {n:number}, and their difference is {m:number}.",
            "Two numbers have the sum {n:number} and the difference {m:number}.",
        ),
        "worth": (
            "A kilogram of {p:noun} costs {a:money}, a kilogram of {q:noun} {b:money}.",
            "An {p:noun} costs {a:money}, a {q:noun} {b:money}.",
            "{p:noun_first} cost {a:money} a kilogram and {q:noun} {b:money} a kilogram.",
            "{p:noun_first} cost {a:money} and {q:noun} cost {b:money}.",
            "A {p:noun} costs {a:money} and a {q:noun} costs {b:money}.",
            "A {p:noun} has {a:number} {s:word} and a {q:noun} has {b:number} {r:word}.",
            "A {p:noun} is worth {a:number} {s:word} and a {q:noun} {b:number} {r:word}.",
            "Each {p:noun} costs {a:money}, each {q:noun} {b:money}.",
            "There are {a:number} {s:word} in a {p:noun} and {b:number} {r:word} in a {q:noun}.",
            "They sell each {p:noun} for {a:money} and each {q:noun} for {b:money}.",
        ),
        "total": (
            "All {all:word} together are worth {n:number} {s:word}.",
            "In all, that brings {n:money}.",
            "In all, they cost {n:money}.",
            "In all, the {all:word} cost {n:money}.",
            "In all, {n:number} {s:word} can be reached.",
            "The theater takes in {n:money}.",
            "The whole mix costs {n:money}.",
            "The {all:word} bring in {n:money}.",
            "They have {n:number} {s:word} in all.",
            "They take in {n:money}.",
            "Together they cost {n:money}.",
            "In all, there are {n:number} {s:word}.",
            "The bill is {n:money}.",
            "The hostel has {n:number} {s:word}.",
            "The total is {n:money}.",
            "Their value is {n:number} {s:word}.",
            "They are worth {n:number} {s:word}.",
            "Together they are worth {n:number} {s:word}.",
            "Together they have {n:number} {s:word}.",
        ),
        "bought": (
            f"{_BOUGHT} cost {{n:money}}.",
            f"{{w:who}} buys {_BOUGHT} for {{n:money}}.",
            f"{{w:who}} pays {{n:money}} for {_BOUGHT}.",
        ),
        "with": (
            f"A {{f:flyer}} {{g:goes}} {_WAY} downstream {_TIME}.",
            f"A {{f:flyer}} {{g:goes}} {_WAY} {_TIME} with the {{c:stream}}.",
            f"With the {{c:stream}}, a {{f:flyer}} {{g:goes}} {_WAY} {_TIME}.",
        ),
        "against": (
            f"Against the {{c:stream}}, it {{g:goes}} {_WAY} {_TIME}.",
            f"It {{g:goes}} {_WAY} {_TIME} against the {{c:stream}}.",
            f"It {{g:goes}} {_WAY} upstream {_TIME}.",
        ),
        "more": (
            "The {p:word} piece has {n:number} {u:length} more than the {q:word} one.",
            "The {p:word} piece is {n:number} {u:length} longer than the {q:word} one.",
            "{p:who} gets {n:number} more votes than {q:who}.",
            "{p:who} has {n:number} more than {q:who}.",
        ),
        "longer": ("One piece is {n:number} {u:length} longer than the other.",),
        "wins": ("{p:who} wins by {n:number} votes.",),
    },
    _KINDS,
)

_SPEED = "in still [air][water]"
_EACH_HOUR = "miles per hour"

LETTERS = Patterns(
    {
        "counted": (
            "Let {x:letter} be the number of {p:noun} and {y:letter} the number of {q:noun}.",
            "Write {x:letter} for the number of {p:noun} and {y:letter} for the number of {q:noun}.",
            "There are {x:letter} {p:noun} and {y:letter} {q:noun}.",
        ),
        "weighed": (
            "Let {x:letter} be the number of kilograms of {p:noun} and {y:letter} the number of kilograms of "
            "{q:noun}.",
            "There are {x:letter} kilograms of {p:noun} and {y:letter} kilograms of {q:noun}.",
            "Write {x:letter} for the number of kilograms of {p:noun} and {y:letter} for the number of "
            "kilograms of {q:noun}.",
        ),
        "owned": (
            "{p:who} has {x:letter} {s:word} and {q:who} has {y:letter} {r:word}.",
            "{p:who} gets {x:letter} votes and {q:who} gets {y:letter} votes.",
            "Let {x:letter} be the number of {p:owned} and {y:letter} the number of {q:owned}.",
            "Write {x:letter} for the number of {p:owned} and {y:letter} for the number of {q:owned}.",
        ),
        "priced": (
            "Let {x:letter} be the price of one {p:noun} and {y:letter} the price of one {q:noun}, in "
            "dollars.",
            "One {p:noun} costs {x:letter} dollars and one {q:noun} costs {y:letter} dollars.",
            "Write {x:letter} for the price of one {p:noun} and {y:letter} for the price of one {q:noun}, in "
            "dollars.",
        ),
        "speeds": (
            f"In still [air][water], it {{g:goes}} {{x:letter}} {_EACH_HOUR}, and the {{c:stream}} goes "
            f"{{y:letter}} {_EACH_HOUR}.",
            f"Let {{x:letter}} be the speed of the {{f:flyer}} {_SPEED} and {{y:letter}} that of the "
            f"{{c:stream}}, in {_EACH_HOUR}.",
            f"Let {{x:letter}} be the {{f:flyer}}'s speed {_SPEED} and {{y:letter}} that of the "
            f"{{c:stream}}, in {_EACH_HOUR}.",
            f"Write {{x:letter}} for the {{f:flyer}}'s speed {_SPEED} and {{y:letter}} for that of the "
            f"{{c:stream}}, in {_EACH_HOUR}.",
        ),
        "pieces": (
            "Let {x:letter} be the length of the longer piece and {y:letter} that of the shorter one, in "
            "{u:length}.",
            "Write {x:letter} for the length of the longer piece and {y:letter} for that of the shorter "
            "one, in {u:length}.",
            "The longer piece is {x:letter} {u:length} long and the shorter one {y:letter} {v:length}.",
        ),
        "numbers": (
            "Let {x:letter} be the larger number and {y:letter} the smaller [one][number].",
            "The larger number is {x:letter} and the smaller number is {y:letter}.",
        ),
    },
    _KINDS,
)

ASKED = Patterns(
    {
        "asked": (
            "Find {x:letter} and {y:letter}.",
            "What are {x:letter} and {y:letter}?",
            "Work out {x:letter} and {y:letter}.",
        )
    },
    _KINDS,
)
