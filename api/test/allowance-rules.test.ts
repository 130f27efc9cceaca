import { sql } from "drizzle-orm";
import fc from "fast-check";
import { viewerDay } from "../src/viewer/viewer-day";
import type { RevealOutcome } from "../src/viewing/reveal";
import { addPosters, startApi, type TestAccount, type TestApi } from "./test-api";

// Random sequences of visits: no viewer ever gets more than the rules allow.

const HOUR = 3_600_000;
const ZONES = ["UTC", "Pacific/Kiritimati", "Etc/GMT+12", "Asia/Tokyo", "America/New_York"] as const;
const DAILY_LIMIT = 3;
const CEILING = 4;
const NEW_ACCOUNT_CEILING = 5;
/** Four /64 networks in one /48, and one in another. */
const NETWORKS = ["a1", "a2", "a3", "a4", "b1"] as const;

const visit = fc.record({
  hoursLater: fc.constantFrom(0, 0, 0, 0, 1, 3, 8, 13),
  account: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
  browser: fc.nat({ max: 5 }),
  network: fc.constantFrom(...NETWORKS),
  zone: fc.constantFrom(...ZONES),
  image: fc.nat({ max: 11 }),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

interface Charge {
  at: Date;
  zone: string;
}

/** The maximum number of charges in one viewer's day. A day begins with a charge, and ends in that charge's zone. */
const maxInADay = (charges: readonly Charge[]): number => {
  let maximum = 0;
  let count = 0;
  let day: { date: string; endsAt: Date } | undefined;
  for (const { at, zone } of charges) {
    const here = viewerDay(zone, at);
    if (!day || (at >= day.endsAt && here.date > day.date)) {
      day = here;
      count = 0;
    }
    count += 1;
    maximum = Math.max(maximum, count);
  }
  return maximum;
};

const maxOf = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values());

let api: TestApi;
let images: string[];
let runs = 0;

beforeAll(async () => {
  api = await startApi("embedded");
  await api.services.database.execute(sql`UPDATE settings SET daily_limit = ${DAILY_LIMIT}, guest_limit = 1`);
  images = await addPosters(api.services, 12);
});

/** Four accounts. The last two don't count as new: one is old, the other has a verified email. */
const createAccounts = async (): Promise<TestAccount[]> => {
  const accounts = [await api.account(), await api.account(), await api.account(), await api.account()];
  const { database } = api.services;
  await database.execute(
    sql`UPDATE users SET joined_at = now() - interval '2 days' WHERE id = ${accounts[2]?.id}`,
  );
  await database.execute(sql`UPDATE users SET email_verified_at = now() WHERE id = ${accounts[3]?.id}`);
  return accounts;
};

const play = async (visits: readonly Visit[]) => {
  runs += 1;
  const accounts = await createAccounts();
  const charges = new Map<string, Charge[]>();
  const ofGuests = new Map<string, number>();
  const ofNew = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const start = Date.now();
  let now = start;
  for (const { hoursLater, account: n, browser, network, zone, image } of visits) {
    now += hoursLater * HOUR;
    const at = new Date(now);
    const account = n === undefined ? undefined : accounts[n];
    const day = viewerDay(zone, at);
    const { outcome }: RevealOutcome = await api.services.reveal({
      imageId: images[image] ?? "",
      account: account && { userId: account.id, sessionId: account.sessionId },
      guestId: `${runs}-${browser}`,
      network: `${runs}-${network}`,
      siteNetwork: `${runs}-${network.slice(0, 1)}`,
      now: at,
      day: day.date,
      dayEnds: day.endsAt,
      utcDay: at.toISOString().slice(0, 10),
      ceiling: CEILING,
      newAccountCeiling: NEW_ACCOUNT_CEILING,
    });
    if (outcome !== "revealed") continue;
    const utcDay = at.toISOString().slice(0, 10);
    const viewers = [`browser ${browser}`, account ? `account ${n}` : `guest ${browser}`];
    for (const viewer of viewers) charges.set(viewer, [...(charges.get(viewer) ?? []), { at, zone }]);
    if (!account) count(ofGuests, `${network} ${utcDay}`);
    else if (n !== undefined && n < 2 && now - start < 24 * HOUR) {
      count(ofNew, `${network} ${utcDay}`);
      count(ofNew, `${network.slice(0, 1)} ${utcDay}`);
    }
  }
  for (const [viewer, made] of charges) {
    expect(maxInADay(made)).toBeLessThanOrEqual(viewer.startsWith("guest") ? 1 : DAILY_LIMIT);
  }
  expect(maxOf(ofGuests)).toBeLessThanOrEqual(CEILING);
  for (const [key, amount] of ofNew) {
    expect(amount).toBeLessThanOrEqual(/^\w /.test(key) ? 4 * NEW_ACCOUNT_CEILING : NEW_ACCOUNT_CEILING);
  }
};

it("never grants more than the rules allow, for any order of viewers, networks and days", async () => {
  await fc.assert(fc.asyncProperty(fc.array(visit, { minLength: 10, maxLength: 60 }), play), {
    numRuns: 25,
  });
});
