import { setTimeout as wait } from "node:timers/promises";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import type { Registry } from "@promptfolio/contracts/registry";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import { authorName, type ReleaseStore, type Revision } from "../registry/release-store";
import { attemptDelivery, RETRY_DELAYS_MS } from "./deliver-webhook";
import { createWebhookLog, deliveryId } from "./webhook-log";

const channelOf = (registry: Registry | undefined, id: string) => registry?.entries[id]?.channel;

/**
 * The payload of the webhook for a revision of the registry; undefined for changes that are not sent. Its `version` is the
 * one that is stable now, or the canary that was stopped; `previous` was stable before.
 */
const eventOf = ({ change, registry }: Revision, before: Revision | undefined) => {
  const { id, action, detail, at } = change;
  const [now, then] = [channelOf(registry, id), channelOf(before?.registry, id)];
  const previous = then?.stable ?? null;
  const stopped = change.by === "guard" && !now?.canary ? then?.canary?.version : undefined;
  const isPromoted = now?.stable && now.stable !== previous;
  const version = isPromoted ? now.stable : stopped;
  if (!version) return undefined;
  const promotion = action === "rollback" ? "release.rolled-back" : "release.promoted";
  return {
    type: isPromoted ? promotion : "canary.stopped",
    timestamp: at,
    data: { remote: id, by: authorName(change), detail, revision: change.revision, version, previous },
  };
};

/** Changes that are older than this when a server sees them are not sent, such as after a downtime; in milliseconds. */
const MAX_AGE_MS = 3_600_000;

type Step = [revision: Revision, before: Revision | undefined];

/** Returns a function that reads the recent revisions since its last call, oldest first. */
const createRevisionReader = (store: Pick<ReleaseStore, "revisions">, now: () => Date) => {
  let handled = 0;
  return async (): Promise<Step[]> => {
    const oldest = new Date(now().getTime() - MAX_AGE_MS).toISOString();
    const isNew = ({ change }: Revision): boolean => change.revision > handled && change.at >= oldest;
    /** Newest first, with the first one that is not new. */
    const found: Revision[] = [];
    for await (const revision of store.revisions()) {
      found.push(revision);
      if (!isNew(revision)) break;
    }
    const steps = found.flatMap((revision, index): Step[] =>
      isNew(revision) ? [[revision, found[index + 1]]] : [],
    );
    handled = found[0]?.change.revision ?? handled;
    return steps.toReversed();
  };
};

/** When to read the registry's log again after a failed read, in milliseconds. */
const RETRY_INTERVAL_MS = 5_000;
/** How often instances check for deliveries that another one left unfinished, and by how much those must be overdue. */
const RECOVERY_INTERVAL_MS = 5 * 60_000;
const OVERDUE_MS = 60_000;

export interface WebhookSettings {
  urls: readonly string[];
  secret: string;
}

interface WebhookOptions extends WebhookSettings {
  live: Pick<LiveRegistry, "onChange">;
  store: Pick<ReleaseStore, "revisions">;
  objects: ObjectStore;
  logger: Logger;
  now?: () => Date;
  /** Set by tests. */
  delaysMs?: readonly number[];
}

/** Sends webhooks about releases. Any number of instances may do so: the first to claim an attempt makes it. */
export const startWebhooks = ({
  urls,
  secret,
  live,
  store,
  objects,
  logger,
  now = () => new Date(),
  delaysMs = RETRY_DELAYS_MS,
}: WebhookOptions): { close(): Promise<void> } => {
  const log = createWebhookLog(objects);
  const options = { log, secret, logger, delaysMs, now };
  const readNewRevisions = createRevisionReader(store, now);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  const start = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  /** Does it later, unless this is closed before. */
  const schedule = (delayMs: number, run: () => Promise<void>): void => {
    const due = wait(delayMs, undefined, { signal: closing.signal, ref: false });
    void due.then(
      () => start(run()),
      () => undefined,
    );
  };

  const deliver = async (delivery: WebhookDelivery): Promise<void> => {
    try {
      // Logged before it is sent, so that another process finds it if this one is killed in the meantime.
      if (delivery.attempts.length === 0) await log.create(delivery);
      const failed = await attemptDelivery(delivery, options);
      if (failed) schedule(failed.delayMs, () => deliver(failed.delivery));
    } catch (error) {
      logger.error({ err: error, id: delivery.id }, "a webhook could not be recorded");
    }
  };

  const notify = async (revision: Revision, before: Revision | undefined): Promise<void> => {
    const event = eventOf(revision, before);
    if (!event) return;
    const body = JSON.stringify(event);
    await Promise.all(
      urls.map((url) => {
        const id = deliveryId(event.data.revision, url);
        const next = now().toISOString();
        const delivery: WebhookDelivery = {
          ...{ id, url, event: event.type, body, attempts: [] },
          ...{ state: "pending", next },
        };
        return deliver(delivery);
      }),
    );
  };

  const sendNew = async (): Promise<void> => {
    // Not awaited, so that a slow receiver delays nothing.
    for (const [revision, before] of await readNewRevisions()) start(notify(revision, before));
  };

  let reading = Promise.resolve();
  const readSoon = (): void => {
    if (closing.signal.aborted) return;
    reading = reading.then(sendNew).catch((error: unknown) => {
      logger.error({ err: error }, "the registry's log could not be read for webhooks");
      schedule(RETRY_INTERVAL_MS, async () => readSoon());
    });
    start(reading);
  };

  const recover = async (): Promise<void> => {
    const limit = new Date(now().getTime() - OVERDUE_MS).toISOString();
    try {
      for (const delivery of await log.recent())
        if (delivery.state === "pending" && (delivery.next ?? "") < limit) start(deliver(delivery));
    } catch (error) {
      logger.error({ err: error }, "the log of webhooks could not be read");
    }
    schedule(RECOVERY_INTERVAL_MS, recover);
  };

  live.onChange(readSoon);
  readSoon();
  start(recover());
  return {
    /** Drops what is scheduled. Everything that was sent is in the log then. */
    close: async () => {
      closing.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
};
