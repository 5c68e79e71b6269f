"""Names that the question gives to what it asks for."""

import re
from collections.abc import Callable

from tests.dress.frame import Case, Dress, Part
from tests.dress.notations import LATEX, PLAIN, wrapped
from tests.dress.values import Group, Notation, split, write

NAME = r"(?:\\bar\{[a-z]\}|[A-Za-z](?:_(?:\{\w+\}|\w))?'?)"
TUPLE = re.compile(rf"\((?:{NAME}, )+{NAME}\)")
ASKED = re.compile(r"`Answer: \(([\w, ]+)\)`")
TASK = re.compile(
    r"(?:Find|What is|Compute|Determine|Give)(?: the (?:value|term)(?: of)?)?"
    r" ([a-z]\w*(?:\[\d\]\[\d\]|\(\d+\))?)[.?]"
)
WANTED = re.compile(
    r"(?:Find|Determine|What is|Compute|Give|Express)"
    r"(?: the (?:function|matrix|polynomial|number|value|bound))?"
    rf" \$({NAME}(?:\([a-z](?:, [a-z])*\))?)\$"
)

LONGEST = 9
"""More names than this nobody writes down."""


def names(part: Part) -> list[str] | None:
    """Return the names of the values of a tuple, in the question's order, if it has any."""
    if not isinstance(part.value, Group) or part.value.kind != "tuple":
        return None
    asked = [one.split(", ") for one in ASKED.findall(part.question)]
    text = part.question.replace(r"\left(", "(").replace(r"\right)", ")")
    found = asked or [split(one[1:-1], ",") for one in TUPLE.findall(text)]
    fitting = [[name.strip() for name in one] for one in found if len(one) == len(part.value.items)]
    return fitting[-1] if fitting and len(fitting[-1]) <= LONGEST else None


def name(part: Part) -> str | None:
    """Return the name of an only value, as the question writes it."""
    if isinstance(part.value, Group) and part.value.kind != "matrix":
        return None
    if part.kind == "label":
        return None
    task = re.search(r"Task: (.*)", part.question)
    found = TASK.findall(task[1]) if task else WANTED.findall(part.question)
    return found[-1] if len(found) == 1 else None


def bare(text: str) -> str:
    """Write a name of LaTeX as plain text."""
    return re.sub(r"\\bar\{(\w)\}", r"\1bar", text).replace("{", "").replace("}", "")


def latex(text: str) -> str:
    """Write a plain name as LaTeX: x_0 and e01 with a subscript."""
    return re.sub(r"^([A-Za-z])_?(\d+)", r"\1_{\2}", text)


Join = Callable[[list[tuple[str, str]]], str]


def joined(between: str, equals: str = " = ", last: str = "") -> Join:
    """Return what joins pairs of names and values, the last by another word."""

    def join(pairs: list[tuple[str, str]]) -> str:
        texts = [f"{left}{equals}{right}" for left, right in pairs]
        if last and len(texts) > 1:
            return between.join(texts[:-1]) + last + texts[-1]
        return between.join(texts)

    return join


def backward(join: Join) -> Join:
    """Return what joins the pairs in the opposite order."""
    return lambda pairs: join(pairs[::-1])


def all_names(pairs: list[tuple[str, str]]) -> str:
    """Write (x, y) = (1, 2)."""
    lefts, rights = zip(*pairs, strict=True)
    return f"({', '.join(lefts)}) = ({', '.join(rights)})"


# The name, the idea, how pairs are joined, and what stands around them where they are LaTeX.
TUPLES: tuple[tuple[str, str, Join, str], ...] = (
    ("commas", "q = 5/2, A = 1", joined(", "), ""),
    ("other order", "A = 1, q = 5/2", backward(joined(", ")), ""),
    ("and", "x = 1, y = 2 and z = 3", joined(", ", last=" and "), ""),
    ("semicolons", "x = 1; y = 2", joined("; "), ""),
    ("tight", "x=1, y=2", joined(", ", "="), ""),
    ("colons", "x: 1, y: 2", joined(", ", ": "), ""),
    ("all names", "(x, y) = (1, 2)", all_names, ""),
    ("LaTeX", "$x = 1, y = 2$", joined(", "), "$"),
    ("LaTeX, other order", "$y = 2, x = 1$", backward(joined(", ")), "$"),
    ("LaTeX, quad", r"$x = 1, \quad y = 2$", joined(r", \quad "), "$"),
    ("LaTeX, dollars each", "$x = 1$, $y = 2$", joined("$, $"), "$"),
    ("LaTeX, and", "$x = 1$ and $y = 2$", joined("$, $", last="$ and $"), "$"),
    ("LaTeX, text and", r"$x = 1 \text{ and } y = 2$", joined(", ", last=r" \text{ and } "), "$"),
    ("LaTeX, all names", "$(x, y) = (1, 2)$", all_names, "$"),
)

ONES: tuple[tuple[str, str, str, str], ...] = (
    ("equals", "x = 12", "<n> = <x>", ""),
    ("equals, tight", "x=12", "<n>=<x>", ""),
    ("equals, LaTeX", "$x = 12$", "<n> = <x>", "$"),
    ("equals, boxed", r"$\boxed{x = 12}$", r"\boxed{<n> = <x>}", "$"),
    ("equals a box", r"$x = \boxed{12}$", r"<n> = \boxed{<x>}", "$"),
    ("is", "x is 12", "<n> is <x>", ""),
    ("is, dollars", "$x$ is $12$", "<n>$ is $<x>", "$"),
    ("bold value", "x = **12**", "<n> = **<x>**", ""),
)


def _by(sign: str) -> tuple[Notation, Callable[[str], str]]:
    return (LATEX, latex) if sign else (PLAIN, bare)


def _tuple_dress(kind: str, idea: str, join: Join, sign: str) -> Dress:
    by, spell = _by(sign)

    def written(part: Part) -> str | None:
        found = names(part)
        if found is None or not isinstance(part.value, Group):
            return None
        texts = [write(one, by) or "" for one in part.value.items]
        return join(list(zip(map(spell, found), texts, strict=True)))

    return Dress(f"names, {kind}", idea, lambda case: _response(case, written, by, sign))


def _one_dress(kind: str, idea: str, template: str, sign: str) -> Dress:
    by, spell = _by(sign)

    def written(part: Part) -> str | None:
        found = name(part)
        text = write(part.value, by) or ""
        if "**" in template and "**" in text:
            return None
        return found and template.replace("<n>", spell(found)).replace("<x>", text)

    return Dress(f"name, {kind}", idea, lambda case: _response(case, written, by, sign))


def _response(case: Case, written: Callable[[Part], str | None], by: Notation, sign: str) -> str | None:
    """Return the usual response with each part written so, if it can be; None if no part can."""
    found = [written(part) for part in case.parts]
    if not any(found):
        return None
    texts = [one or write(part.value, by) or "" for one, part in zip(found, case.parts, strict=True)]
    return wrapped(case, texts, sign, sign)


DRESSES = (*(_tuple_dress(*one) for one in TUPLES), *(_one_dress(*one) for one in ONES))
