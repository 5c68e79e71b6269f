"""The sentences of a drawn Markov chain."""

STATEMENTS = (
    "The figure shows a Markov chain with the states A, B and C. The number at an arrow is the probability "
    "of that change in one step; with the remaining probability the chain stays where it is.",
    "A particle jumps between three places A, B and C. In each step it follows an arrow of the figure with "
    "the probability written there, and otherwise it does not move.",
    "A machine is in one of the states A, B and C. From one minute to the next it changes its state with "
    "the probabilities at the arrows of the figure, and keeps it with the probability that is left.",
    "In a random walk on the places A, B and C, the probabilities of one step are those at the arrows in "
    "the figure, and no step is made with the probability that remains.",
)

MATRICES = (
    "Write down the transition matrix, whose rows stand for the present state and whose columns for the "
    "next one, in the order A, B, C.",
    "Find the matrix $P$ of one step: the entry in row $i$ and column $j$ is the probability to go from the "
    "$i$th to the $j$th of A, B, C.",
)

LATER = (
    "The start is A. What is the probability to be in C after exactly $<steps>$ steps?",
    "With which probability does the chain, started in A, stand in C after $<steps>$ steps?",
)

LAST = {
    "stationary": (
        r"Find the stationary distribution, as $\left(p_{A}, p_{B}, p_{C}\right)$.",
        r"Which probabilities $\left(p_{A}, p_{B}, p_{C}\right)$ do not change in a step?",
    ),
    "absorption": (
        "How many steps does it take on average to reach C from A, and from B? "
        r"Give $\left(m_{A}, m_{B}\right)$.",
        "Let $m_{A}$ and $m_{B}$ be the expected numbers of steps until C is reached from A, and from B. "
        r"Find $\left(m_{A}, m_{B}\right)$.",
    ),
}

NAMES = {"stationary": ("p_A", "p_B", "p_C"), "absorption": ("m_A", "m_B")}
"""Of what is asked last."""

TEXTS = (STATEMENTS, MATRICES, LATER, {"asked": LAST})
