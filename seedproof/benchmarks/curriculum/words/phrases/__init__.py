"""Sentence forms of stories, by beat: strings with slots, and nothing else.

owning     somebody has things, gets more, gives some away
questions  what is asked of it
gathering  those who are somewhere, come and go
activity   what is done again and again
shop       prices, and money that is spent
rate       what goes on evenly
following  one more step on an answer

Slots: `{who}` the subject, by name or pronoun; `{name}` by name; `{their}` the possessive; `{n}` an amount
with its noun; `{k}` the amount alone; `{more}` an amount that comes on top; `{v}` a deed, and `{p}` its
particle with what stands behind it; `{base}` its first form; `{has}`, `{were}`, `{does}` in the tense of the
story. A digit tells which amount or deed of the sentence is meant. A form may have several sentences.
"""
