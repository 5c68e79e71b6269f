"""Words one more change of a level, behind the answer."""

from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Variable
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.levels import phrases
from seedproof.benchmarks.curriculum.words.levels.numerals import amount
from seedproof.benchmarks.curriculum.words.levels.scene import Scene, deed_of
from seedproof.benchmarks.curriculum.words.told import Words, asks_for
from seedproof.record.draws import Draws, Rejected


def level_goes_on(scene: Scene, step: Operation, draws: Draws) -> Words:
    """Tell one more rise or fall, and ask for the level then. Raises: Rejected when it is neither."""
    if not isinstance(step.left, Variable) or isinstance(step.right, Variable) or step.op not in "+-":
        raise Rejected("no further change of the level")
    size = value_of(step.right)
    places = getattr(step.right, "places", 0)
    if size <= 0 or size > scene.level.step or places > scene.level.places:
        raise Rejected("no usual change of the level")
    deed, end = deed_of(scene, step.op == "+", draws)
    kind = "balance" if scene.level.quantity == "balance" else "level"
    words = {
        **scene.slots(),
        "verb": scene.verb(deed.verb),
        "amount": amount(scene.level, step.right),
        "end": end,
    }
    told = draws.choice(phrases.MORE[kind]).format_map(words)
    asked = draws.choice(phrases.ASK[scene.level.quantity]).format_map(words)
    return Words(f"{told} {asked}", asks_for(scene.level.unit))
