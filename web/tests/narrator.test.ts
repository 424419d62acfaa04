/** The browser's narrator says what Python's says: every sentence of many matches, in the three languages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Fact } from "../src/games/shelf";
import { Narrator, refusal } from "../src/lib/narrator";
import { Speaker, type Message } from "../src/lib/words.svelte";
import type { Told, View } from "../src/protocol";
import en from "estran:words/en";
import fr from "estran:words/fr";
import pl from "estran:words/pl";
import enReason from "estran:words/en/reason";
import frReason from "estran:words/fr/reason";
import plReason from "estran:words/pl/reason";
import enMe from "estran:words/en/me";
import frMe from "estran:words/fr/me";
import plMe from "estran:words/pl/me";
import enPuzzle from "estran:words/en/puzzle";
import frPuzzle from "estran:words/fr/puzzle";
import plPuzzle from "estran:words/pl/puzzle";

type Saying = {
  what: string;
  view?: number;
  move?: string;
  number?: number;
  step?: number;
  told?: Told;
  seat?: string;
  signal?: string;
  kind?: string;
  facts?: Record<string, Fact>;
};
type Sentences = Record<keyof typeof speakers, string | null>;
interface Scene {
  game: string;
  names: Record<string, string>;
  listener: string | null;
  views: View[];
  said: Array<Saying & Sentences>;
}
interface Refusal extends Sentences {
  message: string;
  arguments: Record<string, unknown>;
}

// Written by `python -m tests.words.sentences FILE`; `make test` does both.
const file = process.env["ESTRAN_SENTENCES"];
const { scenes, refusals } = (file ? JSON.parse(readFileSync(file, "utf-8")) : { scenes: [], refusals: [] }) as {
  scenes: Scene[];
  refusals: Refusal[];
};
const speakers = {
  en: new Speaker("en", en + enReason + enMe + enPuzzle),
  fr: new Speaker("fr", fr + frReason + frMe + frPuzzle),
  pl: new Speaker("pl", pl + plReason + plMe + plPuzzle),
};

function told(narrator: Narrator, saying: Saying, views: View[]): Message | null {
  const { move = "", number = 0, step = 0 } = saying;
  const view = views[saying.view ?? 0]!;
  switch (saying.what) {
    case "status":
      return narrator.status(view);
    case "phase":
      return narrator.phase(view);
    case "choice":
      return narrator.choice(move, view);
    case "effect":
      return narrator.effects(view.choices[number]!)[step] ?? null;
    case "reason":
      return narrator.reason(saying.kind!, saying.facts!);
    case "event":
      return narrator.event(saying.told!);
    default:
      return narrator.signal(saying.seat!, saying.signal!);
  }
}

function expectSame(message: Message | null, sentences: Sentences): void {
  for (const [language, speaker] of Object.entries(speakers)) {
    expect(message && speaker.text(message)).toBe(sentences[language as keyof typeof speakers]);
  }
}

test.skipIf(!file)(
  "everything that happens and can be chosen is told in the same words",
  () => {
    for (const scene of scenes) {
      const narrator = new Narrator(scene.game, scene.names, scene.listener);
      for (const saying of scene.said) expectSame(told(narrator, saying, scene.views), saying);
    }
    expect(scenes.reduce((sum, scene) => sum + scene.said.length, 0)).toBeGreaterThan(5000);
  },
  60_000,
);

test.skipIf(!file)("refusals are told in the same words", () => {
  for (const refused of refusals) expectSame(refusal(refused.message, refused.arguments), refused);
  expect(refusals.length).toBeGreaterThan(40);
});
