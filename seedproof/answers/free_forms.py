r"""Units in answers of free form: `\frac{53}{2}\text{ L}` where litres are asked for is `\frac{53}{2}`."""

import re
from typing import NamedTuple

from seedproof.answers.nouns import CHANGING, DOUBTFUL, stem
from seedproof.answers.number_words import NUMBER_WORDS
from seedproof.answers.units import Unit, unit_of
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, different, equal, undecided


class Bare(NamedTuple):
    r"""An answer without its unit, and what its unit says about it.

    `equal`: the unit is the one asked for, or there is none; the text is to be compared.
    `undecided` with a text: another unit of the same kind; the text is in the unit asked for, as
    `\frac{1}{100}\cdot(1400)` for 1400 cm. If it differs, the answer is different, else it stays undecided.
    `undecided` without a text: the unit is not understood.
    `different`: a unit of another kind.
    """

    text: str
    verdict: Verdict


def without_unit(text: str, asked_unit: str) -> Bare:
    """Return the text without its unit. Never raises for a text.

    If no unit is asked for, a unit or a counted noun after the value is ignored.

    Raises:
        ValueError: The unit asked for is unknown.
    """
    if not asked_unit:
        return Bare(parted(text)[0], equal("no unit is asked for"))
    asked = unit_of(asked_unit)
    if asked is None:
        raise ValueError(f"unit: is {asked_unit!r}, expected a known unit, as metres [unit]")
    text = _joined(text)
    parts = _EQUALS.split(text)
    bare = [_without_unit(part, asked, asked_unit) for part in parts]
    if len(bare) == 1:
        return bare[0]
    for part in bare:
        if part.verdict.result != "equal":
            return Bare("", undecided(part.verdict.reason))
    signs = [*_EQUALS.findall(text), ""]
    joined = [part.text + sign for part, sign in zip(bare, signs, strict=True)]
    return Bare("".join(joined), equal("it is in the unit that is asked for"))


def parted(text: str) -> tuple[str, str]:
    """Return a text without the unit, the counted noun or harmless words behind its value, and the unit."""
    if len(text) > _LONGEST:
        return text, ""
    text = _joined(text)
    currency = _CURRENCY.match(text)
    if currency is not None:
        return text[currency.end() :], currency[1]
    match = _WRAPPED.search(text[-200:]) or _PLAIN.search(text[-120:])
    unit = _unit(match) if match is not None else None
    if match is not None and unit is not None and _is_usual(unit):
        rest = text[: len(text) - len(match[0])] + match["end"]
        return (rest, _name(match)) if _VALUE.search(rest) else (text, "")
    match = _WORDS.search(text[-120:])
    rest = text[: len(text) - len(match[0])] + match["end"] if match is not None else ""
    if match is None or not _VALUE.search(rest):
        return text, ""
    words = match["words"].lower().split()
    if all(word in _EMPTY for word in words):
        return rest, ""
    return (rest, stem(words[-1])) if _is_counted(words, rest) else (text, "")


def _joined(text: str) -> str:
    r"""Return a text with `\text{m/s}` for `\text{m}/\text{s}` and for a fraction of these."""
    if "\\" not in text:
        return text
    text = _TEXT_FRACTION.sub(r"\\text{\1/\2}", text)
    return _MINUTES.sub(" min", _TWO_TEXTS.sub(lambda between: between[1] or "*", text))


def _is_usual(unit: Unit) -> bool:
    """Return whether a unit is no angle or share, read with its number, and has no strange powers."""
    return unit.kinds not in (_ANGLE, _SHARE) and all(abs(power) <= _HIGHEST for _, power in unit.kinds)


def _is_counted(words: list[str], number: str) -> bool:
    """Return whether some words are a counted noun with adjectives: of other numbers than 1 in the plural."""
    if _CHANGING.intersection((*words, *map(stem, words))):
        return False
    noun = words[-1]
    return (
        len(noun) > _SHORTEST
        and not noun.endswith("ths")
        and (stem(noun) != noun or number.strip(_DRESS) == "1")
    )


