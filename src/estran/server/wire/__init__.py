"""What is said: messages, refusals."""
