"""The start page until the browser client is here."""

START_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Estran</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Estran</h1>
<p>Dolorès, Dorada and Douro 1872. The table server is running.</p>
<p>Programs find their way in at <a href="/api/schema">the description of its interface</a>.</p></main></body></html>
"""