_CURRENCY = Pattern(r"[\s$]*([£€])\s*(?=[\d.\\])")
_TEXT = r"\\(?:text|textrm|mathrm)\s*\{"
_TEXT_FRACTION = Pattern(
    rf"\\[dt]?frac\s*\{{\s*{_TEXT}([^{{}}]*)\}}\s*\}}\s*\{{\s*{_TEXT}([^{{}}]*)\}}\s*\}}"
)
_TWO_TEXTS = Pattern(rf"(?<=[a-z])\}}\s*(?:\\cdot)?\s*(/|(?=\\(?:text|mathrm)\s*\{{[a-z]+\}}\^))\s*{_TEXT}")
_MINUTES = Pattern(r"\\min(?=[\s$.]*\Z)")
_ANGLE = (("angle", 1),)
_SHARE = (("percent", 1),)
_HIGHEST = 4
_SHORTEST = 3
_VALUE = Pattern(r"\d|\\pi(?![a-zA-Z])|π")
_DRESS = " $.~{}()\\"
_EMPTY = frozenset(
    (
        "exactly",
        "precisely",
        "indeed",
        "total",
        "altogether",
        "in",
        "all",
        "required",
        "exact",
        "value",
        "form",
    )
)
"""Words that may stand behind a value and say nothing."""
_CHANGING = (
    CHANGING
    | DOUBTFUL
    | NUMBER_WORDS
    | frozenset(("pair", "couple", "score", "time", "degree", "percent", "million", "billion", "factor"))
    | frozenset(("power", "fold", "and", "or", "of", "to", "is", "mod", "base", "log"))
)
_EQUALS = Pattern(r"=|≈|\\approx(?![A-Za-z])")
_RAISING = r"(?:\s?\^\s?\{?-?[1-9]\}?|[²³])?"
_PER = Pattern(r"(?:\\cdot|\s|\\[,;: ])+(?=[A-Za-z]+\^-)")
_END = r"(?P<end>[\s.$)\]\\]*)\Z"
_WRAPPED = Pattern(
    r"(?:\s|~|\\[,;:! ])*\\(?:text|textrm|mathrm|operatorname|mathit|rm)\s*\{(?P<unit>[^{}]{1,40})\}"
    rf"(?P<power>\s*\^\s*\{{?-?[1-9]\}}?)?{_END}"
)
_PLAIN = Pattern(
    r"(?<=[0-9)}\s~$\]])(?:\\[,;:! ])?"
    rf"(?P<unit>(?:(?:square|cubic|sq|cu)\.? )?(?:\\Omega|°C|[A-Za-zΩμ°]+){_RAISING}"
    rf"(?:(?:[ -]|\s?/\s?| per )[A-Za-zΩ]+{_RAISING})?){_END}"
)
_WORDS = Pattern(
    rf"(?<=[0-9)}}~$\]\s])(?:\s|~|\\[,;:! ])*(?:\\(?:text|textrm|mathrm|mbox)\s*\{{\s*)?"
    rf"\(?(?P<words>\b[A-Za-z-]+(?: [A-Za-z-]+){{0,3}})\b\)?\s*\}}?{_RAISING}{_END}"
)
_LONGEST = 2_000
_WORD = Pattern(r"(?<![\\A-Za-z])[A-Za-z]{2,}")
_REMARK = Pattern(r"\([A-Za-z]{2,}(?: [A-Za-z]+)*\)[\s.$]*\Z")
_RAISED = str.maketrans({"²": "^2", "³": "^3", "{": "", "}": ""})


def _without_unit(text: str, asked: Unit, name: str) -> Bare:
    if len(text) > _LONGEST:
        return Bare("", undecided("it is too long"))
    match = _WRAPPED.search(text[-200:]) or _PLAIN.search(text[-120:])
    unit = _unit(match) if match is not None else None
    if match is None or unit is None:
        if _REMARK.search(text) or any(unit_of(word) is not None for word in _WORD.findall(text)):
            return Bare("", undecided("words stand behind its unit"))
        value, noun = parted(text)
        if noun:
            return Bare("", undecided(f"it counts {noun}, and {name} are asked for"))
        return Bare(value, equal("it names no unit"))
    rest = text[: len(text) - len(match[0])] + match["end"].lstrip(". ")
    if unit == asked:
        return Bare(rest, equal("it is in the unit that is asked for"))
    if unit.kinds == asked.kinds:
        ratio = unit.size / asked.size
        scaled = rf"\frac{{{ratio.numerator}}}{{{ratio.denominator}}}\cdot({rest.strip(' $.')})"
        return Bare(scaled, undecided(f"it is in another unit than {name}"))
    if _with_angles(unit) == _with_angles(asked):
        return Bare("", undecided("degrees and radians are not converted"))
    if match["unit"] in _LETTERS and match.re.pattern == _PLAIN.pattern:
        return Bare("", undecided(f"the letter behind it is no unit that fits {name}"))
    return Bare("", different(f"its unit is of another kind than {name}"))


# A letter alone may be a variable.
_LETTERS = frozenset("AJVWghms")


def _with_angles(unit: Unit) -> list[tuple[str, int]]:
    """Return the powers of the kinds of a unit, with radians among the angles."""
    return sorted(("angle" if kind == "radian" else kind, power) for kind, power in unit.kinds)


def _unit(match: re.Match[str]) -> Unit | None:
    return unit_of(_name(match))


def _name(match: re.Match[str]) -> str:
    power = match.groupdict().get("power") or ""
    name = match["unit"].strip(" ~(").replace(r"\Omega", "Ω")
    return _PER.sub("*", f"{name}{power}".translate(_RAISED).strip())
