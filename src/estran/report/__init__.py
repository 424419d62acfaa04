"""Reports of the arena and the lab: tables and plots on one page that needs nothing else, as Markdown and as HTML."""
