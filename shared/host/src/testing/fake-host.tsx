import type {
  ApiRequest,
  HostApi,
  Notice,
  PromptLimitState,
  Session,
  ToastAction,
} from "@promptfolio/contracts/host-api";
import { ApiError, httpErrorText } from "../api/api-error";
import { createPlainHost, guestLimits, mutable } from "../plain-host";

export { HostProvider as FakeHostFrame } from "../host-provider";

/** Responses by `METHOD path`; a function gets the request, and may throw an ApiError. */
export type FakeResponses = Record<string, unknown | ((request: ApiRequest<unknown>) => unknown)>;

/**
 * A host for component tests: records calls, and responds to requests from a table. `reveal` returns the table's
 * entry `reveal`.
 */
export const createFakeHost = (responses: FakeResponses = {}) => {
  const session = mutable<Session>({ kind: "guest" });
  const promptLimit = mutable<PromptLimitState>(guestLimits);
  const toasts: { type: string; message: string; detail?: string; action?: ToastAction }[] = [];
  const notices: Notice[] = [];
  const requests: ApiRequest<unknown>[] = [];
  const reports: unknown[] = [];
  const host: HostApi = createPlainHost(undefined, {
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
      toast: (type, message, id = String(toasts.length), detail, action) => {
        toasts.push({ type, message, ...(detail !== undefined && { detail }), ...(action && { action }) });
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
    origin: "https://promptfolio.test",
    report: (error) => reports.push(error),
  });
  return { host, session, promptLimit, toasts, notices, requests, reports };
};
