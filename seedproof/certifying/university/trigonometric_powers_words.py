"""Sentences about powers and products of sines, tangents and so on, and about their integrals."""

from seedproof.certifying.university.gaps import sentences

_RULE = "f(x) = {rule:tree}"
_ENDS = "{low:tree} \\le x \\le {high:tree}"
_INTEGRAL = "I_n = \\int_{{{low:tree}}^{{{high:tree}} {wave:tree} \\, dx"

STATEMENTS = sentences(
    {
        "function": (
            f"For ${_ENDS}$ let $${_RULE}.$$",
            f"A lecturer writes this function on the board: $${_RULE}, \\quad {_ENDS}.$$",
            f"Consider the function $${_RULE}, \\quad {_ENDS}.$$",
            f"Let $${_RULE}, \\quad {_ENDS}.$$",
        ),
        "integrals": (
            f"A sequence of integrals is defined by $${_INTEGRAL}$$ for all integers $n \\ge 0$.",
            f"Consider the integrals $${_INTEGRAL}, \\quad n = 0, 1, 2, \\ldots.$$",
            f"Let $n$ be an integer, not negative, and $${_INTEGRAL}.$$",
            f"For integers $n \\ge 0$ let $${_INTEGRAL}.$$",
        ),
    }
)

_AREA = "$\\int_{{{low:tree}}^{{{high:tree}} f(x) \\, dx$"
QUESTIONS = sentences(
    {
        "general": (
            "Give the general antiderivative of $f$, with a constant $C$.",
            "Find all antiderivatives of $f$, with the constant $C$.",
            "Find $\\int f(x) \\, dx$, with $C$ for the constant of integration.",
        ),
        "between": (
            f"Hence find the exact value of {_AREA}.",
            f"Use it to evaluate {_AREA} exactly.",
        ),
        "reduction": (
            "For $n \\ge 2$ write $J$ for $I_{{n-2}$. Derive a formula for $I_n$ in terms of $n$ and $J$.",
            "Find a reduction formula: for $n \\ge 2$, express $I_n$ in terms of $n$ and $J = I_{{n-2}$.",
            "With $J = I_{{n-2}$ and $n \\ge 2$, what is $I_n$ as an expression in $n$ and $J$?",
        ),
        "member": (
            "Use it to find the exact value of $I_{{{n:integer}}$.",
            "What is $I_{{{n:integer}}$, exactly?",
            "Hence evaluate $I_{{{n:integer}}$ exactly.",
        ),
    }
)
