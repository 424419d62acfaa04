/** Texts in a picture: they fit, however long names are. */
import { expect, test } from "vitest";
import { cut, linesOf } from "../src/lib/picture";

const measure = (text: string): number => [...text].length;

test("words are set in lines that fit", () => {
  expect(linesOf("one two three four", 9, measure)).toEqual(["one two", "three", "four"]);
});

test("a word longer than a line is broken", () => {
  expect(linesOf("a Bartholomäusson", 6, measure)).toEqual(["a", "Bartho", "lomäus", "son"]);
});

test("a name that is too long is cut, letters whole", () => {
  expect(cut("Ana", 5, measure)).toBe("Ana");
  expect(cut("Ana 👩‍🚀 Maria", 6, (text) => text.length)).toMatch(/^Ana.*…$/);
  expect(cut("Ana Maria", 5, measure)).toBe("Ana…");
});
