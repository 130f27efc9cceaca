import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { sampleEntry, sampleRegistry, sampleRelease } from "../testing/sample-release";
import { createSharedFilesCheck } from "./shared-files";

const PATH = "files/page.0123456789abcdef.js";

const release = (version: string, integrity: string, path = PATH): ReleaseDescriptor =>
  sampleRelease("gallery", version, { files: [{ path, bytes: 1, integrity }] });

const storeOf = (...releases: ReleaseDescriptor[]) => {
  const reads: string[] = [];
  return {
    reads,
    readDescriptor: async (_id: string, version: string) => {
      reads.push(version);
      return releases.find((one) => one.version === version);
    },
  };
};

const registryOf = (...versions: string[]) => sampleRegistry({ gallery: sampleEntry("1.0.0", versions) });

test("refuses other bytes under the name of a shared file", async () => {
  const store = storeOf(release("1.0.0", "a"));
  const registry = registryOf("1.0.0", "2.0.0");
  await expect(createSharedFilesCheck(store, release("4.0.0", "a"))(registry)).resolves.toBeUndefined();
  await expect(createSharedFilesCheck(store, release("4.0.0", "b"))(registry)).rejects.toThrow(
    `${PATH} of gallery 4.0.0 has other bytes in 1.0.0, and both have the same URL`,
  );
});

test("ignores files that releases don't share", async () => {
  const store = storeOf(release("1.0.0", "a", "remote-entry.js"));
  await createSharedFilesCheck(store, release("4.0.0", "b", "remote-entry.js"))(registryOf("1.0.0"));
  expect(store.reads).toEqual([]);
});

test("compares with releases published since, and reads none twice", async () => {
  const store = storeOf(release("1.0.0", "a"), release("2.0.0", "b"));
  const check = createSharedFilesCheck(store, release("4.0.0", "a"));
  await check(registryOf("1.0.0"));
  await expect(check(registryOf("1.0.0", "2.0.0"))).rejects.toThrow("has other bytes in 2.0.0");
  expect(store.reads).toEqual(["1.0.0", "2.0.0"]);
});

test("ignores a release that can't be read, as it isn't served", async () => {
  const readDescriptor = () => Promise.reject(new Error("differs from the published one"));
  await expect(
    createSharedFilesCheck({ readDescriptor }, release("4.0.0", "a"))(registryOf("1.0.0")),
  ).resolves.toBeUndefined();
});
