"""The same values in other notations: LaTeX of all usual kinds, languages of computers, Unicode."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import sympy
from sympy.printing.mathematica import mathematica_code
from sympy.printing.pycode import pycode

from tests.dress.frame import Case, Dress, Part
from tests.dress.values import Notation, atoms, write

Change = Callable[[str], str]


def tex(**settings: Any) -> Callable[[Any], str]:
    """Return a printer of LaTeX; a logarithm is natural, and the first minus stands close."""
    options = {"ln_notation": True, "inv_trig_style": "full"} | settings
    return lambda expression: re.sub(r"^- ", "-", sympy.latex(expression, **options))


def then(printer: Callable[[Any], str | None], *changes: Change) -> Callable[[Any], str | None]:
    """Return a printer whose text is changed, step by step."""

    def changed(expression: Any) -> str | None:
        text = printer(expression)
        for change in changes:
            text = None if text is None else change(text)
        return text

    return changed


def swap(old: str, new: str) -> Change:
    """Return a change of each match of a pattern."""
    return lambda text: re.sub(old, new, text)


def braced(text: str, start: int) -> int:
    """Return the place behind the group in braces that starts at a place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if depth == 0:
            return place + 1
    raise ValueError(f"a brace is not closed: {text}")


def fractions(shape: str) -> Change:
    r"""Return a change of each \frac{A}{B} to a shape with `<A>` and `<B>`."""

    def change(text: str) -> str:
        place = text.find(r"\frac{")
        if place < 0:
            return text
        middle = braced(text, place + 5)
        end = braced(text, middle)
        above = change(text[place + 6 : middle - 1])
        below = change(text[middle + 1 : end - 1])
        written = shape.replace("<A>", above).replace("<B>", below)
        return text[:place] + written + change(text[end:])

    return change


RAISED = str.maketrans("0123456789-+n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ")


POWER = re.compile(r"\*\*(?:(\d+)|\((-?\d+)\))(?![\w.]|/)")


def raised(text: str) -> str:
    """Write powers of integers as superscripts."""
    return POWER.sub(lambda found: (found[1] or found[2]).translate(RAISED), text)


def unicoded(expression: Any) -> str | None:
    """Write an expression in a line of Unicode, such as 2·√3·x² − π."""
    text = raised(plain(expression))
    text = re.sub(r"sqrt\((\w+)\)", r"√\1", text)
    text = text.replace("sqrt", "√").replace("log", "ln").replace("pi", "π").replace("oo", "∞")
    text = re.sub(r"\ba(sin|cos|tan)\b", r"arc\1", text)
    return None if "**" in text else text.replace("*", "·").replace("-", "−")


def plain(expression: Any) -> str:
    """Write an expression as golden answers do, with small letters for e and i."""
    return re.sub(r"\b[EI]\b", lambda found: found[0].lower(), str(expression))


def root_sign(expression: Any) -> str:
    """Write roots by the sign in front of brackets."""
    return plain(expression).replace("sqrt", "√")


def half_power(expression: Any) -> str | None:
    """Write square roots as powers with the exponent 1/2."""
    text = re.sub(r"sqrt\((\w+)\)", r"\1^(1/2)", calculator(expression))
    return None if "sqrt" in text else text


def wolfram(expression: Any) -> str | None:
    """Write an expression as Wolfram Language does."""
    return str(mathematica_code(expression))


def calculator(expression: Any) -> str:
    """Write an expression with carets."""
    return plain(expression).replace("**", "^")


def tight(expression: Any) -> str:
    """Write an expression with carets and without spaces."""
    return calculator(expression).replace(" ", "")


def juxtaposed(expression: Any) -> str:
    """Write no sign between a number and a letter or a bracket."""
    return re.sub(r"(?<![a-zC_]\d)(?<=\d)\*(?=[a-zA-Z])", "", calculator(expression))


def code(expression: Any) -> str | None:
    """Write an expression with Python's module math."""
    if expression.has(sympy.I) or expression.has(sympy.oo):
        return None
    return str(pycode(expression, fully_qualified_modules=True))


