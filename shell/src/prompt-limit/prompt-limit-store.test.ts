import type { ApiRequest, Session } from "@promptfolio/contracts/host-api";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { ApiError } from "@promptfolio/host/api/api-error";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { LIMIT_KEYS } from "../session/storage";
import { localDate } from "./allowance";
import { createPromptLimitStore } from "./prompt-limit-store";

const NOON = Date.UTC(2026, 10, 20, 12);

const stats = (viewed: string[], limit = 1) => ({
  viewedToday: viewed.length,
  limit,
  remaining: Math.max(0, limit - viewed.length),
  viewed,
  day: "2026-11-20",
  secondsUntilReset: 12 * 3_600,
});

const revealed = (viewedToday: number, limit = 1, alreadyViewed = false) => ({
  prompt: "a poster of two cups",
  viewedToday,
  limit,
  remaining: Math.max(0, limit - viewedToday),
  alreadyViewed,
  views: 7,
});

type Responses = Record<string, unknown>;

const setUp = (
  responses: Responses,
  stored: Record<string, string> = {},
  session: Session = { kind: "guest" },
) => {
  const values = new Map(Object.entries(stored));
  const store: KeyValueStore = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const sent: string[] = [];
  let viewer = session;
  const promptLimit = createPromptLimitStore({
    store,
    settings: DEFAULT_LIMITS,
    session: () => viewer,
    now: () => NOON,
    api: {
      send: async <FakeResponse>({ method, path }: ApiRequest<FakeResponse>): Promise<FakeResponse> => {
        sent.push(`${method} ${path}`);
        const response = responses[path];
        if (response instanceof Error) throw response;
        if (response === undefined) throw new ApiError("HTTP error! status: 404", 404);
        return response as FakeResponse;
      },
    },
  });
  const become = (next: Session) => {
    viewer = next;
    promptLimit.viewerChanged();
  };
  return { promptLimit, values, sent, become };
};

const SETTINGS = { "/public/system-settings": { dailyLimit: 5, guestLimit: 1 } };
const USER: Session = { kind: "user", id: "u", email: "e", name: "n" };

test("uses the defaults until the server responds", () => {
  expect(setUp({}).promptLimit.get()).toMatchObject({
    viewedToday: 0,
    limit: 1,
    remaining: 1,
    canView: true,
    canCopy: false,
  });
  expect(setUp({}, {}, USER).promptLimit.get()).toMatchObject({ limit: 5, remaining: 5, canCopy: true });
});

test("gives a first visitor the same state as the server, so that nothing renders again after hydration", () => {
  const { promptLimit } = setUp({});
  expect(promptLimit.get()).toBe(promptLimit.initial());
});

test("adopts the server's count, opens the prompt and stores the count after a reveal", async () => {
  const { promptLimit, values } = setUp({
    ...SETTINGS,
    "/public/prompt-view/a": revealed(1),
    "/usage/my-stats": stats(["a"]),
  });
  expect(await promptLimit.reveal("a")).toMatchObject({
    status: "revealed",
    prompt: "a poster of two cups",
    remaining: 0,
  });
  expect(promptLimit.get()).toMatchObject({
    viewedToday: 1,
    remaining: 0,
    canView: false,
    openPrompt: { id: "a" },
  });
  expect(values.get(LIMIT_KEYS.viewedCount)).toBe("1");
  expect(values.get(LIMIT_KEYS.viewedPrompts)).toBe('["a"]');
  expect(values.get(LIMIT_KEYS.limitDate)).toBe(localDate(NOON));
});

test("sends one request for two presses", async () => {
  const { promptLimit, sent } = setUp({
    ...SETTINGS,
    "/public/prompt-view/a": revealed(1),
    "/usage/my-stats": stats(["a"]),
  });
  await Promise.all([promptLimit.reveal("a"), promptLimit.reveal("a")]);
  expect(sent.filter((request) => request.includes("prompt-view"))).toHaveLength(1);
});

