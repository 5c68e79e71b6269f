"""Hostile responses, drawn from a seed: what is repeated, nested and mixed costs the most time."""

import gc
import random
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pkgutil import walk_packages
from re import _parser
from typing import Any

from seedproof.record.patterns import Pattern

SIZES = (400, 2_000, 8_000, 24_000, 24_000, 100_000)
"""The characters of a response that is made by repeating."""

_MOST_REPEATED = 3
_FORMULAS = 10
"""So many for each response that is repeated: they take less time."""

_FRAGMENTS = (
    "<del>|</del>|<s>|</s>|<p hidden>|</p>|<!--|-->|~~|~~a|<tr>|</tr>|<td>|<think>|</think>|<|im_end|>|"
    r"[INST]|[/INST]|\boxed{|\boxed{1}|}|{|(|)|[|]|\(|\)|\[|\]|$|$$|**|* |*|_|`|```|\text{|\mathbf{|"
    r"\frac{1}{|\sqrt{|\left(|\right)|\begin{aligned}|\end{aligned}|\begin{pmatrix}|\\|&|\item |\phantom{|"
    r"\cancel{|\let|>|> |- |# |\n|\n\n| |\t|,|, |;|.|. |...|:|=| = |<|!|!!|^|_{|^{|-|+|*|/|1|12|0.|1/|9|x|"
    r"x |x^|2x|pi|sqrt(|sin(|ln(|e^(|binom(|gcd(|Answer: |Answer:\n|(a) |(b) 1 |a) |Part a|is |not |or |"
    ' or 1|and |if |yes|no|{"answer": |{"a":|"|'
    "'|one |twenty-|hundred |million |%|°|km |m/s |€|≈ |± |∈ |"
    "∞|√|½|²|é|😀|the answer is |So |Therefore, |I mean |wait |x = 1 or |(1, 2), |{1, 2}|[[1, 2],"
)
"""What stands for more than itself, somewhere; parted by strokes. A backslash and an n are a newline."""
_SMALL = ("1", "2", "3", "10", "0", "0.5", "x", "y", "n", "pi", "e", "i", "oo", "7/3")
_LARGE = ("999999999", "10^9", "2^2^99", "9" * 4_000, f"0.{'1' * 4_000}", "1e999999", "10^-999999", "99!")
_ONE = ("-{}", "({})", "{}!", "sqrt({})", "sin({})", "ln({})", "e^({})", "|{}|", "{}%", "floor({})")
_ONE += (r"\frac{{1}}{{{}}}", r"\sqrt[3]{{{}}}")
_TWO = ("{} + {}", "{} - {}", "{}*{}", "({})/({})", "({})^({})", "{}^{}", "{}, {}", "{} = {}", "{} or {}")
_TWO += (r"\binom{{{}}}{{{}}}", "[{}, {}]", "{{{}, {}}}", "({}, {}]", "{}_{}", "log_{}({})", "{} {}")
_TWO += ("[[{0}, {1}], [{1}, {0}]]",)
_MANY = ("+", "*", ", ", " or ", "^", "-", "/(", "+x", "*(x+", " = ", "=", "<", "; ", " and ", " U ")

Draw = Callable[[random.Random], str]


