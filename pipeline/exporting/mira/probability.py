"""The families of probabilities, rates and variances."""

from pipeline.exporting.mira.instance import (
    Constraint,
    Instance,
    Problem,
    as_list,
    as_pair,
    as_reduced,
    place_of,
)


def bayes_missing_prior(problem: Problem) -> Instance:
    """Return two likelihoods, the prior withheld."""
    positive = as_pair(problem.facts["likelihood"])
    negative = as_pair(problem.facts["false_positive_rate"])
    prior = as_pair(problem.facts["prior"])
    return Instance(
        answer_type="dict_int",
        solution=as_reduced(problem.answer),
        metadata={
            "sens_num": positive["num"],
            "sens_denom": positive["denom"],
            "fpr_num": negative["num"],
            "fpr_denom": negative["denom"],
            "prior_num": prior["num"],
            "prior_denom": prior["denom"],
        },
        unknowns=["P_H_given_E"],
        known=[{"type": "likelihood_pos", **positive}, {"type": "likelihood_neg", **negative}],
        held={"prior": {"type": "prior", **prior}},
    )


def markov_missing_transition(problem: Problem) -> Instance:
    """Return a Markov chain, two entries of a row withheld; either one suffices, by the sum of the row."""
    matrix = problem.facts["P"]
    target = problem.facts["target"]
    transitions = _transitions(matrix)
    held = {slot: transitions.pop(place_of(slot)) for slot in problem.accepted}
    row, column = problem.place()
    (derived,) = [place_of(slot)[1] for slot in problem.accepted if slot != problem.slot]
    return Instance(
        answer_type="dict_int",
        solution=as_reduced(problem.answer),
        metadata={
            "n_states": len(matrix),
            "missing_row": row,
            "hint_col": column,
            "derived_col": derived,
            "a_cols": [j for i, j in transitions if i == row],
            "target_state": target,
        },
        unknowns=[f"pi_{target}"],
        known=list(transitions.values()),
        held=held,
    )


def birth_death_missing_rate(problem: Problem) -> Instance:
    """Return a birth-death chain, one rate withheld."""
    births = problem.facts["birth"]
    deaths = problem.facts["death"]
    target = problem.facts["target"]
    rates: dict[str, Constraint] = {}
    for state, rate in enumerate(births):
        rates[f"lambda_{state}"] = {
            "type": "birth_rate",
            "from_state": state,
            "to_state": state + 1,
            "value": rate,
        }
    for state, rate in enumerate(deaths, start=1):
        rates[f"mu_{state}"] = {
            "type": "death_rate",
            "from_state": state,
            "to_state": state - 1,
            "value": rate,
        }
    withheld = rates.pop(problem.slot)
    kind, _, _ = problem.slot.partition("_")
    (state,) = problem.place()
    return Instance(
        answer_type="rational",
        solution=as_reduced(problem.answer),
        metadata={
            "n_states": len(births) + 1,
            "lambdas": births,
            "mus": deaths,
            "missing_kind": kind,
            "missing_state": state,
            "target_state": target,
        },
        unknowns=[f"pi_{target}"],
        known=list(rates.values()),
        held={problem.slot: withheld},
    )


def steady_state_missing_emission(problem: Problem) -> Instance:
    """Return a hidden Markov model, two emissions of a state withheld; either one suffices.

    The ancestor withholds the emission of the symbol that is asked for. It is one of our two, and so it is
    the atomic hint, whichever of them the row itself calls its hint.
    """
    matrix = problem.facts["P"]
    emissions = problem.facts["E"]
    target = problem.facts["target"]
    stated: dict[tuple[int, ...], Constraint] = {
        (state, symbol): {"type": "emission", "state": state, "symbol": symbol, **as_pair(value)}
        for state, values in enumerate(emissions)
        for symbol, value in enumerate(values)
    }
    withheld = {slot: stated.pop(place_of(slot)) for slot in problem.accepted}
    asked = [slot for slot, constraint in withheld.items() if constraint["symbol"] == target]
    others = [slot for slot in withheld if slot not in asked]
    held = {slot: withheld[slot] for slot in (*asked, *others)}
    (state, *_) = problem.place()
    unknown = f"P(observe symbol {target})"
    return Instance(
        answer_type="rational",
        solution=as_reduced(problem.answer),
        metadata={
            "n_states": len(matrix),
            "n_symbols": len(emissions[0]),
            "missing_state": state,
            "target_symbol": target,
            "P": [[as_list(value) for value in values] for values in matrix],
            "E": [[as_list(value) for value in values] for values in emissions],
        },
        unknowns=[unknown],
        known=[*_transitions(matrix).values(), *stated.values()],
        held=held,
    )


def portfolio_variance_missing_corr(problem: Problem) -> Instance:
    """Return a portfolio, one correlation withheld."""
    weights = [as_pair(weight) for weight in problem.facts["weights"]]
    sigmas = problem.facts["sigmas"]
    correlations = problem.facts["correlations"]
    stated = {}
    for key, value in correlations.items():
        first, second = map(int, key.split(","))
        stated[first, second] = {"type": "corr", "asset_i": first, "asset_j": second, **as_pair(value)}
    first, second = problem.place()
    withheld = stated.pop((first, second))
    shares: list[Constraint] = [
        {"type": "weight", "asset": asset, **weight} for asset, weight in enumerate(weights)
    ]
    deviations: list[Constraint] = [
        {"type": "std", "asset": asset, "value": sigma} for asset, sigma in enumerate(sigmas)
    ]
    return Instance(
        answer_type="rational",
        solution=as_reduced(problem.answer),
        metadata={
            "n_assets": len(weights),
            "weights_num": [weight["num"] for weight in weights],
            "weights_denom": [weight["denom"] for weight in weights],
            "sigmas": sigmas,
            "corrs": {key: as_list(value) for key, value in correlations.items()},
            "missing_pair": [first, second],
        },
        unknowns=["sigma_p^2"],
        known=[*shares, *deviations, *stated.values()],
        held={problem.slot: withheld},
    )


def _transitions(matrix: list[list[str]]) -> dict[tuple[int, ...], Constraint]:
    return {
        (i, j): {"type": "transition", "from_state": i, "to_state": j, **as_pair(value)}
        for i, values in enumerate(matrix)
        for j, value in enumerate(values)
    }
