"""Values of golden answers: others near them, and how they are written in LaTeX."""

import re
from collections.abc import Callable
from fractions import Fraction

import sympy

LETTERS = re.compile(r"[A-Za-z]\w*")
FUNCTIONS = {
    "sqrt": sympy.sqrt,
    "log": sympy.log,
    "ln": sympy.log,
    "exp": sympy.exp,
    "sin": sympy.sin,
    "cos": sympy.cos,
    "tan": sympy.tan,
    "arcsin": sympy.asin,
    "arccos": sympy.acos,
    "arctan": sympy.atan,
    "pi": sympy.pi,
    "oo": sympy.oo,
}
OTHER_LABELS = {
    "yes": "no",
    "no": "yes",
    "local maximum": "local minimum",
    "local minimum": "saddle point",
    "saddle point": "local maximum",
    "linear": "quadratic",
    "quadratic": "linear",
    "exponential": "linear",
    "undefined": "2",
    "does not exist": "0",
    "diverges": "0",
    "no solution": "infinitely many solutions",
    "infinitely many solutions": "no solution",
    "<": ">",
    ">": "=",
    "=": "<",
}
WORDS = ("diverges", "no solution", "infinitely many solutions")
PROBES = [sympy.Rational(7, 5), sympy.Rational(23, 9)]


def kind_of(answer_type: str) -> str:
    """Return the name of a type without its letters: `expression` of `expression(x; x > 0)`."""
    return answer_type.partition("(")[0]


def parsed(text: str) -> sympy.Expr:
    """Return the value of a golden text; `i` is the imaginary unit."""
    names = {name: sympy.Symbol(name) for name in LETTERS.findall(text)}
    return sympy.sympify(text, locals={**names, **FUNCTIONS, "i": sympy.I})


def written(value: sympy.Expr) -> str:
    """Return a value as golden answers write it."""
    text = re.sub(r"\bI\b", "i", re.sub(r"\bE\b", "exp(1)", str(value)))
    return re.sub(r"\ba(sin|cos|tan)\b", r"arc\1", text)


def differ(first: str, second: str) -> bool:
    """Tell whether two expressions have different values, at all of a few points."""
    difference = parsed(first) - parsed(second)
    if difference.has(sympy.zoo, sympy.nan, sympy.oo):
        return first != second
    letters = sorted(difference.free_symbols, key=str)
    for place, probe in enumerate(PROBES):
        point = {letter: probe + number + place for number, letter in enumerate(letters)}
        if abs(sympy.N(difference.subs(point), 30)) < 1e-12:
            return False
    return True


def split(text: str, at: str = ",") -> list[str]:
    """Return what commas outside brackets separate."""
    pieces = [""]
    depth = 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == at and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += sign
    return [piece.strip() for piece in pieces if piece.strip()]


def latex(text: str, answer_type: str) -> str:
    """Return an answer in LaTeX."""
    kind = kind_of(answer_type)
    if kind == "label" or text in WORDS:
        return rf"\text{{{text}}}"
    if kind in ("comparison", "factor_pairs", "solutions", "decimal", "integer"):
        return text
    if kind == "named":
        return re.sub(r"[a-z]{2,}", lambda word: rf"\text{{{word[0]}}}", text)
    if kind == "equation_up_to_scale":
        return " = ".join(latex(side, "expression") for side in text.split(" = "))
    if kind == "interval_union":
        return r" \cup ".join(_latex_list(piece, "") for piece in text.split(" U "))
    if kind == "matrix":
        rows = [
            r" & ".join(latex(entry, "number") for entry in split(row[1:-1])) for row in split(text[1:-1])
        ]
        return r"\begin{pmatrix} " + r" \\ ".join(rows) + r" \end{pmatrix}"
    if kind == "unordered":
        return ", ".join(latex(piece, "number") for piece in split(text))
    if text[0] == "{" and text[-1] == "}":
        return _latex_list(text, "\\")
    if kind == "tuple" or (text[0] == "(" and len(split(text[1:-1])) > 1 and split(text) == [text]):
        return _latex_list(text, "")
    return str(sympy.latex(parsed(text), ln_notation=True, inv_trig_style="full"))


def _latex_list(text: str, escape: str) -> str:
    inner = ", ".join(latex(piece, "number") for piece in split(text[1:-1]))
    return rf"\left{escape}{text[0]}{inner}\right{escape}{text[-1]}"


def another(text: str, answer_type: str, salt: int) -> str:
    """Return a wrong answer of the same form."""
    if text in OTHER_LABELS:
        return OTHER_LABELS[text]
    return _OTHERS[kind_of(answer_type)](text, salt)


def _number(text: str, salt: int) -> str:
    value = parsed(text)
    if value == 0:
        return "1"
    if value.is_infinite:
        return written(-value)
    choices = [-value, value + 1, 2 * value, value / 2]
    return written(choices[salt % len(choices)])


