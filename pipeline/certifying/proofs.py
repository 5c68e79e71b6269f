"""Proofs of unsatisfiable scripts, in cvc5's own calculus, for a checker such as Ethos."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from pipeline.certifying.engines import END
from pipeline.certifying.killable import Lost, Workers
from pipeline.certifying.making import Query

ENGINE = "cvc5"
"""The engine that proves."""

_TRUSTED = ":rule trust"


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof of a script, or why there is none."""

    text: str | None
    reason: str = ""

    @property
    def has_gaps(self) -> bool:
        """Whether some of its steps are to be taken on trust."""
        return self.text is not None and _TRUSTED in self.text


def proved(queries: Iterable[Query], seconds: float, workers: int) -> Iterator[tuple[Query, Proof]]:
    """Have the unsatisfiable queries proved; yield them in their order."""
    unsatisfiable = (query for query in queries if query.expected == "unsat")
    pool = Workers[Proof]([_started], seconds, workers)
    for query, (proof,) in pool.answers(unsatisfiable, lambda query: query.text):
        yield query, Proof(None, proof.reason) if isinstance(proof, Lost) else proof


def _started() -> Callable[[str, float], Proof]:
    import cvc5

    def prove(text: str, seconds: float) -> Proof:
        solver = cvc5.Solver(cvc5.TermManager())
        solver.setOption("tlimit-per", str(int(seconds * 1000)))
        solver.setOption("produce-proofs", "true")
        solver.setOption("proof-format-mode", "cpc")
        # The finest steps: less is left that a checker has to trust.
        solver.setOption("proof-granularity", "dsl-rewrite")
        parser = cvc5.InputParser(solver)
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text.removesuffix(END), "script")
        symbols = parser.getSymbolManager()
        while not (command := parser.nextCommand()).isNull():
            if said := command.invoke(solver, symbols).strip():
                return Proof(None, said)
        found = solver.checkSat()
        if not found.isUnsat():
            return Proof(None, f"it says {found}")
        (proof,) = solver.getProof()
        text = solver.proofToString(proof)
        return Proof(_inside(text if isinstance(text, str) else text.decode()))

    return prove


def _inside(text: str) -> str:
    """Return a proof without the brackets around it, since a checker reads command after command."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if lines[0] == "(" and lines[-1] == ")":
        lines = lines[1:-1]
    return "\n".join([*lines, ""])
