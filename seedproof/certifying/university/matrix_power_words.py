"""The sentences of `matrix_power`: recurrences, and stories about two places."""

from seedproof.certifying.university.template import sentences

_SEQUENCES = "the sequences {sequences:sequences}"
_STEP = "$v_{{n+1} = A v_{{n}$"
_COLUMN = "$v_{{n} = {column:formula}$"
_SYSTEM = "$${system:formula}$$"
_START = "${start:formula}$"

STATEMENTS = sentences(
    {
        "recurrences": (
            f"Consider the coupled recurrences {_SYSTEM} with the starting values {_START}, "
            f"for {_SEQUENCES}, and let $A$ be the matrix with {_STEP}, where {_COLUMN}.",
            f"Starting from {_START}, {_SEQUENCES} evolve according to {_SYSTEM} Let {_COLUMN}, "
            f"and let $A$ be the matrix with {_STEP} for all $n$.",
            f"The sequences {{sequences:sequences}} are given by {_START} and {_SYSTEM} "
            rf"for all $n \ge 0$. In matrix form, {_STEP} with {_COLUMN}.",
            f"With the starting values {_START}, {_SEQUENCES} satisfy {_SYSTEM} "
            rf"for every integer $n \ge 0$. Write this as {_STEP} with {_COLUMN}.",
        ),
        "story": (
            r"A city lends bicycles in two districts, A and B. Each month ${out:number}\%$ of the bicycles "
            r"in A are taken to B, and ${back:number}\%$ of those in B are taken to A. "
            "In the beginning there are ${a:number}$ in A and ${b:number}$ in B.",
            r"A rental company has two stations, A and B. In any week, ${out:number}\%$ of the cars at A "
            r"end up at B, and ${back:number}\%$ of those at B end up at A; no cars are added. "
            "Today ${a:number}$ cars are at A and ${b:number}$ at B.",
            "At first there are ${a:number}$ fish in pond A and ${b:number}$ in pond B. "
            r"Through a channel, ${out:number}\%$ of the fish in A change to B each day, "
            r"and ${back:number}\%$ of those in B change to A.",
            "In a small town everyone reads one of two papers, A or B. From year to year "
            r"${out:number}\%$ of the readers of A change to B, while ${back:number}\%$ of the readers "
            "of B change to A. This year A has ${a:number}$ readers and B has ${b:number}$.",
            "In the beginning a city has ${a:number}$ bicycles in district A and ${b:number}$ in district B. "
            r"Each month ${out:number}\%$ of those in A move to B, and ${back:number}\%$ of those in B "
            "move to A.",
            "This year the papers A and B have ${a:number}$ and ${b:number}$ readers. Every year, "
            r"${out:number}\%$ of the readers of A change to B and ${back:number}\%$ of those of B "
            "change to A, and nobody stops reading.",
            "Today ${a:number}$ cars of a rental company stand at station A and ${b:number}$ at station B, "
            r"and there are no others. Each week ${out:number}\%$ of the cars at A are returned at B, "
            r"and ${back:number}\%$ of those at B are returned at A.",
            "Two ponds, A and B, are joined by a narrow channel. Every day "
            r"${out:number}\%$ of the fish in A swim to B and ${back:number}\%$ of those in B swim to A. "
            "At first ${a:number}$ fish are in A and ${b:number}$ in B.",
        ),
    }
)
_WHAT = (
    ("bicycles in district A", "months"),
    ("cars at station A", "weeks"),
    ("fish in pond A", "days"),
    ("readers of paper A", "years"),
)


def _numbers() -> list[str]:
    return [
        sentence
        for what, unit in _WHAT
        for sentence in (
            f"According to this model, what is the number of {what} after $n$ {unit}? "
            "Answer in terms of $n$.",
            f"Give the number of {what} after $n$ {unit} as an explicit function of $n$.",
        )
    ]


def _firsts() -> list[str]:
    return [
        sentence
        for what, unit in _WHAT
        for sentence in (
            f"After how many {unit} are there, for the first time, {{side:word}} than "
            f"${{bound:number}}$ {what}?",
            f"Find the first $n$ such that after $n$ {unit} there are {{side:word}} than "
            f"${{bound:number}}$ {what}.",
        )
    ]


QUESTIONS = sentences(
    {
        "eigenvalues": (
            "Determine the set of all eigenvalues of $A$.",
            "Find the eigenvalues of $A$, as a set.",
        ),
        "power": (
            "Compute $A^{{n}$ in closed form.",
            "Give all entries of $A^{{n}$ as explicit functions of $n$, as a matrix.",
            "Let $P$ be the transition matrix, which acts on columns with the number for A on top; "
            "numbers need not be integers. Compute $P^{{n}$ in closed form.",
            "Treat the numbers as real numbers, and let $P$ be the matrix that takes the column "
            "of the two numbers, A first, to that of the next step. Find $P^{{n}$ in closed form.",
        ),
        "term": ("Express $x_{{n}$ in terms of $n$.", "Find an explicit formula for $x_{{n}$."),
        "number": _numbers(),
        "first": _firsts(),
    }
)
