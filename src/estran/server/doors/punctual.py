"""HTTP connections that are closed when a request does not arrive whole in time; the web server itself waits for ever."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

WHOLE = 30.0  # seconds from a connection, or from the first byte of its next request, to the last byte of the request


class PunctualProtocol(H11Protocol):
    """Closes what dawdles, be it in its headers or in its body; responses and WebSockets are not its business."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The clock starts when somebody connects."""
        super().connection_made(transport)
        self._expect()

    def handle_events(self) -> None:
        """More bytes do not wind the clock back; the last one of a request stops it."""
        super().handle_events()
        is_http = self.transport.get_protocol() is self
        if is_http and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._expect()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._stop()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(WHOLE, self._close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _close(self) -> None:
        self._late = None
        self.transport.close()
