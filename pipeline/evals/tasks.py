"""The tasks of lm-eval: one for each config whose questions can be asked in one message."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.contract.benchmark import Benchmark
from seedproof.episodes.asking import PROMPT_VERSION
from seedproof.episodes.turns import Plan

ORACLE_HINT = "oracle_hint"
"""The control by which a question that lacks a fact can be asked at once: it has the fact."""

MAX_TOKENS = 4096

_YAML = """\
task: {name}
tag: seedproof_{benchmark}
custom_dataset: !function functions.rows
dataset_kwargs:
  config: {config}
test_split: test
output_type: generate_until
description: {system}
doc_to_text: !function functions.question
doc_to_target: answer
process_results: !function functions.process_results
generation_kwargs:
  until: []
  do_sample: false
  temperature: 0.0
  max_gen_toks: {max_tokens}
metric_list:
  - metric: right
    aggregation: mean
    higher_is_better: true
  - metric: score
    aggregation: mean
    higher_is_better: true
  - metric: undecided
    aggregation: mean
    higher_is_better: false
metadata:
  version: {version}
  prompt_version: {prompt_version}
"""


@dataclass(frozen=True)
class Task:
    """A config as it is asked in one message."""

    name: str
    plan: Plan
    system: str


def tasks_of(benchmark: Benchmark) -> Iterator[Task]:
    """Yield the tasks of a benchmark. Follow-ups are left out: they go on from what a model said."""
    asking = benchmark.asking
    behind = asking.follow_ups.config if asking.follow_ups else None
    for config in benchmark.release.configs:
        for scheme in asking.schemes:
            if config != behind:
                plan = Plan(benchmark.name, config, control=control_of(benchmark), scheme=scheme)
                system = asking.system_message(plan)
                yield Task(_name(benchmark, plan), plan, system)


def control_of(benchmark: Benchmark) -> str:
    """Return the control under which the benchmark is asked in one message."""
    return ORACLE_HINT if ORACLE_HINT in benchmark.asking.controls else "none"


def yaml_of(task: Task, version: str) -> str:
    """Return the file of a task. Its texts are JSON, which is YAML."""
    return _YAML.format(
        name=task.name,
        benchmark=task.plan.benchmark,
        config=task.plan.config,
        system=json.dumps(task.system),
        max_tokens=MAX_TOKENS,
        version=version,
        prompt_version=PROMPT_VERSION,
    )


def _name(benchmark: Benchmark, plan: Plan) -> str:
    words = ["seedproof", plan.benchmark, plan.config]
    if plan.control != "none":
        words.append(plan.control)
    if plan.scheme != benchmark.asking.schemes[0]:
        words.append(plan.scheme)
    return "_".join(words)
