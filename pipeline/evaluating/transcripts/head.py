"""`run.json`: which rows of which release were asked, how, and of whom."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from seedproof.episodes.turns import Holder, Plan
from seedproof.record.bounds import LARGEST_FILE, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import NotJson, value_of
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import canonical

RUN = "run.json"

FORMAT = "seedproof-run/1"
"""Raised when a field changes its meaning."""

MOST_ATTEMPTS = 1_000

Attempts = Annotated[int, msgspec.Meta(ge=1, le=MOST_ATTEMPTS)]
"""Episodes of a row."""

Kind = Literal["endpoint", "scripted", "imported"]

Api = Literal["chat", "completions"]
"""By messages, or by one text that a base model goes on with."""


class SolverHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who was asked, and with which settings. A setting that is null or left out was the provider's own."""

    kind: Kind
    model: str
    base_url_host: str | None
    """The host that a base URL named, with its port, where one was given; never more of it."""
    temperature: float | None
    top_p: float | None
    max_tokens: int | None
    seed: int | None
    api: Api = "chat"
    stop: tuple[str, ...] = ()
    """Texts at which the model stops."""
    reasoning_effort: str | None = None
    extra_body: Mapping[str, Any] = {}
    """Further fields of each call, which the provider understands."""


class RunHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all episodes of a run share. It has no clock, no path and no key."""

    format: str
    benchmark: str
    version: str
    config: str
    split: str
    rows_sha256: str
    """Of the JSON lines of the config, and of those of its follow-ups behind them."""
    rows: tuple[str, ...] | None
    """The ids that were asked, in the order of the release; null: all."""
    root_seeds: tuple[str, ...] | None
    """Of fresh sets, the root seed of each; null: the rows are those of the release."""
    protocol: str
    control: str
    scheme: str
    prompt_version: int
    prompt_sha256: str
    holder: Holder
    holder_version: int | None
    """Null where nobody can be asked for a fact."""
    holder_model: str | None
    solver: SolverHead
    images: bool
    shots: int
    attempts: Attempts
    checkpoint: int | None
    seedproof: str
    """The version that asked."""
    system: str | None = None
    """A system message of the user's own, in place of the benchmark's."""

    @property
    def plan(self) -> Plan:
        """What the episodes were asked by."""
        return Plan(
            self.benchmark,
            self.config,
            self.protocol,
            self.control,
            self.scheme,
            self.images,
            self.holder,
            self.system,
        )


def head_bytes(head: RunHead) -> bytes:
    """Return the one text of a head: JSON with sorted keys, a newline at the end."""
    return f"{canonical(msgspec.to_builtins(head))}\n".encode()


def write_head(folder: Path, head: RunHead) -> None:
    """Write `run.json`. Raises: SeedproofError when it cannot be written."""
    with replacing(folder / RUN) as file:
        file.write(head_bytes(head))


def read_head(folder: Path) -> RunHead:
    """Read `run.json`.

    Raises: SeedproofError when there is none, it is of another format, or is written otherwise than here.
    """
    path = folder / RUN
    written = read_at_most(path, LARGEST_FILE, "Give the folder of a run, as evaluate --out has made it")
    try:
        stated: Any = value_of(written)
    except NotJson as error:
        raise SeedproofError(f"{path}: {error}. Was it edited?") from None
    head = head_of_mapping(path, stated)
    if head_bytes(head) != written:
        raise SeedproofError(
            f"{path}: is not as heads are written, expected sorted keys, each once. Was it edited? "
            "Take the file as it was"
        )
    return head


def head_of_mapping(path: Path, stated: Any) -> RunHead:
    """Return a head of what a file states.

    Raises: SeedproofError when it is of another format, which is said before anything else of it is read.
    """
    form = stated.get("format") if isinstance(stated, dict) else None
    if form != FORMAT:
        raise SeedproofError(
            f"{path}: has format {str(form)[:40]!r}, expected {FORMAT!r}. "
            "Take the version of Seedproof that wrote it"
        )
    try:
        return msgspec.convert(stated, RunHead)
    except msgspec.ValidationError as error:
        raise SeedproofError(
            f"{path}: is no head of a run ({in_our_words(error)}). Was it edited?"
        ) from error


def differences(before: RunHead, after: RunHead) -> list[str]:
    """Say in what two heads differ, a phrase a field. A server may be at another address today."""
    written = _flat(before)
    asked = _flat(after)
    if before.solver.base_url_host and after.solver.base_url_host:
        asked["base_url_host"] = written["base_url_host"]
    return [
        f"{field} {_short(written[field])}, not {_short(asked[field])}"
        for field in written
        if written[field] != asked[field]
    ]


def _flat(head: RunHead) -> dict[str, Any]:
    """Return the fields of a head, those of its solver among them."""
    fields: dict[str, Any] = msgspec.structs.asdict(head)
    del fields["solver"]
    return fields | msgspec.structs.asdict(head.solver)


def _short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"{len(value):,} of its own"
    return f"{str(value)[:40]}"
