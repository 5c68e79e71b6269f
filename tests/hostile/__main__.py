"""Runs all of it: `python -m tests.hostile`, or `--command score`, and prints a table by command."""

import argparse
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.hostile.base import make
from tests.hostile.cases import Result, arguments_of, environment_of, lay_out, run
from tests.hostile.places import PLACES, Place, kinds
from tests.hostile.serving import Server


def main() -> int:
    """Run the cases that are asked for; return 1 where a promise was broken."""
    asked = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    asked.add_argument("--command", action="append", help="only this command; may be repeated")
    asked.add_argument("--place", default="", help="only places whose name contains this")
    asked.add_argument("--kind", default="", help="only kinds whose name contains this")
    asked.add_argument("--every", type=int, default=1, help="only every so many-th case")
    asked.add_argument("--from", type=int, default=0, dest="first", help="beginning with this one")
    asked.add_argument("--base", type=Path, help="where the true files are kept between runs")
    asked.add_argument("--count", action="store_true", help="only count the cases")
    asked.add_argument("--servers", type=int, default=2)
    asked.add_argument("--patience", type=float, default=60, help="seconds before a command counts as hanging")
    asked.add_argument("--failures", type=Path, help="write every failure into this file")
    options = asked.parse_args()
    places = [
        place
        for place in PLACES
        if (not options.command or place.command in options.command) and options.place in place.name
    ]
    with tempfile.TemporaryDirectory(prefix="hostile-") as scratch:
        base = options.base or Path(scratch, "base")
        if not (base / "scores.csv").exists():
            base.mkdir(parents=True, exist_ok=True)
            make(base)
        if options.count:
            for place in places:
                print(len(kinds(place, _true(base, place))), place.name)
            return 0
        servers = warmed(places, base, Path(scratch), options.servers)
        cases = [
            (place, kind, sealed, terminal)
            for place in places
            for kind, sealed in kinds(place, _true(base, place))
            if options.kind in kind.name
            for terminal in (True, False)
        ][options.first :: options.every]
        results = _all(cases, servers, base, Path(scratch), options)
    failures = [result for result in results if result.broken]
    if options.failures:
        with options.failures.open("w") as file:
            for result in failures:
                file.write(told(result))
    _table(results)
    return 1 if failures else 0


def _true(base: Path, place: Place) -> bytes:
    path = base / place.file
    return path.read_bytes() if path.is_file() else b'{"a": 1}\n'


def warmed(places: list[Place], base: Path, scratch: Path, count: int) -> list[Server]:
    """Return servers that have imported what these places' commands import."""
    first = Server([])
    modules: set[str] = set()
    for number, place in enumerate({place.command: place for place in places}.values()):
        folder = scratch / f"warm-{number}"
        lay_out(place, base, folder)
        true = base / place.file
        if true.is_file() and not (folder / "work" / place.file).exists():
            (folder / "work" / place.file).write_bytes(true.read_bytes())
        modules.update(first.modules(arguments_of(place), folder / "work", environment_of(folder)))
    first.close()
    wanted = [name for name in sorted(modules) if name != "pipeline.__main__" and not name.startswith("tests.")]
    return [Server(wanted) for _ in range(count)]


def _all(cases, servers, base, scratch, options) -> list[Result]:  # type: ignore[no-untyped-def]
    free = list(servers)
    started = time.monotonic()
    done = 0

    def one(numbered) -> Result:  # type: ignore[no-untyped-def]
        nonlocal done
        number, (place, kind, sealed, terminal) = numbered
        server = free.pop()
        try:
            result = run(server, place, kind, sealed, terminal, base, scratch / f"case-{number}", options.patience)
        finally:
            free.append(server)
        done += 1
        if result.broken and options.failures:
            with Path(f"{options.failures}.part").open("a") as file:
                file.write(told(result))
        if done % 200 == 0:
            print(f"{done} of {len(cases)}, {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
        return result

    with ThreadPoolExecutor(len(servers)) as pool:
        return list(pool.map(one, enumerate(cases)))


def told(result: Result) -> str:
    """Return what happened, for a list of failures."""
    where = "terminal" if result.terminal else "pipe"
    said = "\n".join(
        f"    {line[:300]!a}"
        for stream in (result.outcome.out, result.outcome.err)
        for line in _ends(stream.decode("utf-8", "replace").rstrip("\n").split("\n"))
    )
    outcome = result.outcome
    return (
        f"{result.place.command} | {result.place.file} | {result.kind.name}{', sealed' if result.sealed else ''} | {where} | "
        f"code {outcome.code}, {outcome.seconds:.1f} s, {outcome.memory // 1000} MB\n  {' '.join(result.place.arguments)}\n"
        + "".join(f"  ! {fault[:200]!a}\n" for fault in result.broken[:8])
        + f"{said}\n"
    )


def _ends(lines: list[str]) -> list[str]:
    return lines if len(lines) < 6 else [*lines[:2], "...", *lines[-3:]]


def _table(results: list[Result]) -> None:
    by_command: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_command[result.place.command].append(result)
    print(f"{'command':20} places  files  cases   held")
    for command, of_it in by_command.items():
        places = {result.place.name for result in of_it}
        files = {(result.place.name, result.kind.name) for result in of_it}
        held = sum(not result.broken for result in of_it)
        print(f"{command:20} {len(places):6} {len(files):6} {len(of_it):6} {held:6}")
    print(f"longest: {max((r.outcome.seconds, r.place.name, r.kind.name) for r in results)}")
    print(f"largest: {max((r.outcome.memory, r.place.name, r.kind.name) for r in results)}")


if __name__ == "__main__":
    raise SystemExit(main())
