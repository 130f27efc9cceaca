import { promoteVersion, rampCanary } from "../release/channels";
import { publishBuild } from "../release/publish";
import { openReleaseDesk, type ReleaseDesk } from "../testing/release-testing";
import { followRegistry, type LiveRegistry } from "./live-registry";

let desk: ReleaseDesk;
let live: LiveRegistry;

const fail = (error: unknown) => {
  throw error;
};
const changed = () => new Promise<void>((resolve) => live.onChange(resolve));
const galleryFor = (visitor: string | null) => live.resolve(visitor)?.remotes["gallery"]?.version;

beforeEach(async () => {
  desk = await openReleaseDesk();
  await publishBuild(desk.context, await desk.build("shell", "1.0.0"), "new");
  await publishBuild(desk.context, await desk.build("gallery", "1.0.0"), "new");
  await publishBuild(desk.context, await desk.build("gallery", "2.0.0"));
  live = await followRegistry(desk.context.store, fail);
});
afterEach(async () => {
  live.close();
  await desk.remove();
});

test("whoever gets the same releases gets the same map, until something is released", async () => {
  const map = live.resolve(null);
  expect(live.resolve("ada")).toBe(map);
  const release = changed();
  await promoteVersion(desk.context, "gallery", "2.0.0");
  await release;
  expect(live.resolve(null)).not.toBe(map);
  expect(galleryFor(null)).toBe("2.0.0");
});

test("a canary parts visitors into those who get it and those who don't", async () => {
  const release = changed();
  await rampCanary(desk.context, "gallery", "2.0.0", {
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
