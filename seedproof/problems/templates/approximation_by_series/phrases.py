"""The sentences of an approximation by an alternating series."""

STATEMENTS = (
    r"The number $$<number>$$ is to be approximated by a partial sum of the alternating series that the "
    "Maclaurin series <source> gives.",
    r"Without a calculator, $$<number>$$ is to be found to a good accuracy. The "
    "Maclaurin series <source> leads to an alternating series for it.",
    r"Expand by the Maclaurin series <source>, in order to write $$<number>$$ as an alternating series of "
    "rational numbers.",
    r"A table needs the value of $$<number>.$$ Its author uses the alternating series that comes from the "
    "Maclaurin series <source>.",
)

SOURCES = {
    "value": "of the function $<function>$ at $t = <end>$",
    "integral": "of the function $<function>$ with $t = <inside>$ (integrated term by term)",
}

INTEGRAL = r"\int_0^{<end>} <integrand> \, dx"

WEIGHTS = {
    -2: r"\frac{<function>}{x^2}",
    -1: r"\frac{<function>}{x}",
    0: "<function>",
    1: r"x \, <function>",
    2: r"x^2 \, <function>",
}

FUNCTIONS = {
    "exp": "e^{-<inside>}",
    "sin": r"\sin\left(<inside>\right)",
    "cos": r"\cos\left(<inside>\right)",
    "log": r"\ln\left(1 + <inside>\right)",
    "arctan": r"\arctan\left(<inside>\right)",
    "one minus exp": r"\left(1 - e^{-<inside>}\right)",
    "one minus cos": r"\left(1 - \cos\left(<inside>\right)\right)",
}

INSIDES = {1: "x", 2: "x^2", 3: "x^3"}
"""By power."""

COUNTS = (
    r"How many nonzero terms are needed until the first omitted term is below $10^{-<digits>}$ in absolute "
    "value?",
    r"What is the least number of nonzero terms after which the next one is smaller in absolute value than "
    r"$10^{-<digits>}$?",
)

SUMS = (
    "Give the sum of these terms as a fraction.",
    "Which approximation, as an exact fraction, do these terms give?",
)

ERRORS = (
    "Which bound of the error of this sum does the first omitted term give? Answer with an exact fraction.",
    "How large is the error of this sum at most, by the first omitted term? Give the exact fraction.",
)

TEXTS = (STATEMENTS, COUNTS, SUMS, ERRORS)
