"""The sentences of a drawn graph: nothing of the graph is said."""

STATEMENTS = (
    "The figure shows the complete graph of a function $f$; a filled dot belongs to the graph, an open "
    "circle does not, and all corners are lattice points. Write sets as intervals or unions of intervals, "
    r"and a single number as in $\{5\}$.",
    "A function $f$ is given by its whole graph in the figure, where a filled dot belongs to the graph, an "
    "open circle does not, and all corners are lattice points. Write sets as intervals or unions of "
    r"intervals, and a single number as in $\{5\}$.",
    "All of the graph of a function $f$ is drawn in the figure: a filled dot belongs to the graph, an open "
    "circle does not, and all corners are lattice points. Write sets as intervals or unions of intervals, "
    r"and a single number as in $\{5\}$.",
    "Use the graph in the figure. It is all of the graph of a function $f$: a filled dot belongs to the "
    "graph, an open circle does not, and all corners are lattice points. Write sets as intervals or unions "
    r"of intervals, and a single number as in $\{5\}$.",
)

DOMAIN_QUESTIONS = ("What is the domain of $f$?", "Find the domain of $f$.")

RANGE_QUESTIONS = ("What is the range of $f$?", "Find the range of $f$, the set of all its values.")

INEQUALITY_QUESTIONS = (
    "For which $x$ is $f(x) <sign> <level>$?",
    "Find the set of all $x$ with $f(x) <sign> <level>$.",
)

TEXTS = (STATEMENTS, DOMAIN_QUESTIONS, RANGE_QUESTIONS, INEQUALITY_QUESTIONS)

WORDS = {"sign": {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}}
