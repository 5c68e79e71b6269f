"""Figures with something drawn, hidden or exchanged in them."""

import hashlib
import io
import json
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import (
    Row,
    in_bytes,
    in_one_row,
    path_of,
    put_rows,
    read_table,
    rows_of,
    tables,
    write_table,
)
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

VISUAL = ("university",)
EXAMPLE = "example.png"

END = b"\x00\x00\x00\x00IEND\xaeB`\x82"


def _in_pictures(edit: Callable[[list[dict[str, Any]]], None]) -> Change:
    """Alter the pictures of a release, each with `bytes` and `path`, in their Parquet files."""

    def change(folder: Path, draws: Draws) -> None:
        import pyarrow as pa

        for table in tables(folder):
            path = path_of(folder, table, "data")
            content = read_table(path)
            if "image" not in content.column_names:
                raise DoesNotApply("there are no pictures")
            rows = content.to_pylist()
            edit([row["image"] for row in rows if row["image"]])
            write_table(path, pa.Table.from_pylist(rows, schema=content.schema))

    return change


def _in_one(alter: Callable[[bytes], bytes]) -> Change:
    """Alter the bytes of the first picture."""

    def edit(pictures: list[dict[str, Any]]) -> None:
        pictures[0]["bytes"] = alter(pictures[0]["bytes"])

    return _in_pictures(edit)


def _in_all(alter: Callable[[bytes], bytes]) -> Change:
    """Alter the bytes of every picture."""

    def edit(pictures: list[dict[str, Any]]) -> None:
        for picture in pictures:
            picture["bytes"] = alter(picture["bytes"])

    return _in_pictures(edit)


def _painted(paint: Callable[[Any], Any], form: str = "PNG", **settings: Any) -> Callable[[bytes], bytes]:
    """Decode a picture, alter it, and encode it."""

    def alter(content: bytes) -> bytes:
        from PIL import Image

        image = paint(Image.open(io.BytesIO(content)))
        encoded = io.BytesIO()
        image.save(encoded, form, **settings)
        return encoded.getvalue()

    return alter


def _lettered(text: str, place: tuple[int, int]) -> Callable[[Any], Any]:
    def paint(image: Any) -> Any:
        from PIL import ImageDraw

        ImageDraw.Draw(image).text(place, text, fill="black")
        return image

    return paint


def _dotted(image: Any) -> Any:
    image.putpixel((0, 0), (254, 255, 255))
    return image


def _blank(image: Any) -> Any:
    from PIL import Image

    return Image.new(image.mode, image.size, "white")


def _mirrored(image: Any) -> Any:
    from PIL import ImageOps

    return ImageOps.mirror(image)


def _inverted(image: Any) -> Any:
    from PIL import ImageOps

    return ImageOps.invert(image)


def _larger(image: Any) -> Any:
    return image.resize((image.width * 2, image.height * 2))


def _cropped(image: Any) -> Any:
    return image.crop((0, 0, image.width, image.height - 1))


def _with_chunk(kind: bytes, data: bytes) -> Callable[[bytes], bytes]:
    """Put a chunk before the end of a PNG."""
    checksum = zlib.crc32(kind + data)
    chunk = struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
    return lambda content: content.replace(END, chunk + END)


def _exchange(pictures: list[dict[str, Any]]) -> None:
    first, last = pictures[0], pictures[-1]
    first["bytes"], last["bytes"] = last["bytes"], first["bytes"]


def _exchange_all(pictures: list[dict[str, Any]]) -> None:
    contents = [picture["bytes"] for picture in pictures]
    for picture, content in zip(pictures, contents[1:] + contents[:1], strict=True):
        picture["bytes"] = content


def _set(key: str, value: Any) -> Callable[[list[dict[str, Any]]], None]:
    def edit(pictures: list[dict[str, Any]]) -> None:
        pictures[0][key] = value

    return edit


def _tell(row: Row) -> None:
    if row["image_alt"] is None:
        raise DoesNotApply("there is no picture")
    row["image_alt"] += f" The answer is {row['answer']}."


