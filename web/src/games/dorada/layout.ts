/**
 * Where the places of the path lie on the map: a serpentine in rows, waving a little. How many squares lie in a row
 * follows from the room that there is, so that the whole path is as large as it can be. Lengths are in cells.
 */

export interface Spot {
  row: number;
  column: number;
  wave: number; // how far it lies off its row
}

export interface Plan {
  cell: number; // in pixels
  wide: number; // the room that there is
  tall: number;
  across: number; // from one column to the next
  down: number; // from one row to the next
  left: number; // where the first column begins
  top: number; // where the first row begins
  spots: Spot[]; // from square 1 on
}

const DEPTH = 0.09;
const LEAST_DOWN = 1.12; // stacks stand up into the row above
const MOST_DOWN = 1.7;
const BELOW = 0.2; // the last row's numbers stand free of what lies below
const MOST_ACROSS = 1.35;
const FEWEST = 4; // squares in a row
const SMALL = 56; // pixels of a cell, in which a number would hide the square

/** The squares from 1 on, row by row, every second row from right to left. */
export function serpentine(count: number, columns: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    return { row, column: row % 2 ? columns - 1 - along : along, wave: DEPTH * Math.sin(index * 1.9) };
  });
}

/** The largest serpentine in a box of pixels. */
export function planOf(count: number, width: number, height: number): Plan {
  const widths = Array.from({ length: Math.max(1, count - FEWEST + 1) }, (_, index) => FEWEST + index);
  const cellOf = (columns: number): number =>
    Math.min(width / columns, height / (Math.ceil(count / columns) * LEAST_DOWN + BELOW));
  const columns = widths.reduce((best, other) => (cellOf(other) > cellOf(best) ? other : best));
  const rows = Math.ceil(count / columns);
  const cell = Math.max(1, cellOf(columns));
  const [wide, tall] = [width / cell, height / cell];
  const across = Math.min(wide / columns, MOST_ACROSS);
  const down = Math.min((tall - BELOW) / rows, MOST_DOWN);
  return {
    cell,
    wide,
    tall,
    across,
    down,
    left: (wide - across * columns) / 2,
    top: (tall - BELOW - down * rows - dropOf({ cell, down })) / 2,
    spots: serpentine(count, columns),
  };
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a spot. */
export function middle(plan: Plan, spot: Spot): Point {
  return { x: plan.left + (spot.column + 0.5) * plan.across, y: plan.top + (spot.row + 0.5) * plan.down + spot.wave };
}

/** How far below its square a number stands, where rows lie far apart and the squares are small. */
export function dropOf({ cell, down }: Pick<Plan, "cell" | "down">): number {
  return cell < SMALL ? Math.min(0.3, Math.max(0, down - LEAST_DOWN)) : 0;
}

/** A curve through points, as an SVG path: each part bends towards its neighbours. */
export function curve(points: Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const near = (from: Point, ahead: Point, behind: Point): string =>
    `${(from.x + (ahead.x - behind.x) / 6).toFixed(3)} ${(from.y + (ahead.y - behind.y) / 6).toFixed(3)}`;
  return points
    .map((point, index) => {
      const here = `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;
      if (!index) return `M${here}`;
      return `C${near(at(index - 1), point, at(index - 2))} ${near(point, at(index - 1), at(index + 1))} ${here}`;
    })
    .join("");
}

/** Tufts of grass between the rows, always at the same spots. */
export function tufts({ spots, wide, top, down }: Plan): string {
  const columns = Math.floor(wide);
  const rows = spots.at(-1)?.row ?? 0;
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) + 0.15 + 0.7 * Math.abs(Math.sin(index * 7.3));
    const y = top + (Math.floor(index / columns) + 1) * down + 0.06 * Math.sin(index * 4.1) + 0.03;
    return index % 3 ? `M${x.toFixed(2)} ${y.toFixed(2)}m-.07 -.03l.05 .07l.03 -.13l.03 .13l.06 -.08` : "";
  }).join("");
}

/** How much higher each pawn of a stack stands than the one below, in percent of a square; tall stacks stand closer. */
export function stepOf(height: number): number {
  return Math.min(15, 48 / Math.max(1, height - 1));
}
