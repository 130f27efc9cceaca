import { createHmac } from "node:crypto";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import type { Logger } from "pino";
import type { WebhookLog } from "./webhook-log";

/** How long a receiver may take to respond, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A key as defined by https://www.standardwebhooks.com, `whsec_` and Base64; or any text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);

/** The headers that let a receiver verify the sender and reject replays. */
const webhookHeaders = ({ id, body }: WebhookDelivery, secret: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
};

/** Sends a webhook once. Returns the response's status, or the reason why there is none. */
const sendWebhook = async (webhook: WebhookDelivery, secret: string, now: Date): Promise<number | string> => {
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...webhookHeaders(webhook, secret, now) },
      body: webhook.body,
      // A webhook that is signed for one URL must not be sent to another.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return reason instanceof Error ? reason.message || reason.name : String(reason);
  }
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The delays between attempts, in milliseconds: eight attempts in ten hours. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
  120 * MINUTE_MS,
  360 * MINUTE_MS,
];

/** 410 Gone: the receiver asks for no further attempts. */
const GONE = 410;

const isSuccess = (result: number | string): boolean =>
  typeof result === "number" && result >= 200 && result < 300;

interface DeliveryOptions {
  log: WebhookLog;
  secret: string;
  logger: Logger;
  delaysMs: readonly number[];
  now: () => Date;
}

/** Whether the log has nothing newer: no other instance has made this attempt. */
const isNewest = async (log: WebhookLog, { id, attempts }: WebhookDelivery): Promise<boolean> => {
  const known = await log.read(id);
  return known?.state === "pending" && known.attempts.length === attempts.length;
};

/**
 * Makes the next attempt, unless another instance does. Returns the milliseconds until the attempt after it, or until
 * the other instance's result is in the log; undefined: no attempt is left for this instance to make.
 */
export const attemptDelivery = async (
  delivery: WebhookDelivery,
  { log, secret, logger, delaysMs, now }: DeliveryOptions,
): Promise<{ delivery: WebhookDelivery; delayMs: number } | undefined> => {
  const { id, url, event } = delivery;
  const attempt = delivery.attempts.length;
  if (!(await isNewest(log, delivery))) return undefined;
  const at = now();
  const waitMs = await log.claim(id, attempt, at);
  if (waitMs > 0) return { delivery, delayMs: waitMs };
  if (!(await isNewest(log, delivery))) return undefined;
  const result = await sendWebhook(delivery, secret, at);
  const delayMs = isSuccess(result) || result === GONE ? undefined : delaysMs[attempt];
  const next: WebhookDelivery = {
    ...delivery,
    attempts: [...delivery.attempts, { at: at.toISOString(), result }],
    state: isSuccess(result) ? "delivered" : delayMs === undefined ? "failed" : "pending",
    next: delayMs === undefined ? null : new Date(now().getTime() + delayMs).toISOString(),
  };
  await log.write(next);
  if (next.state === "delivered") logger.info({ id, url, event }, "a webhook was delivered");
  else logger.warn({ id, url, event, result, next: next.next }, "a webhook was not accepted");
  return delayMs === undefined ? undefined : { delivery: next, delayMs };
};
