"""Claims about where the rows come from: root seeds, secrets, generators, formats, versions and splits."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pipeline.releasing.canary import canary
from seedproof.contract import registry
from seedproof.loading.stated import settings_from
from seedproof.record.draws import Draws
from seedproof.record.files import file_digest
from seedproof.record.json_text import read_json
from seedproof.record.seeds import parse_row_id
from tests.verifying.tampering.editing import (
    Row,
    altering,
    appended,
    in_all_rows,
    in_json,
    in_one_row,
    in_order,
    in_rows,
    in_text,
    put_rows,
    rows_of,
    setting,
    tables,
)
from tests.verifying.tampering.remaking import remake
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

MANIFEST = "manifest.json"

NO_SECRET = hashlib.sha256(b"nobody knows").hexdigest()

FORMATS: dict[str, dict[str, Any]] = {
    "the format of before": {"format": 2},
    "the first format": {"format": 1},
    "a format to come": {"format": 4},
    "a format that is text": {"format": "three"},
    "a format that is null": {"format": None},
    "a format that is true": {"format": True},
    "a format below 1": {"format": 0},
    "no format": {},
    "a code of its own": {"format": 3, "code": "0.2.0"},
}
"""What a manifest says of its own form."""

OLDER = {"seedproof": "0.9.0"}

TOOLS = {"code of before": OLDER, "code to come": {"seedproof": "99.0.0"}, "no code": {}}
"""What attestations say made them."""


def _claiming(claim: dict[str, Any]) -> Change:
    def edit(manifest: dict[str, Any]) -> None:
        del manifest["format"]
        manifest.update(claim)

    return in_json(MANIFEST, edit)


_WRONG_ANSWER = in_one_row(altering("answer"))
_ALL_WRONG = in_all_rows(altering("answer"))


def _other_verdict(row: Row) -> None:
    """Another verdict, with a reason that there is for it."""
    row["label"] = not row["label"]
    row["answer"] = "yes" if row["label"] else "no"
    row["change"] = "terms_reordered" if row["label"] else "coefficient_slip"


_WRONG_LABELS = in_all_rows(_other_verdict)


def _by(tool: dict[str, str]) -> Change:
    """Have all attestations name another code."""

    def change(folder: Path, draws: Draws) -> None:
        for path in sorted(folder.glob("attestations/*.json")):
            in_json(f"attestations/{path.name}", lambda statement: statement["predicate"].update(tool=tool))(
                folder, draws
            )

    return change


def _claims() -> list[Tampering]:
    """Each form alone, and some claims beside a wrong answer."""
    kinds = [Tampering(name=f"manifest: {name}", change=_claiming(claim)) for name, claim in FORMATS.items()]
    wrong = in_order(_WRONG_ANSWER, remake)
    for name in ("the format of before", "a format to come"):
        kinds.append(
            Tampering(
                name=f"manifest: {name}, and a wrong answer", change=in_order(wrong, _claiming(FORMATS[name]))
            )
        )
    for name, tool in {
        "code of before": OLDER,
        "code to come": {"seedproof": "99.0.0"},
        "no code": {},
    }.items():
        kinds.append(Tampering(name=f"{name}, and a wrong answer", change=in_order(wrong, _by(tool))))
        praised = in_order(_by(tool), in_text("README.md", appended("\nChecked by hand.\n")))
        kinds.append(Tampering(name=f"{name}, and another card", change=praised))
    return kinds


def _secret(manifest: dict[str, Any]) -> None:
    """Replace the root seed by the hash of nothing, in its place."""
    known = list(manifest.items())
    manifest.clear()
    for key, value in known:
        if key == "root_seed":
            manifest["root_seed_sha256"] = NO_SECRET
        else:
            manifest[key] = value


_DECLARE_SECRET = in_json(MANIFEST, _secret)


def _secret_with(change: Change) -> Change:
    """Alter rows, declare the root seed secret, and make all papers again."""
    return in_order(change, _DECLARE_SECRET, remake)


def _from_another_root_seed(every: bool) -> Change:
    """Put true rows of another root seed in the place of one row or of all, under the same ids."""

    def change(folder: Path, draws: Draws) -> None:
        manifest = read_json(folder / MANIFEST)
        settings = settings_from(manifest)
        rebuild = registry.benchmark(manifest["name"]).generate.rebuild
        table = tables(folder)[-1]
        rows = rows_of(folder, table)
        again = [_rebuilt(rebuild, settings.generate, row) for row in rows]
        places = [place for place, row in enumerate(again) if row not in (None, rows[place])]
        if not places:
            raise DoesNotApply("no row can be made of another root seed")
        for place in places if every else places[:1]:
            rows[place] = again[place]
        put_rows(folder, table, rows)

    return change


def _rebuilt(rebuild: Callable[..., Row], asked: Any, row: Row) -> Row | None:
    """The row that another root seed has under an id, where the benchmark gives one."""
    from seedproof.record.errors import SeedproofError

    try:
        again = rebuild(parse_row_id(row["id"]), 4321, asked)
    except SeedproofError:
        return None
    return again if list(again) == list(row) else None


def _in_families(edit: Callable[[dict[str, Any]], Any]) -> Callable[[Any], None]:
    """Alter what the manifest says of every family."""

    def edited(manifest: Any) -> None:
        for family in manifest["families"].values():
            edit(family)

    return edited


def _in_one_family(edit: Callable[[dict[str, Any]], Any]) -> Callable[[Any], None]:
    def edited(manifest: Any) -> None:
        edit(next(iter(manifest["families"].values())))

    return edited


def _set(**values: Any) -> Callable[[Any], None]:
    return lambda manifest: manifest.update(values)


def _renamed_version(version: str) -> Change:
    """Claim another version, with its canary, and in the changelog alike."""

    def edit(manifest: Any) -> None:
        manifest.update(version=version, canary=canary(manifest["name"], version))

    return in_order(
        in_json(MANIFEST, edit), in_text("CHANGELOG.md", lambda text: text.replace("1.0.0", version))
    )


def _other_seed_too(manifest: Any) -> None:
    manifest["root_seed"] += 1


ROOT_SEEDS: dict[str, Change] = {
    "another root seed is claimed": in_json(MANIFEST, _other_seed_too),
    "the root seed is text": in_json(MANIFEST, lambda manifest: manifest.update(root_seed="7")),
    "the root seed is 7.0": in_json(MANIFEST, _set(root_seed=7.0)),
    "the root seed is null": in_json(MANIFEST, _set(root_seed=None)),
    "the root seed is true": in_json(MANIFEST, _set(root_seed=True)),
    "the root seed is negative": in_json(MANIFEST, _set(root_seed=-7)),
    "the root seed has 4,000 digits": in_json(MANIFEST, _set(root_seed=int("7" * 4000))),
    "the root seed is a list": in_json(MANIFEST, _set(root_seed=[7])),
    "there is no root seed": in_json(MANIFEST, lambda manifest: manifest.pop("root_seed")),
    "a root seed and a commitment to another": in_json(MANIFEST, _set(root_seed_sha256=NO_SECRET)),
    "a commitment that is no hash": in_order(
        _DECLARE_SECRET, in_json(MANIFEST, _set(root_seed_sha256="secret"))
    ),
    "the root seed is declared secret": _DECLARE_SECRET,
    "all answers wrong, the root seed declared secret": in_order(_ALL_WRONG, _DECLARE_SECRET),
    "all answers wrong, the root seed declared secret, all papers made again": _secret_with(_ALL_WRONG),
    "all answers 0, the root seed declared secret, all papers made again": _secret_with(
        in_all_rows(setting("answer", "0"))
    ),
    "one answer wrong, the root seed declared secret, all papers made again": _secret_with(_WRONG_ANSWER),
    "one question altered, the root seed declared secret, all papers made again": _secret_with(
        in_one_row(altering("question"))
    ),
    "one certificate altered, the root seed declared secret, all papers made again": _secret_with(
        in_one_row(altering("proof.certificate"))
    ),
    "one seed altered, the root seed declared secret, all papers made again": _secret_with(
        in_one_row(altering("seed"))
    ),
    "one row dropped, the root seed declared secret, all papers made again": _secret_with(
        in_rows(lambda rows: rows[:-1])
    ),
    "one row twice, the root seed declared secret, all papers made again": _secret_with(
        in_rows(lambda rows: [*rows, rows[-1]])
    ),
    "two rows swapped, the root seed declared secret, all papers made again": _secret_with(
        in_rows(lambda rows: [rows[-1], *rows[1:-1], rows[0]] if len(rows) > 1 else rows)
    ),
    "all answers wrong, all papers made again": in_order(_ALL_WRONG, remake),
    "one answer wrong, all papers made again": in_order(_WRONG_ANSWER, remake),
    "one question altered, all papers made again": in_order(in_one_row(altering("question")), remake),
    "one row dropped, all papers made again": in_order(in_rows(lambda rows: rows[:-1]), remake),
    "a true row of another root seed in a row's place": _from_another_root_seed(False),
    "true rows of another root seed in all rows' places": _from_another_root_seed(True),
}

LATER = in_json(MANIFEST, _in_families(lambda family: family.update(generator=family["generator"] + 1)))


def exchange_answers(folder: Path, draws: Draws) -> None:
    """Give each row the answer of another one of its family; where each has one row, of another family."""
    before = {table: rows_of(folder, table) for table in tables(folder)}
    for alike in ("family", "answer_type"):
        after = {table: _exchanged(rows, alike) for table, rows in before.items()}
        if after != before:
            break
    for table, rows in after.items():
        put_rows(folder, table, rows)


def _exchanged(rows: list[Row], alike: str) -> list[Row]:
    groups: dict[str, list[str]] = {}
    for row in rows:
        groups.setdefault(row[alike], []).append(row["answer"])
    following = {name: iter(answers[1:] + answers[:1]) for name, answers in groups.items()}
    return [row | {"answer": next(following[row[alike]])} for row in rows]


def sceptic(folder: Path, wrong: bool) -> None:
    """Write a release again as of another generator and older code, with wrong answers or true ones."""
    nothing = Draws("00" * 16)
    if wrong:
        exchange_answers(folder, nothing)
    in_order(LATER, _by(OLDER), remake)(folder, nothing)


GENERATORS: dict[str, Change] = {
    "every generator is one version later": LATER,
    "every generator is one version later, and older code is stated": in_order(LATER, _by(OLDER)),
    "every generator is one version earlier": in_json(
        MANIFEST, _in_families(lambda family: family.update(generator=family["generator"] - 1))
    ),
    "one generator is one version later": in_json(
        MANIFEST, _in_one_family(lambda family: family.update(generator=family["generator"] + 1))
    ),
    "one generator is version 99, and an answer wrong": in_order(
        _WRONG_ANSWER, in_json(MANIFEST, _in_one_family(_set(generator=99)))
    ),
    "every generator is version 99, and all answers wrong, all papers made again": in_order(
        _ALL_WRONG, in_json(MANIFEST, _in_families(_set(generator=99))), remake
    ),
    "every generator is version 0, and all answers wrong, all papers made again": in_order(
        _ALL_WRONG, in_json(MANIFEST, _in_families(_set(generator=0))), remake
    ),
    "every generator is one version later, older code is stated, answers exchanged in each family": in_order(
        exchange_answers, LATER, _by(OLDER), remake
    ),
    "every generator is version 99, the root seed declared secret, all answers wrong": in_order(
        _ALL_WRONG, in_json(MANIFEST, _in_families(_set(generator=99))), _DECLARE_SECRET, remake
    ),
    "a generator is text": in_json(MANIFEST, _in_one_family(_set(generator="1"))),
    "a generator is missing": in_json(MANIFEST, _in_one_family(lambda family: family.pop("generator"))),
    "a proof method of another name": in_json(MANIFEST, _in_one_family(_set(proof_method="by inspection"))),
    "rejections are taken out": in_json(MANIFEST, _in_families(_set(rejected={}))),
    "a rejection is invented": in_json(MANIFEST, _in_one_family(_set(rejected={"looked easy": 3}))),
    "fewer distinct rows": in_json(MANIFEST, _in_one_family(_set(distinct=1_000))),
    "other counts of rows": in_json(MANIFEST, _in_one_family(_set(rows={"d1": 1_000}))),
    "other counts of demonstrations": in_json(MANIFEST, _in_one_family(_set(demonstrations=1_000))),
    "a family is missing": in_json(
        MANIFEST, lambda manifest: manifest["families"].pop(next(iter(manifest["families"])))
    ),
    "a family is invented": in_json(
        MANIFEST,
        lambda manifest: manifest["families"].update(
            invented=dict(next(iter(manifest["families"].values())))
        ),
    ),
    "families in another order": in_json(
        MANIFEST,
        lambda manifest: (
            manifest.update(families=dict(reversed(manifest["families"].items())))
            if len(manifest["families"]) > 1
            else manifest["families"].update(invented={})
        ),
    ),
}

SPLITS: dict[str, Change] = {
    "a split is invented": in_json(
        MANIFEST, lambda manifest: manifest["splits"].update(held_out={"root_seed": 9, "rows": {}})
    ),
    "a secret split is invented": in_json(
        MANIFEST,
        lambda manifest: manifest["splits"].update(held_out={"root_seed_sha256": NO_SECRET, "files": {}}),
    ),
    "a commitment to a file is invented": in_json(
        MANIFEST,
        lambda manifest: manifest["splits"].update(
            held_out={
                "root_seed_sha256": NO_SECRET,
                "files": {"jsonl/default/held_out.jsonl": {"sha256": NO_SECRET, "rows": 50}},
            }
        ),
    ),
    "splits are null": in_json(MANIFEST, _set(splits=None)),
    "splits are a list": in_json(MANIFEST, _set(splits=["held_out"])),
    "a split with the name of a path": in_json(
        MANIFEST, lambda manifest: manifest["splits"].update({"../held_out": {"root_seed": 9}})
    ),
    "the key of splits is missing": in_json(MANIFEST, lambda manifest: manifest.pop("splits")),
}


def _in_split(edit: Callable[[dict[str, Any]], Any]) -> Change:
    """Alter what the manifest says of the first further split."""

    def edited(manifest: Any) -> None:
        if not manifest["splits"]:
            raise DoesNotApply("there is one split only")
        edit(next(iter(manifest["splits"].values())))

    return in_json(MANIFEST, edited)


def _split_secret(folder: Path, draws: Draws) -> None:
    """Commit to the files of a split as they now are, and to a root seed that nobody knows."""
    names = [f"jsonl/{table}.jsonl" for table in tables(folder) if not table.endswith("/test")]
    digests = {name: file_digest(folder / name) for name in names}

    def edit(split: dict[str, Any]) -> None:
        split.pop("root_seed")
        split |= {"root_seed_sha256": NO_SECRET, "files": digests}

    _in_split(edit)(folder, draws)


def _without_split(folder: Path, draws: Draws) -> None:
    """Take a split out of files and manifest; the papers still speak of it."""
    names = [table for table in tables(folder) if not table.endswith("/test")]
    if not names:
        raise DoesNotApply("there is one split only")
    paths = {f"data/{name}.parquet" for name in names} | {f"jsonl/{name}.jsonl" for name in names}

    def edit(manifest: Any) -> None:
        manifest["splits"] = {}
        for path in paths:
            manifest["files"].pop(path)

    in_json(MANIFEST, edit)(folder, draws)
    for path in paths:
        (folder / path).unlink()


FURTHER_SPLITS: dict[str, Change] = {
    "a split's root seed is another": _in_split(lambda split: split.update(root_seed=9)),
    "a split's root seed is declared secret": _split_secret,
    "a split's root seed is declared secret, and all labels wrong": in_order(
        _WRONG_LABELS, _split_secret, remake
    ),
    "a split's params are gone": _in_split(lambda split: split.pop("rows")),
    "a split's candidates are others": _in_split(lambda split: split["rows"].pop("candidates")),
    "a split is taken out": _without_split,
    "all labels wrong, the root seed declared secret, all papers made again": _secret_with(_WRONG_LABELS),
    "the problems' root seed is another": in_json(
        MANIFEST, lambda manifest: manifest["params"]["generate"].update(problems_root_seed=8)
    ),
}

KINDS = (
    *_claims(),
    *(Tampering(name=f"seed: {name}", change=change) for name, change in ROOT_SEEDS.items()),
    *(Tampering(name=f"generator: {name}", change=change) for name, change in GENERATORS.items()),
    *(Tampering(name=f"split: {name}", change=change) for name, change in SPLITS.items()),
    *(
        Tampering(name=f"split: {name}", change=change, only=("judge",))
        for name, change in FURTHER_SPLITS.items()
    ),
    Tampering(name="version: another everywhere", change=_renamed_version("1.0.1")),
    Tampering(name="version: an earlier one everywhere", change=_renamed_version("0.9.0")),
    Tampering(name="version: another in the manifest", change=in_json(MANIFEST, _set(version="2.0.0"))),
    Tampering(name="version: no version", change=in_json(MANIFEST, _set(version="newest"))),
    Tampering(name="version: a path", change=in_json(MANIFEST, _set(version="../1.0.0"))),
    Tampering(name="version: of a number", change=in_json(MANIFEST, _set(version=1))),
)
