/** Shares of visitors are given in basis points. This value means all visitors. */
export const BASIS_POINTS = 10_000;

/** Stops a canary that exceeds these limits. */
export interface CanaryGuard {
  /** Errors per page view, 0 to 1. */
  errorRate: number;
  /** The number of page views before the guard takes effect. */
  minimumViews: number;
  /** The maximum of each web vital, as a multiple of the stable version's value. */
  vitals?: Partial<Record<GuardedVital, number>>;
}

/** Web vitals that a guard can watch. */
export type GuardedVital = "LCP" | "INP";

/**
 * Raises a canary's share step by step, as long as its guard does not stop it. After the last step it becomes stable.
 */
export interface CanaryRamp {
  /** Shares of visitors in basis points, ascending. */
  steps: number[];
  /** The minimum duration of each step, in milliseconds. */
  eachMs: number;
  /** When the current step began. */
  at: string;
}

export interface Canary {
  version: string;
  /** Share of visitors, 0 to `BASIS_POINTS`. */
  basisPoints: number;
  /** Decides which visitors get it. It stays the same while a canary is ramped, so that a ramp only adds visitors. */
  salt: string;
  /** When visitors could first get it. */
  since?: string;
  guard: CanaryGuard;
  /** Undefined if its share is fixed. */
  ramp?: CanaryRamp;
}

export type Isolation = "frame" | "none";

export interface Channel {
  stable: string | null;
  /** When this version became stable. */
  since?: string;
  /** Earlier stable versions, newest first, without those that were rolled back. */
  history: { version: string; until: string }[];
  canary: Canary | null;
  frozen: { by: string; why: string; at: string } | null;
  /** Whether the remote's code runs in a frame without the site's origin; absent: it doesn't. */
  isolation?: Isolation;
  /** What a guard stopped or a rollback removed, newest first. Promoting it again requires force. */
  rejected: RejectedContent[];
}

/** Rejected code, identified by its content: a new version of the same code is rejected as well. */
export interface RejectedContent {
  contentHash: string;
  /** The version that it was rejected as. */
  version: string;
  why: string;
  at: string;
}

export interface RegisteredRelease {
  version: string;
  publishedAt: string;
  integrity: string;
  contentHash: string;
  /** A hash of its descriptor's exact bytes, including the provenance. */
  descriptor?: string;
}

export interface RegistryEntry {
  releases: RegisteredRelease[];
  channel: Channel;
}

/** The single document that defines which releases are served. Writes are conditional on `revision`. */
export interface Registry {
  format: 1;
  revision: number;
  updatedAt: string;
  entries: Record<string, RegistryEntry>;
}
