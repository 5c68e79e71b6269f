"""The words of mathematics in text and LaTeX, and their meanings."""

FUNCTIONS = {
    **{name: name for name in ("sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth")},
    **{name: name for name in ("sech", "csch", "exp", "log", "abs", "sqrt", "cbrt")},
    **{f"arc{name}": f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{f"a{name}": f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{f"{arc}{name}": f"a{name}" for name in ("sinh", "cosh", "tanh") for arc in ("a", "ar", "arc")},
    "ln": "log",
    "cosec": "csc",
    "cotan": "cot",
    "sgn": "sign",
    "sign": "sign",
}
"""Functions by each of their spellings."""

INVERSES = {
    **{name: f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh")},
}

GREEK = frozenset(
    [
        "alpha",
        "beta",
        "gamma",
        "delta",
        "epsilon",
        "zeta",
        "eta",
        "theta",
        "iota",
        "kappa",
        "lambda",
        "mu",
        "nu",
        "xi",
        "rho",
        "sigma",
        "tau",
        "upsilon",
        "phi",
        "chi",
        "psi",
        "omega",
        "Gamma",
        "Delta",
        "Theta",
        "Lambda",
        "Xi",
        "Sigma",
        "Phi",
        "Psi",
        "Omega",
    ]
)

CONSTANTS = {
    "pi": "pi",
    "infty": "infinity",
    "infinity": "infinity",
    "oo": "infinity",
    "inf": "infinity",
    "emptyset": "empty",
    "varnothing": "empty",
    "R": "reals",
    "reals": "reals",
    "Z": "integers",
    "integers": "integers",
    "N": "naturals",
}
"""Names with a fixed meaning; a single capital letter only as a command or in blackboard bold."""

CONNECTIVES = {
    "or": "or",
    "and": "and",
    "union": "union",
    "intersection": "intersection",
    "in": "in",
    "where": "where",
    "for": "where",
    "with": "where",
}

BEHIND = {
    "degrees": "degrees",
    "degree": "degrees",
    "deg": "degrees",
    "percent": "percent",
    "percentage": "percent",
    "pct": "percent",
}

UNITS = frozenset(
    [
        "unit",
        "units",
        "square",
        "cubic",
        "cm",
        "mm",
        "km",
        "kg",
        "meter",
        "meters",
        "metre",
        "metres",
        "second",
        "seconds",
        "hour",
        "hours",
        "minute",
        "minutes",
        "radian",
        "radians",
        "rad",
        "feet",
        "foot",
        "inch",
        "inches",
        "mile",
        "miles",
        "gram",
        "grams",
        "dollars",
        "joules",
        "newtons",
        "percentage",
    ]
)

SIGNS = {
    "cdot": "*",
    "times": "*",
    "ast": "*",
    "div": "/",
    "pm": "±",
    "mp": "∓",
    "le": "<=",
    "leq": "<=",
    "leqslant": "<=",
    "ge": ">=",
    "geq": ">=",
    "geqslant": ">=",
    "lt": "<",
    "gt": ">",
    "ne": "!=",
    "neq": "!=",
    "approx": "≈",
    "in": "in",
    "notin": "notin",
    "cup": "union",
    "bigcup": "union",
    "cap": "intersection",
    "setminus": "minus",
    "backslash": "minus",
    "smallsetminus": "minus",
    "land": "and",
    "wedge": "and",
    "lor": "or",
    "vee": "or",
    "mid": "|",
    "vert": "|",
    "lvert": "|",
    "rvert": "|",
    "colon": ":",
    "langle": "⟨",
    "rangle": "⟩",
    "lbrace": "\\{",
    "rbrace": "\\}",
    "{": "\\{",
    "}": "\\}",
    "lbrack": "[",
    "rbrack": "]",
    "%": "%",
    "degree": "°",
    "circ": "°",
    "prime": "'",
    "\\": "\\\\",
}
"""Commands that stand for a sign."""

IGNORED = frozenset(
    [
        "left",
        "right",
        "displaystyle",
        "textstyle",
        "limits",
        "quad",
        "qquad",
        "big",
        "Big",
        "bigg",
        "Bigg",
        "bigl",
        "bigr",
        "Bigl",
        "Bigr",
        "biggl",
        "biggr",
        "middle",
        "thinspace",
        "medspace",
        "thickspace",
        "enspace",
        "space",
        "mathstrut",
        "nolimits",
        "rm",
        "it",
        "bf",
    ]
) | {",", ";", ":", "!", " ", "\n", ">"}

TEXT_COMMANDS = frozenset(
    [
        "text",
        "textrm",
        "textbf",
        "textit",
        "mathrm",
        "operatorname",
        "mbox",
        "hbox",
        "textnormal",
        "textsf",
        "mathsf",
    ]
)
LETTER_COMMANDS = frozenset(
    [
        "mathbf",
        "vec",
        "hat",
        "bm",
        "boldsymbol",
        "mathit",
        "mathcal",
        "overrightarrow",
        "bar",
        "tilde",
        "overline",
    ]
)

PREFIXES = frozenset(["int", "iint", "iiint", "oint", "lim", "sum", "prod", "nabla", "partial", "det"])
"""Commands of a question, which may be repeated before the equals sign of an answer and nowhere else."""

MATRICES = frozenset(["matrix", "pmatrix", "bmatrix", "Bmatrix", "smallmatrix", "array"])
