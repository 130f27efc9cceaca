import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore, Revision } from "../registry/release-store";
import { attemptDelivery, RETRY_DELAYS_MS } from "./deliver-webhook";
import { eventOf } from "./webhook-event";
import { createWebhookLog, deliveryId } from "./webhook-log";

/** Changes that are older than this when a server sees them are not sent, such as after a downtime; in milliseconds. */
const MAX_AGE_MS = 3_600_000;
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
  const timers = new Set<NodeJS.Timeout>();
  const pending = new Set<Promise<void>>();
  let handled = 0;
  let isClosing = false;

  /** Starts work that `close` waits for, as everything that was sent must be in the log. */
  const start = (work: Promise<void>): void => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  const later = (delayMs: number, run: () => Promise<void>): void => {
    if (isClosing) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(run());
    }, delayMs).unref();
    timers.add(timer);
  };

  const deliver = async (delivery: WebhookDelivery): Promise<void> => {
    try {
      // Logged before it is sent, so that another process finds it if this one is killed in the meantime.
      if (delivery.attempts.length === 0) await log.create(delivery);
      const failed = await attemptDelivery(delivery, options);
      if (failed) later(failed.delayMs, () => deliver(failed.delivery));
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

  /** The revisions since the last read that are not too old, and the one before them; newest first. */
  const unhandled = async (): Promise<Revision[]> => {
    const oldest = new Date(now().getTime() - MAX_AGE_MS).toISOString();
    const found: Revision[] = [];
    for await (const revision of store.revisions()) {
      found.push(revision);
      if (revision.change.revision <= handled || revision.change.at < oldest) break;
    }
    return found;
  };

  const look = async (): Promise<void> => {
    const found = await unhandled();
    const oldest = new Date(now().getTime() - MAX_AGE_MS).toISOString();
    const fresh = found.filter(({ change }) => change.revision > handled && change.at >= oldest);
    handled = found[0]?.change.revision ?? handled;
    for (const revision of fresh.toReversed()) {
      const before = found[found.indexOf(revision) + 1];
      // Not awaited, so that a slow receiver delays nothing.
      start(notify(revision, before));
    }
  };

  let looking = Promise.resolve();
  const readSoon = (): void => {
    if (isClosing) return;
    looking = looking.then(look).catch((error: unknown) => {
      logger.error({ err: error }, "releases could not be told to others");
      later(RETRY_INTERVAL_MS, async () => readSoon());
    });
  };

  const recover = async (): Promise<void> => {
    const limit = new Date(now().getTime() - OVERDUE_MS).toISOString();
    try {
      for (const delivery of await log.recent())
        if (delivery.state === "pending" && (delivery.next ?? "") < limit) start(deliver(delivery));
    } catch (error) {
      logger.error({ err: error }, "the log of webhooks could not be read");
    }
  };

  live.onChange(readSoon);
  readSoon();
  start(recover());
  const recovery = setInterval(() => start(recover()), RECOVERY_INTERVAL_MS).unref();
  return {
    close: async () => {
      isClosing = true;
      clearInterval(recovery);
      for (const timer of timers) clearTimeout(timer);
      await looking;
      while (pending.size > 0) await Promise.all(pending);
    },
  };
};
