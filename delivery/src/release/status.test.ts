import { emptyCounts, emptyTally } from "../telemetry/counts";
import { createSummaryWriter } from "../telemetry/summary";
import { openReleaseDesk, type ReleaseDesk } from "../testing/release-testing";
import { freezeChannel, promoteVersion, rampCanary } from "./channels";
import { publishBuild } from "./publish";
import { readStatus, statusLines } from "./status";

let desk: ReleaseDesk;
beforeEach(async () => {
  desk = await openReleaseDesk();
  await publishBuild(desk.context, await desk.build("gallery", "1.0.0"), "new");
  await publishBuild(desk.context, await desk.build("gallery", "2.0.0"));
});
afterEach(() => desk.remove());

test("says who serves what, since when, from which commit, to whom, and how well", async () => {
  const guard = { errorRate: 0.02, minimumViews: 100 };
  await rampCanary(desk.context, "gallery", "2.0.0", { basisPoints: 2_500, guard });
  const counted = {
    ...emptyCounts(),
    releases: { "gallery@2.0.0": { ...emptyTally(), views: 50, errors: 2 } },
  };
  await createSummaryWriter(desk.context.objects).write(counted, new Date("2026-03-01T12:34:56.000Z"));
  const status = await readStatus(desk.context, undefined);
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
  expect(statusLines(status)[2]).toMatch(
    /^gallery {2}canary {3}2\.0\.0 +25 % +2026-03-01 12:00 +01234567 +50 +2 \(4 %\)$/,
  );
  expect(statusLines(status).at(-1)).toContain("Views and errors of two days, up to 2026-03-01 12:34.");
});

test("since when: what happens later to the channel does not count", async () => {
  await promoteVersion(desk.context, "gallery", "2.0.0");
  const before = (await readStatus(desk.context, "gallery")).entries[0]?.versions[0]?.since;
  desk.wait(1);
  await freezeChannel(desk.context, "gallery", "the launch is on");
  const status = await readStatus(desk.context, "gallery");
  expect(status.entries[0]?.versions[0]?.since).toBe(before);
  expect(status.entries[0]?.lastChange).toMatchObject({
    by: "ada",
    action: "freeze",
    detail: "the launch is on",
  });
  expect(statusLines(status).join("\n")).toContain("gallery is frozen by ada");
});

test("names what is published and not served, and leaves out what was not asked for", async () => {
  await publishBuild(desk.context, await desk.build("orders", "1.0.0"));
  expect(statusLines(await readStatus(desk.context, undefined))).toContain(
    "orders is published, but nobody gets it yet.",
  );
  expect((await readStatus(desk.context, "gallery")).entries.map(({ id }) => id)).toEqual(["gallery"]);
});
