"""Runs the page's block on verifiers, whose own chat program asks a model on loopback that follows a script.

That program is a script with dependencies, which `uv` would fetch. They are in this environment, so the `uv`
on the path only names its interpreter.
"""

import asyncio
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path

import verifiers.v1 as vf

UV = f"""#!/bin/sh
case "$*" in
    *--help) echo --script ;;
    "python find"*) echo {sys.executable} ;;
esac
"""

SCRIPT = json.loads(sys.argv[1])
"""By the id of a task, what the model says, turn by turn."""


class Model(BaseHTTPRequestHandler):
    """An endpoint for streamed chat completions."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        said = [message for message in body["messages"] if message["role"] == "assistant"]
        text = SCRIPT[body["model"]][len(said)]
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.tell({"role": "assistant", "content": text}, None)
        self.tell({}, "stop")
        self.wfile.write(b"data: [DONE]\n\n")

    def tell(self, delta, finish):
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        named = {"id": "x", "object": "chat.completion.chunk", "created": 0, "model": "m"}
        self.wfile.write(b"data: " + json.dumps(named | {"choices": [choice]}).encode() + b"\n\n")

    def log_message(self, *_):
        """Say nothing."""


async def play(env, address):
    played = []
    async with env.serving():
        for task in islice(env.taskset, len(SCRIPT)):
            client = vf.EvalClientConfig(base_url=f"{address}/v1", api_key_var="NO_KEY")
            (slot,) = env.slots(task)
            episode = await env.run_slot(slot, vf.ModelContext(model=task.data.id, client=client))
            assert episode.ok, (episode.errors, [trace.errors for trace in episode.traces])
            (trace,) = episode.traces
            messages = [[message.role, message.content] for message in trace.branches[-1].messages]
            played.append([task.data.id, messages, trace.rewards["answer"].score])
    return played


Path("uv").write_text(UV)
Path("uv").chmod(0o755)
os.environ["PATH"] = f"{Path.cwd()}:{os.environ['PATH']}"
exec(sys.stdin.read())
with ThreadingHTTPServer(("127.0.0.1", 0), Model) as server:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdout.write(json.dumps(asyncio.run(play(env, f"http://127.0.0.1:{server.server_port}"))))  # noqa: F821
    server.shutdown()