def e_power(expression: Any) -> str:
    """Write e^(...) for exp(...)."""
    return calculator(expression).replace("exp(", "e^(")


LATEX = Notation(
    tex(),
    word=r"\text{{{}}}",
    tuple=r"\left({}\right)",
    set=r"\left\{{{}\right\}}",
    empty=r"\emptyset",
    union=r" \cup ",
    row="{}",
    cells=" & ",
    rows=r" \\ ",
    matrix=r"\begin{{pmatrix}} {} \end{{pmatrix}}",
    brackets={"(": r"\left(", "[": r"\left[", ")": r"\right)", "]": r"\right]"},
)
SYMPY = replace(LATEX, expression=lambda expression: str(sympy.latex(expression, ln_notation=True)))
BARE = replace(LATEX, tuple="({})", set=r"\{{{}\}}", brackets={})
PLAIN = Notation(plain)
CURLY = replace(PLAIN, row="{{{}}}", matrix="{{{}}}")
UNICODE = replace(PLAIN, union=" ∪ ", expression=unicoded)


def latex_of(change: Change) -> Notation:
    """Return LaTeX with expressions changed."""
    return replace(LATEX, expression=then(LATEX.expression, change))


LATEX_KINDS = (
    ("frac", r"\frac, \left( and \right)", LATEX),
    ("SymPy", "as SymPy prints it, with a space behind a minus", SYMPY),
    ("bare brackets", r"( and ) without \left and \right", BARE),
    ("dfrac", r"\dfrac in place of \frac", latex_of(fractions(r"\dfrac{<A>}{<B>}"))),
    ("tfrac", r"\tfrac in place of \frac", latex_of(fractions(r"\tfrac{<A>}{<B>}"))),
    ("cfrac", r"\cfrac in place of \frac", latex_of(fractions(r"\cfrac{<A>}{<B>}"))),
    ("over", r"{A \over B}", latex_of(fractions(r"{<A> \over <B>}"))),
    ("slash", "(A)/(B) within LaTeX", latex_of(fractions(r"(<A>)/(<B>)"))),
    ("short fractions", r"\frac12 without braces", latex_of(swap(r"\\frac\{(\d)\}\{(\d)\}", r"\\frac\1\2"))),
    ("short powers", "x^2 without braces", latex_of(swap(r"\^\{(\w)\}", r"^\1"))),
    ("cdot", r"products with \cdot", replace(LATEX, expression=tex(mul_symbol="dot"))),
    ("times", r"products with \times", replace(LATEX, expression=tex(mul_symbol="times"))),
    ("asin", r"\operatorname{asin}", replace(LATEX, expression=tex(inv_trig_style="abbreviated"))),
    ("powers of roots", "a power with the exponent 1/2", replace(LATEX, expression=tex(root_notation=False))),
    ("quotients apart", "factors beside a fraction", replace(LATEX, expression=tex(long_frac_ratio=1))),
    ("lexical order", "terms in another order", replace(LATEX, expression=tex(order="rev-lex"))),
    ("thin spaces", r"\, between factors", latex_of(swap(r"(?<=[\w}]) (?=[a-z])", r" \\, "))),
    ("no spaces", "LaTeX without a space that can go", latex_of(swap(r" (?![A-Za-z])| (?<=[^A-Za-z] )", ""))),
    ("bracket matrix", r"\begin{bmatrix}", replace(LATEX, matrix=r"\begin{{bmatrix}} {} \end{{bmatrix}}")),
    (
        "array",
        r"\left[\begin{array}...",
        replace(LATEX, matrix=r"\left[\begin{{array}}{{{columns}}} {} \end{{array}}\right]"),
    ),
    ("lbrace", r"\lbrace and \rbrace", replace(LATEX, set=r"\lbrace {} \rbrace")),
    ("big brackets", r"\bigl( and \bigr)", replace(LATEX, tuple=r"\bigl({}\bigr)")),
    ("set with bars", r"\big\{ and \big\}", replace(LATEX, set=r"\big\{{{}\big\}}")),
    ("infty", r"+\infty with a sign", latex_of(swap(r"(?<![-\w] )(?<!-)\\infty", r"+\\infty"))),
    ("mathrm e", r"\mathrm{e} for the number", latex_of(swap(r"(?<![a-z\\{])e(?=\^|$)", r"\\mathrm{e}"))),
    ("displaystyle", r"\displaystyle in front", latex_of(lambda text: r"\displaystyle " + text)),
)

