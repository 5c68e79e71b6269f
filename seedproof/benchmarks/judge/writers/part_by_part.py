"""Somebody who answers each part as soon as its value is there."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="answers each part as soon as its value is found, in the midst of the working",
    notation=(0, 2),
    order="part by part",
    opening=(
        "I answer each question as soon as I can.",
        "Answers are marked with an arrow where they come up.",
    ),
    restating=("> <problem>",),
    mark="* ",
    back=("-- crossed out, this is wrong --", "-- not correct, once more --"),
    answer="$\\Rightarrow$ answer: $<answer>$",
    answer_twice="$\\Rightarrow$ answer: $<answer>$ resp. $<again>$",
    part="$\\Rightarrow$ answer to (<of_part>): $<answer>$",
    part_twice="$\\Rightarrow$ answer to (<of_part>): $<answer>$ resp. $<again>$",
    checking=("-- on the calculator: $<exact>$ gives $<decimal>$",),
    closing=(
        "-- that was the last thing to be done",
        "-- nothing else is asked for",
    ),
)
