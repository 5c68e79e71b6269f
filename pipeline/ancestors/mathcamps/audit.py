"""Audits a published file of MathCAMPS: its rows are read, solved exactly, and compared."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pipeline.ancestors.auditing import Alarm, Audit, ReadRow, Unread
from pipeline.ancestors.mathcamps import counts, numbers, polygons, published, texts
from pipeline.ancestors.mathcamps.kinds import KINDS
from pipeline.ancestors.mathcamps.row import FIELDS, Row, Unreadable, is_id, row_of
from pipeline.ancestors.opening import objects
from seedproof.benchmarks.curriculum import solver
from seedproof.benchmarks.curriculum.symbolic import values
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.benchmarks.curriculum.symbolic.problem import NoAnswer
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.values import Case
from seedproof.exact.number import Exact

SUBJECT = "MathCAMPS"

Flaw = tuple[str, str]
"""The code of a kind, and what of this row shows it."""


@dataclass(frozen=True, kw_only=True)
class _Solved:
    """A row and what its statements come to."""

    row: Row
    structure: str
    exact: Answer | None
    """None where there is no answer, or more than one."""
    case: Case | None
    why: str
    """Why there is none."""


def audit(path: Path) -> Audit:
    """Return everything that is wrong in a file.

    Raises: SeedproofError when it cannot be read, or is no file of this benchmark.
    """
    solved: dict[str, _Solved] = {}
    unread: list[Unread] = []
    for where, stated in objects(path, FIELDS, SUBJECT):
        try:
            row = row_of(stated)
            if row.id in solved:
                raise Unreadable(f"its id {row.id} is that of an earlier row")
            solved[row.id] = _solved(row)
        except Unreadable as error:
            name = f"{stated['id']} ({where})" if is_id(stated["id"]) else where
            unread.append(Unread(row=name, why=str(error)))
    twins = _twins(list(solved.values()))
    found = {
        one.row.id: [*_flaws(one, solved.get(one.row.parent or "")), *twins.get(one.row.id, ())]
        for one in solved.values()
    }
    order = [kind.code for kind in KINDS]
    return Audit(
        subject=SUBJECT,
        kinds=KINDS,
        read=[_shown(one, solved.get(one.row.parent or "")) for one in solved.values()],
        unread=unread,
        alarms=[
            Alarm(row=row, code=code, sentence=sentence)
            for row, flaws in found.items()
            for code, sentence in sorted(flaws, key=lambda flaw: order.index(flaw[0]))
        ],
    )


def _solved(row: Row) -> _Solved:
    """Solve a row in two ways that share no arithmetic. Raises: Unreadable when they differ."""
    written = structure(row.problem)
    try:
        exact = values.answer(row.problem)
        cases = values.values(row.problem)
    except NoAnswer as error:
        return _Solved(row=row, structure=written, exact=None, case=None, why=str(error))
    if exact.type in ("solutions", "solvability"):
        return _Solved(row=row, structure=written, exact=None, case=None, why=f"the answers are {exact.text}")
    if solver.solve(row.problem) != exact:
        raise Unreadable("our two solvers do not agree on its answer")
    return _Solved(row=row, structure=written, exact=exact, case=cases[0], why="")


def _flaws(one: _Solved, parent: _Solved | None) -> Iterator[Flaw]:
    row = one.row
    yield from numbers.flaws(row, parent.row if parent else None)
    if one.exact is None or one.case is None:
        yield "unanswerable", one.why
        return
    stored = published.flaw(row.answer, one.exact)
    if stored:
        yield stored
    number = _number(one.exact)
    yield from counts.flaws(row.text, number)
    if row.standard.whole and number is not None and number.denominator > 1:
        yield "not-whole", f"the answer is {number}, expected a whole number in {row.standard.name}"
    yield from polygons.flaws(row.standard, row.problem, one.case, row.text)
    yield from texts.flaws(row, one.exact)
    if parent is None:
        return
    if parent.structure == one.structure:
        yield "same-problem", f"its statements are those of {parent.row.id}"
    elif parent.exact == one.exact:
        yield "same-answer", f"its answer is {one.exact.text}, as that of {parent.row.id}"


def _number(exact: Answer) -> Exact | None:
    """Return the one number that an answer is; None for other answers."""
    value = published.value_of(exact.text)
    return (
        value
        if exact.type in ("integer", "rational", "decimal") and not isinstance(value, (str, tuple))
        else None
    )


def _twins(solved: Sequence[_Solved]) -> Mapping[str, list[Flaw]]:
    """Return the rows that an earlier row is too, by id."""
    by_id = {one.row.id: one for one in solved}

    def told(one: _Solved) -> str:
        return f"{' '.join(one.row.text.split())} {one.row.lines}"

    def meant(one: _Solved) -> str:
        return one.structure

    same = _again(solved, by_id, told, "duplicate")
    return {**_again(solved, by_id, meant, "reworded"), **same}


def _again(
    solved: Sequence[_Solved], by_id: Mapping[str, _Solved], key: Callable[[_Solved], str], code: str
) -> dict[str, list[Flaw]]:
    first: dict[tuple[str, str, str, str], str] = {}
    found: dict[str, list[Flaw]] = {}
    for one in solved:
        parent = by_id.get(one.row.parent or "")
        if one.row.parent is not None and parent is None:
            continue
        whole = (one.row.standard.name, one.row.kind, key(one), key(parent) if parent else "")
        earlier = first.setdefault(whole, one.row.id)
        if earlier != one.row.id:
            found[one.row.id] = [(code, f"it is {earlier} again")]
    return found


def _shown(one: _Solved, parent: _Solved | None) -> ReadRow:
    row = one.row
    parts = [("text", row.text)]
    if parent is not None:
        parts.append(("the problem before it", parent.row.text))
    parts.append(("statements", "\n".join(row.lines)))
    parts.append(("published answer", row.answer))
    parts.append(("exact answer", one.exact.text if one.exact else one.why))
    return ReadRow(id=row.id, facets={"standard": row.standard.name, "kind": row.kind}, parts=parts)
