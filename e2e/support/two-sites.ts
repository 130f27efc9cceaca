import type { BucketServer } from "@promptfolio/server/testing/bucket-server";
import { startPostgres } from "../../api/test/postgres.mjs";
import { type Product, startProduct } from "./product";

export interface TwoSites {
  postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  first: Product;
  second: Product;
  /** Stops the sites, the PostgreSQL and the bucket. */
  dispose(): Promise<void>;
}

/** Two sites on one PostgreSQL and one bucket, as on two machines; undefined where PostgreSQL isn't installed. */
export const startTwoSites = async (
  bucket: Pick<BucketServer, "settings" | "close">,
  added: NodeJS.ProcessEnv = {},
): Promise<TwoSites | undefined> => {
  const postgres = await startPostgres();
  if (!postgres) {
    await bucket.close();
    return undefined;
  }
  const settings = {
    DATABASE_URL: postgres.url,
    ...bucket.settings,
    JWT_SECRET: "a secret that both sites share; long enough",
    ...added,
  };
  const first = await startProduct(settings);
  const second = await startProduct(settings);
  return {
    postgres,
    first,
    second,
    dispose: async () => {
      await first.dispose();
      await second.dispose();
      await bucket.close();
      await postgres.stop();
    },
  };
};
