"""The commands other than stages, each in a file of its name, which declares it as `command`.

A module here declares how a command is called and what it prints; its work is done in the rooms below.
"""

import click

workers_option = click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Processes; the bytes are the same for any number.",
)
"""What every stage can be asked for beside its benchmark."""
