"""Sentences around the answer, and the words of other languages."""

from tests.dress.layout import Layout, dresses

# Where an answer stands within a sentence; many stand behind their letters.
SENTENCES = (
    ("So the answer is", "So the answer is <x>."),
    ("The answer is", "The answer is <x>"),
    ("The final answer is", "The final answer is <x>."),
    ("The final answer is:", "The final answer is: <x>"),
    ("The correct answer is", "The correct answer is <x>."),
    ("Therefore", "Therefore, the answer is <x>."),
    ("Thus", "Thus, the answer is <x>."),
    ("Hence", "Hence, the answer is <x>."),
    ("We conclude", "We conclude that the answer is <x>."),
    ("I get", "Working it out, I get <x> as the answer."),
    ("My final answer is", "My final answer is <x>."),
    ("is the answer", "<x> is the answer."),
    ("is our final answer", "<x> is our final answer."),
    ("Answer: the answer is", "Answer: The answer is <x>."),
    ("bold in a sentence", "So the answer is **<x>**."),
    ("it follows", "From this it follows that the answer must be <x>."),
    ("answer turns out", "The answer turns out to be <x>."),
    ("exclamation mark", "The answer is <x>!"),
    ("To sum up", "To sum up: the answer is <x>."),
    ("Putting together", "Putting everything together, the final answer is therefore <x>."),
    ("I am confident", "I am confident that the answer is <x>."),
)

LANGUAGES = (
    ("German", "Antwort: <x>"),
    ("German sentence", "Die Antwort ist <x>."),
    ("French", "Réponse : <x>"),
    ("French sentence", "La réponse est <x>."),
    ("Spanish", "Respuesta: <x>"),
    ("Spanish sentence", "La respuesta es <x>."),
    ("Portuguese", "Resposta: <x>"),
    ("Italian", "Risposta: <x>"),
    ("Dutch", "Antwoord: <x>"),
    ("Polish", "Odpowiedź: <x>"),
    ("Czech", "Odpověď: <x>"),
    ("Swedish", "Svar: <x>"),
    ("Turkish", "Cevap: <x>"),
    ("Vietnamese", "Đáp án: <x>"),
    ("Russian", "Ответ: <x>"),
    ("Ukrainian", "Відповідь: <x>"),
    ("Greek", "Απάντηση: <x>"),
    ("Chinese", "答案：<x>"),
    ("Chinese sentence", "所以，答案是 <x>。"),
    ("Chinese, final", "最终答案：<x>"),
    ("Japanese", "答え：<x>"),
    ("Korean", "정답: <x>"),
    ("Arabic", "الجواب: <x>"),
    ("Hindi", "उत्तर: <x>"),
    ("Indonesian", "Jawaban: <x>"),
)


def _sentence(name: str, template: str) -> Layout:
    idea = template.replace("<x>", "...")
    return Layout(name, idea, template.replace("<x>", "$<x>$"), template, "(<a>) $<x>$", ", ", "tex")


def _language(name: str, template: str) -> Layout:
    return Layout(name, template.replace("<x>", "..."), template, template, "(<a>) <x>", "; ")


DRESSES = dresses((*(_sentence(*one) for one in SENTENCES), *(_language(*one) for one in LANGUAGES)))
