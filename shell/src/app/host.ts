import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { type ApiClient, HOST_API_VERSION, type HostApi } from "@promptfolio/contracts/host-api";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { logOut } from "@promptfolio/host/api/accounts";
import { AUTHENTICATION_FAILED, isApiError } from "@promptfolio/host/api/api-error";
import { createTransport } from "@promptfolio/host/api/transport";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { createNotificationCenter } from "../notifications/notification-center";
import { createPromptLimitStore } from "../prompt-limit/prompt-limit-store";
import { createSessionStore } from "../session/session-store";
import { reportThrown } from "../telemetry/telemetry";

/** Wraps a client to track whether a mutation is pending, such as an upload. */
export const trackPendingMutations = <Client extends ApiClient>(client: Client) => {
  let pending = 0;
  const send: ApiClient["send"] = async (request, options) => {
    if (request.method === "GET") return client.send(request, options);
    pending += 1;
    try {
      return await client.send(request, options);
    } finally {
      pending -= 1;
    }
  };
  return { api: { ...client, send }, hasPendingMutations: () => pending > 0 };
};

interface HostOptions {
  store: KeyValueStore;
  seed: string;
  origin: string;
  /** The API's URL, as this page reaches it. */
  apiBase: string;
  preload: HostApi["navigation"]["preload"];
  /** The settings that came with the page. */
  settings?: SystemSettings;
}

const SIGNED_OUT_MESSAGE = "signed-out";

/** Creates the host: one session, one allowance, one client, for all remotes. */
export const createHost = (options: HostOptions) => {
  const { store, seed, origin, apiBase, preload, settings = DEFAULT_LIMITS } = options;
  const session = createSessionStore(store);
  const notifications = createNotificationCenter();
  const { api: http, hasPendingMutations } = trackPendingMutations(
    createTransport({
      base: apiBase,
      token: session.token,
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      onTokenRefused: (token) => {
        if (session.token() !== token) return;
        session.signOut();
        notifications.api.toast("error", AUTHENTICATION_FAILED, SIGNED_OUT_MESSAGE);
      },
    }),
  );
  const promptLimit = createPromptLimitStore({
    api: http,
    store,
    settings,
    session: session.get,
    now: Date.now,
  });
  session.subscribe(promptLimit.viewerChanged);

  const report: HostApi["report"] = (error, where) =>
    reportThrown(error, where, { remote: SHELL_ID, version: process.env["RELEASE_VERSION"] ?? "" });

  const signOut = (): void => {
    if (session.token() !== undefined) {
      // Not awaited: this browser forgets the token at once.
      http.send(logOut()).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 401) report(error, "logout");
      });
    }
    session.signOut();
  };

  const api: HostApi = {
    version: HOST_API_VERSION,
    session: { ...session, signOut },
    promptLimit,
    notifications: notifications.api,
    http,
    navigation: { preload },
    seed,
    origin,
    report,
  };
  return { api, session, promptLimit, notifications, preloadHttp: http.preload, hasPendingMutations };
};

/** The API for remotes, and what only the shell itself uses. */
export type Host = ReturnType<typeof createHost>;
