"""The sentences of a Fourier series."""

STATEMENTS = (
    r"The function $f$ has period $2\pi$, and $$<definition>$$ Its Fourier series is "
    r"$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)$.",
    r"Let $f$ be the $2\pi$-periodic function with $$<definition>$$ Write its Fourier series as "
    r"$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)$.",
    r"A periodic signal $f$ with period $2\pi$ is given by $$<definition>$$ Its Fourier series is written as "
    r"$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)$.",
    r"Expand into a Fourier series "
    r"$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)$ "
    r"the function $f$ of period $2\pi$ that is given by $$<definition>$$",
)

ONE_PIECE = r"f(x) = <left> \quad \text{for } -\pi < x < \pi."

TWO_PIECES = (
    r"f(x) = \begin{cases} <left> & \text{for } -\pi < x < 0, \\ "
    r"<right> & \text{for } 0 < x < \pi. \end{cases}"
)

MEAN_QUESTIONS = ("Find $a_0$.", "What is the value of $a_0$?")

COSINE_QUESTIONS = (r"Find $a_n$ for integers $n \ge 1$.", r"Give $a_n$ as a formula in $n$, for $n \ge 1$.")

SINE_QUESTIONS = (r"Find $b_n$ for integers $n \ge 1$.", r"Give $b_n$ as a formula in $n$, for $n \ge 1$.")

VALUE_QUESTIONS = (
    "To what value does the series converge at $x = <at_pi>$?",
    "What is the sum of the series at $x = <at_pi>$?",
)

TEXTS = (STATEMENTS, MEAN_QUESTIONS, COSINE_QUESTIONS, SINE_QUESTIONS, VALUE_QUESTIONS)

WORDS = {"at_pi": {0: "0", 1: r"\pi"}}
