import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { HistoryHours, ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import type {
  PreviewRecord,
  ReleaseAction,
  ReleaseActionResult,
  ReleaseOverview,
  ReleasePlan,
} from "@promptfolio/contracts/api/releases";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import { apiPath } from "@promptfolio/lib/paths";
import { get, post } from "./request";

export const getReleases = () => get<ReleaseOverview>("/admin/releases");
/** The URL of the server-sent events about changes of releases. */
export const RELEASE_EVENTS_URL = "/api/admin/releases/events";
/** Lets this browser open the event stream: an EventSource can't send the token. */
export const allowReleaseEvents = () => post<void>("/admin/releases/events");
/** What browsers and servers reported about a remote over time. */
export const getReleaseHistory = (remote: string, hours: HistoryHours) =>
  get<ReleaseHistory>(apiPath("/admin/releases/history", { remote, hours }));
/** Errors of releases, grouped by their place in the sources, most recent first. */
export const getReleaseErrors = () => get<ReleaseErrorGroup[]>("/admin/releases/errors");
/** Webhook deliveries, newest first; empty if no webhooks are configured. */
export const getWebhooks = () => get<WebhookDelivery[]>("/admin/releases/webhooks");
/** Preview links that administrators created, newest first; without the links themselves. */
export const getPreviews = () => get<PreviewRecord[]>("/admin/releases/previews");
/** Plans an action without performing it. 409: the remote has been changed since. */
export const planReleaseAction = (action: ReleaseAction) => post<ReleasePlan>("/admin/releases/plan", action);
/** 409: the remote has been changed since; 422: a rule forbids it. */
export const performReleaseAction = (action: ReleaseAction) =>
  post<ReleaseActionResult>("/admin/releases/actions", action);
