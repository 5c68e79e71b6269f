"""Make responses of the tables: each goes to rows that fit it, with the right answer and with a wrong one."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.corpus.held_out_2.gaps import Slots, filled
from tests.corpus.held_out_2.making_pairs import check_difference
from tests.corpus.held_out_2.values import another, kind_of, latex, parsed, split

Case = dict[str, Any]

TABLES = Path(__file__).parent / "tables"
SEED = "held out 2"
PER_TEMPLATE = 3
"""So many rows get each response of a table."""


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
VERDICTS = {"never": "not right", "none": "no answer", "open": "open"}


def _templates() -> Iterator[Template]:
    """Read the tables of responses."""
    for path in sorted(TABLES.glob("responses_*.txt")):
        for block in ("\n" + path.read_text(encoding="utf-8")).split("\n== ")[1:]:
            head, _, text = block.partition("\n")
            kind, target, mode, *rest = head.split(" | ")
            yield Template(kind, target, mode, " | ".join(rest), text)


def made_responses(rows: list[Case]) -> Iterator[Case]:
    """Return all responses."""
    for place, template in enumerate(_templates()):
        of_target = [row for row in rows if _benchmark(row) in TARGETS[template.target]]
        fitting = [row for row in of_target if _fits(row, template)]
        if not fitting:
            raise ValueError(f"no row fits: {template}")
        random.Random(f"{SEED} {place}").shuffle(fitting)
        for salt, row in enumerate(fitting[:PER_TEMPLATE]):
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


def _is_swappable(row: Case) -> bool:
    if row["answer_type"] != "named" or " = " not in row["answer"]:
        return False
    return len({piece.partition(" = ")[2] for piece in row["answer"].split(", ")}) > 1


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
    "units": lambda row: any(_unit(part)[0] for part in row["parts"]),
}


def _plain(row: Case, template: Template, salt: int) -> Iterator[Case]:
    gold = row["answer"]
    wrong = _wrong(row, template, salt)
    if gold == wrong:
        raise ValueError(f"no other answer: {gold}")
    yield from _both(row, template, _plain_slots(row, gold, wrong), _plain_slots(row, wrong, gold))


def _wrong(row: Case, template: Template, salt: int) -> str:
    """Return a wrong answer that fits the template as well."""
    gold, answer_type = str(row["answer"]), row["answer_type"]
    wrong = another(gold, answer_type, salt)
    words = template.filter.split()
    if "negative" in words and not wrong.startswith("-"):
        return f"-{Fraction(gold) * -2}" if answer_type != "decimal" else f"{gold}1"
    is_fraction = answer_type == "rational" and "/" in wrong
    if "half" in words or ("rational" in words and answer_type == "rational" and not is_fraction):
        return str(Fraction(gold) + 1)
    return wrong


def _both(row: Case, template: Template, right: Slots, wrong: Slots) -> Iterator[Case]:
    base = {"row": row["id"], "kind": template.kind}
    if template.mode == "follow":
        yield {**base, "response": filled(template.text, right), "verdict": "right"}
        yield {**base, "response": filled(template.text, wrong), "verdict": "wrong"}
        return
    for slots in (right, wrong):
        yield {**base, "response": filled(template.text, slots), "verdict": VERDICTS[template.mode]}


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
    """Return the unit that a part asks for, and one of another dimension, or none."""
    if part["type"] != "number":
        return "", ""
    fitting = [(unit, other) for pattern, unit, other in UNITS if re.search(pattern, part["question"])]
    return fitting[0] if fitting else ("", "")


def _university(row: Case, template: Template, salt: int) -> Iterator[Case]:
    right = [part["answer"] for part in row["parts"]]
    try:
        wrong = [
            another(part["answer"], part["type"], salt + place) for place, part in enumerate(row["parts"])
        ]
    except ValueError:
        return
    for part, other in zip(row["parts"], wrong, strict=True):
        check_difference(
            part["answer"], other, "tuple" if "diverges" in part["answer"] or other == "0" else part["type"]
        )
    worse = salt % len(right)
    mixed = [wrong[place] if place == worse else answer for place, answer in enumerate(right)]
    decoys = [right[place] if place == worse else answer for place, answer in enumerate(wrong)]
    good, bad = _part_slots(row, right, wrong), _part_slots(row, mixed, decoys)
    for case, answers in zip(_both(row, template, good, bad), (right, mixed), strict=True):
        if template.mode == "follow":
            pairs = zip(answers, right, strict=True)
            case["parts"] = ["right" if given == gold else "wrong" for given, gold in pairs]
        yield case


def _part_slots(row: Case, answers: list[str], decoys: list[str]) -> Slots:
    slots = {"count": str(len(answers)), "q": row["question"].partition("\n\nEnd with")[0]}
    for place, (part, answer, decoy) in enumerate(zip(row["parts"], answers, decoys, strict=True)):
        unit, other = _unit(part)
        own = {
            "l": "abcdef"[place],
            "L": "ABCDEF"[place],
            "a": answer,
            "c": answer.replace("**", "^"),
            "b": decoy,
            "d": decoy.replace("**", "^"),
            "A": latex(answer, part["type"]),
            "B": latex(decoy, part["type"]),
            "J": latex(answer, part["type"]).replace("\\", "\\\\"),
            "question": part["question"],
            "u": f" {unit}" if unit else "",
            "ut": _unit_in_latex(unit),
            "w": f" {other}" if other else "",
        }
        slots |= {f"{name} {place}": text for name, text in own.items()}
    return {**slots, "A1": slots["A 0"], "B1": slots["B 0"]}


def _unit_in_latex(unit: str) -> str:
    name, power, exponent = unit.partition("^")
    return rf" \text{{ {name}}}{power}{exponent}" if unit else ""


def _judge(row: Case, template: Template, salt: int) -> Iterator[Case]:
    del salt
    gold = row["answer"]
    wrong = another(gold, "label", 0)
    yield from _both(row, template, _judge_slots(gold, wrong), _judge_slots(wrong, gold))


def _judge_slots(answer: str, other: str) -> Slots:
    reason = "every part agrees with the reference" if answer == "yes" else "one part is not as it should be"
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
        worth_of = {"verdict": VERDICTS[template.mode]} if template.mode in VERDICTS else label
        yield {**base, "response": filled(template.text, _game_slots(row, steps, other)), **worth_of}


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
