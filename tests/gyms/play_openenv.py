"""Serves the app of the page's block on OpenEnv; its own client plays the scripted episodes."""

import json
import socket
import sys
import threading
import time

import uvicorn
from openenv.core import GenericEnvClient

exec(sys.stdin.read())
played = []
with socket.create_server(("127.0.0.1", 0)) as listening:
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))  # noqa: F821
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    with GenericEnvClient(base_url=address).sync() as env:
        for step, texts in json.loads(sys.argv[1]):
            results = [env.reset(seed=step), *(env.step({"text": text}) for text in texts)]
            played.append([[one.observation["messages"], one.done, one.reward] for one in results])
    server.should_exit = True
    thread.join()
sys.stdout.write(json.dumps(played))
