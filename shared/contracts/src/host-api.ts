import type { AdminSession, UserSession } from "./api/accounts";

/**
 * The version of the contract between host and remotes, by semver: additions are minor, a removal goes through one
 * minor in which the part is deprecated.
 */
export const HOST_API_VERSION = "1.2.0";

/** Who is signed in, as this browser knows it. */
export type Session =
  | { kind: "guest" }
  | { kind: "user"; id: string; email: string; name: string }
  | { kind: "administrator"; email: string };

/** A value that can be read at any time and watched. */
export interface Readable<T> {
  get(): T;
  /** The value for SSR and hydration: nothing personal. */
  initial(): T;
  /** Calls back after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export interface SessionChange {
  /** A token in place of the current one, which has ended. */
  access_token?: string;
  name?: string;
  email?: string;
}

export interface SessionApi extends Readable<Session> {
  signIn(response: UserSession): void;
  signInAdministrator(response: AdminSession): void;
  /** Updates the account that is signed in. */
  update(change: SessionChange): void;
  /** Ends the session, here and on the server, in all tabs. Navigating is up to the caller. */
  signOut(): void;
}

/** The allowance of this visitor today (specification, section 3). */
export interface PromptLimitState {
  viewedToday: number;
  canView: boolean;
  canCopy: boolean;
  isLoggedIn: boolean;
  dailyLimit: number;
  guestLimit: number;
  /** The one of the two limits that applies. */
  limit: number;
  remaining: number;
  viewedIds: ReadonlySet<string>;
  /** The one prompt that is open, with its text. */
  openPrompt: { id: string; text: string } | null;
  /**
   * When the allowance resets: the viewer's midnight, in milliseconds since 1970; 0 until the server has responded.
   */
  resetsAt: number;
  /** False until the server has confirmed what the browser remembered. */
  confirmed: boolean;
}

export type RevealOutcome =
  | { status: "revealed"; prompt: string; alreadyViewed: boolean; remaining: number; views: number }
  | { status: "limit-reached" }
  /** `message` is a sentence for the visitor, `detail` the specification's text for the status. */
  | { status: "failed"; message: string; detail?: string };

export interface PromptLimitApi extends Readable<PromptLimitState> {
  /** Spends a credit, unless this prompt was seen today, and opens the prompt. Never rejects. */
  reveal(imageId: string): Promise<RevealOutcome>;
  /** Refetches from the server. */
  refresh(): Promise<void>;
  /** Closes the open prompt. */
  close(): void;
}

export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export interface Notice {
  title: string;
  description?: string;
  destructive?: boolean;
  /** Milliseconds; 5000 unless set. */
  duration?: number;
}

export interface NotificationsApi {
  /**
   * A short message in the stack (at most 3). Returns an id; a message with the same id replaces it. `detail` is a
   * second, smaller line.
   */
  toast(type: ToastType, message: string, id?: string, detail?: string): string;
  /** A message with a title and a description, one at a time. */
  notice(notice: Notice): void;
  dismiss(id: string): void;
}

/** A request to the API, as data. `Result` is the type of its successful response. */
export interface ApiRequest<Result> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the API's root, canonical: parameters in order of their names, empty ones left out. */
  path: string;
  /** Sent as JSON, or as it is if it is a form. */
  body?: unknown;
  readonly response?: Result;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Called with 0 to 1 while a form is sent. */
  onProgress?: (share: number) => void;
}

export interface ApiClient {
  /** Rejects with `ApiError` (shared/api/api-error). */
  send<Result>(request: ApiRequest<Result>, options?: SendOptions): Promise<Result>;
}

/** A place within the site. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** A navigation that waits for the visitor's decision. */
export interface HeldNavigation {
  proceed(): void;
  cancel(): void;
}

/** Keeps a visitor from losing something, such as typed input, by leaving a page. */
export interface NavigationBlocker {
  /** `next` is null when the tab is closed, or when a page is loaded from the server. */
  shouldBlock(current: SiteLocation, next: SiteLocation | null): boolean;
  /** Called when a navigation within the site is blocked. When the tab is closed the browser asks. */
  onBlocked(navigation: HeldNavigation): void;
}

export interface NavigationApi {
  /** Fetches in advance what the page at this path needs: its remote and its first data. */
  preload(path: string): void;
  /** Returns the function that removes the blocker. */
  registerBlocker(blocker: NavigationBlocker): () => void;
}

/** What the shell gives to the remotes: one object, created by the shell, passed through context. */
export interface HostApi {
  version: string;
  session: SessionApi;
  promptLimit: PromptLimitApi;
  notifications: NotificationsApi;
  http: ApiClient;
  navigation: NavigationApi;
  /** The seed of the first random cards, the same in the server's rendering. */
  seed: string;
  /** The site's own origin. */
  origin: string;
  /** Reports a failure that the visitor was shown to the operators. */
  report(error: unknown, where: string): void;
}
