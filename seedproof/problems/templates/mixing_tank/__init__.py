"""What is dissolved in a stirred tank, over time; when it has a concentration, or how much when it is full."""
