"""An image is its drawing's: its bytes, or what another platform draws; nothing can be written into it."""

import json
import struct
import zlib
from functools import cache
from io import BytesIO
from pathlib import Path

import matplotlib
import numpy as np
import pytest
from matplotlib.transforms import Affine2D
from PIL import Image, ImageDraw, ImageFont

from seedproof.figures import canvas, png, shows
from seedproof.figures.likeness import are_like
from seedproof.figures.picture import encoded, picture
from tests.circles import few
from tests.conftest import REPOSITORY
from tests.figures.test_figures import ITEMS, SURFACE, axes, diagram

pytestmark = pytest.mark.slow

GOLDEN = REPOSITORY / "tests" / "golden" / "university.jsonl"
FONT = Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSans.ttf")


def _drawings():
    """One drawing of each template that has figures."""
    rows = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    return {row["family"]: json.loads(row["drawing"]) for row in rows if row["drawing"]}


SKETCHES = {
    "sketch": diagram(*[ITEMS[name] for name in ("circle", "segment", "right angle", "dimension")]),
    "boxes": diagram(ITEMS["box"], ITEMS["arrow"], ITEMS["angle"]),
    "bars": axes(ITEMS["bars"]),
    "slope field": axes(ITEMS["slope field"], ITEMS["point"]),
    "vector field": axes(ITEMS["vector field"], ITEMS["trajectory"]),
    "rose": axes(ITEMS["polar"]),
    "surface": SURFACE,
}
DRAWINGS = _drawings() | SKETCHES
POINTS = {
    "kind": "axes",
    "x": ["-4", "4"],
    "y": ["-4", "5"],
    "x_step": "1",
    "y_step": "1",
    "x_label": "x",
    "y_label": "f(x)",
    "items": [
        {"kind": "polynomial", "coefficients": ["1", "0", "-3"], "from": "-3", "to": "3"},
        {"kind": "point", "at": ["1", "2"], "label": "P"},
    ],
}


@pytest.mark.parametrize("name", few(DRAWINGS, 12))
def test_its_own_bytes_are_the_image_of_a_drawing(name):
    content = png(DRAWINGS[name])
    assert shows(content, DRAWINGS[name], same_libraries=True)
    assert shows(content, DRAWINGS[name])


def packed(pixels, **options):
    written = BytesIO()
    Image.fromarray(pixels, "RGB").save(written, "PNG", **options)
    return written.getvalue()


def test_other_compression_is_another_image_only_where_the_libraries_are_the_same():
    content = packed(picture(POINTS), compress_level=1)
    assert content != png(POINTS)
    assert shows(content, POINTS)
    assert not shows(content, POINTS, same_libraries=True)


def moved(right, up):
    return lambda patch: patch.setattr(canvas, "IdentityTransform", lambda: Affine2D().translate(right, up))


def setting(name, value):
    return lambda patch: patch.setitem(canvas._SETTINGS, name, value)


PLATFORMS = {
    "half a pixel": moved(0.5, 0.5),
    "paths not simplified": setting("path.simplify", False),
}


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("name", few(DRAWINGS, 12))
def test_another_platform_may_move_things_by_half_a_pixel(name, platform):
    with pytest.MonkeyPatch.context() as patch:
        PLATFORMS[platform](patch)
        # Not by `png`, which keeps what it has drawn.
        elsewhere = encoded(picture(DRAWINGS[name]))
    assert shows(elsewhere, DRAWINGS[name])


COLOURS = {"black": (0, 0, 0), "grey": (128, 128, 128), "pale": (225, 225, 225), "red": (200, 40, 40)}


LETTERS = [(size, colour) for size in (8, 10, 20) for colour in COLOURS] + [(6, "black"), (6, "red")]


@pytest.mark.parametrize("name", ["contour_map", "limits_from_graph", "rule_from_table"])
def test_no_letter_written_into_an_image_gets_through(name):
    expected = picture(DRAWINGS[name])
    for size, colour in LETTERS:
        draws = np.random.default_rng(size)
        letter = draws.choice(list("abcdeghknxyzABCDEHK0123456789"))
        place = (int(draws.integers(3, 575)), int(draws.integers(3, len(expected) - 25)))
        image = Image.fromarray(expected)
        font = ImageFont.truetype(str(FONT), size)
        ImageDraw.Draw(image).text(place, letter, font=font, fill=COLOURS[colour])
        written = np.asarray(image)
        assert (written != expected).any()
        assert not are_like(written, expected), (size, colour, letter, place)


@cache
def in_a_cell(digit):
    return picture({"kind": "table", "head": ["x", "1/2"], "rows": [["f(x)", f"-{digit}/7"]]})


@cache
def in_a_label(digit):
    return picture(POINTS | {"items": [{"kind": "text", "at": ["2", "-2"], "text": f"a = {digit}"}]})


