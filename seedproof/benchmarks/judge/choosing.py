"""Chooses the candidates of a problem, so that strings and agreement tell nothing of their labels.

For each of the four, many ways to write it are drafted; of these the four are taken whose traits are most
alike in right and wrong ones: whether the correct answer stands there letter for letter, where, whether
something is taken back, how long it is. All comes from the problem's own stream of draws.
"""

from collections.abc import Iterator, Sequence
from operator import add
from typing import NamedTuple

from seedproof.benchmarks.judge.certificate import Error, Part
from seedproof.benchmarks.judge.comparing import compared
from seedproof.benchmarks.judge.drafting import (
    Correction,
    Draft,
    Goal,
    Options,
    Refused,
    drafted,
    is_possible,
)
from seedproof.benchmarks.judge.matching import MATCHES, Shown, normalised
from seedproof.benchmarks.judge.material import Material, Slipped, Told, can_hide, slipped
from seedproof.benchmarks.judge.outline import Said
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.benchmarks.judge.writing import written
from seedproof.problems.claims import decided
from seedproof.problems.reader import parts_of
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected

CANDIDATES = 4
"""The number of candidates of each problem."""

_RIGHT_ONES = (1, 2, 2, 3)
"""How many of them are right, drawn from these."""

_DRAFTS = 10
_ROUNDS = 12
_STARTS = 4
_SHORTEST = 300
_LONGEST = 4000


class Chosen(NamedTuple):
    """A candidate: its draft, its text, and the number of its first false step in the text."""

    draft: Draft
    text: str
    false_step: int | None


class _Traits(NamedTuple):
    draft: Draft
    text: str
    values: tuple[float, ...]
    cost: float
    """How rarely people write so: balance must be worth it."""


def chosen(made: Material, seed: str, seeds: tuple[str, ...]) -> tuple[Chosen, ...]:
    """Return the candidates of a problem: `seed` gives the plan, each of `seeds` a candidate's words.

    Raises: Rejected where the problem does not give as many.
    """
    draws = Draws(seed)
    goals = _goals(made, draws)
    refused: Refused = set()
    pools: list[list[_Traits]] = [[] for _ in goals]
    for _ in range(_ROUNDS):
        for slot, goal in enumerate(goals):
            pools[slot] = [traits for traits in pools[slot] if not _is_refused(traits.draft, refused)]
            if not pools[slot]:
                pools[slot] = _pool(made, goal, seeds[slot], draws, refused)
        candidates = _balanced(pools, [goal.label for goal in goals], draws)
        undecided = {refusal for candidate in candidates for refusal in _undecided(candidate.draft)}
        if not undecided:
            return tuple(
                Chosen(candidate.draft, candidate.text, _false_step(candidate.draft))
                for candidate in candidates
            )
        _refuse_undecided(made)
        refused |= undecided
    raise Rejected("steps that are not decided")


def chosen_hidden(made: Material, seed: str) -> Chosen:
    """Return a candidate with a right answer and one false step. Raises: Rejected where there is none."""
    draws = Draws(seed)
    slip = _decided_slip(made, draws, hides=True)
    goal = Goal(draws.choice(list(WRITERS)), "", slip, hidden=True)
    refused: Refused = set()
    for _ in range(_ROUNDS):
        numbers = draws.sample(list(range(_DRAFTS)), _DRAFTS)
        candidate = next(_ways(made, goal, seed, draws, refused, numbers), None)
        if candidate is None:
            raise Rejected("no way to write a candidate")
        undecided = set(_undecided(candidate.draft))
        if not undecided:
            return Chosen(candidate.draft, candidate.text, _false_step(candidate.draft))
        _refuse_undecided(made)
        refused |= undecided
    raise Rejected("steps that are not decided")


def _refuse_undecided(made: Material) -> None:
    """Raises: Rejected where a step of the right work is not known to be true in any wording."""
    for step in made.right.steps:
        wordings = RULES[step.rule].wordings
        if not any(decided(step.rule, fill(wording, **step.gaps)) == "true" for wording in wordings):
            raise Rejected(f"a step that is not decided: {step.rule}")


def _decided_slip(made: Material, draws: Draws, *, hides: bool) -> Slipped:
    """Return a slip whose first false step is known to be false.

    To be hidden, rather one whose false step gives none of the answers. Raises: Rejected where there is none.
    """
    names = draws.sample(made.slips, len(made.slips))
    for name in _hiding_first(made, names) if hides else names:
        slip = slipped(made, name)
        if slip is not None and _is_false(slip.work.steps[slip.false_step]):
            return slip
    raise Rejected("no slip that is decided")


def _hiding_first(made: Material, names: Sequence[str]) -> Iterator[str]:
    """Yield the slips that can be hidden before the others, each when it is asked for."""
    others: list[str] = []
    for name in names:
        if can_hide(made, name):
            yield name
        else:
            others.append(name)
    yield from others


def _is_false(step: Told) -> bool:
    wording = RULES[step.rule].wordings[0]
    return decided(step.rule, fill(wording, **step.gaps)) == "false"


