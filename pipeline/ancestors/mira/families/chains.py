"""Bayes' rule, Markov chains, birth-death chains and hidden Markov models."""

from pipeline.ancestors.mira.entries import Constraint, Sentence, Stated, Unreadable, whole
from pipeline.ancestors.mira.problem import Facts, Parts, Problem, Reader
from seedproof.proving.distribution import left

FRACTION = ("numerator", "denominator")

SHARE = ("num", "denom")


def _bayes(parts: Parts) -> Problem:
    facts = {name: str(parts.known.value(name)) for name in ("prior", "likelihood", "false_positive_rate")}
    return Problem(
        facts=facts,
        view=facts | {"prior": None},
        slot="prior",
        value=facts["prior"],
        names=FRACTION,
    )


BAYES = Reader(
    forms=(
        Sentence("P(E|H) = @", "likelihood"),
        Sentence("P(E|not_H) = @", "false_positive_rate"),
        Sentence("P(H) = @", "prior"),
    ),
    machine={
        "likelihood_pos": Constraint("likelihood", (), SHARE),
        "likelihood_neg": Constraint("false_positive_rate", (), SHARE),
        "prior": Constraint("prior", (), SHARE),
    },
    answer_type="dict_int",
    problem=_bayes,
)


def _birth_death(parts: Parts) -> Problem:
    known = parts.known
    up = known.places("birth")
    down = known.places("death")
    if any(j != i + 1 for i, j in up) or any(j != i - 1 for i, j in down):
        raise Unreadable("a birth or a death leads to another state than the next")
    states = max(known.size("birth", 1), known.size("death"))
    birth = [known.whole("birth", i, i + 1) for i in range(states - 1)]
    death = [known.whole("death", i, i - 1) for i in range(1, states)]
    target = whole(parts.target.get("target_state"))
    if target not in range(states):
        raise Unreadable(f"the target {target} is no state")
    facts: Facts = {"birth": birth, "death": death, "target": target}
    name, (state, _) = parts.hint
    at = state if name == "birth" else state - 1
    kept: list[int | None] = [*facts[name]]
    value = kept[at]
    kept[at] = None
    return Problem(
        facts=facts,
        view=facts | {name: kept},
        slot=f"{'lambda' if name == 'birth' else 'mu'}_{state}",
        value=str(value),
        names=FRACTION,
    )


BIRTH_DEATH = Reader(
    forms=(
        Sentence("The birth rate from state # to state # is @.", "birth"),
        Sentence("The death rate from state # to state # is @.", "death"),
        Sentence("A chain in state # transitions upward to state # with rate @.", "birth"),
        Sentence("A chain in state # transitions downward to state # with rate @.", "death"),
        Sentence("State # has an upward transition rate of @ to state #.", "birth"),
        Sentence("State # has a downward transition rate of @ to state #.", "death"),
        Sentence("From state #, the chain moves to state # at rate @.", "birth"),
        Sentence("From state #, the chain moves down to state # at rate @.", "death"),
        Sentence("lambda_# = @", "birth", lambda state: (state, state + 1)),
        Sentence("mu_# = @", "death", lambda state: (state, state - 1)),
    ),
    machine={
        "birth_rate": Constraint("birth", ("from_state", "to_state"), ("value",)),
        "death_rate": Constraint("death", ("from_state", "to_state"), ("value",)),
    },
    answer_type="rational",
    problem=_birth_death,
)

_TRANSITIONS = (
    Sentence("From state #, there is a @ chance of transitioning to state #.", "P"),
    Sentence("A chain in state # moves to state # with probability @.", "P"),
    Sentence("State # transitions to state # with probability @.", "P"),
    Sentence("The probability of moving from state # to state # is @.", "P"),
    Sentence("Starting in state #, the chain goes to state # with probability @.", "P"),
    Sentence("P(# -> #) = @", "P"),
)

_TRANSITION = Constraint("P", ("from_state", "to_state"), SHARE)


