"""The sentences of a drawn circuit."""

STATEMENTS = (
    "The figure shows a circuit of voltage sources, in volts, and resistors, in ohms. The upper end of every "
    "source is its positive pole, and the sources have no resistance of their own. Currents are positive in "
    "the direction of their arrows.",
    "In the circuit of the figure, sources are marked with their voltages and resistors with their "
    "resistances. Each source is ideal and has its positive pole on top; the arrows show in which direction "
    "the currents count as positive.",
    "Consider the drawn electrical network. Its ideal sources all have the positive pole at the upper end, "
    "and the currents $I_{1}$, $I_{2}$ and $I_{3}$ are counted in the direction of the arrows.",
    "An electrical network with ideal sources and ohmic resistors is drawn in the figure. Every source has "
    "its positive pole above, and a current against its arrow is negative.",
)

CURRENTS = (
    r"Find the currents in amperes, as $\left(I_{1}, I_{2}, I_{3}\right)$.",
    r"Set up Kirchhoff's equations and determine $\left(I_{1}, I_{2}, I_{3}\right)$, in amperes.",
)

POWERS = (
    "How much power, in watts, is turned into heat in all resistors together?",
    "Which power, in watts, do the three resistors take up altogether?",
)

CHANGES = {
    "voltage": (
        "The source in the right branch is replaced by another one. For which voltage, in volts, does no "
        "current flow in the right branch?",
        "To which voltage, in volts, must the source on the right be changed so that $I_{2} = 0$?",
    ),
    "resistance": (
        "The resistor in the middle branch is replaced by another one. For which resistance, in ohms, does "
        "no current flow in the left branch?",
        "To which resistance, in ohms, must the middle resistor be changed so that $I_{1} = 0$?",
    ),
}

TEXTS = (STATEMENTS, CURRENTS, POWERS, {"asked": CHANGES})
