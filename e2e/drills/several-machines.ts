import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../api/test/postgres.mjs";
import { type Product, startProduct } from "../support/product";
import { type FaultyBucket, startFaultyBucket } from "./faulty-bucket";
import { type Outcome, outcome } from "./report";
import { startVisitors } from "./visitors";

const OUTAGE_S = Number(process.env["SECONDS"] ?? 60);
const PAGES = 20;

interface Machines {
  postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  bucket: FaultyBucket;
  second: Product;
}

/** What is harmed, for a while, and repaired. */
interface Harm {
  name: string;
  harm(machines: Machines): Promise<unknown>;
  repair(machines: Machines): Promise<unknown>;
}

const visitWhile = async (machines: Machines, first: Product, { name, harm, repair }: Harm) => {
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
  const postgres = await startPostgres();
  if (!postgres) throw new Error("This drill needs PostgreSQL's programs: apt install postgresql");
  const bucket = await startFaultyBucket();
  const settings = {
    DATABASE_URL: postgres.url,
    ...bucket.settings,
    JWT_SECRET: "a secret that both sites share; long enough",
  };
  const first = await startProduct(settings);
  const second = await startProduct(settings);
  try {
    return await visitWhile({ postgres, bucket, second }, first, harm);
  } finally {
    await first.dispose();
    await second.dispose();
    await bucket.close();
    await postgres.stop();
  }
};

export const databaseGone = () =>
  onTwoSites({
    name: "the database is gone",
    harm: ({ postgres }) => postgres.crash(),
    repair: ({ postgres }) => postgres.start(),
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
