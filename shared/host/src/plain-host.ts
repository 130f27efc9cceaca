import {
  type ApiClient,
  HOST_API_VERSION,
  type HostApi,
  type PromptLimitState,
  type Readable,
  type Session,
} from "@promptfolio/contracts/host-api";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { ApiError, httpErrorText } from "./api/api-error";

/** A value with a setter. */
export const mutable = <T>(initial: T): Readable<T> & { set(value: T): void } => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
};

export const guestLimits: PromptLimitState = {
  viewedToday: 0,
  canView: true,
  canCopy: false,
  isLoggedIn: false,
  ...DEFAULT_LIMITS,
  limit: DEFAULT_LIMITS.guestLimit,
  remaining: DEFAULT_LIMITS.guestLimit,
  viewedIds: new Set(),
  openPrompt: null,
  resetsAt: 0,
  confirmed: true,
};

/** Sends requests to the API of a site. */
const fetchClient = (apiBase: string): ApiClient => ({
  send: async ({ method, path, body }, { signal } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(apiBase + path, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      headers: isForm || body === undefined ? {} : { "Content-Type": "application/json" },
    });
    if (!response.ok) throw new ApiError(httpErrorText(response.status), response.status);
    return response.json();
  },
});

/**
 * A host without accounts or an allowance: for pages of remotes in another federation host. `parts` replaces parts of
 * it, such as `http` or `notifications`.
 * @param apiBase where the site's API is, as this page reaches it
 */
export const createPlainHost = (apiBase = "/api", parts: Partial<HostApi> = {}): HostApi => ({
  version: HOST_API_VERSION,
  session: {
    ...mutable<Session>({ kind: "guest" }),
    signIn: () => undefined,
    signInAdministrator: () => undefined,
    update: () => undefined,
    signOut: () => undefined,
  },
  promptLimit: {
    ...mutable(guestLimits),
    reveal: async () => ({ status: "failed", message: "Prompts can't be opened here." }),
    refresh: async () => undefined,
    close: () => undefined,
  },
  notifications: {
    toast: (type, message, id = message) => {
      console.info(type, message);
      return id;
    },
    notice: ({ title, description }) => console.info(title, description ?? ""),
    dismiss: () => undefined,
  },
  http: fetchClient(apiBase),
  navigation: { preload: () => undefined },
  seed: "seed",
  origin: globalThis.location?.origin ?? "",
  report: (error, where) => console.error(where, error),
  ...parts,
});
