"""Tokens and roles of model families, thinking, channels; and work above, remarks and checks behind."""

from tests.dress.frame import Dress
from tests.dress.layout import around

THOUGHT = (
    "Okay, let me read this again. I go through what is given, one thing at a time.\n"
    "First try: that would need 3 + 4 = 7, and 7 is not it. Hmm, wait. Let me check this once more.\n"
    "Maybe the answer is 17? No, that fails when I put it in. So I start again, more carefully.\n"
    "Now it works out, and a check with the given data agrees."
)

WORK = (
    "Let us solve this step by step.\n\n"
    "**Step 1.** We write down what is given and what is asked for.\n\n"
    "**Step 2.** We put the given data in and simplify. For instance, $2 \\cdot 3 + 4 = 10$.\n\n"
    "**Step 3.** We check each value by putting it back in. All of them agree."
)

LONG = "\n\n".join(
    f"Line {number}: by adding {number} and {number + 1} we get {2 * number + 1}, which we keep for later."
    for number in range(1, 61)
)

# The name, and what stands around the response that the question asks for.
FRAMES = (
    ("ChatML end", "<x><|im_end|>"),
    ("ChatML", "<|im_start|>assistant\n<x><|im_end|>"),
    ("Llama 3 end", "<x><|eot_id|>"),
    ("Llama 3", "<|start_header_id|>assistant<|end_header_id|>\n\n<x><|eot_id|>"),
    ("Llama 2", "[/INST] <x> </s>"),
    ("end of sequence", "<x></s>"),
    ("end of text", "<x><|endoftext|>"),
    ("Gemma", "<start_of_turn>model\n<x><end_of_turn>"),
    ("Phi", "<|assistant|>\n<x><|end|>"),
    ("DeepSeek end", "<x><｜end▁of▁sentence｜>"),
    (
        "harmony",
        f"<|channel|>analysis<|message|>{THOUGHT}<|end|>"
        "<|start|>assistant<|channel|>final<|message|><x><|return|>",
    ),
    ("harmony, plain", f"analysis{THOUGHT}assistantfinal\n<x>"),
    ("Assistant", "Assistant:\n<x>"),
    ("bold Assistant", "**Assistant:**\n\n<x>"),
    ("think", f"<think>\n{THOUGHT}\n</think>\n\n<x>"),
    ("think without its start", f"{THOUGHT}\n</think>\n\n<x>"),
    ("empty think", "<think>\n\n</think>\n\n<x>"),
    ("thinking", f"<thinking>\n{THOUGHT}\n</thinking>\n\n<x>"),
    ("reasoning", f"<reasoning>\n{THOUGHT}\n</reasoning>\n<x>"),
    ("thought", f"<thought>\n{THOUGHT}\n</thought>\n<x>"),
    ("scratchpad", f"<scratchpad>\n{THOUGHT}\n</scratchpad>\n\n<x>"),
    ("Kimi", f"◁think▷\n{THOUGHT}\n◁/think▷\n<x>"),
    ("Magistral", f"[THINK]{THOUGHT}[/THINK]\n<x>"),
    ("Seed", f"<seed:think>{THOUGHT}</seed:think>\n<x>"),
    ("Cohere", f"<|START_THINKING|>{THOUGHT}<|END_THINKING|><|START_RESPONSE|><x><|END_RESPONSE|>"),
    (
        "OpenThoughts",
        f"<|begin_of_thought|>\n{THOUGHT}\n<|end_of_thought|>\n"
        "<|begin_of_solution|>\n<x>\n<|end_of_solution|>",
    ),
    ("think and answer", f"<think>{THOUGHT}</think>\n<answer>\n<x>\n</answer>"),
    ("done thinking", f"Thinking...\n{THOUGHT}\n...done thinking.\n\n<x>"),
    ("details", f"<details>\n<summary>Reasoning</summary>\n\n{THOUGHT}\n\n</details>\n\n<x>"),
    ("work in a list", "1. Read the problem.\n2. Set up what is needed.\n3. Work it out.\n\n<x>"),
    ("work and rule", f"## Solution\n\n{WORK}\n\n---\n\n<x>"),
    ("greeting", "Sure! Here is my solution.\n\n<x>"),
    ("apology", "Sorry, I need to correct my last step: 3 + 4 is 7, not 8. With that:\n\n<x>"),
    ("BOM", "\ufeff<x>"),
    ("Windows lines", "Here it is.\r\n\r\n<x>\r\n"),
    ("blank lines around", "\n\n\n<x>\n\n\n"),
    ("spaces behind", "<x>   \t"),
    ("no-break space", "\u00a0<x>\u00a0"),
    ("zero-width space", "\u200b<x>\u200b"),
)

# Work with equations, which a game could take for its steps.
WORKS = (
    ("work above", f"{WORK}\n\n<x>"),
    ("long work above", f"{LONG}\n\n<x>"),
    ("above the work", f"<x>\n\n{WORK}\n\n<x>"),
)

# What stands behind the answer, which is no step of a game.
BEHIND = (
    ("hope", "I hope this helps!"),
    ("questions", "Let me know if you have any questions."),
    ("checked", "I have checked this by putting it back in: it agrees."),
    ("check mark", "(Checked ✓)"),
    ("done", "Done."),
    ("QED", "∎"),
    ("square", "$\\blacksquare$"),
    ("rule", "---"),
    ("confidence", "Confidence: 95%"),
    ("note", "*Note: the value is exact.*"),
    ("emoji", "🎉"),
    ("thanks", "Thank you for the nice problem."),
)


def _frame(name: str, template: str, games: bool = True) -> Dress:
    shown = template.replace(THOUGHT, "...").replace(WORK, "...").replace(LONG, "...")
    idea = shown.replace("<x>", "ANSWER").replace("\n", " ").strip()
    return around(name, idea, lambda text: template.replace("<x>", text), games)


def _behind(name: str, remark: str) -> Dress:
    return around(f"behind, {name}", remark, lambda text: f"{text}\n\n{remark}")


DRESSES = (
    *(_frame(*one) for one in FRAMES),
    *(_frame(*one, games=False) for one in WORKS),
    *(_behind(*one) for one in BEHIND),
    around("twice", "the answer is repeated", lambda text: f"{text}\n\nOnce more:\n\n{text}"),
)
