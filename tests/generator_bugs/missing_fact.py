"""Bugs of `missing_fact`."""

from functools import partial

from seedproof.benchmarks.missing_fact import generate
from seedproof.benchmarks.missing_fact.families.bayes_missing_prior import generate as bayes
from seedproof.benchmarks.missing_fact.families.birth_death_missing_rate import generate as births
from seedproof.benchmarks.missing_fact.families.crt_reconstruction import generate as congruences
from seedproof.benchmarks.missing_fact.families.geometry_coordinates import generate as lines
from seedproof.benchmarks.missing_fact.families.graph_path_sums import generate as triangle
from seedproof.benchmarks.missing_fact.families.laplace_grid import generate as grid
from seedproof.benchmarks.missing_fact.families.markov_missing_transition import generate as markov
from seedproof.benchmarks.missing_fact.families.piecewise_missing_threshold import generate as pieces
from seedproof.benchmarks.missing_fact.families.recurrence_missing_init import generate as recurrence
from tests.conftest import SMALL
from tests.generator_bugs.bug import Bug

bug = partial(Bug, benchmark="missing_fact")

CROWDED = SMALL["missing_fact"] | {
    "generate": {
        "root_seed": 7,
        "difficulties": [1, 2],
        "rows": {"A": 0, "B": 0, "recurrence_missing_init": 40},
        "demonstrations": 0,
    }
}
"""So many rows of a family that some would be alike."""

BUGS = (
    bug(
        family="crt_reconstruction",
        said="two residues may be equal",
        function=congruences.sample,
        stands="len(set(residues)) < 3",
        instead="False",
        numbers=60,
    ),
    bug(
        family="crt_reconstruction",
        said="x may be so small that two congruences give it",
        function=congruences.sample,
        stands="draws.between(product // 2 + 1, product - 1)",
        instead="draws.between(1, product // 2)",
    ),
    bug(
        family="crt_reconstruction",
        said="inverse of the wrong modulus",
        function=congruences.solve,
        stands="pow(first, -1, second)",
        instead="pow(second, -1, first)",
    ),
    bug(
        family="crt_reconstruction",
        said="remainder and modulus exchanged in the text",
        function=congruences.words,
        stands='{"modulus": modulus, "residue": residue}',
        instead='{"modulus": residue, "residue": modulus}',
    ),
    bug(
        family="recurrence_missing_init",
        said="asks for the term after",
        function=recurrence.words,
        stands="TARGET, n=n",
        instead="TARGET, n=n + 1",
    ),
    bug(
        family="recurrence_missing_init",
        said="one term too few",
        function=recurrence._term,
        stands="range(n)",
        instead="range(n - 1)",
    ),
    bug(
        family="recurrence_missing_init",
        said="coefficients exchanged in the text",
        function=recurrence.words,
        stands="(r1, r2)),",
        instead="(r2, r1)),",
    ),
    bug(
        family="recurrence_missing_init",
        said="the sequence may be periodic",
        function=recurrence.sample,
        stands="abs(r1) == 1 and r2 == -1",
        instead="False",
        difficulty=1,
        numbers=60,
    ),
    bug(
        family="recurrence_missing_init",
        said="problems may stand twice",
        function=generate.make_family,
        stands="stood_before = state in states or said in notes",
        instead="stood_before = False",
        difficulty=1,
        build=CROWDED,
    ),
    bug(
        family="bayes_missing_prior",
        said="both likelihoods have the same number in the text",
        function=bayes.words,
        stands='"occurs": "occurs", "p": hit',
        instead='"occurs": "occurs", "p": false_alarm',
    ),
    bug(
        family="bayes_missing_prior",
        said="denominators of another difficulty",
        function=bayes._fraction,
        stands="_band(difficulty)",
        instead="_band(difficulty + 1)",
    ),
    bug(
        family="bayes_missing_prior",
        said="the answer's denominator has no upper bound",
        function=bayes.sample,
        stands="posterior.denominator > LARGEST_DENOMINATOR[difficulty]",
        instead="False",
        numbers=40,
    ),
    bug(
        family="graph_path_sums",
        said="the weights may be equal",
        function=triangle.sample,
        stands="draws.sample(range(low, high + 1), 3)",
        instead="[low, *draws.integers(1, low, high) * 2]",
    ),
    bug(
        family="graph_path_sums",
        said="a witness with a half as a weight",
        function=triangle.solve,
        stands="(s3 - 2,)",
        instead="(s3 - 1,)",
    ),
    bug(
        family="graph_path_sums",
        said="counts one triangle too many",
        function=triangle.solve,
        stands="min(s1, s2) - 1",
        instead="min(s1, s2)",
    ),
    bug(
        family="graph_path_sums",
        said="names of the answer's places exchanged",
        function=triangle.words,
        stands='("e01", "e12", "e20")',
        instead='("e12", "e01", "e20")',
    ),
    bug(
        family="birth_death_missing_rate",
        said="death rates have the names of the states below",
        function=births.words,
        stands="enumerate(death, start=1)",
        instead="enumerate(death)",
    ),
    bug(
        family="birth_death_missing_rate",
        said="one state left out of the total",
        function=births._weights,
        stands="range(len(birth) + 1)]",
        instead="range(len(birth))] + [0]",
    ),
    bug(
        family="laplace_grid",
        said="the answer may be a border value",
        function=grid.solve,
        stands="in (0, *boundary.values())",
        instead="in ()",
        difficulty=1,
        numbers=60,
    ),
    bug(
        family="laplace_grid",
        said="row and column exchanged in the text",
        function=grid._gaps,
        stands='{"i": i, "j": j}',
        instead='{"i": j, "j": i}',
    ),
    bug(
        family="piecewise_missing_threshold",
        said="the left branch holds at the threshold",
        function=pieces.solve,
        stands="(str(t), below if x < t else above)",
        instead="(str(t), below if x <= t else above)",
    ),
    bug(
        family="piecewise_missing_threshold",
        said="a sign lost in the text",
        function=pieces._branch_text,
        stands="{'-' if intercept < 0 else '+'}",
        instead="+",
        numbers=8,
    ),
    bug(
        family="geometry_coordinates",
        said="the point may lie on a line",
        function=lines.sample,
        stands="a * across + b * up == 0 or p * across + q * up == 0",
        instead="False",
        difficulty=1,
        numbers=100,
    ),
    bug(
        family="markov_missing_transition",
        said="hints of the two slots exchanged",
        function=generate._row,
        stands="zip(slots, said.hints, values",
        instead="zip(slots, said.hints[::-1], values",
    ),
    bug(
        family="markov_missing_transition",
        said="rows and columns of the chain exchanged",
        function=markov.words,
        stands='{"i": i, "j": j, "p": p}',
        instead='{"i": j, "j": i, "p": p}',
    ),
    bug(
        family="piecewise_missing_threshold",
        said="fewer requests than three for a difficulty",
        function=generate._row,
        stands="budget = 3 * difficulty",
        instead="budget = 2 * difficulty",
    ),
    bug(
        family="recurrence_missing_init",
        said="the text allows another number of requests",
        function=generate._row,
        stands="said.target, budget, answer_form",
        instead="said.target, budget + 1, answer_form",
    ),
)
