"""Games: legal best steps in all layouts, with work above and repeats or checks behind."""

import re
from dataclasses import dataclass

from tests.dress.frame import Case, Dress

Signs = tuple[str, str, str, str]

PLAIN: Signs = ("+", "-", "*", "/")
UNICODE: Signs = ("+", "−", "×", "÷")
LATEX: Signs = ("+", "-", r"\times", r"\div")
CDOT: Signs = ("+", "-", r"\cdot", "/")

STEP = re.compile(r"(\d+) ([-+*/]) (\d+) = (\d+)")


@dataclass(frozen=True)
class Layout:
    """How a step `<a> <o> <b> = <c>` is written, with its number `<k>`, and what is around and between."""

    name: str
    step: str = "<a> <o> <b> = <c>"
    signs: Signs = PLAIN
    around: str = "<x>"
    between: str = "\n"

    def of(self, case: Case) -> str | None:
        """Write the best steps of a game."""
        if case.benchmark != "number_game":
            return None
        found = STEP.findall(case.row["answer"])
        steps = [self._step(number, *one) for number, one in enumerate(found, 1)]
        text = self.around.replace("<x>", self.between.join(steps))
        target, base = str(case.row["target"]), ", ".join(map(str, case.row["base_numbers"]))
        points = str(case.row["best_score"])
        return text.replace("<t>", target).replace("<base>", base).replace("<points>", points)

    @property
    def idea(self) -> str:
        """Return one step as it is written, or what stands around the steps."""
        shown = self._step(1, "2", "*", "3", "6") if self.around == "<x>" else self.around
        return shown.replace("<x>", "STEPS").replace("\n", " ").strip()

    def _step(self, number: int, left: str, sign: str, right: str, result: str) -> str:
        values = {"<k>": str(number), "<a>": left, "<b>": right, "<c>": result}
        text = self.step.replace("<o>", self.signs["+-*/".index(sign)])
        for name, value in values.items():
            text = text.replace(name, value)
        return text


TRIES = (
    "First I look for a way to <t>. The base numbers are <base>.\n"
    "A first idea is to multiply the two largest numbers, but that leaves nothing for a division.\n"
    "A better plan uses all four operations."
)

LAYOUTS = (
    Layout("as asked"),
    Layout("tight", "<a><o><b>=<c>"),
    Layout("wide", "<a>  <o>  <b>  =  <c>"),
    Layout("× and ÷", signs=UNICODE),
    Layout("x for times", signs=("+", "-", "x", "/")),
    Layout("· and :", signs=("+", "-", "·", ":")),
    Layout("en dash", signs=("+", "–", "*", "/")),
    Layout("LaTeX", "$<a> <o> <b> = <c>$", LATEX),
    Layout("LaTeX, cdot", "$<a> <o> <b> = <c>$", CDOT),
    Layout("LaTeX, parentheses", r"\(<a> <o> <b> = <c>\)", LATEX),
    Layout("LaTeX, display", "$$<a> <o> <b> = <c>$$", LATEX),
    Layout("aligned", "<a> <o> <b> &= <c>", LATEX, "\\[\\begin{aligned}\n<x>\n\\end{aligned}\\]", " \\\\\n"),
    Layout("align*", "<a> <o> <b> &= <c>", LATEX, "\\begin{align*}\n<x>\n\\end{align*}", " \\\\\n"),
    Layout("boxed steps", r"$\boxed{<a> <o> <b> = <c>}$", LATEX),
    Layout("numbered", "<k>. <a> <o> <b> = <c>"),
    Layout("numbered, half bracket", "<k>) <a> <o> <b> = <c>"),
    Layout("Step 1", "Step <k>: <a> <o> <b> = <c>"),
    Layout("bold Step 1", "**Step <k>:** <a> <o> <b> = <c>"),
    Layout("dashes", "- <a> <o> <b> = <c>"),
    Layout("stars", "* <a> <o> <b> = <c>"),
    Layout("bullets", "• <a> <o> <b> = <c>"),
    Layout("bold", "**<a> <o> <b> = <c>**"),
    Layout("backticks", "`<a> <o> <b> = <c>`"),
    Layout("quoted", "> <a> <o> <b> = <c>"),
    Layout("indented", "    <a> <o> <b> = <c>"),
    Layout("bold results", "<a> <o> <b> = **<c>**"),
    Layout("brackets", "(<a> <o> <b>) = <c>"),
    Layout("commas at the end", between=",\n"),
    Layout("semicolons at the end", "<a> <o> <b> = <c>;"),
    Layout("full stops", "<a> <o> <b> = <c>."),
    Layout("hard breaks", between="  \n"),
    Layout("blank lines", between="\n\n"),
    Layout("HTML breaks", between="<br>\n"),
    Layout("Windows lines", between="\r\n"),
    Layout("fence", around="```\n<x>\n```"),
    Layout("fence, text", around="```text\n<x>\n```"),
    Layout("Answer above", around="Answer:\n<x>"),
    Layout("bold Answer above", around="**Answer:**\n\n<x>"),
    Layout("Solution above", around="Solution:\n<x>"),
    Layout("Steps above", around="### Steps\n\n<x>"),
    Layout("Final answer above", around="**Final answer**\n\n<x>"),
    Layout("sentence above", around="The best solution that I found is:\n\n<x>"),
    Layout("plan above", around=f"{TRIES}\n\n<x>"),
    Layout("points above", around="This earns <points> points:\n\n<x>"),
    Layout("table above", around="| sign | points |\n|---|---|\n| + | 1 |\n| - | 2 |\n\n<x>"),
    Layout("target behind", around="<x>\n\nThe target <t> is reached."),
    Layout("points behind", around="<x>\n\nThis earns <points> points."),
    Layout("check mark behind", around="<x> ✓"),
    Layout(
        "rules checked behind",
        around="<x>\n\nEach base number is taken once at most, and no result is negative.",
    ),
    Layout("twice", around="Here are the steps:\n\n<x>\n\nSo the final answer is:\n\n<x>"),
    Layout("work above, list below", around="Work:\n\n<x>\n\n---\n\n**Answer:**\n\n<x>"),
    Layout("answer tag", around="<answer>\n<x>\n</answer>"),
    Layout("table", "| <k> | <a> <o> <b> = <c> |", around="| step | calculation |\n|---|---|\n<x>"),
)

DRESSES = tuple(Dress(f"game, {one.name}", one.idea, one.of) for one in LAYOUTS)
