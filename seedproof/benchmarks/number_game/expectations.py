"""What is expected of the table of number_game, one by one."""

from seedproof.benchmarks.number_game import measures
from seedproof.benchmarks.number_game.measures import DRAWN, JUDGED
from seedproof.benchmarks.number_game.release import LAYOUT
from seedproof.measuring.columns import each, filled, in_order, long, one_of, unique, unrepeated
from seedproof.measuring.declaring import Expected
from seedproof.measuring.leakage import nowhere
from seedproof.measuring.near_duplicates import unrepeated_across
from seedproof.measuring.rising import rises
from seedproof.measuring.variety import different, share

EXPECTED = (
    Expected("columns", "the columns are those of the card, in its order", in_order(LAYOUT.columns)),
    Expected("filled", "no value is missing", filled(LAYOUT.columns)),
    Expected("counts", "each config and difficulty has the rows that params ask for", measures.counts),
    Expected(
        "kinds",
        "rows are of the one family, and of difficulty 1, 2 or 3",
        one_of(measures.kind, measures.kinds),
    ),
    Expected("ranges", "base numbers are in their ranges, and no target is an excluded one", measures.ranges),
    Expected(
        "places",
        "the best solution has the most points, and the rank is below the targets",
        each(measures.places),
    ),
    Expected(
        "part",
        "games are of the part of all games that is for releases, so the endless line has none of them",
        one_of(measures.part, measures.parts),
    ),
    Expected("bands", "each difficulty has only the bands that params give it", measures.bands),
    Expected("identity", "no id and no seed stands twice", unique("id", "seed")),
    Expected(
        "near-duplicates",
        "no two rows have the same target and the same base numbers, whatever their order",
        unrepeated(measures.game),
    ),
    Expected(
        "across-splits",
        "no game of one split is one of another, whatever the order of its base numbers",
        unrepeated_across(measures.game),
        across=True,
    ),
    Expected("length", "a question has 500 to 2,500 characters", long("question", 500, 2_500)),
    Expected(
        "leakage",
        "no step of a solution stands in the question",
        nowhere(measures.steps, lambda row: [str(row["question"])], 5),
    ),
    Expected("answers", "no target is that of more of a config's rows than params allow", measures.common),
    Expected(
        "different-answers",
        "of a hundred rows, 90 have different answers",
        different(lambda row: str(row["answer"]), share(90), JUDGED, DRAWN),
    ),
    Expected(
        "one-step", "few rows are solved by a single step: 55, 30 and 10 % by difficulty", measures.one_step
    ),
    Expected(
        "variety",
        "of a hundred rows, 50 have different base numbers",
        different(measures.operands, share(50), JUDGED, DRAWN),
    ),
    Expected(
        "rising",
        "the measure of difficulty rises with the difficulty, in the mean",
        rises(measures.hardness, JUDGED),
    ),
    Expected("stability", "rows of another root seed are as hard, in every config", measures.stable),
)
