"""What programs make or read: JSON, YAML, XML, HTML, fences."""

import html
import json
from collections.abc import Callable
from typing import Any

from tests.dress.frame import Case, Dress
from tests.dress.layout import Layout, dresses, written

REASON = "I worked through the problem step by step and checked the result."

Make = Callable[[Case, list[str]], Any]


def whole(case: Case, texts: list[str]) -> str:
    """Return all answers in one string, behind their letters if there are several."""
    if case.single:
        return texts[0]
    return "; ".join(f"({part.letter}) {text}" for part, text in zip(case.parts, texts, strict=True))


def by_letter(case: Case, texts: list[str]) -> dict[str, str] | None:
    """Return the answers by letters, of several parts alone."""
    if case.single:
        return None
    return {part.letter: text for part, text in zip(case.parts, texts, strict=True)}


def number(case: Case, texts: list[str]) -> dict[str, int] | None:
    """Return an integer as a number of JSON."""
    text = texts[0]
    is_integer = case.single and text.lstrip("-").isdigit()
    return {"answer": int(text)} if is_integer else None


def listed(case: Case, texts: list[str]) -> dict[str, list[dict[str, str]]] | None:
    """Return a list with an object for each part."""
    letters = by_letter(case, texts)
    if letters is None:
        return None
    return {"answers": [{"part": letter, "answer": text} for letter, text in letters.items()]}


def bracketed(case: Case, texts: list[str]) -> dict[str, str] | None:
    """Return the answers by letters in brackets."""
    letters = by_letter(case, texts)
    return letters and {f"({letter})": text for letter, text in letters.items()}


def nested(case: Case, texts: list[str]) -> dict[str, Any] | None:
    """Return the answers by letters, behind a reason."""
    letters = by_letter(case, texts)
    return letters and {"reasoning": REASON, "answer": letters}


def only(name: str) -> Make:
    """Return what makes an object with one string."""
    return lambda case, texts: {name: whole(case, texts)}


def reasoned(first: str, second: str) -> Make:
    """Return what makes an object with a reason and the answer."""
    return lambda case, texts: {first: REASON, second: whole(case, texts)}


def confident(case: Case, texts: list[str]) -> dict[str, Any]:
    """Return an object with a confidence behind the answer."""
    return {"answer": whole(case, texts), "confidence": 0.95}


OBJECTS: tuple[tuple[str, str, Make, str], ...] = (
    ("answer", '{"answer": ...}', only("answer"), "text"),
    ("answer in LaTeX", '{"answer": ...} in LaTeX', only("answer"), "math"),
    ("final_answer", '{"final_answer": ...}', only("final_answer"), "text"),
    ("Answer", '{"Answer": ...}', only("Answer"), "text"),
    ("result", '{"result": ...}', only("result"), "text"),
    ("reasoning", '{"reasoning": ..., "final_answer": ...}', reasoned("reasoning", "final_answer"), "text"),
    ("explanation", '{"explanation": ..., "answer": ...}', reasoned("explanation", "answer"), "text"),
    ("thought", '{"thought": ..., "answer": ...}', reasoned("thought", "answer"), "math"),
    ("confidence", '{"answer": ..., "confidence": 0.95}', confident, "text"),
    ("number", '{"answer": 12}', number, "text"),
    ("letters", '{"a": ..., "b": ...}', by_letter, "text"),
    ("letters in brackets", '{"(a)": ..., "(b)": ...}', bracketed, "text"),
    ("letters in LaTeX", '{"a": "$...$"}', by_letter, "math"),
    ("letters within", '{"reasoning": ..., "answer": {"a": ...}}', nested, "text"),
    ("list of parts", '{"answers": [{"part": "a", "answer": ...}]}', listed, "text"),
)

FENCES = ("answer", "reasoning", "letters")
FENCED = "```json\n<x>\n```"


def _json(name: str, idea: str, make: Make, by: str) -> Dress:
    return Dress(f"JSON, {name}", idea, lambda case: _dumped(case, make, by, None))


def _fenced(name: str, idea: str, make: Make, by: str) -> Dress:
    def response(case: Case) -> str | None:
        text = _dumped(case, make, by, 2)
        return None if text is None else FENCED.replace("<x>", text)

    return Dress(f"JSON in a fence, {name}", f"{idea} in a fence, indented", response)


