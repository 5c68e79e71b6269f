"""Somebody who lists first which facts will be needed, and then carries the plan out."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="lists the facts that will be needed, carries the plan out and sums up in a sentence",
    notation=(0, 1),
    order="forward",
    opening=("## Approach", "## Plan and execution"),
    restating=("**Problem.** <problem>",),
    planning=("**Facts that will be used:**", "**What we need for this:**"),
    mark="**Step <number>.** ",
    between="\n\n",
    back=(
        "(This step is not correct. We redo it.)",
        "(We notice a mistake in this step and repeat it.)",
    ),
    before_answers=("## Summary", "## Conclusion"),
    answer="Altogether, we obtain **$<answer>$**.",
    answer_twice="Altogether, we obtain **$<answer>$**, or **$<again>$**.",
    part="Altogether, for question (<of_part>) we obtain **$<answer>$**.",
    part_twice="Altogether, for question (<of_part>) we obtain **$<answer>$**, or **$<again>$**.",
    checking=("Rounded for a plausibility check, $<exact>$ is $<decimal>$.",),
    closing=(
        "The plan has been carried out completely.",
        "All facts listed above have been used.",
    ),
)
