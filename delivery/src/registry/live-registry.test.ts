import { useReleaseFixture } from "../testing/release-fixture";
import { sampleRelease, sampleRoute } from "../testing/sample-release";
import { promoteVersion, rampCanary } from "./channels";
import { type BadRelease, followRegistry, type LiveRegistry } from "./live-registry";
import { createRouteTable } from "./route-table";

const fixture = useReleaseFixture();
let live: LiveRegistry;

const fail = (error: unknown) => {
  throw error;
};
const changed = () => new Promise<void>((resolve) => live.onChange(resolve));
const galleryFor = (visitor: string | undefined) => live.resolve(visitor)?.remotes["gallery"]?.version;

beforeEach(async () => {
  await fixture.publish("shell", "1.0.0", "new");
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
  live = await followRegistry(fixture.context.store, { onError: fail });
});
afterEach(async () => {
  live.close();
});

test("returns the same map to visitors of the same releases, until a promotion", async () => {
  const map = live.resolve(undefined);
  expect(live.resolve("ada")).toBe(map);
  const release = changed();
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  await release;
  expect(live.resolve(undefined)).not.toBe(map);
  expect(galleryFor(undefined)).toBe("2.0.0");
});

test("splits visitors by canary", async () => {
  const release = changed();
  await rampCanary(fixture.context, "gallery", "2.0.0", {
    basisPoints: 5_000,
    guard: { errorRate: 0.02, minimumViews: 100 },
  });
  await release;
  const visitors = Array.from({ length: 60 }, (_, number) => `visitor-${number}`);
  const maps = new Set(visitors.map((visitor) => live.resolve(visitor)));
  expect(maps.size).toBe(2);
  expect(new Set(visitors.map(galleryFor))).toEqual(new Set(["1.0.0", "2.0.0"]));
  expect(galleryFor(undefined)).toBe("1.0.0");
});

describe("a release that can't be served", () => {
  const bad: BadRelease[] = [];
  const follow = () =>
    followRegistry(fixture.otherTeam().store, {
      onError: fail,
      onBadRelease: (release) => bad.push(release),
      pollIntervalMs: 5,
    });
  const overwrite = (id: string, version: string, text: string) =>
    fixture.context.objects.write(`r/${id}/${version}/release.json`, Buffer.from(text));
  beforeEach(async () => {
    live.close();
    bad.length = 0;
    await fixture.publish("orders", "1.0.0", "new");
  });

  test.each([
    ["broken", "{"],
    ["of another release", JSON.stringify(sampleRelease("gallery", "1.0.0"))],
    ["of another format", JSON.stringify({ ...sampleRelease("orders", "1.0.0"), format: 2 })],
  ])("disables only its own remote at start if its descriptor is %s", async (_, text) => {
    await overwrite("orders", "1.0.0", text);
    live = await follow();
    expect(Object.keys(live.resolve(undefined)?.remotes ?? {})).toEqual(["gallery"]);
    expect(bad).toEqual([expect.objectContaining({ id: "orders", version: "1.0.0" })]);
    expect(live.badReleases()).toEqual(bad);
  });

  test("disables only its own remote until a missing descriptor is restored", async () => {
    const text = (await fixture.context.objects.read("r/orders/1.0.0/release.json"))?.toString() ?? "";
    await fixture.context.objects.remove(["r/orders/1.0.0/release.json"]);
    live = await follow();
    expect(live.badReleases()).toEqual([
      { id: "orders", version: "1.0.0", why: "its release.json is missing" },
    ]);
    const back = changed();
    await overwrite("orders", "1.0.0", text);
    await back;
    expect(live.resolve(undefined)?.remotes["orders"]?.version).toBe("1.0.0");
    expect(live.badReleases()).toEqual([]);
  });

  test("serves the stable version instead of a broken canary", async () => {
    await fixture.publish("orders", "2.0.0");
    await rampCanary(fixture.context, "orders", "2.0.0", {
      basisPoints: 10_000,
      guard: { errorRate: 0.02, minimumViews: 100 },
    });
    await overwrite("orders", "2.0.0", "{");
    live = await follow();
    expect(live.resolve("ada")?.remotes["orders"]?.version).toBe("1.0.0");
  });

  test.each(["/gallery/", "/orders/:id(", "/orders/*/x", "/api/orders"])(
    "disables its remote if it has a route at %s, and is reported once",
    async (path) => {
      const { files } = sampleRelease("orders", "1.0.0");
      const descriptor = sampleRelease("orders", "1.0.0", { files, routes: [sampleRoute("page", path)] });
      await overwrite("orders", "1.0.0", JSON.stringify(descriptor));
      live = await follow();
      const map = live.resolve(undefined);
      expect(Object.keys(map?.remotes ?? {})).toEqual(["gallery"]);
      expect(map && createRouteTable(map).match("/gallery")?.remote).toBe("gallery");
      live.resolve("ada", "1.0.0");
      expect(bad).toHaveLength(1);
      expect(bad[0]?.why).toContain(`${path} of orders`);
    },
  );
});