test("reports that the limit is reached, and adopts the server's count", async () => {
  const { promptLimit } = setUp({
    ...SETTINGS,
    "/public/prompt-view/b": new ApiError("HTTP error! status: 429", 429, "", "limit-reached"),
    "/usage/my-stats": stats(["a"]),
  });
  expect(await promptLimit.reveal("b")).toEqual({ status: "limit-reached" });
  expect(promptLimit.get()).toMatchObject({ viewedToday: 1, canView: false, openPrompt: null });
});

test.each([
  ["no response", new ApiError("offline", 0)],
  ["a failure of the server", new ApiError("HTTP error! status: 503", 503)],
])("shows no credit as spent after %s", async (_, error) => {
  const { promptLimit } = setUp({
    ...SETTINGS,
    "/public/prompt-view/a": error,
    "/usage/my-stats": stats([]),
  });
  expect(await promptLimit.reveal("a")).toMatchObject({ status: "failed" });
  expect(promptLimit.get()).toMatchObject({ viewedToday: 0, remaining: 1, openPrompt: null });
});

test("restores today's count from storage, but not another day's", () => {
  const today = {
    [LIMIT_KEYS.limitDate]: localDate(NOON),
    [LIMIT_KEYS.viewedCount]: "1",
    [LIMIT_KEYS.viewedPrompts]: '["a"]',
  };
  expect(setUp({}, today).promptLimit.get()).toMatchObject({ viewedToday: 1, canView: false });
  const yesterday = { ...today, [LIMIT_KEYS.limitDate]: localDate(NOON - 86_400_000) };
  expect(setUp({}, yesterday).promptLimit.get()).toMatchObject({ viewedToday: 0, canView: true });
});

test.each(["no JSON", "{}", '["a", 3]'])("ignores an invalid list of viewed prompts (%s)", (list) => {
  const stored = {
    [LIMIT_KEYS.limitDate]: localDate(NOON),
    [LIMIT_KEYS.viewedCount]: "x",
    [LIMIT_KEYS.viewedPrompts]: list,
  };
  const { viewedToday, viewedIds } = setUp({}, stored).promptLimit.get();
  expect(viewedToday).toBe(0);
  expect([...viewedIds].every((id) => typeof id === "string")).toBe(true);
});

test("applies a user's own limit on sign-in, confirmed by the server", async () => {
  const { promptLimit, become } = setUp({ ...SETTINGS, "/usage/my-stats": stats(["a"], 8) });
  become(USER);
  expect(promptLimit.get()).toMatchObject({ isLoggedIn: true, canCopy: true, limit: 5, confirmed: false });
  await promptLimit.refresh();
  expect(promptLimit.get()).toMatchObject({ viewedToday: 1, limit: 8, remaining: 7, confirmed: true });
});

test("counts the time until new views from the server's remaining time, whatever this clock says", async () => {
  const { promptLimit } = setUp({ ...SETTINGS, "/usage/my-stats": stats([]) });
  await promptLimit.refresh();
  expect(promptLimit.get().resetsAt - NOON).toBe(12 * 3_600_000);
});

test("resets the count at midnight", () => {
  const { promptLimit } = setUp(
    { ...SETTINGS, "/usage/my-stats": stats([]) },
    {
      [LIMIT_KEYS.limitDate]: localDate(NOON),
      [LIMIT_KEYS.viewedCount]: "1",
      [LIMIT_KEYS.viewedPrompts]: '["a"]',
    },
  );
  promptLimit.dayChanged();
  expect(promptLimit.get()).toMatchObject({ viewedToday: 0, remaining: 1, canView: true });
});

test("returns the same state object until something changes", () => {
  const { promptLimit } = setUp({});
  expect(promptLimit.get()).toBe(promptLimit.get());
});

test("ignores a count from before a reveal", async () => {
  let respondLater: (count: unknown) => void = () => undefined;
  const pending = new Promise((responded) => {
    respondLater = responded;
  });
  const responses: Responses = {
    ...SETTINGS,
    "/usage/my-stats": pending,
    "/public/prompt-view/a": revealed(1),
  };
  const { promptLimit } = setUp(responses);
  const refreshed = promptLimit.refresh();
  await promptLimit.reveal("a");
  responses["/usage/my-stats"] = stats(["a"]);
  respondLater(stats([]));
  await refreshed;
  expect(promptLimit.get()).toMatchObject({ viewedToday: 1, remaining: 0 });
});
