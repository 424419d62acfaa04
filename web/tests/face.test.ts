/** Faces: one for every number, and each is described as it is drawn. */
import { expect, test } from "vitest";
import { FACES, lookOf, PARTS, type Part } from "../src/lib/face";
import { INK, shapesOf, TINTS, TONES } from "../src/lib/portrait";
import { Speaker } from "../src/lib/words.svelte";
import en from "estran:words/en/me";
import fr from "estran:words/fr/me";
import pl from "estran:words/pl/me";

const speakers = [new Speaker("en", en), new Speaker("fr", fr), new Speaker("pl", pl)];
const said = (face: number, speaker = speakers[0]!): string =>
  speaker.text({ id: "me-face", arguments: { ...lookOf(face) } });
const drawn = (face: number): string => JSON.stringify(shapesOf(face));
const steps = Object.values(PARTS).map((kinds) => kinds.length);

/** The same face with another kind of one part. */
function with_(face: number, part: Part, kind: number): number {
  const index = Object.keys(PARTS).indexOf(part);
  const unit = steps.slice(0, index).reduce((all, one) => all * one, 1);
  const own = Math.floor(face / unit) % steps[index]!;
  return face + (kind - own) * unit;
}

test("every number below 65536 is another face", () => {
  const looks = new Set(Array.from({ length: FACES }, (_, face) => Object.values(lookOf(face)).join()));

  expect(steps.reduce((all, one) => all * one, 1)).toBe(FACES);
  expect(looks.size).toBe(FACES);
});

test.each(Object.keys(PARTS) as Part[])("another %s changes the drawing and the words in every language", (part) => {
  for (const face of [0, 4711, 30000, 65535]) {
    const others = PARTS[part].map((_, kind) => with_(face, part, kind));

    expect(new Set(others.map(drawn)).size).toBe(others.length);
    for (const speaker of speakers) {
      expect(new Set(others.map((other) => said(other, speaker))).size).toBe(others.length);
    }
  }
});

test("only the colours of shapes differ where only the colour does, and shapes differ everywhere else", () => {
  const outlines = (face: number): string =>
    shapesOf(face)
      .map(({ d }) => d)
      .join();
  for (const part of Object.keys(PARTS) as Part[]) {
    const shapes = new Set(PARTS[part].map((_, kind) => outlines(with_(0x1234, part, kind))));

    expect(shapes.size).toBe(part === "colour" ? 1 : PARTS[part].length);
  }
});

test("a face is described by what is drawn", () => {
  const straw = with_(with_(with_(0, "hat", 1), "colour", 1), "ground", 1);

  expect(said(straw)).toBe(
    "A round face, short hair, a beard, a straw hat and a scarf; dressed in blue, with the sea behind.",
  );
  expect(shapesOf(straw).some(({ fill }) => fill === TINTS.blue)).toBe(true);
});

/** How bright a colour is, as WCAG counts it. */
function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrast = (one: string, other: string): number => {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

test("eyes, mouth and outlines stand out from every skin and from whatever is worn", () => {
  for (const colour of [...TONES.map(([skin]) => skin), ...Object.values(TINTS)]) {
    expect(contrast(INK, colour)).toBeGreaterThan(3);
  }
});
