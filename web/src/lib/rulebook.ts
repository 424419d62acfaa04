/**
 * The rulebooks' pages, loaded when somebody reads them; they are the server's own, made into HTML when the client is
 * built.
 */
import type { Language } from "./words.svelte";

const BOOKS: Record<string, Record<Language, () => Promise<{ default: string }>>> = {
  dolores: {
    en: () => import("estran:rules/en/dolores"),
    fr: () => import("estran:rules/fr/dolores"),
    pl: () => import("estran:rules/pl/dolores"),
  },
  dorada: {
    en: () => import("estran:rules/en/dorada"),
    fr: () => import("estran:rules/fr/dorada"),
    pl: () => import("estran:rules/pl/dorada"),
  },
  douro: {
    en: () => import("estran:rules/en/douro"),
    fr: () => import("estran:rules/fr/douro"),
    pl: () => import("estran:rules/pl/douro"),
  },
};

/** A game's whole rulebook. */
export async function bookOf(game: string, language: Language): Promise<string> {
  return (await BOOKS[game]![language]()).default;
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
