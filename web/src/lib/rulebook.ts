/**
 * The rulebooks, loaded when somebody reads them: made into HTML at build time, or on demand for games of other
 * packages. A book is taken apart into chapters and clauses, with anchors, links between clauses, and a search that
 * finds words without accents too.
 */
import { BOOKS } from "estran:rules";
import { guestOf } from "./games.svelte";
import { STAND_IN, type Language } from "./words.svelte";

/** A game's whole rulebook. */
export async function bookOf(game: string, language: Language): Promise<string> {
  const ours = BOOKS[game];
  if (ours) return (await ours[language]!()).default;
  const rules = guestOf(game)?.rules ?? {};
  const { htmlOf } = await import("./markdown");
  return htmlOf(rules[language] ?? rules[STAND_IN] ?? "");
}

/** Single clauses: each its heading, the code after the title, and everything up to the next one. */
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
    heading.replaceChildren(heading.textContent.replace(/^\S+ (· )?/, ""), " ", code(page, clause));
    let html = heading.outerHTML;
    for (let next = heading.nextElementSibling; next && !/^H[1-4]$/.test(next.tagName); next = next.nextElementSibling)
      html += next.outerHTML;
    return [{ clause, html }];
  });
}

function code(page: Document, clause: string): Element {
  const soft = page.createElement("span");
  soft.className = "soft";
  soft.textContent = clause;
  return soft;
}

// ---- A book as its parts

export interface Passage {
  id: string; // the anchor
  level: 2 | 3;
  clause: string | null; // its id in the rulebook
  title: string;
  html: string; // what follows the heading
  words: string; // all of it, folded
}

export interface Book {
  title: string;
  lead: string; // before the first heading
  passages: Passage[];
}

/**
 * Take a page apart; its clauses have ids that begin with `prefix`, and `tableIn` names a passage's tables, the first,
 * the second …
 */
export function bookFrom(html: string, prefix: string, tableIn: (title: string, number: number) => string): Book {
  const page = new DOMParser().parseFromString(html, "text/html");
  const clause = new RegExp(`\\b${prefix}-\\d+\\b`, "g");
  const clauses = new Set(
    [...page.querySelectorAll("h2, h3")].flatMap((heading) => heading.textContent.match(clause)?.[0] ?? []),
  );
  const book: Book = { title: "", lead: "", passages: [] };
  let chapter = 0;
  let tables = 0; // in this passage
  for (const node of page.body.children) {
    const heading = /^H([1-3])$/.exec(node.tagName);
    if (node.tagName === "HR") continue; // between what one reads first and the clauses
    if (heading?.[1] === "1") book.title = node.textContent;
    else if (heading) {
      const parted = new RegExp(`^(${prefix}-\\d+) · (.*)$`).exec(node.textContent);
      book.passages.push(passage(node.textContent, parted, heading[1] === "2" ? 2 : 3, () => `part-${++chapter}`));
      tables = 0;
    } else {
      const last = book.passages.at(-1);
      link(node, clause, clauses);
      const told =
        node.tagName === "TABLE" ? region(node, tableIn(last?.title ?? book.title, ++tables)) : node.outerHTML;
      if (last) {
        last.html += told;
        last.words += ` ${fold(node.textContent)}`;
      } else book.lead += told;
    }
  }
  return book;
}

function passage(heading: string, parted: string[] | null, level: 2 | 3, number: () => string): Passage {
  const [, clause = null, title = heading] = parted ?? [];
  return { id: clause ?? number(), level, clause, title, html: "", words: fold(heading) };
}

/** Wide tables scroll by themselves, so they can be reached by keyboard, and have a name. */
function region(table: Element, name: string): string {
  table.querySelectorAll("thead th").forEach((head) => head.setAttribute("scope", "col"));
  const frame = table.ownerDocument.createElement("div");
  Object.entries({ class: "scroll", role: "region", tabindex: "0", "aria-label": name }).forEach(([key, value]) =>
    frame.setAttribute(key, value),
  );
  frame.append(table.cloneNode(true));
  return frame.outerHTML;
}

function texts(node: Element): Text[] {
  const walker = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Put elements in place of stretches of a text. */
function wrap(node: Text, stretches: Array<[start: number, end: number]>, make: (words: string) => Element): void {
  for (const [start, end] of stretches.toReversed()) {
    const stretch = node.splitText(start);
    stretch.splitText(end - start);
    stretch.replaceWith(make(stretch.data));
  }
}

function link(node: Element, clause: RegExp, clauses: Set<string>): void {
  for (const text of texts(node)) {
    const found = [...text.data.matchAll(clause)].filter(([id]) => clauses.has(id));
    wrap(
      text,
      found.map((one) => [one.index, one.index + one[0].length]),
      (id) => {
        const anchor = node.ownerDocument.createElement("a");
        anchor.setAttribute("href", `#${id}`);
        anchor.textContent = id;
        return anchor;
      },
    );
  }
}

// ---- Searching

/** Small letters without accents, one for one, so that places stay the same. */
export function fold(words: string): string {
  return [...words]
    .map((letter) =>
      letter === "ł" || letter === "Ł" ? "l" : (letter.normalize("NFD")[0] ?? letter).toLowerCase()[0]!,
    )
    .join("");
}

/** The passages that have every word of the question, with their chapters; and how many they are. */
export function search(passages: Passage[], question: string): { shown: Passage[]; hits: number; words: string[] } {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (!words.length) return { shown: passages, hits: 0, words };
  const hit = (one: Passage): boolean => words.every((word) => one.words.includes(word));
  const shown = passages.filter((one, index) => {
    if (hit(one)) return true;
    const end = passages.findIndex((other, place) => place > index && other.level === 2);
    return one.level === 2 && passages.slice(index + 1, end < 0 ? undefined : end).some(hit);
  });
  return { shown, hits: shown.filter(hit).length, words };
}

/** The same HTML with the words marked. */
export function marked(html: string, words: string[]): string {
  if (!words.length) return html;
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const text of texts(page.body)) {
    const folded = fold(text.data);
    wrap(text, stretches(folded, words), (said) => {
      const mark = page.createElement("mark");
      mark.textContent = said;
      return mark;
    });
  }
  return page.body.innerHTML;
}

function stretches(folded: string, words: string[]): Array<[number, number]> {
  const found: Array<[number, number]> = [];
  for (let at = 0; at < folded.length;) {
    const word = words.filter((one) => folded.startsWith(one, at)).sort((one, other) => other.length - one.length)[0];
    if (word) found.push([at, at + word.length]);
    at += word?.length ?? 1;
  }
  return found;
}
