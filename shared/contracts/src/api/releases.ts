import type { CanaryGuard, CanaryRamp } from "../registry";

/** Page views and failures of one version, today and yesterday (UTC). */
export interface ReleaseCounts {
  views: number;
  loadFailures: number;
  errors: number;
  renderFailures: number;
}

/** Measurements of one web vital: their number, mean and 75th percentile, and the share of good ones (0 to 1). */
export interface VitalFigures {
  name: string;
  count: number;
  mean: number;
  /** Null if it is not known: only LCP and INP are counted by value. */
  p75: number | null;
  goodShare: number;
}

/** A version that visitors get now. Times are ISO 8601. */
export interface ServedVersion {
  version: string;
  since: string | null;
  /** Who made it stable or started the canary; null if the log does not go back that far. */
  by: string | null;
  publishedAt: string | null;
  /** What it was built from; null if its descriptor can't be read. */
  source: { commit: string; dirty: boolean } | null;
  counts: ReleaseCounts;
  vitals: VitalFigures[];
}

export interface ServedCanary extends ServedVersion {
  /** Share of visitors, 0 to `BASIS_POINTS`. */
  basisPoints: number;
  guard: CanaryGuard;
  /** The steps by which its share grows automatically; null if its share is fixed. */
  ramp: CanaryRamp | null;
}

export interface ReleasedRemote {
  id: string;
  stable: ServedVersion | null;
  canary: ServedCanary | null;
  frozen: { by: string; why: string; at: string } | null;
  /** Earlier stable versions, newest first. */
  history: { version: string; until: string }[];
  /** Published versions, newest first. */
  published: { version: string; publishedAt: string }[];
  /** Versions that a guard stopped or that were rolled back, newest first. */
  rejected: { version: string; why: string; at: string; counts: ReleaseCounts }[];
  /** Identifies this state. An action sends it, and is rejected if the state has changed since. */
  tag: string;
  /** Why a version that visitors should get can't be served; empty if all can. */
  problems: string[];
}

export interface ReleaseChange {
  revision: number;
  at: string;
  by: string;
  action: string;
  id: string;
  detail: string;
}

/** The actions that administrators may take on a remote's channel, named as in the audit log. */
export type ReleaseActionName =
  | "promote"
  | "canary"
  | "stop canary"
  | "rollback"
  | "freeze"
  | "unfreeze"
  | "preview"
  | "revoke previews";

/** `POST /admin/releases/actions`; `POST /admin/releases/plan` returns what it would do. */
export interface ReleaseAction {
  action: ReleaseActionName;
  id: string;
  /** The remote's tag from the overview that the administrator saw. */
  tag: string;
  /** For promote, canary, rollback and preview. */
  version?: string;
  /** For a canary: its first share of visitors. */
  basisPoints?: number;
  guard?: CanaryGuard;
  ramp?: Omit<CanaryRamp, "at">;
  /** For stop canary and freeze. */
  why?: string;
  /** For a preview: how long its link is valid. */
  hours?: number;
}

/** What an action will do. */
export interface ReleasePlan {
  /** One sentence. */
  summary: string;
  /** The stable version, and the version that the action is about; null if there is none. */
  versions: { from: string | null; to: string | null };
  /** How many bytes a browser loads of the old and of the new version; null if there is none. */
  bytes: { from: number | null; to: number | null };
  /** Paths that exist only in the new version, and only in the old one. */
  routes: { added: string[]; removed: string[] };
  /** Why it can't be done; null if it can. */
  refusal: string | null;
  /** The terminal command that does the same. */
  command: string;
  /** Whether the site may record the change itself; otherwise the command has to be run with a team's key. */
  isAllowed: boolean;
}

/** What an action has done. */
export interface ReleaseActionResult {
  message: string;
  overview: ReleaseOverview;
  /** For a preview: the link, and until when it is valid (ISO 8601). */
  preview?: { link: string; expires: string };
}

/** `GET /admin/releases`, served by the site for administrators only. */
export interface ReleaseOverview {
  revision: number;
  /** The shell first, then the remotes by name. */
  remotes: ReleasedRemote[];
  /** The latest changes, newest first. */
  changes: ReleaseChange[];
}

/** `GET /admin/releases/previews`: a preview link that an administrator created. Times are ISO 8601. */
export interface PreviewRecord {
  remote: string;
  version: string;
  by: string;
  issuedAt: string;
  expires: string;
  state: "valid" | "over" | "revoked";
  /** Who revoked it; null if it was not revoked, or if this is not known. */
  revokedBy: string | null;
}
