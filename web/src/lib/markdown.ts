/** Markdown into HTML, as the rulebooks are written; the build uses it too. */
import { marked } from "marked";

export function htmlOf(markdown: string): string {
  return marked.parse(markdown.replace(/^(#.*) \{\w+\}$/gm, "$1"), { async: false });
}
