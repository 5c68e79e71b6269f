"""Files of somebody who means harm, given to every command that reads one: what must hold all the same."""
