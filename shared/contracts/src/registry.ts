/** Shares of visitors are given in basis points: this many are all of them. */
export const BASIS_POINTS = 10_000;

/** Stops a canary that does worse than this. */
export interface CanaryGuard {
  /** Errors per page view, 0 to 1. */
  errorRate: number;
  /** Page views to wait for before judging. */
  minimumViews: number;
  /** The most that a web vital may take, as a multiple of the stable version's. */
  vitals?: Partial<Record<GuardedVital, number>>;
}

/** Web vitals that a guard can watch. */
export type GuardedVital = "LCP" | "INP";

/** A canary that goes to more and more visitors by itself, while its guard holds; after the last step it becomes stable. */
export interface CanaryRamp {
  /** Shares of visitors in basis points, rising. */
  steps: number[];
  /** How long each step lasts at least, in milliseconds. */
  eachMs: number;
  /** When the present step began. */
  at: string;
}

export interface Canary {
  version: string;
  /** Share of visitors, 0 to `BASIS_POINTS`. */
  basisPoints: number;
  /** Decides which visitors; stays the same while a canary is ramped, so that a ramp only adds visitors. */
  salt: string;
  /** When its first visitor could have got it. */
  since?: string;
  guard: CanaryGuard;
  /** Undefined: it stays at its share. */
  ramp?: CanaryRamp;
}

export interface Channel {
  stable: string | null;
  /** When the stable version became it. */
  since?: string;
  /** Earlier stable versions, newest first, without those that were rolled back. */
  history: { version: string; until: string }[];
  canary: Canary | null;
  frozen: { by: string; why: string; at: string } | null;
  /** What a guard stopped or a rollback left, newest first: promoted again only by force. */
  rejected: RejectedContent[];
}

/** Code that did badly, known by its content: a new version of the same code is rejected as well. */
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
  /** A hash of its descriptor's very bytes, provenance included. */
  descriptor?: string;
}

export interface RegistryEntry {
  releases: RegisteredRelease[];
  channel: Channel;
}

/** The one document that says who serves what. Writes are conditional on `revision`. */
export interface Registry {
  format: 1;
  revision: number;
  updatedAt: string;
  entries: Record<string, RegistryEntry>;
}
