"""The tutorials: scripted matches that are played step by step, at the terminal and in the browser."""
