import { BASIS_POINTS, type CanaryRamp } from "@promptfolio/contracts/registry";
import { rampCanary } from "../registry/channels";
import type { ReleaseContext } from "../registry/release-context";
import { entryOf } from "../registry/transitions";
import { useReleaseFixture } from "../testing/release-fixture";
import { dueSteps, takeStep } from "./canary-steps";
import { type Counts, emptyCounts, emptyTally } from "./counts";

const STEP_MS = 600_000;
const RAMP: Omit<CanaryRamp, "at"> = { steps: [100, 1_000, BASIS_POINTS], eachMs: STEP_MS };
const GUARD = { errorRate: 0.02, minimumViews: 100 };

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
  const settings = { basisPoints: 100, guard: GUARD, ramp: RAMP, unverified: true };
  await rampCanary(fixture.context, "gallery", "2.0.0", settings);
});

const channel = async () => entryOf(await fixture.context.store.readRegistry(), "gallery").channel;

const countsWith = async (served: number): Promise<Counts> => ({
  ...emptyCounts(),
  canaries: { [(await channel()).canary?.salt ?? ""]: { ...emptyTally(), served } },
});

/** The time at which the current step is due to end. */
const afterStep = async (): Promise<Date> =>
  new Date(Date.parse((await channel()).canary?.ramp?.at ?? "") + STEP_MS);

/** What a server does that has only the registry and the counts. */
const evaluate = async ({ store }: ReleaseContext, now: Date, served = 100): Promise<boolean[]> => {
  const due = dueSteps(await store.readRegistry(), await countsWith(served), now);
  return Promise.all(due.map((step) => takeStep(store, step, now)));
};

test("takes the next step when its time has passed, and becomes stable after the last one", async () => {
  const shares = [];
  for (let step = 0; step < 2; step++) {
    expect(await evaluate(fixture.context, await afterStep())).toEqual([true]);
    shares.push((await channel()).canary?.basisPoints);
  }
  expect(shares).toEqual([1_000, BASIS_POINTS]);
  await evaluate(fixture.context, await afterStep());
  expect(await channel()).toMatchObject({ stable: "2.0.0", canary: null });
});

test("keeps its visitors from step to step", async () => {
  const before = (await channel()).canary?.salt;
  await evaluate(fixture.context, await afterStep());
  expect((await channel()).canary?.salt).toBe(before);
});

test("waits for the end of the step and for enough page views", async () => {
  const soon = new Date((await afterStep()).getTime() - 1);
  expect(await evaluate(fixture.context, soon)).toEqual([]);
  expect(await evaluate(fixture.context, await afterStep(), 99)).toEqual([]);
});

test("takes a step on only one of several servers", async () => {
  const now = await afterStep();
  const servers = [fixture.context, fixture.otherTeam(), fixture.otherTeam()];
  const taken = await Promise.all(servers.map((server) => evaluate(server, now)));
  expect(taken.flat().filter(Boolean)).toHaveLength(1);
  expect((await channel()).canary?.basisPoints).toBe(1_000);
});

test("takes no step while its remote is frozen", async () => {
  const registry = await fixture.context.store.readRegistry();
  const frozen = { by: "ada", why: "the launch is on", at: "2026-03-01T12:00:00.000Z" };
  const entry = entryOf(registry, "gallery");
  const entries = { gallery: { ...entry, channel: { ...entry.channel, frozen } } };
  expect(dueSteps({ ...registry, entries }, await countsWith(100), await afterStep())).toEqual([]);
});
