import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { createFakeHost } from "@promptfolio/host/testing/fake-host";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TEXTS } from "../texts";
import { cards, collectionOf, findCards, galleryHost, openGallery, renderGallery } from "./explore-testing";

describe("the gallery", () => {
  it("shows 20 skeletons and 'Loading filter options...' while loading", () => {
    const fake = createFakeHost();
    fake.host.http.send = () => new Promise(() => undefined);
    const { container } = renderGallery(fake);
    expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(20);
    expect(screen.getByText(TEXTS.filtersLoading)).toBeInTheDocument();
  });

  it("starts with 5 random cards of the page's seed, from the query that the server fetched", async () => {
    const { requested } = await openGallery();
    expect(requested).toEqual(["/images?limit=5&random=true&seed=seed"]);
  });

  it("loads 5 more in the same order, and keeps the cards on the wall", async () => {
    const { requested, user } = await openGallery();
    const before = cards();
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    await findCards(10);
    expect(requested.at(-1)).toBe("/images?limit=10&random=true&seed=seed");
    expect(cards().slice(0, 5)).toEqual(before);
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    await findCards(12);
    expect(screen.queryByRole("button", { name: TEXTS.loadMore })).not.toBeInTheDocument();
  });

  it("shows the cards that the URL names, and stops at 50", async () => {
    const user = userEvent.setup();
    const fake = galleryHost(collectionOf(80));
    renderGallery(fake, "/?seed=shared&count=45");
    await findCards(45);
    await user.click(screen.getByText(TEXTS.loadMore));
    await findCards(50);
    expect(fake.requested).toEqual([
      "/images?limit=45&random=true&seed=shared",
      "/images?limit=50&random=true&seed=shared",
    ]);
    expect(screen.queryByText(TEXTS.loadMore)).not.toBeInTheDocument();
  });

  it("resets to 5 cards in another order on refresh", async () => {
    const { requested, user } = await openGallery();
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    await findCards(10);
    await user.click(screen.getByRole("button", { name: TEXTS.refresh }));
    await findCards(5);
    expect(requested.at(-1)).toMatch(/^\/images\?limit=5&random=true&seed=[0-9a-f]{24}$/);
  });

  it("keeps its cards when loading more fails, and retries", async () => {
    const { host, user } = await openGallery();
    const { send } = host.http;
    host.http.send = () => Promise.reject(new ApiError(httpErrorText(503), 503));
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    expect(await screen.findByText(/Failed to fetch images/)).toHaveTextContent("HTTP error! status: 503");
    expect(cards()).toHaveLength(5);
    host.http.send = send;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await findCards(10);
  });

  it("says that it is offline, and loads more when the connection is back", async () => {
    const { user } = await openGallery();
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void dispatchEvent(new Event("offline")));
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    expect(await screen.findByRole("alert")).toHaveTextContent(TEXTS.listOffline);
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(cards()).toHaveLength(10);
  });

  it("shows that the list failed, and retries", async () => {
    const user = userEvent.setup();
    const fake = galleryHost();
    const { send } = fake.host.http;
    fake.host.http.send = () => Promise.reject(new ApiError(httpErrorText(500), 500));
    renderGallery(fake);
    expect(await screen.findByRole("alert")).toHaveTextContent(TEXTS.listFailed);
    fake.host.http.send = send;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await findCards(5);
  });

  it("shows a hint and a retry after a long wait", () => {
    jest.useFakeTimers();
    const fake = createFakeHost();
    fake.host.http.send = () => new Promise(() => undefined);
    renderGallery(fake);
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/takes longer than usual/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it("moves the focus between cards with the arrow keys", async () => {
    const user = userEvent.setup();
    const places = [0, 100, 200, 300, 400];
    renderGallery(galleryHost());
    await findCards(5);
    cards().forEach((card, index) => {
      const left = places[index] ?? 0;
      card.getBoundingClientRect = () => new DOMRect(left, 0, 90, 90);
    });
    const titles = cards().map((card) => within(card).getByRole("link"));
    titles[1]?.focus();
    await user.keyboard("{ArrowRight}");
    expect(titles[2]).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(titles[0]).toHaveFocus();
  });
});
