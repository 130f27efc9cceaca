/** Page views and failures of one version, today and yesterday (UTC). */
export interface ReleaseCounts {
  views: number;
  loadFailures: number;
  errors: number;
  renderFailures: number;
}

/** Measurements of one web vital: how many, their mean, and the share of good ones (0 to 1). */
export interface VitalFigures {
  name: string;
  count: number;
  mean: number;
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
  /** The guard stops it above this error rate, after so many page views. */
  guard: { errorRate: number; minimumViews: number };
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

/** `GET /admin/releases`, served by the site for administrators only. */
export interface ReleaseOverview {
  revision: number;
  /** The shell first, then the remotes by name. */
  remotes: ReleasedRemote[];
  /** The latest changes, newest first. */
  changes: ReleaseChange[];
}
