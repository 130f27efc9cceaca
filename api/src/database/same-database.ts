import { randomInt } from "node:crypto";
import { OperatorError } from "@promptfolio/server/operator-error";
import type { ClientConfig } from "pg";
import { withClient } from "./with-client";

const MAX_KEY = 2 ** 31;

/**
 * Takes a lock on `direct` and looks for it on `pooled`: only connections to the same database of the same server see it.
 * @throws OperatorError if they lead to different databases
 */
export const assertSameDatabase = (direct: ClientConfig, pooled: ClientConfig): Promise<void> =>
  withClient(direct, async (client) => {
    const key = [randomInt(MAX_KEY)];
    await client.query("SELECT pg_advisory_lock($1)", key);
    const { rows } = await withClient(pooled, (other) =>
      other.query<{ free: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS free", key),
    );
    if (rows[0]?.free)
      throw new OperatorError(
        "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; set both to the same database of the same server.",
      );
  });
