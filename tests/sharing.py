"""What the processes of a session make once and share, in the session's own temporary folder."""

import fcntl
import os
import shutil


def made_once(factory, name, make):
    """Return the folder that `make` fills: whichever process comes first makes it, the others wait for it.

    It is for reading and copying alone. A folder that failed half-way is made again by the next who asks.
    """
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / name
    finished = base / f"{name}.finished"
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not finished.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            finished.touch()
    return folder
