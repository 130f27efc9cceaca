import { publishBuild } from "../cli/publish/publish";
import { useReleaseFixture } from "../testing/release-fixture";
import { withVerifiedFiles } from "./verified-files";

const FILES = { "server/home-page.cjs": "exports.one = 1;" };

const fixture = useReleaseFixture();
let changed: string[];
beforeEach(async () => {
  changed = [];
  await publishBuild(fixture.context, await fixture.build("gallery", "1.0.0", {}, FILES));
});

const read = (path: string) =>
  withVerifiedFiles(fixture.context.store, (_id, _version, file) => changed.push(file)).readFile(
    "gallery",
    "1.0.0",
    path,
  );
const overwrite = (path: string, bytes: Buffer) =>
  fixture.context.objects.write(`r/gallery/1.0.0/${path}`, bytes);

test.each(["remote-entry.js", "remote-entry.js.br", "remote-entry.js.gz", "server/home-page.cjs"])(
  "serves %s as it was published",
  async (path) => {
    expect(await read(path)).toBeDefined();
    expect(changed).toEqual([]);
  },
);

test.each(["remote-entry.js", "remote-entry.js.br", "remote-entry.js.gz", "server/home-page.cjs"])(
  "does not serve %s after a byte has changed, and reports the change",
  async (path) => {
    const bytes = await fixture.context.objects.read(`r/gallery/1.0.0/${path}`);
    if (!bytes) throw new Error("there is nothing to change");
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await overwrite(path, bytes);
    expect(await read(path)).toBeUndefined();
    expect(changed).toEqual([path]);
  },
);

test("does not serve a file that the release does not list", async () => {
  await overwrite("ghost.js", Buffer.from("alert(1)"));
  expect(await read("ghost.js")).toBeUndefined();
  expect(await read("release.json")).toBeUndefined();
});
