"""Sentence forms of stories, by beat: strings with slots, and nothing else.

owning     somebody has things, gets more, gives some away
questions  what is asked of it

Slots: `{who}` the subject, by name or pronoun; `{name}` by name; `{their}` the possessive; `{n}` an amount with its
noun; `{k}` the amount alone; `{more}` an amount that comes on top; `{v}{n}{p}{end}` a deed with its particle
and what stands behind it; `{base}` its first form; `{has}`, `{are}`, `{does}` in the tense of the story.
A digit marks the second beat of a sentence that tells two.
"""
