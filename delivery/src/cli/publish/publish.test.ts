import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { freezeChannel, rollBackTo } from "../../registry/channels";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import { useReleaseFixture } from "../../testing/release-fixture";
import { filesWith, sampleFiles, sampleRoute } from "../../testing/sample-release";
import { publishBuild } from "./publish";

const SHARED = "files/page.0123456789abcdef.js";

const fixture = useReleaseFixture();

const registry = () => fixture.context.store.readRegistry();

test("stores a release compressed, without promoting it", async () => {
  const published = await fixture.publish("gallery", "1.0.0");
  expect(published).toMatchObject({ id: "gallery", version: "1.0.0", isNew: true, promoted: false });
  const { releases, channel } = (await registry()).entries["gallery"] ?? {};
  expect(releases).toHaveLength(1);
  expect(channel?.stable).toBeNull();
  const read = (path: string) => fixture.context.store.readFile("gallery", "1.0.0", path);
  const plain = (await read("remote-entry.js")) ?? Buffer.alloc(0);
  expect(brotliDecompressSync((await read("remote-entry.js.br")) ?? plain)).toEqual(plain);
  expect(gunzipSync((await read("remote-entry.js.gz")) ?? plain)).toEqual(plain);
});

test("stores server builds uncompressed", async () => {
  const folder = await fixture.build("gallery", "1.0.0", {}, { "server/home-page.cjs": "2" });
  await publishBuild(fixture.context, folder);
  expect(await fixture.context.store.readFile("gallery", "1.0.0", "server/home-page.cjs")).toBeDefined();
  expect(await fixture.context.store.readFile("gallery", "1.0.0", "server/home-page.cjs.br")).toBeUndefined();
});

test("rejects a shared file that has other bytes in an earlier release", async () => {
  const publish = async (version: string, text: string, dryRun = false) =>
    publishBuild(
      { ...fixture.context, dryRun },
      await fixture.build("gallery", version, {}, filesWith(SHARED, text, version)),
    );
  await publish("1.0.0", "one");
  await publish("2.0.0", "one");
  await expect(publish("3.0.0", "other", true)).rejects.toThrow(RefusedError);
  await expect(publish("3.0.0", "other")).rejects.toThrow(`${SHARED} of gallery 3.0.0 has other bytes in`);
  expect(await fixture.context.store.readFile("gallery", "3.0.0", SHARED)).toBeUndefined();
});

