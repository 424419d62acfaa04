"""Where requests come in: sockets, HTTP, static files, health."""
