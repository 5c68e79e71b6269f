"""Every template of `university` keeps every promise: one test per promise, run over all templates."""

import ast
import json
from functools import cache
from importlib import import_module
from math import gcd
from typing import get_args

import msgspec
import pytest

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.exact.number import json_text
from seedproof.problems import READ, SHEETS, TEMPLATES, declaration
from seedproof.problems.checker import Checker
from seedproof.problems.checking.texts import reader_of
from seedproof.problems.drawing import drawing_digest
from seedproof.problems.sampling import template_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.seeds import RowId
from seedproof.text.formula import latex, plain
from tests.circles import first_and_further, soak
from tests.imports import SEEDPROOF, imported, reached

SEVERAL = pytest.mark.parametrize("numbers", first_and_further(4))
"""Problems of each difficulty; the build has every row of a release go through the same checks."""

WORDED = 12
"""Problems of each difficulty whose words are compared."""

ROOM = SEEDPROOF / "problems"
FOLDER = ROOM / "templates"


@cache
def drawn(name, difficulty, number):
    """Facts and answers of one problem, as its seed gives them, and the draws from which its words go on."""
    template = template_of(name)
    draws = Draws(RowId("university", name, difficulty, str(number)).seed("promises"))
    for _ in range(2000):
        try:
            facts = template.sample(draws, difficulty)
            answers = template.answers(facts)
        except Rejected:
            continue
        return facts, answers, draws
    raise AssertionError(f"{name}, difficulty {difficulty}: 2,000 candidates were rejected")


@cache
def sampled(name, difficulty, number):
    """Facts, answers, words, drawing of one problem."""
    template = template_of(name)
    facts, answers, draws = drawn(name, difficulty, number)
    words = template.words(facts, draws)
    return facts, answers, words, template.drawing(facts) if template.drawing else None


def problems(name, numbers):
    for difficulty in template_of(name).difficulties:
        for number in numbers:
            yield sampled(name, difficulty, number)


def exact(value):
    if isinstance(value, dict):
        return all(isinstance(key, str) and exact(one) for key, one in value.items())
    if isinstance(value, list):
        return all(map(exact, value))
    return type(value) in (int, str)


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_facts_are_exact_json(name, numbers):
    checker = declaration(name, "validate", Checker)
    for facts, _, _, drawing in problems(name, numbers):
        said = json.loads(json_text(facts))
        assert exact(said), facts
        assert msgspec.convert(said, checker.facts) == facts
        assert drawing is None or exact(drawing), drawing


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_the_second_path_comes_to_the_same_answers(name, numbers):
    template, checker = template_of(name), declaration(name, "validate", Checker)
    assert template.method == checker.method
    for facts, answers, words, _ in problems(name, numbers):
        assert checker.refusals(facts, [plain(one.formula) for one in answers]) == [], facts
        assert list(checker.types(facts)) == [one.type for one in answers]
        assert len(answers) == len(words.questions)


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_the_second_path_refuses_the_answers_of_other_problems(name, numbers):
    """Each part alone exchanged for that of another problem, where it differs but is of the same type."""
    checker, refused, tried = declaration(name, "validate", Checker), 0, 0
    every = list(problems(name, numbers))
    for (facts, own, *_), (_, other, *_) in zip(every, [*every[1:], every[0]], strict=True):
        for place in range(min(len(own), len(other))):
            answers = [plain(one.formula) for one in own]
            is_other = answers[place] != plain(other[place].formula)
            if is_other and own[place].type == other[place].type:
                answers[place] = plain(other[place].formula)
                tried += 1
                refused += bool(checker.refusals(facts, answers))
    assert tried == refused
    assert tried > 0


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_answers_are_read_back_from_text_and_latex(name, numbers):
    for _, answers, _, _ in problems(name, numbers):
        for formula, kind, *_ in answers:
            kind, options = parse_type(kind)
            for said in (plain(formula), latex(formula)):
                verdict = compare(plain(formula), said, kind, options)
                assert verdict.result == "equal", (plain(formula), said, kind, verdict.reason)


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_the_text_is_read_back_to_its_facts(name, numbers):
    reader = reader_of(name)
    for facts, _, words, drawing in problems(name, numbers):
        assert reader.read(words.statement, words.questions, drawing) == facts


