"""`docs/ancestors.md` says what the audits find."""

import pytest

from tests.ancestors.pages import OUTSIDE, PAGE, audits, written


@pytest.fixture(scope="module")
def known():
    found = audits()
    if not found:
        pytest.skip("the published files are not beside the repository (shared/data)")
    return found


def test_the_page_is_what_the_files_give(known):
    text = PAGE.read_text()
    assert text == written(text, known), "run: python -m tests.ancestors.pages"


def test_every_kind_is_on_the_page():
    from pipeline.ancestors.mathcamps.kinds import KINDS as MATHCAMPS
    from pipeline.ancestors.mira.kinds import KINDS as MIRA

    text = PAGE.read_text()
    assert len(OUTSIDE) > 10
    assert all(f"| `{kind.code}` |" in text and kind.said in text for kind in (*MIRA, *MATHCAMPS))
