/**
 * The rulebooks' pages, loaded when somebody reads them; they are the server's own, made into HTML when the client is
 * built.
 */
import { BOOKS } from "estran:rules";
import type { Language } from "./words.svelte";

/** A game's whole rulebook. */
export async function bookOf(game: string, language: Language): Promise<string> {
  return (await BOOKS[game]![language]!()).default;
}

/** Single clauses: each its heading and everything up to the next one. */
export async function clausesOf(
  game: string,
  language: Language,
  clauses: string[],
): Promise<Array<{ clause: string; html: string }>> {
  const page = new DOMParser().parseFromString(await bookOf(game, language), "text/html");
  return clauses.flatMap((clause) => {
    const heading = [...page.querySelectorAll("h2, h3, h4")].find((found) =>
      found.textContent.startsWith(`${clause} `),
    );
    if (!heading) return [];
    let html = heading.outerHTML;
    for (let next = heading.nextElementSibling; next && !/^H[1-4]$/.test(next.tagName); next = next.nextElementSibling)
      html += next.outerHTML;
    return [{ clause, html }];
  });
}
