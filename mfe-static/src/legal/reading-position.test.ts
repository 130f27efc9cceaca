import { sectionBeingRead } from "./use-reading-position";

test.each<[string, number[], boolean, number]>([
  ["above all sections, the first", [400, 900, 1500], false, 0],
  ["the first has passed the line", [200, 700, 1300], false, 0],
  ["exactly on the line", [-300, 300, 900], false, 1],
  ["several have passed", [-900, -300, 100, 800], false, 2],
  ["the page's end", [-900, -300, 400, 600], true, 3],
])("%s", (_, tops, atEnd, index) => {
  expect(sectionBeingRead(tops, 300, atEnd)).toBe(index);
});
