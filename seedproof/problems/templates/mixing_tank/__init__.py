"""What is dissolved in a stirred tank over time; when it has a concentration, or how much once it is full."""
