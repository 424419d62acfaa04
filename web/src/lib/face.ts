/** Faces, drawn from a number: which parts one has. Each part has a shape of its own, and a word in `me-face`. */

/** What a face is made of, its lowest bits first: all of them together are the sixteen bits of the number. */
export const PARTS = {
  head: ["round", "long", "square", "pointed"],
  hair: ["short", "long", "curly", "plaits"],
  mark: ["beard", "moustache", "glasses", "cheeks"],
  hat: ["none", "straw", "sailor", "captain", "rain", "shawl", "beret", "tricorne"],
  worn: ["scarf", "stripes", "jumper", "collar", "kerchief", "waistcoat", "beads", "bow"],
  colour: ["red", "blue", "yellow", "green"],
  ground: ["sun", "sea", "hills", "night"],
} as const;

export type Part = keyof typeof PARTS;
export type Look = { [part in Part]: (typeof PARTS)[part][number] };
export const FACES = 2 ** 16;

/** The parts of a face. */
export function lookOf(face: number): Look {
  let rest = face;
  const parts = Object.entries(PARTS).map(([part, kinds]) => {
    const kind = kinds[rest % kinds.length];
    rest = Math.floor(rest / kinds.length);
    return [part, kind];
  });
  return Object.fromEntries(parts) as Look;
}

/** Any face. */
export function anyFace(): number {
  return Math.floor(Math.random() * FACES);
}
