"""The sentences of an initial value problem for the Laplace transform."""

STATEMENTS = {
    "decay": (
        r"Let $y(t)$ be the solution of $$<left> = <right>$$ with the initial value $y(0) = <start>$, and "
        r"let $Y(s)$ be its Laplace transform.",
        r"The initial value problem $$<left> = <right>$$ with $y(0) = <start>$ is to be solved with the "
        r"Laplace transform $Y(s)$ of $y(t)$.",
        r"A circuit is described by $$<left> = <right>$$ with $y(0) = <start>$. Write $Y(s)$ for the Laplace "
        r"transform of $y(t)$.",
        r"Denote by $Y(s)$ the Laplace transform of the function $y(t)$ with $$<left> = <right>$$ and "
        r"$y(0) = <start>$.",
    ),
    "damped": (
        r"Let $y(t)$ be the solution of $$<left> = <force>, \qquad y(0) = <start>, \qquad y'(0) = <slope>,$$ "
        r"and let $Y(s)$ be its Laplace transform.",
        r"The initial value problem $$<left> = <force>, \qquad y(0) = <start>, \qquad y'(0) = <slope>$$ "
        r"is to be solved with the Laplace transform $Y(s)$ of $y(t)$.",
        r"A damped spring moves according to $$<left> = <force>$$ with $y(0) = <start>$ and $y'(0) = "
        r"<slope>$. Write $Y(s)$ for the Laplace transform of $y(t)$.",
        r"Denote by $Y(s)$ the Laplace transform of the function $y(t)$ with $$<left> = <force>,$$ $y(0) = "
        r"<start>$ and $y'(0) = <slope>$.",
    ),
    "switched": (
        r"A mass on a spring is at rest, $y(0) = y'(0) = 0$, and is pulled by a constant force that is "
        r"switched off at $t = <off>$: $$<left> = f(t), \qquad f(t) = \begin{cases} <force> & 0 \le t < "
        r"<off> \\ 0 & t \ge <off> \end{cases}$$ Let $Y(s)$ be the Laplace transform of $y(t)$.",
        r"Let $y(t)$ be the solution of $$<left> = f(t), \qquad f(t) = \begin{cases} <force> & 0 \le t < "
        r"<off> \\ 0 & t \ge <off> \end{cases}$$ with $y(0) = y'(0) = 0$, and let $Y(s)$ be its Laplace "
        r"transform.",
        r"The input of a linear system is $$f(t) = \begin{cases} <force> & 0 \le t < <off> \\ 0 & t \ge "
        r"<off> \end{cases}$$ Its output $y(t)$ satisfies $<left> = f(t)$ and $y(0) = y'(0) = 0$. Write "
        r"$Y(s)$ for the Laplace transform of $y(t)$.",
    ),
}

TRANSFORMS = ("Find $Y(s)$.", "Determine $Y(s)$ as a function of $s$.")

SOLUTIONS = ("Find $y(t)$.", "What is $y(t)$?")
LATER = ("Find $y(t)$ for $t > <off>$.", "What is $y(t)$ for $t > <off>$?")

TEXTS = {
    "kind": {
        "decay": (STATEMENTS["decay"], TRANSFORMS, SOLUTIONS),
        "damped": (STATEMENTS["damped"], TRANSFORMS, SOLUTIONS),
        "switched": (STATEMENTS["switched"], TRANSFORMS, LATER),
    }
}
