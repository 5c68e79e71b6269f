"""Reads what a solution says beside its steps, by another hand than its writer's.

Nothing comes here from `writers/` and `rules/`, where the sentences stand. Here are the digests of those that
somebody has read, without their formulas, by what they do. A sentence that nobody has read is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import Literal, NamedTuple

from seedproof.benchmarks.judge.certificate import Certificate
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
        "0239e0 027ca1 032ba7 0359c7 05456b 05717b 0596a6 083f88 0881ed 08a92d 0af84b 0b3a13 0fc524 100bae "
        "107201 10933f 10cf38 1272bc 12bf01 130b9d 130eb8 151fb7 156085 16d26e 1b0970 1b97c0 1ccaba 1ce665 "
        "1d244f 1db736 1dc9b4 1ec9bc 200f70 206e75 20c247 22459d 26473c 26aa6a 298a6e 2a8b62 2b5014 2b8f3e "
        "2dbe1c 303a4e 30ac03 31597b 329893 3379c9 344964 3474bf 38de26 3973e0 3ab247 3b0ee8 3c8ac5 3e3fb7 "
        "3e5383 3efc77 405d59 40fe1e 41065b 42291d 4271a4 427f0e 42b072 42fda4 437b6d 44403c 458da4 46f1fb "
        "48a321 4c2089 4f6d59 50d797 5113d3 5641de 56d801 572fbc 59a40b 5a4643 5a8a98 5aede3 5bfb1e 5d3f96 "
        "5e18f5 5e983a 63343f 645edc 653cfc 66cea5 67366d 684888 68f43a 69c400 6bab6c 6bd82d 6ecdd3 6ee4c0 "
        "6f5b05 701063 7140c4 71befd 71e5e7 75e197 788e57 79fb92 7cb620 7e7c05 7fdbae 8113da 814d26 821c30 "
        "834c87 84b10d 84c3fe 851b2a 861ab7 866aa3 8697b8 87863e 880ba2 88904f 8ae927 8b1663 8b214f 8b2280 "
        "8d8d65 8f0d94 8f7b59 921c07 92f61e 95bbb4 968a74 97f025 9a4548 9ef50f a0d2dd a3b2cf a58c49 a884aa "
        "aa7c0f ad6511 adef46 ae4e80 afc972 afff4f b0c95c b16684 b2654e b36314 b50f41 b59f0e b8d126 bb9eee "
        "be031d beb308 bf5827 bf6af5 bf71f0 c3476b c4a078 c5045d c5a9d9 c6427c c77aa2 c83d62 caeea1 cafad2 "
        "cb9e35 cbb886 cc4811 cccf8a cda89b ced0ac cf296e d044ed d12032 d4d060 d50892 d7e4c3 d8073d d80875 "
        "da3307 dafa86 ddc4c2 de4100 e02d5b e045e8 e0c0b6 e701d3 e744f2 e8efde e9b01a e9f8e4 ed2518 ef2d7d "
        "f01d0c f0c054 f2ebd1 f41248 f75311 f999bd f99b43 f9cc0a fb0f7b fb168f fc453b fc81de fd0a2b fdb67f"
    ),
}
"""Six digits of the SHA-256 of each skeleton; of what a rule says in general, with its name before it.

An answer is the value of a part, or two. A check has a value, then its decimal. `back` takes back the
sentence before it.
"""

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
    candidate: str, problem: str, steps: Sequence[str], breaks_off: bool, certificate: Certificate
) -> Iterator[tuple[str, str]]:
    """Yield in what the sentences between the steps differ from what the certificate says of the answers."""
    text = _without_steps(candidate, problem, steps, breaks_off)
    try:
        sentences = list(_heard(text, certificate.rules))
    except Unreadable as error:
        yield "heard", str(error)
        return
    given: dict[str, list[str]] = {}
    for sentence, following in zip(sentences, [*sentences[1:], None], strict=True):
        if sentence.kind == "check" and not _is_close(*sentence.formulas):
            yield "check", f"no value and its decimal: {sentence.formulas}"
        if sentence.kind == "answer" and not (following and following.kind == "back"):
            given.setdefault(sentence.letter, []).extend(map(_unboxed, sentence.formulas))
    letters = "abcdefgh" if len(certificate.parts) > 1 else [""]
    parts = zip(letters, certificate.parts, strict=False)
    expected = {letter: part.latex for letter, part in parts if part.latex}
    if given != expected:
        yield "final", f"the text answers {given}, the certificate has {expected}"


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


def _heard(text: str, of_steps: Sequence[str]) -> Iterator[Heard]:
    """Yield the sentences of a text, whose steps have these rules.

    Raises: Unreadable for a sentence that nobody has read.
    """
    text = text.replace(_ARROW, "=>")
    formulas = iter(_FORMULA.findall(text))
    for piece in filter(None, _END.split(_FORMULA.sub("$#$", text).strip())):
        own = tuple(islice(formulas, piece.count("$#$")))
        skeleton = _NUMBER.sub(r"\1N", _LETTER.sub("@)", piece))
        letter = _LETTER.search(piece)
        yield Heard(_kind(skeleton, of_steps), letter[1] if letter else "", own)


def _kind(skeleton: str, of_steps: Sequence[str]) -> Kind:
    if skeleton == _STEP:
        return "step"
    for text in (skeleton, *(f"{rule}: {skeleton}" for rule in of_steps)):
        kind = _kinds().get(_digest(text))
        if kind is not None:
            return kind
    raise Unreadable(f"nobody has read {skeleton!r} here: read it, and write {_digest(skeleton)}")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:6]


@cache
def _kinds() -> Mapping[str, Kind]:
    return {digest: kind for kind, digests in _SEEN.items() for digest in digests.split()}


def _is_close(*formulas: str) -> bool:
    """Return whether there are a value and its decimal, in this order."""
    exact, _, decimal = r" \approx ".join(formulas).partition(r" \approx ")
    return bool(exact and _DECIMAL.fullmatch(decimal)) and is_close(exact, decimal)


def _unboxed(formula: str) -> str:
    inside = formula.removeprefix(r"\boxed{")
    return formula if inside == formula else inside.removesuffix("}")
