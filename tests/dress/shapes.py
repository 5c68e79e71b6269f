"""Other shapes of tuples, sets, intervals, pairs, equations and words."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import sympy

from tests.dress.frame import Case, Dress, Part
from tests.dress.notations import LATEX, PLAIN, wrapped
from tests.dress.values import Atom, Group, Notation, Value, write

VARIABLE = re.compile(r"(?:For which|Which|[Ff]ind all|[Aa]ll values of) \$([a-z])\$")

COLUMN = r"\begin{{pmatrix}} {} \end{{pmatrix}}"


def inside(part: Part, kind: str, by: Notation) -> list[str] | None:
    """Return what a value of a kind holds, written in a notation."""
    if not isinstance(part.value, Group) or part.value.kind != kind:
        return None
    return [write(one, by) or "" for one in part.value.items]


def around(kind: str, template: str, between: str, by: Notation = PLAIN) -> Callable[[Part], str | None]:
    """Return a way to write a value of a kind: `<x>` are its values, with a text between."""

    def written(part: Part) -> str | None:
        found = inside(part, kind, by)
        return None if not found else template.replace("<x>", between.join(found))

    return written


def typed(types: str, way: Callable[[Part], str | None]) -> Callable[[Part], str | None]:
    """Return a way for some types alone, given by their first letters."""
    return lambda part: way(part) if part.type.startswith(tuple(types.split())) else None


def nothing(text: str) -> Callable[[Part], str | None]:
    """Return a way to say that a set is empty."""
    return lambda part: text if part.kind in ("set", "interval_union") and part.answer == "{}" else None


def backward(kind: str, template: str, by: Notation = PLAIN) -> Callable[[Part], str | None]:
    """Return a way to write the values in the opposite order."""

    def written(part: Part) -> str | None:
        found = inside(part, kind, by)
        return None if not found or len(found) < 2 else template.replace("<x>", ", ".join(found[::-1]))

    return written


def variable(part: Part) -> str | None:
    """Return the letter whose values are asked for."""
    found = VARIABLE.findall(part.question)
    return found[0] if len(found) == 1 else None


def solutions(between: str, by: Notation = PLAIN) -> Callable[[Part], str | None]:
    """Return a way to write x = 1 or x = 2 for a set of numbers."""

    def written(part: Part) -> str | None:
        letter, found = variable(part), inside(part, "set", by)
        if letter is None or not found or part.kind != "set" or _holds_tuples(part):
            return None
        return between.join(f"{letter} = {text}" for text in found)

    return written


def _holds_tuples(part: Part) -> bool:
    return isinstance(part.value, Group) and any(isinstance(one, Group) for one in part.value.items)


def member(template: str, by: Notation = PLAIN) -> Callable[[Part], str | None]:
    """Return a way to write that a letter lies in a set or interval."""

    def written(part: Part) -> str | None:
        letter = variable(part)
        if letter is None or part.kind not in ("set", "interval_union"):
            return None
        return template.replace("<n>", letter).replace("<x>", write(part.value, by) or "")

    return written


Signs = tuple[str, str, str, str]

ASCII: Signs = ("<", "<=", ">", ">=")
UNICODE: Signs = ("<", "≤", ">", "≥")
COMMANDS: Signs = ("<", r"\le", ">", r"\ge")


def inequality(signs: Signs, either: str, by: Notation = PLAIN) -> Callable[[Part], str | None]:
    """Return a way to write intervals as inequalities, where the question asks for no interval."""

    def written(part: Part) -> str | None:
        letter = variable(part)
        if letter is None or part.kind != "interval_union" or "interval" in part.question:
            return None
        pieces = part.value.items if isinstance(part.value, Group) and part.value.kind == "union" else ()
        found = [_between(one, letter, signs, by) for one in pieces or (part.value,)]
        return None if None in found else either.join(str(one) for one in found)

    return written


def _between(value: Value, letter: str, signs: Signs, by: Notation) -> str | None:
    if not isinstance(value, Group) or value.kind != "interval":
        return None
    low, high = (write(one, by) for one in value.items)
    has_low = value.items[0] != Atom("-oo", -sympy.oo)
    has_high = value.items[1] != Atom("oo", sympy.oo)
    left, right = value.opening == "[", value.closing == "]"
    if has_low and has_high:
        return f"{low} {signs[left]} {letter} {signs[right]} {high}"
    if has_high:
        return f"{letter} {signs[right]} {high}"
    return f"{letter} {signs[2 + left]} {low}" if has_low else None


def columns(part: Part) -> str | None:
    """Write tuples as columns."""
    by = replace(LATEX, tuple=COLUMN)
    if part.kind not in ("tuple", "span"):
        return None
    text = write(part.value, by) or ""
    return re.sub(
        r"\\begin\{pmatrix\} .*? \\end\{pmatrix\}", lambda found: found[0].replace(", ", r" \\ "), text
    )


def multiples(part: Part) -> str | None:
    """Write a basis with vectors twice as long."""
    if part.kind != "span" or not isinstance(part.value, Group):
        return None
    vectors = [
        ", ".join(str(2 * entry.expression) for entry in one.items if isinstance(entry, Atom))
        for one in part.value.items
        if isinstance(one, Group)
    ]
    return "{" + ", ".join(f"({one})" for one in vectors) + "}"


def equation(flip: bool = False, to_zero: bool = False) -> Callable[[Part], str | None]:
    """Return a way to write an equation with its sides swapped, or all on the left."""

    def written(part: Part) -> str | None:
        if part.kind != "equation_up_to_scale" or not isinstance(part.value, Group):
            return None
        if "form" in part.question:
            return None
        left, right = (one.expression for one in part.value.items if isinstance(one, Atom))
        if to_zero:
            return f"{sympy.expand(left - right)} = 0"
        return f"{right} = {left}" if flip else None

    return written


def renamed(part: Part) -> str | None:
    """Write a family of solutions with its two constants exchanged."""
    if part.kind != "ode_family" or "C2" not in part.answer:
        return None
    return re.sub(r"C([12])", lambda found: "C" + {"1": "2", "2": "1"}[found[1]], part.answer)


def constant_first(part: Part) -> str | None:
    """Write an antiderivative behind its constant."""
    ends = part.kind == "antiderivative" and part.answer.endswith(" + C")
    return f"C + {part.answer.removesuffix(' + C')}" if ends else None


def integral(part: Part) -> str | None:
    """Write the integral in front of an antiderivative."""
    is_one = part.type == "antiderivative(x)"
    return rf"\int f(x) \, dx = {write(part.value, LATEX)}" if is_one else None


def said(template: str, change: Callable[[str], str] = str) -> Callable[[Part], str | None]:
    """Return a way to say a word."""
    return lambda part: template.replace("<x>", change(part.answer)) if part.kind == "label" else None


def kind_of_point(part: Part) -> str | None:
    """Say that it is a local minimum, a saddle point and so on."""
    is_one = part.answer.endswith(("minimum", "maximum", "point"))
    return f"It is a {part.answer}." if part.kind == "label" and is_one else None


def families(part: Part) -> str | None:
    """Write families of solutions one by one, for any integer n."""
    if part.kind != "integer_families" or not isinstance(part.value, Group):
        return None
    found = [f"x = {write(one, LATEX)}" for one in part.value.items]
    return r" \text{ or } ".join(found) + r", \; n \in \mathbb{Z}"


def division(template: str) -> Callable[[Part], str | None]:
    """Return a way to write a quotient `<q>` and a remainder `<r>`."""

    def written(part: Part) -> str | None:
        found = re.fullmatch(r"quotient = (\d+), remainder = (\d+)", part.answer)
        return found and template.replace("<q>", found[1]).replace("<r>", found[2])

    return written


def system(template: str, between: str) -> Callable[[Part], str | None]:
    """Return a way to write the values of two letters: `<n>` is a letter, `<v>` its value."""

    def written(part: Part) -> str | None:
        found = re.findall(r"\b([a-z]) = (\S+?)(?:,|$)", part.answer)
        if part.kind != "named" or len(found) != 2:
            return None
        return between.join(template.replace("<n>", letter).replace("<v>", value) for letter, value in found)

    return written


def ordered(part: Part) -> str | None:
    """Write the values of two letters as a pair with its names."""
    found = re.findall(r"\b([a-z]) = (\S+?)(?:,|$)", part.answer)
    if part.kind != "named" or len(found) != 2:
        return None
    (first, one), (second, two) = found
    return f"({first}, {second}) = ({one}, {two})"


def pairs(template: str, between: str) -> Callable[[Part], str | None]:
    """Return a way to write pairs of factors `<a>` and `<b>`."""

    def written(part: Part) -> str | None:
        found = re.findall(r"\((\d+), (\d+)\)", part.answer)
        if part.kind != "factor_pairs":
            return None
        return between.join(template.replace("<a>", one).replace("<b>", two) for one, two in found)

    return written


SOLVABLE = {
    "no solution": ("There is no solution.", "no solutions", "No solution"),
    "infinitely many solutions": (
        "There are infinitely many solutions.",
        "infinitely many solutions",
        "Infinitely many solutions",
    ),
}


def solvability(way: int) -> Callable[[Part], str | None]:
    """Return one of the ways to say how many solutions there are."""
    return lambda part: SOLVABLE[part.answer][way] if part.answer in SOLVABLE else None


SIGNS = {"<": (r"\lt", "less than"), ">": (r"\gt", "greater than"), "=": ("=", "equal to")}


def comparison(template: str) -> Callable[[Part], str | None]:
    """Return a way to write a sign of comparison: `<c>` is its command, `<w>` its words."""

    def written(part: Part) -> str | None:
        if part.kind != "comparison":
            return None
        command, words = SIGNS[part.answer]
        return template.replace("<c>", command).replace("<w>", words).replace("<x>", part.answer)

    return written


@dataclass(frozen=True)
class Shape:
    """How a part is written, and whether that is LaTeX."""

    name: str
    idea: str
    way: Callable[[Part], str | None]
    latex: bool = False


SHAPES = (
    Shape("square brackets", "[1, 2] for a tuple", around("tuple", "[<x>]", ", ")),
    Shape("angle brackets", "⟨1, 2⟩", around("tuple", "⟨<x>⟩", ", ")),
    Shape("langle", r"\langle 1, 2 \rangle", around("tuple", r"\langle <x> \rangle", ", ", LATEX), True),
    Shape("no brackets", "1, 2 for a tuple", around("tuple", "<x>", ", ")),
    Shape("tight tuple", "(1,2)", around("tuple", "(<x>)", ",")),
    Shape("column", r"\begin{pmatrix} 1 \\ 2 \end{pmatrix}", columns, True),
    Shape(
        "transposed",
        r"\begin{pmatrix} 1 & 2 \end{pmatrix}^T",
        around("tuple", r"\begin{pmatrix} <x> \end{pmatrix}^T", " & ", LATEX),
        True,
    ),
    Shape("semicolons in a tuple", "(1; 2)", around("tuple", "(<x>)", "; ")),
    Shape("set backward", "the other order in a set", typed("set", backward("set", "{<x>}"))),
    Shape(
        "set backward, LaTeX",
        "the other order",
        typed("set", backward("set", r"\left\{<x>\right\}", LATEX)),
        True,
    ),
    Shape("set without braces", "0, 4", typed("set", around("set", "<x>", ", "))),
    Shape("set with and", "0 and 4", typed("set", around("set", "<x>", " and "))),
    Shape("tight set", "{0,4}", around("set", "{<x>}", ",")),
    Shape("empty, sign", "∅", nothing("∅")),
    Shape("empty, varnothing", r"\varnothing", nothing(r"\varnothing"), True),
    Shape("empty, word", "no solution", nothing("no solution")),
    Shape("empty, sentence", "There are none.", nothing("There are none.")),
    Shape("empty, set", "the empty set", nothing("the empty set")),
    Shape("solutions, or", "x = 0 or x = 4", solutions(" or ")),
    Shape("solutions, commas", "x = 0, x = 4", solutions(", ")),
    Shape("solutions, LaTeX or", r"x = 0 \text{ or } x = 4", solutions(r" \text{ or } ", LATEX), True),
    Shape("solutions, quad", r"x = 0, \quad x = 4", solutions(r", \quad ", LATEX), True),
    Shape("lies in", "x ∈ ...", member("<n> ∈ <x>")),
    Shape("lies in, LaTeX", r"x \in ...", member(r"<n> \in <x>", LATEX), True),
    Shape("equals the set", "x = {0, 4}", typed("set", member("<n> = <x>"))),
    Shape("inequality", "-3 < x <= 2", inequality(ASCII, " or ")),
    Shape("inequality, Unicode", "−3 < x ≤ 2", inequality(UNICODE, " or ")),
    Shape("inequality, LaTeX", r"-3 < x \le 2", inequality(COMMANDS, r" \text{ or } ", LATEX), True),
    Shape("bigcup", r"\bigcup between intervals", around("union", "<x>", r" \bigcup ", LATEX), True),
    Shape(
        "cup, Unicode",
        "∪ and ∞",
        typed("interval_union", lambda part: part.answer.replace(" U ", " ∪ ").replace("oo", "∞")),
    ),
    Shape("multiples of a basis", "vectors twice as long", multiples),
    Shape("equation, swapped", "the sides swapped", equation(flip=True)),
    Shape("equation, to zero", "all on the left", equation(to_zero=True)),
    Shape("constants exchanged", "C1 and C2 exchanged", renamed),
    Shape("constant first", "C + ...", constant_first),
    Shape("integral in front", r"\int f(x) dx = ...", integral, True),
    Shape("families", r"x = \pi n \text{ or } ..., n \in \mathbb{Z}", families, True),
    Shape("word, capital", "Saddle point", said("<x>", str.capitalize)),
    Shape("word, title", "Saddle Point", said("<x>", str.title)),
    Shape("word, bold", "**saddle point**", said("**<x>**")),
    Shape("word, italic LaTeX", r"\textit{saddle point}", said(r"\textit{<x>}"), True),
    Shape("word, textbf", r"\textbf{saddle point}", said(r"\textbf{<x>}"), True),
    Shape("word, full stop", "saddle point.", said("<x>.")),
    Shape("word, sentence", "It is a saddle point.", kind_of_point),
    Shape("division, R", "17 R 2", division("<q> R <r>")),
    Shape("division, tight R", "17 R2", division("<q> R<r>")),
    Shape("division, remainder", "17 remainder 2", division("<q> remainder <r>")),
    Shape("division, colons", "quotient: 17, remainder: 2", division("quotient: <q>, remainder: <r>")),
    Shape("division, order", "remainder = 2, quotient = 17", division("remainder = <r>, quotient = <q>")),
    Shape(
        "division, sentence",
        "The quotient is 17 and the remainder is 2.",
        division("The quotient is <q> and the remainder is <r>."),
    ),
    Shape("division, capitals", "Quotient = 17, Remainder = 2", division("Quotient = <q>, Remainder = <r>")),
    Shape("system, and", "x = 1 and y = 2", system("<n> = <v>", " and ")),
    Shape("system, semicolon", "x = 1; y = 2", system("<n> = <v>", "; ")),
    Shape("system, LaTeX", r"x = 1, \; y = 2", system("<n> = <v>", r", \; "), True),
    Shape("system, pair", "(x, y) = (1, 2)", ordered),
    Shape("pairs, ×", "1 × 92, 2 × 46", pairs("<a> × <b>", ", ")),
    Shape("pairs, and", "1 and 92, 2 and 46", pairs("<a> and <b>", "; ")),
    Shape("pairs, tight", "(1,92),(2,46)", pairs("(<a>,<b>)", ",")),
    Shape("pairs, semicolons", "(1, 92); (2, 46)", pairs("(<a>, <b>)", "; ")),
    Shape("pairs, LaTeX", r"(1, 92), \; (2, 46)", pairs("(<a>, <b>)", r", \; "), True),
    Shape("solutions, sentence", "There is no solution.", solvability(0)),
    Shape("solutions, plural", "no solutions", solvability(1)),
    Shape("solutions, capital", "No solution", solvability(2)),
    Shape("sign, command", r"\lt, \gt", comparison("<c>"), True),
    Shape("sign in quotes", '"<"', comparison('"<x>"')),
    Shape("sign and words", "< (less than)", comparison("<x> (<w>)")),
)


def _dress(shape: Shape) -> Dress:
    by, sign = (LATEX, "$") if shape.latex else (PLAIN, "")

    def response(case: Case) -> str | None:
        found = [shape.way(part) for part in case.parts]
        if case.benchmark in ("number_game", "judge") or not any(found):
            return None
        written = [one or write(part.value, by) or "" for one, part in zip(found, case.parts, strict=True)]
        return wrapped(case, written, sign, sign)

    return Dress(f"shape, {shape.name}", shape.idea, response)


DRESSES = tuple(_dress(one) for one in SHAPES)
