"""Places of a table, as templates: what may stand beside the name of a quantity with a row and a column."""

_BEFORE = "<|in|at|of|for|from|stands in|stands at|is in|is at|appears in>"
_JOINED = "<|,|and|, and>"
_COLUMN = "<column|col>"

CELL = (
    f"{_BEFORE} row {{i}} {_JOINED} <|in|at> {_COLUMN} {{j}}",
    f"{_BEFORE} {_COLUMN} {{j}} {_JOINED} <|in|at> row {{i}}",
    f"{_BEFORE} {_COLUMN} {{j}} <of|in> row {{i}}",
    f"{_BEFORE} row {{i}} <of|in> {_COLUMN} {{j}}",
    f"{_BEFORE} <position|index|indices|location|coordinates|place>[{{i}}][{{j}}]",
    f"{_BEFORE} <cell|entry|element>[{{i}}][{{j}}]",
    f"{_BEFORE} ( {{i}} , {{j}} ) <|th|entry|element>",
    f"{_BEFORE} [ {{i}} , {{j}} ]",
    "<|for|with|at|when|where> <i|row> = {i} <,|and|, and> <j|column|col> = {j}",
)
"""Row and column, as the notes number them: `in row 0 and column 1`, `at (0, 1)`."""
