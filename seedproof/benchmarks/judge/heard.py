"""Reads what a solution says beside its steps, by another hand than its writer's.

Nothing comes here from `writers/` and `rules/`, where the sentences stand. Here are the digests of those that
somebody has read, without their formulas, by what they do. A sentence that nobody has read is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Literal, NamedTuple

from seedproof.benchmarks.judge.certificate import Part
from seedproof.benchmarks.judge.decimals import is_close
from seedproof.problems.claims.sentences import beginnings
from seedproof.problems.reader import Unreadable

Kind = Literal["answer", "check", "back", "step", "other"]

_SEEN: Mapping[Kind, str] = {
    "answer": (
        "0103c0 047b16 0aa8d9 195a50 1a08a1 1c73a0 2292fb 28de6f 29fcb7 2c0596 2ecc74 3513aa 368c62 3773db "
        "3ada50 3e4b11 4eea4c 541f55 5809a4 778169 80c72f 8296a0 83c8a0 ab6b3f b957d6 bbbe6c bf4027 c6201f "
        "cb17f3 d5372d e5d705 e5e2d4 e6ef1c ec7b8b edd3fd f013e7 f0454e f1e52f f561c6 f59cb6"
    ),
    "check": "106653 3640be 49a481 556d91 93c04c 9ec77b ae1a29 b1ab73 c63e18 ce5f49 ee3c08",
    "back": (
        "05be72 124565 1707b5 1936cb 3c7a38 439bbe 58fa59 5a06f0 6f9fdc 7623a8 7a911f 81f95f 8881ac 9a424a "
        "9bce13 ab90b1 abc6e1 bdc9bb d677c0 e1898c e3dcb7"
    ),
    "other": (
        "018bda 027ca1 032ba7 05456b 05717b 073595 079eff 0881ed 08a92d 096f17 0af84b 0b0bc2 0c5776 0d79ed "
        "100bae 107201 1109ef 1272bc 12bf01 130b9d 130eb8 147b6e 156085 185b26 1b0970 1bf588 1ccaba 1e8549 "
        "1f3ae8 200f70 206e75 21bf3b 22459d 24827e 2770a3 282db6 298a6e 2aa77f 2aeb56 2b5014 2e7bf1 303a4e "
        "30ac03 30c4d3 31597b 31bc08 326b58 329893 3379c9 3474bf 3973e0 3ab247 3c8ac5 4004e5 405d59 409e29 "
        "418121 42b072 437b6d 437cbc 43f80d 43fa72 443d3c 44403c 4538b0 46f1fb 477655 48900a 48a321 4b5d80 "
        "4c48f1 4df438 4f6d59 50b3bc 5272ea 53a3d2 5641de 56d801 584ca4 597ab2 599b19 5a28a1 5a6bdb 5bc6ae "
        "5bfb1e 5e29eb 5e983a 5f5af4 61ac20 63d26c 63e06b 641908 645edc 66cea5 684888 68f43a 6e2cb2 756a83 "
        "75e197 788e57 78f00c 79779d 7b5659 7cb620 7dc169 7dc26d 7ee3bc 7fdbae 8205f7 834c87 851b2a 861ab7 "
        "8697b8 87863e 8b1663 8b214f 92f61e 935c43 93c632 941b65 953a6d 974cac 980ef1 9a4548 9c2b67 9db37e "
        "9e10e9 9f4856 a0d2dd a1052f a1fb25 a2dc8a a3b2cf a58c49 a702bf ad6511 adef46 ae7b8d af6760 af7c8e "
        "afc972 afff4f b21d27 b234ab b36314 b38ad7 b53def b6e9c5 b8d126 be031d be679b bf71f0 bf7895 c27744 "
        "c3476b c77aa2 c7a592 c7b4ac c7b9f3 c83d62 c917a7 c9c29a caeea1 cafad2 cbb886 cc4811 cccf8a cd2eff "
        "cda89b cf296e cfd101 d095b7 d0c8e6 d12032 d4cbea d50892 d50bb1 d60973 d8073d d80875 d82e86 d99666 "
        "da3307 dbb278 dbe0cd dc9fb3 dcfd1d dd66cf ddedf9 de4100 e165db e5a301 e6fbc0 e7dc48 e87da7 e8efde "
        "ed2518 f32274 f39291 f4d1e3 f7a5a1 f9cc0a fa0ac3 fada39 fb0f7b fb168f fba66b fdb67f fdd18c ff266a"
    ),
}
"""Six digits of the SHA-256 of each skeleton. An answer is the value of a part, or two; a check has a value
and then its decimal; what is taken back is the sentence before."""

_STEP = "§"
_PROBLEM = "¶"
_END = re.compile(r"\s*\n\s*|(?<=[.:?!]) (?=[A-Z*(])")
_ARROW = r"$\Rightarrow$"
_FORMULA = re.compile(r"\$([^$]+)\$")
_NUMBER = re.compile(r"\A(\*\*Step )?\d+(?=[.)])")
_LETTER = re.compile(r"(?<![A-Za-z])([a-h])\)")
_DECIMAL = re.compile(r"-?\d+\.\d+")


class Heard(NamedTuple):
    """A sentence: what it does, the part that it names, if any, and its formulas."""

    kind: Kind
    letter: str
    formulas: tuple[str, ...]


def differences(
    candidate: str, problem: str, steps: Sequence[str], breaks_off: bool, parts: Sequence[Part]
) -> Iterator[tuple[str, str]]:
    """Yield in what the sentences between the steps differ from what the certificate says of the answers."""
    try:
        sentences = list(_heard(_without_steps(candidate, problem, steps, breaks_off)))
    except Unreadable as error:
        yield "heard", str(error)
        return
    given: dict[str, list[str]] = {}
    for sentence, following in zip(sentences, [*sentences[1:], None], strict=True):
        if sentence.kind == "check" and not _is_close(*sentence.formulas):
            yield "heard", f"no value and its decimal: {sentence.formulas}"
        if sentence.kind == "answer" and not (following and following.kind == "back"):
            given.setdefault(sentence.letter, []).extend(map(_unboxed, sentence.formulas))
    letters = "abcdefgh" if len(parts) > 1 else [""]
    expected = {letter: part.latex for letter, part in zip(letters, parts, strict=False) if part.latex}
    if given != expected:
        yield "heard", f"the text answers {given}, the certificate has {expected}"


def _without_steps(candidate: str, problem: str, steps: Sequence[str], breaks_off: bool) -> str:
    """Return a solution with signs for the problem and each step, and without the step that breaks off."""
    before, found, after = candidate.partition(problem)
    text = f"{before.rstrip()} {_PROBLEM}\n{after}" if found else candidate
    rest = ""
    for step in steps:
        before, _, text = text.partition(step)
        rest += f"{before}\n{_STEP}\n"
    if breaks_off:
        text = text.removesuffix(next(filter(text.endswith, _longest_first()), ""))
    return rest + text


@cache
def _longest_first() -> tuple[str, ...]:
    return tuple(sorted(set(beginnings()), key=len, reverse=True))


def _heard(text: str) -> Iterator[Heard]:
    """Yield the sentences of a text. Raises: Unreadable for one that nobody has read."""
    text = text.replace(_ARROW, "=>")
    formulas = iter(_FORMULA.findall(text))
    for piece in filter(None, _END.split(_FORMULA.sub("$#$", text).strip())):
        own = tuple(next(formulas) for _ in range(piece.count("$#$")))
        skeleton = _NUMBER.sub(r"\1N", _LETTER.sub("@)", piece))
        letter = _LETTER.search(piece)
        yield Heard(_kind(skeleton), letter[1] if letter else "", own)


def _kind(skeleton: str) -> Kind:
    if skeleton == _STEP:
        return "step"
    digest = sha256(skeleton.encode()).hexdigest()[:6]
    for kind, digests in _SEEN.items():
        if digest in digests.split():
            return kind
    raise Unreadable(f"nobody has read {skeleton!r}: read it, and write {digest}")


def _is_close(*formulas: str) -> bool:
    """Return whether there are a value and its decimal, in this order."""
    if len(formulas) == 1:
        formulas = tuple(formulas[0].split(r" \approx "))
    return len(formulas) == 2 and bool(_DECIMAL.fullmatch(formulas[1])) and is_close(*formulas)


def _unboxed(formula: str) -> str:
    inside = formula.removeprefix(r"\boxed{")
    return formula if inside == formula else inside.removesuffix("}")
