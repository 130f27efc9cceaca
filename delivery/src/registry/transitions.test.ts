import type { Canary, RegistryEntry } from "@promptfolio/contracts/registry";
import { sampleEntry, sampleRegistry } from "../testing/sample-release";
import {
  entryOf,
  findRejection,
  freeze,
  promote,
  publish,
  RefusedError,
  rejectCanary,
  rollBack,
  startCanary,
  stopCanary,
} from "./transitions";

const AT = "2026-02-01T00:00:00.000Z";
const frozen = { by: "ada", why: "the launch is on", at: AT };
const canary: Canary = {
  version: "2.0.0",
  basisPoints: 500,
  salt: "first",
  guard: { errorRate: 0.02, minimumViews: 100 },
};
const two = ["1.0.0", "2.0.0"];

const gallery = (entry: RegistryEntry) => sampleRegistry({ gallery: entry });

describe("publishing", () => {
  const release = { version: "1.0.0", integrity: "sha384-1.0.0", contentHash: "sha384-content-1.0.0" };

  test("enters a release without promoting it", () => {
    const entry = entryOf(publish(sampleRegistry({}), "gallery", release, AT), "gallery");
    expect(entry.releases).toEqual([{ ...release, publishedAt: AT }]);
    expect(entry.channel.stable).toBeNull();
  });

  test("changes nothing for the same bytes", () => {
    const registry = gallery(sampleEntry(null, ["1.0.0"]));
    expect(publish(registry, "gallery", release, AT)).toBe(registry);
  });

  test("refuses other bytes under the same version", () => {
    const registry = gallery(sampleEntry(null, ["1.0.0"]));
    const other = { ...release, integrity: "sha384-other" };
    expect(() => publish(registry, "gallery", other, AT)).toThrow(RefusedError);
  });
});

describe("promoting", () => {
  test.each([
    ["the first version", sampleEntry(null, two), []],
    ["the next version", sampleEntry("1.0.0", two), [{ version: "1.0.0", until: AT }]],
  ])("makes %s stable, and adds the previous one to the history", (_, entry, history) => {
    const { channel } = entryOf(promote(gallery(entry), "gallery", "2.0.0", AT), "gallery");
    expect(channel).toMatchObject({ stable: "2.0.0", since: AT, history });
  });

  test("ends a canary of the same version, and leaves one of another", () => {
    const same = gallery(sampleEntry("1.0.0", two, { canary }));
    expect(entryOf(promote(same, "gallery", "2.0.0", AT), "gallery").channel.canary).toBeNull();
    const other = gallery(sampleEntry("1.0.0", [...two, "3.0.0"], { canary }));
    expect(entryOf(promote(other, "gallery", "3.0.0", AT), "gallery").channel.canary).toEqual(canary);
  });

  test("changes nothing for the stable version", () => {
    const registry = gallery(sampleEntry("2.0.0", two));
    expect(promote(registry, "gallery", "2.0.0", AT)).toBe(registry);
  });

  test("limits the history to twenty versions", () => {
    const history = Array.from({ length: 20 }, (_, n) => ({ version: `0.${n}.0`, until: AT }));
    const { channel } = entryOf(
      promote(gallery(sampleEntry("1.0.0", two, { history })), "gallery", "2.0.0", AT),
      "gallery",
    );
    expect(channel.history).toHaveLength(20);
    expect(channel.history[0]?.version).toBe("1.0.0");
  });

  test("touches no other remote", () => {
    const detail = sampleEntry("1.0.0", two);
    const registry = sampleRegistry({ gallery: sampleEntry("1.0.0", two), detail });
    expect(promote(registry, "gallery", "2.0.0", AT).entries["detail"]).toBe(detail);
  });
});

describe("refuses", () => {
  const served = sampleEntry("1.0.0", two);
  test.each([
    ["promoting what is not published", () => promote(gallery(served), "gallery", "3.0.0", AT)],
    [
      "promoting while frozen",
      () => promote(gallery(sampleEntry("1.0.0", two, { frozen })), "gallery", "2.0.0", AT),
    ],
    [
      "a canary while frozen",
      () => startCanary(gallery(sampleEntry("1.0.0", two, { frozen })), "gallery", canary),
    ],
    [
      "a canary of the stable version",
      () => startCanary(gallery(sampleEntry("2.0.0", two)), "gallery", canary),
    ],
    [
      "a canary of what is not published",
      () => startCanary(gallery(sampleEntry("1.0.0", ["1.0.0"])), "gallery", canary),
    ],
    ["going back with nothing before", () => rollBack(gallery(served), "gallery", undefined, AT)],
    ["going back to what is not published", () => rollBack(gallery(served), "gallery", "0.1.0", AT)],
  ])("%s", (_, change) => expect(change).toThrow(RefusedError));
});

