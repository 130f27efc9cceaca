import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { RefusedError } from "../registry/transitions";
import { openReleaseDesk, type ReleaseDesk } from "../testing/release-testing";
import { sampleRoute } from "../testing/sample-release";
import { freezeChannel, rollBackTo } from "./channels";
import { publishBuild } from "./publish";

let desk: ReleaseDesk;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.remove());

const registry = () => desk.context.store.readRegistry();

test("enters a release, compressed, and gives it to nobody", async () => {
  const published = await publishBuild(desk.context, await desk.build("gallery", "1.0.0"));
  expect(published).toMatchObject({ id: "gallery", version: "1.0.0", isNew: true, promoted: false });
  const { releases, channel } = (await registry()).entries["gallery"] ?? {};
  expect(releases).toHaveLength(1);
  expect(channel?.stable).toBeNull();
  const read = (path: string) => desk.context.store.readFile("gallery", "1.0.0", path);
  const plain = (await read("remote-entry.js")) ?? Buffer.alloc(0);
  expect(brotliDecompressSync((await read("remote-entry.js.br")) ?? plain)).toEqual(plain);
  expect(gunzipSync((await read("remote-entry.js.gz")) ?? plain)).toEqual(plain);
});

test("server builds are stored as they are: no browser asks for them", async () => {
  const folder = await desk.build(
    "gallery",
    "1.0.0",
    {},
    { "remote-entry.js": "1", "server/home-page.cjs": "2" },
  );
  await publishBuild(desk.context, folder);
  expect(await desk.context.store.readFile("gallery", "1.0.0", "server/home-page.cjs")).not.toBeNull();
  expect(await desk.context.store.readFile("gallery", "1.0.0", "server/home-page.cjs.br")).toBeNull();
});

test("the same bytes again change nothing, whenever they were built", async () => {
  await publishBuild(desk.context, await desk.build("gallery", "1.0.0"));
  const { revision } = await registry();
  const again = await desk.build("gallery", "1.0.0", {
    builtAt: "2027-01-01T00:00:00.000Z",
    source: { commit: "another", dirty: true },
  });
  expect(await publishBuild(desk.context, again, "new")).toMatchObject({
    isNew: false,
    promoted: false,
  });
  expect((await registry()).revision).toBe(revision);
});

test.each<[string, (folder: ReleaseDesk) => Promise<string>]>([
  [
    "other bytes under the same version",
    (at) => at.build("gallery", "1.0.0", {}, { "remote-entry.js": "other" }),
  ],
  [
    "other routes under the same version",
    (at) => at.build("gallery", "1.0.0", { routes: [sampleRoute("new", "/new")] }),
  ],
])("%s are refused", async (_, build) => {
  await publishBuild(desk.context, await desk.build("gallery", "1.0.0"));
  await expect(publishBuild(desk.context, await build(desk))).rejects.toThrow(RefusedError);
});

test("a file that is not the one that was built is refused, and nothing is stored", async () => {
  const folder = await desk.build("gallery", "1.0.0");
  await writeFile(join(folder, "remote-entry.js"), "tampered");
  await expect(publishBuild(desk.context, folder)).rejects.toThrow("remote-entry.js is not the file");
  expect((await registry()).entries).toEqual({});
  expect(await desk.context.store.readDescriptor("gallery", "1.0.0")).toBeNull();
});

test.each([
  ["no build", "/nowhere", "holds no release.json"],
  ["the path of another remote", null, "claims paths of others: /gallery belongs to gallery"],
])("%s is refused in a sentence", async (_, folder, message) => {
  await publishBuild(desk.context, await desk.build("gallery", "1.0.0"), "new");
  const thief = folder ?? (await desk.build("thief", "1.0.0", { routes: [sampleRoute("home", "/gallery")] }));
  await expect(publishBuild(desk.context, thief)).rejects.toThrow(message);
});

test("a release of which only files were stored does not exist, and can be published again", async () => {
  const { store } = desk.context;
  await store.createFile("gallery", "1.0.0", "remote-entry.js", Buffer.from("/* gallery 1.0.0 */"));
  expect(await store.readDescriptor("gallery", "1.0.0")).toBeNull();
  expect((await registry()).entries).toEqual({});
  expect(await publishBuild(desk.context, await desk.build("gallery", "1.0.0"))).toMatchObject({
    isNew: true,
  });
});

test("other bytes left behind under the version are never mixed with it", async () => {
  await desk.context.store.createFile("gallery", "1.0.0", "remote-entry.js", Buffer.from("left behind"));
  await expect(publishBuild(desk.context, await desk.build("gallery", "1.0.0"))).rejects.toThrow(
    "is there already, with other contents",
  );
});

test("a dry run finds out, and stores nothing", async () => {
  const dry = { ...desk.context, dryRun: true };
  expect(await publishBuild(dry, await desk.build("gallery", "1.0.0"), "new")).toMatchObject({
    isNew: true,
  });
  expect((await registry()).revision).toBe(0);
  expect(await desk.context.store.readDescriptor("gallery", "1.0.0")).toBeNull();
});

test("teams that publish at once lose nothing", async () => {
  const ids = ["gallery", "detail", "auth", "admin", "static"];
  const folders = await Promise.all(ids.map((id) => desk.build(id, "1.0.0")));
  await Promise.all(folders.map((folder) => publishBuild(desk.otherTeam(), folder, "new")));
  const { entries, revision } = await registry();
  expect(revision).toBe(ids.length);
  for (const id of ids) expect(entries[id]?.channel.stable).toBe("1.0.0");
});

test("a remote that needs another host is published, but not promoted", async () => {
  await publishBuild(desk.context, await desk.build("shell", "1.0.0"), "new");
  const folder = await desk.build("gallery", "2.0.0", { hostApi: "^2.0.0" });
  await expect(publishBuild(desk.context, folder, "new")).rejects.toThrow(
    "gallery 2.0.0 does not fit what is live: it needs host API ^2.0.0, shell 1.0.0 provides 1.0.0.",
  );
});

describe("what fits is served", () => {
  const serve = async (version: string) =>
    publishBuild(desk.context, await desk.build("gallery", version), "fitting");
  const stable = async () => (await registry()).entries["gallery"]?.channel.stable;

  test("what is new, and what was stable before a step forward", async () => {
    expect(await serve("1.0.0")).toMatchObject({ isNew: true, promoted: true });
    expect(await serve("2.0.0")).toMatchObject({ isNew: true, promoted: true });
    expect(await serve("1.0.0")).toMatchObject({ isNew: false, promoted: true });
    expect(await stable()).toBe("1.0.0");
    const { revision } = await registry();
    expect(await serve("1.0.0")).toMatchObject({ promoted: false });
    expect((await registry()).revision).toBe(revision);
  });

  test("not what was taken back: a restart of the server must not bring it again", async () => {
    await serve("1.0.0");
    await serve("2.0.0");
    await rollBackTo(desk.context, "gallery", undefined);
    expect(await serve("2.0.0")).toMatchObject({ promoted: false });
    expect(await stable()).toBe("1.0.0");
  });

  test("nothing of a frozen remote, and the server starts all the same", async () => {
    await serve("1.0.0");
    await freezeChannel(desk.context, "gallery", "the launch is on");
    expect(await serve("2.0.0")).toMatchObject({ isNew: true, promoted: false });
    expect(await stable()).toBe("1.0.0");
  });
});
