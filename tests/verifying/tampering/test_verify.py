"""No kind of tampering gets past `verify`: every twentieth on every benchmark, the others on one each.

`make attack` tries every kind on every benchmark.
"""

import copy
import functools
import json
import shutil
from collections.abc import Iterator
from hashlib import sha256

import msgspec
import pytest
import yaml

from pipeline.verifying.verify import verify
from seedproof.contract import registry
from seedproof.record.checks import State, tally
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of
from tests.conftest import SHOWN_AT_THE_END, SMALL
from tests.verifying.tampering import TAMPERINGS, DoesNotApply, turns
from tests.verifying.tampering.test_attacks import Victim, entries

EVERYWHERE = TAMPERINGS[::20]
"""The kinds that are tried on every benchmark, and of which all checks are made, whatever has failed."""

TWICE = TAMPERINGS[::4]
"""The kinds that are done twice: they alter a release the same way every time."""

OF_MORE_FAMILIES = ("row: another answers_without_hint (missing_fact)", "scripts in the manifest: no lemmas")
"""The kinds that alter what no row of few families has: they are tried on the release of all families."""

IN_TURN = {tampering.name: benchmarks for tampering, benchmarks in turns(TAMPERINGS, list(SMALL))}
"""The benchmarks to try a kind on, by its name: on the first of them to which it applies it is tried."""


def is_verified(folder, to_the_end=True):
    """Whether every check of a release passes; if not `to_the_end`, none is made after one that does not."""
    checks = verify(folder)
    try:
        if to_the_end:
            return tally(checks).exit_code == 0
        return all(check.state in (State.PASSED, None) for check in checks)
    except SeedproofError:
        return False


def kinds_for(benchmark, everything=False):
    """The kinds that are tried on a benchmark."""
    place = registry.benchmarks().index(benchmark)
    return [
        tampering
        for number, tampering in enumerate(TAMPERINGS)
        if everything
        or tampering in EVERYWHERE
        or number % len(registry.benchmarks()) == place
        or tampering.only == (benchmark,)
    ]


def remember(patch, owner, name, key):
    """Work each thing out once: what is made of the same settings, rows or drawings is the same."""
    work, known = getattr(owner, name), {}

    @functools.wraps(work)
    def remembered(*arguments):
        same = key(*arguments)
        if same not in known:
            result = work(*arguments)
            known[same] = list(result) if isinstance(result, Iterator) else result
        return known[same]

    patch.setattr(owner, name, remembered)


def remember_papers(patch, kept):
    """Write the papers of the same contents once, into a folder of their own, to which a link then leads."""
    from pipeline.verifying import papers

    write = papers.assemble

    def remembered(folder, contents, home, parquet=None):
        if parquet is not None:
            write(folder, contents, home, parquet)
            return
        same = kept / sha256(repr((contents, home)).encode()).hexdigest()
        if not same.exists():
            draft = kept / "draft" / folder.name
            shutil.rmtree(draft, ignore_errors=True)
            draft.mkdir(parents=True)
            write(draft, contents, home)
            draft.rename(same)
        folder.rmdir()
        folder.symlink_to(same)

    patch.setattr(papers, "assemble", remembered)


def remember_yaml(patch):
    """Read each text once: a reader may alter what it is given, so each gets a copy."""
    read, known = yaml.safe_load, {}

    def remembered(text):
        if text not in known:
            known[text] = read(text)
        return copy.deepcopy(known[text])

    patch.setattr(yaml, "safe_load", remembered)


def measured_of(release, settings):
    """What decides what is measured of a release: its settings, and the rows of all its tables."""
    return msgspec.json.encode(settings), msgspec.json.encode([*release.rows.items()])


