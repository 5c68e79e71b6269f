"""No kind of tampering gets past `verify`: of a sample each meets one benchmark, in the soak all meet all."""

import copy
import functools
import json
from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest
import yaml

from pipeline.verifying.verify import Verification
from seedproof.contract import registry
from seedproof.record.checks import State, tally
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of
from tests.circles import soak
from tests.ours import OURS
from tests.verifying.tampering import TAMPERINGS, DoesNotApply
from tests.verifying.tampering.test_attacks import Victim, entries

pytestmark = pytest.mark.slow

OPEN = ("code of before, and another card", "code to come, and another card")
"""The kinds that end in "not checked": what is altered cannot be made again here, yet nothing is wrong."""

OF_MORE_FAMILIES = ("row: another answers_without_hint (missing_fact)",)
"""The kinds that alter what no row of few families has: they are tried on the release of all families."""


def exit_code(folder, workplace, redo=False):
    """What `verify` exits with; no check is made after one that fails."""
    checks = []
    try:
        for check in Verification(folder, templates=workplace, redo=redo).checks():
            checks.append(check)
            if check.state is State.FAILED:
                break
    except SeedproofError:
        return 1
    return tally(checks).exit_code


def is_refused(tampering, codes):
    """Whether a kind with these exit codes is refused: what stands on a word, at the latest by `--redo`."""
    if tampering.on_word:
        return codes in ([0, 1], [1, 1])
    return codes == ([3] if tampering.name in OPEN else [1])


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


def remember_yaml(patch):
    """Read each text once: a reader may alter what it is given, so each gets a copy."""
    read, known = yaml.safe_load, {}

    def remembered(text):
        if text not in known:
            known[text] = read(text)
        return copy.deepcopy(known[text])

    patch.setattr(yaml, "safe_load", remembered)


@pytest.fixture(scope="module", autouse=True)
def remembered():
    """Nothing slow is made twice of the same."""
    from pipeline.verifying import seeds
    from seedproof import figures

    with pytest.MonkeyPatch.context() as patch:
        remember_yaml(patch)
        remember(patch, seeds, "make", lambda name, settings: (name, msgspec.json.encode(settings)))
        remember(patch, figures, "png", json.dumps)
        for name in OURS:
            benchmark = registry.benchmark(name)
            remember(patch, benchmark.generate, "rebuild_from_seed", lambda *arguments: repr(arguments))
            for gate in (benchmark.validate, benchmark.cycle):
                remember(patch, gate, "check", line_of)
        yield


@pytest.fixture
def victim_of(attested, tmp_path, monkeypatch):
    """The release of a benchmark to tamper with, in the workplace that made it: few families will do."""
    monkeypatch.chdir(attested)

    @functools.cache
    def copied(benchmark):
        return Victim(attested / "releases" / benchmark / "1.0.0", tmp_path / benchmark / "1.0.0")

    return copied


def tried(victim, tampering, workplace):
    """The exit codes after a tampering, which is undone. Raises: DoesNotApply."""
    after = victim.altered(tampering)
    codes = [
        exit_code(victim.folder, workplace, redo)
        for redo in ((False, True) if tampering.on_word else (False,))
    ]
    victim.put_back(after)
    return codes


def got_past(tamperings, benchmarks_of, victim_of, workplace):
    """Try kinds on benchmarks. Returns those that pass, and those that alter none of them."""
    passed, never = {}, []
    for tampering in tamperings:
        applied = False
        for name in benchmarks_of(tampering):
            try:
                codes = tried(victim_of(name), tampering, workplace)
            except DoesNotApply:
                continue
            applied = True
            if not is_refused(tampering, codes):
                passed[tampering.name] = name, codes
        if not applied and tampering.name not in OF_MORE_FAMILIES:
            never.append(tampering.name)
    return passed, never


SAMPLE = TAMPERINGS[::15]


def test_no_tampering_of_a_sample_gets_past_verify(victim_of, attested):
    in_turn = {tampering.name: benchmark for tampering, benchmark in zip(SAMPLE, cycle(OURS), strict=False)}
    passed, never = got_past(SAMPLE, lambda tampering: [in_turn[tampering.name]], victim_of, attested)
    assert passed == {}
    assert len(never) < len(SAMPLE) / 2
    for benchmark in OURS:
        victim = victim_of(benchmark)
        assert entries(victim.folder) == victim.intact
        assert exit_code(victim.folder, attested) == 0, "what is put back passes again"


PARTS = 20


@soak
@pytest.mark.parametrize("part", range(PARTS))
def test_no_tampering_gets_past_verify(part, victim_of, attested):
    """And every kind alters some release."""
    found = got_past(TAMPERINGS[part::PARTS], lambda tampering: OURS, victim_of, attested)
    assert found == ({}, [])


def test_no_tampering_with_what_other_families_have_gets_past_verify(built, tmp_path, monkeypatch):
    monkeypatch.chdir(built)
    victim = Victim(built / "releases/missing_fact/1.0.0", tmp_path / "missing_fact/1.0.0")
    kinds = [tampering for tampering in TAMPERINGS if tampering.name in OF_MORE_FAMILIES]
    assert [tried(victim, tampering, built) for tampering in kinds] == [[1]] * len(OF_MORE_FAMILIES)
