"""Matches of programs against each other: who meets whom, one match, and how sure the figures are. Arena and lab build on it."""
