"""A lecturer: says each rule before using it, a paragraph a step."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="says each rule in general before using it, a paragraph a step",
    notation=(1, 0),
    order="forward",
    opening=("**Solution.**", "**Worked solution.**", "**Solution in full.**"),
    restating=("We are given the following. <problem>",),
    explains=True,
    between="\n\n",
    back=(
        "The last statement contains an error, and we replace it.",
        "On checking, the statement just made is wrong, and must be corrected.",
    ),
    answer="**Answer.** $<answer>$",
    answer_twice="**Answer.** $<answer>$, or $<again>$",
    part="**Answer to (<of_part>).** $<answer>$",
    part_twice="**Answer to (<of_part>).** $<answer>$, or $<again>$",
    checking=("For orientation: $<exact>$ is about $<decimal>$.",),
    closing=(
        "Each step used only what stood before it.",
        "It is worth comparing this with the similar examples of the lecture.",
        "This completes the solution.",
    ),
)
