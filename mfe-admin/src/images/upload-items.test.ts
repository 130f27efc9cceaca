import { EMPTY_DRAFT } from "./image-fields";
import { nameOf, newItem, placeFiles, placeRows, type UploadItem } from "./upload-items";

let key = 0;
const nextKey = () => ++key;
const good = (name: string) => ({ file: new File([], name), problem: undefined });
const row = (fileName: string) => ({ fileName, draft: { ...EMPTY_DRAFT, title: `Title of ${fileName}` } });
const summary = (items: readonly UploadItem[]) =>
  items.map((item) => [nameOf(item), item.draft.title, item.file !== undefined]);

test("rows come before, with or after their pictures", () => {
  const first = placeFiles([newItem(0)], [good("a.png"), good("b.png")], nextKey);
  const rows = placeRows(first, [row("B.png"), row("c.png")], nextKey);
  expect(summary(rows)).toEqual([
    ["a.png", "", true],
    ["b.png", "Title of B.png", true],
    ["c.png", "Title of c.png", false],
  ]);
  expect(summary(placeFiles(rows, [good("C.PNG"), good("d.png")], nextKey))).toEqual([
    ["a.png", "", true],
    ["b.png", "Title of B.png", true],
    ["C.PNG", "Title of c.png", true],
    ["d.png", "", true],
  ]);
});

test("a name with accents is the same in both forms of Unicode", () => {
  const rows = placeRows([newItem(0)], [row("a.png"), row("caf\u00e9.png")], nextKey);
  expect(summary(placeFiles(rows, [good("cafe\u0301.png")], nextKey))).toEqual([
    ["a.png", "Title of a.png", false],
    ["cafe\u0301.png", "Title of caf\u00e9.png", true],
  ]);
});

test("a single picture replaces that of the only item", () => {
  const items = placeFiles([newItem(0)], [good("a.png")], nextKey);
  expect(summary(placeFiles(items, [good("b.png")], nextKey))).toEqual([["b.png", "", true]]);
});

test("a rejected picture keeps its place for another file of that name", () => {
  const problem = "The image file is damaged and can't be read.";
  const items = placeFiles([newItem(0)], [good("a.png"), { ...good("b.png"), problem }], nextKey);
  expect(items[1]?.problems).toEqual({ image: problem });
  const again = placeFiles(items, [good("b.png")], nextKey);
  expect(summary(again)).toEqual([
    ["a.png", "", true],
    ["b.png", "", true],
  ]);
  expect(again[1]?.problems).toEqual({});
});