def remember_what_is_slow(patch, benchmark, kept):
    from pipeline.verifying import rows, tables
    from seedproof import figures

    remember_papers(patch, kept)
    remember_yaml(patch)
    for measured in ("expected", "findings"):
        remember(patch, tables, measured, measured_of)
    remember(patch, rows, "make", lambda name, settings: (name, msgspec.json.encode(settings)))
    generate = registry.benchmark(benchmark).generate
    remember(patch, generate, "rebuild_from_seed", lambda *arguments: repr(arguments))
    for gate in (registry.benchmark(benchmark).validate, registry.benchmark(benchmark).cycle):
        remember(patch, gate, "check", line_of)
    for drawn in ("png", "sheet"):
        remember(patch, figures, drawn, json.dumps)


@pytest.fixture
def victim_of(built_few, tmp_path):
    """The release of a benchmark to tamper with, copied for the first who asks: few families will do."""

    @functools.cache
    def copied(benchmark):
        return Victim(built_few / "releases" / benchmark / "1.0.0", tmp_path / benchmark / "1.0.0")

    return copied


@pytest.fixture(params=registry.benchmarks())
def victim(request, built_few, victim_of, tmp_path, monkeypatch):
    """A release to tamper with, in the workplace that made it."""
    monkeypatch.chdir(built_few)
    remember_what_is_slow(monkeypatch, request.param, tmp_path / "papers")
    return victim_of(request.param)


def passing(victim, kinds, everything=False):
    """The names of the kinds that get past `verify`, of those that do not apply, and how many were tried."""
    benchmark = victim.folder.parent.name
    names, others, tried = [], [], 0
    for tampering in kinds:
        try:
            after = victim.altered(tampering)
        except DoesNotApply:
            others.append(tampering)
            continue
        tried += 1
        if is_verified(victim.folder, to_the_end=everything or tampering in EVERYWHERE):
            names.append(tampering.name)
        victim.put_back(after)
        if tampering in TWICE and IN_TURN[tampering.name][0] == benchmark:
            assert victim.altered(tampering) == after, tampering.name
            victim.put_back(after)
    assert entries(victim.folder) == victim.intact
    return names, others, tried


def applies(victim, tampering):
    """Whether a kind alters a release, of which then everything is put back."""
    try:
        after = victim.altered(tampering)
    except DoesNotApply:
        return False
    victim.put_back(after)
    if tampering in TWICE:
        assert victim.altered(tampering) == after, tampering.name
        victim.put_back(after)
    return True


def test_no_tampering_gets_past_verify(victim, victim_of, record_property, request):
    """And every kind alters a release, the first in turn of those to which it applies."""
    benchmark = victim.folder.parent.name
    assert is_verified(victim.folder)
    everything = request.config.getoption("--every-kind")
    names, others, tried = passing(victim, kinds_for(benchmark, everything), everything)
    record_property(
        SHOWN_AT_THE_END, f"{benchmark}: {tried} kinds of tampering, {len(names)} get past verify"
    )
    assert names == []
    assert tried >= 150
    assert is_verified(victim.folder)
    in_turn = [
        tampering
        for tampering in others
        if IN_TURN[tampering.name][0] == benchmark and tampering.name not in OF_MORE_FAMILIES
    ]
    never_applied = [
        tampering.name
        for tampering in in_turn
        if not any(applies(victim_of(other), tampering) for other in IN_TURN[tampering.name][1:])
    ]
    assert never_applied == []


def test_no_tampering_with_what_other_families_have_gets_past_verify(built, tmp_path, monkeypatch):
    monkeypatch.chdir(built)
    release = Victim(built / "releases/missing_fact/1.0.0", tmp_path / "missing_fact/1.0.0")
    kinds = [tampering for tampering in TAMPERINGS if tampering.name in OF_MORE_FAMILIES]
    assert passing(release, kinds) == ([], [], len(OF_MORE_FAMILIES))


def test_an_attack_that_does_nothing_would_be_seen(victim):
    """The table is worth something only if what is put back passes again."""
    shutil.copytree(victim.folder, victim.folder.with_name("again"))
    assert is_verified(victim.folder.with_name("again"))