def _integer(text: str, salt: int) -> str:
    value = int(text)
    choices = [value + 1, value - 1, value + 10, 2 * value + 1, -value - 1]
    return str(choices[salt % len(choices)])


def _decimal(text: str, salt: int) -> str:
    places = len(text.partition(".")[2])
    value = Fraction(text) + [Fraction(1, 10), Fraction(1), Fraction(-2)][salt % 3]
    return f"{float(value):.{places}f}"


def _rational(text: str, salt: int) -> str:
    value = Fraction(text)
    choices = [value + Fraction(1, value.denominator), -value or Fraction(1), value + 1]
    return str(choices[salt % len(choices)])


def _root(text: str, salt: int) -> str:
    number = re.search(r"\d+", text)
    assert number is not None
    return text[: number.start()] + str(int(number[0]) + 1 + salt % 3) + text[number.end() :]


def _one_changed(pieces: list[str], salt: int) -> list[str]:
    place = salt % len(pieces)
    changed = list(pieces)
    changed[place] = written(parsed(pieces[place]) + 1)
    return changed


def _tuple(text: str, salt: int) -> str:
    return "(" + ", ".join(_one_changed(split(text[1:-1]), salt)) + ")"


def _set(text: str, salt: int) -> str:
    pieces = split(text[1:-1])
    if not pieces:
        return "{1}"
    if len(pieces) > 1 and salt % 2:
        pieces.pop(salt % len(pieces))
    elif pieces[0][0] == "(":
        pieces[0] = _tuple(pieces[0], salt)
    else:
        greatest = max((parsed(piece) for piece in pieces), key=lambda value: sympy.re(value).evalf())
        pieces.append(written(greatest + 1))
    return "{" + ", ".join(pieces) + "}"


def _interval(text: str, salt: int) -> str:
    del salt
    flipped = {"(": "[", "[": "(", ")": "]", "]": ")"}
    if text[1:4] != "-oo":
        return flipped[text[0]] + text[1:]
    end = re.search(r"[)\]]", text)
    if text == "(-oo, oo)" or end is None:
        return "(0, oo)"
    return text[: end.start()] + flipped[end[0]] + text[end.end() :]


def _matrix(text: str, salt: int) -> str:
    rows = split(text[1:-1])
    place = salt % len(rows)
    rows[place] = "[" + ", ".join(_one_changed(split(rows[place][1:-1]), salt)) + "]"
    return "[" + ", ".join(rows) + "]"


def _equation(text: str, salt: int) -> str:
    left, right = text.split(" = ")
    return f"{left} = {written(parsed(right) + 1 + salt % 2)}"


def _span(text: str, salt: int) -> str:
    vectors = [split(vector[1:-1]) for vector in split(text[1:-1])]
    for place in range(len(vectors[0])):
        changed = [_one_changed(vectors[0], salt + place), *vectors[1:]]
        both = sympy.Matrix([[parsed(entry) for entry in vector] for vector in [*vectors, *changed]])
        alone = sympy.Matrix([[parsed(entry) for entry in vector] for vector in changed])
        if both.rank() > len(vectors) and alone.rank() == len(vectors):
            return "{" + ", ".join("(" + ", ".join(vector) + ")" for vector in changed) + "}"
    raise ValueError(text)


def _families(text: str, salt: int) -> str:
    pieces = split(text[1:-1])
    if len(pieces) < 2:
        raise ValueError(text)
    pieces.pop(salt % len(pieces))
    return "{" + ", ".join(pieces) + "}"


def _named(text: str, salt: int) -> str:
    pairs = [piece.split(" = ") for piece in text.split(", ")]
    values = _one_changed([value for _, value in pairs], salt)
    return ", ".join(f"{name} = {value}" for (name, _), value in zip(pairs, values, strict=True))


def _last_number(text: str, salt: int) -> str:
    number = list(re.finditer(r"\d+", text))[-1]
    return text[: number.start()] + str(int(number[0]) + 1 + salt % 2) + text[number.end() :]


_OTHERS: dict[str, Callable[[str, int], str]] = {
    "number": _number,
    "integer": _integer,
    "decimal": _decimal,
    "rational": _rational,
    "expression": lambda text, salt: _root(text, salt) if text.count("sqrt") == 1 else _number(text, salt),
    "tuple": _tuple,
    "set": _set,
    "interval_union": _interval,
    "matrix": _matrix,
    "equation_up_to_scale": _equation,
    "span": _span,
    "integer_families": _families,
    "antiderivative": lambda text, salt: f"{text} + {['x', '2*x', 'x**2'][salt % 3]}",
    "ode_family": lambda text, salt: f"{text} + {['x**3', '2*x**4'][salt % 2]}",
    "unordered": lambda text, salt: ", ".join(_one_changed(split(text), salt)),
    "named": _named,
    "factor_pairs": _last_number,
    "solutions": _last_number,
}
