"""Words, marks and headings in front of the answer."""

from tests.dress.layout import Layout, dresses

HEADINGS = (
    ("Answer", "the line that is asked for", "Answer: <x>"),
    ("Answer in capitals", "ANSWER:", "ANSWER: <x>"),
    ("answer in small letters", "answer:", "answer: <x>"),
    ("Final answer", "Final answer:", "Final answer: <x>"),
    ("Ans.", "the word is shortened", "Ans. <x>"),
    ("A:", "as behind a Q:", "A: <x>"),
    ("Result", "Result:", "Result: <x>"),
    ("My answer", "My answer:", "My answer: <x>"),
    ("Answer is", "no colon", "Answer is <x>"),
    ("Answer and space", "a space in front of the colon", "Answer : <x>"),
    ("bold word", "**Answer:**", "**Answer:** <x>"),
    ("bold word, colon outside", "**Answer**:", "**Answer**: <x>"),
    ("italic word", "*Answer:*", "*Answer:* <x>"),
    ("bold answer", "the answer is bold", "Answer: **<x>**"),
    ("underlined word", "__Answer:__", "__Answer:__ <x>"),
    ("quoted", "a block quote", "> Answer: <x>"),
    ("rule above", "a rule above the answer", "That settles it.\n\n---\n\n**Answer:** <x>"),
    ("GSM8K", "four hashes", "#### <x>"),
    ("arrow", "an arrow in front", "Answer: → <x>"),
    ("implies", "⇒ in front", "⇒ Answer: <x>"),
    ("therefore", "∴ in front", "∴ Answer: <x>"),
    ("check mark", "an emoji in front", "✅ **Answer:** <x>"),
    ("in backticks", "the answer as code", "Answer: `<x>`"),
    ("full stop", "a full stop behind", "Answer: <x>."),
    ("blank line", "a blank line behind the word", "Answer:\n\n<x>"),
    ("heading 2", "a heading of level 2", "## Answer\n\n<x>"),
    ("heading 3", "a heading of level 3 with a colon", "### Final Answer:\n\n<x>"),
    ("bold heading", "a bold line", "**Final Answer**\n\n<x>"),
    ("underlined heading", "Setext", "Answer\n------\n<x>"),
    ("whole line bold", "**Answer: ...**", "**Answer: <x>**"),
    ("bare", "nothing but the answer", "<x>"),
)


def _layout(name: str, idea: str, one: str) -> Layout:
    """Return a layout that has many answers in one line, unless the word has a line for itself."""
    return Layout(name, idea, one, one, between="\n" if "\n<x>" in one else "; ", by="text")


QUOTED = (
    Layout("in quotes", "quotation marks", 'Answer: "<x>"', "Answer:\n<x>", '(<a>) "<x>"'),
    Layout("curly quotes", "typographic quotation marks", "Answer: “<x>”", "Answer:\n<x>", "(<a>) “<x>”"),
)

