import { reasonOf } from "@promptfolio/server/error-code";
import { Client, type ClientConfig } from "pg";
import type { Logger } from "pino";
import { APPLICATION_NAME } from "./embedded/engine-address";

const CHANNEL = "promptfolio_changed";
/** Triggers send the notifications; the payload is an account's id. */
const ACCOUNT_CHANNEL = "promptfolio_accounts";
const RECONNECT_DELAY_MS = 1_000;

export interface ChangeFeed {
  /** Notifies the other instances that public responses have changed. */
  announce(): Promise<void>;
  stop(): Promise<void>;
}

interface Listener {
  /** Called when another instance has changed public responses. */
  onChange(): void;
  /** Called when an account or one of its sessions has changed, on this instance or another one. */
  onAccountChange(userId: string): void;
  /** Whether notifications can be received: while they can't, nothing should be cached. */
  onConnectionChange(isConnected: boolean): void;
}

/** Subscribes to changes made by other instances on the same PostgreSQL. */
export const startChangeFeed = async (
  connection: ClientConfig,
  { onChange, onAccountChange, onConnectionChange }: Listener,
  log: Logger,
): Promise<ChangeFeed> => {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopping = false;

  const lost = (error: unknown) => {
    client = undefined;
    onConnectionChange(false);
    if (isStopping) return;
    log.warn({ reason: reasonOf(error) }, "the feed of other instances' changes is interrupted");
    retry = setTimeout(listen, RECONNECT_DELAY_MS).unref();
  };
  const listen = async () => {
    const fresh = new Client({ ...connection, keepAlive: true, application_name: APPLICATION_NAME });
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost) return;
      isLost = true;
      lost(error);
    };
    fresh.on("error", lose);
    fresh.on("end", () => lose("the connection ended"));
    fresh.on("notification", ({ channel, payload = "" }) => {
      if (channel === ACCOUNT_CHANNEL) onAccountChange(payload);
      else onChange();
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${ACCOUNT_CHANNEL}`);
      client = fresh;
      onConnectionChange(true);
    } catch (error) {
      lose(error);
    }
  };

  await listen();
  return {
    async announce() {
      try {
        await client?.query(`NOTIFY ${CHANNEL}`);
      } catch (error) {
        // Responses are cached for a few seconds only, so the other instances show the change after that.
        log.warn({ reason: reasonOf(error) }, "a change could not be announced");
      }
    },
    async stop() {
      isStopping = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
