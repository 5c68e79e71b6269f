"""Right answers are accepted, whatever they are dressed in."""

import csv
import functools

import pytest

from docs.generated import between, stale
from tests.circles import soak
from tests.dress.frame import BENCHMARKS, Worn, cases, share, wear, worn
from tests.dress.notations import LATEX, LATEX_KINDS, PLAIN
from tests.dress.refused import REFUSED
from tests.dress.report import OF_DRESSES, OF_REASONS, PAGE, by, files
from tests.dress.table import DRESSES
from tests.dress.values import parse, write

READ = [dress for dress in DRESSES if dress.name not in REFUSED]

LEAST_OF_ALL = 0.97
LEAST_OF_ONE = 0.9


def accepted(found: list[Worn]) -> float:
    """Return which share was accepted; of no response at all nothing was."""
    return share(found) or 0.0


@functools.cache
def all_worn() -> tuple[Worn, ...]:
    """Return the responses to fifty rows of each benchmark."""
    return tuple(worn(DRESSES, 50))


def test_there_are_many_dresses_and_each_has_a_name_of_its_own() -> None:
    names = [dress.name for dress in DRESSES]
    assert len(set(names)) == len(names) >= 140
    assert set(REFUSED) <= set(names)


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_few_rows_are_accepted_in_dresses_that_are_read(benchmark: str) -> None:
    found = list(wear(READ, cases(benchmark, 2)))
    refused = {one.dress.name for one in found if not one.accepted}
    assert accepted(found) >= LEAST_OF_ALL, refused


@soak
@pytest.mark.slow
def test_each_dress_that_is_read_is_accepted(subtests: pytest.Subtests) -> None:
    of_dress = by(all_worn(), "dress")
    for dress in READ:
        with subtests.test(dress=dress.name):
            assert accepted(of_dress[dress.name]) >= LEAST_OF_ONE


@soak
@pytest.mark.slow
def test_all_dresses_that_are_read_are_accepted_together() -> None:
    found = [one for one in all_worn() if one.dress.name not in REFUSED]
    assert accepted(found) >= LEAST_OF_ALL


@soak
@pytest.mark.slow
def test_what_is_listed_as_refused_is_not_read(subtests: pytest.Subtests) -> None:
    of_dress = by(all_worn(), "dress")
    for name in REFUSED:
        with subtests.test(dress=name):
            assert accepted(of_dress[name]) < LEAST_OF_ONE, "it is read now: take its name from the list"


@pytest.mark.parametrize(
    ("answer", "kind", "latex"),
    [
        ("-3/4", "rational", r"-\frac{3}{4}"),
        ("50.30", "decimal", "50.30"),
        ("(1, sqrt(2))", "tuple", r"\left(1, \sqrt{2}\right)"),
        ("{}", "set", r"\emptyset"),
        ("{(1, 2), (3, 4)}", "set", r"\left\{\left(1, 2\right), \left(3, 4\right)\right\}"),
        ("(-oo, 3) U [4, 5)", "interval_union", r"\left(-\infty, 3\right) \cup \left[4, 5\right)"),
        ("[[1, 2], [3, 4]]", "matrix", r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"),
        ("y = -x/4", "equation_up_to_scale", r"y = -\frac{x}{4}"),
        ("saddle point", "label", r"\text{saddle point}"),
        ("(x + 1)*log(x)", "expression(x)", r"\left(x + 1\right) \ln{\left(x \right)}"),
    ],
)
def test_a_golden_answer_is_written_as_latex(answer: str, kind: str, latex: str) -> None:
    assert write(parse(answer, kind), LATEX) == latex


def test_plain_text_is_the_golden_answer_again() -> None:
    for answer in ("(1, sqrt(2))", "{-1, 1}", "[[1, 2], [3, 4]]", "2 - i", "no solution"):
        assert write(parse(answer, "set"), PLAIN) == answer


def test_fractions_take_other_shapes() -> None:
    shapes = {name: by for name, _, by in LATEX_KINDS}
    value = parse("(x + 1/2)/3", "expression(x)")
    assert write(value, shapes["dfrac"]) == r"\dfrac{x}{3} + \dfrac{1}{6}"
    assert write(value, shapes["over"]) == r"{x \over 3} + {1 \over 6}"


def test_the_page_tells_shares_and_its_data_each_dress() -> None:
    found = list(wear(DRESSES, cases("judge", 2)))
    made = files(found, 2, PAGE.read_text())
    assert "| judgements |" in made[PAGE]
    assert "judge, XML" in made[OF_DRESSES]
    assert made[OF_REASONS].startswith("kind,reason,responses\n")


def test_the_data_is_of_every_dress_and_the_page_of_the_data() -> None:
    """What is accepted is measured in the soak; here the page says of it what the data has."""
    with OF_DRESSES.open() as file:
        lines = list(csv.DictReader(file))
    assert [line["dress"] for line in lines] == [dress.name for dress in DRESSES]
    responses, right = (sum(int(line[column]) for line in lines) for column in ("responses", "accepted"))
    with OF_REASONS.open() as file:
        assert responses - right == sum(int(line["responses"]) for line in csv.DictReader(file))
    share = f"{1000 * right // responses / 10:g} %"
    stated = between(PAGE.read_text(), "totals")
    assert f"{len(DRESSES)} dresses: {responses:,} responses, of which `score` accepts **{share}**" in stated


@soak
@pytest.mark.slow
def test_page_and_data_are_what_is_measured() -> None:
    assert stale(files(all_worn(), 50, PAGE.read_text())) == []
