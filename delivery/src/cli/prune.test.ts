import { promoteVersion, rampCanary, rollBackTo } from "../registry/channels";
import { createObjectCounts } from "../telemetry/object-counts";
import { useReleaseFixture } from "../testing/release-fixture";
import { pruneReleases } from "./prune";
import { publishBuild } from "./publish/publish";

const fixture = useReleaseFixture();

const publish = async (version: string, isPromoted = false) =>
  publishBuild(fixture.context, await fixture.build("gallery", version), isPromoted ? "new" : "none");
const isThere = async (version: string) =>
  (await fixture.context.store.readDescriptor("gallery", version)) !== undefined;

test("removes old releases that were never served", async () => {
  await publish("1.0.0", true);
  await publish("1.1.0");
  fixture.wait(31);
  await publish("2.0.0", true);
  expect(await pruneReleases(fixture.context)).toMatchObject({
    removed: [{ id: "gallery", version: "1.1.0" }],
    retained: 2,
  });
  expect(await isThere("1.1.0")).toBe(false);
  expect(await isThere("1.0.0")).toBe(true);
});

test("retains releases that are new, stable, in the history, or a canary", async () => {
  await publish("1.0.0", true);
  await publish("2.0.0", true);
  await publish("3.0.0");
  await rampCanary(fixture.context, "gallery", "3.0.0", {
    basisPoints: 100,
    guard: { errorRate: 0.1, minimumViews: 1 },
  });
  fixture.wait(400);
  await publish("4.0.0");
  expect(await pruneReleases(fixture.context)).toMatchObject({ removed: [], retained: 4 });
});

test("retains releases for 30 days after they leave the history", async () => {
  for (let minor = 0; minor <= 22; minor++) await publish(`1.${minor}.0`, true);
  fixture.wait(29);
  expect((await pruneReleases(fixture.context)).removed).toEqual([]);
  fixture.wait(2);
  expect((await pruneReleases(fixture.context)).removed.map(({ version }) => version)).toEqual([
    "1.0.0",
    "1.1.0",
  ]);
});

test("a pruned version can be published again with the same bytes only", async () => {
  await publish("1.0.0", true);
  await publish("1.1.0");
  fixture.wait(31);
  await pruneReleases(fixture.context);
  await expect(
    publishBuild(
      fixture.context,
      await fixture.build("gallery", "1.1.0", {}, { "remote-entry.js": "other" }),
    ),
  ).rejects.toThrow("published already");
  await expect(promoteVersion(fixture.context, "gallery", "1.1.0", { unverified: true })).rejects.toThrow(
    "publish it first",
  );
  await publish("1.1.0");
  expect(await promoteVersion(fixture.context, "gallery", "1.1.0", { unverified: true })).toMatchObject({
    changed: true,
  });
  expect(await rollBackTo(fixture.context, "gallery", undefined)).toMatchObject({ version: "1.0.0" });
});

test("a dry run removes nothing", async () => {
  await publish("1.0.0");
  fixture.wait(31);
  expect((await pruneReleases({ ...fixture.context, dryRun: true })).removed).toHaveLength(1);
  expect(await isThere("1.0.0")).toBe(true);
});

test("removes old counts too", async () => {
  const old = fixture.context.now();
  await createObjectCounts(fixture.context.objects).add(old.toISOString().slice(0, 10), {});
  fixture.wait(31);
  await pruneReleases(fixture.context);
  expect(await fixture.context.objects.list("telemetry/")).toEqual([]);
});
