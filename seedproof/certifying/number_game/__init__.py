"""The promises of `number_game`: both stored plays keep the rules and score what is said."""
