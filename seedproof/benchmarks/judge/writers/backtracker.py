"""Somebody who starts from the answer and asks for the reason, back to what is given."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="starts from the answer and goes back, reason by reason, to what is given",
    notation=(1,),
    order="backward",
    opening=(
        "I give the result at once and justify it backwards.",
        "Here is the result, followed by the reasons, the last one first.",
    ),
    restating=("For reference, this is what was asked. <problem>",),
    linking=(
        "This, in turn, rests on the following.",
        "Behind that stands another fact.",
        "Where does this come from?",
        "To see this, one needs the following.",
    ),
    back=(
        "No, this was a slip of the pen.",
        "Let me withdraw this sentence, it is false.",
    ),
    answer="My result is $<answer>$.",
    answer_twice="My result is $<answer>$ or, again, $<again>$.",
    part="My result for (<of_part>) is $<answer>$.",
    part_twice="My result for (<of_part>) is $<answer>$ or, again, $<again>$.",
    checking=("For comparison with a calculator: $<exact>$ shows as $<decimal>$.",),
    closing=(
        "This is where the given data enter, and nothing is left to justify.",
        "With this we are back at the problem itself.",
    ),
)
