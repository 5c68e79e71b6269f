"""A command that has workers answer one call, and tells which kind of process the first of them is.

`python -m tests.certifying.pipeline.one_answer WORKERS [with-a-thread] [ahead] [killed]`.
"""

import multiprocessing
import os
import signal
import sys
from threading import Event, Thread

from pipeline.certifying.killable import Workers


def echo():
    return lambda text, seconds: text


def main(workers, *circumstances):
    if "with-a-thread" in circumstances:
        Thread(target=Event().wait, daemon=True).start()
    pool = Workers([echo], 1, int(workers))
    if "ahead" in circumstances:
        pool.begin()
    answers = pool.answers(["a"] * 200, str)
    assert next(answers) == ("a", ["a"])
    worker = multiprocessing.active_children()[0]
    sys.stdout.write(type(worker).__name__)
    sys.stdout.flush()
    if "killed" in circumstances:
        os.kill(os.getpid(), signal.SIGKILL)
    answers.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
