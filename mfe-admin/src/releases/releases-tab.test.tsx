import type { ReleaseOverview, ReleasePlan, ServedVersion } from "@promptfolio/contracts/api/releases";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderTab, respondInTurn } from "../testing/render-tab";
import ReleasesTab from "./releases-tab";

const REQUEST = "GET /admin/releases";
const served = (version: string): ServedVersion => ({
  version,
  since: "2026-02-01T10:00:00.000Z",
  by: "ada",
  publishedAt: "2026-01-31T10:00:00.000Z",
  source: { commit: "0123456789abcdef", dirty: false },
  counts: { views: 200, loadFailures: 1, errors: 2, renderFailures: 1 },
  vitals: [{ name: "LCP", count: 10, mean: 1_500, goodShare: 0.9 }],
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
      published: [],
      problems: ["2.0.0: its descriptor is missing"],
    },
  ],
  changes: [
    { revision: 7, at: "2026-02-02T10:00:00.000Z", by: "bob", action: "freeze", id: "gallery", detail: "" },
  ],
};

test("shows what each remote serves, since when, by whom and from which commit", async () => {
  renderTab(<ReleasesTab />, { [REQUEST]: overview });
  const panel = within(await screen.findByRole("region", { name: "gallery" }));
  expect(panel.getByText("Stable")).toBeVisible();
  expect(panel.getByText("Canary, 5%")).toBeVisible();
  expect(panel.getAllByText("01234567")).toHaveLength(2);
  expect(panel.getAllByText(/Feb 1, 2026.*, by ada/)).toHaveLength(2);
  expect(panel.getAllByText("4 (2.0% of views)")).toHaveLength(2);
  expect(panel.getAllByText("1.50 s (90.0% good)")).toHaveLength(2);
  expect(panel.getByText(/Frozen by bob .*Black Friday/)).toBeVisible();
  expect(panel.getByText(/Can't be served: 2\.0\.0/)).toBeVisible();
  await userEvent.click(panel.getByText("1 earlier stable version"));
  expect(panel.getByText("0.9.0")).toBeVisible();
});

test("shows the canary's guard and ramp, and what did badly", async () => {
  renderTab(<ReleasesTab />, { [REQUEST]: overview });
  const panel = within(await screen.findByRole("region", { name: "gallery" }));
  expect(panel.getByText("stops above 2.0% errors or 1.1 times stable's LCP, after 100 views")).toBeVisible();
  expect(panel.getByText(/^now 5%, 100%; a step each 10 min/)).toBeVisible();
  await userEvent.click(panel.getByText("1 version that did badly"));
  expect(panel.getByText(/rolled back to 1\.0\.0.*: 5 \(10\.0% of views\)/)).toBeVisible();
});

const PLAN = "POST /admin/releases/plan";
const ACTIONS = "POST /admin/releases/actions";
const plan: ReleasePlan = {
  summary: "All visitors get gallery 0.9.0 again.",
  bytes: { from: 20_480, to: 10_240 },
  routes: { added: ["/wall"], removed: [] },
  refusal: null,
  command: "npm run release -- rollback gallery 0.9.0",
  isAllowed: true,
};
const openRollback = async () => {
  await userEvent.click(await screen.findByText("1 earlier stable version"));
  await userEvent.click(screen.getByRole("button", { name: "Back to 0.9.0 of gallery" }));
  return within(await screen.findByRole("dialog", { name: "Roll back: gallery" }));
};

test("says what a rollback will do, then does it and shows what is served then", async () => {
  const after: ReleaseOverview = { ...overview, revision: 8 };
  renderTab(<ReleasesTab />, {
    [REQUEST]: overview,
    [PLAN]: plan,
    [ACTIONS]: { message: "gallery is back at 0.9.0, from 1.0.0.", overview: after },
  });
  const dialog = await openRollback();
  expect(await dialog.findByText("All visitors get gallery 0.9.0 again.")).toBeVisible();
  expect(dialog.getByText("+ /wall")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
  expect(await screen.findByText(/Revision 8/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("tells the second of two people, and keeps the dialog", async () => {
  const detail = "bob changed gallery in the meantime: freeze launch. Nothing was done.";
  renderTab(<ReleasesTab />, {
    [REQUEST]: overview,
    [PLAN]: plan,
    [ACTIONS]: () => {
      throw new ApiError(httpErrorText(409), 409, detail);
    },
  });
  const dialog = await openRollback();
  await dialog.findByText("All visitors get gallery 0.9.0 again.");
  await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
  expect(await dialog.findByText(detail)).toBeVisible();
});

test("says what to type where the site may not sign", async () => {
  renderTab(<ReleasesTab />, { [REQUEST]: overview, [PLAN]: { ...plan, isAllowed: false } });
  const dialog = await openRollback();
  expect(await dialog.findByText("npm run release -- rollback gallery 0.9.0")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Roll back" })).toBeDisabled();
});

test("shows the audit log of releases", async () => {
  renderTab(<ReleasesTab />, { [REQUEST]: overview });
  expect(await screen.findByRole("row", { name: /7 Feb 2.*bob freeze gallery/ })).toBeVisible();
});

test("shows a failed load and retries", async () => {
  renderTab(<ReleasesTab />, {
    [REQUEST]: respondInTurn(
      () => {
        throw new ApiError(httpErrorText(503), 503);
      },
      () => overview,
    ),
  });
  expect(await screen.findByText("HTTP error! status: 503")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/Revision 7/)).toBeVisible();
});
