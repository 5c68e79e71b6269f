r"""Rewrites golden answers by rules that are known to keep their value, and by rules known to break it.

A rule takes a `Form` (the answer as text or LaTeX) and a `Choose`, which draws one of some items, and returns
another form, or `None` where it does not apply. What keeps the value may be composed; one rule that breaks it
may stand before any that keep it: they keep the broken value.
"""

import re
from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Form(NamedTuple):
    """An answer as somebody may write it."""

    text: str
    is_latex: bool = False


class Case(NamedTuple):
    """An answer, what it must be, and the rules that made it."""

    gold: str
    answer: str
    keeps: bool
    rules: tuple[str, ...]


Choose = Callable[[Sequence[Any]], Any]
Rule = Callable[[Form, Choose], Form | None]

SPECIAL = ("oo", "-oo", "diverges", "does not exist", "undefined")
SMALL = (2, 3, 5, 7)


def split(text: str, separator: str = ", ") -> list[str]:
    """Split a text at a separator that stands outside all brackets."""
    pieces = []
    depth = 0
    start = 0
    for place, sign in enumerate(text):
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(separator, place):
            pieces.append(text[start:place])
            start = place + len(separator)
    pieces.append(text[start:])
    return [piece for piece in pieces if piece.strip()]


def inside(text: str) -> list[str]:
    """Return the items of a text in brackets."""
    return split(text[1:-1])


def shuffled(items: Sequence[T], choose: Choose) -> list[T]:
    """Return the items in an order that is drawn."""
    left = list(items)
    drawn = []
    while left:
        number = choose(range(len(left)))
        drawn.append(left.pop(number))
    return drawn


def signed_terms(text: str) -> list[str] | None:
    """Return the terms of a sum with their signs, such as `-2*x`; nothing for what is no plain sum."""
    terms = []
    for group in split(text, " + "):
        first, *subtracted = split(group, " - ")
        terms.append(first)
        terms.extend(f"-{term}" for term in subtracted)
    return terms if len(terms) > 1 else None


def joined(terms: Sequence[str]) -> str:
    """Return a sum of terms with signs."""
    text = terms[0]
    for term in terms[1:]:
        text += f" - {term[1:]}" if term.startswith("-") else f" + {term}"
    return text


def grouped(form: Form) -> str:
    """Return the form in brackets."""
    if form.is_latex:
        return rf"\left({form.text}\right)"
    return f"({form.text})"


# Values: numbers, expressions, antiderivatives and families.


def is_value(form: Form) -> bool:
    """Return whether the form is one to calculate with: no word, chain, approximation or mixed number."""
    return form.text not in SPECIAL and not re.search(r"infty|text\{|=|≈|\d\\frac", form.text)


def with_a_number_added_and_subtracted(form: Form, choose: Choose) -> Form | None:
    if not is_value(form):
        return None
    number = choose(SMALL)
    return form._replace(text=f"{form.text} + {number} - {number}")


def multiplied_above_and_below(form: Form, choose: Choose) -> Form | None:
    if not is_value(form):
        return None
    number = choose(SMALL)
    if form.is_latex:
        return form._replace(text=rf"\frac{{{number} {grouped(form)}}}{{{number}}}")
    return form._replace(text=f"{number}*{grouped(form)}/{number}")


def negated_twice(form: Form, choose: Choose) -> Form | None:
    if not is_value(form):
        return None
    negative = form._replace(text=f"-{grouped(form)}")
    return form._replace(text=f"-{grouped(negative)}")


def halved_and_doubled(form: Form, choose: Choose) -> Form | None:
    if not is_value(form):
        return None
    if form.is_latex:
        return form._replace(text=rf"2 \cdot \frac{{1}}{{2}} {grouped(form)}")
    return form._replace(text=f"2*({grouped(form)}/2)")


