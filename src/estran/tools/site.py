"""Hooks of the documentation site: pages that live outside docs/ become pages of it, and links to them are followed.

README, CONTRIBUTING and the like, and the rulebooks, are pages of their own; any other file of the repository that a page
links to, such as an example, is copied into the site, so that the site needs no other address to be complete.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

CHECKOUT = Path(__file__).parents[3]
DOCS = "docs/"
COPIES = "files/"  # where other files of the repository go
LINK = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)\s#]+)")
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    **{
        path.relative_to(CHECKOUT).as_posix(): f"rules/{path.parts[-3]}/{path.name}"
        for path in sorted((CHECKOUT / "src/estran/words").glob("*/rules/*.md"))
    },
}
SOURCES = {uri: source for source, uri in PAGES.items()}


def place_of(source: str) -> str:
    """Where a file of the repository stands in the site."""
    if source in PAGES:
        return PAGES[source]
    return source.removeprefix(DOCS) if source.startswith(DOCS) else COPIES + source


def links(source: str, text: str) -> Iterator[str]:
    """The files of the repository that a page links to."""
    for _, target in LINK.findall(text):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(source), target))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from outside docs/, and copies of what any page links to."""
    for source, uri in PAGES.items():
        files.append(File.generated(config, uri, abs_src_path=str(CHECKOUT / source)))
    pages = [SOURCES.get(file.src_uri, DOCS + file.src_uri) for file in files.documentation_pages()]
    linked = {target for page in pages for target in links(page, (CHECKOUT / page).read_text(encoding="utf-8"))}
    for target in sorted(linked):
        if place_of(target).startswith(COPIES) and (CHECKOUT / target).is_file():
            files.append(File.generated(config, place_of(target), abs_src_path=str(CHECKOUT / target)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let every link lead to where its file stands in the site."""
    uri = page.file.src_uri
    source = SOURCES.get(uri, DOCS + uri)

    def led(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[2]))
        return link[1] + posixpath.relpath(place_of(target), posixpath.dirname(uri) or ".")

    return LINK.sub(led, markdown)
