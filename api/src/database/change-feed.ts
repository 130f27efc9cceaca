import { setTimeout as wait } from "node:timers/promises";
import { reasonOf } from "@promptfolio/server/error-code";
import { Client, type ClientConfig, type Pool } from "pg";
import type { Logger } from "pino";
import { newId } from "../config/ids";
import { APPLICATION_NAME } from "./embedded/engine-socket";

const CHANNEL = "promptfolio_changed";
/** Triggers send the notifications; the payload is an account's id. */
const ACCOUNT_CHANNEL = "promptfolio_accounts";
/** For a notification to this instance itself; the payload is the connection's id. */
const CHECK_CHANNEL = "promptfolio_check";
const CHECK_TIMEOUT_MS = 3_000;
const RECONNECT_DELAY_MS = 1_000;

interface Listener {
  /** Called when another instance has changed public responses. */
  onChange(): void;
  /** Called when an account or one of its sessions has changed, on this instance or another one. */
  onAccountChange(userId: string): void;
  /** Whether notifications can be received: while they can't, nothing should be cached. */
  onConnectionChange(isConnected: boolean): void;
}

/**
 * Subscribes to changes made by other instances on the same PostgreSQL. Through a pooler in transaction mode LISTEN
 * succeeds although nothing arrives, so each connection must receive a notification that is sent through the pool.
 */
export const startChangeFeed = async (
  connection: ClientConfig,
  pool: Pool,
  { onChange, onAccountChange, onConnectionChange }: Listener,
  log: Logger,
) => {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopping = false;
  let isConnected = false;

  const setConnected = (connected: boolean) => {
    isConnected = connected;
    onConnectionChange(connected);
  };
  const listen = async () => {
    const fresh = new Client({ ...connection, keepAlive: true, application_name: APPLICATION_NAME });
    const id = newId();
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost) return;
      isLost = true;
      void fresh.end();
      client = undefined;
      setConnected(false);
      if (isStopping) return;
      log.warn({ reason: reasonOf(error) }, "the feed of other instances' changes is interrupted");
      retry = setTimeout(listen, RECONNECT_DELAY_MS).unref();
    };
    fresh.on("error", lose);
    fresh.on("end", () => lose("the connection ended"));
    const checked = new Promise<void>((resolve) => {
      fresh.on("notification", ({ channel, payload = "" }) => {
        if (channel === CHANNEL) onChange();
        else if (channel === ACCOUNT_CHANNEL) onAccountChange(payload);
        else if (payload === id) {
          setConnected(true);
          resolve();
        }
      });
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${ACCOUNT_CHANNEL}; LISTEN ${CHECK_CHANNEL}`);
      client = fresh;
      await pool.query("SELECT pg_notify($1, $2)", [CHECK_CHANNEL, id]);
      await Promise.race([checked, wait(CHECK_TIMEOUT_MS, undefined, { ref: false })]);
      if (isConnected || isLost) return;
      setConnected(false);
      log.warn(
        "Notifications of PostgreSQL don't arrive, so nothing is cached. Set DATABASE_DIRECT_URL to the PostgreSQL of DATABASE_URL, past a pooler in transaction mode.",
      );
    } catch (error) {
      lose(error);
    }
  };

  await listen();
  return {
    /** Notifies the other instances that public responses have changed. */
    async announce(): Promise<void> {
      try {
        await client?.query(`NOTIFY ${CHANNEL}`);
      } catch (error) {
        // Responses are cached for a few seconds only, so the other instances show the change after that.
        log.warn({ reason: reasonOf(error) }, "a change could not be announced");
      }
    },
    /** Whether notifications of other instances arrive. */
    isConnected: () => isConnected,
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