def _goals(made: Material, draws: Draws) -> list[Goal]:
    """Say which candidates are right, who writes each, and what goes wrong in the others.

    The wrong ones mostly go wrong alike, for agreement is no proof.
    """
    authors = draws.sample(list(WRITERS), CANDIDATES)
    right = draws.choice(_RIGHT_ONES)
    slip = _decided_slip(made, draws, hides=False)
    wrong = CANDIDATES - right
    goals = [Goal(author, "", slip) for author in authors[:right]]
    for number, author in enumerate(authors[right:]):
        last = number == wrong - 1
        alone = wrong != 2 and last and draws.below(3) > 0
        error = _another_error(made, author, draws) if alone else "slip"
        goals.append(Goal(author, error, slip))
    if wrong == 2:
        alike = _error_of_both(made, draws)
        goals[right:] = [Goal(author, alike, slip) for author in authors[right:]]
    draws.shuffle(goals)
    return goals


def _error_of_both(made: Material, draws: Draws) -> Error:
    if draws.below(2) == 0 and is_possible(made, "wrong_unit", ""):
        return "wrong_unit"
    if draws.below(6) == 0 and is_possible(made, "missing_part", ""):
        return "missing_part"
    return "slip"


_OTHER_ERRORS: tuple[Error, ...] = (
    "missing_part",
    "answer_for_part",
    "two_answers",
    "rounded",
    "constant_missing",
    "cut_off",
)


def _another_error(made: Material, author: str, draws: Draws) -> Error:
    if is_possible(made, "wrong_unit", author) and draws.below(2) == 0:
        return "wrong_unit"
    possible = [error for error in _OTHER_ERRORS if is_possible(made, error, author)]
    return draws.choice(possible) if possible else "slip"


_SHORTER: tuple[Error, ...] = ("missing_part", "answer_for_part", "cut_off")
"""What leaves out some of the work; it begins with the problem, so that the length does not tell it."""

_CORRECTIONS: tuple[Correction, ...] = ("", "", "step", "answer", "answers")


def _pool(made: Material, goal: Goal, seed: str, draws: Draws, refused: Refused) -> list[_Traits]:
    """Return several ways to write a candidate. Raises: Rejected where there is none."""
    pool = list(_ways(made, goal, seed, draws, refused, range(_DRAFTS)))
    if not pool:
        raise Rejected("no way to write a candidate")
    return pool