describe("a canary", () => {
  test("may be the first release that visitors get", () => {
    const started = startCanary(gallery(sampleEntry(null, two)), "gallery", canary);
    expect(entryOf(started, "gallery").channel).toMatchObject({ stable: null, canary });
  });

  test("keeps its salt while it is ramped, so that no visitor leaves it", () => {
    const started = startCanary(gallery(sampleEntry("1.0.0", two)), "gallery", canary);
    const ramped = startCanary(started, "gallery", { ...canary, basisPoints: 5_000, salt: "second" });
    expect(entryOf(ramped, "gallery").channel.canary).toMatchObject({ basisPoints: 5_000, salt: "first" });
  });

  test("of another version gets its own salt", () => {
    const started = startCanary(gallery(sampleEntry("1.0.0", [...two, "3.0.0"])), "gallery", canary);
    const other = startCanary(started, "gallery", { ...canary, version: "3.0.0", salt: "second" });
    expect(entryOf(other, "gallery").channel.canary?.salt).toBe("second");
  });

  test("is stopped once, and stopping none changes nothing", () => {
    const stopped = stopCanary(gallery(sampleEntry("1.0.0", two, { canary })), "gallery");
    expect(entryOf(stopped, "gallery").channel.canary).toBeNull();
    expect(stopCanary(stopped, "gallery")).toBe(stopped);
  });
});

describe("rolling back", () => {
  const history = [
    { version: "2.0.0", until: "2026-01-03" },
    { version: "1.0.0", until: "2026-01-02" },
  ];
  const three = sampleEntry("3.0.0", [...two, "3.0.0"], { history, canary, frozen });

  test("goes to the version before, ends a canary, and works while frozen", () => {
    const { channel } = entryOf(rollBack(gallery(three), "gallery", undefined, AT), "gallery");
    expect(channel).toMatchObject({ stable: "2.0.0", canary: null, frozen });
  });

  test("goes to a named version", () => {
    expect(entryOf(rollBack(gallery(three), "gallery", "1.0.0", AT), "gallery").channel.stable).toBe("1.0.0");
  });

  test("twice goes two versions back", () => {
    const once = rollBack(gallery(three), "gallery", undefined, AT);
    expect(entryOf(rollBack(once, "gallery", undefined, AT), "gallery").channel.stable).toBe("1.0.0");
  });
});

test("never goes back to a version that was rolled back", () => {
  const promoted = promote(gallery(sampleEntry("1.0.0", two)), "gallery", "2.0.0", AT);
  const back = rollBack(promoted, "gallery", undefined, AT);
  expect(entryOf(back, "gallery").channel).toMatchObject({ stable: "1.0.0", since: AT, history: [] });
  expect(() => rollBack(back, "gallery", undefined, AT)).toThrow("no earlier version");
});

test("freezes and unfreezes a remote", () => {
  const closed = freeze(gallery(sampleEntry("1.0.0", two)), "gallery", frozen);
  expect(entryOf(closed, "gallery").channel.frozen).toEqual(frozen);
  expect(entryOf(freeze(closed, "gallery", null), "gallery").channel.frozen).toBeNull();
});

describe("rejected code", () => {
  const releaseWith = (version: string, contentHash: string) => ({
    version,
    integrity: `sha384-${version}`,
    contentHash,
    publishedAt: AT,
  });
  /** 2.0.1 is another version of the same code as 2.0.0, so both have the same content hash. */
  const entry: RegistryEntry = {
    ...sampleEntry("1.0.0", []),
    releases: [releaseWith("1.0.0", "good"), releaseWith("2.0.0", "bad"), releaseWith("2.0.1", "bad")],
  };
  const rolledBack = rollBack(promote(gallery(entry), "gallery", "2.0.0", AT), "gallery", undefined, AT);
  const stopped = rejectCanary(startCanary(gallery(entry), "gallery", canary), "gallery", "5 errors", AT);

  test.each([
    ["a rollback left", rolledBack],
    ["a guard stopped", stopped],
  ])("that %s is rejected under every version", (_, registry) => {
    for (const version of ["2.0.0", "2.0.1"]) {
      expect(() => promote(registry, "gallery", version, AT)).toThrow("--force");
      expect(() => startCanary(registry, "gallery", { ...canary, version })).toThrow("--force");
    }
  });

  test("can be promoted by force, and is no longer rejected then", () => {
    const forced = promote(rolledBack, "gallery", "2.0.1", AT, { force: true });
    expect(entryOf(forced, "gallery").channel).toMatchObject({ stable: "2.0.1", rejected: [] });
  });

  test("is never rolled back to", () => {
    const history = [{ version: "2.0.1", until: AT }];
    const { rejected } = entryOf(stopped, "gallery").channel;
    const registry = gallery({ ...entry, channel: { ...entry.channel, history, rejected } });
    expect(() => rollBack(registry, "gallery", undefined, AT)).toThrow("no earlier version");
  });

  test("does not include other code, or a canary that was stopped by hand", () => {
    expect(findRejection(rolledBack, "gallery", "1.0.0")).toBeUndefined();
    const ended = stopCanary(startCanary(gallery(entry), "gallery", canary), "gallery");
    expect(entryOf(startCanary(ended, "gallery", canary), "gallery").channel.canary).not.toBeNull();
  });
});
