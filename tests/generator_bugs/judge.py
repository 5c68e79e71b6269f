"""Bugs of `judge`."""

from functools import partial

from seedproof.benchmarks.judge import choosing, drafting, generate, writing
from tests.conftest import SMALL
from tests.generator_bugs.bug import Bug

bug = partial(Bug, benchmark="judge", family="rational_inequality", difficulty=1, numbers=4)

ONE_PROBLEM = {key: value for key, value in SMALL["judge"].items() if key != "splits"} | {
    "generate": {"root_seed": 7, "problems_root_seed": 7, "rows": {"problems": 1}},
    "splits": {},
}

BUGS = (
    bug(
        said="right and wrong exchanged in the answer",
        function=generate._row,
        stands='"yes" if goal.label else "no"',
        instead='"no" if goal.label else "yes"',
    ),
    bug(
        said="right and wrong exchanged in answer and label",
        function=drafting.Goal.label.fget,
        stands='self.error == ""',
        instead='self.error != ""',
    ),
    bug(
        said="the false step counted from 0",
        function=choosing._false_step,
        stands="number = 0",
        instead="number = -1",
    ),
    bug(
        said="a slip that is no slip of the template",
        function=generate._certificate,
        stands="draft.goal.slipped.slip if",
        instead="draft.goal.slipped.slip.upper() if",
    ),
    bug(
        said="rules of the steps in reverse order",
        function=choosing.rules_of,
        stands="return rules",
        instead="return rules[::-1]",
        numbers=8,
    ),
    bug(
        said="the certificate has an answer with a space behind it",
        function=drafting._Drafting._part,
        stands="latex_.append(given)",
        instead="latex_.append(text + ' ')",
    ),
    bug(
        said="every candidate states the answers of the slip",
        function=drafting._Drafting._stated,
        stands="shown = self._shown_answer(part, form)",
        instead="shown = self._goal.slipped.work.answers_latex[part]",
        still_true="Another way to write the candidate is chosen, in which nothing is wrong.",
    ),
    bug(
        said="the wrong letter before the answer of a part",
        family="polynomial_division",
        function=writing._Words._answer,
        stands="_LETTERS[stated.part]",
        instead="_LETTERS[stated.part - 1]",
    ),
    bug(
        said="a decimal of another value in a check",
        function=drafting._Drafting._checks,
        stands="Check(stated.latex, decimal)",
        instead="Check(stated.latex, decimal + '9')",
        family="mixing_tank",
        numbers=12,
    ),
    bug(
        said="the row names another change",
        function=generate._change,
        stands="return draft.goal.slipped.slip",
        instead="return 'slip'",
    ),
    bug(
        said="the question shows another correct answer",
        function=generate._row,
        stands="question(made.text, golden, candidate.text)",
        instead="question(made.text, golden[::-1], candidate.text)",
    ),
    bug(
        said="one writer for all candidates",
        function=choosing._goals,
        stands="draws.sample(list(WRITERS), CANDIDATES)",
        instead="[draws.choice(list(WRITERS))] * CANDIDATES",
        by_expectations=True,
        build=ONE_PROBLEM,
    ),
)
