"""The sentences of extremes under a condition."""

FORMS = (
    "Let $f(x, y) = <function>$, and consider its values on the curve $<curve>$.",
    "The point $(x, y)$ moves on the curve $<curve>$. There, the function $f(x, y) = <function>$ is "
    "examined.",
    "Use Lagrange multipliers to study the function $f(x, y) = <function>$ on the curve with the "
    "equation $<curve>$.",
    "On the curve $<curve>$, the function $f(x, y) = <function>$ is given.",
)

BUDGETS = (
    "From $x$ hours of machine time and $y$ kilograms of a reagent, a firm makes $f(x, y) = <function>$ "
    "grams of its product. An hour of machine time costs <first> euros, a kilogram of the reagent "
    "<second> euros, and the firm spends exactly <budget> euros on both.",
    "A consumer spends all of <budget> euros on two goods, which cost <first> and <second> euros per "
    "unit. The utility of $x$ units of the first and $y$ units of the second is $f(x, y) = <function>$.",
    "A theatre advertises with $x$ square metres of posters at <first> euros per square metre and $y$ "
    "minutes of radio time at <second> euros per minute. It expects to be noticed $f(x, y) = <function>$ "
    "times; its budget of <budget> euros is used up.",
)

DISCS = (
    r"Let $f(x, y) = <function>$ on the disc $x^2 + y^2 \le <square>$.",
    r"The electric potential on the round plate $x^2 + y^2 \le <square>$ is $f(x, y) = "
    "<function>$ volts at "
    "the point $(x, y)$.",
    r"Consider the function $f(x, y) = <function>$ for all points with $x^2 + y^2 \le <square>$, the "
    "circle included.",
)

UNITS = {
    "grams of its product": ("", "gram", "gram per euro"),
    "volts at the point": ("", "volt", "volt"),
}
"""Of the answers, by what a statement says."""

CURVES = {"circle": "x^2 + y^2 = <first>", "ellipse": r"\frac{x^2}{<first>} + \frac{y^2}{<second>} = 1"}

LARGEST = (
    "What is the largest value of $f$ there?",
    "Find the maximum of $f$ under this condition.",
)

SMALLEST = (
    "What is the smallest value of $f$ there?",
    "Find the minimum of $f$ under this condition.",
)

PLACES = (
    "At which points is $f$ largest? Give the set of all of them.",
    "Find the set of all points $(x, y)$ at which the maximum is attained.",
)

BUNDLES = (
    r"For which amounts $(x, y)$ with $x, y \ge 0$ is $f$ largest?",
    r"Find the amounts $(x, y)$, with $x, y \ge 0$, that make $f$ as large as possible.",
)

OUTPUTS = (
    "How large is $f$ then?",
    "What is the largest possible value of $f$?",
)

MULTIPLIERS = (
    "What is the Lagrange multiplier, that is, the rate at which the largest value of $f$ grows with the "
    "budget, per euro?",
    "At what rate per euro does the maximum of $f$ increase with the budget? Give the Lagrange multiplier.",
)

CRITICAL_POINTS = (
    "Find the critical point of $f$ in the interior of the disc.",
    "At which point $(x, y)$ inside the disc is the gradient of $f$ zero?",
)

ABSOLUTE_MAXIMA = (
    "What is the absolute maximum of $f$ on the disc?",
    "Find the largest value of $f$ on the disc.",
)

ABSOLUTE_MINIMA = (
    "What is the absolute minimum of $f$ on the disc?",
    "Find the smallest value of $f$ on the disc.",
)

TEXTS = {
    "kind": {
        "form": (FORMS, LARGEST, SMALLEST, PLACES),
        "budget": (BUDGETS, BUNDLES, OUTPUTS, MULTIPLIERS),
        "disc": (DISCS, CRITICAL_POINTS, ABSOLUTE_MAXIMA, ABSOLUTE_MINIMA),
    }
}
