"""The sentences of a curve with a drawn tangent: nothing of the figure is said."""

from seedproof.problems.templates.newton_or_tangent_graph.facts import Asked

STATEMENTS = (
    "The figure shows the graph of a function $f$, which is strictly monotonic there, and its tangent at "
    "the point $P$. The point $R$ lies on the tangent.",
    "In the figure you see a part of the graph of a strictly monotonic function $f$. The straight line is "
    "its tangent at $P$; it goes through $R$, too.",
    "A strictly monotonic function $f$ is given by the graph in the figure, together with the tangent $P "
    "R$, which touches the graph at $P$.",
    "Of a differentiable, strictly monotonic function $f$, the figure shows the graph near $P$, and the "
    "line through $P$ and $R$, which is the tangent at $P$.",
)

FIRST: dict[Asked, tuple[str, ...]] = {
    "estimate": (
        "Use the tangent to estimate $f(<at>)$.",
        "Which value does the linear approximation at $P$ give for $f(<at>)$?",
    ),
    "inverse": (
        "Newton's method for $f(x) = 0$ starts at the $x$-coordinate of $P$. Find its next approximation "
        "$x_1$.",
        "Take the $x$-coordinate of $P$ as $x_0$. Which $x_1$ does one step of Newton's method for $f(x) = "
        "0$ give?",
    ),
    "composition": (
        "Let $h(x) = x\\, f(x^2 <shift>)$. Find $h'(<at>)$.",
        "For $h(x) = x\\, f(x^2 <shift>)$, determine $h'(<at>)$.",
    ),
}

SECOND: dict[Asked, tuple[str, ...]] = {
    "estimate": (
        "Newton's method for $f(x) = 0$ starts at the $x$-coordinate of $P$. Find its next approximation "
        "$x_1$.",
        "Take the $x$-coordinate of $P$ as $x_0$. Which $x_1$ does one step of Newton's method for $f(x) = "
        "0$ give?",
    ),
    "inverse": (
        "Let $g$ be the inverse function of $f$, and $k(x) = g(<factor> x)$. Find $k'(<at>)$.",
        "With the inverse function $g = f^{-1}$, determine the derivative of $k(x) = g(<factor> x)$ at $x "
        "= <at>$.",
    ),
    "composition": (
        "Let $g$ be the inverse function of $f$. Find the derivative of $k(x) = e^{g(x)}$ at $x = <height>$.",
        "With the inverse function $g = f^{-1}$, find $k'(<height>)$ for $k(x) = e^{g(x)}$.",
    ),
}
