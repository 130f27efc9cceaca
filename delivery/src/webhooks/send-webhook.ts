import { createHmac } from "node:crypto";

/** How long a receiver may take to respond, in milliseconds. */
const TIMEOUT_MS = 10_000;

export interface Webhook {
  /** The same at each attempt, so that a receiver can detect duplicates. */
  id: string;
  url: string;
  body: string;
}

/** A key as defined by https://www.standardwebhooks.com, `whsec_` and Base64; or any text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);

/** The headers that let a receiver verify the sender and reject replays. */
export const webhookHeaders = (
  { id, body }: Pick<Webhook, "id" | "body">,
  secret: string,
  now: Date,
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
};

/** Sends a webhook once. Returns the response's status, or the reason why there is none. */
export const sendWebhook = async (webhook: Webhook, secret: string, now: Date): Promise<number | string> => {
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
