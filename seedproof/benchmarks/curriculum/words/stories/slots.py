"""Fills the slots of sentence forms: each is worked out where a form has it, and nowhere else."""

from collections.abc import Callable


class Slots(dict[str, str]):
    """The words of one sentence; those that depend on the story are asked for when they are needed."""

    def __init__(self, ask: Callable[[str], str]) -> None:
        """Take who knows the words."""
        super().__init__()
        self.ask = ask

    def __missing__(self, key: str) -> str:
        """Ask for a word."""
        return self.ask(key)


PRESENT = {
    "has": "has", "have": "have", "does": "does", "do": "do", "is": "is", "are": "are", "were": "are",
    "was": "is", "starts": "starts", "gets": "gets", "gives": "gives", "keeps": "keeps", "holds": "holds",
    "counts": "counts", "belong": "belong", "fills": "fills", "packs": "packs", "puts": "puts",
    "arranges": "arranges", "sets": "sets", "stand": "stand", "lines": "lines", "brings": "brings",
    "sells": "sells", "loads": "loads", "does_so": "does this", "shares": "shares", "share": "share",
    "divides": "divides", "makes": "makes", "ed": "", "can": "can", "costs": "costs", "needs": "needs",
    "has_now": "has", "buys": "buys", "pays": "pays", "spends": "spends", "uses": "uses", "wants": "wants",
    "takes": "takes", "goes": "goes", "saves": "saves", "cost": "cost", "chooses": "chooses",
    "orders": "orders", "adds": "adds", "works": "works", "go": "go",
}  # fmt: skip
PAST = {
    "has": "had", "have": "had", "does": "did", "do": "did", "is": "was", "are": "were", "were": "were",
    "was": "was", "starts": "started", "gets": "got", "gives": "gave", "keeps": "kept", "holds": "held",
    "counts": "counted", "belong": "belonged", "fills": "filled", "packs": "packed", "puts": "put",
    "arranges": "arranged", "sets": "set", "stand": "stood", "lines": "lined", "brings": "brought",
    "sells": "sold", "loads": "loaded", "does_so": "did this", "shares": "shared", "share": "shared",
    "divides": "divided", "makes": "made", "ed": "ed", "can": "could", "costs": "cost", "needs": "needed",
    "has_now": "had", "buys": "bought", "pays": "paid", "spends": "spent", "uses": "used", "wants": "wanted",
    "takes": "took", "goes": "went", "saves": "saved", "cost": "cost", "chooses": "chose",
    "orders": "ordered", "adds": "added", "works": "worked", "go": "went",
}  # fmt: skip
