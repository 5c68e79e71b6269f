"""The sentences of a Venn diagram."""

from typing import Literal

from seedproof.problems.templates.venn_diagram.facts import Asked

Condition = Literal["given", "independent"]

STATEMENTS = (
    r"In a survey, <total> persons were asked which of three newspapers $A$, $B$ and $C$ they read. The "
    r"figure "
    r"shows how many gave each answer; $x$ and $y$ are not known, and $y$ persons read none of them. One "
    r"person is "
    r"chosen at random. <condition>",
    r"A clinic has tested <total> patients for three antibodies, $A$, $B$ and $C$; the Venn diagram in the "
    r"figure "
    r"shows the results, in which the numbers $x$ and $y$ are missing, $y$ being that of patients without "
    r"any of "
    r"them. Let a patient be chosen at random. <condition>",
    r"Each of <total> machine parts was inspected for three kinds of defects, $A$, $B$ and $C$. The numbers "
    r"of "
    r"parts are shown in the figure, but for $x$, and for the number $y$ of parts without defects. A part "
    r"is taken "
    r"at random. <condition>",
    r"Of <total> students, those who take the courses $A$, $B$ and $C$ are counted in the Venn diagram of "
    r"the "
    r"figure; $x$ is unknown, and so is the number $y$ of students who take none of the three. A student is "
    r"chosen "
    r"at random. <condition>",
)

CONDITIONS: dict[Condition, str] = {
    "given": r"The conditional probability of $C$ given $A$ is $P(C \mid A) = <probability>$.",
    "independent": r"It turns out that the events $A$ and $B$ are independent.",
}

UNKNOWN = (
    "Find $x$.",
    "What is the number $x$?",
)

OUTSIDE = (
    "Find $y$.",
    "What is the number $y$?",
)

LAST: dict[Asked, tuple[str, ...]] = {
    "two": (
        r"What is the probability that at least two of $A$, $B$, $C$ occur, if it is known that at "
        r"least one of them does?",
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
