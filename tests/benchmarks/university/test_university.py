"""`university`: rows from templates, their gates, the quotas, and the images of a release."""

import copy
import json
import shutil
from functools import cache
from io import BytesIO
from itertools import cycle as cycled
from itertools import pairwise

import pyarrow.parquet as pq
import pytest
from PIL import Image

from pipeline.stages.validate import misplaced
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.university import cycle, generate, validate
from seedproof.benchmarks.university.settings import Rows
from seedproof.figures import png, shows
from seedproof.problems import TEMPLATES, sampling
from seedproof.problems.drawing import drawing_digest, drawing_text
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId
from tests.circles import few
from tests.conftest import REPOSITORY, run
from tests.corruption import other

COLUMNS = (
    "id", "family", "difficulty", "seed", "question", "answer", "answer_type", "proof", "template", "parts",
    "has_image", "image", "drawing", "source", "uuid",
)  # fmt: skip
"""What the gates of single rows refuse when it is corrupted. `subject` and `image_alt` are the table's, and
LaTeX that is written otherwise is no other answer."""
OF_A_TEMPLATE = ("question", "answer", "parts", "proof", "drawing")
"""What a template reads itself; the others are looked at alike in all of them, which take turns."""
VISUAL = [name for name in TEMPLATES if generate.template_of(name).drawing]
RELEASE = "releases/university/1.0.0"


@cache
def row_of(name, difficulty):
    return generate.rebuild(RowId("university", name, difficulty, "0"), "gates")


def rows_of(name):
    """One row of each difficulty."""
    return [row_of(name, difficulty) for difficulty in generate.template_of(name).difficulties]


def found(row):
    return [*misplaced(row, "university", "gates"), *validate.check(row), *cycle.check(row)]


def changed(row, column, draws):
    """A copy with another value in a column; None for a corruption that says the same."""
    wrong = copy.deepcopy(row)
    wrong[column] = not row[column] if column == "has_image" else other(row[column], draws)
    return wrong if wrong != row else None


