"""What is expected of the table of curriculum, one by one."""

from seedproof.benchmarks.curriculum import measures
from seedproof.benchmarks.curriculum.measures import JUDGED, of_problems, of_problems_across
from seedproof.benchmarks.curriculum.release import LAYOUT
from seedproof.measuring import guesses
from seedproof.measuring.columns import filled, in_order, long, one_of, unique, unrepeated
from seedproof.measuring.declaring import Expected
from seedproof.measuring.leakage import beyond_chance
from seedproof.measuring.near_duplicates import not_alike, not_alike_across
from seedproof.measuring.rising import rises

EXPECTED = (
    Expected("columns", "the columns are those of the card, in its order", in_order(LAYOUT.columns)),
    Expected(
        "filled",
        "no value is missing but where the card says so",
        filled(LAYOUT.columns, but=["parent_id", "followup_text"]),
    ),
    Expected(
        "counts", "each family has the problems that params ask for, and no more follow-ups", measures.counts
    ),
    Expected(
        "kinds",
        "each family is of its grade, a problem or a follow-up",
        one_of(measures.kind, measures.kinds),
    ),
    Expected("identity", "no id and no seed stands twice", unique("id", "seed")),
    Expected("places", "no number of a family has two rows of a kind", unrepeated(measures.place)),
    Expected("same-question", "no family has the same conversation twice", unrepeated(measures.conversation)),
    Expected(
        "near-duplicates",
        "no two problems share more than 80 % of their runs of words",
        of_problems(not_alike(measures.body, 80)),
    ),
    Expected(
        "across-splits",
        "no problem of one split shares more than 80 % with one of another",
        of_problems_across(not_alike_across(measures.body, 80)),
        across=True,
    ),
    Expected("length", "a question has 40 to 2,500 characters", long("question", 40, 2_500)),
    Expected(
        "leakage",
        "answers stand in their own problem hardly more often than in others': by 10 % and chance",
        of_problems(beyond_chance(measures.body, 10, JUDGED)),
    ),
    Expected(
        "answers",
        "no answer is right in more of a family's problems, or follow-ups, than params and chance allow",
        measures.answers,
    ),
    Expected(
        "from-text",
        "no number of the text is the answer in more than 20 % of a family's rows, but by chance",
        guesses.from_text(measures.body, 20, JUDGED),
    ),
    Expected(
        "variety", "whatever the numbers, names and things, texts differ as params ask for", measures.variety
    ),
    Expected(
        "naturalness",
        "vocabulary and variety of a sample are those that params ask for",
        measures.naturalness,
    ),
    Expected(
        "rising",
        "higher grades have more digits to calculate with, in the mean: to 2, to 5, to 8",
        of_problems(rises(measures.digits, JUDGED, measures.band)),
    ),
)
