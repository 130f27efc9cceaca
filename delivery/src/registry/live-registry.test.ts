import { rampCanary } from "../cli/channels/canary";
import { promoteVersion } from "../cli/channels/promote";
import { publishBuild } from "../cli/publish/publish";
import { createReleaseFixture, type ReleaseFixture } from "../testing/release-fixture";
import { followRegistry, type LiveRegistry } from "./live-registry";

let fixture: ReleaseFixture;
let live: LiveRegistry;

const fail = (error: unknown) => {
  throw error;
};
const changed = () => new Promise<void>((resolve) => live.onChange(resolve));
const galleryFor = (visitor: string | null) => live.resolve(visitor)?.remotes["gallery"]?.version;

beforeEach(async () => {
  fixture = await createReleaseFixture();
  await publishBuild(fixture.context, await fixture.build("shell", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "2.0.0"));
  live = await followRegistry(fixture.context.store, fail);
});
afterEach(async () => {
  live.close();
  await fixture.remove();
});

test("whoever gets the same releases gets the same map, until something is released", async () => {
  const map = live.resolve(null);
  expect(live.resolve("ada")).toBe(map);
  const release = changed();
  await promoteVersion(fixture.context, "gallery", "2.0.0");
  await release;
  expect(live.resolve(null)).not.toBe(map);
  expect(galleryFor(null)).toBe("2.0.0");
});

test("a canary parts visitors into those who get it and those who don't", async () => {
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
  expect(galleryFor(null)).toBe("1.0.0");
});