def read(reader, *said):
    """What is read, None where that is refused."""
    try:
        return reader.read(*said)
    except ValueError:
        return None


@pytest.mark.parametrize("name", TEMPLATES)
def test_another_text_is_refused(name):
    reader = reader_of(name)
    for facts, _, words, drawing in problems(name, range(2)):
        for statement in (words.statement + " Good luck.", "", words.statement.replace("$", "")):
            if statement != words.statement:
                assert read(reader, statement, words.questions, drawing) != facts
        assert read(reader, words.statement, ("What is it?",) * len(words.questions), drawing) is None


@pytest.mark.parametrize("least", [4, pytest.param(20, marks=soak)])
@pytest.mark.parametrize("name", TEMPLATES)
def test_problems_differ(name, least):
    for difficulty in template_of(name).difficulties:
        different = set()
        for number in range(2 * least):
            different.add(json_text(drawn(name, difficulty, number)[0]))
            if len(different) == least:
                break
        assert len(different) == least, difficulty


@pytest.mark.parametrize("name", TEMPLATES)
def test_words_of_problems_differ(name):
    openings = set()
    for _, _, words, _ in problems(name, range(WORDED)):
        openings.add(words.statement.split("$")[0])
        if len(openings) == 3:
            break
    assert len(openings) == 3


@SEVERAL
@pytest.mark.parametrize("name", TEMPLATES)
def test_a_figure_is_needed(name, numbers):
    """Two settings with the same words, other figures and other answers."""
    template = template_of(name)
    checker = declaration(name, "validate", Checker)
    visual = template.drawing is not None
    assert visual == (template.twin is not None) == (template.alt is not None)
    for facts, answers, _, drawing in problems(name, numbers) if visual else ():
        other = template.twin(facts)
        texts = [plain(one.formula) for one in template.answers(other)]
        assert template.words(facts, Draws("00" * 16)) == template.words(other, Draws("00" * 16))
        assert drawing_digest(template.drawing(other)) != drawing_digest(drawing)
        assert texts != [plain(one.formula) for one in answers]
        assert checker.refusals(other, texts) == []
        assert len(template.alt(facts)) > 40


OWN = {
    "facts": set(),
    "phrases": {"facts.py"},
    "generate": {"facts.py", "phrases.py"},
    "make": {"facts.py", "phrases.py"},
    "figure": {"facts.py", "make.py"},
    "cycle": {"facts.py", "phrases.py"},
    "validate": {"facts.py"},
}
"""What each file of a template may import of all templates' files; `solve.py` has a test of its own."""

MAKING = tuple(f"making/{path.name}" for path in (ROOM / "making").glob("*.py"))
CHECKING = tuple(f"checking/{path.name}" for path in (ROOM / "checking").glob("*.py"))

MAKES = ("reading.py", "reader.py", "checker.py", *CHECKING)

NEVER = {
    "generate": MAKES,
    "make": MAKES,
    "figure": MAKES,
    "cycle": ("writing.py", "template.py", "checker.py", *MAKING),
    "validate": ("writing.py", "template.py", "reading.py", "reader.py", "phrases.py", *MAKING),
}
"""What no file of a template may reach of the room of problems."""


@pytest.mark.parametrize("name", TEMPLATES)
def test_files_of_a_template_share_facts_and_phrases_alone(name):
    files = {path.name for path in (FOLDER / name).glob("*.py")} - {"__init__.py"}
    needed = {"facts.py", "phrases.py", "validate.py"}
    if name in SHEETS:
        assert {"make.py"} <= files - needed <= {"make.py", "figure.py", "cycle.py"}
    else:
        assert files - needed - {"solve.py"} == {"generate.py", "cycle.py"}
    assert needed <= files
    for file in files - {"solve.py"}:
        path = FOLDER / name / file
        own, _ = imported(path)
        others = {other for other in own if FOLDER in other.parents and other.name != "__init__.py"}
        assert others <= {FOLDER / name / other for other in OWN[path.stem]}, path


