"""`seedproof status`: where every benchmark stands, in a few lines, without changing anything."""

import json
import re
import shutil
from datetime import date

import pytest
import yaml

from pipeline.releasing.checksums import SIGNATURE, SUMS
from pipeline.releasing.publication import Published, write_publication
from tests.conftest import SMALL, run
from tests.releasing.test_release import BUILT, CUT, bytes_of
from tests.tiny import acme_fixture, client_fixture, make_release, send

__all__ = ["acme_fixture", "client_fixture"]

HEAD = "benchmark     version  status  built  proved  released  data  signed"


def status(*arguments):
    """What the command says of missing_fact: the cells of its line, and the remarks."""
    done = run("status", "missing_fact", *arguments)
    assert done.exit_code == 0, done.output
    _, line, *remarks = done.output.splitlines()
    return re.split(" {2,}", line)[3:], [remark.strip() for remark in remarks]


def test_all_is_well_after_a_cut(workplace):
    before = bytes_of(workplace)
    done = run("status")
    assert done.exit_code == 0
    assert done.output.splitlines() == [
        HEAD,
        *(f"{benchmark:14}1.0.0    draft   yes    yes     same      here  no" for benchmark in sorted(SMALL)),
    ]
    assert bytes_of(workplace) == before


def test_a_changed_setting_makes_the_build_stale(workplace):
    params = yaml.safe_load((workplace / "params.yaml").read_text())
    params["missing_fact"]["generate"]["rows"]["B"] = 3
    (workplace / "params.yaml").write_text(yaml.safe_dump(params))
    cells, remarks = status()
    assert cells == ["stale", "yes", "same", "here", "no"]
    changed = "params.yaml missing_fact.generate.rows.B is 3 now, and was 2"
    assert remarks == [f"stale: {changed}. Run: dvc repro"]


def test_without_a_build(workplace):
    shutil.rmtree(workplace / "build/missing_fact")
    assert status() == (["no", "no", "yes", "here", "no"], ["not built: dvc repro"])


def test_a_broken_build_is_an_error(workplace):
    path = workplace / BUILT / "manifest.json"
    path.write_bytes(path.read_bytes()[:100])
    done = run("status")
    assert done.exit_code == 1
    assert done.output.startswith("Error: build/missing_fact/release/manifest.json: is not JSON")


@pytest.mark.parametrize("gate", ["validate", "cycle", "quality"])
def test_rows_that_a_gate_did_not_see_are_not_proved(workplace, gate):
    path = workplace / f"build/missing_fact/{gate}.json"
    report = json.loads(path.read_bytes())
    report["read"]["instances.jsonl"] = "0" * 64
    path.write_text(json.dumps(report))
    cells, remarks = status()
    assert cells[1] == "no"
    assert remarks == [f"not proved: the report of {gate} is about other rows"]


def test_rows_with_findings_or_without_a_report_are_not_proved(workplace):
    path = workplace / "build/missing_fact/cycle.json"
    path.write_text(json.dumps(json.loads(path.read_bytes()) | {"findings": 3}))
    assert status()[1] == ["not proved: cycle has 3 findings, see build/missing_fact/cycle.json"]
    path.unlink()
    assert "cycle.json: cannot be read" in status()[1][0]


def test_a_build_that_differs_from_the_release(workplace):
    path = workplace / BUILT / SUMS
    path.write_text(path.read_text().replace(path.read_text()[:8], "00000000", 1))
    cells, remarks = status()
    assert cells[2] == "differs"
    assert remarks == [f"differs from {CUT}, first in data/four_shot/test.parquet"]


def test_a_version_that_is_not_cut(workplace):
    shutil.rmtree(workplace / "releases")
    cells, remarks = status()
    assert cells == ["yes", "yes", "no", "-", "-"]
    assert remarks == ["not released: seedproof cut missing_fact"]


def test_a_published_version_says_when(workplace):
    write_publication(workplace / CUT, Published("acme/tiny", "0" * 40, "v1.0.0", date(2031, 5, 6)))
    _, line = run("status", "missing_fact").output.splitlines()
    assert re.split(" {2,}", line)[1:4] == ["1.0.0", "published on 2031-05-06", "yes"]


def test_data_that_is_not_here(workplace):
    (workplace / CUT / "data/zero_shot/test.parquet").unlink()
    cells, remarks = status()
    assert cells[3] == "missing"
    assert remarks == ["data of the release is missing: seedproof cut missing_fact, or dvc pull"]


def test_a_signed_release(workplace):
    (workplace / CUT / SIGNATURE).write_text("any")
    assert status()[0][-1] == "yes"


def test_for_machines(workplace):
    done = run("status", "--json")
    objects = {standing["benchmark"]: standing for standing in json.loads(done.output)["benchmarks"]}
    assert list(objects) == sorted(SMALL)
    assert objects["judge"] == {
        "benchmark": "judge",
        "version": "1.0.0",
        "built": "yes",
        "changed": None,
        "proved": "yes",
        "unproved": None,
        "released": "same",
        "differs": None,
        "data": "here",
        "signed": "no",
        "status": "draft",
    }


def test_broken_params_are_an_error(workplace):
    (workplace / "params.yaml").write_text("missing_fact: [")
    done = run("status")
    assert done.exit_code == 1
    assert done.output.startswith("Error: params.yaml: is not YAML")


def test_the_network_is_asked_only_with_hub(workplace, monkeypatch):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    assert status()[0] == ["yes", "yes", "same", "here", "no"]
    cells, _ = status("--hub", "acme")
    assert " ".join(cells).endswith("not reached")


def test_the_newest_tag_on_the_hub(workplace, acme, tmp_path):
    assert status("--hub", "acme")[0][-1] == "none"
    for version in ("1.9.0", "1.10.0"):
        send(make_release(tmp_path / version, version), "acme/missing_fact")
    assert status("--hub", "acme")[0][-1] == "v1.10.0"
    told = json.loads(run("status", "missing_fact", "--hub", "acme", "--json").output)
    assert told["benchmarks"][0]["hub"] == "v1.10.0"
