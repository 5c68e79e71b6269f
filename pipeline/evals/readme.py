"""`evals/README.md`: each command, with the version that it was tested with."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from pipeline.evals.tasks import ORACLE_HINT, Task
from seedproof.contract.benchmark import Benchmark

Formulas = Literal["never", "sometimes", "always"]
"""When formulas have to be worked out to score an answer."""

_NEEDS: Mapping[Formulas, str] = {
    "never": "It needs Python 3.11 or newer and nothing else.",
    "sometimes": (
        "It needs Python 3.11 or newer and nothing else. An answer that is a formula, such as `2^5 - 3`, is "
        "worked out with python-flint and msgspec; without them it is undecided, and the reason says so."
    ),
    "always": "It needs python-flint and msgspec: `pip install python-flint msgspec`.",
}

INSPECT = "0.3.285"
LM_EVAL = "0.4.13"
"""The versions that the files were run with."""


def readme_of(benchmark: Benchmark, tasks: Sequence[Task], formulas: Formulas) -> str:
    """Return the text on the files of a benchmark."""
    packages = "msgspec" if formulas == "never" else "msgspec python-flint"
    paragraphs = [
        f"# {benchmark.release.pretty_name} without seedproof",
        "The files of this folder ask and score the rows of this release where seedproof is not installed. "
        "They are generated: what they send and what they call right is what seedproof sends and calls "
        "right, and its tests compare the two.",
        *_scorer(benchmark, formulas),
        *_inspect(packages),
        *_harness(tasks, packages),
        *_rewards(),
        *_no_hub_task(benchmark),
    ]
    return "\n\n".join(paragraphs) + "\n"


def _scorer(benchmark: Benchmark, formulas: Formulas) -> Iterator[str]:
    yield "## Score a response: `seedproof_score.py`"
    yield _code(
        "python",
        "from seedproof_score import score\n\n"
        'score("... Answer: 10/37", row)["right"]  # also: verdict, score, reason, errors, parts',
    )
    yield _NEEDS[formulas]
    yield (
        "An undecided answer is neither right nor wrong, and is worth 0 here. The same code is in "
        "`seedproof score`, which also has intervals and tables."
    )
    if benchmark.has("holder"):
        yield "`hold(row, request)` is the holder: it replies with the stored sentence, or refuses."


def _inspect(packages: str) -> Iterator[str]:
    yield f"## Ask a model: `inspect_tasks.py`, tested with inspect-ai {INSPECT}"
    yield _code(
        "sh",
        f"pip install inspect-ai {packages}\ninspect eval evals/inspect_tasks.py --model openai/NAME",
    )
    yield (
        "It asks the rows of the release that this folder is in. What else can be asked stands behind `-T`: "
        "`config`, `split`, `sample`, `attempts`, `control`, `protocol`, `scheme`, `images`, and "
        "`release=NAMESPACE/NAME@vX.Y.Z` for a release on the Hub (with huggingface_hub; images need "
        "pyarrow). `seedproof import` makes a run of the log, for `seedproof score` and `seedproof table`."
    )


def _harness(tasks: Sequence[Task], packages: str) -> Iterator[str]:
    yield f"## Ask a model: `lm_eval/`, tested with lm-eval {LM_EVAL}"
    yield "In the folder of the release, for a chat model:"
    yield _code(
        "sh",
        f"pip install lm-eval {packages}\n"
        "lm_eval run --include_path evals/lm_eval "
        f"--tasks {tasks[0].name} --apply_chat_template --model ...",
    )
    names = "\n".join(f"- `{task.name}`" for task in tasks)
    yield (
        "Without `--apply_chat_template` lm-eval joins the system message and the question without a space "
        "between them: these tasks are for chat models. The tasks:"
    )
    yield names
    if any(task.leaves_out_images for task in tasks):
        yield "Rows with an image are left out."
    if any(task.plan.control == ORACLE_HINT for task in tasks):
        yield (
            "lm-eval sends one message, so the missing fact stands behind the notes (the control "
            f"`{ORACLE_HINT}`): these tasks measure whether it is used, not whether it is asked for."
        )
    yield (
        "A task names the Parquet file of its config; a release need not have every config. Public rows may "
        "be in training data: `seedproof fresh` makes others."
    )


def _rewards() -> Iterator[str]:
    yield "## Train: `rewards.py`"
    yield _code(
        "python",
        "from rewards import reward, score_answer\n\n"
        "GRPOTrainer(..., reward_funcs=reward)  # TRL; the data set has the columns of the rows\n"
        'score_answer("10/37", row)  # reasoning-gym',
    )
    yield (
        "`reward(prompts, completions, **columns)` takes texts and lists of messages. It was tested as these "
        "libraries call it, not inside them. Do not train on rows that you evaluate on."
    )


def _no_hub_task(benchmark: Benchmark) -> Iterator[str]:
    yield "## There is no `eval.yaml`"
    yield (
        "The file by which the Hub runs a benchmark names solvers and scorers built into inspect-ai, "
        "and cannot leave rows out. These scorers are exact at most where every answer is a number, and "
        f"{benchmark.name} has no config of such rows alone. Elsewhere `match` accepts 1120 for 120, `math` "
        "stops at an answer such as `<`, and none of them sends requests to a holder, checks the steps of a "
        "game or compares part by part. A score under our name that is not ours would be worse than none."
    )


def _code(language: str, text: str) -> str:
    return f"```{language}\n{text}\n```"
