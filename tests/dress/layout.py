"""Layouts: templates of what stands around the answers. `<x>` is an answer or all of them, `<a>` a letter."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.dress.frame import Case, Dress
from tests.dress.notations import LATEX, PLAIN, SYMPY, texts_of
from tests.dress.values import Notation

NOTATIONS: dict[str, tuple[Notation, str]] = {
    "text": (PLAIN, "<x>"),
    "tex": (LATEX, "<x>"),
    "math": (LATEX, "$<x>$"),
    "sympy": (SYMPY, "<x>"),
}
"""How answers are written: as plain text, as LaTeX without and with dollars, as SymPy prints LaTeX."""


@dataclass(frozen=True)
class Layout:
    """What stands around an only answer, and around many, each behind its letter."""

    name: str
    idea: str
    one: str | None
    many: str | None = None
    each: str = "(<a>) <x>"
    between: str = "\n"
    by: str = "text"

    def of(self, case: Case) -> str | None:
        """Write a response; None for a game, and for a number of parts that the layout is not for."""
        if case.benchmark == "number_game":
            return None
        texts = written(case, self.by)
        if texts is None:
            return None
        if case.single:
            return filled(self.one, texts[0])
        lines = [fill(self.each, text, part.letter) for part, text in zip(case.parts, texts, strict=True)]
        return filled(self.many, self.between.join(lines))


def written(case: Case, by: str) -> list[str] | None:
    """Return the answers as text, as LaTeX, or as LaTeX in dollars."""
    notation, template = NOTATIONS[by]
    texts = texts_of(case, notation)
    return None if texts is None else [fill(template, text) for text in texts]


def fill(template: str, text: str, letter: str = "") -> str:
    """Put a text and a letter into a template."""
    before, _, behind = template.partition("<x>")
    return lettered(before, letter) + text + lettered(behind, letter)


def lettered(template: str, letter: str) -> str:
    """Put a letter into a template, small or capital."""
    return template.replace("<a>", letter).replace("<A>", letter.upper())


def filled(template: str | None, text: str) -> str | None:
    """Put a text into a template, if there is one."""
    return None if template is None else fill(template, text)


def dresses(layouts: Iterable[Layout]) -> tuple[Dress, ...]:
    """Return the dresses of layouts."""
    return tuple(Dress(one.name, one.idea, one.of) for one in layouts)


def around(name: str, idea: str, change: Callable[[str], str], games: bool = True) -> Dress:
    """Return the dress of a change of the usual response, which may be the steps of a game."""

    def response(case: Case) -> str | None:
        if case.benchmark == "number_game" and not games:
            return None
        return change(usual(case))

    return Dress(name, idea, response)


def usual(case: Case) -> str:
    """Return the response that the question asks for."""
    if case.benchmark == "number_game":
        return str(case.row["answer"])
    usual_layout = Layout("", "", "Answer: <x>", "Answer:\n<x>")
    return usual_layout.of(case) or ""
