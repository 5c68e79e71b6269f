"""A metric that a plan cannot have has no value under it: every benchmark, config, protocol and control."""

from itertools import cycle, product

import msgspec
import pytest

from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.reporting import report
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import scored
from pipeline.evaluating.metrics.stating import result_of
from pipeline.evaluating.planning.heads import Source, head_of
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.scripted import SOLVERS
from pipeline.evaluating.transcripts.head import SolverHead
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan, solver_turns
from seedproof.record.errors import Misuse
from seedproof.record.rows import rows_digest
from tests.evaluating.samples import tables_of
from tests.ours import OURS


def knowing(row, messages):
    """Ask for the missing fact, even if it was given, and then say zero."""
    if messages[-1].role == "user" and len(messages) < 3 and "hint_slot" in row:
        return f"Request: {row['hint_slot']}"
    return SOLVERS["stubborn"](row, messages)


ASKED = (SOLVERS["oracle"], SOLVERS["stubborn"], knowing, SOLVERS["wide"])
"""Who is asked, row by row: one is right, one never asks, one is wrong with the fact, one asks for all."""

MOST = 8
"""Rows of a run."""

REQUESTS = {
    "requests",
    "declinations",
    "hints",
    "unread",
    "noncanonical_offers",
    "requests_before_first_offer",
    "repeats",
    "imagined_replies",
    "budget",
}
HINTS = {
    "hit_rate",
    "no_canonical_hint",
    "hint_but_wrong",
    "correct",
    "hint_right",
    "hint_wrong",
    "guess_right",
    "neither",
    "accuracy_given_hint",
    "accuracy_by_hints",
    "asks_for_what_it_has",
}
FOLLOW_UPS = {
    "follow_ups",
    "incremental_follow_ups",
    "counterfactual_follow_ups",
    "accuracy_where_follow_ups",
    "accuracy_with_follow_ups",
}
ATTEMPTS = {"accuracy_of_first", "accuracy_of_best_of_1", "gain"}
USAGE = {"input_tokens", "output_tokens"}
"""A scripted solver counts no tokens."""

NOBODY_IS_ASKED = REQUESTS | HINTS | {"first_request_success", "anchored", "over_asking", "asks_again"}

UNDER_CONTROL = {
    "none": {"over_asking", "asks_again"},
    "complete": HINTS | {"first_request_success", "asks_again"},
    "useless": {"first_request_success", "anchored", "over_asking"},
    "oracle_hint": NOBODY_IS_ASKED,
    "blind": NOBODY_IS_ASKED,
}
"""Of missing_fact, what has no meaning."""


def undefined(plan, attempts):
    """What has no meaning under a plan, written down a second time."""
    if plan.benchmark == "missing_fact":
        copies = set() if plan.config == "four_shot" else {"anchored"}
        return UNDER_CONTROL[plan.control] | copies | USAGE
    asks_nobody = {"budget"}
    if plan.benchmark == "curriculum" and plan.config == "followups":
        return FOLLOW_UPS | asks_nobody
    if plan.benchmark == "number_game" and attempts == 1:
        return ATTEMPTS | asks_nobody
    return asks_nobody


def plans():
    """Every plan that the benchmarks take."""
    for benchmark in OURS:
        asking = registry.benchmark(benchmark).asking
        configs = dict.fromkeys(config for config, _ in tables_of(benchmark))
        controls = ("none", *asking.controls)
        images = (True, False) if benchmark == "university" else (True,)
        choices = product(configs, asking.protocols, controls, asking.schemes, images)
        for choice in choices:
            try:
                yield asking.planned(Plan(benchmark, *choice))
            except Misuse:
                continue


PLANS = list(plans())
NAMES = ["-".join(map(str, msgspec.structs.astuple(plan)[:6])) for plan in PLANS]


def rows_of(plan):
    """Some rows of a config, of as many families as there are, and the follow-ups behind them."""
    rows = tables_of(plan.benchmark)[plan.config, "test"]
    follow_ups = {}
    if plan.config == "problems":
        for row in tables_of(plan.benchmark)["followups", "test"]:
            follow_ups.setdefault(row["parent_id"], []).append(row)
        rows = [row for row in rows if row["id"] in follow_ups] + rows[:4]
    return rows[:: max(1, len(rows) // MOST)], follow_ups


def run_under(plan, attempts):
    """The run of scripted solvers, each in its turn."""
    rows, follow_ups = rows_of(plan)
    follow_ups = {row["id"]: follow_ups[row["id"]] for row in rows if row["id"] in follow_ups}
    asked = Questions(rows, follow_ups, rows_digest(rows))
    asking = registry.benchmark(plan.benchmark).asking
    solver = SolverHead("scripted", "seedproof/each-in-its-turn", None, None, None, None, None)
    source = Source(version="1.0.0", split="test", attempts=attempts)
    head = head_of(plan, source, asked, solver, None)
    lines = []
    solvers = cycle(ASKED)

    def ask(row, attempt, parent=None):
        solve = next(solvers) if parent is None else SOLVERS["oracle"]
        return play(asking, row, plan, lambda messages: solve(row, messages), parent, attempt)

    for row, attempt in product(rows, range(attempts)):
        main = ask(row, attempt)
        lines.append(scored(row, main, head))
        if lines[-1].right:
            response = solver_turns(main.turns)[-1].text
            behind = follow_ups.get(row["id"], ())
            lines += [scored(each, ask(each, attempt, (row["id"], response)), head) for each in behind]
    return ScoredRun(head, asked.by_id, follow_ups, lines, len(lines))


@pytest.mark.parametrize("attempts", [1, 2])
@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_metric_has_a_value_where_it_means_something_and_nowhere_else(plan, attempts):
    run = run_under(plan, attempts)
    measured = measure(run)
    expected = undefined(plan, attempts)
    assert {name for name, estimate in measured.overall.items() if estimate is None} == expected
    for by_value in measured.groups.values():
        for estimates in by_value.values():
            assert not [name for name in expected if estimates[name] is not None]
    assert not [name for name in expected if measured.over_families.get(name) is not None]
    result = result_of(run, measured)
    told = {line.split()[0]: line.split()[1:] for line in report(run, measured, result) if line.strip()}
    for name in expected:
        assert result["metrics"]["overall"]["all"][name]["value"] is None
        assert told[name] == ["-"]


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_class_that_a_plan_cannot_have_is_not_counted(plan):
    classes = result_of(run := run_under(plan, 1), measure(run))["classes"]
    asks = {"hint_wrong", "no_request", "unread_only", "wrong_slot", "imagined_reply"}
    lacks_fact = plan.benchmark == "missing_fact" and plan.control in ("none", "useless")
    assert asks & set(classes) == (asks if lacks_fact else set())
    assert ("wrong_answer" in classes) is not lacks_fact
    assert sum(classes.values()) == sum(not line.right for line in run.scored)


def test_every_metric_means_something_under_some_plan():
    for benchmark in OURS:
        of_benchmark = [
            (plan, attempts) for plan in PLANS for attempts in (1, 2) if plan.benchmark == benchmark
        ]
        nowhere = set.intersection(*(undefined(plan, attempts) for plan, attempts in of_benchmark))
        assert nowhere <= {"budget"} | USAGE
