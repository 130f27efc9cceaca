import { setTimeout as wait } from "node:timers/promises";
import { startTwoSites, type TwoSites } from "../support/two-sites";
import { type FaultyBucket, startFaultyBucket } from "./faulty-bucket";
import { type Outcome, outcome } from "./report";
import { startVisitors } from "./visitors";

const OUTAGE_S = Number(process.env["SECONDS"] ?? 60);
const PAGES = 20;

interface Machines extends TwoSites {
  bucket: FaultyBucket;
}

/** A fault that is caused for a while, and then repaired. */
interface Harm {
  name: string;
  harm(machines: Machines): Promise<unknown>;
  repair(machines: Machines): Promise<unknown>;
}

const visitWhile = async (machines: Machines, { name, harm, repair }: Harm) => {
  const { first } = machines;
  const visitors = await startVisitors([first.origin, machines.second.origin]);
  await visitors.pages(PAGES);
  await harm(machines);
  await wait(OUTAGE_S * 1_000);
  await repair(machines);
  await visitors.pages(PAGES);
  const seen = await visitors.stop();
  return outcome(`${name} for ${OUTAGE_S} s`, seen, await visitors.check(first.origin));
};

/** Two sites that share a PostgreSQL and a bucket; visitors reach both, as behind a load balancer. */
const onTwoSites = async (harm: Harm): Promise<Outcome> => {
  const bucket = await startFaultyBucket();
  const sites = await startTwoSites(bucket);
  if (!sites) throw new Error("This drill needs PostgreSQL's programs: apt install postgresql");
  try {
    return await visitWhile({ ...sites, bucket }, harm);
  } finally {
    await sites.dispose();
  }
};

const CACHED_PAGES = ["/", "/about", "/help"];

/** Each site must serve previously opened pages with or without the database. */
const assertPages = async ({ first, second }: Machines): Promise<void> => {
  for (const { origin } of [first, second])
    for (const path of CACHED_PAGES) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`${path} was cached, and is ${status}`);
    }
};

/** The API must respond with 503: no response may look as if there were data. */
const assertUnavailable = async ({ first, second }: Machines): Promise<void> => {
  for (const { origin } of [first, second]) {
    const { status } = await fetch(`${origin}/api/images?limit=3`);
    if (status !== 503) throw new Error(`The API is ${status} without a database`);
  }
};

export const databaseGone = () =>
  onTwoSites({
    name: "the database is gone",
    harm: async (machines) => {
      await assertPages(machines);
      await machines.postgres.crash();
      await assertPages(machines);
      await assertUnavailable(machines);
    },
    repair: async (machines) => {
      await assertPages(machines);
      await machines.postgres.start();
    },
  });

export const bucketSlow = () =>
  onTwoSites({
    name: "the bucket takes 3 s longer for each request",
    harm: async ({ bucket }) => bucket.become("slow"),
    repair: async ({ bucket }) => bucket.become("none"),
  });

export const bucketFails = () =>
  onTwoSites({
    name: "the bucket responds with 500",
    harm: async ({ bucket }) => bucket.become("wrong"),
    repair: async ({ bucket }) => bucket.become("none"),
  });

export const nodeRemoved = () =>
  onTwoSites({
    name: "one of two sites is killed and away",
    harm: ({ second }) => second.stop("SIGKILL"),
    repair: ({ second }) => second.restart(),
  });
