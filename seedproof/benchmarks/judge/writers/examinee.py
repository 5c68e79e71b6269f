"""Somebody in an exam: the answer, the working under it, and a check with numbers at the end."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="puts the answer in front, the working under it, and a check with decimals at the end",
    notation=(0, 1, 2),
    order="answer first",
    opening=("RESULT (working below)", "RESULT FIRST"),
    restating=("QUESTION\n\n<problem>",),
    explains=True,
    mark="<number>) ",
    back=(
        "[struck out by me]",
        "[this line does not count, error]",
    ),
    answer="=> $<answer>$",
    answer_twice="=> $<answer>$ / $<again>$",
    part="<of_part>) => $<answer>$",
    part_twice="<of_part>) => $<answer>$ / $<again>$",
    checking=("CHECK WITH NUMBERS: $<exact>$ and $<decimal>$ agree up to rounding.",),
    closing=("END OF WORKING", "NO FURTHER WORKING"),
)
