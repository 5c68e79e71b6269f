"""Reads the words of a question for the form in which they ask for an answer: for `cycle` alone.

What a row says of that form was declared by its template; here it is found again in what a solver reads. A
function is named without its letters, `y` for `y(t)`, a value with its place: `f(6)`.
"""

import re
from collections.abc import Iterator

from seedproof.answers.units import Unit, unit_of
from seedproof.record.asked_form import AskedForm

_KINDS = (
    (("number",), "closed form"),
    (("tuple",), "tuple"),
    (("matrix",), "matrix"),
    (("label",), "word"),
    (("interval_union",), "intervals"),
    (("equation_up_to_scale",), "equation"),
    (("set", "unordered", "span"), "set"),
    (("expression",), "expression"),
    (("antiderivative", "ode_family", "integer_families"), "family"),
)
_WITH_UNITS = ("closed form", "numeral", "fraction", "tuple", "expression")
_OF_NUMBERS = "sqrt exp log sin cos tan asin acos atan pi"
_OF_FORMULAS = f"{_OF_NUMBERS} sec csc cot sinh cosh tanh abs"


def differences(asked: AskedForm, statement: str, question: str, type_: str) -> Iterator[str]:
    """Yield each field of a form in which it is not what the words of a part ask for."""
    words = _read(statement, question, type_)
    for field, stated in asked.items():
        said = words.get(field)
        if field == "unit":
            stated = unit_of(asked["unit"]) or asked["unit"]
        if stated != said:
            yield f"{field} is {stated!r}, the words ask for {said!r}"


def _read(statement: str, question: str, type_: str) -> dict[str, object]:
    counted = _counted(question)
    kind = _kind(statement, question, type_.partition("(")[0], counted)
    plain = kind in ("numeral", "fraction", "word")
    functions = _OF_FORMULAS if kind in ("expression", "family") else _OF_NUMBERS
    has_unit = kind in _WITH_UNITS and not counted
    return {
        "kind": kind,
        "unit": (_unit(statement, question) if has_unit else None) or "",
        "counted": counted,
        "names": _names(question, kind),
        "functions": [] if plain else functions.split(),
        "arithmetic": not plain,
    }


# Kinds.

_WHOLE = re.compile(r"\b(?:least|first) \$[nN]\$|(?:which \$n\$|[Hh]ow many) .* for the first time")
_PERSONS = re.compile(r"\b(?:is|be) (?:chosen|taken) at random")
_UNKNOWN = re.compile(r"(?:Find|the number) \$[xy]\$[.?]")
_FRACTION = re.compile(r"\bfraction\b")


def _kind(statement: str, question: str, type_: str, counted: str) -> str:
    kind = next((kind for types, kind in _KINDS if type_ in types), "")
    if kind != "closed form":
        return kind
    if counted or _WHOLE.search(question) or (_PERSONS.search(statement) and _UNKNOWN.search(question)):
        return "numeral"
    return "fraction" if _FRACTION.search(question) else kind


# What is counted: the words behind "how many" or "number of", up to a verb or a preposition.

_COUNTED = re.compile(
    r"\b(?:[Hh]ow many|numbers? of) (?!does\b)(?P<noun>(?P<first>[a-z]+)(?: [a-z]+)*?)"
    r" (?:of|in|at|are|is|do|does|may|must|after|until)\b"
)


def _counted(question: str) -> str:
    found = _COUNTED.search(question)
    if found is None or found["first"] in ("square", "cubic") or unit_of(found["first"]) is not None:
        return ""
    return found["noun"]


# Names: a formula behind words that ask for it, "Find the exact value of $x_2$.", "For which least $N$".

_LETTER = r"(?:\\(?:theta|varphi)|\\bar\{[a-z]\}|[A-Za-z])"
_INDEX = r"(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]+\}))?"
_RAISED = r"(?:'+|\^\{(?:\([0-9]\)|-1|n)\})?"
_PLACES = r"(?:\((?:[-A-Za-z0-9., ]|\\frac\{[0-9]+\}\{[0-9]+\})+\))?"
_NAME = rf"{_LETTER}{_INDEX}{_RAISED}{_PLACES}"
_SHOWN = rf"\$(?P<name>{_NAME})(?: (?:\\ge|<|>) [^$]*)?\$"
_VERB = (
    r"\b(?:[Ff]ind|[Dd]etermine|[Cc]ompute|[Cc]alculate|[Ee]valuate|[Ee]xpress|[Gg]ive|[Dd]erive|[Ww]hat is"
    r"|[Ww]rite(?: down)?(?! \$C\$)|[Ss]olve(?: the equation)? for|equation for|estimate|predict for"
    r"|give for)"
)
_NOUNS = (
    r"(?:(?:the|a|an|this|all|its|those|exact|closed|explicit|general|rational|symmetric|real|least|smallest"
    r"|first|second|next|largest|greatest|lower|upper|initial|elementary|values?|values? of|set of all"
    r"|set of the|interval of all|interval of|entries of|formula|formula for|rule for|rule of the inverse,"
    r"|numbers?|constant|function|polynomial|matrix|solutions?|antiderivative|potential|derivative|slope|tax"
    r"|area|length|bound|approximation|time|point|height) )*"
)
_ASKING = (
    re.compile(rf"{_VERB} {_NOUNS}{_SHOWN}"),
    re.compile(
        rf"(?:^|[.?] |, |: )(?:[Ff]or |[Aa]t |[Uu]p to )?[Ww]h(?:ich|at) {_NOUNS}(?:is |describes )?{_SHOWN}"
    ),
    re.compile(rf"\b(?:value of|a function|a polynomial) {_SHOWN}.*(?:Which one(?: is it)?\?|Find it\.)"),
)
_OF_A_FUNCTION = re.compile(r" (?:at|on|there|under)\b")
_EXTREME = re.compile(r"(?:least|smallest|largest|greatest) values? of")
_SEVERAL = re.compile(rf"\$(?:\\left)?\((?P<names>{_NAME}(?:, {_NAME})+)(?:\\right)?\)\$")
_PAIR = re.compile(r"the pair \((?P<names>[a-z ]+, [a-z ]+)\)")
_LETTERS = re.compile(r"\([a-z](?:, [a-z])*\)\Z")


