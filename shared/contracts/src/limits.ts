/** Business constants of the product (docs/product.md, Constants). Durations in milliseconds, sizes in pixels or bytes. */

/** Reveals per day, used until the server's settings have loaded. */
export const DEFAULT_LIMITS = { dailyLimit: 5, guestLimit: 1 } as const;

/** Inclusive bounds of the two settings. */
export const LIMIT_BOUNDS = {
  dailyLimit: { min: 1, max: 100 },
  guestLimit: { min: 0, max: 10 },
} as const;

/** The gallery's list: cards at first and per 'load more', their maximum, and the number of skeletons while loading. */
export const GALLERY = { pageSize: 5, maximum: 50, skeletons: 20, similar: 4 } as const;

/** A picture counts as visible when this share of it is within `margin` of the viewport. */
export const LAZY_PICTURE = { threshold: 0.1, margin: "50px" } as const;

export const PICTURE_SIZES = {
  card: { width: 432, height: 540 },
  detail: { width: 1080, height: 1350 },
  share: { width: 1200, height: 630 },
} as const;

export const ADMIN = {
  pollIntervalMs: 30_000,
  testModePollIntervalMs: 5_000,
  newIndicatorMs: 3_000,
  refreshDelayMs: 500,
  imageListLimit: 50,
  topCategories: 4,
  recentUsers: 5,
  topDownloaders: 3,
  /** Downloads today are estimated as downloads per user times this. */
  downloadsTodayFactor: 0.1,
} as const;

/** In characters. */
export const MIN_PASSWORD_LENGTH = { user: 6, administrator: 8 } as const;

/** What the server requires of administrators, in characters: more than their form of the specification. */
export const ADMIN_PASSWORD_LENGTH = 12;

/** Two toast regions: short typed messages, and one notice with title and description. */
export const TOASTS = {
  stack: { visible: 3, duration: 4_000, width: 356, gap: 14, swipe: 20 },
  notice: { visible: 1, duration: 5_000, swipe: 50, removeDelay: 1_000_000, hotkey: "F8" },
} as const;

export const TOOLTIP = { delay: 700, skipDelay: 300 } as const;

/** The browser's data cache. */
export const QUERY_CACHE = {
  gcTimeMs: 5 * 60_000,
  maxRetries: 3,
  maxMutationRetries: 0,
  firstRetryDelayMs: 1_000,
  maxRetryDelayMs: 30_000,
} as const;

/** Descriptions are cut to this many characters, at a word boundary. */
export const DESCRIPTION_LENGTH = 160;

/** Limits for uploaded pictures. */
export const UPLOAD = {
  bytes: 10 * 1024 * 1024,
  megapixels: 50,
  /** Of each side, in pixels. */
  side: { min: 16, max: 12_000 },
  /** The longer side divided by the shorter one. */
  maxRatio: 8,
  types: ["image/png", "image/jpeg", "image/webp"],
} as const;

/** The maximum number of images in a list. */
export const MAX_LISTED_IMAGES = 100;