def _redrawn(picture_too: bool) -> Change:
    """Put another drawing and its hash into a row, and into Parquet its picture if that is asked for."""

    def change(folder: Path, draws: Draws) -> None:
        from seedproof.figures import png

        table = tables(folder)[0]
        rows = rows_of(folder, table)
        visual = [row for row in rows if row["drawing"]]
        first, last = visual[0], visual[-1]
        if first["drawing"] == last["drawing"]:
            raise DoesNotApply("there is one drawing only")
        first["drawing"] = last["drawing"]
        first["image"] = hashlib.sha256(first["drawing"].encode()).hexdigest()
        put_rows(folder, table, rows, ("jsonl",))
        path = path_of(folder, table, "data")
        content = read_table(path)
        pictured = content.to_pylist()
        for row in pictured:
            if row["id"] == first["id"]:
                row["drawing"] = first["drawing"]
                row["image"] |= {"path": f"{first['image']}.png"}
                if picture_too:
                    row["image"] |= {"bytes": png(json.loads(first["drawing"]))}
        write_table(path, content.from_pylist(pictured, schema=content.schema))

    return change


def _without_pictures(pictures: list[dict[str, Any]]) -> None:
    for picture in pictures:
        picture["bytes"] = b""


PICTURES: dict[str, Change] = {
    "a small letter drawn": _in_one(_painted(_lettered("c", (20, 20)))),
    "the answer written": _in_one(_painted(_lettered("the answer is (c) 32/3", (60, 40)))),
    "the answer written on all": _in_all(_painted(_lettered("the answer is (c) 32/3", (60, 40)))),
    "one pixel a shade darker": _in_one(_painted(_dotted)),
    "encoded again, all pixels the same": _in_one(_painted(lambda image: image, compress_level=1)),
    "blank": _in_one(_painted(_blank)),
    "all blank": _in_all(_painted(_blank)),
    "mirrored": _in_one(_painted(_mirrored)),
    "its colours inverted": _in_one(_painted(_inverted)),
    "of twice the size": _in_one(_painted(_larger)),
    "a line of pixels less": _in_one(_painted(_cropped)),
    "with a palette": _in_one(_painted(lambda image: image.convert("P"))),
    "in shades of grey": _in_one(_painted(lambda image: image.convert("L"))),
    "in black and white": _in_one(_painted(lambda image: image.convert("1"))),
    "with transparency": _in_one(_painted(lambda image: image.convert("RGBA"))),
    "as JPEG": _in_one(_painted(lambda image: image, "JPEG")),
    "as GIF": _in_one(_painted(lambda image: image, "GIF")),
    "bytes after its end": _in_one(lambda content: content + b"the answer is (c) 32/3"),
    "a ZIP after its end": _in_one(lambda content: content + b"PK\x05\x06" + bytes(18)),
    "a text chunk": _in_one(_with_chunk(b"tEXt", b"Answer\x0032/3")),
    "a chunk of its own": _in_one(_with_chunk(b"seEd", b"32/3")),
    "a time": _in_one(_with_chunk(b"tIME", bytes([7, 234, 1, 1, 0, 0, 0]))),
    "half of its bytes": _in_one(lambda content: content[: len(content) // 2]),
    "no PNG": _in_one(lambda content: b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "of 60,000 by 60,000 pixels by its header": _in_one(
        lambda content: content[:16] + struct.pack(">II", 60_000, 60_000) + content[24:]
    ),
    "no bytes": _in_pictures(_without_pictures),
    "two exchanged": _in_pictures(_exchange),
    "all exchanged": _in_pictures(_exchange_all),
    "another name": _in_pictures(_set("path", "figure.png")),
    "a name that leads out of the folder": _in_pictures(_set("path", "../../figure.png")),
    "no name": _in_pictures(_set("path", None)),
    "described with its answer": in_one_row(_tell),
    "another drawing with its hash, the picture as it was": _redrawn(False),
    "another drawing with its hash and picture": _redrawn(True),
}

BESIDE_THE_CARD: dict[str, Change] = {
    "a letter drawn on the example of the card": in_bytes(EXAMPLE, _painted(_lettered("c", (40, 40)))),
    "the example of the card blank": in_bytes(EXAMPLE, _painted(_blank)),
    "the example of the card mirrored": in_bytes(EXAMPLE, _painted(_mirrored)),
    "bytes after the end of the example": in_bytes(EXAMPLE, lambda content: content + b"the answers"),
    "a text chunk in the example": in_bytes(EXAMPLE, _with_chunk(b"tEXt", b"Answer\x0032/3")),
}

KINDS = tuple(
    Tampering(name=f"image: {name}", change=change, only=VISUAL)
    for name, change in (PICTURES | BESIDE_THE_CARD).items()
)
