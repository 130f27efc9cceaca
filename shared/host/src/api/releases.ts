import type {
  ReleaseAction,
  ReleaseActionResult,
  ReleaseOverview,
  ReleasePlan,
} from "@promptfolio/contracts/api/releases";
import { get, post } from "./request";

export const getReleases = () => get<ReleaseOverview>("/admin/releases");
/** What an action will do. 409: somebody else has changed the remote since. */
export const planReleaseAction = (action: ReleaseAction) => post<ReleasePlan>("/admin/releases/plan", action);
/** 409: somebody else was first; 422: a rule forbids it. */
export const performReleaseAction = (action: ReleaseAction) =>
  post<ReleaseActionResult>("/admin/releases/actions", action);