def _names(question: str, kind: str) -> list[str]:
    if kind == "tuple":
        several = [*_SEVERAL.finditer(question), *_PAIR.finditer(question)]
        return [_plain(name) for name in several[-1]["names"].split(", ")] if several else []
    if kind in ("word", "equation"):
        return []
    found = [match for asking in _ASKING for match in asking.finditer(question)]
    found = [match for match in found if not _is_of_a_function(match, question)]
    return [_plain(max(found, key=lambda match: match.start("name"))["name"])] if found else []


def _is_of_a_function(match: re.Match[str], question: str) -> bool:
    """Return whether it is "the value of $f$ there", or its greatest: the formula is no name of that."""
    if _EXTREME.search(match[0]):
        return True
    return "value of" in match[0] and _OF_A_FUNCTION.match(question, match.end()) is not None


def _plain(name: str) -> str:
    """Return a name without the braces of its index, and a function's without its letters."""
    return _LETTERS.sub("", re.sub(r"_\{(\w+)\}", r"_\1", name))


# Units: the one that the part names last, else one that what is given says of what the part asks for.

_UNIT = (
    r"(?:thousand )?(?:square |cubic )?(?:°C|[A-Za-z]+(?:\^[23])?)(?: hours)?"
    r"(?:(?:/| per )[a-z]+(?:\^2)?)?"
)
_NAMED_UNIT = re.compile(
    rf"\b(?:in|[Hh]ow many|after \$n\$|stores \$[0-9]+\$) (?!A\b)(?P<unit>{_UNIT})(?=[ .,;?)]|$)"
)
_RATE = r"\$c\(t\) = [^$]*\$ (?P<unit>[a-z]+)(?: of [a-z]+)?(?: per (?P<per>[a-z]+))?"
_HOURS = r"\$t\$,? (?:in )?(?P<times>hours)\b"
_GIVEN = (
    (r"so that fluxes are in (?P<unit>[a-z ]+)\)", r"(?:Find|Compute|What is) the (?:total |outward )?flux"),
    (r"mass (?:of [a-z]+ )?in (?P<unit>[a-z]+) (?:[a-z$ ]+ )?is \$\$N\(t\)", r"\$K\$,|\$N\([0-9]+\)\$"),
    (r"\$f\(x, y\) = [^$]*\$ (?P<unit>[a-z]+) (?:of its|at the)", r" \$f\$(?:\?| then| on the disc)"),
    (r"\$f\(x, y\) = [^$]*\$ (?P<unit>[a-z]+) of its", r"\bper (?P<per>[a-z]+)\b.*"),
    (r"\$\$ (?P<unit>[a-z]+) higher than", r"\b(?:estimate|bound)\b"),
    (r"\$y\(t\)\$ be the mass [^.]*, in (?P<unit>[a-z]+)", r"\$y\(t\)\$"),
    (r"engths are in (?P<unit>[a-z]+)", r"\blength \$L\(x\)\$"),
    (r"\$t\$ (?P<unit>euros)", r"\$t\$"),
    (r"(?=.*\$c\(t\)).*\$t\$,? (?:in )?(?P<unit>hours)\b", r"\$s\$ at which|which \$s\$"),
    (_RATE, r"\$F'\(s\)\$"),
    (r"be the energy .*, in (?P<unit>[a-z]+ hours)\.", r"greatest value (?:of|exactly)"),
    (rf"(?=.*{_HOURS}).*{_RATE}", r"greatest value (?:of|exactly)"),
    (
        r"\bin (?P<per>[a-z]+), the height .*\$z = f\(x, y\)\$ (?P<unit>[a-z]+)",
        r"directional|rate does \$f\$",
    ),
)
"""Units that are given, and the words that ask for what is in them; `per` divides, `times` multiplies."""


def _unit(statement: str, question: str) -> Unit | None:
    bare = question.replace("$^2$", "^2").replace("$^3$", "^3")
    named = [unit for match in _NAMED_UNIT.finditer(bare) if (unit := unit_of(match["unit"])) is not None]
    return named[-1] if named else _given(statement, question)


def _given(statement: str, question: str) -> Unit | None:
    for given, asking in _GIVEN:
        told = re.search(given, statement)
        asked = re.search(asking, question)
        if told and asked:
            words = {**told.groupdict(), **asked.groupdict()}
            unit = unit_of(words["unit"])
            for name, exponent in (("per", -1), ("times", 1)):
                other = unit_of(words.get(name) or "")
                if unit is not None and other is not None:
                    unit = unit.times(other.power(exponent))
            return unit
    return None
