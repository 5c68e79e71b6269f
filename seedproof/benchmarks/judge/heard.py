"""Reads what a solution says beside its steps, by another hand than its writer's.

Nothing comes here from `writers/` and `rules/`, where the sentences stand. Here are the digests of those that
somebody has read, without their formulas, by what they do. A sentence that nobody has read is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Literal, NamedTuple

from seedproof.benchmarks.judge.certificate import Certificate
from seedproof.benchmarks.judge.decimals import is_close
from seedproof.problems.claims.sentences import beginnings, rules
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
        "027ca1 032ba7 05456b 05717b 0881ed 08a92d 0af84b 100bae 107201 1272bc 12bf01 130b9d 130eb8 156085 "
        "1b0970 1ccaba 200f70 206e75 22459d 298a6e 2b5014 303a4e 30ac03 31597b 329893 3379c9 3474bf 3973e0 "
        "3ab247 3c8ac5 405d59 42b072 437b6d 44403c 46f1fb 48a321 4f6d59 5641de 56d801 5bfb1e 5e983a 645edc "
        "66cea5 684888 68f43a 75e197 788e57 7cb620 7fdbae 834c87 851b2a 861ab7 8697b8 87863e 8b1663 8b214f "
        "92f61e 9a4548 a0d2dd a3b2cf a58c49 ad6511 adef46 afc972 afff4f b36314 b8d126 be031d bf71f0 c3476b "
        "c77aa2 c83d62 caeea1 cafad2 cbb886 cc4811 cccf8a cda89b cf296e d12032 d50892 d8073d d80875 da3307 "
        "de4100 e8efde ed2518 f9cc0a fb0f7b fb168f fdb67f"
    ),
}
"""Six digits of the SHA-256 of each skeleton. An answer is the value of a part, or two; a check has a value
and then its decimal; what is taken back is the sentence before."""

_GENERAL = (
    "43fa72 5bc6ae a702bf 584ca4 5a28a1 dcfd1d 78f00c 9e10e9 443d3c bf7895 2aa77f 282db6 cfd101 4b5d80 "
    "b21d27 935c43 9c2b67 4df438 e87da7 326b58 418121 147b6e 1bf588 185b26 2e7bf1 c7b9f3 5272ea d0c8e6 "
    "be679b d4cbea 409e29 4004e5 cd2eff 1e8549 79779d fa0ac3 8205f7 dc9fb3 641908 6e2cb2 974cac 43f80d "
    "9f4856 5a6bdb af6760 ae7b8d 096f17 f7a5a1 ff266a c7a592 4c48f1 4538b0 e5a301 437cbc 7dc169 5e29eb "
    "018bda fba66b c9c29a dbe0cd a1052f d095b7 dbb278 f32274 50b3bc 30c4d3 e165db 079eff 21bf3b 2aeb56 "
    "953a6d 597ab2 c7b4ac 7dc26d 63e06b 48900a b53def b6e9c5 1f3ae8 a1fb25 5f5af4 31bc08 d60973 9db37e "
    "53a3d2 d99666 2770a3 fdd18c b234ab 0b0bc2 af7c8e 93c632 61ac20 d82e86 941b65 1109ef e6fbc0 b38ad7 "
    "599b19 f39291 ddedf9 fada39 24827e e7dc48 a2dc8a 7b5659 63d26c f4d1e3 7ee3bc 0c5776 dd66cf 756a83 "
    "c917a7 980ef1 d50bb1 c27744 477655 0d79ed 073595"
)
"""The same of what each rule says in general, in the order of `sentences.txt`; no other rule is heard."""

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
            yield "heard", f"no value and its decimal: {sentence.formulas}"
        if sentence.kind == "answer" and not (following and following.kind == "back"):
            given.setdefault(sentence.letter, []).extend(map(_unboxed, sentence.formulas))
    letters = "abcdefgh" if len(certificate.parts) > 1 else [""]
    parts = zip(letters, certificate.parts, strict=False)
    expected = {letter: part.latex for letter, part in parts if part.latex}
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


def _heard(text: str, of_steps: Sequence[str]) -> Iterator[Heard]:
    """Yield the sentences of a text, whose steps have these rules.

    Raises: Unreadable for a sentence that nobody has read.
    """
    text = text.replace(_ARROW, "=>")
    formulas = iter(_FORMULA.findall(text))
    for piece in filter(None, _END.split(_FORMULA.sub("$#$", text).strip())):
        own = tuple(next(formulas) for _ in range(piece.count("$#$")))
        skeleton = _NUMBER.sub(r"\1N", _LETTER.sub("@)", piece))
        letter = _LETTER.search(piece)
        yield Heard(_kind(skeleton, of_steps), letter[1] if letter else "", own)


def _kind(skeleton: str, of_steps: Sequence[str]) -> Kind:
    if skeleton == _STEP:
        return "step"
    digest = sha256(skeleton.encode()).hexdigest()[:6]
    if _rules().get(digest) in of_steps:
        return "other"
    for kind, digests in _SEEN.items():
        if digest in digests.split():
            return kind
    raise Unreadable(f"nobody has read {skeleton!r} here: read it, and write {digest}")


@cache
def _rules() -> Mapping[str, str]:
    """Return by digest the rules that are said in general."""
    return dict(zip(_GENERAL.split(), rules(), strict=True))


def _is_close(*formulas: str) -> bool:
    """Return whether there are a value and its decimal, in this order."""
    exact, _, decimal = r" \approx ".join(formulas).partition(r" \approx ")
    return bool(exact and _DECIMAL.fullmatch(decimal)) and is_close(exact, decimal)


def _unboxed(formula: str) -> str:
    inside = formula.removeprefix(r"\boxed{")
    return formula if inside == formula else inside.removesuffix("}")
