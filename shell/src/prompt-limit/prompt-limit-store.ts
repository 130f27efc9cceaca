import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type {
  ApiClient,
  PromptLimitApi,
  PromptLimitState,
  RevealOutcome,
  Session,
} from "@promptfolio/contracts/host-api";
import { type ApiError, AUTHENTICATION_FAILED, isApiError } from "@promptfolio/host/api/api-error";
import { getPublicSettings } from "@promptfolio/host/api/settings";
import { getMyStats, revealPrompt } from "@promptfolio/host/api/viewing";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { createStore } from "zustand/vanilla";
import { type Allowance, beginDay, describe, restoreAllowance, storeAllowance } from "./allowance";

const PAID_STAYS_PAID = "Press again: a prompt that was paid for costs nothing more.";

/** Why a reveal failed, and what happened to the credit, in a sentence for the visitor. */
export const explainFailure = ({ status, message }: ApiError): { message: string; detail?: string } => {
  if (status === 0) return { message: `The server did not answer. ${PAID_STAYS_PAID}` };
  if (message === AUTHENTICATION_FAILED) return { message };
  if (status === 404 || status === 410)
    return { message: "This picture was removed from the gallery. No credit was used.", detail: message };
  if (status >= 500)
    return { message: `Something went wrong on our side. ${PAID_STAYS_PAID}`, detail: message };
  return { message: "The prompt could not be revealed. No credit was used.", detail: message };
};

interface Dependencies {
  api: ApiClient;
  store: KeyValueStore;
  settings: SystemSettings;
  session: () => Session;
  now: () => number;
}

interface PromptLimitStore extends PromptLimitApi {
  /** Called when someone else signed in or out. */
  viewerChanged(): void;
  /** Called when another tab changed the storage. */
  readStorage(): void;
  /** Called when midnight has passed. */
  dayChanged(): void;
}

/**
 * Today's allowance. The server's responses are the authority; local storage is their cache, for the first paint and
 * for other tabs.
 */
export const createPromptLimitStore = ({
  api,
  store,
  settings,
  session,
  now,
}: Dependencies): PromptLimitStore => {
  const isLoggedIn = () => session().kind !== "guest";
  const guest: Allowance = {
    viewedIds: new Set(),
    viewedToday: 0,
    isLoggedIn: false,
    settings,
    confirmedLimit: undefined,
    openPrompt: null,
    resetsAt: 0,
  };
  const initial = describe(guest);
  const begin = restoreAllowance(store, isLoggedIn() ? { ...guest, isLoggedIn: true } : guest, now());
  const allowance = createStore<Allowance>(() => begin);

  // Computed once per change, so that readers get the same object until the next one: a first visitor's state is the
  // server's, and nothing renders again after hydration.
  let described: { of: Allowance; state: PromptLimitState } = { of: guest, state: initial };
  const get = () => {
    const current = allowance.getState();
    if (described.of !== current) described = { of: current, state: describe(current) };
    return described.state;
  };
  const change = (next: Allowance) => {
    allowance.setState(next, true);
    storeAllowance(store, next, now());
  };

  /** Counts the reveals that got a response. */
  let reveals = 0;

  const refresh = async (): Promise<void> => {
    const sessionBefore = session();
    const revealsBefore = reveals;
    const [stats, current] = await Promise.allSettled([
      api.send(getMyStats()),
      api.send(getPublicSettings()),
    ]);
    if (session() !== sessionBefore) return;
    // A view was spent meanwhile: the count may be from before it.
    if (reveals !== revealsBefore) return refresh();
    let next = allowance.getState();
    if (current.status === "fulfilled") next = { ...next, settings: current.value };
    if (stats.status === "fulfilled") {
      const { viewedToday, viewed, limit, secondsUntilReset } = stats.value;
      const resetsAt = now() + secondsUntilReset * 1_000;
      next = { ...next, viewedToday, viewedIds: new Set(viewed), confirmedLimit: limit, resetsAt };
    }
    // The defaults or the remembered values stay in use: the next reveal returns the server's count.
    for (const outcome of [stats, current])
      if (outcome.status === "rejected") console.warn("The allowance could not be refreshed", outcome.reason);
    change(next);
  };

  const revealOnServer = async (imageId: string): Promise<RevealOutcome> => {
    const response = await api.send(revealPrompt(imageId, isLoggedIn()));
    reveals++;
    const before = allowance.getState();
    change({
      ...before,
      viewedToday: response.viewedToday,
      viewedIds: new Set([...before.viewedIds, imageId]),
      confirmedLimit: response.limit,
      openPrompt: { id: imageId, text: response.prompt, details: response.details },
    });
    if (before.resetsAt === 0) void refresh();
    const { prompt, alreadyViewed, remaining, views } = response;
    return { status: "revealed", prompt, alreadyViewed, remaining, views };
  };

  const pending = new Map<string, Promise<RevealOutcome>>();

  const reveal = (imageId: string): Promise<RevealOutcome> => {
    const running = pending.get(imageId);
    if (running) return running;
    const outcome = revealOnServer(imageId)
      .catch(async (error: unknown): Promise<RevealOutcome> => {
        if (!isApiError(error)) throw error;
        if (error.code === "limit-reached") {
          await refresh();
          return { status: "limit-reached" };
        }
        // The server may have spent a view before its response was lost: only its count is reliable.
        if (error.status === 0 || error.status >= 500) void refresh();
        return { status: "failed", ...explainFailure(error) };
      })
      .finally(() => pending.delete(imageId));
    pending.set(imageId, outcome);
    return outcome;
  };

  return {
    get,
    initial: () => initial,
    subscribe: allowance.subscribe,
    reveal,
    refresh,
    close: () => {
      if (allowance.getState().openPrompt) allowance.setState({ openPrompt: null });
    },
    viewerChanged: () => {
      allowance.setState({ isLoggedIn: isLoggedIn(), confirmedLimit: undefined, openPrompt: null });
      void refresh();
    },
    readStorage: () => allowance.setState(restoreAllowance(store, allowance.getState(), now()), true),
    dayChanged: () => {
      change(beginDay(allowance.getState()));
      void refresh();
    },
  };
};