def only_the_twin(row, wrong):
    """Whether the other problem of a certificate is changed alone: then it may be a true one, too."""
    try:
        one, other = (json.loads(one["proof"]["certificate"]) for one in (row, wrong))
    except (TypeError, ValueError):
        return False
    return row["proof"] != wrong["proof"] and "twin" in one and one["facts"] == other.get("facts")


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", few((1, 2, 3), 1))
@pytest.mark.parametrize("name", TEMPLATES)
def test_rows_pass_their_gates(name, difficulty):
    assert found(row_of(name, difficulty)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", few(TEMPLATES, 36))
def test_corrupted_rows_are_refused(name):
    rows = rows_of(name)
    draws = Draws(RowId("university", name, 1, "0").seed("corruption"))
    own = (*OF_A_TEMPLATE, *COLUMNS[TEMPLATES.index(name) % 4 :: 4])
    # The rows take turns: each column is corrupted in one of them.
    for column, row in zip(COLUMNS, cycled(rows), strict=False):
        wrong = changed(row, column, draws)
        if column in own and wrong is not None and not only_the_twin(row, wrong):
            assert found(wrong), f"{column} of {row['id']}: {row[column]!r} became {wrong[column]!r}"


@pytest.mark.parametrize(
    ("name", "difficulty", "number", "root_seed"),
    [
        ("alternating_bound", 2, 1, 777_000),
        ("phase_portrait", 3, 2, 777_003),
        ("transformed_grid", 2, 1, 777_029),
        ("separable_equation", 3, 0, 777_037),
    ],
)
def test_problems_that_once_stopped_a_build_pass(name, difficulty, number, root_seed):
    """A precise bound; a path outside the window; a map onto a line; a solution that tends to 0."""
    row = generate.rebuild(RowId("university", name, difficulty, str(number)), root_seed)
    assert [*misplaced(row, "university", root_seed), *validate.check(row), *cycle.check(row)] == []


@pytest.mark.parametrize(
    ("name", "difficulty", "root_seed", "dropped"),
    [
        # The same numbers in other places.
        ("lagrange_quadratic", 1, 777_042, 3),
        # Nearly the same figures.
        ("polar_rose", 3, 777_037, 3),
        ("markov_diagram", 3, 777_030, 1),
    ],
)
def test_a_problem_that_looks_like_another_is_dropped(name, difficulty, root_seed, dropped):
    quota = sampling.Quota("test", {difficulty: dropped + 1}, root_seed)
    batch = sampling.make_template(name, [quota])
    numbers = [int(row["id"].rpartition("/")[2]) for row in batch.splits["test"]]
    assert numbers == [*range(dropped), dropped + 1]


@pytest.mark.slow
@pytest.mark.parametrize("name", few(TEMPLATES, 36))
def test_answers_and_facts_of_another_row_are_refused(name):
    rows = rows_of(name)
    columns = ("answer", "answer_type", "parts", "golden_latex")
    for row, following in pairwise(rows[:2]):
        if row["proof"] != following["proof"]:
            assert found(row | {"proof": following["proof"]})
            if not row["has_image"]:  # a figure makes other problems of the same words
                assert found(row | {"question": following["question"]})
        if row["answer"] != following["answer"]:
            assert found(row | {column: following[column] for column in columns})
            assert found(row | {"golden_latex": following["golden_latex"]})


@pytest.mark.parametrize("name", few(VISUAL, 10))
def test_another_figure_is_refused(name):
    """Also one that comes with its own hash; and a twin that is none."""
    rows = rows_of(name)
    for row, following in zip(rows, [*rows[1:], rows[0]], strict=True):
        assert found(row | {"drawing": following["drawing"], "image": following["image"]})
        certificate = json.loads(row["proof"]["certificate"])
        alone = row["proof"] | {"certificate": json.dumps({"facts": certificate["facts"]})}
        assert found(row | {"proof": alone})
        own = {"facts": certificate["facts"], "drawing": json.loads(row["drawing"])}
        certificate["twin"] |= own | {"answers": [part["answer"] for part in row["parts"]]}
        said = json.dumps(certificate, separators=(",", ":"))
        assert found(row | {"proof": row["proof"] | {"certificate": said}})


@pytest.mark.parametrize("name", VISUAL)
def test_nothing_more_is_written_on_a_figure(name):
    """The answer, in a corner or as a label; another grid; each with its own hash."""
    row = rows_of(name)[0]
    drawing = json.loads(row["drawing"])
    answer = row["parts"][0]["answer"]
    if drawing["kind"] == "table":
        changes = [{"head": [*drawing["head"][:-1], f"it is {answer}"]}]
    else:
        said = {"kind": "text", "at": ["0", "0"], "text": answer}
        named = [item | {"label": answer} for item in drawing["items"]]
        changes = [{"items": [*drawing["items"], said]}, {"items": named}, {"x_step": "2"}]
    for change in changes:
        wrong = drawing | change
        assert found(row | {"drawing": drawing_text(wrong), "image": drawing_digest(wrong)}), change


def test_there_are_templates_enough():
    assert len(TEMPLATES) >= 80
    assert sum(generate.template_of(name).drawing is not None for name in TEMPLATES) >= 24
    assert len({generate.template_of(name).subject for name in TEMPLATES}) == 6


def test_the_quotas_are_those_of_the_paper():
    asked = load_settings("university", REPOSITORY / "params.yaml").generate.rows
    assert set(asked.text.values()) == {150}
    visual = dict(
        algebra=30,
        differential_calculus=70,
        integral_calculus=58,
        multivariable_calculus=28,
        precalculus=10,
        sequences_series=4,
    )
    assert asked.visual == visual
    counts = {name: sum(by.values()) for name, by in generate.shares(asked).items()}
    assert sum(counts.values()) == 1100
    for name, count in counts.items():
        assert count <= (25 if generate.template_of(name).drawing is None else 15)


def test_few_rows_are_of_school_level():
    asked = load_settings("university", REPOSITORY / "params.yaml").generate.rows
    counts = {name: sum(by.values()) for name, by in generate.shares(asked).items()}
    school = sum(count for name, count in counts.items() if generate.template_of(name).school)
    assert school <= 55


def test_more_rows_than_templates_may_have_are_one_sentence():
    with pytest.raises(SeedproofError, match=r"9999 text rows of algebra .* at most .* Lower the count"):
        generate.shares(Rows(text={"algebra": 9999}, visual={}))


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_says_what_each_difficulty_adds(name):
    template = generate.template_of(name)
    assert set(template.levels) == set(template.difficulties)
    assert len(set(template.levels.values())) == len(template.difficulties)


def test_shares_are_even():
    shares = generate.shares(Rows(text={"precalculus": 10}, visual={}))
    totals = [sum(by.values()) for by in shares.values()]
    assert sum(totals) == 10
    assert max(totals) - min(totals) <= 1
    for by in shares.values():
        assert sorted(by.values(), reverse=True) == list(by.values())


def test_more_rows_change_none_that_are_there():
    fewer = generate.make_template("linear_system", [generate.Quota("test", {1: 2, 2: 2, 3: 1}, 5)])
    more = generate.make_template("linear_system", [generate.Quota("test", {1: 3, 2: 5, 3: 1}, 5)])
    ids = {row["id"]: row for row in more.splits["test"]}
    assert all(ids[row["id"]] == row for row in fewer.splits["test"])


def test_a_template_that_is_too_small_gives_what_it_has(monkeypatch):
    monkeypatch.setattr(sampling, "GIVE_UP", 50)
    monkeypatch.setattr(
        sampling,
        "drawn_from",
        lambda name, difficulty, seed: sampling.Drawn(seed, {}, [], None, []),
    )
    monkeypatch.setattr(sampling, "row_of", lambda *_: {"difficulty": 1, "question": "", "drawing": None})
    batch = generate.make_template("linear_system", [generate.Quota("test", {1: 2}, 5)])
    assert batch.dry == [("test", 1, 1, 2)]
    assert len(batch.splits["test"]) == 1


def test_unknown_subjects_and_difficulties_are_one_sentence(workplace):
    params = (workplace / "params.yaml").read_text()
    (workplace / "params.yaml").write_text(params.replace("sequences_series: 2", "geometry: 2"))
    done = run("generate", "university")
    assert done.exit_code == 1
    assert "geometry" in done.output
    assert done.output.count("\n") <= 2
    with pytest.raises(SeedproofError, match="difficulty 4, expected one of 1, 2, 3"):
        generate.rebuild_from_seed("linear_system", 4, "0" * 32)


def test_the_release_has_the_images_of_its_drawings(built):
    rows = [
        json.loads(line) for line in (built / RELEASE / "jsonl/default/test.jsonl").read_bytes().splitlines()
    ]
    table = pq.read_table(built / RELEASE / "data/default/test.parquet").to_pylist()
    assert [row["id"] for row in table] == [row["id"] for row in rows]
    assert {row["has_image"] for row in rows} == {True, False}
    for stored, row in zip(table, rows, strict=True):
        assert (stored["image"] is not None) == row["has_image"]
        if row["has_image"]:
            assert stored["image"] == {
                "bytes": png(json.loads(row["drawing"])),
                "path": f"{row['image']}.png",
            }
            assert Image.open(BytesIO(stored["image"]["bytes"])).size[0] == 600


def test_datasets_loads_images(built, tmp_path):
    from datasets import load_dataset

    loaded = load_dataset(str(built / RELEASE), split="test", cache_dir=str(tmp_path))
    images = [row["image"] for row in loaded if row["has_image"]]
    assert images
    assert all(image.size[0] == 600 and image.mode == "RGB" for image in images)


def swapped(folder, change):
    """Write the Parquet file of a release again, its images changed."""
    path = folder / "data/default/test.parquet"
    table = pq.read_table(path)
    rows = table.to_pylist()
    change([row for row in rows if row["image"]])
    pq.write_table(type(table).from_pylist(rows, schema=table.schema), path)


def exchange(rows):
    rows[0]["image"]["bytes"], rows[1]["image"]["bytes"] = (
        rows[1]["image"]["bytes"],
        rows[0]["image"]["bytes"],
    )


def no_image(rows):
    rows[0]["image"]["bytes"] = b"not an image"


def lose(rows):
    rows[0]["image"] = None


def rename(rows):
    rows[0]["image"]["path"] = "0" * 64 + ".png"


@pytest.mark.parametrize("change", [exchange, no_image, lose, rename])
def test_verify_sees_another_image(built, tmp_path, monkeypatch, change):
    monkeypatch.chdir(built)
    folder = tmp_path / "release"
    shutil.copytree(built / RELEASE, folder)
    swapped(folder, change)
    done = run("verify", "--templates", ".", folder, "--sample", 1)
    assert done.exit_code == 1
    said = "failed       parquet       by this code: data/default/test.parquet is not what its rows give"
    assert said in done.output


def test_an_image_of_another_platform_shows_the_same():
    """Other compression and hardly other shades pass, another drawing does not."""
    row, following, _ = rows_of("contour_map")
    drawing = json.loads(row["drawing"])
    image = Image.open(BytesIO(png(drawing)))
    shifted, written = image.point(lambda shade: max(0, shade - 1)), BytesIO()
    shifted.save(written, "PNG", compress_level=1)
    assert shows(written.getvalue(), drawing)
    assert not shows(png(json.loads(following["drawing"])), drawing)
    assert not shows(b"", drawing)


def test_audit_shows_certificate_and_figure(workplace):
    lines = (workplace / RELEASE / "jsonl/default/test.jsonl").read_text().splitlines()
    row = next(row for row in map(json.loads, lines) if row["has_image"])
    done = run("audit", row["id"])
    assert done.exit_code == 0, done.output
    for label in ("figure", "without the figure", "proof", "read back", "equals the row"):
        assert label in done.output


MALFORMED = ("{}", "[]", "3", "null", "", "{", '{"facts": []}', '{"facts": {}}', '{"facts": {}, "more": 1}')
"""Certificates that are none."""


@pytest.mark.parametrize("name", ["rational_inequality", "sinusoid_from_graph"])
def test_a_malformed_certificate_is_a_finding(name, subtests):
    row = generate.rebuild(RowId("university", name, 1, "0"), "gates")
    for text in (*MALFORMED, '{"facts": {}, "twin": {}}', '{"facts": {}, "twin": []}'):
        with subtests.test(text):
            wrong = row | {"proof": row["proof"] | {"certificate": text}}
            assert list(validate.check(wrong))
            assert list(cycle.check(wrong))
            assert validate.identity(wrong)


def test_a_malformed_proof_is_a_finding(subtests):
    for proof in [None, [], 3, "", {}, {"certificate": None}]:
        with subtests.test(proof=proof):
            row = generate.rebuild(RowId("university", "rational_inequality", 1, "0"), "gates")
            wrong = row | {"proof": proof}
            assert list(validate.check(wrong))
            assert list(cycle.check(wrong))
            assert validate.identity(wrong)
