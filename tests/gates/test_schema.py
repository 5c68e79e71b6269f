"""A schema decides about rows, and never makes the program fetch anything."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import jsonschema_rs
import pytest

from pipeline.gates import schema as schemas
from pipeline.gates.schema import refusals, schema_findings
from seedproof.record.errors import SeedproofError

ROWS = [{"id": "a", "count": 1}, {"id": "b", "count": "two"}]
OTHER = b'{"type": "object"}'


@pytest.fixture
def server():
    """A server on loopback that gives a schema to everybody, and keeps the paths it was asked for."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.asked.append(self.path)
            self.send_response(200)
            self.send_header("Content-Length", str(len(OTHER)))
            self.end_headers()
            self.wfile.write(OTHER)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as listening:
        listening.asked = []
        Thread(target=listening.serve_forever, args=(0.01,), daemon=True).start()
        yield listening
        listening.shutdown()


def address(server):
    return f"http://127.0.0.1:{server.server_port}/other.json"


PLACES = {
    "at the top": lambda there: {"$ref": there},
    "in a property": lambda there: {"properties": {"count": {"$ref": there}}},
    "in what is never used": lambda there: {"$defs": {"unused": {"$ref": there}}},
    "behind a reference": lambda there: {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": there}}},
    "with a fragment": lambda there: {"$ref": f"{there}#/x"},
    "dynamic": lambda there: {"$dynamicRef": there},
    "relative to an id": lambda there: {"$id": there, "$ref": "third.json"},
}


def expect_refused(schema):
    with pytest.raises(SeedproofError) as raised:
        list(refusals(schema, ROWS, "release/schema.json"))
    message = str(raised.value)
    assert message.startswith("release/schema.json: cannot be used (")
    assert message.endswith("expected a JSON Schema that refers to nothing outside itself")
    assert "\n" not in message


@pytest.mark.parametrize("place", PLACES)
def test_a_reference_to_the_web_is_refused_and_never_followed(server, place):
    expect_refused(PLACES[place](address(server)))
    assert server.asked == []


@pytest.mark.parametrize("place", PLACES)
def test_a_reference_to_a_file_is_refused_though_the_file_is_there(tmp_path, place):
    path = tmp_path / "other.json"
    path.write_bytes(OTHER)
    expect_refused(PLACES[place](path.as_uri()))


def test_the_server_would_have_answered(server, monkeypatch):
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    assert jsonschema_rs.Draft202012Validator({"$ref": address(server)}).is_valid({})
    assert server.asked == ["/other.json"]


def test_words_for_a_refused_row_fetch_nothing_either(server):
    """jsonschema's own default would: `_why` is asked with a schema that jsonschema-rs never saw."""
    assert schemas._why({"$ref": address(server)}, ROWS[0]) == ""
    assert server.asked == []


@pytest.mark.parametrize("name", ["$schema", "$id"])
def test_an_address_that_is_only_a_name_is_let_through(server, name):
    counted = {name: address(server), "properties": {"count": {"type": "integer"}}}
    assert [finding.row for finding in refusals(counted, ROWS)] == ["b"]
    assert server.asked == []


def test_references_inside_the_document_hold():
    counted = {"properties": {"count": {"$ref": "#/$defs/number"}}, "$defs": {"number": {"type": "integer"}}}
    assert [str(finding) for finding in refusals(counted, ROWS)] == [
        "b: $.count: 'two' is not of type 'integer' [schema]"
    ]


def nested(depth):
    schema = {}
    for _ in range(depth):
        schema = {"not": schema}
    return schema


@pytest.mark.parametrize(
    "schema",
    [
        pytest.param({"type": 7}, id="a type that is none"),
        pytest.param({"$ref": "#/$defs/missing"}, id="a pointer to nothing"),
        pytest.param({"$ref": "#missing"}, id="an anchor that is none"),
        pytest.param({"$ref": "other.json"}, id="a neighbour"),
        pytest.param({"pattern": "("}, id="a broken pattern"),
        pytest.param([], id="a list"),
        pytest.param(nested(500), id="deep"),
    ],
)
def test_what_is_no_schema_is_refused_in_one_line(schema):
    expect_refused(schema)


def test_a_pattern_that_python_lacks_is_a_finding_in_fewer_words(subtests):
    for pattern in [r"^\p{L}+$", "(?<name>x)"]:
        with subtests.test(pattern):
            findings = list(
                refusals({"properties": {"count": {"pattern": pattern}}}, [{"id": "c", "count": "1"}])
            )
            assert [str(finding) for finding in findings] == ["c: the schema refuses it [schema]"]


def test_a_schema_that_is_not_json_is_one_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "judge.schema.json").write_text("{")
    with pytest.raises(SeedproofError, match=r"^schemas/judge\.schema\.json: is not JSON from .*checkout"):
        list(schema_findings("judge", ROWS))
