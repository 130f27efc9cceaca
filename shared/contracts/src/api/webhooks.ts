/** `GET /admin/releases/webhooks`: a webhook and what became of it. Times are ISO 8601. */
export interface WebhookDelivery {
  /** Its `webhook-id`. */
  id: string;
  url: string;
  /** `release.promoted`, `release.rolled-back`, `canary.stopped` */
  event: string;
  /** The JSON that was sent. */
  body: string;
  /** Each with the response's status, or why there was none. */
  attempts: { at: string; result: number | string }[];
  state: "pending" | "delivered" | "failed";
  /** When it is tried again; null: not any more. */
  next: string | null;
}