def in_another_order(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not is_value(form):
        return None
    terms = signed_terms(form.text)
    if terms is None:
        return None
    return form._replace(text=joined(shuffled(terms, choose)))


def with_carets(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or "**" not in form.text:
        return None
    return form._replace(text=form.text.replace("**", "^"))


def with_ln(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or "log" not in form.text:
        return None
    return form._replace(text=form.text.replace("log", "ln"))


def with_big_fractions(form: Form, choose: Choose) -> Form | None:
    if not form.is_latex or r"\frac" not in form.text:
        return None
    return form._replace(text=form.text.replace(r"\frac", choose([r"\dfrac", r"\tfrac"])))


def without_left_and_right(form: Form, choose: Choose) -> Form | None:
    if not form.is_latex or r"\left" not in form.text:
        return None
    return form._replace(text=form.text.replace(r"\left", "").replace(r"\right", ""))


def with_a_factor_out(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not is_value(form):
        return None
    terms = signed_terms(form.text)
    if terms is None:
        return None
    factor = choose(SMALL)
    quotients = [f"{term}/{factor}" for term in terms]
    return form._replace(text=f"{factor}*({joined(quotients)})")


def behind_another_form(form: Form, choose: Choose) -> Form | None:
    """Write a chain of two forms of one value."""
    if not is_value(form) or " = " in form.text:
        return None
    longer = with_a_number_added_and_subtracted(form, choose)
    assert longer is not None
    return form._replace(text=f"{longer.text} = {form.text}")


def rational(form: Form) -> Fraction | None:
    """Return the number that a form is, if it is written as a fraction or an integer."""
    if not re.fullmatch(r"-?\d+(/\d+)?", form.text):
        return None
    return Fraction(form.text)


def is_terminating(value: Fraction) -> bool:
    """Return whether the number has a finite decimal expansion."""
    rest = value.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return rest == 1


def rounded(value: Fraction, places: int) -> Decimal:
    """Return the decimal of so many places that is nearest to a number."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return exact.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_EVEN)


def with_an_approximation(form: Form, choose: Choose) -> Form | None:
    value = rational(form)
    if value is None or is_terminating(value):
        return None
    approximation = rounded(value, choose([2, 3, 4]))
    return form._replace(text=choose(["{} ≈ {}", "{} (≈ {})"]).format(form.text, approximation))


def rounded_alone(form: Form, choose: Choose) -> Form | None:
    value = rational(form)
    if value is None or is_terminating(value):
        return None
    return form._replace(text=str(rounded(value, choose([2, 3, 4, 8]))))


def as_mixed_number(form: Form, choose: Choose) -> Form | None:
    value = rational(form)
    if value is None or value.denominator == 1 or abs(value) < 1:
        return None
    whole = abs(value).numerator // value.denominator
    rest = abs(value) - whole
    sign = "-" if value < 0 else ""
    return Form(rf"{sign}{whole}\frac{{{rest.numerator}}}{{{rest.denominator}}}", is_latex=True)


def with_a_sign_slipped(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not is_value(form):
        return None
    terms = signed_terms(form.text)
    if terms is None:
        return None
    numbers = [number for number, term in enumerate(terms) if not re.search(r"\bC\d?\b", term)]
    if not numbers:
        return None
    number = choose(numbers)
    term = terms[number]
    terms[number] = term[1:] if term.startswith("-") else f"-{term}"
    return form._replace(text=joined(terms))


def without_a_term(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not is_value(form):
        return None
    terms = signed_terms(form.text)
    if terms is None:
        return None
    terms.pop(choose(range(len(terms))))
    return form._replace(text=joined(terms))


VALUE_RULES: tuple[Rule, ...] = (
    with_a_number_added_and_subtracted,
    multiplied_above_and_below,
    negated_twice,
    halved_and_doubled,
    in_another_order,
    with_a_factor_out,
)
NOTATION: tuple[Rule, ...] = (with_carets, with_ln, with_big_fractions, without_left_and_right)


def one_more(form: Form, choose: Choose) -> Form | None:
    if not is_value(form):
        return None
    return form._replace(text=f"{form.text} + 1")


def negative(form: Form, choose: Choose) -> Form | None:
    if form.text in ("oo", "-oo"):
        return form._replace(text="oo" if form.text == "-oo" else "-oo")
    if form.text == "0" or not is_value(form):
        return None
    return form._replace(text=f"-{grouped(form)}")


def a_value_for_a_word(form: Form, choose: Choose) -> Form | None:
    if is_value(form):
        return None
    return form._replace(text="1")


def renamed_constant(form: Form, choose: Choose) -> Form | None:
    name = choose(["K", "c", "C_1", "C_0"])
    return form._replace(text=re.sub(r"\bC\b", name.replace("\\", ""), form.text))


def with_a_number_in_the_constant(form: Form, choose: Choose) -> Form | None:
    return form._replace(text=f"{form.text} + {choose(SMALL)}")


def with_a_number_for_the_constant(form: Form, choose: Choose) -> Form | None:
    if not form.text.endswith(" + C"):
        return None
    return form._replace(text=f"{form.text.removesuffix(' + C')} + {choose(SMALL)}")


def without_the_constant(form: Form, choose: Choose) -> Form | None:
    if not form.text.endswith(" + C"):
        return None
    return form._replace(text=form.text.removesuffix(" + C"))


def with_the_variable_added(form: Form, choose: Choose) -> Form | None:
    return form._replace(text=f"{form.text} + x")


def with_a_foreign_solution_added(form: Form, choose: Choose) -> Form | None:
    """Add what no equation of ours has in its solutions: its roots are small."""
    return form._replace(text=f"{form.text} + exp(17*x)")


def with_other_constants(form: Form, choose: Choose) -> Form | None:
    first, second = choose([("A", "B"), ("K_1", "K_2"), ("C_2", "C_1"), ("c_1", "c_2")])
    text = re.sub(r"\bC_?\{?1\}?", "FIRST", form.text)
    text = re.sub(r"\bC_?\{?2\}?", "SECOND", text)
    return form._replace(text=text.replace("FIRST", first).replace("SECOND", second))


def with_one_constant_alone(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    return form._replace(text=form.text.replace("C2", choose(["C1", "0", "3"])))


# Collections: sets, unions of intervals, tuples and spans.


def set_in_another_order(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    return form._replace(text="{" + ", ".join(shuffled(inside(form.text), choose)) + "}")


def set_without_braces(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not inside(form.text):
        return None
    return form._replace(text=choose([", ", " and ", "; "]).join(inside(form.text)))


def set_as_equations(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not inside(form.text) or "(-" in form.text[:3] or form.text.startswith("{("):
        return None
    return form._replace(text=choose([", ", " or "]).join(f"x = {item}" for item in inside(form.text)))


def set_with_other_elements(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or form.text.startswith("{("):
        return None
    items = [f"{item} + 2 - 2" for item in inside(form.text)]
    return form._replace(text="{" + ", ".join(items) + "}")


def empty_set_in_words(form: Form, choose: Choose) -> Form | None:
    if form.text != "{}":
        return None
    return Form(
        choose(["none", "None", r"$\emptyset$", r"$\varnothing$", "∅", "no solution", "the empty set"])
    )


def set_behind_its_letter(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not inside(form.text):
        return None
    is_of_points = all(re.fullmatch(r"\(.*, .*\)", item) for item in inside(form.text))
    letter = "(x, y)" if is_of_points else "x"
    return form._replace(text=f"{letter} ∈ {form.text}")


def set_with_opposites_joined(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    pairs = [item for item in items if f"-{item}" in items and not re.search(" |^0$", item)]
    if not pairs:
        return None
    positive = choose(pairs)
    rest = [item for item in items if item not in (positive, f"-{positive}")]
    return form._replace(text="{" + ", ".join([*rest, f"±{positive}"]) + "}")


def set_without_an_element(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not inside(form.text):
        return None
    items = inside(form.text)
    items.remove(choose(items))
    return form._replace(text="{" + ", ".join(items) + "}")


def set_with_one_more_element(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    extra = "(7919, 7907)" if form.text.startswith("{(") else "7919"
    return form._replace(text="{" + ", ".join([*items, extra]) + "}")


class Piece(NamedTuple):
    """An interval as written: brackets and ends."""

    left: str
    low: str
    high: str
    right: str

    def __str__(self) -> str:
        return f"{self.left}{self.low}, {self.high}{self.right}"


def pieces_of(form: Form) -> list[Piece] | None:
    if form.is_latex:
        return None
    pieces = []
    for text in split(form.text, " U "):
        if text.startswith("{"):
            return None
        low, high = inside(text)
        pieces.append(Piece(text[0], low, high, text[-1]))
    return pieces


def union_in_another_order(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None:
        return None
    return form._replace(text=" U ".join(map(str, shuffled(pieces, choose))))


def union_as_inequalities(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None or form.text == "(-oo, oo)":
        return None
    return form._replace(text=" or ".join(_inequality(piece) for piece in pieces))


def _inequality(piece: Piece) -> str:
    below = "<" if piece.left == "(" else "<="
    above = "<" if piece.right == ")" else "<="
    if piece.low == "-oo":
        return f"x {above} {piece.high}"
    if piece.high == "oo":
        return f"x {below.replace('<', '>')} {piece.low}"
    return f"{piece.low} {below} x {above} {piece.high}"


def union_with_outward_brackets(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None:
        return None
    turned = []
    for piece in pieces:
        left = "]" if piece.left == "(" else "["
        right = "[" if piece.right == ")" else "]"
        turned.append(str(piece._replace(left=left, right=right)))
    return form._replace(text=" U ".join(turned))


def union_with_signs(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    return form._replace(text=form.text.replace(" U ", " ∪ ").replace("oo", "∞").replace("-", "−"))


def union_behind_its_letter(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return form._replace(text=rf"x \in {form.text}")
    return form._replace(text=f"x ∈ {form.text}")


def union_as_a_set(form: Form, choose: Choose) -> Form | None:
    inequalities = union_as_inequalities(form, choose)
    if inequalities is None:
        return None
    return form._replace(text="{" + choose(["x : ", "x | "]) + inequalities.text + "}")


def union_with_an_end_turned(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None:
        return None
    ends = [
        (number, side)
        for number, piece in enumerate(pieces)
        for side, end in (("left", piece.low), ("right", piece.high))
        if "oo" not in end
    ]
    if not ends:
        return None
    number, side = choose(ends)
    other = {"(": "[", "[": "(", ")": "]", "]": ")"}
    pieces[number] = pieces[number]._replace(**{side: other[getattr(pieces[number], side)]})
    return form._replace(text=" U ".join(map(str, pieces)))


def union_without_a_piece(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None or len(pieces) < 2:
        return None
    pieces.remove(choose(pieces))
    return form._replace(text=" U ".join(map(str, pieces)))


def union_moved(form: Form, choose: Choose) -> Form | None:
    pieces = pieces_of(form)
    if pieces is None or form.text == "(-oo, oo)":
        return None
    moved = []
    for piece in pieces:
        low = piece.low if "oo" in piece.low else f"{piece.low} + 1"
        high = piece.high if "oo" in piece.high else f"{piece.high} + 1"
        moved.append(str(piece._replace(low=low, high=high)))
    return form._replace(text=" U ".join(moved))


LETTERS = {2: "x y", 3: "x y z", 4: "A B C D"}


def tuple_with_names(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    if len(items) not in LETTERS:
        return None
    names = LETTERS[len(items)].split()
    named = [f"{name} = {item}" for name, item in zip(names, items, strict=True)]
    return form._replace(text=choose([", ", " and ", "; "]).join(shuffled(named, choose)))


def tuple_behind_its_names(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    count = len(inside(form.text))
    if count not in LETTERS:
        return None
    return form._replace(text=f"({', '.join(LETTERS[count].split())}) = {form.text}")


def tuple_with_other_components(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    number = choose(range(len(items)))
    items[number] = f"{items[number]} + 3 - 3"
    return form._replace(text=f"({', '.join(items)})")


def tuple_as_a_column(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    rows = r" \\ ".join(inside(form.text))
    if re.search("[a-z*/]", rows):
        return None
    return Form(rf"\begin{{pmatrix}} {rows} \end{{pmatrix}}", is_latex=True)


def tuple_as_a_vector(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = ", ".join(inside(form.text))
    if re.search("[a-z*/]", items):
        return None
    return Form(
        choose([rf"\langle {items} \rangle", rf"({items})^T", rf"\left({items}\right)"]), is_latex=True
    )


def tuple_with_semicolons(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    return form._replace(text=f"({'; '.join(inside(form.text))})")


def tuple_with_two_swapped(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    swaps = [
        (first, second)
        for first in range(len(items))
        for second in range(first)
        if items[first] != items[second]
    ]
    if not swaps:
        return None
    first, second = choose(swaps)
    items[first], items[second] = items[second], items[first]
    return form._replace(text=f"({', '.join(items)})")


def tuple_with_one_more(form: Form, choose: Choose) -> Form | None:
    if form.is_latex:
        return None
    items = inside(form.text)
    number = choose(range(len(items)))
    items[number] = f"{items[number]} + 1"
    return form._replace(text=f"({', '.join(items)})")


def tuple_without_the_last(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or len(inside(form.text)) < 3:
        return None
    return form._replace(text=f"({', '.join(inside(form.text)[:-1])})")


def vectors_of(form: Form) -> list[list[int]] | None:
    if form.is_latex or re.search("[a-z/]", form.text):
        return None
    return [[int(entry) for entry in inside(vector)] for vector in inside(form.text)]


def _basis(vectors: Sequence[Sequence[int]]) -> str:
    return "{" + ", ".join("(" + ", ".join(map(str, vector)) + ")" for vector in vectors) + "}"


def span_of_multiples(form: Form, choose: Choose) -> Form | None:
    vectors = vectors_of(form)
    if vectors is None:
        return None
    factors = [choose([-3, -1, 2, 5]) for _ in vectors]
    scaled = [[factor * entry for entry in vector] for factor, vector in zip(factors, vectors, strict=True)]
    return form._replace(text=_basis(shuffled(scaled, choose)))


def span_of_columns(form: Form, choose: Choose) -> Form | None:
    vectors = vectors_of(form)
    if vectors is None:
        return None
    columns = [r"\begin{pmatrix} " + r" \\ ".join(map(str, vector)) + r" \end{pmatrix}" for vector in vectors]
    opening, closing = choose([(r"\left\{", r"\right\}"), (r"\operatorname{span}\left\{", r"\right\}")])
    return Form(f"{opening}{', '.join(columns)}{closing}", is_latex=True)


def span_of_another_vector(form: Form, choose: Choose) -> Form | None:
    """Turn a line: its vector gets one more in one entry, unless that is a multiple of it."""
    vectors = vectors_of(form)
    if vectors is None or len(vectors) != 1:
        return None
    vector = vectors[0]
    number = choose(range(len(vector)))
    turned = [entry + 1 if place == number else entry for place, entry in enumerate(vector)]
    is_parallel = all(entry == 0 for place, entry in enumerate(vector) if place != number)
    if is_parallel:
        return None
    return form._replace(text=_basis([turned]))


def span_without_a_vector(form: Form, choose: Choose) -> Form | None:
    vectors = vectors_of(form)
    if vectors is None or len(vectors) < 2:
        return None
    return form._replace(text=_basis(vectors[1:]))


# Equations of lines, and labels.


def equation_multiplied(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not form.text.startswith("y = "):
        return None
    factor = choose([2, 3, -1, -4])
    return form._replace(text=f"{factor}*y = {factor}*({form.text[4:]})")


def equation_to_zero(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not form.text.startswith("y = "):
        return None
    return form._replace(text=f"{form.text[4:]} - y = 0")


def equation_turned_round(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not form.text.startswith("y = "):
        return None
    return form._replace(text=f"{form.text[4:]} = y")


def equation_with_both_sides_moved(form: Form, choose: Choose) -> Form | None:
    if form.is_latex or not form.text.startswith("y = "):
        return None
    number = choose(SMALL)
    return form._replace(text=f"y - {number} = {form.text[4:]} - {number}")


def equation_with_one_more(form: Form, choose: Choose) -> Form | None:
    return form._replace(text=f"{form.text} + 1")


def equation_with_letters_swapped(form: Form, choose: Choose) -> Form | None:
    """Swap x and y: the line is mirrored, and only those of slope 1 or -1 may stay where they are."""
    if form.is_latex or re.fullmatch(r"y = -?x( [+-] \S+)?", form.text):
        return None
    return form._replace(text=form.text.replace("x", "z").replace("y", "x").replace("z", "y"))


LABELS = {
    "local minimum": ["local min", "a local minimum", "It is a local minimum.", "relative minimum"],
    "local maximum": ["local max", "a local maximum", "It is a local maximum.", "relative maximum"],
    "saddle point": ["saddle", "a saddle point", "It is a saddle point.", "Saddle point"],
    "yes": ["Yes", "Yes.", "yes, it is"],
    "no": ["No", "No.", "no, it is not"],
    "undefined": ["not defined", "It is undefined.", "Undefined"],
    "does not exist": ["DNE", "The limit does not exist.", "Does not exist"],
    "linear": ["Linear", "It is linear.", "a linear function"],
    "quadratic": ["Quadratic", "It is quadratic.", "a quadratic function"],
    "exponential": ["Exponential", "It is exponential.", "an exponential function"],
}
RIVALS = (
    ("local minimum", "local maximum", "saddle point"),
    ("yes", "no"),
    ("undefined", "3"),
    ("does not exist", "3"),
    ("linear", "quadratic", "exponential"),
)


def label_in_other_words(form: Form, choose: Choose) -> Form | None:
    words = LABELS.get(form.text)
    return None if words is None else Form(choose(words))


def rival_label(form: Form, choose: Choose) -> Form | None:
    for group in RIVALS:
        if form.text in group:
            return Form(choose([label for label in group if label != form.text]))
    return None


def denied_label(form: Form, choose: Choose) -> Form | None:
    if form.text in LABELS and form.text not in ("yes", "no", "undefined", "does not exist"):
        return Form(choose([f"not {form.text}", f"It is not {form.text}."]))
    return None


# Dress: it stands around an answer of any type.


def as_mathematics(form: Form, choose: Choose) -> Form | None:
    if not form.is_latex:
        return None
    opening, closing = choose([("$", "$"), ("$$", "$$"), (r"\(", r"\)"), (r"\[", r"\]"), (r"$\boxed{", "}$")])
    return Form(f"{opening}{form.text}{closing}", is_latex=True)


def bold(form: Form, choose: Choose) -> Form | None:
    if "*" in form.text:
        return None
    return form._replace(text=f"**{form.text}**")


def with_a_full_stop(form: Form, choose: Choose) -> Form | None:
    if form.text.endswith("."):
        return None
    return form._replace(text=f"{form.text}.")


NAMES = {
    "number": ["I = ", "A = ", "S = "],
    "expression(x)": ["f(x) = ", "y = "],
    "antiderivative(x)": ["F(x) = ", r"\int f(x) \, dx = "],
    "ode_family(x; 2)": ["y = ", "y(x) = "],
}
QUANTIFIERS = {
    "antiderivative(x)": [", where C is a constant", r", C \in \mathbb{R}"],
    "expression(n; n >= 0, integer)": [" for all n >= 0", r", n \ge 0"],
    "expression(n; n >= 1, integer)": [" for all n >= 1", r", n \ge 1"],
    "ode_family(x; 2)": [r", C_1, C_2 \in \mathbb{R}"],
}

KEEPING: dict[str, tuple[Rule, ...]] = {
    "number": (*VALUE_RULES, as_mixed_number, with_an_approximation, behind_another_form),
    "expression": (*VALUE_RULES, behind_another_form),
    "antiderivative": (
        with_a_number_added_and_subtracted,
        in_another_order,
        renamed_constant,
        with_a_number_in_the_constant,
        halved_and_doubled,
    ),
    "ode_family": (
        with_a_number_added_and_subtracted,
        multiplied_above_and_below,
        in_another_order,
        with_other_constants,
    ),
    "set": (
        set_in_another_order,
        set_without_braces,
        set_as_equations,
        set_with_other_elements,
        empty_set_in_words,
        set_behind_its_letter,
        set_with_opposites_joined,
    ),
    "interval_union": (
        union_in_another_order,
        union_as_inequalities,
        union_with_outward_brackets,
        union_with_signs,
        union_behind_its_letter,
        union_as_a_set,
    ),
    "tuple": (
        tuple_with_names,
        tuple_behind_its_names,
        tuple_with_other_components,
        tuple_as_a_column,
        tuple_as_a_vector,
        tuple_with_semicolons,
    ),
    "span": (span_of_multiples, span_of_columns),
    "equation_up_to_scale": (
        equation_multiplied,
        equation_to_zero,
        equation_turned_round,
        equation_with_both_sides_moved,
    ),
    "label": (label_in_other_words,),
}
BREAKING: dict[str, tuple[Rule, ...]] = {
    "number": (
        one_more,
        negative,
        a_value_for_a_word,
        rounded_alone,
        with_a_sign_slipped,
        without_a_term,
    ),
    "expression": (one_more, negative, with_a_sign_slipped, without_a_term),
    "antiderivative": (
        without_the_constant,
        with_a_number_for_the_constant,
        with_the_variable_added,
        negative,
        with_a_sign_slipped,
        without_a_term,
    ),
    "ode_family": (
        with_a_foreign_solution_added,
        with_one_constant_alone,
        with_a_sign_slipped,
        without_a_term,
    ),
    "set": (set_without_an_element, set_with_one_more_element),
    "interval_union": (union_with_an_end_turned, union_without_a_piece, union_moved),
    "tuple": (tuple_with_two_swapped, tuple_with_one_more, tuple_without_the_last),
    "span": (span_of_another_vector, span_without_a_vector),
    "equation_up_to_scale": (equation_with_one_more, equation_with_letters_swapped),
    "label": (rival_label, denied_label),
}
REPEATABLE = {"number", "expression", "antiderivative", "ode_family"}
"""Types whose rules work on what they have made; of any other one rule is taken."""


def latex_parts(row: dict[str, Any]) -> list[str]:
    """Return the golden answers of a row of `university` as it prints them, without their dollars."""
    printed = re.split(r"(?:^|; )\([a-h]\) ", row["golden_latex"])
    return [text.strip().removeprefix("$").removesuffix("$") for text in printed if text.strip()]


def rewritten(part: dict[str, str], latex: str, choose: Choose, *, keeps: bool) -> Case | None:
    """Return a rewritten answer to a part of a `university` row; nothing where no breaking rule applies."""
    name = part["type"].split("(")[0]
    form = Form(latex, is_latex=True) if choose([False, False, True]) else Form(part["answer"])
    rules = []
    if not keeps:
        form = Form(part["answer"])
        form, rule = _applied(form, BREAKING[name], choose)
        if rule is None:
            return None
        rules.append(rule)
    turns = choose([0, 1, 1, 2]) if name in REPEATABLE else choose([0, 1])
    for _ in range(turns):
        form, rule = _applied(form, KEEPING[name], choose)
        rules.append(rule)
    form, rule = _applied(form, NOTATION, choose)
    rules.append(rule)
    form, more = _dressed(form, part["type"], choose, may_be_quantified=keeps)
    return Case(part["answer"], form.text, keeps, tuple(rule for rule in (*rules, *more) if rule))


def _applied(form: Form, rules: Sequence[Rule], choose: Choose) -> tuple[Form, str | None]:
    """Return the form after one rule that applies to it, with the rule's name."""
    for rule in shuffled(rules, choose):
        made = rule(form, choose)
        if made is not None:
            return made, rule.__name__
    return form, None


def constants_of(text: str) -> set[str]:
    """Return the constants that a text names, such as C or C1, whatever their indices look like."""
    return {
        name.replace("_", "") for name in re.findall(r"\bC(?:_?\d)?\b", re.sub(r"_\{(\d)\}", r"\1", text))
    }


def _dressed(
    form: Form, answer_type: str, choose: Choose, *, may_be_quantified: bool
) -> tuple[Form, list[str]]:
    rules = []
    is_plain = is_value(form) and " = " not in form.text
    if answer_type in NAMES and is_plain and choose([False, True]):
        form = form._replace(text=choose(NAMES[answer_type]) + form.text)
        rules.append("name")
    if may_be_quantified and answer_type in QUANTIFIERS and choose([False, False, True]):
        quantifier = choose(QUANTIFIERS[answer_type])
        if constants_of(quantifier) <= constants_of(form.text):
            if form.is_latex and "\\" not in quantifier:
                quantifier = rf"\text{{{quantifier}}}"
            form = form._replace(text=form.text + quantifier)
            rules.append("quantifier")
    for rule in (as_mathematics, choose([None, bold, with_a_full_stop])):
        made = None if rule is None else rule(form, choose)
        if rule is not None and made is not None:
            form = made
            rules.append(rule.__name__)
    return form, rules
