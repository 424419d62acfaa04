/** Where the places of the path lie on the map: a serpentine in rows, waving a little, as long as the board is. */

export interface Spot {
  row: number;
  column: number;
  wave: number; // how far it lies off its row, in cells
}

export const TALL = 1.18; // a row's height in cells: stacks stand up into the row above
const DEPTH = 0.09;

/** The squares from 1 on, row by row, every second row from right to left. */
export function serpentine(count: number, columns: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    return { row, column: row % 2 ? columns - 1 - along : along, wave: DEPTH * Math.sin(index * 1.9) };
  });
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a spot, in cells. */
export function middle(spot: Spot): Point {
  return { x: spot.column + 0.5, y: (spot.row + 0.5) * TALL + spot.wave };
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

/** Tufts of grass beside the path, always at the same spots. */
export function tufts(columns: number, rows: number): string {
  return Array.from({ length: columns * (rows - 1) }, (_, index) => {
    const x = (index % columns) + 0.15 + 0.7 * Math.abs(Math.sin(index * 7.3));
    const y = (Math.floor(index / columns) + 1) * TALL + 0.06 * Math.sin(index * 4.1) + 0.03;
    return index % 3 ? `M${x.toFixed(2)} ${y.toFixed(2)}m-.07 -.03l.05 .07l.03 -.13l.03 .13l.06 -.08` : "";
  }).join("");
}

/** How much higher each pawn of a stack stands than the one below, in percent of a square; tall stacks stand closer. */
export function stepOf(height: number): number {
  return Math.min(15, 48 / Math.max(1, height - 1));
}
