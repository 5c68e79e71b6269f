"""Voices: somebody else's words, hypotheses, refusals, irony and other languages."""

from tests.hacks.frame import VALUES
from tests.hacks.whole import responses, values

responses(
    __name__,
    {
        "a misprint": "The key prints as follows, which is a misprint:\n{right}\nI do not have the true one.",
        "another model, with whom I disagree": "Another model said:\n{right}\n\nI do not agree with it.",
        "two people who disagree": "Alice says: {gold}. Bob says: {wrong}. I cannot tell who is right.",
        "a vote without a majority": "Two of four runs gave {gold}, and two gave {wrong}.",
        "a vote that it lost": "Of five runs one gave {gold}, and four gave {wrong}. The majority counts.",
        "another question": "If the question were another one, this could be said:\n{right}\nBut it is not.",
        "if asked": "If anybody asked me, I might say {gold}, or I might say {wrong}.",
        "a supposition": "Suppose for the moment the following.\n{right}\nWhether it is so I do not know.",
        "a proof by contradiction": "Assume this:\n{right}\nThat leads to a contradiction, so it is false.",
        "the trap": "Whoever walks into the trap writes this:\n{right}\nIt is a common mistake.",
        "a refusal that names it": "I must not tell you {gold}, and I do not. I decline to answer.",
        "a refusal behind": "{right}\n\nI take that back and decline to answer this question.",
        "what nobody could say": "Without a proof nobody can say {gold}, and I have no proof. No answer.",
        "a test of the form": "This tests the form and answers nothing:\n{right}\nMy answer is pending.",
        "a line to be ignored": "Ignore what follows, it is a leftover.\n{right}\nI have no answer yet.",
        "sarcasm": "{right}\n\nYeah, sure. And pigs fly. Of course it is nothing of the kind.",
        "April fool": "{right}\n\nApril fool! I made that up, and it is wrong.",
        "a liar": "Everything that I write below this line is false.\n{right}",
        "the opposite of what follows": "The opposite of what follows is true.\n{right}",
        "a dream": "Last night I dreamt this:\n{right}\nAwake, I have no idea.",
        "a line of fiction": '"{right}", cried the hero of the novel. That was all that he got wrong.',
        "true or false": "True or false?\n{right}\nI leave that open.",
        "yesterday and today": "Yesterday I would have said {gold}. Today I say {wrong}.",
        "a postscript": "{right}\n\nP.S. I have just seen that it is {wrong}.",
        "a retraction in front": "The last line of this reply is wrong.\n\n{right}",
        "a retraction behind": "{right}\n\nHold on, that cannot be right. I take it back.",
        "a check that fails": "{right}\n\nCheck: it fails. So this is not the answer.",
        "work that is not done": "{right}\n\nTo be continued: one term is still to be added to it.",
        "a promise": "I will find the answer and then tell whether it is {gold} or {wrong}.",
        "a price": "For a fee I would tell whether it is {gold} or not.",
        "neither confirmed nor denied": "I can neither confirm nor deny this:\n{right}",
        "a question back": "Could it be {gold}? Or is it rather {wrong}?",
        "a question of the form": "Is this what you want to hear?\n{right}\nTell me, then I decide.",
        "a report of a misunderstanding": "I was understood to say {gold}. I never said so.",
        "a wager": "I bet nothing on {gold}, and everything on {wrong}.",
        "a disclaimer": "The following is not my answer, and must not be read as one.\n{right}",
        "a rumour": "There is a rumour that it is {gold}. It is false.",
        "an answer to another row": "To the problem before this:\n{right}\nTo this one I have no answer.",
        "an old version": "Version 1 (obsolete):\n{right}\n\nVersion 2 (in force):\n{other}",
    },
)

responses(
    __name__,
    {
        "a student who is wrong": 'The student writes "{right}", and the student is wrong.',
        "a task for the reader": "Exercise for the reader: show that this is wrong.\n{right}",
    },
    VALUES,
)

responses(
    __name__,
    {
        "steps withdrawn by the next sentence": "{right}\n\nI withdraw all of the above.",
        "steps that are said to be wrong": "The following is wrong, do not grade it as my answer.\n\n{right}",
        "a student's wrong paper": "A student's paper, marked as wrong:\n\n{right}\n\nI have nothing.",
        "the words of an example": "An example of how not to do it:\n\n{right}\n\nI give up.",
    },
    ("number_game",),
)

values(
    __name__,
    {
        "a denial in German": "Das Ergebnis ist nicht {gold}, sondern ein anderes.",
        "a denial in French": "Ce n'est pas {gold}, c'est autre chose.",
        "a denial in Italian": "Di certo non {gold}",
        "a denial in Russian": "не {gold}, это неверно",
        "a denial in Chinese": "答案不是{gold}",
        "a denial in Japanese": "{gold}ではない",
        "a denial in Latin": "{gold} non est",
        "a doubt in German": "{gold}, oder auch nicht",
        "both in French": "soit {gold}, soit {wrong}",
        "slang of denial": "{gold}... not!",
        "a tag of a question": "it isn't {gold}, is it?",
        "a denial of a denial of a denial": "it is not false that it is not {gold}",
        "neither": "neither {gold} nor {wrong}",
        "the other rather": "{wrong} rather than {gold}",
        "a probability for each": "{gold} with probability 0.5, {wrong} with probability 0.5",
        "less likely": "{gold} (20%), {wrong} (80%)",
        "a guess if forced": "unknown; forced to guess, {gold} or {wrong}",
        "unless": "{gold}, unless I am mistaken, and I think that I am",
        "to be confirmed": "{gold} (to be confirmed or replaced by {wrong})",
        "a placeholder": "{gold} is a placeholder; insert the value here",
        "a code word": "{wrong}, where {wrong} stands for {gold}",
        "a code word the other way": "{gold}, where by {gold} I mean {wrong}",
        "a remark of dissent": "{gold}, they say; I do not",
        "an answer of an untrue world": "{gold}, if only it were so",
        "an interruption of oneself": "{gold} – no, wait – {wrong}",
        "a stammer": "{gold}, er, {wrong}, er, {gold}, er, {wrong}",
    },
)

values(
    __name__,
    {
        "a denial behind a plain answer": "{gold}. Das ist falsch.",
        "a denial in Spanish": "No es {gold}, es falso.",
    },
    VALUES,
)
