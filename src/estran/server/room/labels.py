"""Two words that name a room: a label to tell rooms apart by, which opens nothing."""

import hashlib

from estran.server.wire.protocol import TwoWords

WORDS = 64  # in each of the two lists, in every language


def label_of(room: str) -> TwoWords:
    """Which word of either list; of the room's id, which is secret, twelve bits of a digest tell nothing."""
    digest = hashlib.sha256(f"estran label {room}".encode()).digest()
    return digest[0] % WORDS, digest[1] % WORDS
