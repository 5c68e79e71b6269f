"""Judges many rewritten answers and lists the false verdicts: `python -m tests.corpus.tally 100000`."""

import random
from collections import Counter

import click

import seedproof
from tests.corpus.examples import (
    Example,
    folders,
    part_example,
    response_example,
    simple_example,
    wrongly_judged,
)

KINDS = {
    "parts": (("university",), part_example),
    "simple": (("missing_fact", "curriculum"), simple_example),
    "responses": (("university",), response_example),
}


@click.command()
@click.argument("count", type=int)
@click.option("--kind", type=click.Choice(list(KINDS)), multiple=True, default=list(KINDS))
@click.option("--first", type=int, default=0, help="The first number that is drawn from.")
@click.option("--shown", type=int, default=40, help="How many examples of each list are printed.")
def main(count: int, kind: tuple[str, ...], first: int, shown: int) -> None:
    """Judge COUNT examples of each kind and print how many are right, undecided and false."""
    for name in kind:
        _tally(name, range(first, first + count), shown)


def _tally(kind: str, numbers: range, shown: int) -> None:
    benchmarks, examples_of = KINDS[kind]
    verdicts: Counter[tuple[bool, str]] = Counter()
    false: list[Example] = []
    undecided: dict[str, list[Example]] = {}
    for number in numbers:
        draws = random.Random(f"{kind} {number}")
        folder = draws.choice(folders(*benchmarks))
        row = seedproof.rebuild(f"{folder}/{draws.randrange(1000):06d}", draws.randrange(10**9))
        for example in examples_of(dict(row), draws.choice):
            verdicts[example.case.keeps, example.verdict] += 1
            if wrongly_judged(example):
                false.append(example)
            if example.verdict == "undecided":
                key = f"{example.answer_type}: {example.reason[:60]}"
                undecided.setdefault(key, []).append(example)
    click.echo(f"{kind}: {sum(verdicts.values())} judged")
    for (keeps, verdict), number in sorted(verdicts.items()):
        click.echo(f"  {'right' if keeps else 'wrong'} answers that are {verdict}: {number}")
    click.echo(f"  judged falsely: {len(false)}")
    for example in false[:shown]:
        click.echo(f"    {example}")
    for key, examples in sorted(undecided.items(), key=lambda item: -len(item[1]))[:shown]:
        click.echo(f"  {len(examples)} undecided, {key}")
        click.echo(f"    {examples[0].case} {examples[0].response!r}")


if __name__ == "__main__":
    main()
