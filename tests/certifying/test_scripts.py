"""A script has its logic, its status, its sentences; an archive of scripts has the same bytes everywhere."""

import io
import tarfile

import pyarrow
import pytest

from pipeline.certifying.archive import ArchivedScript, archive_of, name_of
from seedproof.certifying.script import Script, step, text_of
from seedproof.certifying.terms import equal, integer, less, unknown

X, N = unknown("x"), integer("n")


def script(*steps, symbols=(X, N), query="unique"):
    return Script("a/b/d1/000001", query, "x | is \\ 3", "unsat", symbols, steps)


def test_a_script_says_what_it_is_from():
    assert text_of(script(step("x is 3,\nso to say.", equal(X, 3)), step("nothing more"))) == (
        "(set-info :smt-lib-version 2.6)\n"
        "(set-logic QF_LRA)\n"
        "(set-info :source |a/b/d1/000001 unique: x / is / 3|)\n"
        "(set-info :license |CC-BY-4.0|)\n"
        "(set-info :category |industrial|)\n"
        "(set-info :status unsat)\n"
        "(declare-const x Real)\n"
        "; x is 3,\n"
        "; so to say.\n"
        "(assert (= x 3.0))\n"
        "; nothing more\n"
        "(check-sat)\n"
        "(exit)\n"
    )


def test_a_script_names_the_smallest_logic(subtests):
    for claims, logic in [
        ([equal(X, 3)], "QF_LRA"),
        ([equal(X * X, 3)], "QF_NRA"),
        ([less(N, 3)], "QF_LIA"),
        ([less(N * N, 3)], "QF_NIA"),
        ([less(N, X)], "QF_LIRA"),
        ([less(N, X * X)], "QF_NIRA"),
    ]:
        with subtests.test(logic):
            assert f"(set-logic {logic})" in text_of(script(step("said", *claims)))


def test_a_sentence_cannot_end_its_comment():
    text = text_of(script(step("x is 3.\n(assert false)\r(assert false)", equal(X, 3))))
    assert [line for line in text.splitlines() if line.startswith("(assert")] == ["(assert (= x 3.0))"]


def test_what_nothing_declares_is_refused():
    with pytest.raises(ValueError, match="nothing declares x"):
        text_of(script(step("said", equal(X, N)), symbols=(N,)))
    with pytest.raises(ValueError, match="declared twice"):
        text_of(script(step("said", equal(X, N)), symbols=(X, N, X)))


def test_an_archive_has_each_script_under_its_row():
    scripts = [script(step("said", equal(X, number)), query=f"q{number}") for number in range(3)]
    content = archive_of(ArchivedScript(name_of(each), text_of(each)) for each in scripts)
    unpacked = pyarrow.input_stream(io.BytesIO(content), compression="zstd").read()
    with tarfile.open(fileobj=io.BytesIO(unpacked)) as archive:
        found = {member.name: archive.extractfile(member).read().decode() for member in archive}
    assert found == {f"a/b/d1/000001/q{number}.smt2": text_of(each) for number, each in enumerate(scripts)}


def test_an_archive_is_as_tarfile_makes_it():
    long = f"{90 * 'f'}/{60 * 'q'}.smt2"
    entries = [
        ArchivedScript("a/q.smt2", "é\n"),
        ArchivedScript("a/r.smt2", 512 * "x"),
        ArchivedScript(long, ""),
    ]
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, text in entries:
            member = tarfile.TarInfo(name)
            member.size = len(text.encode())
            archive.addfile(member, io.BytesIO(text.encode()))
    assert pyarrow.input_stream(io.BytesIO(archive_of(entries)), compression="zstd").read() == made.getvalue()