@pytest.mark.parametrize(
    "pair", few(["38", "35", "68", "69", "89", "17", "49", "56", "08", "06", "25", "23", "47", "09"], 3)
)
def test_no_digit_becomes_another(pair):
    """Those that look most alike, in a cell of a table and in a label."""
    cells = [in_a_cell(digit) for digit in pair]
    assert not are_like(*cells)
    assert not are_like(*cells[::-1])
    planes = [in_a_label(digit) for digit in pair]
    assert not are_like(*planes)
    assert not are_like(*planes[::-1])


@pytest.mark.parametrize(
    "change",
    [{"at": ["5/4", "2"]}, {"at": ["1", "7/4"]}, {"open": 1}, {"label": "Q"}, {"label": ""}],
)
def test_a_point_that_is_moved_or_marked_otherwise_is_seen(change):
    curve, point = POINTS["items"]
    other = POINTS | {"items": [curve, point | change]}
    assert not shows(png(other), POINTS)
    assert not shows(png(POINTS), other)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def chunks(content):
    place, found = 8, []
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place)
        found.append((content[place + 4 : place + 8], content[place + 8 : place + 8 + length]))
        place += 12 + length
    return found


def joined(parts):
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in parts)


PLAIN = packed(picture(POINTS), compress_level=9)
(_, HEAD), (_, DATA), _ = chunks(PLAIN)
LINES = zlib.decompress(DATA)
END = (b"IEND", b"")
STRANGE = {
    "nothing": b"",
    "no PNG": b"GIF89a" + PLAIN,
    "cut off": PLAIN[:-5],
    "bytes after the end": PLAIN + b"the answer is 32/3",
    "a second image": PLAIN + PLAIN,
    "a text chunk": joined([(b"IHDR", HEAD), (b"tEXt", b"Comment\x00the answer"), (b"IDAT", DATA), END]),
    "a private chunk": joined([(b"IHDR", HEAD), (b"IDAT", DATA), (b"prVt", b"the answer"), END]),
    "a palette": joined([(b"IHDR", HEAD), (b"PLTE", b"the answer!!"), (b"IDAT", DATA), END]),
    "something in the end": joined([(b"IHDR", HEAD), (b"IDAT", DATA), (b"IEND", b"32/3")]),
    "no end": joined([(b"IHDR", HEAD), (b"IDAT", DATA)]),
    "no pixels": joined([(b"IHDR", HEAD), END]),
    "a wrong checksum": PLAIN[:-1] + bytes([PLAIN[-1] ^ 1]),
    "more lines": joined([(b"IHDR", HEAD), (b"IDAT", zlib.compress(LINES + bytes(1801))), END]),
    "fewer lines": joined([(b"IHDR", HEAD), (b"IDAT", zlib.compress(LINES[:-1801])), END]),
    "something behind the pixels": joined([(b"IHDR", HEAD), (b"IDAT", DATA + b"32/3"), END]),
    "pixels cut off": joined([(b"IHDR", HEAD), (b"IDAT", DATA[:-2]), END]),
    "no packed pixels": joined([(b"IHDR", HEAD), (b"IDAT", b"32/3"), END]),
    "a filter that does not exist": joined(
        [(b"IHDR", HEAD), (b"IDAT", zlib.compress(b"\x09" + LINES[1:])), END]
    ),
    "another size": joined([(b"IHDR", struct.pack(">II", 450, 600) + HEAD[8:]), (b"IDAT", DATA), END]),
    "a huge size": joined(
        [(b"IHDR", struct.pack(">II", 2**31 - 1, 2**31 - 1) + HEAD[8:]), (b"IDAT", DATA), END]
    ),
    "interlaced": joined([(b"IHDR", HEAD[:-1] + b"\x01"), (b"IDAT", DATA), END]),
    "a bomb": joined([(b"IHDR", HEAD), (b"IDAT", zlib.compress(bytes(20_000_000))), END]),
}


def test_the_plain_one_is_accepted_put_together_by_hand():
    assert shows(joined(chunks(PLAIN)), POINTS)
    assert shows(joined([(b"IHDR", HEAD), (b"IDAT", DATA[:99]), (b"IDAT", DATA[99:]), END]), POINTS)


def test_what_is_not_written_as_ours_is_no_image_of_it(subtests):
    for name in STRANGE:
        with subtests.test(name):
            assert not shows(STRANGE[name], POINTS)


@pytest.mark.parametrize("mode", ["RGBA", "L", "P"])
def test_another_kind_of_pixels_is_no_image_of_it(mode):
    written = BytesIO()
    Image.fromarray(picture(POINTS), "RGB").convert(mode).save(written, "PNG")
    assert not shows(written.getvalue(), POINTS)
