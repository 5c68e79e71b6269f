"""The kinds of flaw that the audit of MIRA-MATH looks for."""

from pipeline.ancestors.auditing import Kind

KINDS = (
    Kind(
        code="no-request",
        said="The solver's notes alone decide the answer.",
        meaning="Whoever answers at once is right, so the row does not measure asking.",
    ),
    Kind(
        code="no-request-if-positive",
        said="The solver's notes alone decide the answer as soon as the unknowns are taken to be positive.",
        meaning="The paper draws positive numbers, which no text says: who assumes it need not ask.",
    ),
    Kind(
        code="not-located",
        said="The notes do not tell which fact is withheld: others are absent as well, and may do.",
        meaning="The holder declines a fact that it does not have, so a request can fail without a mistake.",
    ),
    Kind(
        code="duplicate",
        said="Notes, hint, target and answer are those of an earlier row, word for word.",
        meaning="One problem counts more than once, and intervals come out too narrow.",
    ),
    Kind(
        code="reworded",
        said="Facts, hint, target and answer are those of an earlier row, in other words.",
        meaning="The mathematics counts twice.",
    ),
    Kind(
        code="impossible",
        said="Notes and hint together describe nothing that exists.",
        meaning="The stored answer belongs to a formula, not to an object; who notices has no answer.",
    ),
    Kind(
        code="not-unique",
        said="Notes and hint together leave more than one answer.",
        meaning="A right answer may be marked wrong.",
    ),
    Kind(
        code="wrong-answer",
        said="Notes and hint together give another answer than the stored one.",
        meaning="A right answer is marked wrong.",
    ),
    Kind(
        code="leak",
        said="The notes state the withheld fact.",
        meaning="There is nothing to ask for.",
    ),
    Kind(
        code="text-differs",
        said="Sentences and machine-readable constraints state different facts.",
        meaning="What is checked by machine is not what a solver reads.",
    ),
    Kind(
        code="hint-differs",
        said="The hint is no fact that the holder's sentences state.",
        meaning="The holder cannot quote it.",
    ),
    Kind(
        code="answer-form",
        said="The stored answer is not in the form of its family.",
        meaning="Answers are compared by name and number: another form is never equal.",
    ),
    Kind(
        code="template",
        said="The prompt's template for the answer has other names than the stored answer.",
        meaning="A solver that is always right and copies the template scores 0.",
    ),
    Kind(
        code="trivial",
        said="The problem is the trivial case of its family.",
        meaning="What the family is named for is not needed to solve it.",
    ),
    Kind(
        code="few-answers",
        said="All rows of the family share one or two answers, though the notes admit others.",
        meaning="A guess between them is right in half of the rows, without a request.",
    ),
)

BY_CODE = {kind.code: kind for kind in KINDS}
