import { placeLabels } from "./version-labels";

const WIDTH = 400;
const NAME = "1.0.0-13b9d5c6bb";
const change = (at: number, version = NAME) => ({ at, version });
const place = (...changes: { at: number; version: string }[]) => placeLabels(changes, (at) => at, WIDTH);

test("a version's name stands over its line", () => {
  expect(place(change(200))).toEqual([{ version: NAME, x: 200, anchor: "middle" }]);
});

test("a name never leaves the drawing", () => {
  expect(place(change(10))).toEqual([{ version: NAME, x: 0, anchor: "start" }]);
  expect(place(change(395))).toEqual([{ version: NAME, x: WIDTH, anchor: "end" }]);
});

test("of two names that would lie on each other the newer one is shown", () => {
  const labels = place(change(100, "1.0.0-aaaaaaaaaa"), change(330, "1.0.0-bbbbbbbbbb"), change(390));
  expect(labels.map(({ version }) => version)).toEqual(["1.0.0-aaaaaaaaaa", NAME]);
});
