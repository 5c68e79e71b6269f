"""Archives, Parquet, checksums, tables and signatures that are hostile."""

import io
import struct
import tarfile
import warnings
import zipfile
from collections.abc import Callable, Iterator

import pyarrow as pa
import pyarrow.parquet as pq

from tests.hostile.documents import json_kinds
from tests.hostile.texts import PAYLOADS, SHOWN
from tests.hostile.things import Kind, written

Members = dict[str, bytes]


def unzipped(true: bytes) -> Members:
    """Return the members of an archive by their names."""
    with zipfile.ZipFile(io.BytesIO(true)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def zipped(members: list[tuple[str, bytes]], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an archive with members in this order; names may stand twice."""
    file = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(file, "w", how) as archive:
        warnings.simplefilter("ignore")
        for name, content in members:
            archive.writestr(zipfile.ZipInfo(name), content, how)
    return file.getvalue()


def _with_member(true: bytes, name: str, content: bytes) -> bytes:
    return zipped(list({**unzipped(true), name: content}.items()))


def _renamed(true: bytes, old: str, new: str) -> bytes:
    return zipped([(new if name == old else name, content) for name, content in unzipped(true).items()])


def _patched(true: bytes, signature: bytes, offset: int, value: bytes) -> bytes:
    """Write bytes at an offset behind every record with a signature."""
    changed = bytearray(true)
    place = changed.find(signature)
    while place >= 0:
        changed[place + offset : place + offset + len(value)] = value
        place = changed.find(signature, place + 4)
    return bytes(changed)


LOCAL, CENTRAL, END = b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06"


def zip_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield archives that are hostile themselves, and those with hostile members."""
    members = unzipped(true)
    for name in _one_of_each(members):
        yield written(
            f"zip: without {_kin(name)}",
            lambda true, name=name: zipped([x for x in unzipped(true).items() if x[0] != name]),
        )
        yield written(
            f"zip: spaces in {_kin(name)}",
            lambda true, name=name: _with_member(true, name, b" " * 300_000_000),
        )
        for new in (
            "../../escaped",
            "/tmp/hostile-escaped",
            "C:\\x",
            "a\x1b[2J",
            "x" * 60_000,
            "\u202e",
            "a\nb",
        ):
            yield written(
                f"zip: {_kin(name)} as {new[:20]!a}",
                lambda true, name=name, new=new: _renamed(true, name, new),
            )
    for name in _one_of_each(members):
        for kind in json_kinds(members[name], keys):
            yield _in_member(name, kind)
    yield written("zip: no members", lambda true: zipped([]))
    yield written("zip: all members twice", lambda true: zipped(list(unzipped(true).items()) * 2))
    yield written(
        "zip: 70,000 members",
        lambda true: zipped([(f"samples/{n}.json", b"{}") for n in range(70_000)], zipfile.ZIP_STORED),
    )
    yield written("zip: zip in it", lambda true: _with_member(true, "header.json", true))
    yield written("zip: other methods", lambda true: zipped(list(unzipped(true).items()), zipfile.ZIP_LZMA))
    yield written(
        "zip: encrypted",
        lambda true: _patched(_patched(true, CENTRAL, 8, b"\x01\x00"), LOCAL, 6, b"\x01\x00"),
    )
    yield written(
        "zip: unknown method",
        lambda true: _patched(_patched(true, CENTRAL, 10, b"\x63\x00"), LOCAL, 8, b"\x63\x00"),
    )
    yield written("zip: wrong checksums", lambda true: _patched(true, CENTRAL, 16, b"\0\0\0\0"))
    yield written("zip: sizes of nothing", lambda true: _patched(true, CENTRAL, 20, bytes(8)))
    yield written("zip: huge sizes", lambda true: _patched(true, CENTRAL, 20, b"\xfe\xff\xff\x7f" * 2))
    yield written("zip: members elsewhere", lambda true: _patched(true, CENTRAL, 42, b"\xfe\xff\xff\x7f"))
    yield written("zip: one place for all", lambda true: _patched(true, CENTRAL, 42, bytes(4)))
    yield written("zip: broken local names", lambda true: _patched(true, LOCAL, 26, b"\xff\xff"))
    yield written("zip: directory elsewhere", lambda true: _patched(true, END, 16, b"\xff\xff\xff\x7f"))
    yield written(
        "zip: more members than there are", lambda true: _patched(true, END, 8, b"\xff\xff\xff\xff")
    )
    yield written("zip: version 9.9", lambda true: _patched(true, CENTRAL, 6, b"\x63\x00"))


def _kin(name: str) -> str:
    return name if name.count("/") < 2 else f"{name.partition('/')[0]}/..."


def _one_of_each(members: Members) -> list[str]:
    return list({_kin(name): name for name in members}.values())


def _in_member(name: str, kind: Kind) -> Kind:
    made: Callable[[bytes], bytes] = _bytes_of(kind)
    return written(
        f"zip: {_kin(name)}: {kind.name}", lambda true: _with_member(true, name, made(unzipped(true)[name]))
    )


def _bytes_of(kind: Kind) -> Callable[[bytes], bytes]:
    """Return what a kind would write."""

    def made(true: bytes) -> bytes:
        class Kept:
            content = b""

            def write_bytes(self, content: bytes) -> None:
                self.content = content

        kept = Kept()
        kind.put(kept, true)  # type: ignore[arg-type]
        return kept.content

    return made


def _table(true: bytes) -> pa.Table:
    return pq.read_table(io.BytesIO(true))


def _parquet(table: pa.Table, compression: str = "zstd") -> bytes:
    file = io.BytesIO()
    pq.write_table(table, file, compression=compression)
    return file.getvalue()


def _texts_of_column(table: pa.Table, payload: str) -> pa.Table:
    safe = payload.encode("utf-8", "replace").decode()
    columns = [
        pa.array([safe] * table.num_rows) if pa.types.is_string(column.type) else column
        for column in table.columns
    ]
    return pa.table(dict(zip(table.column_names, columns, strict=True)))


def _nested(depth: int) -> pa.Table:
    kind = pa.int8()
    for _ in range(depth):
        kind = pa.list_(kind)
    return pa.table({"id": pa.array([None], kind)})


def _footer(true: bytes, size: int) -> bytes:
    return true[:-8] + struct.pack("<I", size) + b"PAR1"


def parquet_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield Parquet files that are broken, bombs, or of another schema."""
    yield written("Parquet: magic alone", lambda true: b"PAR1PAR1")
    yield written("Parquet: magic and a length", lambda true: b"PAR1\xff\xff\xff\x7fPAR1")
    yield written("Parquet: encrypted", lambda true: b"PARE" + true[4:-4] + b"PARE")
    yield written("Parquet: huge footer", lambda true: _footer(true, 0xFFFFFFFF))
    yield written("Parquet: empty footer", lambda true: _footer(true, 0))
    yield written("Parquet: footer of ones", lambda true: true[:-200] + b"\xff" * 192 + true[-8:])
    yield written("Parquet: without its middle", lambda true: true[:100] + true[len(true) // 2 :])
    yield written(
        "Parquet: pages of zeros", lambda true: true[:4] + bytes(len(true) // 2) + true[4 + len(true) // 2 :]
    )
    for place in range(8):
        yield written(f"Parquet: a byte of part {place}", lambda true, place=place: _spoilt(true, place))
    yield written("Parquet: no rows", lambda true: _parquet(_table(true).slice(0, 0)))
    yield written("Parquet: no columns", lambda true: _parquet(pa.table({})))
    yield written("Parquet: another schema", lambda true: _parquet(pa.table({"a": [1, 2]})))
    yield written("Parquet: numbers for texts", lambda true: _parquet(_of_numbers(_table(true))))
    yield written("Parquet: nulls", lambda true: _parquet(_of_nulls(_table(true))))
    yield written("Parquet: a column twice", lambda true: _parquet(_doubled(_table(true))))
    yield written("Parquet: rows twice", lambda true: _parquet(pa.concat_tables([_table(true)] * 2)))
    yield written("Parquet: 200 lists in one another", lambda true: _parquet(_nested(200)))
    yield written(
        "Parquet: 500 MB of one letter", lambda true: _parquet(pa.table({"id": ["a" * 250_000_000] * 2}))
    )
    yield written("Parquet: 50 million rows", lambda true: _parquet(pa.table({"id": pa.nulls(50_000_000)})))
    yield written(
        "Parquet: 20,000 columns", lambda true: _parquet(pa.table({f"c{n}": [1] for n in range(20_000)}))
    )
    yield written("Parquet: payloads as names", lambda true: _parquet(pa.table({SHOWN: ["a"], "id": ["b"]})))
    yield written(
        "Parquet: payloads as metadata",
        lambda true: _parquet(_table(true).replace_schema_metadata({SHOWN: SHOWN, "huggingface": "{"})),
    )
    for name, payload in PAYLOADS.items():
        yield written(
            f"Parquet: texts: {name}",
            lambda true, payload=payload: _parquet(_texts_of_column(_table(true), payload)),
        )


def _spoilt(true: bytes, place: int) -> bytes:
    at = len(true) * place // 8 + 5
    return true[:at] + bytes([true[at] ^ 0xFF]) + true[at + 1 :]


def _of_numbers(table: pa.Table) -> pa.Table:
    return pa.table({name: [7] * table.num_rows for name in table.column_names})


def _of_nulls(table: pa.Table) -> pa.Table:
    return pa.table({name: pa.nulls(table.num_rows) for name in table.column_names})


def _doubled(table: pa.Table) -> pa.Table:
    return table.append_column(table.column_names[0], table.column(0))


SUM = "0" * 64

SUMS_LINES = {
    "a path up": f"{SUM}  ../../canary/canary.txt",
    "an absolute path": f"{SUM}  /etc/passwd",
    "an endless file": f"{SUM}  /dev/zero",
    "a folder": f"{SUM}  .",
    "itself": f"{SUM}  SHA256SUMS",
    "no name": f"{SUM}  ",
    "a name of dots": f"{SUM}  ..",
    "a file that is not there": f"{SUM}  hostile",
    "Windows' path": f"{SUM}  ..\\..\\hostile",
    "a path in percent": f"{SUM}  %2e%2e/hostile",
    "a short sum": "00  run.json",
    "a long sum": f"{SUM * 1000}  run.json",
    "capital letters": f"{'A' * 64}  run.json",
    "no hex digits": f"{'z' * 64}  run.json",
    "one blank": f"{SUM} run.json",
    "a star": f"{SUM} *run.json",
    "an escaped name": f"\\{SUM}  a\\nb",
    "a word": "hostile",
    "terminal": f"{SUM}  {SHOWN}",
    "a long name": f"{SUM}  {'x' * 100_000}",
    "a deep name": f"{SUM}  {'a/' * 20_000}b",
    "100,000 lines": "\n".join(f"{SUM}  {n}" for n in range(100_000)),
}


def sums_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield lists of checksums that name other files, or that are none."""
    for name, line in SUMS_LINES.items():
        raw = line.encode("utf-8", "surrogatepass") + b"\n"
        yield written(f"sums: only {name}", lambda true, raw=raw: raw)
        yield written(f"sums: {name} behind", lambda true, raw=raw: true + raw)
    yield written("sums: without the first", lambda true: b"".join(true.splitlines(keepends=True)[1:]))
    yield written("sums: exchanged", lambda true: _exchanged(true))
    yield written("sums: in capitals", lambda true: true.upper())


def _exchanged(true: bytes) -> bytes:
    lines = [line.split(b"  ", 1) for line in true.splitlines()]
    sums = [line[0] for line in lines]
    return b"".join(sum_ + b"  " + line[1] + b"\n" for sum_, line in zip(sums[::-1], lines, strict=True))


def text_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield texts, such as templates, that have payloads instead of what they say, or among it."""
    for name, payload in PAYLOADS.items():
        raw = payload.encode("utf-8", "surrogatepass")
        yield written(f"text: only {name}", lambda true, raw=raw: raw)
        yield written(
            f"text: {name} in the middle",
            lambda true, raw=raw: true[: len(true) // 2] + raw + true[len(true) // 2 :],
        )
    for name, template in TEMPLATES.items():
        raw = template.encode()
        yield written(f"template: {name}", lambda true, raw=raw: raw)
        yield written(f"template: {name} behind", lambda true, raw=raw: true + b"\n" + raw)


TEMPLATES = {
    "endless loop": "{% for i in range(10 ** 12) %}x{% endfor %}",
    "nested loops": "{% for i in range(9999) %}" * 3 + "x" + "{% endfor %}" * 3,
    "power": "{{ 9 ** 9 ** 9 }}",
    "long text": "{{ 'x' * 10 ** 11 }}",
    "its own include": "{% include 'README.md' %}{% include 'card.md' %}{% extends 'card.md' %}",
    "another file": "{% include '/etc/passwd' %}{% include '../../../../etc/passwd' %}",
    "classes": "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "globals": "{{ cycler.__init__.__globals__.os.popen('touch ran-by-template').read() }}",
    "import": "{% import 'os' as os %}{{ os.system('touch ran-by-template') }}",
    "macro of itself": "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
    "unknown name": "{{ hostile.hostile.hostile }}",
    "not closed": "{% if x %}{{ x",
    "unknown statement": "{% hostile %}",
    "unknown filter": "{{ 1 | hostile }}",
    "division by zero": "{{ 1 // 0 }}",
    "dollars": "${hostile} $hostile ${",
}


CSV = {
    "a formula": "model,score\n=cmd|'/C touch ran-by-formula'!A0,0.5\n",
    "an open quote": 'model,score\n"a,0.5\n',
    "a field of 200,000 letters": "model,score\n" + "a" * 200_000 + ",0.5\n",
    "one column": "model\na\n",
    "three columns": "model,score,x\na,0.5,1\n",
    "short rows": "model,score\na\n",
    "long rows": "model,score\na,0.5,0.5,0.5\n",
    "no head": "a,0.5\n",
    "no rows": "model,score\n",
    "a head twice": "model,model\na,0.5\n",
    "words for numbers": "model,score\nseedproof/oracle,much\n",
    "not a number": "model,score\nseedproof/oracle,nan\nseedproof/guess,inf\nseedproof/constant,-inf\n",
    "1e999": "model,score\nseedproof/oracle,1e999\nseedproof/guess,-1e999\nseedproof/constant,0\n",
    "100,000 digits": "model,score\nseedproof/oracle," + "9" * 100_000 + "\n",
    "a model twice": "model,score\nseedproof/oracle,1\nseedproof/oracle,2\n",
    "semicolons": "model;score\na;0,5\n",
    "terminal": f'model,score\n"{SHOWN}",0.5\n',
    "terminal in a number": f'model,score\nseedproof/oracle,"{SHOWN}"\n',
    "terminal in the head": f'"{SHOWN}",score\na,0.5\n',
    "a million rows": "model,score\n" + "a,0.5\n" * 1_000_000,
    "a hundred thousand columns": "a," * 100_000 + "\n" + "1," * 100_000 + "\n",
}


def csv_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield tables that are hostile to their reader, or to a spreadsheet."""
    for name, text in CSV.items():
        yield written(f"CSV: {name}", lambda true, text=text: text.encode("utf-8", "surrogatepass"))
    yield from text_kinds(true, keys)


def tar_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield archives of scripts with members that lead elsewhere, packed as the true one or not."""
    for name, member, kind in (
        ("a path up", "../../escaped", tarfile.REGTYPE),
        ("an absolute path", "/tmp/hostile-escaped", tarfile.REGTYPE),
        ("a link", "link", tarfile.SYMTYPE),
        ("a device", "zero", tarfile.CHRTYPE),
        ("a pipe", "pipe", tarfile.FIFOTYPE),
        ("payloads as a name", "a\x1b[2J\u202e", tarfile.REGTYPE),
    ):
        yield written(f"tar: {name}", lambda true, member=member, kind=kind: _packed(member, kind))
    yield written("tar: one file of 300 MB", lambda true: _zstd(bytes(300_000_000)))
    yield written("tar: not packed", lambda true: _tarred("a", tarfile.REGTYPE))


def _tarred(name: str, kind: bytes) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        member = tarfile.TarInfo(name)
        member.type = kind
        member.linkname = "/etc/passwd"
        member.size = 4 if kind == tarfile.REGTYPE else 0
        archive.addfile(member, io.BytesIO(b"evil"))
    return file.getvalue()


def _packed(name: str, kind: bytes) -> bytes:
    return _zstd(_tarred(name, kind))


def _zstd(content: bytes) -> bytes:
    return bytes(pa.compress(content, codec="zstd", asbytes=True))
