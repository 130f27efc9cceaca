import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { sampleEntry, sampleRegistry, sampleRelease } from "../testing/sample-release";
import { createSharedFiles } from "./shared-files";

const PATH = "files/page.0123456789abcdef.js";

const release = (version: string, path = PATH): ReleaseDescriptor =>
  sampleRelease("gallery", version, { files: [{ path, bytes: 1, integrity: "sha384-a" }] });

const registryOf = (...versions: string[]) =>
  sampleRegistry({ gallery: sampleEntry(versions[0] ?? null, versions) });

/** A server whose registry has `versions`. It serves those in `served` and can read those in `stored`. */
const start = (
  versions: string[],
  stored: ReleaseDescriptor[],
  { served = [], next = versions }: { served?: string[]; next?: string[] } = {},
) => {
  let registry = registryOf(...versions);
  const read = (version: string) => stored.find((one) => one.version === version);
  const calls = { reads: 0, refreshes: 0, failing: false };
  const readDescriptor = async (_id: string, version: string) => {
    calls.reads += 1;
    if (calls.failing) throw new Error("the bucket does not respond");
    return read(version);
  };
  const live = {
    registry: () => registry,
    descriptor: (_id: string, version: string) => (served.includes(version) ? read(version) : undefined),
    refresh: async () => {
      calls.refreshes += 1;
      registry = registryOf(...next);
    },
  };
  const { versionsWith } = createSharedFiles({ readDescriptor }, live);
  const find = async (path = PATH, id = "gallery"): Promise<string[]> => {
    const found: string[] = [];
    for await (const version of versionsWith(id, path)) found.push(version);
    return found;
  };
  return { find, versionsWith, calls };
};

test("finds the releases that list a file, and reads each once", async () => {
  const { find, calls } = start(["1.0.0", "2.0.0", "3.0.0"], [release("1.0.0"), release("3.0.0")]);
  expect(await find()).toEqual(["3.0.0", "1.0.0"]);
  expect(await find("files/other.0123456789abcdef.js")).toEqual([]);
  expect(calls.reads).toBe(3);
});

test("returns a release that visitors get first, without reading any descriptor", async () => {
  const { versionsWith, calls } = start(["1.0.0", "2.0.0"], [release("1.0.0"), release("2.0.0")], {
    served: ["1.0.0"],
  });
  for await (const version of versionsWith("gallery", PATH)) {
    expect(version).toBe("1.0.0");
    break;
  }
  expect(calls).toMatchObject({ reads: 0, refreshes: 0 });
});

test("refreshes the registry to find a file of a new release", async () => {
  const stored = [release("1.0.0", "files/other.0123456789abcdef.js"), release("2.0.0")];
  const { find } = start(["1.0.0"], stored, { served: ["1.0.0", "2.0.0"], next: ["1.0.0", "2.0.0"] });
  expect(await find()).toEqual(["2.0.0"]);
});

test("reads a release again that could not be read before", async () => {
  const { find, calls } = start(["1.0.0"], [release("1.0.0")]);
  calls.failing = true;
  expect(await find()).toEqual([]);
  calls.failing = false;
  expect(await find()).toEqual(["1.0.0"]);
});

test.each([
  ["no hash in its name", "files/logo.svg", "gallery"],
  ["a folder of its own", "files/../server/page.0123456789abcdef.js", "gallery"],
  ["a version's folder", "1.0.0/page.0123456789abcdef.js", "gallery"],
  ["a remote that is none", PATH, "unknown"],
  ["a remote's name that all objects have", PATH, "constructor"],
])("finds nothing for a file with %s", async (_, path, id) => {
  const { find } = start(["1.0.0"], [release("1.0.0", path)]);
  expect(await find(path, id)).toEqual([]);
});
