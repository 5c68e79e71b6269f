"""Somebody who numbers the steps, and lists the answers in the end."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="numbers the steps and lists the answers under a heading",
    notation=(2, 1),
    order="forward",
    opening=("### Steps", "### Step by step", "### Derivation"),
    restating=("### Given\n\n<problem>",),
    mark="<number>. ",
    back=(
        "Correction: the previous item is wrong.",
        "Correction: please ignore the item above, it has a mistake.",
    ),
    before_answers=("### Final answer", "### Result"),
    answer="$\\boxed{<answer>}$",
    answer_twice="$\\boxed{<answer>}$ or $\\boxed{<again>}$",
    part="(<of_part>) $\\boxed{<answer>}$",
    part_twice="(<of_part>) $\\boxed{<answer>}$ or $\\boxed{<again>}$",
    checking=("As a decimal number, $<exact>$ is roughly $<decimal>$.",),
    closing=(
        "*Note: all values are exact unless said otherwise.*",
        "*End of the derivation.*",
        "*Note: another route would lead to the same point.*",
    ),
)
