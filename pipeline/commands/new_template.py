"""`seedproof new-template`."""

import click

from pipeline.starting.new_template import write_template
from seedproof.record.printing import say


@click.command("new-template")
@click.argument("name")
def command(name: str) -> None:
    """Create a small, working template of `university` that you can turn into your own.

    Run it in a checkout of the code. docs/howto/add_a_template.md explains the files. Existing files
    are never overwritten.

    \b
    Example:
        seedproof new-template leaking_barrel
    """
    for path in write_template(name):
        say(str(path))
    say("This is a template that works. Look at one of its problems, then change it file by file:")
    say(f"    seedproof audit --benchmark university --family {name} --difficulty 3 --seed {'0' * 31}1")
    say(f"    python -m pytest tests/problems tests/certifying -k {name} -m ''")
