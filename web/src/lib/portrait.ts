/** How the parts of a face are drawn: shapes on 96 × 96, from the back to the front. */
import { lookOf, type Look, type Part } from "./face";

/** What a shape is filled with: a colour, or one that every face has its own of. */
type Paint = "skin" | "hair" | "tint" | `#${string}`;
/** A filled shape; `line`: only its line is drawn, in that colour. */
interface Shape {
  d: string;
  fill?: Paint;
  line?: Paint;
}

export const INK = "#1d1410";
const CREAM = "#fbf1dc";
const COAT = "#3b4a57";
const STRAW = "#e8c46a";
const GOLD = "#f2bd55";

export const TINTS: Record<Look["colour"], string> = {
  red: "#c2452f",
  blue: "#2f78a6",
  yellow: "#e3a52c",
  green: "#44824f",
};
/** Skin and hair: they follow from the number too, and no two faces differ in them alone. */
export const TONES = [
  ["#f6d7ba", "#8a4b22"],
  ["#f6d7ba", "#c9973a"],
  ["#e6bb95", "#3a2a22"],
  ["#dfb08a", "#8f8a83"],
  ["#bd8658", "#2a1c16"],
  ["#bd8658", "#e4ded2"],
  ["#93633f", "#1d1412"],
  ["#93633f", "#c4bcb2"],
] as const;

