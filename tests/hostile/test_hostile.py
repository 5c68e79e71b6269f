"""Whatever file a command is given: it ends, says so in words of its own, and leaves the rest alone."""

import os
import shutil

import click
import pytest

from pipeline.cli import cli
from tests.circles import few, soak
from tests.hostile import base, page
from tests.hostile.cases import COMMANDS, Case, chosen
from tests.hostile.misbehaving import WAYS
from tests.hostile.places import PLACES, Place
from tests.hostile.running import run, warmed
from tests.hostile.serving import Server
from tests.hostile.things import Kind, written
from tests.sharing import made_once

PATIENCE = 300
"""Seconds after which a command hangs for certain, on a busy machine as well."""

FEW, MANY = 12, 60

LIGHT = ("audit", "list", "contamination")
"""Commands for which a built workplace is all that has to be there."""

UNTRIED = {"capacity", "code", "rehearse", "scale"}
"""Commands that read nothing of anybody, or go the way of two others with a Hub of their own.

Of `scale`, test_scale.py tries folders of others.
"""

TRUE = written("as it should be", lambda true: true)


@pytest.fixture(scope="module")
def light(built, tmp_path_factory):
    """A workplace with what costs little to make."""

    def make(folder):
        shutil.copytree(built, folder, dirs_exist_ok=True)
        base.make_light(folder)

    return made_once(tmp_path_factory, "hostile-light", make)


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    """A workplace with one of everything."""
    return made_once(tmp_path_factory, "hostile-full", base.make)


def hold(command, folder, count, tmp_path):
    """Hold a command to its promises, with so many files."""
    (server,) = warmed(command, folder, tmp_path, 1)
    faults = []
    for number, case in enumerate(chosen(command, folder, count)):
        for terminal in (True, False):
            result = run(server, case, terminal, folder, tmp_path / f"{number}-{terminal}", PATIENCE)
            faults += [f"{case.name}: {fault}" for fault in result.broken]
    server.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def scratch(tmp_path_factory):
    """Where commands run, by a short path: those that start processes have a socket there."""
    return tmp_path_factory.mktemp("h")


@pytest.mark.parametrize("command", few(LIGHT, 2))
def test_a_few_files_do_no_harm(command, light, scratch):
    hold(command, light, FEW, scratch)


@soak
@pytest.mark.parametrize("command", COMMANDS)
def test_no_file_does_harm(command, full, scratch):
    hold(command, full, MANY, scratch)


HALF_WAY = {"download", "tell"}
"""Commands that need a Hub or a model to come to an end."""


@soak
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_reads_the_file_as_it_should_be(command, full, scratch):
    """Else hostile ones would be refused for another reason than their own."""
    (server,) = warmed(command, full, scratch, 1)
    places = [place for place in PLACES if place.command == command and (full / place.file).is_file()]
    for number, place in enumerate(places):
        result = run(server, Case(place, TRUE), False, full, scratch / str(number), PATIENCE)
        assert not result.broken, place.name
        assert b"Error: " not in result.outcome.err or command in HALF_WAY, place.name
    server.close()


CAUGHT = {
    "hang": "did not end",
    "read what nobody writes": "did not end",
    "a fault": "words of Python: Traceback",
    "exit 4": "exit code 4",
    "signal": "by signal 11",
    "memory": "words of Python: Traceback",
    "talk without end": "did not end",
    "escape sequence": "control character 0x1b",
    "foreign colour": "control character 0x1b",
    "carriage return": "control character 0x0d",
    "bidirectional mark": "bidirectional mark",
    "no UTF-8": "no UTF-8",
    "long line": "a line too long",
    "two errors": "several errors",
    "an error and more": "more than an error",
    "silence": "nothing said",
    "an error that is none": "exit code 0 with an error",
    "connect": "network",
    "look up a host": "network",
    "run a program": "program true",
    "write elsewhere": "changed 'canary/canary.txt'",
    "write here": "made 'work/mine'",
    "remove": "removed 'work/true'",
    "run what a file says": "ran: ran-by-yaml",
    "nothing": None,
    "an error": None,
}
"""What is to be said of each way to break a promise."""

ON_A_TERMINAL = {"two errors", "an error and more", "silence", "an error that is none"}
"""What cannot be seen there, where both streams are one."""


def test_a_program_that_misbehaves_is_noticed(tmp_path, subtests):
    assert CAUGHT.keys() == WAYS.keys()
    (tmp_path / "true").write_text("true\n")
    server = Server([], "tests.hostile.misbehaving")
    for number, (way, said) in enumerate(CAUGHT.items()):
        case = Case(Place(tuple(way.split()), "true", ("true",)), Kind("a pipe beside", _beside_a_pipe))
        for terminal in (True, False):
            with subtests.test(way=way, terminal=terminal):
                patience = 2 if said == "did not end" else PATIENCE
                folder = tmp_path / f"{number}-{terminal}"
                result = run(server, case, terminal, tmp_path, folder, patience)
                seen = " ".join(result.broken)
                if said is None or (terminal and way in ON_A_TERMINAL):
                    assert not seen
                else:
                    assert said in seen
    server.close()


def _beside_a_pipe(path, true):
    path.write_bytes(true)
    os.mkfifo(path.parent / "pipe")


@soak
def test_the_page_counts_the_attacks(full):
    told = page.counted()
    assert list(told) == list(COMMANDS)
    for command in COMMANDS:
        cases = chosen(command, full)
        places = len({case.place.name for case in cases})
        assert told[command] == (places, len(cases), len(cases)), command


def test_every_command_that_reads_is_tried():
    tried = {command.split()[0] for command in COMMANDS}
    assert set(cli.list_commands(click.Context(cli))) - tried == UNTRIED
