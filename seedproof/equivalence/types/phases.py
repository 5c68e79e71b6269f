r"""Oscillations with a phase: $A \cos(\theta + \varphi)$ as $A \cos\theta + B \sin\theta$."""

from itertools import permutations

from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.reading.tree import (
    ZERO,
    Call,
    Node,
    Number,
    Product,
    Sum,
    Symbol,
    is_expression,
    mapped,
    names,
    nodes,
    times,
    total,
)

_MOST_CONSTANTS = 6


def without_phase(tree: Node, fixed: set[str]) -> Node:
    r"""Return the same family without a phase; the tree itself if it has none.

    For all real $A$ and $\varphi$, the functions $A h \cos(\theta + \varphi)$ and the functions
    $A h \cos\theta + \varphi h \sin\theta$ are the same.
    """
    constants = sorted(names(tree) - fixed)
    if not is_expression(tree) or len(constants) > _MOST_CONSTANTS:
        return tree
    for amplitude, phase in permutations(constants, 2):
        waves = {node for node in nodes(tree) if _is_wave(node, phase)}
        if len(waves) == 1:
            changed = _changed(tree, amplitude, phase, waves.pop())
            if changed is not None:
                return changed
    return tree


def _is_wave(node: Node, phase: str) -> bool:
    return isinstance(node, Call) and node.name in ("sin", "cos") and phase in names(node)


def _changed(tree: Node, amplitude: str, phase: str, wave: Node) -> Node | None:
    """Return the tree with the wave split, if it is linear in the amplitude and in the wave."""
    if not isinstance(wave, Call):
        return None
    (argument,) = wave.arguments
    held = mapped(tree, lambda node: Symbol("_wave") if node == wave else None)
    try:
        slope = derivative(argument, phase)
        per_amplitude = derivative(held, amplitude)
        per_wave = derivative(per_amplitude, "_wave")
    except NotNormal:
        return None
    rest = _at_zero(held, amplitude)
    is_linear = not names(per_wave) & {amplitude, "_wave", phase} and per_wave != ZERO
    is_shift = isinstance(slope, Number) and slope != ZERO and amplitude not in names(argument)
    is_whole = _at_zero(per_amplitude, "_wave") == ZERO and not names(rest) & {"_wave", phase}
    if not (is_linear and is_shift and is_whole):
        return None
    angle = _at_zero(argument, phase)
    cosine = times(Symbol(amplitude), Call("cos", (angle,)))
    sine = times(Symbol(phase), Call("sin", (angle,)))
    return total(rest, times(per_wave, total(cosine, sine)))


def _at_zero(tree: Node, letter: str) -> Node:
    """Return the tree with a letter replaced by zero, without terms and products that are zero."""
    if letter not in names(tree):
        return tree
    return _simplified(mapped(tree, lambda node: ZERO if node == Symbol(letter) else None))


def _simplified(tree: Node) -> Node:
    match tree:
        case Sum(terms):
            return total(*map(_simplified, terms))
        case Product(factors):
            return times(*map(_simplified, factors))
        case Call(name, (inner,)):
            return Call(name, (_simplified(inner),))
    return tree
