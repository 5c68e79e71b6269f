"""What is named on the command line: benchmarks, releases, families, configs, rows, guessed and completed."""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from pipeline.workplace.catalogue import entry_of
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.names import meant, no_such
from seedproof.record.nearby import MANIFEST, RELEASES, versions_with


class Names(click.Choice[str]):
    """Some names, of which a mistyped one is guessed."""

    def get_invalid_choice_message(self, value: object, ctx: click.Context | None) -> str:
        """Say what there is, and what was perhaps meant."""
        said = super().get_invalid_choice_message(value, ctx).removesuffix(".")
        return f"{said}{meant(str(value), map(str, self.choices))}"


BENCHMARK = Names(registry.benchmarks())
"""A benchmark that is installed."""


class ReleaseFolder(click.ParamType[Path]):
    """The folder of a release, which may be named as `release_named` says."""

    name = "release"

    def convert(self, value: str | Path, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the folder. Raises: NotFound where a name stands for none."""
        return release_named(os.fspath(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Complete names of releases, and folders."""
        return completed_release(incomplete)


RELEASE = ReleaseFolder()


def release_named(asked: str) -> Path:
    """Return the folder of a release: itself, or what `missing_fact` or `missing_fact@1.0.0` stands for here.

    A name alone is that of the version of params.yaml if this was cut, else of the newest one. A path that
    leads to no release is returned as it is: what is wrong with it is for the command to say.
    Raises: NotFound where there is nothing of this name.
    """
    folder = Path(asked)
    if (folder / MANIFEST).is_file() or os.sep in asked:
        return folder
    name, _, version = asked.partition("@")
    versions = versions_with(RELEASES / name, MANIFEST)
    if versions:
        wanted = version or _current(name, versions)
        if wanted not in versions:
            raise no_such(f"{RELEASES / name}: has no version {wanted}", wanted, versions)
        return RELEASES / name / wanted
    if folder.exists():
        return folder
    if name not in registry.benchmarks():
        said = f"{asked}: there is no such folder, and no benchmark of this name"
        raise no_such(said, name, registry.benchmarks())
    raise NotFound(
        f"{name}: no release of it is in {RELEASES} here, expected {RELEASES / name / '1.0.0'}. Fetch it: "
        f"seedproof download {name}. In a checkout: make release"
    )


def _current(benchmark: str, versions: Sequence[str]) -> str:
    """Return the version of params.yaml if it is one of those given in rising order, else the last."""
    with suppress(SeedproofError):
        version = load_settings(benchmark).version
        if version in versions:
            return version
    return versions[-1]


def benchmark_of(asked: str) -> str:
    """Return the benchmark that a name, a row's id, or the folder of a release is of, by its look alone."""
    parts = [part.partition("@")[0] for part in asked.split("/")]
    return next((part for part in parts if part in registry.benchmarks()), "")


def completed_release(incomplete: str) -> list[CompletionItem]:
    """Complete the name of a release that is here, or of a benchmark, or else a folder."""
    names = list(registry.benchmarks())
    if "@" in incomplete:
        name = incomplete.partition("@")[0]
        names = [f"{name}@{version}" for version in versions_with(RELEASES / name, MANIFEST)]
    return _beginning(names, incomplete) or [CompletionItem(incomplete, type="dir")]


def complete_release(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Complete an argument that may also be something else than a release."""
    return completed_release(incomplete)


def complete_family(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Complete a family of the benchmark that stands in the same call."""
    return _beginning(entry_of(_asked(context)).families, incomplete)


def complete_config(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Complete a config of the benchmark that stands in the same call."""
    return _beginning(entry_of(_asked(context)).configs, incomplete)


def complete_row(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete a row's id up to its number: benchmark, family, difficulty."""
    benchmark, *behind = incomplete.split("/")
    if not behind:
        return _beginning([f"{name}/" for name in registry.benchmarks()], incomplete)
    families = entry_of(benchmark).families
    if len(behind) == 1:
        return _beginning([f"{benchmark}/{family}/" for family in families], incomplete)
    levels = families.get(behind[0], {})
    return _beginning([f"{benchmark}/{behind[0]}/{level}/" for level in levels], incomplete)


def _asked(context: click.Context) -> str:
    """Return the benchmark of a call that is being typed. Click leaves words before a bare option unread."""
    read = context.params.get("benchmark"), *(context.params.get("benchmarks") or ())
    return next((name for word in (*context.args, *read) if (name := benchmark_of(str(word)))), "")


def _beginning(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]
