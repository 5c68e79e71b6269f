"""Runs the attacks: `python -m tests.hostile`, or `--command score`, and prints a table by command."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import SimpleQueue

from tests.hostile import page
from tests.hostile.base import make
from tests.hostile.cases import COMMANDS, MOST, Case, chosen
from tests.hostile.promises import offending
from tests.hostile.running import Result, run, warmed
from tests.hostile.serving import Server


def main() -> int:
    """Run the cases that are asked for; return 1 where a promise was broken."""
    options = _options()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="hostile-") as scratch:
        base = options.base or Path(scratch, "base")
        if not base.exists():
            base.mkdir(parents=True)
            make(base)
        for command in options.command or COMMANDS:
            cases = [case for case in chosen(command, base, options.most) if options.only in case.name]
            if cases:
                results += _of_command(command, cases, base, Path(scratch), options)
    sys.stdout.write(f"{page.told(results)}\n")
    if options.write:
        page.write(results)
    return 1 if any(result.broken for result in results) else 0


def _options() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    asked.add_argument("--command", action="append", choices=COMMANDS, help="only this; may be repeated")
    asked.add_argument("--only", default="", help="only cases whose names contain this")
    asked.add_argument("--most", type=int, default=MOST, help=f"files for a command at most ({MOST})")
    asked.add_argument("--all", action="store_const", const=10**6, dest="most", help="leave no file out")
    asked.add_argument("--base", type=Path, help="keep the true files here for the next run")
    asked.add_argument("--servers", type=int, default=2, help="cases side by side (2)")
    asked.add_argument("--patience", type=float, default=60, help="seconds until a command hangs (60)")
    asked.add_argument("--failures", type=Path, help="append every failure to this file")
    asked.add_argument("--write", action="store_true", help="write the table into SECURITY.md")
    return asked.parse_args()


def _of_command(
    command: str, cases: list[Case], base: Path, scratch: Path, options: argparse.Namespace
) -> list[Result]:
    """Run the cases of a command, each on a terminal and in a pipe."""
    servers = warmed(command, base, scratch, options.servers)
    free: SimpleQueue[Server] = SimpleQueue()
    for server in servers:
        free.put(server)
    numbers = count()

    def one(case: Case) -> list[Result]:
        server = free.get()
        try:
            return list(_both_ways(server, case))
        finally:
            free.put(server)

    def _both_ways(server: Server, case: Case) -> Iterator[Result]:
        for terminal in (True, False):
            folder = scratch / f"case-{next(numbers)}"
            yield run(server, case, terminal, base, folder, options.patience)

    with ThreadPoolExecutor(len(servers)) as pool:
        results = [result for both in pool.map(one, cases) for result in both]
    for server in servers:
        server.close()
    failures = [result for result in results if result.broken]
    sys.stderr.write(f"{command}: {len(cases)} files, {len(failures)} of {len(results)} failed\n")
    for result in failures:
        if options.failures:
            with options.failures.open("a") as file:
                file.write(told(result))
        else:
            sys.stderr.write(told(result))
    return results


def told(result: Result) -> str:
    """Return a failure: the case, what was broken, and the lines that show it."""
    where = "terminal" if result.terminal else "pipe"
    code, out, err, _, seconds, memory = result.outcome
    lines = [line for stream in (out, err) for line in stream.decode("utf-8", "replace").split("\n") if line]
    shown = [line for line in lines if offending(line)][:4] or lines[-2:]
    return "\n".join(
        [
            f"{result.case.name} | {where} | code {code}, {seconds:.1f} s, {memory // 1000} MB",
            *(f"  ! {fault[:200]!a}" for fault in result.broken[:8]),
            *(f"    {line[:400]!a}" for line in [*shown, lines[-1] if lines else ""]),
            "",
        ]
    )


if __name__ == "__main__":
    raise SystemExit(main())
