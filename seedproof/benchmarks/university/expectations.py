"""What is expected of the table of university, one by one."""

from seedproof.benchmarks.university import measures
from seedproof.benchmarks.university.measures import DRAWN, JUDGED
from seedproof.benchmarks.university.release import LAYOUT
from seedproof.measuring import guesses
from seedproof.measuring.columns import each, filled, in_order, long, one_of, unique, unrepeated
from seedproof.measuring.declaring import Expected
from seedproof.measuring.leakage import nowhere
from seedproof.measuring.near_duplicates import not_alike, not_alike_across
from seedproof.measuring.rising import rises
from seedproof.measuring.variety import different, share

EXPECTED = (
    Expected("columns", "the columns are those of the card, in its order", in_order(LAYOUT.columns)),
    Expected(
        "filled",
        "no value is missing but where the card says so",
        filled(LAYOUT.columns, but=["image", "image_alt", "drawing"]),
    ),
    Expected("counts", "each template and difficulty has the rows that are its share", measures.counts),
    Expected(
        "balance", "each subject has the rows with and without a figure that params ask for", measures.balance
    ),
    Expected(
        "kinds",
        "each template is of its subject, and made from a seed",
        one_of(measures.kind, measures.kinds),
    ),
    Expected("parts", "a problem has one to six parts", each(measures.parts)),
    Expected("identity", "no id, seed or UUID stands twice", unique("id", "seed", "uuid")),
    Expected("same-question", "no question stands twice with the same image", unrepeated(measures.asked)),
    Expected(
        "near-duplicates",
        "no two problems, drawings included, share more than 95 % of their runs of words",
        not_alike(measures.shown, 95),
    ),
    Expected(
        "across-splits",
        "no problem of one split shares more than 95 % with one of another",
        not_alike_across(measures.shown, 95),
        across=True,
    ),
    Expected("length", "a question has 60 to 2,000 characters", long("question", 60, 2_000)),
    Expected(
        "leakage",
        "no answer with a number, from ten characters on, stands in the question or in that of a part",
        nowhere(measures.exact_answers, measures.questions, 10),
    ),
    Expected(
        "described",
        "no answer, from five characters on, stands in the description of the figure",
        nowhere(measures.every_answer, measures.description, 5),
    ),
    Expected(
        "answers",
        "no answer is right in more of a template's rows than params and chance allow",
        guesses.constant(lambda settings: settings.quality.limit_of, JUDGED),
    ),
    Expected(
        "different-answers",
        "of a hundred rows of a template, 70 have different answers",
        different(lambda row: str(row["answer"]), share(70), JUDGED, DRAWN),
    ),
    Expected(
        "from-text",
        "no number of the question is the answer of more than 35 % of a template's parts, but by chance",
        measures.from_text,
    ),
    Expected(
        "variety",
        "whatever the numbers, of a hundred rows of a template 60 are worded differently",
        different(measures.wording, share(60), JUDGED, DRAWN),
    ),
    Expected(
        "rising",
        "each difficulty takes more steps of a worked solution than the one before, in the mean",
        rises(measures.steps, JUDGED),
    ),
)
