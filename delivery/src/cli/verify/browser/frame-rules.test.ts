import { addedRules, type FrameRules } from "./frame-rules";

const FRAME: FrameRules = {
  texts: new Set(["body { margin: 0px; }"]),
  properties: new Set(["margin", "--color-ink"]),
};

test.each([
  ["a rule of the shell", "body { margin: 0px; }", ["margin"], false],
  ["another rule", "body { letter-spacing: 1px; }", ["letter-spacing"], true],
  ["custom properties of its own", ":root { --tw-shadow: 0; }", ["--tw-shadow"], false],
  ["a custom property of the shell", ":root { --color-ink: red; }", ["--color-ink"], true],
  ["a custom property beside another", "a { --x: 1; color: red; }", ["--x", "color"], true],
  ["a rule without declarations", "a { }", [], false],
])("%s: added to the site or not", (_, text, properties, isAdded) => {
  expect(addedRules([{ text, properties }], FRAME)).toEqual(isAdded ? [text] : []);
});
