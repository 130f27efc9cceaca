import { act, fireEvent, screen, within } from "@testing-library/react";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { analytics, user, userList } from "../testing/samples";
import AnalyticsTab from "./analytics-tab";

const ANALYTICS = "GET /admin/analytics?days=60";
const USERS = "GET /admin/users?limit=5";
const six = Array.from({ length: 6 }, (_, index) => user({ id: `u${index}`, name: `User ${index}` }));
const responses = {
  [ANALYTICS]: analytics,
  [USERS]: { ...userList(six, 42), topDownloaders: six },
};

const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("shows the totals and today's activity", async () => {
  renderTab(<AnalyticsTab />, responses);
  const today = await part("Today's Activity");
  for (const [name, value] of [
    ["Views today", "30"],
    ["Downloads today (counted)", "29"],
    ["Downloads today (estimate)", "1.5"],
    ["Download rate", "96.7%"],
    ["Active users today", "8"],
    ["Categories", "5"],
  ] as const)
    expect(today.getByText(name).nextSibling).toHaveTextContent(value);
  for (const [name, value] of [
    ["Total Views", "1,200"],
    ["Total Users", "20"],
    ["Downloads", "300"],
    ["Active Users", "8"],
  ] as const)
    expect(screen.getAllByText(name)[0]?.closest("div")).toHaveTextContent(value);
});

test("shows four categories, three downloaders and five users", async () => {
  renderTab(<AnalyticsTab />, responses);
  const categories = await part("Top Categories");
  expect(categories.getAllByRole("listitem")).toHaveLength(4);
  expect(categories.queryByText("Logo Design")).toBeNull();
  const downloads = await part("Download Analytics");
  expect(downloads.getByText("Conversion rate").nextSibling).toHaveTextContent("25.0%");
  expect(downloads.getByText("Downloads per user").nextSibling).toHaveTextContent("15.0");
  expect(downloads.getAllByRole("listitem")).toHaveLength(3);
  const recent = await part("Recent Users Overview");
  expect(recent.getAllByRole("listitem")).toHaveLength(5);
  expect(recent.getByText("Showing 5 of 42 users")).toBeVisible();
});

test("shows the chart's figures in a table", async () => {
  renderTab(<AnalyticsTab />, responses);
  const table = await screen.findByRole("table", { name: "Activity of the last 30 days" });
  expect(within(table).getAllByRole("row")).toHaveLength(31);
  expect(within(table).getByRole("row", { name: "Jan 30 58 29 1 0" })).toBeInTheDocument();
  expect(await screen.findByRole("img", { name: /^Views a day .*the table below/ })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Copies" }));
  expect(screen.getByRole("img", { name: /^Copies a day .*the table below/ })).toBeVisible();
});

test("shows another range, the period before it, and that nothing happened in it", async () => {
  renderTab(<AnalyticsTab />, {
    ...responses,
    "GET /admin/analytics?days=14": { ...analytics, history: analytics.history.slice(-14) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "7 days" }));
  const panel = await part("Last 7 days");
  expect(await panel.findByText("Views: 364. The 7 days before: 266 (+36.8%).")).toBeVisible();
  expect(within(panel.getByRole("table")).getAllByRole("row")).toHaveLength(8);
  fireEvent.click(panel.getByRole("button", { name: "Sign-ups" }));
  expect(panel.getByText("Nothing happened in these days.")).toBeVisible();
});

test("shows that the installation is new", async () => {
  renderTab(<AnalyticsTab />, {
    [ANALYTICS]: { ...analytics, totalViews: 0, totalUsers: 0, totalDownloads: 0, topCategories: [] },
    [USERS]: userList([]),
  });
  expect(
    await screen.findByText("No analytics data available. This might be a new installation."),
  ).toBeVisible();
});

test.each([[ANALYTICS], [USERS]])("shows the message of a failed %s and retries", async (request) => {
  renderTab(<AnalyticsTab />, {
    ...responses,
    [request]: respondInTurn(failing(500), () => Reflect.get(responses, request)),
  });
  expect(await screen.findByText("HTTP error! status: 500")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("region", { name: "Today's Activity" })).toBeVisible();
});

describe("polling", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const requestCount = (requests: { path: string }[]) =>
    requests.filter(({ path }) => path === "/admin/analytics?days=60").length;

  test("polls every 30 seconds and marks changes as new for three seconds", async () => {
    const { requests } = renderTab(<AnalyticsTab />, {
      ...responses,
      [ANALYTICS]: respondInTurn(
        () => analytics,
        () => ({ ...analytics, todayViews: 31 }),
      ),
    });
    await pass(100);
    expect(screen.getByText("Last updated: 0s ago")).toBeVisible();
    await pass(29_000);
    expect(screen.getByText("Last updated: 29s ago")).toBeVisible();
    expect(requestCount(requests)).toBe(1);
    await pass(1_000);
    expect(requestCount(requests)).toBe(2);
    expect(screen.getByRole("button", { name: "New" })).toBeVisible();
    await pass(3_000);
    expect(screen.queryByRole("button", { name: "New" })).toBeNull();
  });

  test("dismisses the new indicator", async () => {
    renderTab(<AnalyticsTab />, {
      ...responses,
      [USERS]: respondInTurn(
        () => userList(six),
        () => userList([user({ status: "blocked" })]),
      ),
    });
    await pass(30_100);
    fireEvent.click(screen.getByRole("button", { name: "New" }));
    expect(screen.queryByRole("button", { name: "New" })).toBeNull();
  });

  test("does not poll while paused, and refetches at once on resume", async () => {
    const { requests } = renderTab(<AnalyticsTab />, responses);
    await pass(100);
    fireEvent.click(screen.getByRole("button", { name: "Live" }));
    await pass(90_000);
    expect(requestCount(requests)).toBe(1);
    expect(screen.getByText("Last updated: 1m ago")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Paused" }));
    await pass(100);
    expect(requestCount(requests)).toBe(2);
  });

  test("does not poll while the browser tab is hidden, and refetches when it becomes visible", async () => {
    const setVisibility = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    };
    const { requests } = renderTab(<AnalyticsTab />, responses);
    await pass(100);
    setVisibility("hidden");
    await pass(90_000);
    expect(requestCount(requests)).toBe(1);
    setVisibility("visible");
    await pass(100);
    expect(requestCount(requests)).toBe(2);
  });

  test("keeps the figures when a refresh fails, and shows the error", async () => {
    renderTab(<AnalyticsTab />, { ...responses, [ANALYTICS]: respondInTurn(() => analytics, failing(503)) });
    await pass(100);
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await pass(100);
    expect(screen.getByText("Could not refresh: HTTP error! status: 503")).toBeVisible();
    expect(screen.getByText("Total Views")).toBeVisible();
  });
});
