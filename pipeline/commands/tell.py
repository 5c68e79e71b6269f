"""`seedproof tell`."""

from collections import Counter

import click

from pipeline.archiving.params import set_param
from pipeline.commands import needs
from pipeline.workplace.naming import Names
from pipeline.workplace.settings import PARAMS, load_settings
from seedproof.contract import registry
from seedproof.record.printing import say
from seedproof.record.progress import counted


@click.command("tell")
@click.argument("benchmark", type=Names(registry.benchmarks_with("tell")))
@needs("evaluate")
def command(benchmark: str) -> None:
    """Have a language model write a benchmark's texts, and keep every attempt in a transcript.

    Endpoints come from the benchmark's section `model` in params.yaml, keys from the environment. Each
    paid answer is saved as a line. Repeat the command to continue a run that stopped. At the end, the
    transcript's SHA-256 is written to params.yaml. If params.yaml has `realiser: llm`, `generate` takes its
    texts from the transcript, and calls no model. No release of Seedproof does so.

    \b
    Example:
        OPENAI_API_KEY=... seedproof tell curriculum
    """
    telling, settings = registry.benchmark(benchmark).tell, load_settings(benchmark)
    read_by = Counter[str]()

    def line() -> str:
        accepted = read_by["reader"] + read_by["model"]
        return f"tell, attempts: {read_by.total():,}, {accepted:,} texts accepted"

    with counted("tell, attempts", None, line) as one_more:
        for reader in telling.told(settings):
            read_by[reader] += 1
            one_more()
    set_param(PARAMS, (benchmark, "generate", "transcript"), telling.digest())
    say(
        f"{read_by.total():,} new attempts: {read_by['reader']:,} texts read by our own reader, "
        f"{read_by['model']:,} by another model alone, {read_by['']:,} refused"
    )
    say("With realiser: llm in params.yaml, dvc repro builds from the transcript")
