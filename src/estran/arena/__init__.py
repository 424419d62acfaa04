"""The arena: bots play each other, many times and fairly, to find out which is better and how sure that is.

Playing needs only NumPy, Numba and msgspec, so that long ladders run on any machine; statistics and reports need more.
"""
