/** The result of a match as a picture to show to others, drawn here and now, the same by day and by night. */
import { mount, unmount, type Component } from "svelte";
import { drawingOf } from "../games/drawings";
import type { Rank, Result } from "./result";
import { say } from "./words.svelte";

export const WIDTH = 1200;
export const HEIGHT = 630;
const HALF = 640; // the left side, across which the game's picture lies
const HIGH = 304; // that picture
const EDGE = 56;
const LEFT = HALF - EDGE; // how wide the words below it are
const SERIF = "Alegreya";
const SANS = "Estran Sans";
const PAPER = "#fffdf8";
const INK = "#1b2831";
const SOFT = "#4c5b66";
const GOLD = "#8a5a10";
const LINE = "#d3c9b5";
const STAR = "M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.4L12 18.2l-6.5 3.6 1.4-7.4L1.5 9.3l7.3-.9z";

/** The picture as a file. */
export async function pictureOf(result: Result, date: string): Promise<Blob> {
  await Promise.all([`700 40px ${SERIF}`, `400 20px "${SANS}"`, `700 20px "${SANS}"`].map(faceOf));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await banner(pen, result);
  words(pen, result);
  await scores(pen, result.ranks);
  footer(pen, date);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be made"))), "image/png"),
  );
}

/** Be sure that a face is there, with the letters of all our languages. */
async function faceOf(font: string): Promise<void> {
  await document.fonts.load(font, "Aąćéłœ");
}

/** The game's own picture, and its name. */
async function banner(pen: CanvasRenderingContext2D, { game }: Result): Promise<void> {
  pen.drawImage(await imageOf(drawingOf(game), {}), 0, 0, HALF, HIGH);
  const line = { x: HALF + EDGE, y: 82, font: SERIF, size: 46, weight: 700, colour: GOLD } as const;
  write(pen, say(`${game}-name`), line);
}

interface Line {
  x: number;
  y: number;
  font: string;
  size: number;
  weight: 400 | 700;
  colour: string;
  align?: CanvasTextAlign;
}

function write(pen: CanvasRenderingContext2D, said: string, line: Line): void {
  pen.font = `${line.weight} ${line.size}px "${line.font}", serif`;
  pen.fillStyle = line.colour;
  pen.textAlign = line.align ?? "left";
  pen.fillText(said, line.x, line.y);
}

