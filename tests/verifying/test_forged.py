"""The release that was forged from outside: every answer wrong, its root seed declared secret.

Also a release whose root seed really is secret, and one that would have requests sent.
"""

import json
import shutil
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
import yaml

from pipeline.releasing.parquet import write_parquet
from pipeline.stages import STAGES
from seedproof.benchmarks.missing_fact.release import LAYOUT
from seedproof.record.rows import line_of, pretty_json
from tests.conftest import run
from tests.releasing.test_release import CUT
from tests.tiny import acme_fixture, client_fixture, listed, real_cache_fixture
from tests.verifying.tampering import reseal

__all__ = ["acme_fixture", "client_fixture", "real_cache_fixture"]

ROW = "missing_fact/bayes_missing_prior/d1/000000"
SECRET = "5ec2e7" * 10 + "0000"


def declare_secret(manifest):
    """Put the SHA-256 of nobody knows what where the root seed stood."""
    items = [
        ("root_seed_sha256", "0" * 64) if key == "root_seed" else (key, value)
        for key, value in manifest.items()
    ]
    manifest.clear()
    manifest.update(items)


@pytest.fixture
def forged(built, tmp_path, monkeypatch):
    """The forged release, in the workplace of the true one."""
    monkeypatch.chdir(built)
    folder = tmp_path / "forged"
    shutil.copytree(built / CUT, folder)
    manifest = json.loads((folder / "manifest.json").read_bytes())
    declare_secret(manifest)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    for path in folder.glob("jsonl/*/test.jsonl"):
        rows = [json.loads(line) | {"answer": "0"} for line in path.read_bytes().splitlines()]
        path.write_bytes(b"".join(map(line_of, rows)))
        write_parquet(
            folder / f"data/{path.parent.name}/test.parquet", rows, LAYOUT.columns, manifest["canary"]
        )
    reseal(folder)
    return folder


def put_on_the_hub(hub, folder):
    hub.create("acme/missing_fact")
    hub.tag("acme/missing_fact", "v1.0.0", hub.commit("acme/missing_fact", listed(folder), "Forged"))


def verify(release):
    return run("verify", release, "--templates", ".")


def test_verify_refuses_it(forged):
    done = verify(forged)
    assert done.exit_code == 1
    assert "NOT VERIFIED" in done.output.splitlines()[-1]
    assert "failed       proofs        by proof: " in done.output
    assert "its seed gives another row: they differ in answer" in done.output


def test_audit_refuses_every_row_of_it(forged):
    done = run("audit", ROW, "--release", forged)
    assert done.exit_code == 1
    assert "differs from" in done.output
    assert "in: answer" in done.output


def test_publish_refuses_it_and_sends_nothing(forged, acme):
    done = run("publish", "missing_fact", "--namespace", "acme", "--release", forged, "--yes")
    assert done.exit_code == 1
    assert "Nothing was sent" in done.output
    assert not [call for call in acme.calls if call.method not in ("GET", "HEAD")]


def test_verify_and_download_refuse_it_from_the_hub(forged, acme, real_cache, tmp_path):
    put_on_the_hub(acme, forged)
    done = verify("hf://datasets/acme/missing_fact@v1.0.0")
    assert done.exit_code == 1
    assert "NOT VERIFIED" in done.output.splitlines()[-1]
    out = tmp_path / "out"
    done = run("download", "missing_fact", "--namespace", "acme", "--out", out)
    assert done.exit_code == 1
    assert "acme/missing_fact: is not what it says it is: " in done.output
    assert not out.exists()


def test_a_true_release_is_verified_and_downloaded_from_the_hub(
    built, acme, real_cache, tmp_path, monkeypatch
):
    monkeypatch.chdir(built)
    put_on_the_hub(acme, built / CUT)
    done = verify("hf://datasets/acme/missing_fact@v1.0.0")
    assert done.exit_code == 0, done.output
    out = tmp_path / "out"
    done = run("download", "missing_fact", "--namespace", "acme", "--out", out, "--templates", ".")
    assert done.exit_code == 0, done.output


