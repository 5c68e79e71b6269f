"""`evals/README.md`: each command, with the version that it was tested with."""

from collections.abc import Sequence

import seedproof
from pipeline.evals.tasks import ORACLE_HINT, Task
from seedproof.contract.benchmark import Benchmark

INSPECT = "0.3.285"
LM_EVAL = "0.4.13"
"""The versions that the files were run with."""

_TEXT = """\
# {title} in inspect, lm-eval and trainers

These files ask and score as `seedproof evaluate` does: they import Seedproof, version {seedproof} or newer,
with its extras `evaluate` and `hub`. `seedproof export evals {benchmark}` writes them. Run the commands in
this folder.

## inspect-ai

```sh
inspect eval inspect_tasks.py --model openai/NAME
```

It asks the rows of the release that the files were written for, or with
`-T release=NAMESPACE/NAME@vX.Y.Z` those of one on the Hub. Behind `-T` stand also `config`, `split`,
`sample`, `attempts`, `control`, `protocol`, `scheme`, `holder` and `images`. `seedproof import` makes a run
of the log, for `seedproof score` and `seedproof table`. Tested with inspect-ai {inspect}.

## lm-eval

```sh
lm_eval run --include_path lm_eval --tasks {task} --apply_chat_template --model ...
```

The tasks are for chat models: without `--apply_chat_template`, lm-eval joins system message and question
without a space between them.{remarks} Tested with lm-eval {lm_eval}. The tasks:

{tasks}

## Training

```python
from rewards import reward, score_answer

GRPOTrainer(..., reward_funcs=reward)  # TRL; the data set has the columns of the rows
score_answer("10/37", row)  # reasoning-gym
```

An undecided answer is worth 0. Do not train on rows that you evaluate on: `seedproof fresh` makes others.
"""

_IMAGES = " Rows with an image are left out."
_ORACLE_HINT = f"""
lm-eval sends one message, so the missing fact stands behind the notes (the control `{ORACLE_HINT}`): these
tasks measure whether it is used, not whether it is asked for."""


def readme_of(benchmark: Benchmark, tasks: Sequence[Task]) -> str:
    """Return the text on the files of a benchmark."""
    remarks = _IMAGES if "has_image" in benchmark.release.columns else ""
    if any(task.plan.control == ORACLE_HINT for task in tasks):
        remarks += _ORACLE_HINT
    return _TEXT.format(
        title=benchmark.release.pretty_name,
        benchmark=benchmark.name,
        seedproof=seedproof.__version__,
        inspect=INSPECT,
        lm_eval=LM_EVAL,
        task=tasks[0].name,
        remarks=remarks,
        tasks="\n".join(f"- `{task.name}`" for task in tasks),
    )
