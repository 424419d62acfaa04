"""One speaker per language serves all threads of a process."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from estran.words.speaker import Speaker


class Slow:
    """A catalogue that is still being read when another thread asks for something in it."""

    def __init__(self, path: Path) -> None:
        self.path, self.reading, self.asked = path, Event(), Event()

    def read_text(self, encoding: str) -> str:
        self.reading.set()
        self.asked.wait()
        return self.path.read_text(encoding)


def test_a_catalogue_that_one_thread_reads_is_whole_for_another():
    speaker = Speaker("en")
    slow = Slow(speaker._unread["refused"])
    speaker._unread["refused"] = slow  # type: ignore[assignment]

    def ask() -> str:
        slow.asked.set()
        return speaker.say("refused-busy")

    with ThreadPoolExecutor() as threads:
        first = threads.submit(speaker.say, "refused-hint")
        slow.reading.wait()
        second = threads.submit(ask)

        assert first.result()
        assert second.result()
