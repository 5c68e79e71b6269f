"""The engines: programs of others that decide scripts. Each is imported where it is used, in a worker."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Literal, cast

from seedproof.record.errors import Misuse
from seedproof.record.names import no_such

Verdict = Literal["sat", "unsat", "unknown"]


@dataclass(frozen=True, slots=True)
class Result:
    """What an engine says of a script."""

    verdict: Verdict
    model: Mapping[str, str] | None = None
    """Of a satisfiable script: each constant and its value, as the engine writes it."""
    reason: str = ""
    """Why it says nothing."""


Decide = Callable[[str, float], Result]
"""From a script's text and a number of seconds to what the engine says."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine by its name, which is that of its module."""

    name: str
    package: str
    """What installs it."""
    start: Callable[[], Decide]
    """Make it ready; what it keeps between scripts is forgotten with the function."""

    @property
    def is_installed(self) -> bool:
        """Whether it is here."""
        try:
            self.version()
        except ModuleNotFoundError:
            return False
        return True

    def version(self) -> str:
        """Return the version that is installed. Raises: ModuleNotFoundError if none is."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            raise ModuleNotFoundError(f"No module named {self.name!r}", name=self.name) from None


END = "(check-sat)\n(exit)\n"
"""The last lines of every script, which some interfaces want to say themselves."""

_STATUS = re.compile(r"^\(set-info :status [a-z]+\)$", re.MULTILINE)

_LOGIC = re.compile(r"^\(set-logic ([A-Z_]+)\)$", re.MULTILINE)


def logic_of(text: str) -> str:
    """Return the logic that a script names. Raises: ValueError if it names none."""
    named = _LOGIC.search(text)
    if named is None:
        raise ValueError("the script names no logic")
    return named[1]


def _verdict(said: str) -> Verdict:
    return cast(Verdict, said) if said in ("sat", "unsat") else "unknown"


def _z3() -> Decide:
    import z3

    # One context for each script would take more time of the system than of the solver.
    context = z3.Context()

    def decide(text: str, seconds: float) -> Result:
        solver = z3.SolverFor(logic_of(text), ctx=context)
        solver.set("timeout", int(seconds * 1000))
        solver.from_string(text.removesuffix(END))
        verdict = _verdict(str(solver.check()))
        if verdict == "unknown":
            return Result(verdict, reason=solver.reason_unknown())
        if verdict == "unsat":
            return Result(verdict)
        model = solver.model()
        constants = [found for found in model.decls() if found.arity() == 0]
        return Result(verdict, {constant.name(): model[constant].sexpr() for constant in constants})

    return decide


def _cvc5() -> Decide:
    import cvc5

    def decide(text: str, seconds: float) -> Result:
        solver = cvc5.Solver(cvc5.TermManager())
        solver.setOption("tlimit-per", str(int(seconds * 1000)))
        solver.setOption("produce-models", "true")
        parser = cvc5.InputParser(solver)
        # Where a script states another status than it finds, cvc5 fails instead of contradicting it.
        unstated = _STATUS.sub("", text.removesuffix(END))
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, unstated, "script")
        symbols = parser.getSymbolManager()
        while not (command := parser.nextCommand()).isNull():
            if said := command.invoke(solver, symbols).strip():
                return Result("unknown", reason=said)
        found = solver.checkSat()
        if found.isUnsat():
            return Result("unsat")
        if not found.isSat():
            return Result("unknown", reason=str(found.getUnknownExplanation()))
        constants = symbols.getDeclaredTerms()
        return Result("sat", {str(constant): str(solver.getValue(constant)) for constant in constants})

    return decide


ENGINES: Mapping[str, Engine] = {
    "z3": Engine("z3", "z3-solver", _z3),
    "cvc5": Engine("cvc5", "cvc5", _cvc5),
}


def engines_named(names: Iterable[str]) -> list[Engine]:
    """Return engines by their names, each once.

    Raises: SeedproofError for a name that none has.
    """
    asked = list(dict.fromkeys(names))
    if unknown := [name for name in asked if name not in ENGINES]:
        raise no_such(f"there is no engine {unknown[0]!r}", unknown[0], ENGINES)
    if not asked:
        raise Misuse(f"no engine is named, expected one of: {', '.join(ENGINES)}")
    return [ENGINES[name] for name in asked]


def installed_engines() -> list[Engine]:
    """Return the engines that are installed."""
    return [engine for engine in ENGINES.values() if engine.is_installed]
