"""Somebody who claims the answer first, and then proves it."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="claims the answer first, and then proves it step by step",
    notation=(2, 0),
    order="answer first",
    opening=("**Claim.**", "**Proposition.**", "**Result.**"),
    restating=("The question was: <problem>",),
    between="\n\n",
    linking=(),
    back=(
        "*Erratum.* The statement just made is false, and is replaced by the next one.",
        "*Erratum.* What stands above is false, and should read as follows.",
    ),
    answer="The answer is $<answer>$.",
    answer_twice="The answer is $<answer>$, or $<again>$.",
    part="The answer to (<of_part>) is $<answer>$.",
    part_twice="The answer to (<of_part>) is $<answer>$, or $<again>$.",
    checking=("*Remark.* In decimals, $<exact>$ is $<decimal>$, rounded.",),
    closing=(
        "This proves the claim. $\\blacksquare$",
        "Together these statements give the claim, as was to be shown.",
        "This is what was claimed.",
    ),
)
