"""Units that the question names, in any spelling, and nouns that it counts."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.dress.frame import Case, Dress, Part
from tests.dress.notations import LATEX, PLAIN, wrapped
from tests.dress.values import Atom, write

SIGNS = {
    "kilometres": "km",
    "metres": "m",
    "decimetres": "dm",
    "centimetres": "cm",
    "millimetres": "mm",
    "kilograms": "kg",
    "grams": "g",
    "litres": "L",
    "kilojoules": "kJ",
    "joules": "J",
    "newtons": "N",
    "watts": "W",
    "volts": "V",
    "amperes": "A",
    "hours": "h",
    "minutes": "min",
    "seconds": "s",
}

POWERS = {"square": "2", "cubic": "3"}

UNIT = re.compile(rf"\bin ((?:square |cubic )?(?:{'|'.join(SIGNS)})(?: per (?:hour|minute|second))?)\b")

AUXILIARIES = "did|do|does|are|were|was|is|has|have|had|will|would|could|can"
NOUN = re.compile(rf"[Hh]ow many (?:more |full )?((?:[a-z-]+ ){{1,3}}?)(?:{AUXILIARIES})\b")


def unit(part: Part) -> str | None:
    """Return the unit that the question asks for, if it names one alone."""
    found = set(UNIT.findall(part.question))
    return found.pop() if part.kind == "number" and len(found) == 1 else None


def noun(part: Part) -> str | None:
    """Return what the question counts, of several things."""
    found = NOUN.search(part.question)
    is_number = part.kind in ("integer", "rational", "decimal")
    if found is None or not is_number or part.answer in ("1", "-1"):
        return None
    return found[1].strip()


def american(name: str) -> str:
    """Spell a unit as Americans do."""
    return name.replace("metre", "meter").replace("litre", "liter")


def power(name: str) -> tuple[str, str, str]:
    """Return the sign of a unit, its power, and the sign of the time that it is divided by."""
    upper, _, lower = name.partition(" per ")
    first, _, rest = upper.partition(" ")
    sign = SIGNS[rest or first]
    return sign, POWERS.get(first, ""), SIGNS[lower + "s"] if lower else ""


def caret(name: str) -> str:
    """Write cm^2, m/h."""
    sign, exponent, below = power(name)
    return sign + (f"^{exponent}" if exponent else "") + (f"/{below}" if below else "")


def superscript(name: str) -> str:
    """Write cm², m/h."""
    return caret(name).replace("^2", "²").replace("^3", "³")


def star(name: str) -> str:
    """Write cm**2, m/h."""
    return caret(name).replace("^", "**")


def spoken(name: str) -> str:
    """Write square cm, m per h."""
    sign, exponent, below = power(name)
    word = {"2": "square ", "3": "cubic "}.get(exponent, "")
    return word + sign + (f" per {below}" if below else "")


def latex(command: str) -> Callable[[str], str]:
    r"""Return a way to write a unit in LaTeX, such as \text{cm}^{2}."""

    def written(name: str) -> str:
        sign, exponent, below = power(name)
        above = rf"\{command}{{{sign}}}" + (f"^{{{exponent}}}" if exponent else "")
        return above + (rf"/\{command}{{{below}}}" if below else "")

    return written


def within(name: str) -> str:
    """Write the unit within one command, with its power."""
    return rf"\text{{{caret(name)}}}" if "^" not in caret(name) else rf"\text{{{superscript(name)}}}"


@dataclass(frozen=True)
class Measure:
    """How a unit or a noun `<u>` stands beside a number `<x>`."""

    name: str
    template: str
    spell: Callable[[str], str] = str
    latex: bool = False


UNITS = (
    Measure("word", "<x> <u>"),
    Measure("American word", "<x> <u>", american),
    Measure("sign", "<x> <u>", superscript),
    Measure("sign, tight", "<x><u>", superscript),
    Measure("sign with a caret", "<x> <u>", caret),
    Measure("sign with stars", "<x> <u>", star),
    Measure("sign and words", "<x> <u>", spoken),
    Measure("in brackets", "<x> (<u>)", superscript),
    Measure("in square brackets", "<x> [<u>]", superscript),
    Measure("bold", "**<x> <u>**", superscript),
    Measure("text", r"$<x> \text{ <u>}$", superscript, latex=True),
    Measure("text, word", r"$<x> \text{ <u>}$", latex=True),
    Measure("text, American", r"$<x> \text{ <u>}$", american, latex=True),
    Measure("text, space", r"$<x> \, <u>$", latex("text"), latex=True),
    Measure("mathrm", r"$<x>\ <u>$", latex("mathrm"), latex=True),
    Measure("mathrm, tilde", r"$<x>~<u>$", latex("mathrm"), latex=True),
    Measure("tight text", r"$<x><u>$", latex("text"), latex=True),
    Measure("outside", "$<x>$ <u>", superscript, latex=True),
    Measure("word outside", "$<x>$ <u>", latex=True),
    Measure("boxed", r"$\boxed{<x> \, <u>}$", latex("text"), latex=True),
    Measure("outside the box", r"$\boxed{<x>}$ <u>", superscript, latex=True),
)

NOUNS = (
    Measure("noun", "<x> <u>"),
    Measure("noun in capitals", "<x> <u>", str.title),
    Measure("noun in brackets", "<x> (<u>)"),
    Measure("noun, full stop", "<x> <u>."),
    Measure("bold number", "**<x>** <u>"),
    Measure("bold noun", "**<x> <u>**"),
    Measure("noun in text", r"$<x> \text{ <u>}$", latex=True),
    Measure("noun outside", "$<x>$ <u>", latex=True),
    Measure("noun in a box", r"$\boxed{<x> \text{ <u>}}$", latex=True),
    Measure("noun in mathrm", r"$<x>\ \mathrm{<u>}$", lambda name: name.replace(" ", r"\ "), latex=True),
)


def _measured(part: Part, measure: Measure, name: str | None) -> str | None:
    by = LATEX if measure.latex else PLAIN
    text = write(part.value, by) or ""
    if name is None:
        return f"${text}$" if measure.latex else text
    if _is_sum(part):
        text = rf"\left({text}\right)" if measure.latex else f"({text})"
    elif not measure.latex and not text[-1].isdigit():
        text = f"{text} "
    return measure.template.replace("<x>", text).replace("<u>", measure.spell(name)).replace("  ", " ")


def _is_sum(part: Part) -> bool:
    expression = part.value.expression if isinstance(part.value, Atom) else None
    return bool(expression is not None and expression.is_Add)


def _dress(measure: Measure, name_of: Callable[[Part], str | None]) -> Dress:
    def response(case: Case) -> str | None:
        names = [name_of(part) for part in case.parts]
        if not any(names):
            return None
        pairs = zip(case.parts, names, strict=True)
        return wrapped(case, [_measured(part, measure, name) or "" for part, name in pairs])

    idea = measure.template.replace("<x>", "12").replace("<u>", "UNIT")
    return Dress(f"unit, {measure.name}", idea, response)


SENTENCE = Dress(
    "unit, sentence",
    "There are 12 apples.",
    lambda case: _sentence(case),
)


def _sentence(case: Case) -> str | None:
    counted = noun(case.parts[0])
    is_integer = case.parts[0].answer.isdigit()
    return f"There are {case.parts[0].answer} {counted}." if counted and is_integer else None


DRESSES = (*(_dress(one, unit) for one in UNITS), *(_dress(one, noun) for one in NOUNS), SENTENCE)
