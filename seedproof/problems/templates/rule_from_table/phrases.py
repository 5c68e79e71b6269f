"""The sentences of a table of values: nothing of the table is said."""

STATEMENTS = (
    "The table in the figure gives values of a function $f$ that is linear, quadratic or exponential, "
    r"where exponential means $f(x) = a \cdot b^x$ with constants $a \ne 0$, $b > 0$ and $b \ne 1$.",
    "In the figure some values of a function are tabulated. The function $f$ is of one of three kinds: "
    r"linear, quadratic, or exponential as in $f(x) = a \cdot b^x$ with $a \ne 0$, $b > 0$ and $b \ne 1$.",
    "Five values of a function $f$ are listed in the figure. Either $f$ is linear, or it is quadratic, or "
    r"it is exponential, that is, $f(x) = a \cdot b^x$ with $a \ne 0$, $b > 0$ and $b \ne 1$.",
    "A scientist knows that some quantity $f(x)$ is a linear, a quadratic or an exponential function of "
    r"$x$, where exponential means $f(x) = a \cdot b^x$ with $a \ne 0$, $b > 0$ and $b \ne 1$. The figure "
    "shows five of its values.",
)

KIND_QUESTIONS = (
    "Is $f$ linear, quadratic or exponential? Answer with one of these words.",
    "Which one of the words linear, quadratic and exponential describes $f$?",
)

RULE_QUESTIONS = ("Find a formula for $f(x)$.", "Write down a rule for $f(x)$ in terms of $x$.")

VALUE_QUESTIONS = ("What is $f(<at>)$?", "Find $f(<at>)$.", "Compute the exact value $f(<at>)$.")

TEXTS = (STATEMENTS, KIND_QUESTIONS, RULE_QUESTIONS, VALUE_QUESTIONS)
