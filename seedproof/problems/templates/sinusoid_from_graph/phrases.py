"""The sentences of a drawn sinusoid: nothing of the graph is said."""

STATEMENTS = (
    "The figure shows the graph of a sinusoidal function $f$. A crest and the next trough are marked.",
    r"The graph of a function $f$ of the form $f(x) = A \cos(B(x - C)) + D$ is drawn in the figure; a "
    "maximum and the minimum after it are marked.",
    "In the figure you see a wave, the graph of $f$. It is a shifted and stretched cosine; its marked "
    "points are a highest one and the lowest one after it.",
    "An oscilloscope has recorded the signal $f$ in the figure, a pure oscillation about some mean value. "
    "Dots mark a maximum and the minimum that follows.",
)

AMPLITUDES = (
    "What is the amplitude of $f$?",
    "Read off the amplitude of $f$.",
    "Find the amplitude of this oscillation.",
)

PERIODS = ("What is its period?", "What is the period of $f$?", "Find the period of $f$.")

RULES = ("Find a formula for $f(x)$.", "Write $f(x)$ as a formula in $x$.", "Which formula describes $f(x)$?")

TEXTS = (STATEMENTS, AMPLITUDES, PERIODS, RULES)