/** A closed disc. */
const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0-${2 * r} 0z`;
const SHOULDERS = "M10 98q2-23 38-23t38 23z";
const CAP = "M27 50q-4-27 21-27t21 27l-5-9q-16-7-32 0z"; // of hair

type Drawn<part extends Part> = Record<Look[part], Shape[]>;

const GROUND: Drawn<"ground"> = {
  sun: [
    { d: "M0 0h96v96h-96z", fill: "#fde3b4" },
    { d: disc(70, 30, 22), fill: "#f29b52" },
  ],
  sea: [
    { d: "M0 0h96v96h-96z", fill: "#cfe9ee" },
    { d: "M0 48q8-7 16 0t16 0 16 0 16 0 16 0 16 0v48h-96z", fill: "#5aa5b8" },
    { d: "M0 64q8-7 16 0t16 0 16 0 16 0 16 0 16 0", line: "#e6f6f8" },
  ],
  hills: [
    { d: "M0 0h96v96h-96z", fill: "#eef0cf" },
    { d: "M0 60l22-32 22 28 24-36 28 38v38h-96z", fill: "#9bb86a" },
    { d: "M2 74l20-26M12 84l20-30M94 74l-18-30M84 84l-16-32", line: "#5d7d3b" },
  ],
  night: [
    { d: "M0 0h96v96h-96z", fill: "#22405c" },
    { d: "M76 12a15 15 0 1 0 12 23 12 12 0 1 1-12-23z", fill: "#f7e9c4" },
    { d: disc(16, 26, 3) + disc(10, 52, 2.5) + disc(32, 11, 2.5), fill: "#f7e9c4" },
  ],
};

/** Behind the head. */
const HAIR: Drawn<"hair"> = {
  short: [],
  long: [{ d: "M22 46q0-24 26-24t26 24v32q-9 6-14 0h-24q-5 6-14 0z", fill: "hair" }],
  curly: [
    {
      d: [disc(26, 40, 9), disc(23, 54, 9), disc(70, 40, 9), disc(73, 54, 9), disc(34, 28, 9), disc(62, 28, 9)].join(
        "",
      ),
      fill: "hair",
    },
  ],
  plaits: [
    { d: [disc(24, 54, 7), disc(21, 66, 7), disc(72, 54, 7), disc(75, 66, 7)].join(""), fill: "hair" },
    { d: "M13 75h14l-3 12h-8zM83 75h-14l3 12h8z", fill: "tint" },
  ],
};

const WORN: Drawn<"worn"> = {
  scarf: [
    { d: SHOULDERS, fill: COAT },
    { d: "M28 70q20 12 40 0l4 9q-24 14-48 0z", fill: "tint" },
    { d: "M54 80l12-3 6 21h-14z", fill: "tint" },
  ],
  stripes: [
    { d: SHOULDERS, fill: CREAM },
    { d: "M22 82q26 10 52 0M14 91q34 12 68 0", line: "tint" },
  ],
  jumper: [
    { d: SHOULDERS, fill: "tint" },
    { d: "M32 66h32v14q-16 6-32 0z", fill: "tint" },
  ],
  collar: [
    { d: SHOULDERS, fill: "tint" },
    { d: "M48 92l-20-20 8-4 12 10 12-10 8 4z", fill: CREAM },
  ],
  kerchief: [
    { d: SHOULDERS, fill: CREAM },
    { d: "M26 72q22 10 44 0l-22 26z", fill: "tint" },
  ],
  waistcoat: [
    { d: SHOULDERS, fill: CREAM },
    { d: "M24 79l24 19h-36q2-14 12-19zM72 79l-24 19h36q-2-14-12-19z", fill: "tint" },
  ],
  beads: [
    { d: SHOULDERS, fill: "tint" },
    {
      d: [disc(28, 78, 4.5), disc(36, 84, 4.5), disc(48, 87, 5), disc(60, 84, 4.5), disc(68, 78, 4.5)].join(""),
      fill: CREAM,
    },
  ],
  bow: [
    { d: SHOULDERS, fill: COAT },
    { d: "M36 74h24l-12 24z", fill: CREAM },
    { d: "M48 79l-15-8v17zM48 79l15-8v17z", fill: "tint" },
  ],
};

const HEAD: Drawn<"head"> = {
  round: [{ d: disc(48, 50, 22), fill: "skin" }],
  long: [{ d: disc(48, 51, 17, 26), fill: "skin" }],
  square: [{ d: "M27 32h42v32q0 9-9 9h-24q-9 0-9-9z", fill: "skin" }],
  pointed: [{ d: "M26 40q0-15 22-15t22 15q0 20-22 37-22-17-22-37z", fill: "skin" }],
};

/** Over the brow. */
const FRINGE: Drawn<"hair"> = {
  short: [{ d: CAP, fill: "hair" }],
  long: [{ d: "M26 46q0-23 22-23t22 23q-10-2-15-12-8 10-29 12z", fill: "hair" }],
  curly: [{ d: disc(38, 31, 8) + disc(48, 28, 8) + disc(58, 31, 8), fill: "hair" }],
  plaits: [{ d: "M26 46q0-23 22-23t22 23q-14-1-22-13-8 12-22 13z", fill: "hair" }],
};

const MARK: Drawn<"mark"> = {
  beard: [
    { d: "M27 54q4 6 12 5 9-5 18 0 8 1 12-5 2 24-21 27-23-3-21-27z", fill: "hair" },
    { d: "M43 65q5 4 10 0", line: CREAM },
  ],
  moustache: [{ d: "M48 58q-8-4-19 6 10 5 19-1 9 6 19 1-11-10-19-6z", fill: "hair" }],
  glasses: [
    { d: disc(39, 50, 8) + disc(57, 50, 8), fill: "#e8f5f8" },
    { d: "M42 67q6 4 12 0", line: INK },
  ],
  cheeks: [
    { d: disc(35, 58, 5) + disc(61, 58, 5), fill: "#e2705e" },
    { d: "M41 64q7 7 14 0", line: INK },
  ],
};

const HAT: Drawn<"hat"> = {
  none: [],
  straw: [
    { d: "M30 34q0-24 18-24t18 24z", fill: STRAW },
    { d: "M30 27h36v8h-36z", fill: "tint" },
    { d: disc(48, 36, 38, 6), fill: STRAW },
  ],
  sailor: [
    { d: "M20 26q0-14 28-14t28 14q-2 7-8 7h-40q-6 0-8-7z", fill: CREAM },
    { d: "M27 30h42v9h-42z", fill: "tint" },
    { d: disc(48, 10, 7), fill: "#c2452f" },
  ],
  captain: [
    { d: "M14 22q10-14 34-14t34 14l-12 13h-44z", fill: CREAM },
    { d: "M26 29h44v8h-44z", fill: "tint" },
    { d: "M28 37h40q-4 6-20 6t-20-6z", fill: INK },
    { d: disc(48, 24, 6), fill: GOLD },
  ],
  rain: [
    { d: "M24 38q0-30 24-30t24 30l14 20q-12 0-18-14-20-8-40 0-6 14-18 14z", fill: "tint" },
    { d: "M48 9v28M30 22q-4 10-6 18M66 22q4 10 6 18", line: INK },
  ],
  shawl: [
    { d: "M22 54q-4-38 26-38t26 38l-4 22-6 2q6-18 3-34-19-16-38 0-3 16 3 34l-6-2z", fill: "tint" },
    { d: disc(48, 24, 3) + disc(35, 30, 3) + disc(61, 30, 3) + disc(27, 43, 3) + disc(69, 43, 3), fill: CREAM },
  ],
  beret: [
    { d: "M24 38q-16-26 22-28 42-2 34 22-4 10-20 3-16-5-36 3z", fill: "tint" },
    { d: "M50 10l3-7", line: INK },
  ],
  tricorne: [
    { d: "M8 40q6-22 18-26 14-8 22 2 8-10 22-2 12 4 18 26-20-12-40-4-20-8-40 4z", fill: "#6b4a2f" },
    { d: "M14 36q16-8 34-1 18-7 34 1", line: GOLD },
  ],
};

/** Under a headscarf, and where a wet brim hangs down, no fringe is seen. */
const COVERED: readonly Look["hat"][] = ["shawl", "rain"];
const EYES: Shape = { d: disc(39, 50, 3.2) + disc(57, 50, 3.2), fill: INK };
const MOUTH: Shape = { d: "M43 68q5 3 10 0", line: INK }; // below a moustache

/** What is drawn of a face, in order, each with the colours it has. */
export function shapesOf(face: number): { d: string; fill: string; line: string; bare: boolean }[] {
  const look = lookOf(face);
  const [skin, hair] = TONES[Math.imul(face, 0x9e3779b1) >>> 29]!;
  const own = { skin, hair, tint: TINTS[look.colour] };
  const paint = (wished: Paint): string => (wished in own ? own[wished as keyof typeof own] : wished);
  const front = [
    ...HAIR[look.hair],
    ...WORN[look.worn],
    ...HEAD[look.head],
    ...(COVERED.includes(look.hat) ? [] : FRINGE[look.hair]),
    ...MARK[look.mark],
    EYES,
    ...(look.mark === "moustache" ? [MOUTH] : []),
    ...HAT[look.hat],
  ];
  return [...GROUND[look.ground], ...front].map(({ d, fill, line }, index) => ({
    d,
    fill: fill ? paint(fill) : "none",
    line: line ? paint(line) : INK,
    bare: index < GROUND[look.ground].length, // what lies behind has no outline
  }));
}
