"""The sentences of a drawn phase portrait: directions and start are not said."""

STATEMENTS = (
    r"The figure shows the phase portrait of a linear system $$\begin{pmatrix} x' \\ y' \end{pmatrix} = A "
    r"\begin{pmatrix} x \\ y \end{pmatrix}.$$ Its matrix $A$ has the eigenvalues $<positive>$ and "
    r"$<negative>$; the straight arrows run along the eigenvectors. At $t = 0$ a point is at $P$.",
    r"A linear system $x' = a x + b y$, $y' = c x + d y$ has a matrix $A$ with the eigenvalues "
    r"$<positive>$ and $<negative>$. Its phase portrait is drawn in the figure, with straight arrows along "
    r"the two eigenlines. A motion starts at the marked point $P$ at the time $t = 0$.",
    r"In the figure you see how points move under $$\begin{pmatrix} x' \\ y' \end{pmatrix} = A "
    r"\begin{pmatrix} x \\ y \end{pmatrix},$$ where $A$ has the eigenvalues $<positive>$ and $<negative>$. "
    r"The straight arrows lie along the eigenvectors. One point is at $P$ when $t = 0$.",
)

QUESTIONS = (
    "Find the matrix $A$.",
    "Find $x(t)$ for the motion that starts at $P$.",
    "Find $y(t)$ for the motion that starts at $P$.",
)

TEXTS = (STATEMENTS, QUESTIONS[:1], QUESTIONS[1:2], QUESTIONS[2:])
