"""The stationary distribution of a birth-death chain with one of its rates withheld.

The chain is a set of jumps, each with its rate. A distribution is stationary when every state is left as
often as it is entered; nothing is assumed about its form.
"""

from collections.abc import Mapping, Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, at_most, equal, integer, total, unknown

Jump = tuple[int, int]

NOTES = Patterns(
    {
        "states": (
            "A continuous-time birth-death chain has the states {states:integers}.",
            "The states of a continuous-time birth-death chain are {states:integers}.",
            "There is a birth-death chain in continuous time whose states are {states:integers}.",
            "Consider a birth-death chain in continuous time with the states {states:integers}.",
        ),
        "births": (
            "The birth rate lambda_i is the rate of jumps from state i to state i+1, for i = {i:integers}.",
            "In state i, for i = {i:integers}, births occur at rate lambda_i; "
            "each takes the chain to state i+1.",
            "For i = {i:integers}, the chain jumps from state i to state i+1 at the birth rate lambda_i.",
            "Births lead from state i to state i+1 and occur at rate lambda_i, for i = {i:integers}.",
        ),
        "deaths": (
            "The death rate mu_i is the rate of jumps from state i to state i-1, for i = {i:integers}.",
            "In state i, for i = {i:integers}, deaths occur at rate mu_i; each takes the chain to state i-1.",
            "For i = {i:integers}, the chain jumps from state i to state i-1 at the death rate mu_i.",
            "Deaths lead from state i to state i-1 and occur at rate mu_i, for i = {i:integers}.",
        ),
        "all_jumps": (
            "All rates are positive integers, and there are no other jumps.",
            "There are no other jumps, and all rates are positive integers.",
            "The chain makes no other jumps; its rates are positive integers.",
            "No other jumps are possible, and every rate is a positive integer.",
        ),
        "lambda": (
            "lambda_{i:integer} = {value:integer}.",
            "lambda_{i:integer} is equal to {value:integer}.",
            "The rate lambda_{i:integer} is {value:integer}.",
            "The birth rate lambda_{i:integer} is {value:integer}.",
            "In state {start:integer}, the birth rate is lambda_{i:integer} = {value:integer}.",
            "The chain jumps from state {start:integer} to state {end:integer} "
            "at rate lambda_{i:integer} = {value:integer}.",
            "Jumps from state {start:integer} to state {end:integer} "
            "occur at rate lambda_{i:integer} = {value:integer}.",
        ),
        "mu": (
            "mu_{i:integer} = {value:integer}.",
            "mu_{i:integer} is equal to {value:integer}.",
            "The rate mu_{i:integer} is {value:integer}.",
            "The death rate mu_{i:integer} is {value:integer}.",
            "In state {start:integer}, the death rate is mu_{i:integer} = {value:integer}.",
            "The chain jumps from state {start:integer} to state {end:integer} "
            "at rate mu_{i:integer} = {value:integer}.",
            "Jumps from state {start:integer} to state {end:integer} "
            "occur at rate mu_{i:integer} = {value:integer}.",
        ),
    }
)

TASKS = Patterns(
    {
        "stationary": (
            "Find the stationary probability of state {state:integer}.",
            "What is the stationary probability of state {state:integer}?",
            "Determine the probability of state {state:integer} in the stationary distribution of the chain.",
            "In the long run, what fraction of the time does the chain spend in state {state:integer}?",
        ),
    }
)

_STEPS = {"lambda": +1, "mu": -1}
"""Where a jump leads, by the letter of its rate."""


def _build(notes: Sequence[Said], task: Said) -> Model:
    states: list[int] = only(notes, "states")["states"]
    only(notes, "all_jumps")
    rates = _rates(notes)
    if {state for jump in rates for state in jump} != set(states):
        raise Unread(f"the jumps are {sorted(rates)}, the states are {states}")
    shares = {state: unknown(f"share_{state}") for state in states}

    def mean(said: Said) -> Sequence[Term]:
        if said.kind in _STEPS:
            return [equal(rates[_jump(said)], said["value"])]
        if said.kind == "all_jumps":
            return [at_most(1, rate) for rate in rates.values()]
        return []

    asked = each_is([shares[task["state"]]])
    return Model((*rates.values(), *shares.values()), mean, asked, _stationary(rates, shares))


def _rates(notes: Sequence[Said]) -> Mapping[Jump, Symbol]:
    births = {(i, i + 1): integer(f"lambda_{i}") for i in only(notes, "births")["i"]}
    deaths = {(i, i - 1): integer(f"mu_{i}") for i in only(notes, "deaths")["i"]}
    return births | deaths


def _jump(said: Said) -> Jump:
    """Return the jump whose rate a sentence states.

    Raises: Unread if it also describes the jump, as another one.
    """
    start = said["i"]
    jump = start, start + _STEPS[said.kind]
    if said.gaps.get("start", jump[0]) != jump[0] or said.gaps.get("end", jump[1]) != jump[1]:
        raise Unread(f"that is not the jump of this rate: {said.sentence}")
    return jump


def _stationary(rates: Mapping[Jump, Symbol], shares: Mapping[int, Symbol]) -> tuple[Step, ...]:
    def balanced(state: int) -> Term:
        left = total(shares[start] * rate for (start, _), rate in rates.items() if start == state)
        entered = total(shares[start] * rate for (start, end), rate in rates.items() if end == state)
        return equal(left, entered)

    distribution = [*(at_most(0, share) for share in shares.values()), equal(total(shares.values()), 1)]
    return (
        step("Each state has a share of the time; together they are all of it.", *distribution),
        step("In the long run every state is left as often as it is entered.", *map(balanced, shares)),
    )


def _slot(said: Said) -> str:
    return f"{said.kind}_{said['i']}" if said.kind in _STEPS else said.kind


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=_slot,
    shared=frozenset(["states", "births", "deaths", "all_jumps"]),
    lent=lambda said: said.kind == "mu",
)
