/** Everybody's chances over a match, as a picture and in words; what they are was worked out by the server. */
import type { Analysis, Point, TurningPoint } from "../protocol";
import type { Line } from "./replay.svelte";

export const HIGH = 72;
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "1 7"]; // no line is told apart by its colour alone
const SENTENCES = 2; // lines of the log that name a turning point

export function x(ply: number, last: number, wide: number): number {
  return last ? (ply / last) * wide : 0;
}

export function y(chance: number): number {
  return (1 - chance) * HIGH;
}

/** The moment that is nearest to a ply, of those that have a place on the way. */
export function nearest(stops: number[], ply: number): number {
  return stops.reduce((best, one) => (Math.abs(one - ply) < Math.abs(best - ply) ? one : best), stops[0] ?? 0);
}

/** One seat's line through all moments. */
export function pathOf(points: Point[], seat: number, last: number, wide: number): string {
  return points
    .map(
      (point, index) =>
        `${index ? "L" : "M"}${x(point.ply, last, wide).toFixed(1)} ${y(point.chances[seat] ?? 0).toFixed(1)}`,
    )
    .join("");
}

/** The corners of a seat's own mark around a place, to tell it from the others. */
export function markOf(seat: number, at: { x: number; y: number }, size = 6): string {
  const corners = [0, 4, 3, 4, 5][seat] ?? 6; // a circle has none
  const turned = seat === 3 ? 0 : seat === 1 ? Math.PI / 4 : -Math.PI / 2;
  if (!corners)
    return `M${at.x - size} ${at.y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
  const angles = Array.from({ length: corners }, (_, corner) => turned + (2 * Math.PI * corner) / corners);
  const places = angles.map((angle) => [at.x + size * Math.cos(angle), at.y + size * Math.sin(angle)]);
  return `M${places.map((xy) => xy.map((number) => number.toFixed(1)).join(" ")).join("L")}Z`;
}

/** The last moment that was worked out up to a ply. */
export function pointAt(analysis: Analysis, ply: number): number {
  return Math.max(
    0,
    analysis.points.findLastIndex((point) => point.ply <= ply),
  );
}

/** What happened at a turning point, in the words of the log. */
export function happened(turn: TurningPoint, lines: Line[]): string {
  return lines
    .filter((line) => !line.signal && line.at > turn.ply && line.at <= turn.until)
    .slice(0, SENTENCES)
    .map((line) => line.said)
    .join(" ");
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
