"""Somebody who explains it to a friend, in one paragraph, and comments on the answer afterwards."""

from seedproof.benchmarks.judge.writers.writer import Writer

WRITER = Writer(
    about="explains it to a friend in running text, routine steps left out",
    notation=(2,),
    order="forward",
    opening=(
        "Hi, here is how I would do it.",
        "Hello, I tried this one, and I would explain it like this.",
        "Hey, I think that I can help with this one.",
    ),
    restating=("You asked me about this:\n\n<problem>",),
    skips=True,
    between=" ",
    back=(
        "Oh, sorry, that was wrong.",
        "Sorry, forget what I just said, I mixed something up.",
    ),
    before_answers=("And that is really all.", "That was the hard part."),
    answer="What you should write down is $<answer>$.",
    answer_twice="What you should write down is $<answer>$, or $<again>$.",
    part="What you should write down for (<of_part>) is $<answer>$.",
    part_twice="What you should write down for (<of_part>) is $<answer>$, or $<again>$.",
    checking=("By the way, $<exact>$ is something like $<decimal>$.",),
    closing=(
        "Tell me if anything is unclear!",
        "I hope that this helps.",
        "Do try the next one by yourself.",
    ),
)
