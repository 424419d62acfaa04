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

/** A line through points, as an SVG path. */
export function line(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(3)} ${y.toFixed(3)}`).join("");
}
