"""The tasks of lm-eval: one for each config whose questions can be asked in one message, without images."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.contract.benchmark import Benchmark
from seedproof.episodes.turns import Plan

ORACLE_HINT = "oracle_hint"
"""The control by which a question that lacks a fact can be asked at once: it has the fact."""

MAX_TOKENS = 4096

_YAML = """\
# {title}. Run it in the folder of the release: lm_eval --include_path evals/lm_eval --tasks {name} ...
task: {name}
tag: seedproof_{benchmark}
dataset_path: parquet
dataset_kwargs:
  data_files:
    test: data/{config}/test.parquet
test_split: test
output_type: generate_until
{process_docs}description: {system}
doc_to_text: !function score.question
doc_to_target: answer
process_results: !function score.process_results
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
    leaves_out_images: bool


def tasks_of(benchmark: Benchmark) -> Iterator[Task]:
    """Yield the tasks of a benchmark. Follow-ups are left out: they go on from what a model said."""
    layout = benchmark.release
    asking = benchmark.asking
    behind = asking.follow_ups.config if asking.follow_ups else None
    for config in layout.configs:
        for scheme in asking.schemes:
            if config != behind:
                plan = Plan(benchmark.name, config, control=control_of(benchmark), scheme=scheme)
                system = asking.system_message(plan)
                yield Task(_name(benchmark, plan), plan, system, "has_image" in layout.columns)


def control_of(benchmark: Benchmark) -> str:
    """Return the control under which the benchmark is asked in one message."""
    return ORACLE_HINT if ORACLE_HINT in benchmark.asking.controls else "none"


def yaml_of(task: Task, title: str, version: str, prompt_version: int) -> str:
    """Return the file of a task. Its texts are JSON, which is YAML."""
    process_docs = "process_docs: !function score.without_images\n" if task.leaves_out_images else ""
    return _YAML.format(
        name=task.name,
        title=title,
        benchmark=task.plan.benchmark,
        config=task.plan.config,
        process_docs=process_docs,
        system=json.dumps(task.system),
        max_tokens=MAX_TOKENS,
        version=version,
        prompt_version=prompt_version,
    )


def _name(benchmark: Benchmark, plan: Plan) -> str:
    words = ["seedproof", plan.benchmark, plan.config]
    if plan.control != "none":
        words.append(plan.control)
    if plan.scheme != benchmark.asking.schemes[0]:
        words.append(plan.scheme)
    return "_".join(words)
