"""For the API pages: the comment beside a field is its description, since our classes say there what each field means."""

from typing import Any

from griffe import Attribute, Docstring, Extension


class FieldComments(Extension):
    """Reads the comment at the end of an attribute's line."""

    def on_attribute(self, *, attr: Attribute, **others: Any) -> None:
        """Describe a field that has a comment and no docstring; `\"\"\"…\"\"\"` below it would win."""
        comment = "\n".join(attr.lines[:1]).partition("  # ")[2]
        if attr.docstring is None and comment:
            attr.docstring = Docstring(comment[0].upper() + comment[1:] + ".", parent=attr)
