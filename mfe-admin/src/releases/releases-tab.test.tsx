import type { ReleaseOverview, ServedVersion } from "@promptfolio/contracts/api/releases";
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
      canary: { ...served("2.0.0"), basisPoints: 500, guard: { errorRate: 0.02, minimumViews: 100 } },
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
