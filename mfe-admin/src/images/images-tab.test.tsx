import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { image, imageList } from "../testing/samples";
import ImagesTab from "./images-tab";

const FIRST = "GET /images?limit=50&order=asc&random=false&sort=created_at";
const red = image();
const blue = image({ id: "aaaaaaaaaaaaaaaaaaaa0002", title: "Blue Poster" });
const two = imageList([red, blue]);
const open = async (responses: FakeResponses) => {
  const fake = renderTab(<ImagesTab />, { [FIRST]: two, ...responses });
  await screen.findByText("Red Poster");
  return fake;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const paths = (requests: { method: string; path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${path}`);

test("lists 50 images by date, oldest first, with actions", async () => {
  const { requests } = await open({});
  expect(paths(requests)).toContain(FIRST);
  const row = within(screen.getByRole("row", { name: /Red Poster/ }));
  expect(row.getByRole("link", { name: "View Red Poster (opens in a new tab)" })).toHaveAttribute(
    "href",
    `/image/${red.id}`,
  );
  expect(row.getByRole("button", { name: "Edit Red Poster" })).toBeVisible();
  expect(row.getByRole("button", { name: "Delete Red Poster" })).toBeVisible();
});

test.each([
  ["Category", "Banner Design", "category=Banner%20Design&limit=50&order=asc&random=false&sort=created_at"],
  ["Sort by", "downloads", "limit=50&order=asc&random=false&sort=downloads"],
  ["Order", "desc", "limit=50&order=desc&random=false&sort=created_at"],
])("%s '%s' filters on the server", async (label, value, query) => {
  await open({ [`GET /images?${query}`]: imageList([blue]) });
  const filters = within(screen.getByRole("region", { name: "Filters & Sorting" }));
  await userEvent.selectOptions(filters.getByLabelText(label), value);
  await waitFor(() => expect(screen.queryByText("Red Poster")).toBeNull());
  expect(screen.getByText("Blue Poster")).toBeVisible();
});

test("loads more than 50 by cursor", async () => {
  await open({
    [FIRST]: imageList([red], { has_more: true, cursor: "next", total: 2 }),
    "GET /images?cursor=next&limit=50&order=asc&random=false&sort=created_at": imageList([blue], {
      total: 2,
    }),
  });
  expect(screen.getByText("1 of 2 images · dates in UTC")).toBeVisible();
  await press("Load more");
  expect(await screen.findByText("Blue Poster")).toBeVisible();
  expect(screen.getByText("2 of 2 images · dates in UTC")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

test("shows a failed load and retries", async () => {
  renderTab(<ImagesTab />, { [FIRST]: respondInTurn(failing(500), () => two) });
  expect(await screen.findByRole("heading", { name: "Failed to fetch images" })).toBeVisible();
  await press("Retry");
  expect(await screen.findByText("Red Poster")).toBeVisible();
});

test.each([
  [
    "is deleted only after confirmation",
    undefined,
    { type: "success", message: "Image deleted successfully!" },
  ],
  [
    "that could not be deleted is said to be there",
    failing(500),
    { type: "error", message: "Failed to delete image" },
  ],
])("an image %s", async (_, response, toast) => {
  const { toasts, requests } = await open({ [`DELETE /images/${red.id}`]: response });
  await press("Delete Red Poster");
  expect(screen.getByText('Are you sure you want to delete "Red Poster"?')).toBeVisible();
  expect(paths(requests)).not.toContain(`DELETE /images/${red.id}`);
  await press("Delete image");
  await waitFor(() => expect(toasts).toMatchObject([toast]));
  await waitFor(() => expect(paths(requests).filter((path) => path === FIRST)).toHaveLength(2));
});

describe("editing", () => {
  const save = `PUT /images/${red.id}`;
  const titleField = () => within(screen.getByRole("dialog")).getByLabelText("Title");
  const edit = async (title: string) => {
    await press("Edit Red Poster");
    await userEvent.clear(titleField());
    await userEvent.type(titleField(), title);
    await press("Save changes");
  };

  test("announces itself, sends only changes, and closes", async () => {
    const { toasts, requests } = await open({ [save]: { ...red, title: "Crimson" } });
    await edit("Crimson");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ version: 1, title: "Crimson" });
    expect(toasts.map(({ message }) => message)).toEqual(['Editing "Red Poster"', '"Crimson" saved.']);
  });

  test("shows the conflicts of a stale save and can apply it on top", async () => {
    const current = { ...red, version: 2, tag: "Popular" };
    const { requests } = await open({
      [save]: respondInTurn(failing(409, "Changed.", { code: "stale", current }), () => ({
        ...current,
        title: "Crimson",
      })),
    });
    await edit("Crimson");
    const notice = await screen.findByText(/Not saved: somebody else has changed this image/);
    expect(notice.parentElement).toHaveTextContent("TagNew → Popular");
    expect(notice.parentElement).toHaveFocus();
    expect(screen.getByRole("button", { name: "Save changes" })).toBeDisabled();
    await press("Put my changes on top");
    expect(titleField()).toHaveValue("Crimson");
    await press("Save changes");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests.findLast(({ method }) => method === "PUT")?.body).toEqual({
      version: 2,
      title: "Crimson",
    });
  });

  test("can discard a stale save for the latest version", async () => {
    const current = { ...red, version: 2, title: "Green Poster" };
    await open({ [save]: failing(409, "Changed.", { current }) });
    await edit("Crimson");
    expect(await screen.findByText(/yours: Crimson/)).toBeVisible();
    await press("Use the latest version");
    expect(titleField()).toHaveValue("Green Poster");
  });

  test("keeps the input of a failed save and asks before closing", async () => {
    await open({ [save]: failing(500) });
    await edit("Crimson");
    expect(await screen.findByText("Not saved: HTTP error! status: 500")).toBeVisible();
    await press("Cancel");
    await userEvent.click(await screen.findByRole("button", { name: "Stay here" }));
    expect(titleField()).toHaveValue("Crimson");
  });
});

describe("bulk actions", () => {
  const many = imageList([red, blue], { has_more: true, cursor: "next", total: 70 });
  const all = () => userEvent.click(screen.getByLabelText("Select all images on this page"));

  test("deletes the whole page after confirming the exact count", async () => {
    const { requests, toasts } = await open({ "POST /admin/images/bulk-delete": { changed: 2 } });
    await all();
    await press("Delete…");
    expect(
      screen.getByText("Are you sure you want to delete 2 images? This can be undone for 30 days."),
    ).toBeVisible();
    await press("Delete 2 images");
    await waitFor(() => expect(toasts).toEqual([{ type: "success", message: "2 images deleted." }]));
    expect(requests.find(({ path }) => path === "/admin/images/bulk-delete")?.body).toEqual({
      selection: { ids: [red.id, blue.id] },
    });
    expect(screen.queryByRole("region", { name: "Selected images" })).toBeNull();
    // The pressed button is gone: the list around it has the focus.
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole("table")));
    expect(document.body).not.toHaveFocus();
  });

  test("selects a range with Shift, and keeps the focus when its button goes", async () => {
    await open({ [FIRST]: many });
    await userEvent.click(screen.getByLabelText("Select Red Poster"));
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(screen.getByLabelText("Select Blue Poster"));
    await user.keyboard("{/Shift}");
    const bar = screen.getByRole("region", { name: "Selected images" });
    expect(bar).toHaveTextContent("2 images selected");
    await press("Select all 70 that match");
    expect(bar).toHaveFocus();
    await press("Clear selection");
    expect(document.activeElement).toContainElement(screen.getByRole("table"));
    expect(document.body).not.toHaveFocus();
  });

  test("sets the tag of all matches, sending the shown count", async () => {
    const { requests } = await open({ [FIRST]: many, "POST /admin/images/bulk-update": { changed: 70 } });
    await all();
    await press("Select all 70 that match");
    await press("Change…");
    await userEvent.selectOptions(within(screen.getByRole("dialog")).getByLabelText("Tag"), "Popular");
    expect(screen.getByText("Examples: the first 2 of 70 images")).toBeVisible();
    await press("Change 70 images");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests.find(({ path }) => path === "/admin/images/bulk-update")?.body).toEqual({
      selection: { filter: {}, expected: 70 },
      set: { tag: "Popular" },
    });
  });

  test("shows why a deletion was rejected and reports no success", async () => {
    const { toasts } = await open({
      [FIRST]: many,
      "POST /admin/images/bulk-delete": failing(409, "71 images match by now."),
    });
    await all();
    await press("Delete…");
    await press("Delete 2 images");
    expect(await screen.findByText("Nothing was deleted: 71 images match by now.")).toBeVisible();
    expect(toasts).toEqual([]);
  });

  test("clears the selection when the order changes", async () => {
    await open({ "GET /images?limit=50&order=desc&random=false&sort=created_at": two });
    await all();
    await userEvent.selectOptions(screen.getByLabelText("Order"), "desc");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected images" })).toBeNull());
  });
});
