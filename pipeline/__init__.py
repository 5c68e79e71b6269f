"""Makes releases of benchmarks, proves them and publishes them; `seedproof` says what a benchmark is.

workplace    params.yaml, the build, and all rows that some settings give
gates        what rows and tables have to pass, and the reports of it
releasing    writes the folder of a release: tables, manifest, card, figures, checksums
stages       the five steps of dvc.yaml
archiving    the versions in releases/: cut, restored, signed, made again by the code of their time
verifying    proves a release that anybody made
auditing     shows one released row to a sceptic, and makes fresh rows
publishing   to the Hub and back, and a local Hub to rehearse on
collecting   problems of others
commands     the command line, a file a command

`verifiers`, `equivalence` and `benchmarks` are only names that cards of earlier versions import.
"""

STAGES = ("generate", "validate", "cycle", "quality", "release")
"""The stages of dvc.yaml, in their order."""
