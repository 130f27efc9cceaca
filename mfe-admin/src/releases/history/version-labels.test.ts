import { placeLabels } from "./chart-frame";

const WIDTH = 400;
const NAME = "1.0.0-13b9d5c6bb";
const change = (at: number, version = NAME) => ({ at, version });
const place = (...changes: { at: number; version: string }[]) => placeLabels(changes, (at) => at, WIDTH);

test("centres a version's label over its line", () => {
  expect(place(change(200))).toEqual([{ version: NAME, x: 200, anchor: "middle" }]);
});

test("keeps labels within the chart", () => {
  expect(place(change(10))).toEqual([{ version: NAME, x: 0, anchor: "start" }]);
  expect(place(change(395))).toEqual([{ version: NAME, x: WIDTH, anchor: "end" }]);
});

test("shows the newer of two labels that would overlap", () => {
  const labels = place(change(100, "1.0.0-aaaaaaaaaa"), change(330, "1.0.0-bbbbbbbbbb"), change(390));
  expect(labels.map(({ version }) => version)).toEqual(["1.0.0-aaaaaaaaaa", NAME]);
});
