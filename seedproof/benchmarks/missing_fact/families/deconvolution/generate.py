"""Draws a signal, a kernel and the indices that were recorded; the signal is linear in the hidden output."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.integer_system import solve_along
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw entries in ±(2+d), with h_0 and another tap not 0, and as many outputs as the signal is long."""
    bound = 2 + difficulty
    length, taps = (4, 2) if difficulty == 1 else (5, 3)
    kernel = [*draws.nonzeros(1, bound), *draws.integers(taps - 1, -bound, bound)]
    if not any(kernel[1:]):
        raise Rejected("kernel has only one tap")
    signal = draws.integers(length, -bound, bound)
    recorded = sorted(draws.sample(range(length + taps - 1), length))
    outputs = {
        str(k): sum([tap * signal[k - i] for i, tap in enumerate(kernel) if 0 <= k - i < length])
        for k in recorded
    }
    facts = {"kernel": kernel, "signal_length": length, "recorded": recorded, "outputs": outputs}
    return Problem(facts, f"y_{draws.choice(recorded)}")


def solve(problem: Problem) -> Solution:
    """Solve the recorded outputs: each is an equation in the values of the signal."""
    kernel, length, recorded, outputs = problem.facts.values()
    padded = [0] * length + kernel[::-1] + [0] * length
    end = length + len(kernel) - 1
    rows = [padded[end - k : end - k + length] for k in recorded]
    return solve_along(rows, list(outputs.values()), recorded.index(int(problem.slot[2:])))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that lists the indices that were recorded, and the values at all of them but one."""
    kernel, length, recorded, outputs = problem.facts.values()
    hidden = problem.slot[2:]
    value = draws.choice(("y_{} = {}.", "The recorded value of y_{} is {}."))
    view = [
        f"x is a signal of length {length} with integer values x_0 to x_{length - 1}, "
        "and x_i = 0 for every other index i.",
        f"The kernel is h = ({', '.join(map(str, kernel))}), with indices from 0.",
        "The output is the convolution y = x * h, where y_k is the sum of h_i*x_(k-i) "
        f"over i from 0 to {len(kernel) - 1}, for k from 0 to {length + len(kernel) - 2}.",
        draws.choice(
            ("Recorded were the outputs y_k with k = {}.", "y_k was recorded at the indices k = {}.")
        ).format(", ".join(map(str, recorded))),
        *(value.format(k, output) for k, output in outputs.items() if k != hidden),
    ]
    names = tuple(f"x_{i}" for i in range(length))
    return Words(
        view,
        f"Find the signal x, that is x_0 to x_{length - 1}.",
        f"y_{hidden} = {outputs[hidden]}.",
        f"What is the value of y_{hidden}?",
        names,
    )


FAMILY = Family(
    family_type="B",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "At least two taps of the kernel are not 0; the paper's condition leaves only kernels (h_0, 0, ..).",
        "As many outputs as the signal is long were recorded, at stated indices that together fix the "
        "signal; the value at any one of them is withheld.",
        "The text defines the convolution and says that the values of the signal are integers.",
    ],
)
