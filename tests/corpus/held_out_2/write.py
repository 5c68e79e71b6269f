"""Write the corpus anew: `python -m tests.corpus.held_out_2.write`.

Tables of answers and of responses, each written by hand, meet golden answers and rows. In a table of pairs,
`@` begins a kind with its type, `g` is a golden answer with another one, `=` an answer equal to it (and different
from the other one), `x` one that is different, `!` one that must not be accepted, and `~` one that is open.
"""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import seedproof as sp
from tests.corpus.held_out_2.values import another, differ, kind_of, latex, parsed, split

FOLDER = Path(__file__).parent
TABLES = FOLDER / "tables"
SEED = "held out 2"
ROWS = {"missing_fact": 66, "curriculum": 159, "number_game": 30, "university": 99, "judge": 36}
GOLDS = 2
"""So many golden answers meet each answer of a table."""

WORDS = {"!": "not equal", "x": "different", "~": "open"}
Case = dict[str, Any]
Slots = dict[str, str]


def main() -> None:
    """Write the three files."""
    rows = [dict(row) for name, count in ROWS.items() for row in sp.generate(name, count, seed=SEED)]
    _save("rows.jsonl", rows)
    _save("pairs.jsonl", _single(pairs(), ("type", "gold", "answer")))
    _save("responses.jsonl", _single(responses(rows), ("row", "response")))


def _save(name: str, cases: Iterable[Case]) -> None:
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _single(cases: Iterable[Case], keys: tuple[str, ...]) -> list[Case]:
    """Return the cases without repeats. Two labels of one case are a mistake in the tables."""
    seen: dict[tuple[str, ...], Case] = {}
    for case in cases:
        first = seen.setdefault(tuple(case[key] for key in keys), case)
        if _is_accepted(first) != _is_accepted(case):
            raise ValueError(f"two labels: {first} and {case}")
    return list(seen.values())


def _is_accepted(case: Case) -> str:
    verdict = case["verdict"]
    return verdict if verdict in ("equal", "right", "open") else "no"


# Pairs.


@dataclass
class Group:
    """A kind with its type, golden answers and answers."""

    kind: str
    type: str
    golds: list[tuple[str, str]] = field(default_factory=list)
    answers: list[tuple[str, str]] = field(default_factory=list)