/** Words in lines of this width; what is longer than a line is broken inside. */
export function linesOf(said: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of said.split(" ").flatMap((one) => pieces(one, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const found = [""];
  for (const letter of word) {
    if (found.at(-1) && measure(found.at(-1)! + letter) > width) found.push("");
    found[found.length - 1] += letter;
  }
  return found;
}

/** A text that fits, cut where it must be. */
export function cut(said: string, width: number, measure: (text: string) => number): string {
  if (measure(said) <= width) return said;
  const letters = [...said];
  while (letters.length && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Text in a box, in the largest of the sizes in which it fits; where the next text may begin. */
function fill(
  pen: CanvasRenderingContext2D,
  said: string,
  line: Omit<Line, "size">,
  sizes: number[],
  most: number,
): number {
  const measure = (text: string): number => pen.measureText(text).width;
  let lines: string[] = [];
  let size = sizes[0]!;
  for (size of sizes) {
    pen.font = `${line.weight} ${size}px "${line.font}", serif`;
    lines = linesOf(said, LEFT, measure);
    if (lines.length * size * 1.2 <= most) break;
  }
  const room = Math.max(1, Math.floor(most / (size * 1.2)));
  if (lines.length > room) lines = [...lines.slice(0, room - 1), cut(lines.slice(room - 1).join(" "), LEFT, measure)];
  lines.forEach((text, index) => write(pen, text, { ...line, size, y: line.y + size * (0.9 + 1.2 * index) }));
  return line.y + lines.length * size * 1.2;
}

/** On the left: who has won, and where it was decided. */
function words(pen: CanvasRenderingContext2D, result: Result): void {
  const serif = { x: EDGE, font: SERIF, weight: 700, colour: INK } as const;
  const y = fill(pen, result.title, { ...serif, y: HIGH + 20 }, [62, 52, 42, 34], 108);
  if (!result.decided) return;
  write(pen, say("result-turn"), { x: EDGE, y: y + 34, font: SANS, size: 22, weight: 700, colour: GOLD });
  const sans = { x: EDGE, font: SANS, colour: INK } as const;
  const next = fill(pen, result.decided, { ...sans, weight: 400, y: y + 42 }, [26, 23, 20], 100);
  const left = HEIGHT - 62 - next;
  if (left > 26) fill(pen, result.happened, { ...sans, weight: 400, colour: SOFT, y: next + 4 }, [21, 19], left);
}

/** On the right: everybody's points in order, and what they are made of. */
async function scores(pen: CanvasRenderingContext2D, ranks: Rank[]): Promise<void> {
  const x = HALF + EDGE;
  const right = WIDTH - EDGE;
  const row = Math.min(140, (HEIGHT - 190) / ranks.length);
  const small = row < 96;
  for (const [index, rank] of ranks.entries()) {
    const top = 112 + index * row;
    rule(pen, x, right, top);
    const line = { y: top + (small ? 32 : 44), font: SANS, weight: 700, colour: rank.won ? GOLD : INK } as const;
    const score = rank.score === null ? "" : String(rank.score);
    write(pen, score, { ...line, x: right, size: small ? 36 : 44, align: "right" });
    if (rank.won) star(pen, x, line.y - 25);
    else write(pen, `${rank.place}.`, { ...line, x: x + 2, size: 26, colour: SOFT });
    called(pen, rank.name, { ...line, font: SERIF, x: x + 46, colour: INK }, right - x - 46 - 84);
    await badges(pen, rank, x + 46, line.y + (small ? 11 : 13), right);
    if (row < 120) continue;
    pen.font = `400 19px "${SANS}", sans-serif`;
    if (pen.measureText(rank.account.said).width > right - x - 46) continue; // the things say it
    const under = rank.account.badges.length ? 72 : 34;
    write(pen, rank.account.said, { ...line, x: x + 46, y: line.y + under, size: 19, weight: 400, colour: SOFT });
  }
}

/** A name in the largest type in which it fits; cut where it fits in none. */
function called(pen: CanvasRenderingContext2D, name: string, line: Omit<Line, "size">, width: number): void {
  const measure = (text: string): number => pen.measureText(text).width;
  const fits = (size: number): boolean => {
    pen.font = `${line.weight} ${size}px "${line.font}", serif`;
    return measure(name) <= width;
  };
  const size = [32, 28, 24].find(fits) ?? 24;
  write(pen, cut(name, width, measure), { ...line, size });
}

function rule(pen: CanvasRenderingContext2D, x: number, right: number, y: number): void {
  pen.fillStyle = LINE;
  pen.fillRect(x, y, right - x, 2);
}

function star(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.25, 1.25);
  pen.fillStyle = "#c98a1b";
  pen.fill(new Path2D(STAR));
  pen.restore();
}

/** The things that points are made of, as they lie on the table. */
async function badges(pen: CanvasRenderingContext2D, rank: Rank, x: number, y: number, right: number): Promise<void> {
  let at = x;
  for (const { Picture, props, label } of rank.account.badges) {
    pen.font = `700 21px "${SANS}", sans-serif`;
    const wide = pen.measureText(label).width + 26 + 26;
    if (at + wide > right) return;
    pen.beginPath();
    pen.roundRect(at, y, wide, 34, 9);
    pen.fillStyle = "#fff6e2";
    pen.fill();
    pen.strokeStyle = "#b99a66";
    pen.lineWidth = 1.5;
    pen.stroke();
    const picture = await imageOf(Picture, props);
    const high = (26 * picture.height) / picture.width;
    pen.drawImage(picture, at + 8, y + 17 - high / 2, 26, high);
    write(pen, label, { x: at + 41, y: y + 24.5, font: SANS, size: 21, weight: 700, colour: INK });
    at += wide + 8;
  }
}

function footer(pen: CanvasRenderingContext2D, date: string): void {
  const line = { y: HEIGHT - 24, font: SANS, size: 21, weight: 400, colour: SOFT } as const;
  write(pen, "Estran", { ...line, x: EDGE, weight: 700, font: SERIF, size: 24 });
  write(pen, date, { ...line, x: WIDTH - EDGE, align: "right" });
}

// ---- Drawings of the page as pictures

const LOOK = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** A component's SVG with the look that the page gives it by day. */
async function imageOf(Drawing: Component<Record<string, unknown>>, props: object): Promise<HTMLImageElement> {
  const host = document.createElement("div");
  Object.assign(host.style, { position: "fixed", left: "-9999px", width: "400px", colorScheme: "light", color: INK });
  document.body.append(host);
  const drawn = mount(Drawing, { target: host, props: { ...props } });
  try {
    const source = host.querySelector("svg")!;
    const copy = source.cloneNode(true) as SVGSVGElement;
    const looks = [source, ...source.querySelectorAll("*")].map((one) => getComputedStyle(one));
    [copy, ...copy.querySelectorAll("*")].forEach((one, index) => {
      for (const name of LOOK) one.setAttribute(name, looks[index]!.getPropertyValue(name));
    });
    const { width, height } = source.viewBox.baseVal;
    copy.setAttribute("width", String(width * 4)); // sharp at any of our sizes
    copy.setAttribute("height", String(height * 4));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    return image;
  } finally {
    await unmount(drawn);
    host.remove();
  }
}
