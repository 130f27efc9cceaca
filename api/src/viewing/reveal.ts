import type { PromptDetails } from "@promptfolio/contracts/api/images";
import { sql } from "drizzle-orm";
import type { AccountServices } from "../accounts/account-services";
import { type Database, preparedRows } from "../database/database";
import type { Metrics } from "../http/metrics";

export interface RevealRequest {
  imageId: string;
  account: { userId: string; sessionId: string } | undefined;
  guestId: string;
  network: string;
  /** The IPv6 /48 around it. */
  siteNetwork: string | undefined;
  now: Date;
  /** The viewer's date and its end. */
  day: string;
  dayEnds: Date;
  utcDay: string;
  /** Maximum guest views a day from the network; undefined: 20 times the guest limit. */
  ceiling: number | undefined;
  /** Maximum views a day by new accounts from the network; undefined: 10 times the daily limit. */
  newAccountCeiling: number | undefined;
}

export interface RevealOutcome {
  outcome: "revealed" | "repeated" | "limit" | "network" | "new-accounts" | "missing" | "signed-out";
  prompt: string | null;
  /** Null without the prompt. */
  details: PromptDetails | null;
  viewed: number;
  dailyLimit: number;
  views: number | null;
  /** The charged day: never before the viewer's last one. */
  day: string;
  /** When that day ends, in milliseconds since 1970; null if unknown. */
  day_ends: number | null;
}

interface PendingReveal {
  request: RevealRequest;
  resolve: (outcome: RevealOutcome) => void;
  reject: (error: unknown) => void;
}

/** Reveals per statement, so that one statement stays short. */
const MAX_BATCH = 64;

/** Spends the credits of a batch, and settles each of its reveals. Never rejects: nobody waits for it. */
const run = async (database: Database, batch: readonly PendingReveal[]): Promise<void> => {
  try {
    const requests = batch.map(({ request: { account, dayEnds, ...request } }, n) => ({
      n,
      ...request,
      ...account,
      dayEnds: dayEnds.toISOString(),
    }));
    const outcomes = await preparedRows<RevealOutcome & { n: number }>(
      database,
      sql`SELECT c.n, r.outcome, r.prompt, r.viewed, r.allowed AS "dailyLimit", r.views, r.day::text AS day,
            CASE WHEN r.prompt IS NOT NULL THEN prompt_details(c."imageId") END AS details,
            (extract(epoch FROM r.day_ends) * 1000)::double precision AS day_ends
          FROM jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) AS c (
            n integer, "imageId" text, "userId" text, "sessionId" text, "guestId" text, network text, "siteNetwork" text,
            now timestamptz, day date, "dayEnds" timestamptz, "utcDay" date, ceiling integer, "newAccountCeiling" integer
          )
          CROSS JOIN LATERAL reveal(
            c."imageId", c."userId", c."sessionId", c."guestId", c.network, c."siteNetwork",
            c.now, c.day, c."dayEnds", c."utcDay", c.ceiling, c."newAccountCeiling"
          ) r`,
    );
    const byNumber = new Map(outcomes.map((outcome) => [outcome.n, outcome]));
    batch.forEach(({ resolve, reject }, n) => {
      const outcome = byNumber.get(n);
      if (outcome) resolve(outcome);
      else reject(new Error("The reveal query returned no row for a request"));
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/**
 * Spends credits. On PostgreSQL each reveal is a separate statement. The embedded engine is single-threaded and syncs
 * the disk for each commit, so there pending reveals are committed in batches.
 */
export const createRevealer = (database: Database, { batched }: { batched: boolean }) => {
  const waiting: PendingReveal[] = [];
  let running = false;

  const drain = (): void => {
    if (running || waiting.length === 0) return;
    running = true;
    void run(database, waiting.splice(0, MAX_BATCH)).finally(() => {
      running = false;
      drain();
    });
  };

  return (request: RevealRequest): Promise<RevealOutcome> =>
    new Promise((resolve, reject) => {
      if (!batched) return void run(database, [{ request, resolve, reject }]);
      waiting.push({ request, resolve, reject });
      drain();
    });
};
export type Revealer = ReturnType<typeof createRevealer>;

/** What the routes of viewing need. */
export interface ViewingServices
  extends Pick<AccountServices, "config" | "database" | "keys" | "authentication"> {
  readonly reveal: Revealer;
  readonly metrics: Metrics;
}