def groups() -> Iterator[Group]:
    """Read the tables of pairs."""
    group = Group("", "")
    for path in sorted(TABLES.glob("pairs_*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            sign, _, rest = line.partition(" ")
            if sign == "@":
                yield group
                kind, _, answer_type = rest.partition(" | ")
                group = Group(kind, answer_type)
            elif sign == "g":
                gold, _, other = rest.partition(" :: ")
                group.golds.append((gold, other))
            else:
                group.answers.append((sign, rest.replace("⏎", "\n")))
    yield group


def pairs() -> Iterator[Case]:
    """Return all pairs."""
    for group in groups():
        for gold, other in group.golds:
            _check_golds(gold, other, group.type)
        for place, (sign, template) in enumerate(group.answers):
            for gold, other in _turned(group.golds, place)[:GOLDS]:
                yield from _pairs_of(group, sign, template, gold, other)


def _pairs_of(group: Group, sign: str, template: str, gold: str, other: str) -> Iterator[Case]:
    answer, _, meaning = template.partition(" ## ")
    answer = _filled(answer, _gold_slots(gold, other, group.type))
    _check_meaning(meaning, gold, group.type)
    base = {"type": group.type, "answer": answer, "kind": group.kind}
    if sign != "=":
        yield {**base, "gold": gold, "verdict": WORDS[sign]}
        return
    _check_plain(answer, gold, group.type)
    yield {**base, "gold": gold, "verdict": "equal"}
    yield {**base, "gold": other, "verdict": "different"}


def _gold_slots(gold: str, other: str, answer_type: str) -> Slots:
    size = gold.removeprefix("-")
    return {
        "g": gold,
        "c": _with_carets(gold),
        "G": latex(gold, answer_type),
        "o": other,
        "k": _with_carets(other),
        "O": latex(other, answer_type),
        "K": latex(other, answer_type),
        "m": _with_carets(size),
        "M": latex(size, answer_type) if kind_of(answer_type) == "number" else "",
    }


def _check_golds(gold: str, other: str, answer_type: str) -> None:
    if kind_of(answer_type) not in ("number", "expression"):
        if gold == other:
            raise ValueError(f"the same: {gold}")
    elif "diverges" not in gold and not differ(gold, other):
        raise ValueError(f"equal golden answers: {gold} and {other}")


def _check_meaning(meaning: str, gold: str, answer_type: str) -> None:
    if meaning and kind_of(answer_type) == "matrix":
        left, right = (parsed(f"Matrix({factor})".replace("Matrix", "")) for factor in meaning.split("*"))
        rows = [
            [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*right, strict=True)]
            for row in left
        ]
        if rows != parsed(gold):
            raise ValueError(f"{meaning} is not {gold}")


PLAIN = re.compile(r"[0-9xynts+\-*/^(). ]+|(?:[0-9+\-*/^(). ]|sqrt|log|ln|exp|pi|sin|cos)+")
JOINED = re.compile(r"[xynts]{2}|(?:log|ln)\d")


def _check_plain(answer: str, gold: str, answer_type: str) -> None:
    """Compute answers that are plain enough by SymPy, which knows nothing of the reader."""
    if kind_of(answer_type) not in ("number", "expression") or not PLAIN.fullmatch(answer):
        return
    if JOINED.search(answer):
        return
    text = re.sub(r"(?<=[0-9)])(?=[a-z(])", "*", answer.replace("^", "**").strip().rstrip("."))
    try:
        value = parsed(text)
    except (SyntaxError, TypeError, ValueError, AttributeError):
        return
    if differ(str(value), gold):
        raise ValueError(f"{answer} is not {gold}")


# Responses.


@dataclass(frozen=True)
class Template:
    """A response with gaps: its kind, the rows that it is for, and what it is worth."""

    kind: str
    target: str
    mode: str
    filter: str
    text: str


TARGETS = {
    "plain": ("missing_fact", "curriculum"),
    "fact": ("missing_fact",),
    "school": ("curriculum",),
    "uni": ("university",),
    "judge": ("judge",),
    "game": ("number_game",),
}
PER_TEMPLATE = {"plain": 3, "fact": 3, "school": 3, "uni": 3, "judge": 3, "game": 3}
VERDICTS = {"never": "not right", "none": "no answer", "open": "open"}


def templates() -> Iterator[Template]:
    """Read the tables of responses."""
    for path in sorted(TABLES.glob("responses_*.txt")):
        for block in ("\n" + path.read_text(encoding="utf-8")).split("\n== ")[1:]:
            head, _, text = block.partition("\n")
            kind, target, mode, *rest = head.split(" | ")
            yield Template(kind, target, mode, " | ".join(rest), text)


def responses(rows: list[Case]) -> Iterator[Case]:
    """Return all responses."""
    for place, template in enumerate(templates()):
        fitting = [
            row for row in rows if _benchmark(row) in TARGETS[template.target] and _fits(row, template)
        ]
        if not fitting:
            raise ValueError(f"no row fits: {template}")
        random.Random(f"{SEED} {place}").shuffle(fitting)
        for salt, row in enumerate(fitting[: PER_TEMPLATE[template.target]]):
            yield from _MAKERS[_benchmark(row)](row, template, place + salt)


def _benchmark(row: Case) -> str:
    return str(row["id"]).partition("/")[0]


def _fits(row: Case, template: Template) -> bool:
    if not template.filter:
        return True
    if template.filter[0] == "/":
        return re.search(template.filter[1:-1], row["question"]) is not None
    return any(
        _FILTERS[word](row) if word in _FILTERS else row["answer_type"] == word
        for word in template.filter.split()
    )


def _pieces(row: Case) -> list[tuple[str, str]]:
    return [tuple(piece.split(" = ")) for piece in row["answer"].split(", ")]  # type: ignore[misc]


def _is_swappable(row: Case) -> bool:
    if row["answer_type"] != "named" or " = " not in row["answer"]:
        return False
    return len({value for _, value in _pieces(row)}) > 1


def _is_terminating(row: Case) -> bool:
    return row["answer_type"] == "rational" and Fraction(row["answer"]).denominator in (2, 4, 5, 8, 10, 20)


PLAIN_PARTS = {"number", "tuple", "set", "expression", "matrix", "interval_union"}
_FILTERS: dict[str, Callable[[Case], bool]] = {
    "names": lambda row: row["answer_type"] == "tuple" and 1 < len(row.get("names", [])) <= 6,
    "named": lambda row: row["answer_type"] == "named" and " = " in row["answer"],
    "swapped": _is_swappable,
    "remainder": lambda row: row["answer"].startswith("quotient"),
    "big": lambda row: row["answer_type"] == "integer" and abs(int(row["answer"])) > 1000,
    "negative": lambda row: (
        row["answer_type"] in ("integer", "rational", "decimal") and row["answer"][0] == "-"
    ),
    "half": _is_terminating,
    "rational": lambda row: row["answer_type"] == "rational" and "/" in row["answer"],
    "values": lambda row: all(
        kind_of(part["type"]) in PLAIN_PARTS and part["answer"] != "{}" for part in row["parts"]
    ),
    "number": lambda row: all(
        part["type"] == "number" and part["answer"][-1].isdigit() for part in row["parts"]
    ),
    "units": lambda row: any(_unit(part) for part in row["parts"]),
}


def _plain(row: Case, template: Template, salt: int) -> Iterator[Case]:
    gold = row["answer"]
    wrong = another(gold, row["answer_type"], salt)
    if "negative" in template.filter and not wrong.startswith("-"):
        wrong = another(gold, "integer" if row["answer_type"] == "integer" else "rational", 2)
    if "negative" in template.filter and not wrong.startswith("-"):
        wrong = gold + "1"
    if "half" in template.filter:
        wrong = str(Fraction(gold) + 1)
    if row["answer_type"] == "rational" and "rational" in template.filter and "/" not in wrong:
        wrong = str(Fraction(gold) + 1)
    if gold == wrong:
        raise ValueError(f"no other answer: {gold}")
    yield from _both(row, template, _plain_slots(row, gold, wrong), _plain_slots(row, wrong, gold))


def _both(row: Case, template: Template, right: Slots, wrong: Slots) -> Iterator[Case]:
    base = {"row": row["id"], "kind": template.kind}
    if template.mode == "follow":
        yield {**base, "response": _filled(template.text, right), "verdict": "right"}
        yield {**base, "response": _filled(template.text, wrong), "verdict": "wrong"}
        return
    for slots in (right, wrong):
        yield {**base, "response": _filled(template.text, slots), "verdict": VERDICTS[template.mode]}


def _plain_slots(row: Case, answer: str, decoy: str) -> Slots:
    answer_type = row["answer_type"]
    slots = {
        "a": answer,
        "b": decoy,
        "A": latex(answer, answer_type),
        "B": latex(decoy, answer_type),
        "J": latex(answer, answer_type).replace("\\", "\\\\"),
        "q": row.get("target") or row["question"].partition("\n\nEnd with")[0],
        "full_question": row["question"],
        "abs": answer.removeprefix("-"),
        "Abs": latex(answer.removeprefix("-"), answer_type),
        "nospace": answer.replace(" ", ""),
        "semicolon": answer.replace(",", ";"),
        "fulltuple": answer.translate(str.maketrans("(),", "（），")),
        "full": answer.translate(str.maketrans("0123456789-", "０１２３４５６７８９－")),
        "word": {"<": "less than", ">": "greater than", "=": "equal to"}.get(answer, ""),
    }
    if answer_type == "integer":
        slots |= _integer_slots(int(answer))
    if answer_type in ("rational", "decimal"):
        value = Fraction(answer)
        slots |= {"num": str(value.numerator), "den": str(value.denominator), "dec": str(float(value))}
    if answer_type == "expression":
        slots["float"] = f"{float(parsed(answer)):.4f}"
    return slots | _name_slots(row, answer)


def _integer_slots(value: int) -> Slots:
    mantissa, _, exponent = f"{value:.12e}".partition("e")
    return {
        "e": f"{value - 3} + 3",
        "e2": f"{2 * value}/2",
        "e3": f"{value + 8} - 8",
        "comma": f"{value:,}",
        "bracecomma": f"{value:,}".replace(",", "{,}"),
        "sci": f"{mantissa.rstrip('0').rstrip('.')}e{int(exponent)}",
    }


def _name_slots(row: Case, answer: str) -> Slots:
    """Return names with their values, one after the other."""
    if row["answer_type"] == "named" and " = " in answer:
        found = [piece.split(" = ") for piece in answer.split(", ")]
    elif row["answer_type"] == "tuple" and row.get("names"):
        found = [list(pair) for pair in zip(row["names"], split(answer[1:-1]), strict=True)]
    else:
        return {}
    slots = {f"n {place}": name for place, (name, _) in enumerate(found)}
    slots |= {f"v {place}": value for place, (_, value) in enumerate(found)}
    values = [value for _, value in found]
    swapped = ", ".join(f"{name} = {value}" for (name, _), value in zip(found, reversed(values), strict=True))
    return {**slots, "count": str(len(found)), "swapped": swapped}


UNITS = [
    (r"metres per hour", "m/h", "kg"),
    (r"per ", "", ""),
    (r"square metres", "m^2", "s"),
    (r"cubic metres", "m^3", "kg"),
    (r"cubic centimetres", "cm^3", "h"),
    (r"kilojoules", "kJ", "m"),
    (r"in volts", "V", "kg"),
    (r"in watts", "W", "cm"),
    (r"in hours|how many hours", "h", "kg"),
    (r"in minutes", "min", "m"),
    (r"in grams", "g", "s"),
    (r"in mg", "mg", "m"),
    (r"in metres|how many metres", "m", "s"),
    (r"in centimetres", "cm", "kg"),
]


def _unit(part: Case) -> tuple[str, str]:
    """Return the unit that a part asks for, and one of another dimension."""
    if part["type"] == "number":
        for pattern, unit, other in UNITS:
            if re.search(pattern, part["question"]):
                return (unit, other) if unit else ()  # type: ignore[return-value]
    return ()  # type: ignore[return-value]


def _university(row: Case, template: Template, salt: int) -> Iterator[Case]:
    right = [part["answer"] for part in row["parts"]]
    try:
        wrong = [
            another(part["answer"], part["type"], salt + place) for place, part in enumerate(row["parts"])
        ]
    except ValueError:
        return
    for part, other in zip(row["parts"], wrong, strict=True):
        _check_golds(
            part["answer"], other, "tuple" if "diverges" in part["answer"] or other == "0" else part["type"]
        )
    worse = salt % len(right)
    mixed = [wrong[place] if place == worse else answer for place, answer in enumerate(right)]
    decoys = [right[place] if place == worse else answer for place, answer in enumerate(wrong)]
    good, bad = _part_slots(row, right, wrong), _part_slots(row, mixed, decoys)
    for case, answers in zip(_both(row, template, good, bad), (right, mixed), strict=True):
        if template.mode == "follow":
            case["parts"] = [
                "right" if given == gold else "wrong" for given, gold in zip(answers, right, strict=True)
            ]
        yield case


def _part_slots(row: Case, answers: list[str], decoys: list[str]) -> Slots:
    slots = {"count": str(len(answers)), "q": row["question"].partition("\n\nEnd with")[0]}
    for place, (part, answer, decoy) in enumerate(zip(row["parts"], answers, decoys, strict=True)):
        unit, other = _unit(part) or ("", "")
        own = {
            "l": "abcdef"[place],
            "L": "ABCDEF"[place],
            "a": answer,
            "c": _with_carets(answer),
            "b": decoy,
            "d": _with_carets(decoy),
            "A": latex(answer, part["type"]),
            "B": latex(decoy, part["type"]),
            "J": latex(answer, part["type"]).replace("\\", "\\\\"),
            "question": part["question"],
            "u": f" {unit}" if unit else "",
            "ut": rf" \text{{ {unit.partition('^')[0]}}}{unit[unit.find('^') :] if '^' in unit else ''}"
            if unit
            else "",
            "w": f" {other}" if other else "",
        }
        slots |= {f"{name} {place}": text for name, text in own.items()}
    return {**slots, "A1": slots["A 0"], "B1": slots["B 0"]}


def _judge(row: Case, template: Template, salt: int) -> Iterator[Case]:
    del salt
    gold = row["answer"]
    wrong = another(gold, "label", 0)
    yield from _both(row, template, _judge_slots(gold, wrong), _judge_slots(wrong, gold))


def _judge_slots(answer: str, other: str) -> Slots:
    reason = (
        "every part agrees with the correct answer"
        if answer == "yes"
        else "one part is not what it should be"
    )
    return {"a": answer, "n": other, "Y": answer.capitalize(), "N": other.capitalize(), "why": reason}


def _game(row: Case, template: Template, salt: int) -> Iterator[Case]:
    best, simple = row["best_solution"], row["simple_solution"]
    bad = _illegal(best, row["target"], salt)
    worth = f"{row['simple_score']}/{row['best_score']}"
    base = {"row": row["id"], "kind": template.kind}
    told: list[tuple[str, str, Case]] = [
        (best, simple, {"verdict": "right"}),
        (simple, best, {"verdict": "not right", "value": worth}),
        (bad, best, {"verdict": "wrong"}),
    ]
    if simple == best:
        return
    for steps, other, label in told:
        response = _filled(template.text, _game_slots(row, steps, other))
        yield {
            **base,
            "response": response,
            **({"verdict": VERDICTS[template.mode]} if template.mode in VERDICTS else label),
        }


def _illegal(steps: str, target: int, salt: int) -> str:
    """Return steps that break a rule: a false last result, a number nobody gave, or another end."""
    lines = steps.splitlines()
    if salt % 3 == 0:
        return "\n".join([*lines[:-1], lines[-1].rpartition(" = ")[0] + f" = {target + 1}"])
    if salt % 3 == 1:
        return "\n".join([*lines, f"{target} + 997 = {target + 997}", f"{target + 997} - 997 = {target}"])
    return "\n".join(lines[:-1]) if not lines[-2].endswith(f"= {target}") else lines[0]


def _game_slots(row: Case, steps: str, other: str) -> Slots:
    lines = steps.splitlines()
    return {
        "s": steps,
        "t": other,
        "T": str(row["target"]),
        "full_question": row["question"],
        "times": steps.replace("*", "×").replace("/", "÷").replace("-", "−"),
        "nospace": steps.replace(" ", ""),
        "latex": "\n".join(
            "\\[" + line.replace("*", r"\times").replace("/", r"\div") + "\\]" for line in lines
        ),
        "dollar": "\n".join(f"${line}$".replace("*", r"\cdot") for line in lines),
        "numbered": "\n".join(f"{place}. {line}" for place, line in enumerate(lines, 1)),
        "bullets": "\n".join(f"- {line}" for line in lines),
        "stepwords": "\n".join(f"Step {place}: {line}" for place, line in enumerate(lines, 1)),
        "bold": "\n".join(f"**{line}**" for line in lines),
        "spaced": "\n\n".join(lines),
        "quoted": ", ".join(f'"{line}"' for line in lines),
        "escaped": "\\n".join(lines),
        "oneline": "; ".join(lines),
        "commas": ", ".join(lines),
    }


_MAKERS: dict[str, Callable[[Case, Template, int], Iterator[Case]]] = {
    "missing_fact": _plain,
    "curriculum": _plain,
    "university": _university,
    "judge": _judge,
    "number_game": _game,
}


# Gaps.


def _with_carets(text: str) -> str:
    return text.replace("**", "^")


def _turned(items: list[Any], by: int) -> list[Any]:
    start = by % len(items) if items else 0
    return items[start:] + items[:start]


GAP = re.compile(r"<(\w+)>")
LOOP = re.compile(r"\[\[(.*?)\|\|(.*?)\]\]", re.DOTALL)


def _filled(text: str, slots: Slots) -> str:
    """Return a text with its gaps filled: `[[...||, ]]` is said of each part, with what stands between them.

    `[[~` begins with the last part, and `[[-` leaves it out.
    """

    def of_each(loop: re.Match[str]) -> str:
        places = list(range(int(slots["count"])))
        order = {"~": places[::-1], "-": places[:-1]}
        body = loop[1]
        if body[:2] in ("~<", "~(", "~$", "-("):
            places = order[body[0]]
            body = body[1:]
        said = [GAP.sub(lambda gap, at=place: _gap(gap, slots, at), body) for place in places]  # type: ignore[misc]
        return loop[2].join(said)

    # What fills a gap may look like another one, so that loops and gaps are found at one go.
    found = re.compile(f"{LOOP.pattern}|{GAP.pattern}", re.DOTALL)
    return found.sub(
        lambda match: of_each(match) if match[1] is not None else _gap_of(match[3], match[0], slots), text
    )


def _gap(gap: re.Match[str], slots: Slots, place: int) -> str:
    own = slots.get(f"{gap[1]} {place}")
    return own if own is not None else _gap_of(gap[1], gap[0], slots)


def _gap_of(name: str, whole: str, slots: Slots) -> str:
    return slots.get(name, whole)


if __name__ == "__main__":
    main()