@pytest.fixture
def secret(workplace, monkeypatch):
    """A release whose root seed is secret, made as a maintainer makes it."""
    params = yaml.safe_load((workplace / "params.yaml").read_text())
    rows = {"A": 0, "B": 0, "bayes_missing_prior": 2, "laplace_grid": 2}
    params["missing_fact"]["generate"] |= {"rows": rows, "root_seed": SECRET}
    (workplace / "params.yaml").write_text(yaml.safe_dump(params))
    shutil.rmtree(workplace / "releases/missing_fact")
    for stage in STAGES:
        assert run(stage, "missing_fact").exit_code == 0
    assert run("cut", "missing_fact").exit_code == 0
    return workplace / CUT


def test_a_secret_root_seed_leaves_the_place_of_rows_not_checked(secret, acme, monkeypatch):
    done = verify(secret)
    assert done.exit_code == 3, done.output
    assert "NOT FULLY CHECKED" in done.output.splitlines()[-1]
    assert "passed       seeds         by this code: 8 rows rebuilt from their own seeds" in done.output
    assert "not checked  root seed" in done.output
    done = run("audit", ROW, "--release", secret)
    assert done.exit_code == 3, done.output
    done = run("publish", "missing_fact", "--namespace", "acme", "--release", secret, "--yes")
    assert done.exit_code == 1
    assert "SEEDPROOF_ROOT_SEED" in done.output
    assert not [call for call in acme.calls if call.method not in ("GET", "HEAD")]
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", "0" * 64)
    done = verify(secret)
    assert (done.exit_code, "is not the one whose SHA-256" in done.output) == (1, True)
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", SECRET)
    done = verify(secret)
    assert done.exit_code == 0, done.output
    done = run("audit", ROW, "--release", secret)
    assert done.exit_code == 0, done.output
    done = run("publish", "missing_fact", "--namespace", "acme", "--release", secret, "--yes")
    assert done.exit_code == 0, done.output


def test_a_variable_for_another_release_does_not_disturb_a_public_one(built, monkeypatch):
    monkeypatch.chdir(built)
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", SECRET)
    assert verify(CUT).exit_code == 0
    assert run("audit", ROW).exit_code == 0


class Counter(BaseHTTPRequestHandler):
    """Counts what arrives."""

    def do_GET(self):
        self.server.paths.append(self.path)
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    do_HEAD = do_POST = do_GET

    def log_message(self, *_):
        """Say nothing."""


@pytest.fixture
def counter():
    server = HTTPServer(("127.0.0.1", 0), Counter)
    server.paths = []
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def refer(folder, address):
    """Put the address wherever a reader might follow it."""
    schema = json.loads((folder / "schema.json").read_bytes())
    schema["$schema"] = f"{address}/schema"
    schema["allOf"] = [{"$ref": f"{address}/ref"}]
    (folder / "schema.json").write_bytes(pretty_json(schema))
    croissant = json.loads((folder / "croissant.json").read_bytes())
    croissant["@context"] = f"{address}/context"
    for file in croissant["distribution"]:
        file["contentUrl"] = f"{address}/data"
    (folder / "croissant.json").write_bytes(pretty_json(croissant))
    card = (folder / "README.md").read_text()
    (folder / "README.md").write_text(card.replace("path: data/", f"path: {address}/data/"))
    (folder / "files.dvc").write_text(f"outs:\n- path: data\n  remote: {address}/remote\n")
    reseal(folder)


def test_no_request_leaves_while_a_hostile_release_is_verified(built, tmp_path, monkeypatch, counter):
    monkeypatch.chdir(built)
    folder = tmp_path / "hostile"
    shutil.copytree(built / CUT, folder)
    refer(folder, f"http://127.0.0.1:{counter.server_port}")
    assert verify(folder).exit_code == 1
    assert run("audit", ROW, "--release", folder).exit_code == 0
    assert counter.paths == []
