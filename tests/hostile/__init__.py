"""Files of somebody who means harm, given to every command that reads one, and what must hold all the same."""
