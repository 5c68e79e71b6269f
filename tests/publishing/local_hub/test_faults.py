"""The faults of the local Hub, as a client sees them."""

import http.client
import json

import pytest

from pipeline.publishing.local_hub import Fault
from tests.hub import FILES, ROWS, api_fixture, ask, hub_fixture, send  # noqa: F401


def faulty(hub, kind, method="GET", path=f"/api/datasets/{ROWS}/refs", body=None, **more):
    """What a client sees of a fault in its first call: the status and body, or the error."""
    hub.faults[:] = [Fault(kind, **more)]
    try:
        status, headers, answered = ask(hub.endpoint, method, path, body)
    except (OSError, http.client.HTTPException) as error:
        return type(error)
    return status, headers["Retry-After"], answered


def test_each_fault_looks_like_what_it_is_called(hub, api):
    whole = ask(hub.endpoint, "GET", f"/api/datasets/{ROWS}/refs")[2]
    assert faulty(hub, "500")[0] == 500
    assert faulty(hub, "503")[0] == 503
    assert faulty(hub, "429")[:2] == (429, "1")
    status, _, page = faulty(hub, "html")
    assert (status, page[:9]) == (503, b"<!DOCTYPE")
    assert faulty(hub, "reset") is ConnectionResetError
    assert faulty(hub, "cut") is http.client.IncompleteRead
    assert faulty(hub, "slow", seconds=0.01) == (200, None, whole)
    tag = json.dumps({"tag": "v1"})
    kind = faulty(hub, "unacknowledged", "POST", f"/api/datasets/{ROWS}/tag/main", tag)
    assert kind is ConnectionResetError
    assert "v1" in hub.refs(ROWS)
    assert [call.status for call in hub.calls][-8:] == [500, 503, 429, 503, 0, 200, 200, 200]


def test_downloads_have_faults_of_their_own(hub, api):
    send(hub, api)
    path = f"/datasets/{ROWS}/resolve/main/data.csv"
    status, _, flipped = faulty(hub, "flip", path=path)
    assert status == 200
    assert [a ^ b for a, b in zip(flipped, FILES["data.csv"], strict=True) if a != b] == [1]
    link = ask(hub.endpoint, "HEAD", f"/datasets/{ROWS}/resolve/main/notes.txt")[1]["Location"]
    hub.faults[:] = [Fault("expired"), Fault("flip", times=2)]
    statuses, bodies = [], []
    for _ in range(4):
        status, _, body = ask(hub.storage, "GET", link.removeprefix(hub.storage), token=None)
        statuses.append(status)
        bodies.append(body == FILES["notes.txt"])
    assert statuses == [403, 200, 200, 200]
    assert bodies == [False, False, True, True]


def test_a_fault_waits_for_its_call(hub, api):
    hub.faults.append(Fault("503", call="tag", nth=2, times=2))
    for expected in (200, 503, 503, 200):
        body = json.dumps({"tag": f"t{len(hub.calls)}"})
        assert ask(hub.endpoint, "GET", f"/api/datasets/{ROWS}/refs")[0] == 200
        assert ask(hub.endpoint, "POST", f"/api/datasets/{ROWS}/tag/main", body)[0] == expected


def test_what_happens_around_a_call_can_be_watched_and_steered(hub, api):
    seen = []

    def before(call):
        seen.append(("before", call.name, call.status))
        if call.name == "commit":
            hub.commit(ROWS, {"theirs.txt": b"theirs"}, "in between")

    hub.before = before
    hub.after = lambda call: seen.append(("after", call.name, call.status))
    from huggingface_hub.errors import HfHubHTTPError

    with pytest.raises(HfHubHTTPError):
        send(hub, api, {"ours.txt": b"ours"}, parent_commit=hub.refs(ROWS)["main"])
    assert seen[-2:] == [("before", "commit", 0), ("after", "commit", 412)]
    assert set(hub.files(ROWS, "main")) == {".gitattributes", "theirs.txt"}