MATHS = (
    Layout("dollars", "LaTeX in dollars", "Answer: $<x>$", "Answer:\n<x>", "(<a>) $<x>$", by="tex"),
    Layout("parentheses", r"LaTeX in \( \)", r"Answer: \(<x>\)", "Answer:\n<x>", r"(<a>) \(<x>\)", by="tex"),
    Layout(
        "display", "LaTeX in double dollars", "Answer:\n$$<x>$$", "Answer:\n<x>", "(<a>) $$<x>$$", by="tex"
    ),
    Layout(
        "display brackets",
        r"LaTeX in \[ \], on lines of their own",
        "Answer:\n\\[\n<x>\n\\]",
        "Answer:\n<x>",
        "(<a>)\n\\[\n<x>\n\\]",
        by="tex",
    ),
    Layout("no dollars", "LaTeX as plain text", "Answer: <x>", "Answer:\n<x>", by="tex"),
    Layout("bold mathematics", "**$...$**", "Answer: **$<x>$**", "Answer:\n<x>", "(<a>) **$<x>$**", by="tex"),
    Layout("boxed", r"\boxed without dollars", r"\boxed{<x>}", "<x>", r"(<a>) \boxed{<x>}", by="tex"),
    Layout(
        "boxed by SymPy", r"\boxed{- \frac{1}{2}}", r"\boxed{<x>}", "<x>", r"(<a>) \boxed{<x>}", by="sympy"
    ),
    Layout("boxed in dollars", r"$\boxed{}$", r"$\boxed{<x>}$", "<x>", r"(<a>) $\boxed{<x>}$", by="tex"),
    Layout(
        "boxed display",
        r"\boxed in a display",
        "So we get\n\n$$\\boxed{<x>}$$",
        "So we get\n\n<x>",
        "(<a>)\n$$\\boxed{<x>}$$",
        by="tex",
    ),
    Layout(
        "boxed brackets",
        r"\boxed in \[ \]",
        "Hence\n\\[\n\\boxed{<x>}\n\\]",
        "Hence\n<x>",
        "(<a>) \\[\\boxed{<x>}\\]",
        by="tex",
    ),
    Layout(
        "Answer and box",
        r"Answer: $\boxed{}$",
        r"Answer: $\boxed{<x>}$",
        "Answer:\n<x>",
        r"(<a>) $\boxed{<x>}$",
        by="tex",
    ),
    Layout(
        "one box", "all parts in one box", None, r"$\boxed{<x>}$", r"\text{(<a>) } <x>", r",\quad ", by="tex"
    ),
    Layout(
        "one box, lines",
        "all parts in one box, lines",
        None,
        r"$\boxed{<x>}$",
        r"(<a>)\; <x>",
        r" \\ ",
        by="tex",
    ),
    Layout("fbox", r"\fbox{$...$}", r"Answer: \fbox{$<x>$}", "Answer:\n<x>", r"(<a>) \fbox{$<x>$}", by="tex"),
    Layout(
        "Minerva",
        "The final answer is $...$. I hope it is correct.",
        "Final Answer: The final answer is $<x>$. I hope it is correct.",
        "Final Answer: The final answer is <x>. I hope it is correct.",
        "(<a>) $<x>$",
        ", ",
        by="tex",
    ),
    Layout(
        "Llama",
        r"The final answer is: $\boxed{}$.",
        r"The final answer is: $\boxed{<x>}$. I hope it is correct.",
        "The final answer is: <x>. I hope it is correct.",
        r"(<a>) $\boxed{<x>}$",
        ", ",
        by="tex",
    ),
    Layout(
        "Qwen",
        r"**Final Answer** and \boxed in a display",
        "**Final Answer**\n\\[ \\boxed{<x>} \\]",
        "**Final Answer**\n<x>",
        "(<a>) \\[ \\boxed{<x>} \\]",
        by="tex",
    ),
    Layout(
        "DeepSeek",
        r"**Answer:** and \boxed without dollars",
        "**Answer:** \\boxed{<x>}",
        "**Answer:**\n<x>",
        "**(<a>)** \\boxed{<x>}",
        by="tex",
    ),
    Layout(
        "aligned",
        "the environment aligned",
        "Answer:\n\\[\\begin{aligned} & <x> \\end{aligned}\\]",
        "Answer:\n\\[\\begin{aligned}\n<x>\n\\end{aligned}\\]",
        r"\text{(<a>)}\quad & <x>",
        " \\\\\n",
        by="tex",
    ),
    Layout(
        "align*",
        "the environment align*",
        "Answer:\n\\begin{align*}\n<x>\n\\end{align*}",
        "Answer:\n\\begin{align*}\n<x>\n\\end{align*}",
        r"\text{(<a>)} \quad & <x>",
        " \\\\\n",
        by="tex",
    ),
    Layout(
        "equation",
        "the environment equation*",
        "Answer:\n\\begin{equation*}\n<x>\n\\end{equation*}",
        "Answer:\n<x>",
        "(<a>)\n\\begin{equation*}\n<x>\n\\end{equation*}",
        by="tex",
    ),
    Layout(
        "enumerate",
        r"the environment enumerate",
        None,
        "Answer:\n\\begin{enumerate}[label=(\\alph*)]\n<x>\n\\end{enumerate}",
        r"\item $<x>$",
        by="tex",
    ),
    Layout(
        "item with letter",
        r"\item[(a)]",
        None,
        "Answer:\n\\begin{itemize}\n<x>\n\\end{itemize}",
        r"\item[(<a>)] $<x>$",
        by="tex",
    ),
    Layout(
        "textbf",
        r"\textbf{Answer:}",
        r"\textbf{Answer:} $<x>$",
        "\\textbf{Answer:}\n<x>",
        r"(<a>) $<x>$",
        by="tex",
    ),
    Layout(
        "color",
        r"\color{blue}",
        r"Answer: $\color{blue}{<x>}$",
        "Answer:\n<x>",
        r"(<a>) $\color{blue}{<x>}$",
        by="tex",
    ),
    Layout(
        "mathbf",
        "a box in bold",
        r"Answer: $\mathbf{<x>}$",
        "Answer:\n<x>",
        r"(<a>) $\mathbf{<x>}$",
        by="tex",
    ),
    Layout(
        "therefore, LaTeX",
        r"\therefore",
        r"$\therefore$ Answer: $<x>$",
        "$\\therefore$ Answer:\n<x>",
        "(<a>) $<x>$",
        by="tex",
    ),
    Layout(
        "spaced LaTeX",
        r"\; and a full stop within",
        r"Answer: $\;<x>\,.$",
        "Answer:\n<x>",
        r"(<a>) $\;<x>\,.$",
        by="tex",
    ),
)

DRESSES = dresses((*(_layout(*one) for one in HEADINGS), *QUOTED, *MATHS))
