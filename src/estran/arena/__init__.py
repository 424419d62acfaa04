"""Bots against each other, many times and fairly: who plays better, and how sure we are of it.

Whatever plays needs NumPy, Numba and msgspec alone, so that long ladders run on any machine; statistics and reports need more.
"""
