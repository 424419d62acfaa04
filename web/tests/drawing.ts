/** The client's drawings as pictures for the rulebooks: each SVG carries all its looks itself, as on a light page. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Component } from "svelte";
import { render } from "svelte/server";

const GAMES = resolve(import.meta.dirname, "../src/games");
const RULE = /([^{}]+)\{([^{}]*)\}/g;
export const INK = "#2b1f14";
const SERIF = "Georgia, 'Times New Roman', serif";

type Looks = Record<string, string>;

/** What the custom properties of a style sheet say on a light page. */
export function propertiesOf(path: string): Looks {
  const text = readFileSync(resolve(GAMES, path), "utf-8");
  const found = [...text.matchAll(/(--[\w-]+): (?:light-dark\((#\w+), #\w+\)|(#\w+));/g)];
  return Object.fromEntries(found.reverse().map(([, name, light, always]) => [name!, light ?? always!]));
}

/** One component's drawing as a nested SVG at a place, its styles written on the elements. */
export function drawn<Props extends Record<string, unknown>>(
  source: string,
  component: Component<Props>,
  props: Props,
  place: { x: number; y: number; width: number; height: number },
  properties: Looks = {},
): string {
  const bare = render(component as Component, { props })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/ (aria-hidden|data-anchor)="[^"]*"/g, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/<(\w+)([^>]*)><\/\1>/g, "<$1$2/>")
    .trim();
  const rules = rulesOf(readFileSync(resolve(GAMES, source), "utf-8"), properties);
  const styled = bare.replace(/<(\w+)([^<>]*?)(\/?)>/g, (_, tag: string, rest: string, end: string) => {
    const classes = /class="([^"]*)"/.exec(rest)?.[1]?.split(" ") ?? [];
    const looks = Object.assign({}, ...rules.filter(({ is }) => is(tag, classes)).map((rule) => rule.looks)) as Looks;
    const attributes = rest.replace(/ class="[^"]*"/, "");
    return `<${tag}${attributes}${written(looks, attributes)}${end}>`;
  });
  const { x, y, width, height } = place;
  return styled.replaceAll("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible" `);
}

/** A whole picture. */
export function picture(width: number, height: number, parts: string[]): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const lines = [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>`];
  return [...lines, ...parts, "</svg>", ""].join("\n");
}

/** Letters and numbers beside a drawing. */
export function lettered(x: number, y: number, size: number, words: string | number, colour = INK): string {
  const font = `font-family="${SERIF}" font-weight="700" font-size="${size}" text-anchor="middle"`;
  return `<text x="${x}" y="${y}" ${font} fill="${colour}">${words}</text>`;
}

interface Rule {
  is: (tag: string, classes: string[]) => boolean;
  looks: Looks;
}

/** The simple rules of a component: for a tag, a class, or a tag within a class that only it has. */
function rulesOf(source: string, properties: Looks): Rule[] {
  const style = (/<style>([^]*)<\/style>/.exec(source)?.[1] ?? "").replace(/\/\*[^]*?\*\//g, "");
  return [...style.replace(/@media[^]*$/, "").matchAll(RULE)].map(([, selector, body]) => ({
    is: (tag, classes) => {
      const last = selector!.trim().split(/\s+/).at(-1)!;
      if (/^\.fog /.test(selector!.trim())) return false; // a boat that is not turned up
      return last.startsWith(".") ? classes.includes(last.slice(1)) : last === tag && !classes.includes("number");
    },
    looks: looksOf(body!, properties),
  }));
}

function looksOf(body: string, properties: Looks): Looks {
  const looks: Looks = {};
  for (const [, name, value] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) {
    const plain = value!.trim().replace(/var\((--[\w-]+)\)/g, (_, one: string) => properties[one] ?? SERIF);
    const font = /^(\d+) (\d+)px (.*)$/.exec(plain);
    if (name === "font" && font) {
      Object.assign(looks, { "font-weight": font[1]!, "font-size": font[2]!, "font-family": font[3]! });
    } else if (/^(fill|stroke|opacity|text-anchor)/.test(name!)) {
      looks[name!] = plain === "currentColor" ? INK : plain;
    }
  }
  return looks;
}

/** Attributes for the looks, where the element does not have them already. */
function written(looks: Looks, attributes: string): string {
  return Object.entries(looks)
    .filter(([name]) => !attributes.includes(` ${name}="`))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
