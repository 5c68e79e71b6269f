"""Lettered parts of all kinds."""

from tests.dress.layout import Layout, dresses

# The name, what stands in front of all, each part, and what stands between.
KINDS = (
    ("a)", "a half bracket", "Answer:\n", "<a>) <x>", "\n"),
    ("a.", "a full stop", "Answer:\n", "<a>. <x>", "\n"),
    ("a:", "a colon", "Answer:\n", "<a>: <x>", "\n"),
    ("(a):", "brackets and a colon", "Answer:\n", "(<a>): <x>", "\n"),
    ("(A)", "capital letters", "Answer:\n", "(<A>) <x>", "\n"),
    ("[a]", "square brackets", "Answer:\n", "[<a>] <x>", "\n"),
    ("(a) =", "an equals sign", "Answer:\n", "(<a>) = <x>", "\n"),
    ("(a) dash", "a dash", "Answer:\n", "(<a>) – <x>", "\n"),
    ("(a) arrow", "an arrow", "Answer:\n", "(<a>) → <x>", "\n"),
    ("bold (a)", "**(a)**", "Answer:\n", "**(<a>)** <x>", "\n"),
    ("bold a)", "**a)**", "Answer:\n", "**<a>)** <x>", "\n"),
    ("bold (a):", "**(a):**", "Answer:\n", "**(<a>):** <x>", "\n"),
    ("bold line", "**(a) answer**", "Answer:\n", "**(<a>) <x>**", "\n"),
    ("Part (a)", "the word Part", "Answer:\n", "Part (<a>): <x>", "\n"),
    ("Part a", "the word Part, without brackets", "Answer:\n", "Part <a>: <x>", "\n"),
    ("Part A", "the word Part and a capital letter", "Answer:\n", "Part <A>: <x>", "\n"),
    ("bold Part (a)", "**Part (a):**", "Answer:\n", "**Part (<a>):** <x>", "\n"),
    ("heading (a)", "### (a)", "", "### (<a>)\n\n<x>", "\n\n"),
    ("heading Part", "### Part (a)", "", "### Part (<a>)\nAnswer: <x>", "\n\n"),
    ("dash list", "- (a)", "Answer:\n", "- (<a>) <x>", "\n"),
    ("star list", "* (a)", "Answer:\n", "* (<a>) <x>", "\n"),
    ("bullet list", "• (a)", "Answer:\n", "• (<a>) <x>", "\n"),
    ("bold in a list", "- **(a)**", "Answer:\n", "- **(<a>)** <x>", "\n"),
    ("Answer (a)", "the word in each line", "", "Answer (<a>): <x>", "\n"),
    ("Answer to (a)", "the words in each line", "", "Answer to (<a>): <x>", "\n"),
    ("Answer for part", "the words in each line", "", "Answer for part (<a>): <x>", "\n"),
    ("(a) Answer", "the word behind each letter", "", "(<a>) Answer: <x>", "\n"),
    ("semicolons", "one line, semicolons", "Answer: ", "(<a>) <x>", "; "),
    ("commas", "one line, commas", "Answer: ", "(<a>) <x>", ", "),
    ("and", "one line, the word and", "Answer: ", "(<a>) <x>", " and "),
    ("bars", "one line, bars", "Answer: ", "(<a>) <x>", " | "),
    ("blank lines", "blank lines between the parts", "Answer:\n\n", "(<a>) <x>", "\n\n"),
    ("hard breaks", "two spaces at the end of lines", "Answer:\n", "(<a>) <x>", "  \n"),
    ("HTML breaks", "<br> between the parts", "Answer: ", "(<a>) <x>", "<br>"),
    ("full stops", "a full stop behind each part", "Answer:\n", "(<a>) <x>.", "\n"),
    ("indented", "four spaces in front", "Answer:\n", "    (<a>) <x>", "\n"),
    ("own lines", "each answer in the line below its letter", "Answer:\n", "(<a>)\n<x>", "\n"),
    ("For part (a)", "sentences", "", "For part (<a>), the answer is <x>.", "\n"),
    ("In (a)", "a sentence", "", "In (<a>) we get <x>.", " "),
    ("table", "a table in Markdown", "| Part | Answer |\n|---|---|\n", "| (<a>) | <x> |", "\n"),
    ("aligned table", "colons and bare letters", "| Part | Answer |\n|:---:|:---|\n", "| <a> | <x> |", "\n"),
)


def _layout(name: str, idea: str, before: str, each: str, between: str) -> Layout:
    return Layout(f"parts, {name}", idea, None, f"{before}<x>", each, between, by="math")


DRESSES = dresses(_layout(*one) for one in KINDS)
