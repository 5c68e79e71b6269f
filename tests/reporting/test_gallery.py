"""The gallery of a release: a row of every family and difficulty, in full, as Markdown."""

import re
from io import BytesIO

import pytest
from PIL import Image

from pipeline.reporting.released.gallery import chosen, gallery_of, gallery_text
from seedproof.record.rows import read_rows
from tests.conftest import SMALL


def rows_and_text(built, benchmark):
    folder = built / f"build/{benchmark}/release"
    rows = {row["id"]: row for path in folder.glob("jsonl/*/test.jsonl") for row in read_rows(path)}
    return list(rows.values()), gallery_of(folder)["GALLERY.md"].decode()


@pytest.mark.parametrize("benchmark", SMALL)
def test_it_has_a_row_of_every_family_and_difficulty(built, benchmark):
    rows, text = rows_and_text(built, benchmark)
    places = sorted({(row["family"], row["difficulty"]) for row in rows})
    shown = [row for row in rows if f"`{row['id']}`, seed `{row['seed']}`" in text]
    assert sorted((row["family"], row["difficulty"]) for row in shown) == places
    families = list(dict.fromkeys(family for family, _ in places))
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert [line[3:] for line in headings if line != "## Figures"] == families
    assert text.count("\n- [") == len(families)


def test_every_row_is_shown_in_full(built):
    rows, text = rows_and_text(built, "missing_fact")
    entries = [row for row in rows if f"`{row['id']}`" in text]
    for label in ("Question", "Answer", "Witness", "Proof"):
        assert text.count(f"\n**{label}**\n") == len(entries)
    assert text.count("\n**Hint**\n") == sum(len(row["held"]) for row in entries)
    assert text.count("```") == 2 * text.count("```text")


def test_formulas_stay_between_dollars_and_figures_are_on_the_sheet(built):
    files = gallery_of(built / "build/university/release")
    text = files["GALLERY.md"].decode()
    outside = re.sub(r"^```text\n.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    assert re.search(r"^> .*\$[^$]+\$", outside, re.MULTILINE)
    assert "](gallery.png)" in text
    with Image.open(BytesIO(files["gallery.png"])) as image:
        assert image.size[0] == 1848


def test_without_figures_there_is_no_sheet(built):
    assert list(gallery_of(built / "build/curriculum/release")) == ["GALLERY.md"]


def made_up(family, difficulty):
    return {"id": f"{family}{difficulty}", "family": family, "difficulty": difficulty, "seed": "s"}


def show(row):
    return [("question", f"what of {row['id']}?")]


def test_the_first_row_of_each_place_is_chosen_in_order():
    rows = [made_up("g", 2), made_up("f", 3), made_up("f", 1), made_up("g", 2) | {"id": "later"}]
    text = gallery_text("b", chosen(rows), show)
    assert re.findall("^##+ (.*)$", text, re.MULTILINE) == [
        "f",
        "Difficulty 1",
        "Difficulty 3",
        "g",
        "Difficulty 2",
    ]
    assert "later" not in text


def test_where_it_is_long_only_the_first_row_of_a_family_is_open(subtests):
    for families, collapsed in [(3, 0), (4, 8)]:
        with subtests.test(families=families, collapsed=collapsed):
            rows = [
                made_up(f"f{family}", difficulty) for family in range(families) for difficulty in (1, 2, 3)
            ]
            text = gallery_text("b", rows, show)
            assert text.count("\n<details>\n") == text.count("\n</details>\n") == collapsed
            for row in rows:
                before = text.partition(f"what of {row['id']}?")[0]
                is_inside = before.count("<details>") > before.count("</details>")
                assert is_inside == (collapsed > 0 and row["difficulty"] > 1)
                # The row's name stays in sight, and Markdown is read as such only behind an empty line.
                assert f"`{row['id']}`, seed `s`\n\n<details>\n<summary>" in text or not is_inside
            assert text.count("</summary>\n\n") == collapsed


def test_no_text_gets_out_of_its_block():
    said = "see\n````text\n# loud\n```` and ` too"
    lines = gallery_text("b", [made_up("f", 1)], lambda row: [("question", said)]).splitlines()
    opened = lines.index("`````text")
    assert lines[opened + 1 : opened + 6] == ["see", "````text", "# loud", "```` and ` too", "`````"]


def test_long_lines_lose_no_word():
    said = " ".join(f"word{number}" for number in range(60))
    text = gallery_text("b", [made_up("f", 1)], lambda row: [("question", said)])
    assert said.split() == text.partition("```text")[2].partition("```")[0].split()
    assert max(map(len, text.partition("```text")[2].splitlines())) <= 88
