"""The sentences of a Venn diagram."""

STATEMENTS = (
    "In a survey, <total> persons were asked which of three newspapers $A$, $B$ and $C$ they read. The "
    "figure shows how many gave each answer; $x$ and $y$ are not known, and $y$ persons read none of them. "
    "One person is chosen at random. <known>",
    "A clinic has tested <total> patients for three antibodies, $A$, $B$ and $C$; the Venn diagram in the "
    "figure shows the results, in which the numbers $x$ and $y$ are missing, $y$ being that of patients "
    "without any of them. Let a patient be chosen at random. <known>",
    "Each of <total> machine parts was inspected for three kinds of defects, $A$, $B$ and $C$. The numbers "
    "of parts are shown in the figure, but for $x$, and for the number $y$ of parts without defects. A part "
    "is taken at random. <known>",
    "Of <total> students, those who take the courses $A$, $B$ and $C$ are counted in the Venn diagram of "
    "the figure; $x$ is unknown, and so is the number $y$ of students who take none of the three. A student "
    "is chosen at random. <known>",
)

CONDITIONS = {
    "given": r"The conditional probability of $C$ given $A$ is $P(C \mid A) = <probability>$.",
    "independent": r"It turns out that the events $A$ and $B$ are independent.",
}

UNKNOWN = ("Find $x$.", "What is the number $x$?")

OUTSIDE = ("Find $y$.", "What is the number $y$?")

LAST = {
    "two": (
        "What is the probability that at least two of $A$, $B$, $C$ occur, if it is known that at least one "
        "of them does?",
        r"Given that $A$, $B$ or $C$ occurs, how likely is it that at least two of them do?",
    ),
    "first": (
        r"Find the conditional probability $P(A \mid B \cup C)$.",
        r"What is $P(A \mid B \cup C)$?",
    ),
    "third": (
        r"Find the conditional probability of $C$ if $A$ does not occur.",
        r"What is the conditional probability that $C$ occurs, given that $A$ does not?",
    ),
}

TEXTS = (STATEMENTS, UNKNOWN, OUTSIDE, {"asked": LAST})