def responses(draws: random.Random, stated: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield hostile responses, each after its kind, without end; `stated` are usual ones, and answers."""
    fragments = [fragment.replace("\\n", "\n") for fragment in _FRAGMENTS.split("|")] + ["|", "||"]
    patterns = [_parser.parse(pattern.pattern, pattern.flags) for pattern in _declared()]

    def piece() -> str:
        if draws.random() < 0.5:
            return draws.choice(fragments)
        return sampled(draws.choice(patterns), draws)

    def usual() -> str:
        return draws.choice(stated)

    while True:
        yield "repeated", _repeated(piece, usual, draws)
        yield "sampled", _repeated(lambda: sampled(draws.choice(patterns), draws), usual, draws)
        for _ in range(_FORMULAS):
            yield "formula", f"Answer: {_formula(draws, draws.randint(1, 7))}"
        yield "mutated", _mutated(usual(), piece, draws)


def _declared() -> list[Pattern]:
    """Return the regular expressions of the code that reads responses."""
    for room in ("answers", "equivalence", "responses", "scoring", "text"):
        package = import_module(f"seedproof.{room}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    found = {(each.pattern, each.flags): each for each in gc.get_objects() if type(each) is Pattern}
    return [found[key] for key in sorted(found)]


def _repeated(piece: Callable[[], str], usual: Callable[[], str], draws: random.Random) -> str:
    """Return pieces repeated up to a size, one after the other or in turn, with something around them."""
    pieces = [piece() for _ in range(draws.randint(1, 3))]
    size = draws.choice(SIZES)
    if draws.random() < 0.5:
        pieces = ["".join(pieces)]
    each = size // len(pieces)
    body = "".join(one * (each // len(one)) for one in pieces if one)
    before = draws.choice(["", "Answer: ", "$", r"\boxed{", usual(), piece()])
    behind = draws.choice(["", "", "}", "$", "\nAnswer: 1", usual(), piece()])
    return f"{before}{body[:size]}{behind}"


def _formula(draws: random.Random, deep: int) -> str:
    """Return a formula; one in ten has hundreds of terms of one kind."""
    if draws.random() < 0.1:
        return draws.choice(_MANY).join(
            draws.choice(_ONE).format(f"{n}") for n in range(draws.randint(2, 300))
        )
    return _nested(draws, deep)


def _nested(draws: random.Random, deep: int) -> str:
    if deep == 0 or draws.random() < 0.1:
        return draws.choice(_LARGE if draws.random() < 0.1 else _SMALL)
    if draws.random() < 0.4:
        return draws.choice(_ONE).format(_nested(draws, deep - 1))
    return draws.choice(_TWO).format(_nested(draws, deep - 1), _nested(draws, deep - 1))


def _mutated(text: str, piece: Callable[[], str], draws: random.Random) -> str:
    """Return a usual response with cuts, pieces put in, and stretches of it repeated."""
    for _ in range(draws.randint(1, 6)):
        start, end = sorted((draws.randint(0, len(text)), draws.randint(0, len(text))))
        match draws.randint(0, 3):
            case 0:
                text = text[:start] + piece() + text[end:]
            case 1:
                text = text[:end] + text[start:end] * draws.choice((2, 30, 500)) + text[end:]
            case 2:
                text = text[:start] + piece() * draws.choice((1, 5, 300)) + text[start:]
            case _:
                text = text[:start] + text[end:]
        text = text[: SIZES[-1]]
    return text


def sampled(parsed: Any, draws: random.Random) -> str:
    """Return a text that a regular expression may match, as far as it looks at nothing around it."""
    return "".join(_sampled(str(kind), value, draws) for kind, value in parsed)


def _sampled(kind: str, value: Any, draws: random.Random) -> str:
    match kind:
        case "LITERAL":
            return chr(value)
        case "NOT_LITERAL":
            return "b" if chr(value) == "a" else "a"
        case "ANY":
            return draws.choice("a1 (")
        case "IN":
            return _of_set(value, draws)
        case "BRANCH":
            return sampled(draws.choice(value[1]), draws)
        case "SUBPATTERN":
            return sampled(value[3], draws)
        case "ATOMIC_GROUP":
            return sampled(value, draws)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, most, inner = value
            count = draws.randint(least, min(int(most), least + _MOST_REPEATED))
            return "".join(sampled(inner, draws) for _ in range(count))
    return ""


def _of_set(members: Sequence[tuple[Any, Any]], draws: random.Random) -> str:
    kind, value = draws.choice(members)
    match str(kind):
        case "LITERAL":
            return chr(value)
        case "RANGE":
            return chr(draws.randint(*value))
        case "CATEGORY":
            return {"CATEGORY_DIGIT": "7", "CATEGORY_SPACE": " "}.get(str(value), "w")
    return draws.choice("a1 -.({")
