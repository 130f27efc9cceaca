import { EMPTY_DRAFT } from "./image-fields";
import { readUploadSheet, uploadReport } from "./upload-sheet";

const csv = (...lines: string[]) => readUploadSheet(new File([lines.join("\r\n")], "texts.csv"));
const json = (value: unknown) => readUploadSheet(new File([JSON.stringify(value)], "texts.json"));

test("reads a CSV of any separator, with texts of several lines, by the columns' names", async () => {
  const expected = [
    {
      fileName: "a.png",
      draft: {
        ...EMPTY_DRAFT,
        title: "A",
        alt: "An A",
        prompt: "One,\r\ntwo;\tthree",
        negativePrompt: "No B",
      },
    },
  ];
  for (const separator of [",", ";", "\t"])
    expect(
      await csv(
        ["\uFEFFFile name", "TITLE", "Alternative text", "notes", "prompt", "negative_prompt"].join(
          separator,
        ),
        ["posters/a.png", "A", "An A", "x", '"One,\r\ntwo;\tthree"', "No B"].join(separator),
        "",
      ),
    ).toEqual(expected);
});

test("reads JSON", async () =>
  expect(await json([{ file: "a.png", title: "A", tag: 7, unknown: {} }])).toEqual([
    { fileName: "a.png", draft: { ...EMPTY_DRAFT, title: "A", tag: "7" } },
  ]));

test.each([
  [() => csv("file,title"), "The file has no rows."],
  [() => csv("title,tag", "A,B"), "Row 1: The name of the picture is missing in the column “file”."],
  [() => csv("file,title", "a.png,A", "A.PNG,B"), "Row 2: Another row is for A.PNG, too."],
  [() => csv("file,title", "a.png,A", "b.png,B,C"), /^Row 2: Too many fields/],
  [() => csv("file,title", 'a.png,"A'), /^Row 1: Quoted field unterminated/],
  [() => csv("file", ..."x".repeat(201)), "The file must have 200 rows at most."],
  [() => csv("file,title", "x".repeat(4 * 1024 * 1024)), "The file must be 4 MB at most."],
  [() => readUploadSheet(new File([Uint8Array.of(0xe4, 0xf6)], "a.csv")), "The file must be saved as UTF-8."],
  [() => json({ file: "a.png" }), "The JSON must be a list of objects, one for each picture."],
  [() => json([null]), "Row 1: This is not an object."],
])("%s is rejected: %s", async (read, message) => {
  await expect(read()).rejects.toThrow(message);
});

test("reports what became of each picture, without formulas", () =>
  expect(
    uploadReport([
      { fileName: "=a.png", title: "A", failure: "HTTP error! status: 500" },
      { fileName: "b.png", title: "B" },
    ]),
  ).toBe(`file,title,result,id,problem\r\n"'=a.png",A,failed,,HTTP error! status: 500\r\nb.png,B,failed,,`));