PLAIN_KINDS = (
    ("plain", "x**2, sqrt(2), as golden answers are written", PLAIN),
    ("SymPy", "E, I, asin, as SymPy prints them", replace(PLAIN, expression=str)),
    ("caret", "x^2", replace(PLAIN, expression=calculator)),
    ("caret, tight", "x^2, without spaces", replace(PLAIN, expression=tight)),
    ("juxtaposed", "2x^3 in place of 2*x^3", replace(PLAIN, expression=juxtaposed)),
    ("Python", "the module math", replace(PLAIN, expression=code)),
    ("Wolfram", "Sqrt[2], Log[x], matrices as lists in braces", replace(CURLY, expression=wolfram)),
    ("Unicode", "√, π, ∞, ², ·, −, ∪", UNICODE),
    ("root sign", "√(...) in plain text", replace(PLAIN, expression=root_sign)),
    ("half power", "2^(1/2)", replace(PLAIN, expression=half_power)),
    ("e to a power", "e^(2*x) in place of exp(2*x)", replace(PLAIN, expression=e_power)),
    ("infinity", "the word infinity", replace(PLAIN, expression=then(plain, swap("oo", "infinity")))),
    ("inf", "the word inf", replace(PLAIN, expression=then(plain, swap("oo", "inf")))),
    ("union", "the word or between intervals", replace(PLAIN, union=" or ")),
    ("union word", "the word union between intervals", replace(PLAIN, union=" union ")),
    ("Matrix", "Matrix([[1, 2], [3, 4]])", replace(PLAIN, matrix="Matrix([{}])")),
    ("array of NumPy", "np.array([[1, 2], [3, 4]])", replace(PLAIN, matrix="np.array([{}])")),
    ("semicolons", "[1 2; 3 4], as MATLAB has it", replace(PLAIN, row="{}", cells=" ", rows="; ")),
    ("ln", "ln(x) in place of log(x)", replace(PLAIN, expression=then(calculator, swap("log", "ln")))),
)


def wrapped(case: Case, texts: list[str], left: str = "", right: str = "") -> str:
    """Lay out answers behind the word that the questions ask for, by letters if there are several."""
    if len(texts) == 1:
        return f"Answer: {left}{texts[0]}{right}"
    lines = [f"({part.letter}) {left}{text}{right}" for part, text in zip(case.parts, texts, strict=True)]
    return "\n".join(["Answer:", *lines])


def texts_of(case: Case, by: Notation) -> list[str] | None:
    """Write each part in a notation; None if one has no way, or all are words."""
    found = [_text(part, by) for part in case.parts]
    texts = [one for one in found if one is not None]
    if len(texts) < len(found):
        return None
    return texts


def _text(part: Part, by: Notation) -> str | None:
    return write(part.value, by)


def has_mathematics(case: Case) -> bool:
    """Tell whether some part has a number or an expression."""
    return any(atom.expression is not None for part in case.parts for atom in atoms(part.value))


def _dress(name: str, idea: str, by: Notation, than: Notation, sign: str) -> Dress:
    """Return the dress of a notation, of rows on which it differs from the usual one of its kind."""

    def response(case: Case) -> str | None:
        if not has_mathematics(case):
            return None
        texts = texts_of(case, by)
        if texts is None or (by is not than and texts == texts_of(case, than)):
            return None
        return wrapped(case, texts, sign, sign)

    return Dress(name, idea, response)


def _made() -> Iterator[Dress]:
    for name, idea, by in LATEX_KINDS:
        yield _dress(f"LaTeX, {name}", idea, by, LATEX, "$")
    for name, idea, by in PLAIN_KINDS:
        yield _dress(f"text, {name}", idea, by, PLAIN, "")


DRESSES = tuple(_made())
