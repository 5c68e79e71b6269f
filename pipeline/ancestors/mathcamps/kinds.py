"""The kinds of flaw that the audit of MathCAMPS looks for."""

from pipeline.ancestors.auditing import Kind

KINDS = (
    Kind(
        code="wrong-answer",
        said="The published answer is not the one that the statements have.",
        meaning="A right answer is marked wrong.",
    ),
    Kind(
        code="rounded-answer",
        said="The published answer is a decimal that is only near the exact one.",
        meaning="The exact answer, a fraction, is equal to nothing that is stored.",
    ),
    Kind(
        code="padded-answer",
        said="The published answer is printed as a floating-point number: 37.0600000000000 for 37.06.",
        meaning="Whoever compares texts marks the right answer wrong.",
    ),
    Kind(
        code="answer-form",
        said="The published answer is no number, comparison, list of factor pairs or set of values.",
        meaning="Nothing can be equal to it.",
    ),
    Kind(
        code="unanswerable",
        said="The statements have no answer, or more than one.",
        meaning="The published answer belongs to a formula; who notices has no answer.",
    ),
    Kind(
        code="missing-number",
        said="A number that the statements need stands in no text that the reader has.",
        meaning="The question cannot be answered as it was meant, only guessed.",
    ),
    Kind(
        code="misquoted-number",
        said="The text says that it replaces a number which the problem before it does not have.",
        meaning="What is changed is left open, so a careful reader may change something else.",
    ),
    Kind(
        code="fractional-count",
        said="Things that come whole are counted in fractions, in the text or in the answer.",
        meaning="No situation is like that: who thinks of the things, not of the numbers, is misled.",
    ),
    Kind(
        code="not-whole",
        said="The answer is a fraction, in a standard whose problems have whole answers.",
        meaning="The row needs more than its standard, so it says less of that.",
    ),
    Kind(
        code="impossible-polygon",
        said="One side is as long as all the others together, or longer, or is not positive.",
        meaning="No such figure exists; who checks it has no answer.",
    ),
    Kind(
        code="other-polygon",
        said="The text names a figure with another number of sides than the statements add up.",
        meaning="The text contradicts itself, or asks for something that is not determined.",
    ),
    Kind(
        code="duplicate",
        said="Text and statements are those of an earlier row; of a follow-up, also those of its problem.",
        meaning="One problem counts more than once, and intervals come out too narrow.",
    ),
    Kind(
        code="reworded",
        said="The statements are those of an earlier row of the standard, but for names and order.",
        meaning="The mathematics counts twice: such rows measure wording, not arithmetic.",
    ),
    Kind(
        code="same-problem",
        said="A follow-up has the statements of the problem that it follows.",
        meaning="Nothing is added or changed, whatever the text says.",
    ),
    Kind(
        code="same-answer",
        said="A follow-up has the answer of the problem that it follows.",
        meaning="Whoever repeats the last answer is right.",
    ),
    Kind(
        code="stated-answer",
        said="The text says what the answer is.",
        meaning="There is nothing to solve.",
    ),
    Kind(
        code="told-formula",
        said="A word problem writes out the whole expression to evaluate.",
        meaning="The words need not be understood: the row measures arithmetic alone.",
    ),
    Kind(
        code="preamble",
        said="The text begins with what a model says to whoever ordered it, before the problem.",
        meaning="The text is not what a student would read.",
    ),
)
