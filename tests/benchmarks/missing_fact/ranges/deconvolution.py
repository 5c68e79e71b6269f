"""Rules of `deconvolution`: lengths and sizes of kernel and signal, and what the notes leave open."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def recorded(kernel: list[int], signal: list[int], indices: list[int]) -> Facts:
    outputs = {str(k): output(kernel, signal, k) for k in indices}
    return {"kernel": kernel, "signal_length": len(signal), "recorded": indices, "outputs": outputs}


def output(kernel: list[int], signal: list[int], k: int) -> int:
    """Entry k of the convolution."""
    total = 0
    for i, tap in enumerate(kernel):
        if 0 <= k - i < len(signal):
            total += tap * signal[k - i]
    return total


RULES: list[Rule] = [
    Rule(
        "values of the signal",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -6, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 3, -6, -9, 5], [1, 2, 3, 4, 5]),
        "a signal of length 5",
    ),
    Rule(
        "two taps",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([1, 1, -1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "a kernel of 3 taps",
    ),
    Rule(
        "three taps",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([1, 1, 1, 1], [52, 48, 56, -47, 14], [0, 1, 2, 3, 4]),
        "a kernel of 4 taps",
    ),
    Rule(
        "a tap is 0",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([1, 0, -1], [52, 48, 56, -47, 14], [0, 1, 2, 3, 4]),
        "the kernel [1, 0, -1]",
    ),
    Rule(
        "largest tap",
        1,
        "y_2",
        recorded([3, 1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        recorded([4, 1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [4, 1]",
    ),
    Rule(
        "largest tap",
        2,
        "y_3",
        recorded([-4, 3, -2], [42, 60, -6, 41, 42], [0, 2, 3, 4, 6]),
        recorded([-5, 3, -2], [42, 60, -6, 41, 42], [0, 2, 3, 4, 6]),
        "the kernel [-5, 3, -2]",
    ),
    Rule(
        "a common factor of the taps",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([3, -3], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [3, -3]",
    ),
    Rule(
        "smallest value",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -6, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 2, -6, -9], [1, 2, 3, 4]),
        "the signal (-4, 2, -6, -9)",
    ),
    Rule(
        "largest value",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -30, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 3, -31, -9], [1, 2, 3, 4]),
        "the signal (-4, 3, -31, -9)",
    ),
    Rule(
        "smallest value",
        2,
        "y_6",
        recorded([1, -1, -1], [52, 48, 56, -6, 14], [0, 1, 2, 4, 6]),
        recorded([1, -1, -1], [52, 48, 56, -5, 14], [0, 1, 2, 4, 6]),
        "the signal (52, 48, 56, -5, 14)",
    ),
    Rule(
        "largest value",
        2,
        "y_6",
        recorded([1, -1, -1], [60, 48, 56, -47, 14], [0, 1, 2, 4, 6]),
        recorded([1, -1, -1], [61, 48, 56, -47, 14], [0, 1, 2, 4, 6]),
        "the signal (61, 48, 56, -47, 14)",
    ),
    Rule(
        "indices of full rank",
        2,
        "y_2",
        recorded([-4, 2, 1], [-30, 50, -17, 47, 53], [0, 2, 3, 5, 6]),
        recorded([-4, 2, -1], [-30, 50, -17, 47, 53], [0, 2, 3, 5, 6]),
        "outputs that do not fix the signal",
    ),
    Rule(
        "two values of the signal are open",
        1,
        "y_0",
        recorded([3, 2], [-30, 22, -25, 20], [0, 1, 3, 4]),
        recorded([3, 2], [-30, 22, -25, 20], [0, 2, 3, 4]),
        "notes that leave only one value of the signal open",
    ),
    Rule(
        "the next signal",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([-2, -1, -4], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        "signals with the same notes that are 16 apart",
    ),
    Rule(
        "the next signal",
        3,
        "y_0",
        recorded([-4, -3, -2], [13, 46, -31, -36, -23, 16], [0, 1, 3, 4, 6, 7]),
        recorded([-2, -5, -2], [-51, -32, -82, -37, 61, -12], [0, 2, 3, 5, 6, 7]),
        "signals with the same notes that are 21 apart",
    ),
    Rule(
        "a common factor of 2",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([2, 2], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [2, 2]",
    ),
]
