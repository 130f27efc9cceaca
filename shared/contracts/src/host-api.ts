import type { AdminSession, UserSession } from "./api/accounts";
import type { PromptDetails } from "./api/images";

/**
 * The version of the contract between host and remotes (semver). Additions are minor; a part is deprecated for one
 * minor version before it is removed.
 */
export const HOST_API_VERSION = "1.4.0";

/** Who is signed in, according to this browser. */
export type Session =
  | { kind: "guest" }
  | { kind: "user"; id: string; email: string; name: string }
  | { kind: "administrator"; email: string };

/** A value that can be read at any time and subscribed to. */
export interface Readable<T> {
  get(): T;
  /** The value for SSR and hydration: nothing personal. */
  initial(): T;
  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface SessionChange {
  /** Replaces the current token, which is no longer valid. */
  access_token?: string;
  name?: string;
  email?: string;
}

export interface SessionApi extends Readable<Session> {
  signIn(response: UserSession): void;
  signInAdministrator(response: AdminSession): void;
  /** Updates the account that is signed in. */
  update(change: SessionChange): void;
  /** Ends the session on the server and in all tabs. The caller is responsible for navigating. */
  signOut(): void;
}

/** The allowance of this visitor today (docs/product.md, The allowance). */
export interface PromptLimitState {
  viewedToday: number;
  canView: boolean;
  canCopy: boolean;
  isLoggedIn: boolean;
  dailyLimit: number;
  guestLimit: number;
  /** The limit that applies: the user's or the guest's. */
  limit: number;
  remaining: number;
  viewedIds: ReadonlySet<string>;
  /** The open prompt with its text; at most one is open. */
  openPrompt: { id: string; text: string; details?: PromptDetails } | null;
  /**
   * When the allowance resets: the viewer's midnight, in milliseconds since 1970; 0 until the server has responded.
   */
  resetsAt: number;
  /** False until the server has confirmed the state that the browser had stored. */
  confirmed: boolean;
}

export type RevealOutcome =
  | { status: "revealed"; prompt: string; alreadyViewed: boolean; remaining: number; views: number }
  | { status: "limit-reached" }
  /** `message` is a sentence for the visitor, `detail` the fixed text for the status. */
  | { status: "failed"; message: string; detail?: string };

export interface PromptLimitApi extends Readable<PromptLimitState> {
  /** Opens the prompt, and spends a credit unless this prompt was revealed today. Never rejects. */
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

/** A button in a message, such as "Undo"; pressing it closes the message. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface NotificationsApi {
  /**
   * A short message in the stack (at most 3). Returns an id; a message with the same id replaces it. `detail` is a
   * second, smaller line.
   */
  toast(type: ToastType, message: string, id?: string, detail?: string, action?: ToastAction): string;
  /** A message with a title and a description, one at a time. */
  notice(notice: Notice): void;
  dismiss(id: string): void;
}

/** A request to the API, as data. `Result` is the type of its successful response. */
export interface ApiRequest<Result> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The canonical path below the API's root: parameters sorted by name, empty ones left out. */
  path: string;
  /** Sent as JSON; a form is sent unchanged. */
  body?: unknown;
  readonly response?: Result;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Called with the share that was sent, 0 to 1, while a form is uploaded. */
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

export interface NavigationApi {
  /** Prefetches what the page at this path needs: its remote and its first data. */
  preload(path: string): void;
}

/** The host API: one object, created by the shell and passed to the remotes through context. */
export interface HostApi {
  version: string;
  session: SessionApi;
  promptLimit: PromptLimitApi;
  notifications: NotificationsApi;
  http: ApiClient;
  navigation: NavigationApi;
  /** The seed of the first random cards, the same as in SSR. */
  seed: string;
  /** The site's own origin. */
  origin: string;
  /** Reports to the operators a failure that was shown to the visitor. */
  report(error: unknown, where: string): void;
}
