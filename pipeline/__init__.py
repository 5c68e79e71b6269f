"""Makes releases of benchmarks, proves them and publishes them; `seedproof` says what a benchmark is.

workplace    params.yaml, the build, and all rows that some settings give
gates        what rows and tables have to pass, and the reports of it
releasing    writes the folder of a release: tables, manifest, checksums, card
stages       the six steps of dvc.yaml
archiving    the versions in releases/: cut, brought back, signed
verifying    proves a release that anybody made
auditing     shows one released row to a sceptic, and makes fresh rows
publishing   to the Hub and back, and a local Hub to rehearse on
collecting   problems of others
commands     the command line, a file a command
"""

STAGES = ("generate", "validate", "cycle", "certify", "quality", "release")
"""The stages of dvc.yaml, in their order."""
