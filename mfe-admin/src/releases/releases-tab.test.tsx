import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { HistoryPoint, ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import type {
  PreviewRecord,
  ReleaseOverview,
  ReleasePlan,
  ServedVersion,
} from "@promptfolio/contracts/api/releases";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import ReleasesTab from "./releases-tab";

const REQUEST = "GET /admin/releases";
const point = (views: number, LCP: HistoryPoint["vitals"]["LCP"]) => ({
  ...{ views, failures: 1, errors: 2 },
  vitals: { LCP, INP: null, CLS: 0.05 },
});
const history: ReleaseHistory = {
  id: "gallery",
  hours: 24,
  stepMs: 1_800_000,
  steps: [
    { at: "2026-02-01T09:30:00.000Z", stable: point(100, 1_000), canary: null },
    { at: "2026-02-01T10:00:00.000Z", stable: point(80, 1_000), canary: point(20, 2_000) },
    { at: "2026-02-01T10:30:00.000Z", stable: point(90, 1_500), canary: null },
  ],
  states: [
    { at: "2026-01-01T00:00:00.000Z", stable: "1.0.0", canary: null },
    { at: "2026-02-01T10:05:00.000Z", stable: "1.0.0", canary: { version: "2.0.0", basisPoints: 2_000 } },
    { at: "2026-02-01T10:30:00.000Z", stable: "2.0.0", canary: null },
  ],
};
const error: ReleaseErrorGroup = {
  ...{ remote: "gallery", version: "1.0.0", kind: "error", place: "src/orders/total.ts:2" },
  ...{ source: "order.lines.length;", message: "TypeError: no lines", page: "/orders" },
  ...{ stack: ["total (src/orders/total.ts:2:3)"], count: 3 },
  ...{ browsers: { "Firefox 143": 1, "Chrome 140": 2 } },
  ...{ firstSeen: "2026-02-01T10:00:00.000Z", lastSeen: "2026-02-02T10:00:00.000Z" },
};
const webhook: WebhookDelivery = {
  ...{ id: "1", url: "https://chat.example/hooks", event: "release.promoted", body: "{}" },
  attempts: [
    { at: "2026-02-01T10:00:00.000Z", result: 503 },
    { at: "2026-02-01T10:00:05.000Z", result: 204 },
  ],
  ...{ state: "delivered", next: null },
};
const previewRecord: PreviewRecord = {
  ...{ remote: "gallery", version: "3.0.0", by: "ada", state: "valid", revokedBy: null },
  ...{ issuedAt: "2026-02-02T10:00:00.000Z", expires: "2026-02-02T18:00:00.000Z" },
};
const RESPONSES = {
  "GET /admin/releases/previews": [],
  "GET /admin/releases/history?hours=24&remote=gallery": history,
  "GET /admin/releases/errors": [error],
  "GET /admin/releases/webhooks": [webhook],
};
const served = (version: string): ServedVersion => ({
  version,
  since: "2026-02-01T10:00:00.000Z",
  by: "ada",
  publishedAt: "2026-01-31T10:00:00.000Z",
  source: { commit: "0123456789abcdef", dirty: false },
  counts: { views: 200, loadFailures: 1, errors: 2, renderFailures: 1 },
  vitals: [{ name: "LCP", count: 10, mean: 1_500, p75: 1_800, goodShare: 0.9 }],
});
const overview: ReleaseOverview = {
  revision: 7,
  remotes: [
    {
      id: "gallery",
      stable: served("1.0.0"),
      canary: {
        ...served("2.0.0"),
        basisPoints: 500,
        guard: { errorRate: 0.02, minimumViews: 100, vitals: { LCP: 1.1 } },
        ramp: { steps: [500, 10_000], eachMs: 600_000, at: "2026-02-01T10:00:00.000Z" },
      },
      tag: "0123456789abcdef",
      rejected: [
        {
          version: "1.5.0",
          why: "rolled back to 1.0.0",
          at: "2026-02-01T10:00:00.000Z",
          counts: { views: 50, loadFailures: 0, errors: 5, renderFailures: 0 },
        },
      ],
      frozen: { by: "bob", why: "Black Friday", at: "2026-02-02T10:00:00.000Z" },
      history: [{ version: "0.9.0", until: "2026-02-01T10:00:00.000Z" }],
      published: [{ version: "3.0.0", publishedAt: "2026-02-01T10:00:00.000Z" }],
      problems: ["2.0.0: its descriptor is missing"],
    },
  ],
  changes: [
    { revision: 7, at: "2026-02-02T10:00:00.000Z", by: "bob", action: "freeze", id: "gallery", detail: "" },
  ],
};

const open = (responses: FakeResponses = {}) =>
  renderTab(<ReleasesTab />, { ...RESPONSES, [REQUEST]: overview, ...responses });

const openPanel = async () => {
  const panel = within(await screen.findByRole("region", { name: "gallery" }));
  expect(panel.queryByText("Stable")).not.toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Details of gallery" }));
  return panel;
};

test("shows what each remote serves, since when, by whom and from which commit", async () => {
  open();
  const panel = await openPanel();
  expect(panel.getByText("Stable")).toBeVisible();
  expect(panel.getByText("Canary, 5%")).toBeVisible();
  expect(panel.getAllByText("01234567")).toHaveLength(2);
  expect(panel.getAllByText(/Feb 1, 2026.*, by ada/)).toHaveLength(2);
  expect(panel.getAllByText("4 (2.0% of views)")).toHaveLength(3);
  expect(panel.getByText("1.80 s")).toBeInTheDocument();
  expect(panel.getAllByText("1.80 s (90.0% good)")).toHaveLength(2);
  expect(panel.getByText(/Frozen by bob .*Black Friday/)).toBeVisible();
  expect(panel.getByText(/Can't be served: 2\.0\.0/)).toBeVisible();
  await userEvent.click(panel.getByText("1 earlier stable version"));
  expect(panel.getByText("0.9.0")).toBeVisible();
});

test("shows the canary's guard and ramp, and versions that did badly", async () => {
  open();
  const panel = await openPanel();
  expect(panel.getByText("stops above 2.0% errors or 1.1 times stable's LCP, after 100 views")).toBeVisible();
  expect(panel.getByText(/^now 5%, 100%; a step each 10 min/)).toBeVisible();
  await userEvent.click(panel.getByText("1 version that did badly"));
  expect(panel.getByText(/rolled back to 1\.0\.0.*: 5 \(10\.0% of views\)/)).toBeVisible();
});

const PLAN = "POST /admin/releases/plan";
const ACTIONS = "POST /admin/releases/actions";
const plan: ReleasePlan = {
  summary: "All visitors get gallery 0.9.0 again.",
  versions: { from: "1.0.0", to: "0.9.0" },
  bytes: { from: 20_480, to: 10_240 },
  routes: { added: ["/wall"], removed: [] },
  refusal: null,
  command: "npm run release -- rollback gallery 0.9.0",
  isAllowed: true,
};
const openRollback = async () => {
  const panel = await openPanel();
  await userEvent.click(panel.getByText("1 earlier stable version"));
  await userEvent.click(screen.getByRole("button", { name: "Back to 0.9.0 of gallery" }));
  return within(await screen.findByRole("dialog", { name: "Roll back: gallery" }));
};

test("shows what a rollback will do, then rolls back and shows the new state", async () => {
  const after: ReleaseOverview = { ...overview, revision: 8 };
  open({
    [PLAN]: plan,
    [ACTIONS]: { message: "gallery is back at 0.9.0, from 1.0.0.", overview: after },
  });
  const dialog = await openRollback();
  expect(await dialog.findByText("All visitors get gallery 0.9.0 again.")).toBeVisible();
  expect(dialog.getByText("1.0.0 → 0.9.0")).toBeVisible();
  expect(dialog.getByText("+ /wall")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
  expect(await screen.findByText(/Revision 8/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shows the second of two administrators the conflict, and keeps the dialog open", async () => {
  const detail = "bob changed gallery in the meantime: freeze launch. Nothing was done.";
  open({
    [PLAN]: plan,
    [ACTIONS]: failing(409, detail),
  });
  const dialog = await openRollback();
  await dialog.findByText("All visitors get gallery 0.9.0 again.");
  await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
  expect(await dialog.findByText(detail)).toBeVisible();
});

test("shows the command where the site may not sign", async () => {
  open({ [PLAN]: { ...plan, isAllowed: false } });
  const dialog = await openRollback();
  expect(await dialog.findByText("npm run release -- rollback gallery 0.9.0")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Roll back" })).toBeDisabled();
});

test("creates a preview link, shows it once with its expiry, and can revoke it", async () => {
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  open({
    "GET /admin/releases/previews": [previewRecord],
    [PLAN]: { ...plan, summary: "Anyone who opens the link sees the site with gallery 3.0.0." },
    [ACTIONS]: respondInTurn(
      () => ({
        message: "A preview link of gallery 3.0.0 is made.",
        overview,
        preview: { link: "https://example.com/releases/preview?token=abc", expires: previewRecord.expires },
      }),
      () => ({ message: "All preview links of gallery are revoked.", overview }),
    ),
  });
  const panel = await openPanel();
  await userEvent.click(panel.getByText("1 version published, not promoted"));
  await userEvent.click(panel.getByRole("button", { name: "Preview link of gallery 3.0.0" }));
  const make = within(await screen.findByRole("dialog", { name: "Make preview link: gallery" }));
  expect(await make.findByText(/^Anyone who opens the link sees/)).toBeVisible();
  expect(make.getByRole("textbox", { name: "Hours" })).toHaveValue("8");
  await userEvent.click(make.getByRole("button", { name: "Make preview link" }));

  const made = within(await screen.findByRole("dialog", { name: "Preview link: gallery" }));
  expect(made.getByRole("textbox", { name: "Link" })).toHaveValue(
    "https://example.com/releases/preview?token=abc",
  );
  expect(made.getByText(/sees gallery 3\.0\.0 until Feb 2, 2026/)).toBeVisible();
  await userEvent.click(made.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith("https://example.com/releases/preview?token=abc");
  await userEvent.click(made.getByRole("button", { name: "Done" }));

  expect(screen.getByRole("row", { name: /gallery 3\.0\.0 ada .* valid/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Revoke preview links of gallery" }));
  const revoke = within(await screen.findByRole("dialog", { name: "Revoke preview links: gallery" }));
  await revoke.findByText(/^Anyone who opens/);
  await userEvent.click(revoke.getByRole("button", { name: "Revoke preview links" }));
  expect(await screen.findByText(/Revision 7/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("charts each figure over time, the canary's beside stable's, with a table of the figures", async () => {
  open();
  const panel = within(await screen.findByRole("region", { name: "Over time" }));
  const lcp = within(await panel.findByRole("img", { name: /^LCP, p75 of gallery over time/ }));
  expect(lcp.getByText("2.0.0")).toBeInTheDocument();
  expect(panel.getByRole("img", { name: /visitors of gallery: 0%, 20%, 0%$/ })).toBeInTheDocument();
  expect(
    panel.getByRole("row", { name: /80 \/ 20 1 \/ 1 2 \/ 2 1\.00 s \/ 2\.00 s – \/ – 0\.050/ }),
  ).toBeInTheDocument();
});

test("shows the charts of another period", async () => {
  open({ "GET /admin/releases/history?hours=168&remote=gallery": { ...history, hours: 168 } });
  await userEvent.click(await screen.findByRole("button", { name: "7 days" }));
  expect(await screen.findByText("A figure for each 3 hours, times in UTC")).toBeVisible();
});

test("groups errors by place, with the line, the stack and the browsers", async () => {
  open();
  const panel = within(await screen.findByRole("region", { name: "Errors" }));
  await userEvent.click(await panel.findByText("src/orders/total.ts:2"));
  expect(panel.getByText("3 times")).toBeVisible();
  expect(panel.getByText("order.lines.length;")).toBeVisible();
  expect(panel.getByText("Chrome 140 (2), Firefox 143 (1)")).toBeVisible();
  expect(panel.getByText("total (src/orders/total.ts:2:3)")).toBeVisible();
});

test("shows webhook deliveries and their attempts", async () => {
  open();
  expect(
    await screen.findByRole("row", {
      name: /release\.promoted https:\/\/chat\.example\/hooks delivered .*503, 204/,
    }),
  ).toBeVisible();
});

test("shows the audit log of releases", async () => {
  open();
  expect(await screen.findByRole("row", { name: /Feb 2.*freeze gallery.* bob 7/ })).toBeVisible();
});

test("shows a failed load and retries", async () => {
  open({ [REQUEST]: respondInTurn(failing(503), () => overview) });
  expect(await screen.findByText("HTTP error! status: 503")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/Revision 7/)).toBeVisible();
});
