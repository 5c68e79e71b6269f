"""Every declaration of every benchmark is broken on purpose once, and refused under its own name."""

from dataclasses import dataclass, field
from functools import cache

import msgspec
import pytest

from pipeline.gates.expectations import run_suite
from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.university.measures import steps
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.measuring.declaring import Expected, across, suites_of
from tests.conftest import REPOSITORY, SMALL

FAMILY = "matrix_completion"


def settings_of(benchmark):
    """The small counts of the tests, and the limits of releases."""
    section = dict(SMALL[benchmark])
    if benchmark == "missing_fact":
        none = dict.fromkeys(registry.benchmark(benchmark).generate.tasks(_released(benchmark)), 0)
        section["generate"] = section["generate"] | {
            "difficulties": [1, 2, 3],
            "rows": {"A": 0, "B": 0} | none | {FAMILY: 12},
        }
    if benchmark == "number_game":
        # Four rows are no harder than any others by chance alone.
        section["generate"] = section["generate"] | {"rows": dict.fromkeys(("easy", "medium", "hard"), 2)}
        section["generate"]["rows"]["mixed"] = 21
    small = msgspec.convert(section, registry.benchmark(benchmark).settings)
    quality = _released(benchmark).quality
    return msgspec.structs.replace(small, quality=quality)


@cache
def _released(benchmark):
    return load_settings(benchmark, REPOSITORY / "params.yaml")


@cache
def made(benchmark):
    """Rows by split, as JSON: every test takes its own copy."""
    return msgspec.json.encode(make(benchmark, settings_of(benchmark)).splits)


def tables_of(benchmark):
    return msgspec.json.decode(made(benchmark))


def every(**columns):
    """Give all rows the same values."""
    return lambda rows: [row | columns for row in rows]


def first(**columns):
    """Give the first row other values."""
    return lambda rows: [rows[0] | columns, *rows[1:]]


def twice(*columns):
    """Give the second row values of the first."""
    return lambda rows: [rows[0], rows[1] | {column: rows[0][column] for column in columns}, *rows[2:]]


def each(change):
    return lambda rows: [row | change(row) for row in rows]


def turned(rows):
    return [dict(reversed(row.items())) for row in rows]


def fewer(rows):
    return rows[1:]


def reversed_difficulty(rows):
    return [row | {"difficulty": 4 - row["difficulty"]} for row in rows]


def grown(count, change=lambda number: {}):
    """So many rows with the content of the first, each with an id and an answer of its own."""

    def grow(rows):
        return [
            rows[0] | {"id": f"row {number}", "answer": str(number + 1000)} | change(number)
            for number in range(count)
        ]

    return grow


@dataclass
class Case:
    """How a table is broken, and what it is before that: the rows of the small benchmark, or grown ones."""

    broken: object
    good: object = field(default=lambda rows: rows)


def columns(blank):
    """What every benchmark is broken in alike."""
    return {
        "columns": Case(turned),
        "filled": Case(first(**{blank: None})),
        "counts": Case(fewer),
        "identity": Case(twice("seed")),
        "length": Case(first(question="?")),
    }


FRACTION = "12345/67890"

WORDS = [["red", "blue", "green", "white"][number % 4] + " " + "x" * number for number in range(400)]


def of_difficulty(number):
    return {"difficulty": 1 + number % 3}


