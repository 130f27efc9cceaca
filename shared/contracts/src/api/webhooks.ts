/** `GET /admin/releases/webhooks`: a webhook and its delivery attempts. Times are ISO 8601. */
export interface WebhookDelivery {
  /** Its `webhook-id`. */
  id: string;
  url: string;
  /** `release.promoted`, `release.rolled-back`, `canary.stopped` */
  event: string;
  /** The JSON that was sent. */
  body: string;
  /** Each with the response's status, or the reason why there was no response. */
  attempts: { at: string; result: number | string }[];
  state: "pending" | "delivered" | "failed";
  /** When the next attempt is due; null if there is none. */
  next: string | null;
}
