"""Every gate of every benchmark passes rows of a root seed of which no release is made."""

import pytest

from tests.circles import soak
from tests.other_seeds import FIRST, findings
from tests.ours import OURS


@soak
@pytest.mark.parametrize("benchmark", OURS)
def test_no_gate_refuses_the_rows_of_another_root_seed(benchmark):
    assert list(findings(benchmark, FIRST, workers=1)) == []