def _ways(
    made: Material, goal: Goal, seed: str, draws: Draws, refused: Refused, numbers: Sequence[int]
) -> Iterator[_Traits]:
    """Yield ways to write a candidate: the number says whether as printed, and what is taken back."""
    writer = WRITERS[goal.author]
    for number in numbers:
        options = Options(
            as_printed=number % 2 == 0,
            correction=_CORRECTIONS[number // 2],
            again=draws.below(8) == 0,
            closes=draws.below(2) == 0,
            checks=draws.below(2) == 0,
            restates=draws.below(2) == 0 or goal.error in _SHORTER,
            plans=bool(writer.planning) and draws.below(3) > 0,
            units=draws.below(2) == 0,
        )
        try:
            draft = drafted(made, goal, options, draws, refused)
        except Rejected:
            continue
        if _is_refused(draft, refused):
            continue
        text = written(draft.outline, writer, made.text, Draws(seed))
        if not options.restates and len(text) < _SHORTEST:
            draft = draft._replace(outline=draft.outline._replace(restates=True))
            text = written(draft.outline, writer, made.text, Draws(seed))
        if _SHORTEST <= len(text) <= _LONGEST:
            yield _Traits(draft, text, _traits(made, draft, text), _cost(options))


def _is_refused(draft: Draft, refused: Refused) -> bool:
    """Return whether a draft says what is not decided as it should be."""
    if any(line.step in refused for line in draft.outline.lines):
        return True
    return any(latex in refused for part in draft.parts for latex in part.latex)


def _cost(options: Options) -> float:
    """Return what second thoughts cost, and an answer as it is printed."""
    cost = _COSTS[options.correction]
    if options.as_printed:
        cost += _AS_PRINTED
    return cost


_COSTS: dict[Correction, float] = {"": 0.0, "step": 0.6, "answer": 0.8, "answers": 1.0}
_AS_PRINTED = 0.1


def _traits(made: Material, draft: Draft, text: str) -> tuple[float, ...]:
    """Return what may be read off a text without any mathematics, each trait by its weight."""
    golden = tuple(map(normalised, parts_of(made.problem["golden_latex"])))
    shown = Shown(golden, text)
    formulas = shown.as_formula()
    outline = draft.outline
    of_golden = [rule(shown) for rule in MATCHES.values()]
    of_surface = [
        any(line.taken_back is not None for line in outline.lines),
        any(stated.taken_back != "" for stated in outline.answers),
        any(stated.again != "" for stated in outline.answers),
        any(stated.unit != "" for stated in outline.answers),
        outline.closes,
        outline.checks != (),
        any(name != "" for part in draft.parts for name in part.rewrites),
    ]
    return (
        *(_GOLDEN_WEIGHT if holds else 0.0 for holds in of_golden),
        *(_SURFACE_WEIGHT if holds else 0.0 for holds in of_surface),
        _GOLDEN_WEIGHT * formulas.count(True) / len(formulas),
        len(text) / _LENGTH,
    )


_GOLDEN_WEIGHT = 6.0
_SURFACE_WEIGHT = 3.0
_LENGTH = 150
"""So many characters weigh 1."""


def _balanced(pools: Sequence[Sequence[_Traits]], labels: Sequence[bool], draws: Draws) -> list[_Traits]:
    """Take one of each pool, so that the mean traits of right and wrong ones are as close as can be."""
    shares = _shares(pools, labels)
    best: list[int] = []
    least = float("inf")
    for _ in range(_STARTS):
        places = [draws.choice(range(len(pool))) for pool in pools]
        imbalance = _improved(places, shares)
        if imbalance < least - 1e-9:
            best = places
            least = imbalance
    return [pool[place] for pool, place in zip(pools, best, strict=True)]


class _Share(NamedTuple):
    """What a candidate adds to the difference of the mean traits of right and wrong ones, and its cost."""

    values: tuple[float, ...]
    cost: float


def _shares(pools: Sequence[Sequence[_Traits]], labels: Sequence[bool]) -> list[list[_Share]]:
    weights = {True: 1 / labels.count(True), False: -1 / labels.count(False)}
    return [
        [_Share(tuple(weights[label] * value for value in one.values), one.cost) for one in pool]
        for pool, label in zip(pools, labels, strict=True)
    ]


def _improved(places: list[int], shares: Sequence[Sequence[_Share]]) -> float:
    """Exchange one candidate after the other, in place, as long as the imbalance falls, and return it."""
    imbalance = _imbalance(_others(0, places, shares), shares[0][places[0]])
    improved = True
    while improved:
        improved = False
        for slot, pool in enumerate(shares):
            others = _others(slot, places, shares)
            for place, share in enumerate(pool):
                value = _imbalance(others, share)
                if value < imbalance - 1e-9:
                    places[slot] = place
                    imbalance = value
                    improved = True
    return imbalance


def _others(slot: int, places: Sequence[int], shares: Sequence[Sequence[_Share]]) -> _Share:
    """Return what all candidates but one add together."""
    others = [shares[other][place] for other, place in enumerate(places) if other != slot]
    values = tuple(map(sum, zip(*(other.values for other in others), strict=True)))
    return _Share(values, sum(other.cost for other in others))


def _imbalance(others: _Share, share: _Share) -> float:
    differences: Iterator[float] = map(add, others.values, share.values)
    return others.cost + share.cost + sum(map(abs, differences))


def _undecided(draft: Draft) -> list[Said | str]:
    """Return steps that are not decided as they should be, and forms that are not known to be equal.

    What is said without being taken back is true; with a slip, up to the first step that is false.
    """
    refused: list[Said | str] = [
        latex
        for part in draft.parts
        for value, latex in zip(part.values, part.latex, strict=True)
        if not _is_decided(part, value, latex)
    ]
    for index in _order(draft):
        step = draft.outline.lines[index].step
        truth = decided(step.rule, step.sentence)
        if index == draft.false_line:
            if truth != "false":
                refused.append(step)
            if not draft.goal.hidden:
                break
        elif truth == "false" and draft.goal.error == "slip":
            break
        elif truth != "true":
            refused.append(step)
    return refused


def _is_decided(part: Part, value: str, latex: str) -> bool:
    """Return whether an answer as it is written is its value, or is wrong by its unit alone."""
    if part.written_unit not in ("", part.unit):
        as_written = compared(part.answer, latex, part.type, part.written_unit).result
        as_asked = compared(part.answer, latex, part.type, part.unit).result
        return as_written == "equal" and as_asked == "different"
    is_printed = not part.written_unit and not any(part.rewrites)
    return is_printed or value == latex or compared(value, latex, part.type, part.unit).result == "equal"


def _false_step(draft: Draft) -> int | None:
    """Return the number of the first false step, counted in the text with those that are taken back."""
    if not draft.goal.slips:
        return None
    number = 0
    for index in _order(draft):
        line = draft.outline.lines[index]
        number += 1
        if line.taken_back is not None:
            number += 1
        if decided(line.step.rule, line.step.sentence) == "false":
            return number
    return None


def _order(draft: Draft) -> list[int]:
    """Return the indices of the lines in the order of the text."""
    order = list(range(len(draft.outline.lines)))
    if WRITERS[draft.goal.author].order == "backward":
        order.reverse()
    return order


def rules_of(draft: Draft) -> list[str]:
    """Return the rule of each step, in the order of the text."""
    rules: list[str] = []
    for index in _order(draft):
        line = draft.outline.lines[index]
        if line.taken_back is not None:
            rules.append(line.taken_back.rule)
        rules.append(line.step.rule)
    return rules
