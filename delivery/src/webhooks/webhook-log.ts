import { createHash } from "node:crypto";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { keysBefore, readLatest } from "../registry/object-log";

const LOG = "webhooks/log/";
const CLAIMS = "webhooks/claims/";

const text = Type.String();

const DeliverySchema = Type.Object({
  id: text,
  url: text,
  event: text,
  body: text,
  attempts: Type.Array(Type.Object({ at: text, result: Type.Union([Type.Number(), text]) })),
  state: Type.Enum(["pending", "delivered", "failed"]),
  next: Type.Union([text, Type.Null()]),
});

/** How long a claim is valid, in milliseconds: longer than a receiver may take. */
const CLAIM_TTL_MS = 60_000;

const serialize = (delivery: WebhookDelivery): Buffer => Buffer.from(JSON.stringify(delivery));

/** `000000000042-1a2b3c4d`: sorts by revision. */
export const deliveryId = (revision: number, url: string): string =>
  `${String(revision).padStart(12, "0")}-${createHash("sha256").update(url).digest("hex").slice(0, 8)}`;

/** The deliveries of all instances, stored among the release store's objects. */
export const createWebhookLog = (objects: ObjectStore) => {
  const read = async (id: string): Promise<WebhookDelivery | undefined> => {
    const bytes = await objects.read(`${LOG}${id}.json`);
    return bytes && Value.Parse(DeliverySchema, JSON.parse(bytes.toString("utf8")));
  };
  return {
    /**
     * Claims an attempt, so that only one instance makes it. Returns 0 if the caller may make it, or else the
     * milliseconds until another instance's claim expires: by then that instance has written the result, or was killed.
     */
    claim: async (id: string, attempt: number, now: Date): Promise<number> => {
      const prefix = `${CLAIMS}${id}/${attempt}-`;
      const claims = (await objects.list(`${CLAIMS}${id}/`)).filter(({ key }) => key.startsWith(prefix));
      const last = claims.length > 0 ? await objects.read(`${prefix}${claims.length - 1}`) : undefined;
      const remaining = last ? Date.parse(last.toString("utf8")) - now.getTime() : 0;
      if (remaining > 0) return remaining;
      const until = new Date(now.getTime() + CLAIM_TTL_MS).toISOString();
      const isMine = await objects.create(`${prefix}${claims.length}`, Buffer.from(until));
      return isMine ? 0 : CLAIM_TTL_MS;
    },
    /** Adds a delivery; false if another instance already has. */
    create: (delivery: WebhookDelivery): Promise<boolean> =>
      objects.create(`${LOG}${delivery.id}.json`, serialize(delivery)),
    write: (delivery: WebhookDelivery): Promise<void> =>
      objects.write(`${LOG}${delivery.id}.json`, serialize(delivery)),
    read,
    /** The latest, newest first. */
    recent: (): Promise<WebhookDelivery[]> => readLatest(objects, LOG, DeliverySchema),
  };
};

export type WebhookLog = ReturnType<typeof createWebhookLog>;

/** Keys of the deliveries and claims that were last written before a moment. */
export const webhooksBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await Promise.all([LOG, CLAIMS].map((prefix) => keysBefore(objects, prefix, moment)))).flat();
