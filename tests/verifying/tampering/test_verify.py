"""No kind of tampering gets past `verify`: each is tried on the first benchmark that has what it alters.

`make attack` tries every kind on every benchmark.
"""

import copy
import functools
import json
from collections.abc import Iterator

import msgspec
import pytest
import yaml

from pipeline.verifying.verify import Verification
from seedproof.contract import registry
from seedproof.record.checks import State, tally
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of
from tests.conftest import SHOWN_AT_THE_END
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


@pytest.mark.parametrize("benchmark", OURS)
def test_no_tampering_gets_past_verify(benchmark, victim_of, attested, record_property, request):
    """And every kind alters some release."""
    names, everything = OURS, request.config.getoption("--every-kind")
    place = names.index(benchmark)
    in_turn = [benchmark] if everything else [*names[place:], *names[:place]]
    kinds = TAMPERINGS if everything else TAMPERINGS[place :: len(names)]
    assert exit_code(victim_of(benchmark).folder, attested) == 0
    wrong, never, count = {}, [], 0
    for tampering in kinds:
        for name in in_turn:
            try:
                codes = tried(victim_of(name), tampering, attested)
            except DoesNotApply:
                continue
            count += 1
            if not is_refused(tampering, codes):
                wrong[tampering.name] = name, codes
            break
        else:
            never.append(tampering.name)
    record_property(
        SHOWN_AT_THE_END, f"{benchmark}: {count} kinds of tampering, {len(wrong)} get past verify"
    )
    assert wrong == {}
    assert everything or [name for name in never if name not in OF_MORE_FAMILIES] == []
    assert count >= 150
    victim = victim_of(benchmark)
    assert entries(victim.folder) == victim.intact
    assert exit_code(victim.folder, attested) == 0, "what is put back passes again"


def test_no_tampering_with_what_other_families_have_gets_past_verify(built, tmp_path, monkeypatch):
    monkeypatch.chdir(built)
    victim = Victim(built / "releases/missing_fact/1.0.0", tmp_path / "missing_fact/1.0.0")
    kinds = [tampering for tampering in TAMPERINGS if tampering.name in OF_MORE_FAMILIES]
    assert [tried(victim, tampering, built) for tampering in kinds] == [[1]] * len(OF_MORE_FAMILIES)
