/**
 * The tactile edition's textures as marks: each colour is known by its pattern alone. A pawn is a disc, seen from a
 * little above.
 */

export const WIDE = 17; // half its width
export const DEEP = 12; // half the depth of its upper face
export const THICK = 8;

interface Look {
  fill: string;
  mark: string;
}

export const LOOKS: Record<string, Look> = {
  yellow: { fill: "#f6c832", mark: "#5f3d00" },
  violet: { fill: "#7b4bb3", mark: "#f3e8ff" },
  green: { fill: "#43a565", mark: "#06290f" },
  blue: { fill: "#2b6cb8", mark: "#e6f2ff" },
};

export interface Marks {
  face: string;
  side: string;
  filled: boolean; // marks are shapes, not lines
  dash: string | undefined;
}

/** A point on the rim, so far below the upper face. */
function rim(x: number, down: number): string {
  return `${x} ${(DEEP * Math.sqrt(1 - (x / WIDE) ** 2) + down).toFixed(1)}`;
}

function along(step: number, down: (x: number, index: number) => number): string {
  const xs = Array.from({ length: Math.floor(30 / step) + 1 }, (_, index) => -15 + index * step);
  return xs.map((x, index) => (index ? "L" : "M") + rim(x, down(x, index))).join("");
}

const MIDDLES = [-13, -8.7, -4.3, 0, 4.3, 8.7, 13];

export const MARKS: Record<string, Marks> = {
  yellow: {
    face: "M-13 1l3-5 3 5zM-6-4l3-5 3 5zM2-1l3-5 3 5zM-5 7l3-5 3 5zM5 8l3-5 3 5zM8 0l2.5-4 2.5 4z",
    side: along(2.5, (_, index) => (index % 2 ? 1.5 : 6.5)),
    filled: true,
    dash: undefined,
  },
  violet: {
    face: "M-13-4q3.2-4.5 6.5 0t6.5 0t6.5 0t6 0M-15 2q3.7-4.5 7.5 0t7.5 0t7.5 0t7 0M-10 8q2.5-4 5 0t5 0t5 0t5 0",
    side: along(1, (x) => 4 + 2.2 * Math.sin(x * 0.85)),
    filled: false,
    dash: undefined,
  },
  green: {
    face: "M-8.8-7.5H9M-11-2.5H12M-13.2 2.5H14M-8.8 7.5H9",
    side: MIDDLES.map((x) => `M${rim(x, 4)}h.01`).join(""),
    filled: false,
    dash: "0.01 4.4",
  },
  blue: {
    face: "M-11-7.5V7.5M-6.6-9.7V9.7M-2.2-11V11M2.2-11V11M6.6-9.7V9.7M11-7.5V7.5",
    side: MIDDLES.map((x) => `M${rim(x, 1)}v6`).join(""),
    filled: false,
    dash: undefined,
  },
};
