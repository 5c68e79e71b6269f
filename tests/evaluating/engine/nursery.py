"""Runs the command line in children of a process that has inspect loaded: it is loaded once for all of them.

Reads a JSON object a line: `arguments`, `cwd`, `env`, `retries`; tells the child's pid, then its end.
"""

import contextlib
import gc
import json
import os
import resource
import signal
import sys
from importlib import import_module

from inspect_ai.model import get_model_info

import pipeline.__main__ as program
import pipeline.commands.evaluate as evaluate
from pipeline.evaluating.engine import logs, waves
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact.holder import vocabulary_of

assert logs
assert waves

LATER = (
    "acp",
    "aiohttp",
    "anyio._backends._asyncio",
    "fsspec.implementations.chained",
    "httpcore2",
    "inspect_ai._control.config_record",
    "inspect_ai._control.scoring",
    "inspect_ai._display.rich.display",
    "inspect_ai.agent._acp.event_mapping",
    "inspect_ai.agent._acp.server",
    "inspect_ai.hooks._startup",
    "inspect_ai.model._providers.none",
    "inspect_ai.model._providers.openai",
    "markdown_it",
    "numba",
    "numpy",
    "openai.resources.chat.completions",
    "openai.resources.responses",
    "openai.types.responses",
    "pandas",
    "pipeline.cli",
    "pipeline.commands.import",
    "pipeline.evaluating.scripted.oracles.missing_fact",
    "pyarrow.parquet",
    "rich.markdown",
    "scipy.special",
    "seedproof.benchmarks.curriculum.solver",
    "seedproof.benchmarks.number_game.solver",
    "seedproof.equivalence",
    "seedproof.scoring.responses",
    "sympy",
)
"""What a run would import when it begins, each anew."""

for name in LATER:
    import_module(name)

# The Hub's client reads its environment when it is loaded: each child loads it in its own.
assert "huggingface_hub" not in sys.modules

# What every run would read anew: all that inspect knows of models, and how requests are worded.
get_model_info("openai/gpt-4o")
for family in FAMILIES:
    vocabulary_of(family).read("What is the first quantity?")

# What is loaded here is never garbage: children need not look through it.
gc.freeze()


def child(task, out, err):
    # Tests that a shell has started in the background ignore it, and so would their children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
    os.dup2(os.open(err, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
    os.environ.update(task["env"])
    os.chdir(task["cwd"])
    if "KILLS" in task["env"]:
        os.setpgid(0, 0)
        import_module("tests.kills.hook.sitecustomize")
    (retries,) = [option for option in evaluate.command.params if option.name == "retries"]
    retries.default = task["retries"]
    if task["file_size"] is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (task["file_size"], task["file_size"]))
    if task["main"] == "inspect":
        from inspect_ai._cli.main import main

        sys.argv = ["inspect", *task["arguments"]]
        main()
    else:
        sys.argv = ["seedproof", *task["arguments"]]
        program.main()


def main():
    for line in sys.stdin:
        task = json.loads(line)
        pid = os.fork()
        if pid == 0:
            code = 1
            with contextlib.suppress(Exception):
                try:
                    child(task, task["out"], task["err"])
                except SystemExit as error:
                    code = error.code if isinstance(error.code, int) else int(bool(error.code))
                    sys.stdout.flush()
                    sys.stderr.flush()
            os._exit(code)
        print(pid, flush=True)  # noqa: T201
        _, status = os.waitpid(pid, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