test("rejects one of two concurrent builds with different bytes in a shared file", async () => {
  const publish = async (version: string, context: ReleaseContext) =>
    publishBuild(
      context,
      await fixture.build("gallery", version, {}, filesWith(SHARED, `of ${version}`, version)),
    );
  const both = await Promise.allSettled([
    publish("1.0.0", fixture.context),
    publish("2.0.0", fixture.otherTeam()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await registry()).entries["gallery"]?.releases).toHaveLength(1);
});

test("changes nothing when the same bytes are published again, whenever they were built", async () => {
  await fixture.publish("gallery", "1.0.0");
  const { revision } = await registry();
  const again = await fixture.build("gallery", "1.0.0", {
    builtAt: "2027-01-01T00:00:00.000Z",
    source: { commit: "another", dirty: true },
  });
  expect(await publishBuild(fixture.context, again, "new")).toMatchObject({
    isNew: false,
    promoted: false,
  });
  expect((await registry()).revision).toBe(revision);
});

test.each<[string, object, Record<string, string>]>([
  ["bytes", {}, { "remote-entry.js": "other" }],
  ["routes", { routes: [sampleRoute("new", "/new")] }, {}],
])("rejects other %s under the same version", async (_, more, files) => {
  await fixture.publish("gallery", "1.0.0");
  const other = await fixture.build("gallery", "1.0.0", more, files);
  await expect(publishBuild(fixture.context, other)).rejects.toThrow(RefusedError);
});

test("rejects a file that differs from the build, and stores nothing", async () => {
  const folder = await fixture.build("gallery", "1.0.0");
  await writeFile(join(folder, "remote-entry.js"), "tampered");
  await expect(publishBuild(fixture.context, folder)).rejects.toThrow("remote-entry.js is not the file");
  expect((await registry()).entries).toEqual({});
  expect(await fixture.context.store.readDescriptor("gallery", "1.0.0")).toBeUndefined();
});

test.each([
  ["no build", "/nowhere", "holds no release.json"],
  ["the path of another remote", undefined, "/gallery of thief overlaps /gallery of gallery"],
])("rejects %s, with the reason", async (_, folder, message) => {
  await fixture.publish("gallery", "1.0.0", "new");
  const thief =
    folder ?? (await fixture.build("thief", "1.0.0", { routes: [sampleRoute("home", "/gallery")] }));
  await expect(publishBuild(fixture.context, thief)).rejects.toThrow(message);
});

test("refuses what check refuses, and stores none of it", async () => {
  const folder = await fixture.build("gallery", "1.0.0", {}, { "remote-entry.js": "export default 1;" });
  await writeFile(join(folder, "notes.txt"), "");
  await expect(publishBuild(fixture.context, folder)).rejects.toThrow(
    /notes\.txt is in the build.*not a classic script/s,
  );
  expect(await fixture.context.objects.list("r/gallery/")).toEqual([]);
});

test("repairs the missing and damaged files of a known version, and nothing else", async () => {
  const { objects } = fixture.context;
  const folder = await fixture.build("gallery", "1.0.0");
  await publishBuild(fixture.context, folder);
  const { revision } = await registry();
  const prefix = "r/gallery/1.0.0/";
  const contents = async () => {
    const keys = (await objects.list(prefix)).map(({ key }) => key);
    return Promise.all(keys.map(async (key) => [key, (await objects.read(key))?.toString("base64")]));
  };
  const before = await contents();
  expect((await publishBuild(fixture.context, folder)).repaired).toEqual([]);
  await objects.remove([`${prefix}page.home-page.js`]);
  for (const name of ["remote-entry.js", "remote-entry.js.br"])
    await objects.write(prefix + name, Buffer.from("damaged"));
  expect((await publishBuild({ ...fixture.context, dryRun: true }, folder)).repaired).toEqual([]);
  const repaired = ["page.home-page.js", "remote-entry.js", "remote-entry.js.br"];
  expect((await publishBuild(fixture.context, folder)).repaired.sort()).toEqual(repaired);
  expect(await contents()).toEqual(before);
  expect((await registry()).revision).toBe(revision);
});

test("treats a release without a descriptor as unpublished, and publishes it", async () => {
  const { store } = fixture.context;
  await store.createFile(
    "gallery",
    "1.0.0",
    "remote-entry.js",
    Buffer.from(sampleFiles("gallery", "1.0.0")["remote-entry.js"] ?? ""),
  );
  expect(await store.readDescriptor("gallery", "1.0.0")).toBeUndefined();
  expect((await registry()).entries).toEqual({});
  expect(await fixture.publish("gallery", "1.0.0")).toMatchObject({ isNew: true });
});

test("never mixes a release with other files left under its version", async () => {
  await fixture.context.store.createFile("gallery", "1.0.0", "remote-entry.js", Buffer.from("left behind"));
  await expect(fixture.publish("gallery", "1.0.0")).rejects.toThrow("already exists with other contents");
});

test("stores nothing in a dry run", async () => {
  const dry = { ...fixture.context, dryRun: true };
  expect(await publishBuild(dry, await fixture.build("gallery", "1.0.0"), "new")).toMatchObject({
    isNew: true,
  });
  expect((await registry()).revision).toBe(0);
  expect(await fixture.context.store.readDescriptor("gallery", "1.0.0")).toBeUndefined();
});

test("keeps the releases of all teams that publish concurrently", async () => {
  const ids = ["gallery", "detail", "auth", "admin", "static"];
  const folders = await Promise.all(ids.map((id) => fixture.build(id, "1.0.0")));
  await Promise.all(folders.map((folder) => publishBuild(fixture.otherTeam(), folder, "new")));
  const { entries, revision } = await registry();
  expect(revision).toBe(ids.length);
  for (const id of ids) expect(entries[id]?.channel.stable).toBe("1.0.0");
});

test("rejects a remote that needs another host API version", async () => {
  await fixture.publish("shell", "1.0.0", "new");
  const folder = await fixture.build("gallery", "2.0.0", { hostApi: "^2.0.0" });
  await expect(publishBuild(fixture.context, folder)).rejects.toThrow(
    "gallery 2.0.0 is not compatible with what is live: it needs host API ^2.0.0, shell 1.0.0 provides 1.0.0.",
  );
  expect(await fixture.context.objects.list("r/gallery/")).toEqual([]);
});

describe("publishing with promotion of compatible releases", () => {
  const serve = async (version: string) => fixture.publish("gallery", version, "fitting");
  const stable = async () => (await registry()).entries["gallery"]?.channel.stable;

  test("promotes new releases, and earlier stable ones", async () => {
    expect(await serve("1.0.0")).toMatchObject({ isNew: true, promoted: true });
    expect(await serve("2.0.0")).toMatchObject({ isNew: true, promoted: true });
    expect(await serve("1.0.0")).toMatchObject({ isNew: false, promoted: true });
    expect(await stable()).toBe("1.0.0");
    const { revision } = await registry();
    expect(await serve("1.0.0")).toMatchObject({ promoted: false });
    expect((await registry()).revision).toBe(revision);
  });

  test("does not promote a version that was rolled back", async () => {
    await serve("1.0.0");
    await serve("2.0.0");
    await rollBackTo(fixture.context, "gallery", undefined);
    expect(await serve("2.0.0")).toMatchObject({ promoted: false });
    expect(await stable()).toBe("1.0.0");
  });

  test("does not promote rolled-back code under another version", async () => {
    const contentHash = "sha384-bad";
    await serve("1.0.0");
    const serveBad = async (version: string) =>
      fixture.publish("gallery", version, "fitting", { contentHash });
    await serveBad("2.0.0");
    await rollBackTo(fixture.context, "gallery", undefined);
    expect(await serveBad("2.0.1")).toMatchObject({ isNew: true, promoted: false });
    expect(await stable()).toBe("1.0.0");
  });

  test("publishes a release of a frozen remote without promoting it", async () => {
    await serve("1.0.0");
    await freezeChannel(fixture.context, "gallery", "the launch is on");
    expect(await serve("2.0.0")).toMatchObject({ isNew: true, promoted: false });
    expect(await stable()).toBe("1.0.0");
  });
});
