"""The sentences of a drawn Riemann sum: no value of the function is said."""

STATEMENTS = (
    "The function $f$ is <way> on $[<low>, <high>]$. The figure shows bars that are as high as its graph at "
    "their <side> ends; the marked point at $x = <mark>$ lies on the graph, too.",
    "Of a function $f$ that is <way> on $[<low>, <high>]$, only some values are known: each bar in the "
    "figure is as high as the graph of $f$ at the bar's <side> end, and the point at $x = <mark>$ is on the "
    "graph.",
    "In the figure, bars are drawn over $[<low>, <high>]$. Their <side> upper corners, and the marked point "
    "at $x = <mark>$, lie on the graph of a function $f$ that is <way> on this interval.",
    r"A Riemann sum for $\int_{<low>}^{<high>} f(x) \, dx$ is drawn as bars, with the values of $f$ at the "
    "<side> ends; the value at $x = <mark>$ is marked by a point. On $[<low>, <high>]$ the function $f$ is "
    "<way>.",
)

WAYS = {True: "strictly increasing", False: "strictly decreasing"}
"""By whether the values rise."""

SUMS = (
    "Find the area of all bars together.",
    "What estimate of the integral do the bars give?",
    "Which value has the Riemann sum that is drawn?",
)

RULES = {
    "trapezoidal": (
        "Join neighbouring known points of the graph by straight lines. Which estimate of the integral does "
        "this trapezoidal rule give?",
        "Estimate the integral by the trapezoidal rule, with a trapezium over each bar.",
    ),
    "simpson": (
        "Estimate the integral by Simpson's rule, with all values that the figure shows.",
        "Which estimate of the integral does Simpson's rule give with the values in the figure?",
    ),
}

BOUNDS = (
    r"Whatever $f$ is between the known points, by how much can $\int_{<low>}^{<high>} f(x) \, dx$ differ "
    "from the area of the bars at most? Give the smallest bound that follows from what is known.",
    "Find the smallest number $E$ for which one can be sure that the area of the bars differs from "
    r"$\int_{<low>}^{<high>} f(x) \, dx$ by at most $E$.",
)

TEXTS = (STATEMENTS, SUMS, {"rule": RULES}, BOUNDS)

WORDS = {"side": {"left": "left", "right": "right"}}
