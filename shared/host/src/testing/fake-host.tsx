import {
  type ApiRequest,
  HOST_API_VERSION,
  type HostApi,
  type Notice,
  type PromptLimitState,
  type Readable,
  type Session,
} from "@promptfolio/contracts/host-api";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath } from "react-router";
import { ApiError, httpErrorText } from "../api/api-error";
import { DataCacheContext } from "../data-cache";
import { HostContext } from "../host-context";
import { dataCacheOf } from "../loaded-data-cache";
import { QueryClient } from "../query";
import { GuardedRouter, type RouteObject, useRoutes } from "../router";
import { guardHistory } from "../routing/guarded-history";

/** A value with a setter, for tests. */
const mutable = <T,>(initial: T): Readable<T> & { set(value: T): void } => {
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

/** Responses by `METHOD path`; a function gets the request, and may throw an ApiError. */
export type FakeResponses = Record<string, unknown | ((request: ApiRequest<unknown>) => unknown)>;

const guestLimits: PromptLimitState = {
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

/**
 * A host for component tests: records calls, and responds to requests from a table. `reveal` returns the table's
 * entry `reveal`.
 */
export const createFakeHost = (responses: FakeResponses = {}) => {
  const session = mutable<Session>({ kind: "guest" });
  const promptLimit = mutable<PromptLimitState>(guestLimits);
  const toasts: { type: string; message: string; detail?: string }[] = [];
  const notices: Notice[] = [];
  const requests: ApiRequest<unknown>[] = [];
  const reports: unknown[] = [];
  const host: HostApi = {
    version: HOST_API_VERSION,
    session: {
      ...session,
      signIn: (response) => session.set({ kind: "user", id: response.user_id, ...response.user }),
      signInAdministrator: (response) => session.set({ kind: "administrator", email: response.admin.email }),
      update: ({ name, email }) => {
        const current = session.get();
        if (current.kind === "guest") return;
        session.set({
          ...current,
          ...(name !== undefined && { name }),
          ...(email !== undefined && { email }),
        });
      },
      signOut: () => session.set({ kind: "guest" }),
    },
    promptLimit: {
      ...promptLimit,
      reveal: async (id) => {
        const outcome = responses["reveal"] ?? { status: "failed", message: "no response" };
        const settled = await (typeof outcome === "function" ? outcome(id) : outcome);
        if (settled.status === "revealed") {
          const state = promptLimit.get();
          promptLimit.set({
            ...state,
            viewedToday: state.viewedToday + (settled.alreadyViewed ? 0 : 1),
            remaining: settled.remaining,
            canView: settled.remaining > 0,
            viewedIds: new Set([...state.viewedIds, id]),
            openPrompt: { id, text: settled.prompt },
          });
        }
        return settled;
      },
      refresh: async () => undefined,
      close: () => promptLimit.set({ ...promptLimit.get(), openPrompt: null }),
    },
    notifications: {
      toast: (type, message, id = String(toasts.length), detail) => {
        toasts.push({ type, message, ...(detail !== undefined && { detail }) });
        return id;
      },
      notice: (notice) => notices.push(notice),
      dismiss: () => undefined,
    },
    http: {
      send: async <Result,>(request: ApiRequest<Result>): Promise<Result> => {
        requests.push(request);
        const key = `${request.method} ${request.path}`;
        if (!(key in responses)) throw new ApiError(httpErrorText(404), 404);
        const response = responses[key];
        return (typeof response === "function" ? await response(request) : response) as Result;
      },
    },
    navigation: { preload: () => undefined },
    seed: "seed",
    origin: "https://promptfolio.test",
    report: (error) => reports.push(error),
  };
  return { host, session, promptLimit, toasts, notices, requests, reports };
};

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Wraps a page or component in a fake host, a data cache without retries and a router that starts at `path`. */
export const FakeHostFrame = ({
  host,
  path = "/",
  state = null,
  pattern = "*",
  routes = [],
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  children,
}: {
  host: HostApi;
  path?: string;
  /** The history entry's state, as after going back to it. */
  state?: unknown;
  pattern?: string;
  /** Other routes that the test navigates to. */
  routes?: RouteObject[];
  /** The test's own data cache, to fill or to inspect. */
  client?: QueryClient;
  children: ReactNode;
}) => {
  const [history] = useState(() =>
    guardHistory(createMemoryHistory({ initialEntries: [{ ...parsePath(path), state }], v5Compat: true })),
  );
  const cache = useMemo(() => dataCacheOf(client), [client]);
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return (
    <HostContext value={host}>
      <DataCacheContext value={cache}>
        <GuardedRouter history={history}>
          <Routes routes={[{ path: pattern, element: children }, ...routes]} />
        </GuardedRouter>
      </DataCacheContext>
    </HostContext>
  );
};
