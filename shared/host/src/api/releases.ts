import type { PreviewRecord } from "@promptfolio/contracts/api/previews";
import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { HistoryHours, ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import type {
  ReleaseAction,
  ReleaseActionResult,
  ReleaseOverview,
  ReleasePlan,
} from "@promptfolio/contracts/api/releases";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import { apiPath } from "@promptfolio/lib/api-path";
import { get, post } from "./request";

export const getReleases = () => get<ReleaseOverview>("/admin/releases");
/** Where changes of releases come as server-sent events. */
export const RELEASE_EVENTS_URL = "/api/admin/releases/events";
/** Lets this browser open them: an EventSource can't say who is signed in. */
export const allowReleaseEvents = () => post<void>("/admin/releases/events");
/** What browsers and servers reported of a remote over time. */
export const getReleaseHistory = (remote: string, hours: HistoryHours) =>
  get<ReleaseHistory>(apiPath("/admin/releases/history", { remote, hours }));
/** Errors of releases by their place in the sources, those that were seen last first. */
export const getReleaseErrors = () => get<ReleaseErrorGroup[]>("/admin/releases/errors");
/** What others were told of releases, the latest first; empty where nobody is. */
export const getWebhooks = () => get<WebhookDelivery[]>("/admin/releases/webhooks");
/** Preview links that administrators made, the latest first; without the links themselves. */
export const getPreviews = () => get<PreviewRecord[]>("/admin/releases/previews");
/** What an action will do. 409: somebody else has changed the remote since. */
export const planReleaseAction = (action: ReleaseAction) => post<ReleasePlan>("/admin/releases/plan", action);
/** 409: somebody else was first; 422: a rule forbids it. */
export const performReleaseAction = (action: ReleaseAction) =>
  post<ReleaseActionResult>("/admin/releases/actions", action);