def candidates(number):
    """Candidates of four to a problem, three of them right or one, that no surface gives away."""
    label = (number % 4 == 0) is (number // 4 % 2 == 0)
    value = "5" if label else "6"
    part = f'{{"type":"number","answer":"5","values":["{value}"],"latex":["{value}"],"rewrites":[""]}}'
    certificate = f'{{"facts":{{}},"parts":[{part}],"rules":[],"error":"","slip":""}}'
    return {
        "problem_id": str(number // 4),
        "label": label,
        "golden_answer": "$5$",
        "candidate": "Nothing is said here.",
        "proof": {"method": "", "candidates": None, "certificate": certificate},
        "difficulty": 1 + number % 3,
    }


def judged(rows):
    return grown(400, candidates)(rows)


def all_agree(rows):
    """The right answer is what most candidates give: three right ones of four."""
    right = next(row for row in rows if row["label"])
    wrong = next(row for row in rows if not row["label"])
    return [
        row | {key: (wrong if number % 4 == 3 else right)[key] for key in ("label", "proof")}
        for number, row in enumerate(rows)
    ]


def naturalness(rows):
    return [
        {**rows[0], "id": f"curriculum/{rows[0]['family']}/d0/{number:06}", "question": "One.\n\nEnd."}
        for number in range(600)
    ]


def wide(row):
    return {"symbolic": [*row["symbolic"], "123456789" * (3 - row["grade"] // 3)]}


def bands(number):
    return {
        "kind": "original",
        "grade": 3 * (number % 3),
        "symbolic": ["1" * (1 + number % 3)],
        "question": f"{WORDS[number]}\n\nEnd.",
    }


def of_number_game(number):
    return {"simple_solution": "1 + 1 = 2\n2 + 1 = 3", "base_numbers": [1, 2, 3, 4, number], "target": number}


def of_levels(rows):
    """A hundred rows of each level, with targets and base numbers of their own."""
    own = [row for row in rows if row["difficulty"] == 1][:1]
    return [
        own[0]
        | of_number_game(number)
        | {"id": f"{own[0]['id'].rpartition('/')[0]}/{number:06}", "answer": str(number)}
        for number in range(300)
    ]


def told(row):
    return {"view": [*row["view"], f"It is {row['answer']}."]}


CASES = {
    "missing_fact": columns("hint")
    | {
        "kinds": Case(first(answer_type="words")),
        "same-facts": Case(twice("family", "hint_slot", "facts")),
        "near-duplicates": Case(twice("view", "target")),
        "across-splits": Case(twice("view", "target")),
        "leakage": Case(each(told)),
        "answers": Case(every(answer="1")),
        "different-answers": Case(every(answer="1")),
        "guesses": Case(every(answer="1")),
        "from-text": Case(each(lambda row: {"answer": "7", "target": "Is it 7?"})),
        "variety": Case(every(question="How many?")),
        "rising": Case(reversed_difficulty),
    },
    "university": columns("golden_latex")
    | {
        "balance": Case(fewer),
        "kinds": Case(first(subject="poetry")),
        "parts": Case(first(parts=[])),
        "same-question": Case(twice("question", "image")),
        "near-duplicates": Case(twice("question", "drawing")),
        "across-splits": Case(twice("question", "drawing")),
        "leakage": Case(
            each(lambda row: {"parts": [row["parts"][0] | {"answer": FRACTION}], "question": FRACTION})
        ),
        "described": Case(
            each(lambda row: {"parts": [{**row["parts"][0], "answer": "12345"}], "image_alt": "It is 12345."})
        ),
        "answers": Case(every(answer="1"), grown(30)),
        "different-answers": Case(every(answer="1"), grown(30)),
        "from-text": Case(
            each(lambda row: {"parts": [{**row["parts"][0], "answer": "7"}], "question": "Of 7?"}), grown(30)
        ),
        "variety": Case(every(question="How many?"), grown(30, lambda number: {"question": WORDS[number]})),
        "rising": Case(
            reversed_difficulty,
            lambda rows: [
                row | {"difficulty": 1 + place}
                for place, row in enumerate(by_steps(rows))
                for _ in range(15)
            ],
        ),
    },
    "number_game": columns("best_solution")
    | {
        "kinds": Case(first(difficulty=4)),
        "ranges": Case(first(base_numbers=[1, 2, 3, 4, 500])),
        "places": Case(first(rank=30_000)),
        "part": Case(first(base_numbers=[5, 2, 4, 6, 16], target=25)),
        "bands": Case(first(band=10)),
        "near-duplicates": Case(twice("base_numbers", "target")),
        "across-splits": Case(twice("base_numbers", "target")),
        "leakage": Case(each(lambda row: {"question": row["best_solution"]})),
        "answers": Case(every(target=5), of_levels),
        "different-answers": Case(every(answer="1"), grown(100)),
        "one-step": Case(every(simple_solution="1 + 1 = 2"), of_levels),
        "variety": Case(every(base_numbers=[1, 2, 3, 4, 5]), of_levels),
        "rising": Case(
            reversed_difficulty,
            grown(300, lambda number: of_difficulty(number) | {"difficulty_measure": f"{1 + number % 3}/7"}),
        ),
        "stability": Case(every(difficulty_measure="1000")),
    },
    "judge": columns("author")
    | {
        "writers": Case(first(author="nobody")),
        "labels": Case(first(label=None)),
        "problems": Case(fewer),
        "near-duplicates": Case(twice("candidate")),
        "across-splits": Case(twice("candidate")),
        "leakage": Case(first(golden_answer="$1234567890$", problem="Is it 1234567890?")),
        "balance": Case(every(label=True), judged),
        "answers": Case(every(label=True), judged),
        "variety": Case(every(candidate="It is so."), grown(40, lambda number: {"candidate": WORDS[number]})),
        "surface": Case(
            each(lambda row: {"candidate": row["candidate"] + (" indeed" if row["label"] else "")}), judged
        ),
        "lengths": Case(
            each(lambda row: {"candidate": row["candidate"] + ("." * 9 if row["label"] else "")}), judged
        ),
        "agreement": Case(all_agree, judged),
        "golden": Case(each(lambda row: {"candidate": "5" if row["label"] else "6"}), judged),
        "rising": Case(
            reversed_difficulty,
            grown(90, lambda number: of_difficulty(number) | {"candidate": "x" * (5 + number % 3)}),
        ),
    },
    "curriculum": columns("answer")
    | {
        "kinds": Case(first(grade=11)),
        "places": Case(lambda rows: [*rows, rows[0]]),
        "same-question": Case(twice("family", "dialogue")),
        "near-duplicates": Case(
            twice("question"), grown(9, bands)
        ),
        "across-splits": Case(twice("question")),
        "leakage": Case(
            each(lambda row: {"question": f"It is {row['answer']}.\n\nEnd."}), grown(40, bands)
        ),
        "answers": Case(every(answer="1"), grown(40, bands)),
        "from-text": Case(every(answer="7", question="Is it 7?\n\nEnd."), grown(40, bands)),
        "variety": Case(every(question="How many?\n\nEnd.", theme=""), grown(100, bands)),
        "naturalness": Case(naturalness),
        "rising": Case(each(wide), grown(120, bands)),
    },
}  # fmt: skip
"""How each declaration is broken, by benchmark and code."""


def by_steps(rows):
    """Three rows whose worked solutions take more and more steps."""
    known = {steps(row): row for row in rows if steps(row)}
    return [known[count] for count in sorted(known)[:3]]


def findings(benchmark, expected, tables):
    """What the gate says of one declaration."""
    settings = settings_of(benchmark)
    if expected.across:
        suites = list(across([expected], settings, tables))
    else:
        own = by_split(settings)["test"]
        suites = list(suites_of([expected], own, tables["test"]))
    (suite,) = suites
    return run_suite(*suite)


EVERY = [(name, code) for name in CASES for code in CASES[name]]


def test_every_declaration_has_a_case_and_a_name_of_its_own(subtests):
    for benchmark in CASES:
        with subtests.test(benchmark):
            codes = [expected.code for expected in registry.benchmark(benchmark).quality.EXPECTED]
            assert sorted(codes) == sorted(CASES[benchmark])
            assert len(set(codes)) == len(codes) >= 12


@pytest.mark.parametrize(("benchmark", "code"), EVERY, ids=map("-".join, EVERY))
def test_what_breaks_a_declaration_is_refused_under_its_name(benchmark, code):
    case = CASES[benchmark][code]
    expected: Expected = next(
        one for one in registry.benchmark(benchmark).quality.EXPECTED if one.code == code
    )
    rows = case.good(tables_of(benchmark)["test"])
    good, broken = {"test": rows}, {"test": case.broken(rows)}
    if expected.across:
        half = len(rows) // 2
        good = {"test": rows[:half], "more": rows[half:]}
        swapped = case.broken([rows[0], rows[half]])
        broken = {"test": swapped[:1], "more": [*swapped[1:], *rows[half + 1 :]]}
    assert findings(benchmark, expected, good) == []
    found = findings(benchmark, expected, broken)
    assert found
    assert {finding.code for finding in found} == {code}
    assert not any("could not be judged" in finding.said for finding in found)


def test_no_declaration_is_met_by_no_rows(subtests):
    for benchmark in CASES:
        with subtests.test(benchmark):
            settings = settings_of(benchmark)
            declared = registry.benchmark(benchmark).quality.EXPECTED
            suites = [
                *suites_of(declared, settings, []),
                *across(declared, settings, {"test": [], "more": []}),
            ]
            assert len(suites) == len(declared)
            for suite in suites:
                (finding,) = run_suite(*suite)
                assert finding.code == suite[0]
                assert "there are no rows" in finding.said
