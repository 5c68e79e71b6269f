"""Somebody who thinks aloud, in running text, with a plan and second thoughts."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="thinks aloud in running text, with a plan, second thoughts and a numerical check",
    notation=(1, 2, 0),
    order="forward",
    opening=(
        "Okay, let me think about this one.",
        "Hmm, let me work through this carefully.",
        "Alright, let me see what is being asked here.",
    ),
    restating=("So the problem says this:\n\n<problem>\n\nLet me make sure that I use all of it.",),
    planning=("What do I know that could help?", "Before I compute anything, what do I need?"),
    between=" ",
    linking=(
        "Good, I keep that in mind.",
        "That looks plausible so far.",
        "I will need this in a moment.",
        "So far, so good.",
    ),
    back=(
        "Wait, that is not right: I made a mistake just now.",
        "Wait, let me look at that again. No, it is wrong.",
        "Hold on, that cannot be right.",
    ),
    before_answers=("Now I can put it together.", "I think that I have all that I need."),
    answer="So the answer is $\\boxed{<answer>}$.",
    answer_twice="So the answer is $\\boxed{<answer>}$, or $\\boxed{<again>}$.",
    part="So for part (<of_part>) the answer is $\\boxed{<answer>}$.",
    part_twice="So for part (<of_part>) the answer is $\\boxed{<answer>}$, or $\\boxed{<again>}$.",
    checking=(
        "To get a feeling for the size: $<exact>$ is approximately $<decimal>$, which seems reasonable.",
        "Numerically, $<exact>$ comes out near $<decimal>$, and nothing speaks against that.",
    ),
    closing=(
        "I went over the computation once more and I am fairly confident.",
        "I am happy with this.",
        "I could try to verify it in another way, but I think that this is fine.",
    ),
)
