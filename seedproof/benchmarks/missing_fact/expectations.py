"""What is expected of the table of missing_fact, one by one."""

from seedproof.benchmarks.missing_fact import measures
from seedproof.benchmarks.missing_fact.measures import DRAWN, JUDGED
from seedproof.benchmarks.missing_fact.release import LAYOUT
from seedproof.measuring import guesses
from seedproof.measuring.columns import filled, in_order, long, one_of, unique, unrepeated
from seedproof.measuring.declaring import Expected
from seedproof.measuring.leakage import beyond_chance
from seedproof.measuring.near_duplicates import not_alike, not_alike_across
from seedproof.measuring.variety import different, share

EXPECTED = (
    Expected("columns", "the columns are those of the card, in its order", in_order(LAYOUT.columns)),
    Expected(
        "filled",
        "no value is missing but where the card says so",
        filled(LAYOUT.columns, but=["answers_without_hint"]),
    ),
    Expected("counts", "each family and difficulty has the rows that params ask for", measures.counts),
    Expected("kinds", "each family is of its type and answer type", one_of(measures.kind, measures.kinds)),
    Expected("identity", "no id and no seed stands twice", unique("id", "seed")),
    Expected(
        "same-facts", "no family has the same facts with the same one withheld", unrepeated(measures.problem)
    ),
    Expected(
        "near-duplicates",
        "no two notes share more than 90 % of their runs of words",
        not_alike(measures.notes, 90),
    ),
    Expected(
        "across-splits",
        "no notes of one split share more than 90 % with those of another",
        not_alike_across(measures.notes, 90),
        across=True,
    ),
    Expected("length", "a question has 300 to 12,000 characters", long("question", 300, 12_000)),
    Expected(
        "leakage",
        "answers stand in their own notes hardly more often than in others': by 10 % and chance",
        beyond_chance(measures.notes, 10, JUDGED),
    ),
    Expected(
        "answers",
        "no answer is right in more of a family's rows than params and chance allow",
        guesses.constant(lambda settings: settings.quality.limit_of, JUDGED),
    ),
    Expected(
        "different-answers",
        "of a hundred rows of a family, 70 have different answers",
        different(lambda row: str(row["answer"]), share(70), JUDGED, DRAWN),
    ),
    Expected(
        "guesses",
        "no guesser who sees the notes alone is right more often than params allow",
        measures.guesses,
    ),
    Expected(
        "from-text",
        "no number of the notes is the answer in more than 10 % of a family's rows, but by chance",
        guesses.from_text(measures.notes, 10, JUDGED),
    ),
    Expected(
        "variety",
        "whatever the numbers, a family has as many different texts as params ask for",
        different(measures.wording, measures.fewest_skeletons, JUDGED, DRAWN),
    ),
    Expected(
        "rising", "each difficulty of a family is more work than the one before, in the mean", measures.work
    ),
)
