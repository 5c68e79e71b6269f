"""The words of mathematics in text and LaTeX, and their meanings."""

FUNCTIONS = {
    **{name: name for name in ("sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth")},
    **{name: name for name in ("sech", "csch", "exp", "log", "abs", "sqrt", "cbrt")},
    **{f"arc{name}": f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{f"a{name}": f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{f"{arc}{name}": f"a{name}" for name in ("sinh", "cosh", "tanh") for arc in ("a", "ar", "arc")},
    "ln": "log",
    "lg": "lg",
    "cosec": "csc",
    "cotan": "cot",
    "sgn": "sign",
    "sign": "sign",
}
"""Functions by each of their spellings."""

SHORT_FUNCTIONS = {
    **dict.fromkeys(("tg", "tan"), "tan"),
    **dict.fromkeys(("ctg", "cotg", "ctan", "cot"), "cot"),
    **dict.fromkeys(("arctg", "atg"), "atan"),
    **dict.fromkeys(("arcctg", "arccotg", "actg"), "acot"),
    "sh": "sinh",
    "ch": "cosh",
    "th": "tanh",
    "cth": "coth",
    "arsh": "asinh",
    "arch": "acosh",
    "arth": "atanh",
}
"""Functions as other languages write them; in plain text only at the start of adjacent letters."""

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
    "For": "where",
    "with": "where",
    "if": "where",
    "when": "where",
    "whenever": "where",
    "provided": "where",
    "valid": "where",
    "minus": "-",
    "plus": "+",
    "approximately": "≈",
    "approx": "≈",
    "about": "≈",
    "roughly": "≈",
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
        "sq",
        "cu",
        "metres",
        "centimeters",
        "centimetres",
        "kilometers",
        "kilometres",
        "liter",
        "liters",
        "litre",
        "litres",
        "kilograms",
        "joule",
        "newton",
        "per",
        "total",
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
    "simeq": "≈",
    "cong": "≈",
    "approxeq": "≈",
    "to": "→",
    "rightarrow": "→",
    "longrightarrow": "→",
    "dots": "...",
    "ldots": "...",
    "cdots": "...",
    "dotsc": "...",
    "dotsb": "...",
    "quad": "gap",
    "qquad": "gap",
    "in": "in",
    "notin": "notin",
    "forall": "where",
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
    "lfloor": "⌊",
    "rfloor": "⌋",
    "lceil": "⌈",
    "rceil": "⌉",
    "over": "over",
    "choose": "choose",
    "bmod": "mod",
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
        "therefore",
        "mathopen",
        "mathclose",
        "mathrel",
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

SPACES = frozenset([",", ";", ":", " ", ">", "thinspace", "medspace", "thickspace", "enspace", "space"])
"""Commands that are ignored, but for the space between what stands around them."""

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

PREFIXES = frozenset(
    [
        "int",
        "iint",
        "iiint",
        "oint",
        "lim",
        "limsup",
        "liminf",
        "sum",
        "prod",
        "nabla",
        "partial",
        "det",
        "max",
        "min",
        "sup",
        "dim",
        "ker",
        "gcd",
        "lcm",
    ]
)
"""Commands of a question, which may be repeated before the equals sign of an answer and nowhere else."""

SPELLED_PREFIXES = frozenset(["lim", "det", "max", "min", "dim", "rank", "gcd", "lcm"])
"""Prefixes that are written in plain letters, too."""

OPERATIONS = frozenset(["max", "min", "gcd", "lcm", "det"])
"""Prefixes that are worked out where numbers, or a matrix, stand in brackets behind them."""

TRANSPOSES = frozenset(["T", "top", "intercal", "t"])
"""Exponents of a transposed vector or matrix."""

MATRICES = frozenset(["matrix", "pmatrix", "bmatrix", "Bmatrix", "vmatrix", "smallmatrix", "array"])
