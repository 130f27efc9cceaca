import { freezeChannel, promoteVersion, rampCanary, rollBackTo } from "../registry/channels";
import { emptyCounts, emptyTally } from "../telemetry/counts";
import { createSummaryWriter } from "../telemetry/summary";
import { useReleaseFixture } from "../testing/release-fixture";
import { readStatus, statusTable } from "./status";

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
});

test("shows each version's channel, share, start, commit, views and errors", async () => {
  const guard = { errorRate: 0.02, minimumViews: 100 };
  await rampCanary(fixture.context, "gallery", "2.0.0", { basisPoints: 2_500, guard });
  const counted = {
    ...emptyCounts(),
    releases: { "gallery@2.0.0": { ...emptyTally(), views: 50, errors: 2 } },
  };
  await createSummaryWriter(fixture.context.objects).write(counted, new Date("2026-03-01T12:34:56.000Z"));
  const status = await readStatus(fixture.context, undefined);
  expect(status.entries[0]?.versions).toEqual([
    expect.objectContaining({ version: "1.0.0", channel: "stable", share: 0.75, views: 0 }),
    expect.objectContaining({
      version: "2.0.0",
      channel: "canary",
      share: 0.25,
      failures: 2,
      errorRate: 0.04,
    }),
  ]);
  expect(statusTable(status)[2]).toMatch(
    /^gallery {2}canary {3}2\.0\.0 +25 % +2026-03-01 12:00 +01234567 +50 +2 \(4 %\)$/,
  );
  expect(statusTable(status).at(-1)).toContain("Views and errors of two days, up to 2026-03-01 12:34.");
});

test("dates a stable version from its promotion, not from later changes", async () => {
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  const before = (await readStatus(fixture.context, "gallery")).entries[0]?.versions[0]?.since;
  fixture.wait(1);
  await freezeChannel(fixture.context, "gallery", "the launch is on");
  const status = await readStatus(fixture.context, "gallery");
  expect(status.entries[0]?.versions[0]?.since).toBe(before);
  expect(status.entries[0]?.lastChange).toMatchObject({
    by: "ada",
    action: "freeze",
    detail: "the launch is on",
  });
  expect(statusTable(status).join("\n")).toContain("gallery is frozen by ada");
});

test("names published versions that are not served, and only the requested remotes", async () => {
  await fixture.publish("orders", "1.0.0");
  expect(statusTable(await readStatus(fixture.context, undefined))).toContain(
    "orders is published, but not stable yet.",
  );
  expect((await readStatus(fixture.context, "gallery")).entries.map(({ id }) => id)).toEqual(["gallery"]);
});

test("still shows the figures of a version that was rolled back", async () => {
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  await rollBackTo(fixture.context, "gallery", undefined);
  const releases = { "gallery@2.0.0": { ...emptyTally(), views: 50, errors: 2 } };
  const writer = createSummaryWriter(fixture.context.objects);
  await writer.write({ ...emptyCounts(), releases }, new Date("2026-03-01T12:34:56.000Z"));
  expect(statusTable(await readStatus(fixture.context, "gallery")).join("\n")).toContain(
    "rolled back to 1.0.0, 2026-03-01 12:00, 2 errors in 50 views)",
  );
});

test("shows rejected code, with the reason", async () => {
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  await rollBackTo(fixture.context, "gallery", undefined);
  expect(statusTable(await readStatus(fixture.context, "gallery")).join("\n")).toContain(
    "gallery 2.0.0 did badly (rolled back to 1.0.0, 2026-03-01 12:00): its code is promoted only with --force.",
  );
});
