"""What can cost money: nothing on this machine, and no scripted solver."""

import pytest

from pipeline.evaluating.planning.addresses import is_here, may_cost
from pipeline.evaluating.planning.endpoints import host_of, known_host
from seedproof.record.errors import Misuse


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://localhost:8000/v1", True),
        ("http://vllm.localhost/v1", True),
        ("http://127.0.0.1:8000/v1", True),
        ("http://127.1.2.3/v1", True),
        ("http://[::1]:8000/v1", True),
        ("http://0.0.0.0:8000/v1", True),
        ("https://api.example.org/v1", False),
        ("http://128.0.0.1/v1", False),
        ("http://[2001:db8::1]/v1", False),
        ("http://localhost.example.org/v1", False),
        (None, False),
    ],
)
def test_a_server_of_this_machine_is_known_by_its_address(url, here):
    assert is_here(url) == here
    assert may_cost("openai/x", url) != here
    assert not may_cost("seedproof/oracle", url)


@pytest.mark.parametrize(
    ("model", "costs"),
    [
        ("openai-api/local/x", False),
        ("openai-api/elsewhere/x", True),
        ("openai/x", False),
        ("openai/azure/x", True),
        ("anthropic/x", True),
    ],
)
def test_an_address_in_the_environment_counts_where_it_is_known_to_be_taken(monkeypatch, model, costs):
    for provider in ("LOCAL", "OPENAI", "ANTHROPIC"):
        monkeypatch.setenv(f"{provider}_BASE_URL", "http://localhost:8000/v1")
    monkeypatch.setenv("ELSEWHERE_BASE_URL", "https://api.example.org/v1")
    assert may_cost(model, None) == costs


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("http://localhost:8000/v1", "localhost:8000"),
        ("http://localhost/v1", "localhost"),
        ("http://[::1]:8000/v1", "[::1]:8000"),
        (None, None),
    ],
)
def test_a_run_names_the_port_of_its_server(url, host):
    assert host_of(url) == known_host(url) == host


def test_a_port_that_cannot_be_is_refused():
    with pytest.raises(Misuse, match="has no port that there can be"):
        host_of("http://localhost:99999/v1")
    assert known_host("http://localhost:99999/v1") is None
