"""Runs the page's blocks on NeMo Gym, and has its server verify responses to the lines of that file."""

import json
import sys
from pathlib import Path
from unittest.mock import MagicMock

from fastapi.testclient import TestClient
from nemo_gym.base_resources_server import BaseResourcesServerConfig
from nemo_gym.server_utils import ServerClient

from seedproof.gyms.tasks import Task, row_of

SAID = (lambda row: row["simple_solution"], lambda row: "", lambda row: "1 + 1 = 2")


def response_of(*texts):
    """A response with a message for each text."""
    messages = [
        {
            "id": f"message-{number}",
            "type": "message",
            "role": "assistant",
            "status": "completed",
            "content": [{"type": "output_text", "text": text, "annotations": []}],
        }
        for number, text in enumerate(texts)
    ]
    asked = {"parallel_tool_calls": False, "tool_choice": "none", "tools": []}
    return {"id": "r", "created_at": 0, "model": "m", "object": "response", "output": messages, **asked}


def reward_of(client, line, *texts):
    done = client.post("/verify", json=line | {"response": response_of(*texts)})
    assert done.status_code == 200, done.text
    return done.json()["reward"]


shown = {"__name__": "app"}
exec(sys.stdin.read().replace("10_000", "3"), shown)
config = BaseResourcesServerConfig(host="127.0.0.1", port=1, entrypoint="app.py", name="seedproof")
server = shown["Server"](config=config, server_client=MagicMock(spec=ServerClient))
client = TestClient(server.setup_webserver())
paid = []
for text in Path("train.jsonl").read_text().splitlines():
    line = json.loads(text)
    texts = [say(row_of(Task(line["id"], line["root_seed"]))) for say in SAID]
    assert reward_of(client, line) == reward_of(client, line, texts[0], texts[1]) == 0.0
    rewards = [reward_of(client, line, one) for one in texts]
    paid.append([line["responses_create_params"]["input"], texts, rewards])
sys.stdout.write("\n" + json.dumps(paid))
