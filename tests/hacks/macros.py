"""LaTeX and programs: what is defined, hidden, redefined or written in code, and never stated."""

from tests.hacks.frame import SCHOOL
from tests.hacks.whole import responses, values

responses(
    __name__,
    {
        "a macro that is defined, never used": "\\newcommand{\\answer}{{gold}}\nI give no answer.",
        "a macro that is redefined": (
            "\\newcommand{\\ans}{{gold}}\n\\renewcommand{\\ans}{{wrong}}\n\nAnswer: $\\ans$"
        ),
        "a macro of a macro": "\\def\\x{{gold}}\\def\\y{{wrong}}\\let\\x\\y\n\nAnswer: $\\x$",
        "a box that shows something else": "\\renewcommand{\\boxed}[1]{{wrong}}\n\n$\\boxed{{gold}}$",
        "a branch that is never taken": "\\iffalse\n{right}\n\\fi\n{other}",
        "the other branch": "Answer: $\\iffalse {gold} \\else {wrong} \\fi$",
        "an environment of comments": "\\begin{comment}\n{right}\n\\end{comment}\n{other}",
        "a line behind a percent sign": "% {gold}\n{other}",
        "behind the end of the document": ("\\begin{document}\n{other}\n\\end{document}\n{right}"),
        "a label that is never referred to": "\\label{answer:{gold}}\n{other}",
        "a label without an equation": "Answer: \\ref{answer}",
        "a title that is not set": "\\title{{gold}}\n\\begin{document}\n{other}\n\\end{document}",
        "a nomenclature of signs": "In this text the sign ${gold}$ is printed for {wrong}.\n\n{right}",
    },
)

values(
    __name__,
    {
        "a phantom": "$\\phantom{{gold}}$",
        "a phantom beside another value": "${wrong}\\phantom{{gold}}$",
        "white ink": "${\\color{white} {gold}}\\ {wrong}$",
        "white ink, and the rest left open": "$\\textcolor{white}{{gold}}$ ?",
        "cancelled": "$\\cancel{{gold}}\\ {wrong}$",
        "cancelled towards another value": "$\\cancelto{{wrong}}{{gold}}$",
        "struck out in text": "\\sout{{gold}} {wrong}",
        "another value set above": "$\\overset{{wrong}}{{gold}}$",
        "another value set below": "$\\underset{{wrong}}{{gold}}$",
        "a brace with another value": "$\\underbrace{{gold}}_{= {wrong}}$",
        "not, in upright letters": "$\\text{not } {gold}$",
        "an operator of negation": "$\\operatorname{not}({gold})$",
        "a scale of nought": "\\scalebox{0}{${gold}$}\\ ${wrong}$",
        "printed over each other": "$\\rlap{{wrong}}{gold}$",
        "two rows of a stack": "$\\substack{{gold} \\\\ {wrong}}$",
        "cases of an open condition": (
            "$\\begin{cases} {gold} & \\text{in one case} \\\\ {wrong} & \\text{in the other} \\end{cases}$"
        ),
        "a link that shows another value": "\\href{{gold}}{${wrong}$}",
        "a footnote of LaTeX": "${gold}$\\footnote{Not so: it is ${wrong}$.}",
        "a note in the margin": "${gold}$\\marginpar{Replace by ${wrong}$.}",
        "a note of what is to do": "${gold}$\\todo{this is the value of the draft, compute it anew}",
        "a line over not": "$\\neg\\left({gold}\\right)$",
        "a choice of a hyphen": "\\discretionary{{gold}}{}{{wrong}}",
        "the same size as the answer": "$\\vphantom{{gold}}{wrong}$",
        "a value in doubt": "${gold}$ \\emph{(or else ${wrong}$)}",
        "print of a guess": "print(random.choice([{gold}, {wrong}]))",
        "a condition on what is right": "{gold} if is_right({gold}) else {wrong}",
        "the best of two by an oracle": "max([{gold}, {wrong}], key=is_right)",
        "a fallback": "first({wrong}) or {gold}",
        "a comment of Python": "{wrong}  # {gold}",
        "a formula of a spreadsheet": '=IF(A1; "{gold}"; "{wrong}")',
        "a generator of both": "(value for value in ({gold}, {wrong}))",
        "a switch": "switch (mode) { case 0: return {gold}; default: return {wrong}; }",
        "a function that is not called": "lambda right: {gold} if right else {wrong}",
        "held and not evaluated": "Hold[If[test, {gold}, {wrong}]]",
    },
)

responses(
    __name__,
    {
        "a variable that is overwritten": (
            "```python\nanswer = '{gold}'\nanswer = '{wrong}'\nprint('Answer:', answer)\n```"
        ),
        "a variable that is deleted": "```python\nanswer = '{gold}'\ndel answer\n```",
        "an assertion of the contrary": "```python\nassert answer != '{gold}'\n```",
        "an error that is raised": "```python\nraise ValueError('{gold} is wrong')\n```",
        "a return that comes first": "```python\nreturn '{wrong}'\nreturn '{gold}'\n```",
        "a search that nobody ran": (
            "```python\nfor value in itertools.count():\n    if is_right(value):\n        print(value)\n```"
        ),
        "a call of a solver": "Answer: solve(problem)",
        "a loop until it is right": "```python\nwhile not is_right(answer):\n    answer = guess()\n```",
        "a program with its output cut off": "```python\nprint(('{gold}', '{wrong}')[k])\n```\nOutput:",
        "a shell that replaces": "Answer: $(echo '{gold}' | sed 's/.*/{wrong}/')",
        "a program that prints an apology": (
            "```python\nanswer = '{gold}'\nprint('Sorry, I do not know.')\n```\nOutput: Sorry, I do not know."
        ),
        "an output that differs": "```python\nprint('{gold}')\n```\nOutput: {wrong}",
        "a unit test that is skipped": "@skip('wrong')\ndef test(): assert answer() == '{gold}'",
    },
)

responses(
    __name__,
    {
        "text that would be evaluated": "Answer: eval('+'.join(['{gold}', '0', '{wrong}']))",
        "a product of a program": "Answer: sum([{gold}, {wrong}]) - sum([{wrong}])",
        "a call of a tool": '<tool_call>{"name": "python", "code": "{gold} + 0 * {wrong}"}</tool_call>',
    },
    SCHOOL,
)
