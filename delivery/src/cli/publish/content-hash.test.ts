import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentHash } from "@promptfolio/remote-kit/webpack/release-files";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "promptfolio-content-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const PAGE = "const limit: number = 5;\nexport default function Page() { return <h1>{limit}</h1>; }\n";

const hashOf = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(root, "package-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return contentHash(folder);
};

test.each([
  ["a comment", { "src/page.tsx": `// Shows the limit.\n${PAGE}` }],
  ["formatting", { "src/page.tsx": PAGE.replaceAll("\n", "\n\n") }],
  ["a type", { "src/page.tsx": PAGE.replace("limit: number", "limit") }],
  ["a test", { "src/page.tsx": PAGE, "src/page.test.tsx": "test('x', () => {});" }],
  ["the package's version", { "src/page.tsx": PAGE, "package.json": '{"version":"2.0.0"}' }],
])("%s does not change the hash", async (_, files) => {
  expect(await hashOf(files)).toBe(await hashOf({ "src/page.tsx": PAGE }));
});

test.each([
  ["other code", { "src/page.tsx": PAGE.replace("5", "6") }],
  ["another file name", { "src/other-page.tsx": PAGE }],
  ["another picture", { "src/page.tsx": PAGE, "src/poster.svg": "<svg/>" }],
])("%s changes the hash", async (_, files) => {
  expect(await hashOf(files)).not.toBe(await hashOf({ "src/page.tsx": PAGE }));
});
