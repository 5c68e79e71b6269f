"""What a check looks like on the screen."""

from pipeline.auditing.showing import LABEL, STATE, show
from seedproof.record.checks import Check, State


def test_a_label_never_runs_into_its_text(capsys, subtests):
    for width in range(1, 2 * LABEL):
        with subtests.test(width=width):
            label = "x" * width
            show([Check(label, "first\nsecond")])
            lines = capsys.readouterr().out.splitlines()
            margin = " " * (STATE + LABEL)
            assert lines[-1] == f"{margin}second"
            if width < LABEL:
                assert lines[0] == f"{State.PASSED.value:{STATE}}{label:{LABEL}}first"
            else:
                assert lines[:2] == [f"{State.PASSED.value:{STATE}}{label}", f"{margin}first"]
