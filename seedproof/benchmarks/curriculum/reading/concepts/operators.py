"""Words for operations: those that join two expressions, name a result, or command."""

from seedproof.benchmarks.curriculum.symbolic.problem import Operator

Infix = tuple[Operator, bool]
"""The operation, and whether its sides are exchanged: `3 less than x` is `x - 3`."""
SUMS: dict[tuple[str, ...], Infix] = {
    ("+",): ("+", False),
    ("-",): ("-", False),
    ("plus",): ("+", False),
    ("minus",): ("-", False),
    ("increased", "by"): ("+", False),
    ("decreased", "by"): ("-", False),
    ("reduced", "by"): ("-", False),
    ("diminished", "by"): ("-", False),
    ("take", "away"): ("-", False),
    ("added", "to"): ("+", True),
    ("more", "than"): ("+", True),
    ("greater", "than"): ("+", True),
    ("less", "than"): ("-", True),
    ("fewer", "than"): ("-", True),
    ("smaller", "than"): ("-", True),
    ("subtracted", "from"): ("-", True),
    ("taken", "from"): ("-", True),
    ("less",): ("-", False),
    ("taken", "away", "from"): ("-", True),
}
PRODUCTS: dict[tuple[str, ...], Infix] = {
    ("*",): ("*", False),
    ("/",): ("/", False),
    ("times",): ("*", False),
    ("multiplied", "by"): ("*", False),
    ("divided", "by"): ("/", False),
}
NAMED: dict[str, Operator] = {
    "sum": "+",
    "total": "+",
    "difference": "-",
    "product": "*",
    "quotient": "/",
}
DONE = {"added": "+", "subtracted": "-", "taken": "-", "multiplied": "*", "divided": "/"}
GERUNDS = {
    "adding": "add",
    "subtracting": "subtract",
    "taking": "take",
    "multiplying": "multiply",
    "dividing": "divide",
    "squaring": "square",
    "cubing": "cube",
    "raising": "raise",
    "doubling": "double",
    "tripling": "triple",
}
COMMANDS = frozenset(GERUNDS.values())
MULTIPLES = {"twice": 2, "thrice": 3, "double": 2, "triple": 3}
ORDINALS = {
    "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "2nd": 2,
}  # fmt: skip
OPERATED = ("result", "answer", "sum", "product", "difference", "quotient", "total", "power", "number")
BACK = {
    "the": tuple(("the", word) for word in OPERATED[:-1]),
    "this": (*(("this", word) for word in OPERATED), ("this",)),
    "that": (*(("that", word) for word in OPERATED), ("that",)),
    "their": tuple(("their", word) for word in OPERATED),
    "your": (("your", "result"), ("your", "answer")),
    "what": (("what", "you", "get"), ("what", "is", "left")),
    "it": (("it",),),
}
A_NUMBER = {
    article: tuple(
        (article, *adjectives, "number")
        for adjectives in ((), ("same",), ("certain",), ("unknown",), ("mystery",), ("secret",))
    )
    for article in ("a", "the", "some", "this", "that", "its")
}


STARTS = frozenset(words[0] for table in (SUMS, PRODUCTS) for words in table)
