"""Small runs whose every metric can be computed by hand."""

from fractions import Fraction

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored
from pipeline.evaluating.tables import MeasuredRun, Outside
from pipeline.evaluating.transcripts.head import RunHead, SolverHead

SOLVER = {
    "kind": "endpoint",
    "model": "maker/model",
    "base_url_host": None,
    "temperature": 0.0,
    "top_p": None,
    "max_tokens": None,
    "seed": None,
}
HEAD = {
    "format": "seedproof-run/1",
    "version": "1.0.0",
    "config": "default",
    "split": "test",
    "rows_sha256": "0" * 64,
    "rows": None,
    "root_seeds": None,
    "protocol": "open",
    "control": "none",
    "scheme": "",
    "prompt_version": 1,
    "prompt_sha256": "0" * 64,
    "holder": "strict",
    "holder_version": None,
    "holder_model": None,
    "images": True,
    "shots": 0,
    "attempts": 1,
    "checkpoint": None,
    "seedproof": "0.5.0",
}


def head_of(benchmark, **settings):
    solver = SOLVER | {name: settings.pop(name) for name in SOLVER if name in settings}
    return RunHead(benchmark=benchmark, solver=SolverHead(**solver), **(HEAD | settings))


def line_of(row, right, **values):
    values = {"verdict": "right" if right else "wrong", "score": Fraction(int(right))} | values
    stated = {"attempt": 0, "parent": None, "end": "answer", "answer": "1", "parts": None} | values
    return Scored(id=row["id"], right=right, **stated)


def run_of(benchmark, released, lines, follow_ups=None, outside=None, expected=None, **settings):
    scored = ScoredRun(
        head=head_of(benchmark, **settings),
        rows={row["id"]: row for row in released},
        follow_ups=follow_ups or {},
        scored=lines,
        expected=len(lines) if expected is None else expected,
    )
    return MeasuredRun(scored, None if outside is None else Outside(*outside))


def missing_fact(outcomes, **settings):
    """A run with a row a difficulty; by type, family and difficulty: right, offers, declines."""
    rows = []
    lines = []
    for (family_type, family, difficulty), (right, offers, declines) in outcomes.items():
        row = {
            "id": f"missing_fact/{family}/d{difficulty}/000000",
            "family": family,
            "family_type": family_type,
            "difficulty": difficulty,
        }
        rows.append(row)
        has_hint = offers > 0
        lines.append(
            line_of(
                row,
                right,
                offers=offers,
                declines=declines,
                canonical=has_hint,
                first=None if offers + declines == 0 else has_hint and declines == 0,
                before_first_offer=declines if has_hint else None,
                words=100,
                error_class=None if right else "hint_wrong" if has_hint else "wrong_slot",
            )
        )
    return run_of("missing_fact", rows, lines, holder_version=1, **settings)


FOUR = {
    ("A", "bayes", 1): (True, 1, 0),
    ("A", "bayes", 2): (True, 0, 2),
    ("B", "circuit", 1): (False, 1, 1),
    ("B", "circuit", 3): (False, 0, 3),
}
"""A right answer after a hint, a right guess, a wrong answer after a hint, and neither."""

FOUR_LATER = FOUR | {("B", "circuit", 1): (True, 1, 0), ("B", "circuit", 3): (False, 1, 0)}
"""The same rows behind worked examples."""


def curriculum(right, **settings):
    """A run over problems of two standards, of which the first has follow-ups; `right` has the right ids."""
    rows = []
    follow_ups = {}
    lines = []
    for standard, grade in (("K.OA.A.4", 0), ("3.OA.A.3", 3)):
        for number in (0, 1):
            main = f"{standard}/{number}"
            rows.append(problem(main, standard, grade, "original"))
            lines.append(line_of(rows[-1], main in right))
            if standard == "K.OA.A.4":
                behind = [problem(f"{main}-{sign}", standard, grade, kind, main) for sign, kind in KINDS]
                follow_ups[main] = behind
                if main in right:
                    lines += [line_of(row, row["id"] in right, parent=main) for row in behind]
    rows += [row for behind in follow_ups.values() for row in behind]
    return run_of("curriculum", rows, lines, follow_ups, config="problems", **settings)


KINDS = (("i", "incremental"), ("c", "counterfactual"))


def problem(row_id, standard, grade, kind, parent=None):
    return {
        "id": row_id,
        "family": standard,
        "standard": standard,
        "standard_text": f"Text of {standard}.",
        "grade": grade,
        "difficulty": grade,
        "kind": kind,
        "parent_id": parent,
    }


def games(points, errors=(), *, attempts=1, config="mixed", **settings):
    """A run over games with a best score of 18; `points` by game, each a list of one number an attempt."""
    rows = [
        {"id": f"game/{number}", "family": "five_operands", "difficulty": 1 + number % 3, "best_score": 18}
        for number in range(len(points))
    ]
    lines = []
    for row, of_game in zip(rows, points, strict=True):
        for attempt, number in enumerate(of_game):
            values = {"points": number, "best": 18, "score": Fraction(number, 18), "attempt": attempt}
            if not number:
                values["errors"] = tuple(errors)
            lines.append(line_of(row, number == 18, **values))
    return run_of("number_game", rows, lines, attempts=attempts, config=config, **settings)


def university(right, **settings):
    """A run over a text and a visual problem of two subjects; `right` has the right ids."""
    rows = [
        {
            "id": f"{subject}/{modality}",
            "family": subject,
            "subject": subject,
            "difficulty": 1,
            "has_image": modality == "visual",
            "parts": [],
        }
        for subject in ("algebra", "precalculus")
        for modality in ("text", "visual")
    ]
    lines = [
        line_of(row, row["id"] in right, response_words=10 * (number + 1)) for number, row in enumerate(rows)
    ]
    return run_of("university", rows, lines, **settings)


def judge(verdicts, labels=(True, False), **settings):
    """A run over solutions of two authors, by label; `verdicts` are right, wrong or no answer."""
    rows = [
        {
            "id": f"{author}/{label}",
            "family": "limits",
            "difficulty": 1,
            "problem_id": f"{author}/{label}",
            "author": author,
            "label": label,
        }
        for author in ("brief", "student")
        for label in labels
    ]
    lines = [
        line_of(row, verdict == "right", verdict=verdict) for row, verdict in zip(rows, verdicts, strict=True)
    ]
    return run_of("judge", rows, lines, **settings)
