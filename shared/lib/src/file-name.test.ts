import { fileName } from "./file-name";

describe("fileName", () => {
  it.each([
    ["Amber Tin", "_prompt.txt", "Amber Tin_prompt.txt"],
    ["Amber Tin", ".jpg", "Amber Tin.jpg"],
    ["50% off: now/never?", ".jpg", "50% off now never.jpg"],
    ['a\\b*c"d<e>f|g', ".jpg", "a b c d e f g.jpg"],
    ["two\nlines\tand a tab", ".jpg", "two lines and a tab.jpg"],
    ["Ümläut 日本", ".jpg", "Ümläut 日本.jpg"],
    ["...hidden...", ".jpg", "hidden.jpg"],
    ["???", ".jpg", "untitled.jpg"],
    ["", "_prompt.txt", "untitled_prompt.txt"],
  ])("turns the title %j with the ending %j into %j", (title, ending, name) => {
    expect(fileName(title, ending)).toBe(name);
  });
});
