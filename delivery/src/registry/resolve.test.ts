import type { RegistryEntry } from "@promptfolio/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { sampleEntry, sampleRegistry, sampleRelease } from "../testing/sample-release";
import { hasCanary, isInCanary, resolveMap } from "./resolve";

const versions = ["1.0.0", "2.0.0", "3.0.0"];
const history = [
  { version: "2.0.0", until: "" },
  { version: "1.0.0", until: "" },
];
const canary = {
  version: "3.0.0",
  basisPoints: 5_000,
  salt: "s",
  guard: { errorRate: 0.1, minimumViews: 1 },
};

const descriptorsOf =
  (...releases: ReleaseDescriptor[]) =>
  (id: string, version: string): ReleaseDescriptor | undefined =>
    releases.find((release) => release.id === id && release.version === version);

const shell = sampleRelease("shell", "1.0.0", { hostApi: "1.0.0" });
const gallery = (version: string, hostApi = "^1.0.0") => sampleRelease("gallery", version, { hostApi });
const all = descriptorsOf(shell, gallery("1.0.0"), gallery("2.0.0"), gallery("3.0.0"));

const registryOf = (entry: RegistryEntry) =>
  sampleRegistry({ shell: sampleEntry("1.0.0", ["1.0.0"]), gallery: entry });
const resolveGallery = (entry: RegistryEntry, descriptorOf = all, visitor?: string) =>
  resolveMap(registryOf(entry), visitor, descriptorOf)?.remotes["gallery"];

const visitors = Array.from({ length: 50 }, (_, number) => `visitor-${number}`);
const inside = visitors.find((visitor) => isInCanary(canary.salt, visitor, canary.basisPoints)) ?? "";
const outside = visitors.find((visitor) => !isInCanary(canary.salt, visitor, canary.basisPoints)) ?? "";

test.each([
  [
    "the stable version",
    sampleEntry("2.0.0", versions, { history: history.slice(1) }),
    undefined,
    "2.0.0",
    "1.0.0",
  ],
  [
    "the canary, inside its share",
    sampleEntry("2.0.0", versions, { canary, history: history.slice(1) }),
    inside,
    "3.0.0",
    "2.0.0",
  ],
  [
    "stable, outside of it",
    sampleEntry("2.0.0", versions, { canary, history: history.slice(1) }),
    outside,
    "2.0.0",
    "1.0.0",
  ],
  [
    "stable, where it does not matter who asks",
    sampleEntry("2.0.0", versions, { canary }),
    undefined,
    "2.0.0",
    undefined,
  ],
])("a visitor gets %s", (_, entry, visitor, version, fallback) => {
  const remote = resolveGallery(entry, all, visitor);
  expect([remote?.version, remote?.fallback?.version]).toEqual([version, fallback]);
});

test("falls back to an earlier version compatible with the host", () => {
  const descriptorOf = descriptorsOf(
    shell,
    gallery("3.0.0", "^2.0.0"),
    gallery("2.0.0", "^2.0.0"),
    gallery("1.0.0"),
  );
  const remote = resolveGallery(sampleEntry("3.0.0", versions, { history }), descriptorOf);
  expect(remote).toMatchObject({ version: "1.0.0", unusable: null, fallback: null });
});

test("marks a remote without a compatible version as unusable, with the reason", () => {
  const descriptorOf = descriptorsOf(shell, gallery("3.0.0", "^2.0.0"));
  const remote = resolveGallery(sampleEntry("3.0.0", versions), descriptorOf);
  expect(remote?.unusable).toBe("gallery 3.0.0 needs host API ^2.0.0; the shell provides 1.0.0");
  expect(remote?.routes).toHaveLength(1);
});

test("ignores a release without a descriptor", () => {
  const descriptorOf = descriptorsOf(shell, gallery("2.0.0"));
  expect(resolveGallery(sampleEntry("3.0.0", versions, { history }), descriptorOf)?.version).toBe("2.0.0");
  expect(resolveGallery(sampleEntry("3.0.0", versions), descriptorsOf(shell))).toBeUndefined();
});

test("omits a remote that is published but not promoted", () => {
  expect(resolveGallery(sampleEntry(null, versions))).toBeUndefined();
});

test("returns no map without a shell", () => {
  expect(
    resolveMap(sampleRegistry({ gallery: sampleEntry("1.0.0", versions) }), undefined, all),
  ).toBeUndefined();
});

test("resolves versions compatible with the older shell that a tab runs", () => {
  const registry = sampleRegistry({
    shell: sampleEntry("2.0.0", ["1.0.0", "2.0.0"], { history: [{ version: "1.0.0", until: "" }] }),
    gallery: sampleEntry("3.0.0", versions, { history }),
  });
  const newShell = sampleRelease("shell", "2.0.0", { hostApi: "2.0.0" });
  const descriptorOf = descriptorsOf(shell, newShell, gallery("3.0.0", "^2.0.0"), gallery("2.0.0"));
  expect(resolveMap(registry, undefined, descriptorOf)?.remotes["gallery"]?.version).toBe("3.0.0");
  expect(
    resolveMap(registry, undefined, descriptorOf, { running: "1.0.0" })?.remotes["gallery"]?.version,
  ).toBe("2.0.0");
});

test("takes URLs and integrity from the release", () => {
  const remote = resolveGallery(sampleEntry("1.0.0", versions));
  expect(remote?.entry).toBe("/r/gallery/1.0.0/remote-entry.js");
  expect(remote?.integrity).toMatch(/^sha384-/);
  expect(remote?.pages?.["./home-page"]?.scripts[0]?.path).toBe("/r/gallery/1.0.0/page.home-page.js");
});

test("detects whether there is a canary", () => {
  expect(hasCanary(registryOf(sampleEntry("2.0.0", versions)))).toBe(false);
  expect(hasCanary(registryOf(sampleEntry("2.0.0", versions, { canary })))).toBe(true);
});
