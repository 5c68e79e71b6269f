"""The sentences of a drawn graph: nothing of the graph is said."""

from seedproof.problems.templates.piecewise_graph.facts import Sign

STATEMENTS = (
    "The figure shows the complete graph of a function $f$; <conventions>",
    "A function $f$ is given by its whole graph in the figure, where <conventions>",
    "All of the graph of a function $f$ is drawn in the figure: <conventions>",
    "Use the graph in the figure. It is all of the graph of a function $f$: <conventions>",
)

CONVENTIONS = (
    "a filled dot belongs to the graph, an open circle does not, and all corners are lattice points. "
    r"Write sets as intervals or unions of intervals, and a single number as in $\{5\}$."
)

DOMAIN_QUESTIONS = ("What is the domain of $f$?", "Find the domain of $f$.")

RANGE_QUESTIONS = ("What is the range of $f$?", "Find the range of $f$, the set of all its values.")

INEQUALITY_QUESTIONS = (
    "For which $x$ is $f(x) <sign> <level>$?",
    "Find the set of all $x$ with $f(x) <sign> <level>$.",
)

SIGNS: dict[Sign, str] = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}