def _markov(parts: Parts) -> Problem:
    """Read a chain. Two entries of one row are absent, and either decides the other."""
    _, (row, column) = parts.hint
    size = max(parts.known.size("P", 0), parts.known.size("P", 1))
    view = [_row("P", parts, i, size, hidden=(row, column)) for i in range(size)]
    gaps = [j for j, entry in enumerate(view[row]) if entry is None]
    (second,) = [j for j in gaps if j != column] or [column]
    value = str(parts.known.value("P", row, column))
    complete = list(view[row])
    complete[column] = value
    if second != column:
        complete[second] = str(left(complete))
    target = whole(parts.target.get("target_state"))
    return Problem(
        facts={"P": [complete if i == row else line for i, line in enumerate(view)], "target": target},
        view={"P": view, "target": target},
        slot=f"P_{row}_{column}",
        value=value,
        names=FRACTION,
        rivals=[f"P_{row}_{j}" for j in gaps if j != column],
    )


def _row(name: str, parts: Parts, i: int, size: int, hidden: tuple[int, int]) -> list[str | None]:
    """Return a row of probabilities: only the row of the hidden one may have gaps, at most two."""
    known: Stated = parts.known
    row = [
        None if (i, j) == hidden or (name, (i, j)) not in known.entries else str(known.value(name, i, j))
        for j in range(size)
    ]
    gaps = row.count(None)
    if gaps > (2 if i == hidden[0] else 0):
        raise Unreadable(f"row {i} of {name} lacks {gaps} entries")
    return row


MARKOV = Reader(
    forms=_TRANSITIONS,
    machine={"transition": _TRANSITION},
    answer_type="dict_int",
    problem=_markov,
)


def _emission(parts: Parts) -> Problem:
    """Read a hidden Markov model. Where one emission is absent, its row's sum of 1 gives it away."""
    _, (state, symbol) = parts.hint
    size = max(parts.known.size("P", 0), parts.known.size("P", 1))
    symbols = parts.known.size("E", 1)
    if parts.known.size("E", 0) != size:
        raise Unreadable("there are not as many states that emit as states")
    chain = [_row("P", parts, i, size, hidden=(-1, -1)) for i in range(size)]
    shown = [_row("E", parts, i, symbols, hidden=(state, symbol)) for i in range(size)]
    gaps = [j for j, entry in enumerate(shown[state]) if entry is None]
    value = str(parts.known.value("E", state, symbol))
    facts: Facts = {"P": chain, "E": shown, "target": whole(parts.target.get("target_symbol"))}
    only = ""
    if gaps == [symbol]:
        rest = str(left(shown[state]))
        only = f"the emissions of state {state} sum to 1, so e_{state}_{symbol} is {rest}"
        # The prover takes two gaps: the second one is what is left when the first is filled.
        shown[state] = list(shown[state])
        shown[state][(symbol + 1) % symbols] = None
        if rest != value:
            raise Unreadable(f"the emissions of state {state} sum to another number than 1")
    complete = [list(line) for line in shown]
    complete[state][symbol] = value
    for j, entry in enumerate(complete[state]):
        if entry is None:
            complete[state][j] = str(left(complete[state]))
    return Problem(
        facts=facts | {"E": complete},
        view=facts | {"E": shown},
        slot=f"e_{state}_{symbol}",
        value=value,
        names=FRACTION,
        only=only,
        rivals=[f"e_{state}_{j}" for j in gaps if j != symbol],
    )


EMISSION = Reader(
    forms=(
        *_TRANSITIONS,
        Sentence(
            "The probability of emitting symbol # from state # is @.",
            "E",
            lambda symbol, state: (state, symbol),
        ),
        Sentence("e(#, #) = @.", "E"),
        Sentence("e(#, #) = @", "E"),
        Sentence("From state #, symbol # is observed with probability @.", "E"),
        Sentence("State # emits symbol # with probability @.", "E"),
    ),
    machine={
        "transition": _TRANSITION,
        "emission": Constraint("E", ("state", "symbol"), SHARE),
    },
    answer_type="rational",
    problem=_emission,
)
