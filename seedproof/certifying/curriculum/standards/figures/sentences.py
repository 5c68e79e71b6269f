"""What is said of figures: what is made around them, their sides, and what is asked for."""

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.standards.figures.shapes import KNOWN, NEW
from seedproof.certifying.patterns import Kind, Patterns

_UNIT = Kind(r"(?:inch(?:es)?|foot|feet|yards?|miles?|centimeters?|meters?|kilometers?)", str)
_NAME = Kind(r"[A-Z][a-zé]+", str)
_LIST = Kind(r"\d+(?:(?:, and |, | and )\d+)*", lambda text: text)

_KINDS = {
    **NUMBER_KINDS,
    "new": NEW,
    "known": KNOWN,
    "unit": _UNIT,
    "who": _NAME,
    "list": _LIST,
    "count": Kind(r"(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven)", str),
    "stuff": Kind(r"(?:fence|tape|wood|lace)", str),
}

FACTS = Patterns(
    {
        "around": (
            "{who:who} decorates the edge of {f:new} with tape.",
            "{who:who} is building a fence around {f:new}.",
            "{who:who} is making a frame for {f:new}.",
            "{who:who} plans a fence around {f:new}.",
            "{who:who} puts tape all the way around {f:new}.",
            "{who:who} ran one lap around the edge of {f:new}.",
            "{who:who} walked once around {f:new}.",
            "{who:who} wants to frame {f:new}.",
            "{who:who} wants to put a fence around {f:new}.",
            "{who:who} wants to sew lace around {f:new}.",
        ),
        "over": (
            "{who:who} is covering {f:new} with tiles.",
            "{who:who} is painting {f:new}.",
            "{who:who} is planting grass on {f:new}.",
            "{who:who} rakes all of {f:new}.",
            "{who:who} wants to paint {f:new}.",
            "{who:who} wants to tile {f:new}.",
        ),
        "perimeter": (
            "{f:new} has a perimeter of {n:number} {u:unit}.",
            "The perimeter of {f:new} is {n:number} {u:unit}.",
            "A walk once around {f:new} is {n:number} {u:unit} long.",
            "Once around {f:new} is {n:number} {u:unit}.",
            "It took {n:number} {u:unit} of fence to enclose {f:new}.",
            "It took {n:number} {u:unit} of {s:stuff} to go[ once] around {f:new}.",
            "{who:who} sewed {n:number} {u:unit} of ribbon around the edge of {f:new}.",
            "{who:who} used {n:number} {u:unit} of fence to go all the way around {f:new}.",
            "{who:who} used {n:number} {u:unit} of tape to go once around {f:new}.",
            "{who:who} used {n:number} {u:unit} of wood to frame {f:new}.",
        ),
        "area": (
            "{f:new} has an area of {n:number} square {u:unit}.",
            "The area of {f:new} is {n:number} square {u:unit}.",
            "It took {n:number} square {u:unit} of tiles to cover {f:new}.",
            "{who:who} used {n:number} square {u:unit} of tiles to cover {f:new}.",
            "{who:who} is painting {f:new} with an area of {n:number} square {u:unit}.",
            "{who:who} painted {f:new} with an area of {n:number} square {u:unit}.",
            "{who:who} planted grass on {f:new} with an area of {n:number} square {u:unit}.",
            "{who:who} rakes {f:new} with an area of {n:number} square {u:unit}.",
        ),
        "each": (
            "All of its sides are {n:number} {u:unit} long.",
            "All sides of {f:new} are {n:number} {u:unit} long.",
            "Each side of {f:new} is {n:number} {u:unit} long.",
            "Each side of {t:known} is {n:number} {u:unit} long.",
            "Every side of {f:new} measures {n:number} {u:unit}.",
            "Every side of {t:known} measures {n:number} {u:unit}.",
            "{f:new} has a side length of {n:number} {u:unit}.",
            "{f:new} has sides of {n:number} {u:unit}.",
        ),
        "all": (
            "Its sides are {all:list} {u:unit} long.",
            "Its sides measure {all:list} {u:unit}.",
            "The sides measure {all:list} {u:unit}.",
            "The sides of {f:new} are {all:list} {u:unit} long.",
            "The sides of {t:known} are {all:list} {u:unit} long.",
            "The sides of {f:new} measure {all:list} {u:unit}.",
            "{f:new} has side lengths of {all:several} {u:unit}.",
            "{f:new} has sides of {all:several} {u:unit}.",
            "{f:new} has sides that are {all:list} {u:unit} long.",
        ),
        "some": (
            "{c:count} of its sides are {all:list} {u:unit} long.",
            "{c:count} of its sides have lengths of {all:list} {u:unit}.",
            "{c:count} of its sides measure {all:list} {u:unit}.",
        ),
        "one": ("One of its sides is {n:number} {u:unit} long.",),
        "both": (
            "{t:known} has a length of {n:number} {u:unit} and a width of {m:number} {v:unit}.",
            "{f:new} has a length of {n:number} {u:unit} and a width of {m:number} {v:unit}.",
            "{t:known} is {n:number} {u:unit} long and {m:number} {v:unit} wide.",
            "{f:new} is {n:number} {u:unit} long and {m:number} {v:unit} wide.",
            "{t:known} is {m:number} {v:unit} wide and {n:number} {u:unit} long.",
            "{f:new} is {m:number} {v:unit} wide and {n:number} {u:unit} long.",
            "{t:known} measures {n:number} {u:unit} by {m:number} {v:unit}.",
            "{f:new} measures {n:number} {u:unit} by {m:number} {v:unit}.",
            "{who:who} has {f:new} that is {n:number} {u:unit} long and {m:number} {v:unit} wide.",
            "The sides of {f:new} are {n:number} {u:unit} and {m:number} {v:unit} long.",
        ),
        "length": (
            "Its length is {n:number} {u:unit}.",
            "The length of {t:known} is {n:number} {u:unit}.",
            "{t:known} is {n:number} {u:unit} long.",
        ),
        "width": (
            "Its width is {n:number} {u:unit}.",
            "The width of {t:known} is {n:number} {u:unit}.",
            "{t:known} is {n:number} {u:unit} wide.",
        ),
    },
    {**_KINDS, "several": Kind(r"\d+(?:, \d+)+(?:,? and \d+)", str)},
)

