"""From a row of `curriculum` to its scripts, by its question and its answer."""

from seedproof.certifying.curriculum.forms import Form, check_answer, cut
from seedproof.certifying.curriculum.problem import Problem, Query, System
from seedproof.certifying.curriculum.standards.table import STANDARDS, readers_of
from seedproof.certifying.rows import Certified, Row
from seedproof.certifying.script import Script, Unread

FOLLOW_UP = "a follow-up: it changes the problem of another row, which its text does not repeat"


def certify(row: Row) -> Certified:
    """Make the scripts of a row.

    Raises: Unread for a question that nothing reads, or that is read in two ways.
    """
    if row["kind"] != "original":
        return Certified((), (FOLLOW_UP,))
    words, form, letters = cut(row["question"])
    check_answer(form, row["answer"])
    problem = _read(row["family"], words)
    if problem is None:
        raise Unread(f"{row['id']}: nothing reads: {words}")
    _match(problem, form, letters)
    queries = problem.asked.queries(problem.steps, row["answer"])
    return Certified(tuple(_script(row["id"], problem, query) for query in queries))


def _read(standard: str, words: str) -> Problem | None:
    if standard not in STANDARDS:
        raise Unread(f"there is no standard {standard}")
    read: list[Problem] = []
    refused: list[Unread] = []
    for reader in readers_of(standard):
        try:
            read += [problem for problem in [reader(words)] if problem is not None]
        except Unread as error:
            refused.append(error)
    if len(read) > 1:
        raise Unread(f"{len(read)} readers read: {words}")
    if refused and not read:
        raise refused[-1]
    return read[0] if read else None


def _match(problem: Problem, form: Form, letters: tuple[str, ...]) -> None:
    """Refuse a form of answer other than that of what is asked for."""
    asked = problem.asked
    if asked.form != form.asked:
        raise Unread(f"asked for is a {asked.form}, the answer has another form: {form.said}")
    if isinstance(asked, System) and tuple(name for name, _ in asked.values) != letters:
        raise Unread(f"the letters are asked for in another order than {', '.join(letters)}")


def _script(row_id: str, problem: Problem, query: Query) -> Script:
    axioms = (*problem.axioms, *query.axioms)
    return Script(row_id, query.name, query.claim, query.expected, problem.symbols, query.steps, axioms)
