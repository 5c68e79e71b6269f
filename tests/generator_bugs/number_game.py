"""Bugs of `number_game`."""

from functools import partial

from seedproof.benchmarks.number_game import candidates, difficulty, generate, search, words
from tests.conftest import SMALL
from tests.generator_bugs.bug import Bug

bug = partial(Bug, benchmark="number_game", family="five_operands")

FEW_SETS = SMALL["number_game"] | {
    "generate": {
        "root_seed": 7,
        "ranges": [[1, 2], [1, 3], [1, 4]],
        "bands": [[1, 10], [1, 10], [1, 10]],
        "rows": {"easy": 4, "medium": 0, "hard": 0, "mixed": 0},
        "demonstrations": 0,
        "shots": [],
    }
}
SHOWN = FEW_SETS | {
    "generate": {
        "root_seed": 8,
        "ranges": [[1, 3], [1, 4], [1, 4]],
        "bands": [[1, 10], [1, 10], [1, 10]],
        "rows": {"easy": 0, "medium": 0, "hard": 0, "mixed": 6},
        "demonstrations": 2,
        "shots": [2],
    }
}

BUGS = (
    bug(
        said="the target may be a base number",
        function=candidates.targets_of,
        stands="and target not in unwanted",
        instead="and target in unwanted",
        numbers=3,
    ),
    bug(
        said="base numbers beyond their ranges",
        family="three_operands",
        function=candidates._drawn_within,
        stands="low + digit",
        instead="high + 1 + digit",
        by_expectations=True,
        build=FEW_SETS,
    ),
    bug(
        said="thirds are off by one rank",
        function=difficulty.ranks_of,
        stands="range(first, after)",
        instead="range(after, after + 1)",
    ),
    bug(
        said="targets ranked by the number of their solutions alone",
        function=difficulty.ranked,
        stands="(scores << _FINE)",
        instead="(9 * solutions << _FINE)",
    ),
    bug(
        said="the stated measure forgets the square",
        function=generate.row_of,
        stands="reached.solutions**2",
        instead="reached.solutions",
    ),
    bug(
        said="ranks counted from 1",
        function=generate.row_of,
        stands='"rank": drawn.rank',
        instead='"rank": drawn.rank + 1',
    ),
    bug(
        said="the simple solution stands as the best",
        function=generate.row_of,
        stands="best, simple = solved",
        instead="simple, best = solved",
    ),
    bug(
        said="steps in reverse order",
        function=words.steps_text,
        stands="in steps",
        instead="in reversed(steps)",
    ),
    bug(
        said="addition and multiplication exchanged in the steps",
        function=search._steps,
        stands="SIGNS[sign]",
        instead="SIGNS[sign ^ 1]",
    ),
    bug(
        said="points of a subtraction as those of an addition",
        function=words._rules,
        stands="{minus} for each subtraction",
        instead="{plus} for each subtraction",
    ),
    bug(
        said="the rule on remainders is missing",
        function=words._rules,
        stands="must come out without remainder. Nothing",
        instead="must come out. Nothing",
    ),
    bug(
        said="the question shows other numbers than the row",
        function=generate.row_of,
        stands="question(drawn.shown",
        instead="question(drawn.shown[::-1]",
    ),
    bug(
        said="problems may stand twice",
        family="three_operands",
        function=generate.run_task,
        stands="drawn.numbers in taken or drawn.identity in seen",
        instead="drawn.numbers in taken",
        build=FEW_SETS,
    ),
    bug(
        said="rows may have the numbers of a worked example",
        family="three_operands",
        function=generate.run_task,
        stands="drawn.numbers in taken or drawn.identity in seen",
        instead="drawn.identity in seen",
        build=SHOWN,
    ),
    bug(
        said="games of another part than the place's",
        function=candidates.targets_of,
        stands="if of == part and",
        instead="if of != part and",
    ),
    bug(
        said="rows at places that releases skip",
        function=generate.run_task,
        stands='part_of(False, seed) != "released"',
        instead='part_of(False, seed) == "released"',
        build=SMALL["number_game"],
    ),
    bug(
        said="levels by the third of their set alone",
        function=candidates.targets_of,
        stands="*asked.bands[difficulty - 1]",
        instead="1, 10",
        by_expectations=True,
        build=SMALL["number_game"],
    ),
    bug(
        said="bands counted from 0",
        function=generate.row_of,
        stands='"band": drawn.band',
        instead='"band": drawn.band - 1',
    ),
    bug(
        said="the best solution stands as the simple one",
        function=generate.row_of,
        stands="best, simple = solved(numbers, reached.target, reached.best_score)",
        instead="best = simple = solved(numbers, reached.target, reached.best_score)[0]",
    ),
    bug(
        said="a step less in the simple solution",
        function=search.solved,
        stands="_steps(simple)",
        instead="_steps(simple[: max(len(simple) - 1, 1)])",
        difficulty=3,
    ),
)
