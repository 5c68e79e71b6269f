"""What is expected of the tables of judge, one by one."""

from seedproof.benchmarks.judge import measures
from seedproof.benchmarks.judge.measures import is_labelled
from seedproof.benchmarks.judge.release import LAYOUT
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.measuring.columns import filled, in_order, long, one_of, unique
from seedproof.measuring.declaring import Expected
from seedproof.measuring.leakage import nowhere
from seedproof.measuring.near_duplicates import not_alike, not_alike_across
from seedproof.measuring.rising import rises
from seedproof.measuring.variety import different, share

EXPECTED = (
    Expected("columns", "the columns are those of the card, in its order", in_order(LAYOUT.columns)),
    Expected(
        "filled", "no value is missing but where the card says so", filled(LAYOUT.columns, but=["false_step"])
    ),
    Expected(
        "counts",
        "each template and difficulty has the candidates of its share of problems",
        measures.counts,
    ),
    Expected(
        "writers",
        "each candidate is one writer's",
        one_of(lambda row: row["author"], lambda settings: WRITERS),
    ),
    Expected(
        "labels",
        "labels are right or wrong; of false steps, all right",
        one_of(measures.label, measures.labels),
    ),
    Expected("identity", "no id, seed or candidate stands twice", unique("id", "seed", "candidate")),
    Expected(
        "problems",
        "each problem has four candidates by four writers, one to three of them right",
        measures.problems,
        when=is_labelled,
    ),
    Expected(
        "near-duplicates",
        "no two candidates share more than 90 % of their runs of words",
        not_alike(measures.candidate, 90),
    ),
    Expected(
        "across-splits",
        "no candidate of one split shares more than 98 % with one of another",
        not_alike_across(measures.candidate, 98),
        across=True,
    ),
    Expected("length", "a question has 300 to 8,500 characters", long("question", 300, 8_500)),
    Expected(
        "leakage",
        "no correct answer, from ten characters of LaTeX on, stands in its problem",
        nowhere(measures.correct_answers, lambda row: [str(row["problem"])], 10),
    ),
    Expected(
        "balance",
        "as many candidates are right as wrong, within what params and chance allow",
        measures.balance,
        when=is_labelled,
    ),
    Expected(
        "answers",
        "no label is that of more than 75 % of a template's candidates, but by chance",
        measures.constant,
        when=is_labelled,
    ),
    Expected(
        "variety",
        "whatever the numbers, of a hundred candidates of a template 90 are worded differently",
        different(measures.wording, share(90), 12, 16),
        when=is_labelled,
    ),
    Expected(
        "surface",
        "words and lengths tell a label no more often than params and chance allow",
        measures.surface,
        when=is_labelled,
    ),
    Expected(
        "lengths",
        "right and wrong candidates are as long, within what params and chance allow",
        measures.lengths_alike,
        when=is_labelled,
    ),
    Expected(
        "agreement",
        "what most candidates answer is right no more often than params and chance allow",
        measures.agreed,
        when=is_labelled,
    ),
    Expected(
        "golden",
        "looking for the correct answer tells a label no more often than params and chance allow",
        measures.golden,
        when=is_labelled,
    ),
    Expected(
        "rising",
        "solutions of more difficult problems are longer, in the mean",
        rises(lambda row: len(row["candidate"]), 30),
    ),
)
