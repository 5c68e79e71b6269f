"""What the program says of itself: its help, its examples, and what to do about a wrong word."""

import re
import shlex
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from pipeline.cli import GROUPS, cli
from pipeline.workplace.catalogue import choices_of
from seedproof.contract import registry
from tests.conftest import run
from tests.ours import OURS

COMMANDS = cli.list_commands(click.Context(cli))
EXAMPLES = [
    line.strip()
    for name in COMMANDS
    for line in cli.get_command(None, name).help.partition("Example:")[2].splitlines()
    if line.strip()
]


def test_help_loads_no_command():
    code = (
        "import sys; from pipeline.cli import cli; cli(['--help'], standalone_mode=False);"
        "print(*(name for name in sys.modules if 'pipeline.commands' in name), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.split() == []


def test_help_has_every_first_sentence_in_full_on_at_most_two_lines_of_a_group():
    listed = CliRunner().invoke(cli, ["--help"], terminal_width=80).output.partition("Use:\n")[2]
    entries = re.split(r"^  (?=\S)", listed.partition("\n\nFor DVC")[0], flags=re.MULTILINE)[1:]
    assert [entry.split()[0] for entry in entries] == [name for names in GROUPS.values() for name in names]
    for entry in entries:
        name, *words = entry.partition("\n\n")[0].split()
        summary = " ".join(words)
        assert summary.endswith("."), entry
        assert " ".join(cli.get_command(None, name).help.split()).startswith(summary)
        assert entry.rstrip().count("\n") <= 3, entry


def test_a_command_of_no_group_is_named_in_the_last_line_of_help_and_has_help():
    beside = ["generate", "validate", "cycle", "quality", "release", "code", "tabulate", "tell"]
    last = " ".join(run("--help").output.partition("For DVC")[2].split())
    assert last == f"and maintainers: {', '.join(beside)}."
    assert [name for name in COMMANDS if not any(name in names for names in GROUPS.values())] == beside
    for name in beside:
        assert run(name, "--help").exit_code == 0


def options_of(command):
    """Return the options of a command and of those below it."""
    below = command.commands.values() if isinstance(command, click.Group) else ()
    own = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    return [*own, *(option for each in below for option in options_of(each))]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_an_option_is_one_sentence_of_at_most_15_words(name):
    for option in options_of(cli.get_command(None, name)):
        sentence = option.help.partition("  [default: ")[0]
        assert 1 < len(sentence.split()) <= 15, option
        assert re.fullmatch(r"[A-Z0-9][^\n]*\.", sentence), option
        assert not re.search(r"[.?!] [A-Z]", sentence), option


def test_every_command_has_an_example():
    assert {example.partition("seedproof ")[2].split()[0] for example in EXAMPLES} == set(COMMANDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_typed_and_names_no_version_that_goes_stale(example):
    _, name, *arguments = shlex.split(example.removeprefix("OPENAI_API_KEY=... "))
    command = cli.get_command(None, name)
    assert command.make_context(name, arguments).command is command
    assert not re.search(r"[0-9]+\.[0-9]+\.[0-9]+", example)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("downlod", "download"), ("audti", "audit"), ("gnerate", "generate"), ("publsh", "publish")],
)
def test_a_mistyped_command_is_guessed(typed, meant):
    done = run(typed)
    what, where = done.output.splitlines()
    assert what == f"Error: No such command '{typed}'. Did you mean '{meant}'?"
    assert where == "See: seedproof --help"
    assert done.exit_code == 2


def test_a_mistyped_benchmark_shows_the_right_names():
    done = run("generate", "missing_facts")
    what, _ = done.output.splitlines()
    assert "'missing_facts' is not one of" in what
    assert what.endswith("Did you mean missing_fact?")


def test_without_a_command_the_help_is_shown():
    assert "Evaluate:" in run().output


def test_the_help_of_evaluate_has_what_each_benchmark_can_be_asked():
    told = run("evaluate", "--help").output
    of_benchmarks = dict(re.findall(r"^(\w+):\n((?:  .*\n?)+)", told, re.MULTILINE))
    for name in OURS:
        said = " ".join(of_benchmarks[name].split())
        choices = {"config": list(registry.benchmark(name).release.configs), **choices_of(name)}
        for option, of_option in choices.items():
            assert (f"--{option} {', '.join(of_option)}" in said) == (len(of_option) > 1), (name, option)
