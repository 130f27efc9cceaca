import { sampleRelease } from "../testing/sample-release";
import { STORES, useStore } from "../testing/stores";
import { createReleaseStore } from "./create-release-store";
import { ConflictError } from "./release-store";
import { emptyRegistry, publish } from "./transitions";

const line = { at: "2026-01-01T00:00:00.000Z", by: "ada", action: "publish", id: "gallery", detail: "1.0.0" };
const release = (version: string) => ({
  version,
  integrity: `sha384-${version}`,
  contentHash: `sha384-content-${version}`,
});

describe.each(STORES)("a registry in %s", (_, create) => {
  const place = useStore(create);
  const open = () => createReleaseStore(place.open());

  test("is empty at first", async () => {
    expect(await open().readRegistry()).toEqual(emptyRegistry());
    expect(await open().readDescriptor("gallery", "1.0.0")).toBeUndefined();
  });

  test("sees writes of another process", async () => {
    const [writer, reader] = [open(), open()];
    const before = await reader.registryTag();
    const next = publish(await writer.readRegistry(), "gallery", release("1.0.0"), line.at);
    await writer.writeRegistry(next, 0, line);
    expect(await reader.registryTag()).not.toBe(before);
    expect((await reader.readRegistry()).entries["gallery"]?.releases).toHaveLength(1);
  });

  test("returns the same newest revision to concurrent readers", async () => {
    const [writer, reader] = [open(), open()];
    await reader.readRegistry();
    const next = publish(await writer.readRegistry(), "gallery", release("1.0.0"), line.at);
    await writer.writeRegistry(next, 0, line);
    const read = await Promise.all([1, 2, 3].map(() => reader.readRegistry()));
    expect(read.map(({ revision }) => revision)).toEqual([1, 1, 1]);
    expect(await reader.registryTag()).toBe("1");
  });

  test("lets exactly one of many writers of a revision succeed", async () => {
    const stores = Array.from({ length: 8 }, open);
    const outcomes = await Promise.allSettled(
      stores.map((store, number) =>
        store.writeRegistry(
          publish(emptyRegistry(), `remote${"abcdefgh"[number]}`, release("1.0.0"), line.at),
          0,
          line,
        ),
      ),
    );
    const lost = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(lost).toHaveLength(stores.length - 1);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(ConflictError);
    expect(Object.keys((await open().readRegistry()).entries)).toHaveLength(1);
  });

  test("refuses an outdated revision", async () => {
    const store = open();
    const first = await store.writeRegistry(
      publish(emptyRegistry(), "gallery", release("1.0.0"), line.at),
      0,
      line,
    );
    await store.writeRegistry(publish(first, "gallery", release("2.0.0"), line.at), 1, line);
    await expect(store.writeRegistry(first, 1, line)).rejects.toThrow(ConflictError);
  });

  test("keeps each state with the change that made it, newest first", async () => {
    const store = open();
    let registry = await store.readRegistry();
    for (const version of ["1.0.0", "2.0.0", "3.0.0"])
      registry = await store.writeRegistry(
        publish(registry, "gallery", release(version), line.at),
        registry.revision,
        { ...line, detail: version },
      );
    const seen: [number, string][] = [];
    for await (const { change, registry: state } of store.revisions()) {
      seen.push([change.revision, change.detail]);
      expect(state.revision).toBe(change.revision);
    }
    expect(seen).toEqual([
      [3, "3.0.0"],
      [2, "2.0.0"],
      [1, "1.0.0"],
    ]);
  });

  test("writes files and descriptors once", async () => {
    const store = open();
    expect(await store.createFile("gallery", "1.0.0", "a.js", Buffer.from("a"))).toBe(true);
    expect(await store.createFile("gallery", "1.0.0", "a.js", Buffer.from("b"))).toBe(false);
    expect((await store.readFile("gallery", "1.0.0", "a.js"))?.toString()).toBe("a");
    expect(await store.createDescriptor(sampleRelease("gallery", "1.0.0"))).toBe(true);
    expect(await store.createDescriptor(sampleRelease("gallery", "1.0.0"))).toBe(false);
  });

  test("never reads files outside of the release", async () => {
    await open().createFile("gallery", "1.0.0", "a.js", Buffer.from("a"));
    expect(await open().readFile("detail", "1.0.0", "../../gallery/1.0.0/a.js")).toBeUndefined();
    expect(await open().readFile("..", "..", "a.js")).toBeUndefined();
  });

  test("removes a release with all its files", async () => {
    const store = open();
    for (const path of ["a.js", "b.js", "server/c.cjs"])
      await store.createFile("gallery", "1.0.0", path, Buffer.from(path));
    await store.createDescriptor(sampleRelease("gallery", "1.0.0"));
    await store.createFile("gallery", "1.0.01", "a.js", Buffer.from("another version"));
    await store.removeRelease("gallery", "1.0.0");
    expect(await store.readDescriptor("gallery", "1.0.0")).toBeUndefined();
    expect(await store.readFile("gallery", "1.0.0", "server/c.cjs")).toBeUndefined();
    expect(await store.readFile("gallery", "1.0.01", "a.js")).toBeDefined();
  });
});