@pytest.mark.parametrize("name", TEMPLATES)
def test_what_writes_reads_and_proves_never_meet(name, subtests):
    for step, never in NEVER.items():
        path = FOLDER / name / f"{step}.py"
        if step == "cycle" and name not in READ:
            path = ROOM / "checking" / "texts.py"
        if not path.exists():
            continue
        with subtests.test(step):
            files, _ = reached(path, benchmark="university")
            assert files & {ROOM / file for file in never} == set()
            if never != MAKES:
                assert [path for path in files if path.name in ("formula.py", "draws.py")] == []


@pytest.mark.parametrize("name", TEMPLATES)
def test_facts_are_records_without_code(name):
    tree = ast.parse((FOLDER / name / "facts.py").read_text())
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
    module = import_module(f"seedproof.problems.templates.{name}.facts")
    records = [getattr(module, node.name) for node in tree.body if isinstance(node, ast.ClassDef)]
    assert {*(get_args(module.Facts) or [module.Facts])} <= {*records}
    for record in records:
        assert issubclass(record, msgspec.Struct)
        assert record.__struct_config__.frozen


@pytest.mark.parametrize("name", TEMPLATES)
def test_phrases_are_strings_without_code(name):
    """No wording is made from others, so that every sentence can be found as it is written."""
    tree = ast.parse((FOLDER / name / "phrases.py").read_text())
    code = (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.Call, ast.JoinedStr, ast.BinOp, ast.comprehension)
    assert not [node for node in ast.walk(tree) if isinstance(node, code)]


@pytest.mark.parametrize("name", TEMPLATES)
def test_malformed_facts_are_refused(name):
    checker = declaration(name, "validate", Checker)
    for facts, *_ in problems(name, range(1)):
        said = json.loads(json_text(facts))
        for key in said:
            for wrong in (1.5, True):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert({**said, key: wrong}, checker.facts)


def test_no_number_can_be_taken_out_of_what_is_substituted():
    for number in range(40):
        facts, *_ = drawn("integral_by_substitution", 1, number)
        assert gcd(facts.rate, facts.shift) == 1


def test_a_parameter_for_which_an_integral_diverges_is_refused():
    """Not as an error of the checker: a certificate may state anything."""
    checker = declaration("improper_integral", "validate", Checker)
    stated = {"kind": "family", "form": "fraction", "factor": 3, "slope": 2, "shift": 3, "degree": 6}
    facts = msgspec.convert(stated | {"number": 3, "power": 1, "chosen": "1"}, checker.facts)
    assert "the integral diverges where the parameter is 1" in checker.refusals(facts, ["(-1, 5)", "1/6"])


def test_a_point_of_which_the_second_derivatives_decide_nothing_has_no_kind():
    """The gradient is (x^2, y)."""
    checker = declaration("critical_points_two_variables", "validate", Checker)
    x, y = {"factor": 1, "roots": [0, 0]}, {"factor": 1, "roots": [0]}
    facts = msgspec.convert({"shape": "sum", "x": x, "y": y, "slope": 0}, checker.facts)
    with pytest.raises(ValueError, match="do not decide"):
        checker.refusals(facts, ["{(0, 0)}", "{}", "{(0, 0)}"])


def test_types_say_what_they_say():
    assert parse_type("number") == ("number", {})
    assert parse_type("antiderivative(x)") == ("antiderivative", {"variable": "x"})
    assert parse_type("ode_family(x; 2)") == ("ode_family", {"variable": "x", "order": 2})
    assert parse_type("expression(x, y)") == ("expression", {"variables": ["x", "y"]})
    for condition in ("n >= 0, integer", "integer n >= 0"):
        assert parse_type(f"expression(n; {condition})")[1]["domain"] == {"n": condition}
    for wrong in ("expression(x; positive)", "", "number(", "Number"):
        with pytest.raises(ValueError, match="is no"):
            parse_type(wrong)