QUESTIONS = Patterns(
    {
        "perimeter": (
            "Find its perimeter in {u:unit}.",
            "Find the length of the fence[ in {u:unit}].",
            "Find the perimeter of {t:known}[ in {u:unit}].",
            "How far was that?",
            "How long are all of its sides together?",
            "How long are the sides of the frame altogether?",
            "How long a piece does [he][she] need?",
            "How long must the {s:stuff} be?",
            "How many {u:unit} did [he][she] go?",
            "How many {u:unit} go around {t:known}?",
            "How many {u:unit} is it around {t:known}?",
            "How many {u:unit} of {s:stuff} does [he][she] need[ to go around it]?",
            "How many {u:unit} of {s:stuff} go around {t:known}?",
            "What distance did [he][she] go?",
            "What is its perimeter[ in {u:unit}]?",
            "What is the perimeter of {t:known}[ in {u:unit}]?",
            "What length of {s:stuff} goes around {t:known}?",
            "What length of {s:stuff} is needed?",
        ),
        "area": (
            "Find its area in square {u:unit}.",
            "Find the area of {t:known}[ in square {u:unit}].",
            "Find the area to paint in square {u:unit}.",
            "How large is its area?",
            "How large is the area[ in square {u:unit}]?",
            "How many square {u:unit} of tiles does [he][she] need?",
            "How many square {u:unit} does [he][she] paint?",
            "How many square {u:unit} does [he][she] cover?",
            "How many square {u:unit} does {t:known} cover?",
            "What area do the tiles cover?",
            "What area does [he][she] paint?",
            "What is its area[ in square {u:unit}]?",
            "What is the area of {t:known}[ in square {u:unit}]?",
        ),
        "each": (
            "Find the length of each side.",
            "How long is each side?",
            "How long is one side of {t:known}?",
            "How many {u:unit} long is each side?",
            "What is the length of [each][one] side[ in {u:unit}]?",
        ),
        "rest": (
            "Find the length of the [third][last][remaining][other] side.",
            "How long is the [third][last][remaining][other] side?",
            "How many {u:unit} long is the [third][last][remaining][other] side?",
            "What is the length of the [third][last][remaining][other] side?",
        ),
        "length": (
            "Find its length.",
            "How long is {t:known}?",
            "What is its length[ in {u:unit}]?",
        ),
        "width": (
            "Find its width.",
            "How wide is {t:known}?",
            "What is its width[ in {u:unit}]?",
        ),
    },
    _KINDS,
)
