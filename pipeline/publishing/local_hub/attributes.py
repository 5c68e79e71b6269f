"""The choice of files that become LFS objects: by `.gitattributes`, by size, or by content."""

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO

from dulwich.attrs import AttributeValue, Pattern, match_path, parse_git_attributes

REGULAR_BYTES = 10_000_000
"""A larger file is an LFS object whatever its name."""

_SUFFIXES = """
7z arrow avro bin bz2 ckpt ftz gz h5 joblib lz4 mds mlmodel model msgpack npy npz onnx ot parquet pb pickle
pkl pt pth rar safetensors tar tflite tgz wasm xz zip zst pcm sam raw aac flac mp3 ogg wav bmp gif png tiff
jpg jpeg webp mp4 webm
"""

_PATTERNS = [*(f"*.{suffix}" for suffix in _SUFFIXES.split()), "saved_model/**/*", "*.tar.*", "*tfevents*"]

DEFAULT = "".join(f"{pattern} filter=lfs diff=lfs merge=lfs -text\n" for pattern in _PATTERNS).encode()
"""The `.gitattributes` of a new dataset repository."""


def is_large(path: str, size: int, sample: bytes, attributes: bytes) -> bool:
    """Return whether a file belongs to LFS; `sample` is its beginning, `attributes` the `.gitattributes`."""
    if size == 0:
        return False
    if size > REGULAR_BYTES or b"\0" in sample:
        return True
    return match_path(_parsed(attributes), path.encode()).get(b"filter") == b"lfs"


@lru_cache(maxsize=8)
def _parsed(attributes: bytes) -> tuple[tuple[Pattern, Mapping[bytes, AttributeValue]], ...]:
    return tuple((Pattern(text), values) for text, values in parse_git_attributes(BytesIO(attributes)))
