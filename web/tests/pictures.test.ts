/**
 * The pictures of the rulebooks are drawn from what the tables are drawn from. After a drawing was changed:
 * `npx vitest run tests/pictures.test.ts -u` in `web/`.
 */
import { expect, test } from "vitest";
import Icon from "../src/games/dolores/Icon.svelte";
import { COLOURS } from "../src/games/dolores/pictures";
import Tile from "../src/games/dorada/Tile.svelte";
import Token from "../src/games/dorada/Token.svelte";
import Barrels from "../src/games/douro/Barrels.svelte";
import Rabelo from "../src/games/douro/Rabelo.svelte";
import type { Square } from "../src/protocol";
import { drawn, INK, lettered, picture, propertiesOf } from "./drawing";

const FOLDER = "../../src/estran/words/pictures";

function stored(name: string, drawing: string): Promise<void> {
  expect(drawing).not.toContain("var(");
  expect(drawing).not.toContain("undefined");
  return expect(drawing).toMatchFileSnapshot(`${FOLDER}/${name}.svg`);
}

test("Dorada: a stretch of the path, where a springboard counts free squares alone", async () => {
  const CELL = 66;
  const looks = propertiesOf("dorada/Board.svelte");
  const bridge = { pawn: 12, colour: "blue" };
  const squares = Array.from({ length: 9 }, (_, index) => {
    const number = 8 + index;
    const role = { 9: "trap", 10: "trap", 11: "springboard", 13: "gold", 14: "trap", 15: "trap" }[number] ?? "plain";
    const square = { number, role, bridge: number === 9 ? bridge : null } as unknown as Square;
    return { square, x: 4 + index * CELL };
  });
  const place = (x: number, y: number, size: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y,
    width: size,
    height: size,
  });
  const pawn = (x: number, y: number, colour: string): string =>
    drawn("dorada/Token.svelte", Token, { colour }, place(x + 13, y, 36));
  await stored(
    "dorada",
    picture(600, 150, [
      `<rect width="600" height="150" rx="10" fill="#ecc987"/>`,
      ...squares.flatMap(({ square, x }) => [
        drawn("dorada/Tile.svelte", Tile, { square }, place(x, 52, 62), looks),
        lettered(x + 31, 137, 19, square.number),
      ]),
      lettered(4 + 3 * CELL + 31, 44, 20, "+4"),
      pawn(4, 58, "yellow"),
      pawn(4 + 4 * CELL, 66, "yellow"),
      pawn(4 + 4 * CELL, 52, "violet"),
      `<g transform="translate(566 26) rotate(-10) scale(.7)">`,
      `<rect x="-27" y="-27" width="54" height="54" rx="9" fill="#fff8e6" stroke="#6b4a12" stroke-width="2.5"/>`,
      `<g fill="#1d1508"><circle r="5.5" cx="-14" cy="-14"/><circle r="5.5"/><circle r="5.5" cx="14" cy="14"/></g></g>`,
    ]),
  );
});

test("Dolorès: the loot on two sides, and two hands", async () => {
  const icon = (name: string, x: number, y: number, size: number, colour: string): string =>
    drawn("dolores/Icon.svelte", Icon, { name }, { x, y, width: size, height: size }).replaceAll(INK, colour);
  const card = (x: number, y: number, kind: string, value: number): string =>
    [
      `<rect x="${x}" y="${y}" width="86" height="112" rx="9" fill="#f6ead0" stroke="#2b1f14" stroke-width="2.5"/>`,
      `<rect x="${x + 6}" y="${y + 6}" width="74" height="100" rx="5" fill="none"`,
      `stroke="${COLOURS[kind]}" stroke-opacity=".55" stroke-width="2"/>`,
      lettered(x + 18, y + 33, 25, value, COLOURS[kind]),
      icon(kind, x + 19, y + 42, 48, COLOURS[kind]!),
    ].join("\n");
  const side = (y: number, seat: string, hand: string, cards: Array<[string, number]>): string[] => [
    lettered(56, y + 68, 38, seat),
    `<circle cx="150" cy="${y + 56}" r="46" fill="#d9e8e4" stroke="#17464d" stroke-width="2.5"/>`,
    icon(hand, 118, y + 24, 64, "#17464d"),
    ...cards.map(([kind, value], index) => card(250 + index * 116, y, kind, value)),
  ];
  await stored(
    "dolores",
    picture(520, 268, [
      `<rect width="520" height="268" rx="10" fill="#cdb78c"/>`,
      `<path d="M20 134H500" stroke="#7d5a2c" stroke-width="2" stroke-dasharray="8 8"/>`,
      ...side(11, "B", "dodge", [
        ["wines", 1],
        ["gold", 3],
      ]),
      ...side(145, "A", "share", [
        ["lace", 1],
        ["jewels", 2],
      ]),
    ]),
  );
});

test("Douro 1872: a boat that is full, and four barrel cards", async () => {
  const looks = propertiesOf("douro/douro.css");
  const cards = Object.entries({ A: 9, B: 3, C: 7, D: 4 });
  await stored(
    "douro",
    picture(600, 190, [
      `<rect width="600" height="190" rx="10" fill="#8cc3cf"/>`,
      drawn("douro/Rabelo.svelte", Rabelo, { back: 3, order: 20 }, { x: 16, y: 16, width: 176, height: 159 }, looks),
      ...cards.flatMap(([seat, card], index) => {
        const x = 216 + index * 95;
        return [
          `<rect x="${x}" y="12" width="84" height="132" rx="9" fill="${looks["--douro-card"]}"`,
          `stroke="#2b170d" stroke-width="2"/>`,
          drawn("douro/Barrels.svelte", Barrels, { card }, { x: x + 2, y: 18, width: 80, height: 117 }, looks),
          lettered(x + 42, 176, 26, seat),
        ];
      }),
    ]),
  );
});
