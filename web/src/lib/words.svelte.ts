/** Messages into sentences: a message is an id with arguments; the catalogues are the server's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { CATALOGUES, LATER, NAMES } from "estran:words";

export { NAMES };

export interface Message {
  id: string;
  arguments?: Record<string, Value>;
}
export type Value = string | number | Message | Value[];

export const LANGUAGES = Object.keys(NAMES); // one folder of words each
export type Language = string;
export const STAND_IN: Language = "en"; // where a guest has no words in the reader's language

/** Says messages in one language. */
export class Speaker {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogue: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.learn(catalogue);
  }

  learn(catalogue: string): void {
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence. What is missing is an error in the console, which the tests watch, and the id in the page. */
  text(message: Message): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) {
      console.error(`no ${this.language} message ${message.id}`);
      return message.id;
    }
    const problems: Error[] = [];
    const plain = Object.fromEntries(
      Object.entries(message.arguments ?? {}).map(([name, value]) => [name, this.plain(value)]),
    );
    const text = this.bundle.formatPattern(pattern, plain, problems);
    if (problems.length) console.error(`the ${this.language} message ${message.id}: ${problems.join("; ")}`);
    return text;
  }

  /** Several things in one breath: "A, B and C". */
  listed(items: Value[]): string {
    const words = items.map((item) => String(this.plain(item)));
    if (words.length < 2) return words.join("");
    return this.text({ id: "list-and", arguments: { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" } });
  }

  /** Things that have commas of their own, as the language keeps such things apart. */
  parted(words: string[]): string {
    return words.length
      ? words.reduce((first, last) => this.text({ id: "list-also", arguments: { first, last } }))
      : "";
  }

  private plain(value: Value): string | number {
    if (Array.isArray(value)) return this.listed(value);
    return typeof value === "object" ? this.text(value) : value;
  }
}

// ---- The reader's language, for the whole page

const speaking = $state<{ speaker: Speaker | null }>({ speaker: null });

/** The language spoken last time, if the browser lends a memory; or keep this one. */
function memory(language?: Language): string | null {
  try {
    if (language) localStorage.setItem("estran.language", language);
    return localStorage.getItem("estran.language");
  } catch {
    return null;
  }
}

function remembered(): Language | null {
  const asked = new URLSearchParams(location.search).get("lang") ?? memory();
  return LANGUAGES.find((language) => language === asked) ?? null;
}

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return STAND_IN;
}

/** Speak a language from now on; without one, the reader's own. */
export async function speak(language: Language = remembered() ?? preferred()): Promise<void> {
  const catalogue = await CATALOGUES[language]!();
  const speaker = new Speaker(language, catalogue.default);
  for (const part of learned) speaker.learn((await LATER[part]![language]!()).default);
  for (const words of brought) teach(speaker, words);
  speaking.speaker = speaker;
  memory(language);
  document.documentElement.lang = language;
}

const learned = new Set<string>();
const brought: Array<Record<Language, string>> = [];

/** Take up the words of a guest, by language, now and in all languages spoken later. */
export function bring(words: Record<Language, string>): void {
  brought.push(words);
  teach(spoken(), words);
}

function teach(speaker: Speaker, words: Record<Language, string>): void {
  for (const language of new Set([STAND_IN, speaker.language])) speaker.learn(words[language] ?? "");
}

/** Catalogues that not everybody needs. */
type Later = "replay" | "learn" | "reason" | "result" | "notices" | "me" | "lobby" | "label" | "puzzle";

/** Load one of them, in the language spoken now and in all later ones. */
export async function learn(part: Later): Promise<void> {
  if (learned.has(part)) return;
  const speaker = spoken();
  speaker.learn((await LATER[part]![speaker.language]!()).default);
  learned.add(part);
}

export function spoken(): Speaker {
  if (!speaking.speaker) throw new Error("nothing is spoken yet");
  return speaking.speaker;
}

export function language(): Language {
  return spoken().language;
}

export function text(message: Message): string {
  return spoken().text(message);
}

export function say(id: string, args?: Record<string, Value>): string {
  return spoken().text(args ? { id, arguments: args } : { id });
}

/** The first message, or where nobody wrote it the second: games have words of their own for some things, or not. */
export function sayOr(id: string, otherwise: string, args?: Record<string, Value>): string {
  return say(spoken().has(id) ? id : otherwise, args);
}

export function listed(items: Value[]): string {
  return spoken().listed(items);
}

export function parted(words: string[]): string {
  return spoken().parted(words);
}

/** A name and what is said of it; languages differ in how a colon stands. */
export function entry(name: Value, text: Value): string {
  return say("list-entry", { name, text });
}
