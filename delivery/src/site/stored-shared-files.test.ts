import Fastify, { type FastifyInstance } from "fastify";
import { pruneReleases } from "../cli/prune";
import { publishBuild } from "../cli/publish/publish";
import { createReleaseStore } from "../registry/create-release-store";
import { followRegistry, type LiveRegistry } from "../registry/live-registry";
import { createSharedFiles } from "../registry/shared-files";
import { withVerifiedFiles } from "../registry/verified-files";
import { useReleaseFixture } from "../testing/release-fixture";
import { sampleFiles } from "../testing/sample-release";
import { STORES, type TestStore } from "../testing/stores";
import { releaseFileRoutes } from "./release-files";

const fail = (error: unknown) => {
  throw error;
};

/** One remote's releases in a store, and servers that read it. */
describe.each(STORES)("shared files of releases in %s", (_name, createStore) => {
  let stored: TestStore;
  const fixture = useReleaseFixture();
  const closing: (() => unknown)[] = [];

  beforeEach(async () => {
    stored = await createStore();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await stored.remove();
  });

  const context = () => {
    const objects = stored.open();
    return { ...fixture.context, objects, store: createReleaseStore(objects) };
  };

  const nameOf = (name: string): string => `files/${name}.0123456789abcdef.js`;

  const publish = async (version: string, names: string[], isPromoted = false) => {
    const shared = Object.fromEntries(names.map((name) => [nameOf(name), `bytes of ${name}`]));
    const folder = await fixture.build(
      "gallery",
      version,
      {},
      { ...sampleFiles("gallery", version), ...shared },
    );
    await publishBuild(context(), folder, isPromoted ? "new" : "none");
  };

  /** Starts a server that polls only when the test does. */
  const startServer = async (
    onChanged: (path: string) => void = fail,
  ): Promise<{ app: FastifyInstance; live: LiveRegistry }> => {
    const store = withVerifiedFiles(context().store, (_id, _version, path) => onChanged(path));
    const live = await followRegistry(store, { onError: fail, pollIntervalMs: 3_600_000 });
    const app = Fastify();
    const shared = createSharedFiles(store, live);
    await app.register(releaseFileRoutes, { prefix: "/r", store, shared });
    closing.push(live.close, () => app.close());
    return { app, live };
  };

  const statusOf = async (app: FastifyInstance, name: string): Promise<number> =>
    (await app.inject({ url: `/r/gallery/${nameOf(name)}` })).statusCode;

  test("are served as long as a stored release lists them", async () => {
    await publish("1.0.0", ["old", "older", "both"]);
    await publish("2.0.0", ["both"], true);
    const before = await startServer();
    expect(await statusOf(before.app, "old")).toBe(200);
    expect(await statusOf(before.app, "both")).toBe(200);
    fixture.wait(31);
    expect((await pruneReleases(context())).removed).toEqual([{ id: "gallery", version: "1.0.0" }]);
    // The first server knew that 1.0.0 has the file, the second never did.
    for (const { app } of [before, await startServer()]) {
      expect(await statusOf(app, "older")).toBe(404);
      expect(await statusOf(app, "both")).toBe(200);
    }
  });

  test("are served by a server that has not read their release yet", async () => {
    await publish("1.0.0", ["both"], true);
    const { app, live } = await startServer();
    await publish("2.0.0", ["both", "new"], true);
    expect(live.registry().revision).toBe(1);
    expect(await statusOf(app, "new")).toBe(200);
  });

  test("are read from another release if one's copy was changed", async () => {
    await publish("1.0.0", ["both"]);
    await publish("2.0.0", ["both"], true);
    const objects = stored.open();
    for (const ending of ["", ".br", ".gz"])
      await objects.write(`r/gallery/2.0.0/${nameOf("both")}${ending}`, Buffer.from("of a thief"));
    const changed: string[] = [];
    const { app } = await startServer((path) => changed.push(path));
    const { statusCode, body } = await app.inject({ url: `/r/gallery/${nameOf("both")}` });
    expect([statusCode, body]).toEqual([200, "bytes of both"]);
    expect(changed).toContain(nameOf("both"));
  });

  test.each([
    ["another remote's file", `/r/detail/${nameOf("both")}`],
    ["a file outside of the folder", "/r/gallery/files/..%2fserver%2fpage.0123456789abcdef.js"],
    ["a file that no release lists", `/r/gallery/${nameOf("unlisted")}`],
    ["a descriptor", "/r/gallery/files/release.json"],
  ])("do not include %s", async (_, url) => {
    await publish("1.0.0", ["both"], true);
    await stored.open().write(`r/gallery/1.0.0/${nameOf("unlisted")}`, Buffer.from("1"));
    const { app } = await startServer();
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });
});
