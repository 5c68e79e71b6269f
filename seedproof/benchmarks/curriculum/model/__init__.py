"""Texts by a language model, behind the same gate as the grammar's: what is read back has to agree.

A model says a problem in words; in a second call, which shows it the text alone, it reads the text back into
statements; the text counts only if these are what was asked. Every attempt is kept, accepted or not, so that
a release is made again from its transcript, without a model.

settings     which endpoint, and how often
examples     worked examples of every standard, for the prompts
task         what is to be said in words
prompts      the two prompts
endpoint     one call to an OpenAI-compatible endpoint
gate         whether an attempt counts, in words
transcript   the attempts as lines of a file
telling      tell with a model
replaying    the same texts again, without one
reading      what a model read back, for the gate that reads texts
"""