def _dumped(case: Case, make: Make, by: str, indent: int | None) -> str | None:
    texts = None if case.benchmark == "number_game" else written(case, by)
    made = texts and make(case, texts)
    return json.dumps(made, indent=indent, ensure_ascii=False) if made else None


LAYOUTS = (
    Layout("YAML", "answer: ...", "answer: '<x>'", "answer:\n<x>", "  <a>: '<x>'"),
    Layout("fence", "a fence without a language", "```\n<x>\n```", "```\n<x>\n```"),
    Layout(
        "fence, text", "a fence that says text", "```text\nAnswer: <x>\n```", "```text\nAnswer:\n<x>\n```"
    ),
    Layout(
        "fence below the word", "a fence below Answer:", "Answer:\n```\n<x>\n```", "Answer:\n```\n<x>\n```"
    ),
    Layout(
        "fence, latex",
        "a fence that says latex",
        "**Answer:**\n```latex\n<x>\n```",
        "**Answer:**\n```latex\n<x>\n```",
        by="tex",
    ),
    Layout("fence of tildes", "~~~ in place of backticks", "~~~\nAnswer: <x>\n~~~", "~~~\nAnswer:\n<x>\n~~~"),
    Layout(
        "printed",
        "print and its output",
        "Running it prints:\n\n```\n<x>\n```",
        "Running it prints:\n\n```\n<x>\n```",
    ),
)

# The name, and what stands around an answer; angle brackets of the answer itself are escaped.
TAGS = (
    ("b", "<b>Answer:</b> <x>"),
    ("strong answer", "Answer: <strong><x></strong>"),
    ("p", "<p>Answer: <x></p>"),
    ("div and span", '<div class="answer">Answer: <span><x></span></div>'),
    ("h3 and p", "<h3>Answer</h3>\n<p><x></p>"),
    ("u", "<u>Answer: <x></u>"),
    ("answer", "<answer><x></answer>"),
    ("answer, lines", "<answer>\n<x>\n</answer>"),
    ("final_answer", "<final_answer><x></final_answer>"),
    ("solution and answer", "<solution>I checked each step.</solution>\n<answer><x></answer>"),
    ("code", "Answer: <code><x></code>"),
    ("br", "That is all.<br>Answer: <x>"),
    ("center", "<center>Answer: <x></center>"),
)

LISTS = (
    ("ol", 'Answer:\n<ol type="a">\n<all>\n</ol>', "<li><x></li>"),
    ("ul", "Answer:\n<ul>\n<all>\n</ul>", "<li>(<a>) <x></li>"),
    (
        "table",
        "<table>\n<tr><th>Part</th><th>Answer</th></tr>\n<all>\n</table>",
        "<tr><td>(<a>)</td><td><x></td></tr>",
    ),
    ("breaks", "Answer:<br>\n<all>", "(<a>) <x><br>"),
    ("paragraphs", "<p>Answer:</p>\n<all>", "<p>(<a>) <x></p>"),
)


def _tag(name: str, template: str) -> Dress:
    def response(case: Case) -> str | None:
        texts = None if case.benchmark == "number_game" else written(case, "text")
        return template.replace("<x>", html.escape(whole(case, texts), quote=False)) if texts else None

    return Dress(f"HTML, {name}", template.replace("<x>", "...").replace("\n", " "), response)


def _list(name: str, template: str, each: str) -> Dress:
    def response(case: Case) -> str | None:
        texts = None if case.single else written(case, "text")
        if texts is None:
            return None
        lines = [
            each.replace("<a>", part.letter).replace("<x>", html.escape(text, quote=False))
            for part, text in zip(case.parts, texts, strict=True)
        ]
        return template.replace("<all>", "\n".join(lines))

    return Dress(f"HTML list, {name}", each.replace("<a>", "a").replace("<x>", "..."), response)


DRESSES = (
    *(_json(*one) for one in OBJECTS),
    *(_fenced(*one) for one in OBJECTS if one[0] in FENCES),
    *dresses(LAYOUTS),
    *(_tag(*one) for one in TAGS),
    *(_list(*one) for one in LISTS),
)
