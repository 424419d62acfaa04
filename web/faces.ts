/** The typefaces, cut down to what our languages write, and asked for before the first word is shown. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = resolve(import.meta.dirname, "node_modules/@fontsource-variable");
const FOLDER = resolve(import.meta.dirname, "node_modules/.faces"); // faces.css names the files there
const FACES: Record<string, string> = { alegreya: "alegreya", "source-sans-3": "estran-sans" }; // packages, our files
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "pnum", "tnum"];
const WEIGHTS = { min: 400, max: 700 };

/** What each file has, by the ranges that faces.css gives it; other signs come from the reader's own fonts. */
export const SIGNS = {
  latin: `${between(0x20, 0x7e)}\u00a0¡§©«°±·»¿${between(0xc0, 0xff)}Œœ–—‘’‚“”„†•…\u202f‹›€−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŸŹźŻż",
};

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

async function cut(face: string, part: keyof typeof SIGNS): Promise<void> {
  const whole = readFileSync(resolve(PACKAGES, face, `files/${face}-${part}-wght-normal.woff2`));
  const wish = { keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS }, noHinting: true };
  const plain = await subsetFont(whole, SIGNS[part], { ...wish, targetFormat: "truetype" } as object);
  const packed = await subsetFont(renamed(plain), SIGNS[part], { ...wish, targetFormat: "woff2" } as object);
  writeFileSync(resolve(FOLDER, `${FACES[face]}-${part}.woff2`), packed);
}

/** Its makers reserve the name "Source" for what nobody has changed, and a cut is a change. */
function renamed(font: Buffer): Buffer {
  const wide = (name: string): string => [...name].map((sign) => `\0${sign}`).join("");
  const names = font.toString("latin1").replaceAll(wide("Source Sans"), wide("Estran Sans"));
  return Buffer.from(names.replaceAll(wide("SourceSans"), wide("EstranSans")), "latin1");
}

/** The licence of both wants to travel with them. */
function licences(): string {
  const texts = Object.entries(FACES).map(([face, name]) => {
    const licence = readFileSync(resolve(PACKAGES, face, "LICENSE"), "utf-8");
    return `${name}-*.woff2: made from the package @fontsource-variable/${face}\n\n${licence.trim()}\n`;
  });
  return texts.join("\n\n");
}

export function faces(): Plugin {
  return {
    name: "estran-faces",
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true });
      for (const face of Object.keys(FACES)) for (const part of ["latin", "latin-ext"] as const) await cut(face, part);
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licences() });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const early = Object.keys(bundle).filter((name) => /-latin-[^/]{8}\.woff2$/.test(basename(name)));
        return early.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}
