"""Somebody in a hurry: a line a step, routine steps left out."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="writes a line a step and leaves out what is routine",
    notation=(0,),
    order="forward",
    opening=("Short solution:", "In brief:", "Sketch of the solution, main steps only:"),
    restating=("Task: <problem>",),
    skips=True,
    mark="- ",
    back=("(scratch that line)", "(no, the line above is wrong)"),
    answer="Answer: $<answer>$",
    answer_twice="Answer: $<answer>$ or $<again>$",
    part="Answer (<of_part>): $<answer>$",
    part_twice="Answer (<of_part>): $<answer>$ or $<again>$",
    checking=("($<exact> \\approx <decimal>$)",),
    closing=("Routine algebra omitted.", "Done.", "(Details on request.)"),
)
