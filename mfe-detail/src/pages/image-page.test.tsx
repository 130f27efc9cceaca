import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { QueryClient } from "@promptfolio/host/query";
import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { image, openPage, PATH, similar } from "../image/image-testing";
import { TEXTS } from "../texts";

const heading = () => screen.findByRole("heading", { level: 1 });
const refuse =
  (status: number, detail = "") =>
  () => {
    throw new ApiError(httpErrorText(status), status, detail);
  };
const slugCall = `GET /images/by-slug/${image.slug}`;

describe("opening an image", () => {
  it.each([
    ["the slug", PATH],
    ["the id", `/image/${image.id}`],
    ["id and slug", `/image/${image.id}/an-old-title`],
  ])("by %s leads to the canonical URL", async (_, path) => {
    openPage(path);
    expect(await heading()).toHaveTextContent(image.title);
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(PATH));
  });

  it("requests it once, whatever the URL", async () => {
    const { requests } = openPage(`/image/${image.id}`);
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(PATH));
    await heading();
    const requested = requests.filter(({ method, path }) => method === "GET" && !path.includes("similar"));
    expect(requested.map(({ path }) => path)).toEqual([`/images/${image.id}`]);
  });

  it("replaces an old title's URL with the current one", async () => {
    const old = `old-title-${image.id.slice(-8)}`;
    openPage(`/image/${old}`, { [`GET /images/by-slug/${old}`]: image });
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(PATH));
  });
});

describe("the page's states", () => {
  it("loading: shows placeholders", () => {
    const { container } = openPage(PATH, { [slugCall]: () => new Promise(() => undefined) });
    expect(container.querySelector("[aria-busy=true]")).toBeInTheDocument();
    expect(screen.getByText("Loading the image")).toBeInTheDocument();
  });

  it("slow: shows a hint, and retries", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let attempts = 0;
    openPage(PATH, { [slugCall]: () => (++attempts === 1 ? new Promise(() => undefined) : image) });
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/takes longer than usual/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    jest.useRealTimers();
    expect(await heading()).toHaveTextContent(image.title);
  });

  it.each<[string, string, string, (() => never) | undefined]>([
    ["an unknown slug", "/image/gone-00000009", TEXTS.notFound, undefined],
    ["an unknown id", "/image/nothing", TEXTS.notFound, refuse(400, "params/id must match pattern")],
    ["a slug that is none", PATH, TEXTS.invalidSlug, refuse(400, TEXTS.invalidSlug)],
    ["an address without id or slug", "/image", "Image ID or slug is required", undefined],
  ])("not found: %s", async (_, path, title, response) => {
    openPage(path, response && { [slugCall]: response, "GET /images/nothing": response });
    expect(await heading()).toHaveTextContent(title);
    expect(screen.getByText(TEXTS.notFoundExplained)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: TEXTS.backToGallery })).toHaveAttribute("href", "/");
  });

  it("failed: shows the reason, and retries", async () => {
    let attempts = 0;
    openPage(PATH, { [slugCall]: () => (++attempts === 1 ? refuse(503)() : image) });
    expect(await screen.findByRole("alert")).toHaveTextContent("HTTP error! status: 503");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await heading()).toHaveTextContent(image.title);
  });

  it("loaded: shows title, labels, counts and date", async () => {
    openPage();
    await heading();
    const page = screen.getByRole("article");
    const labels = within(page).getByRole("list", { name: "Category, tag, theme and colors" });
    expect(labels).toHaveTextContent("Product PosterNewModernBlue");
    expect(within(labels).getByRole("link", { name: "Blue" })).toHaveAttribute(
      "href",
      "/?color=blue#explore",
    );
    await waitFor(() => expect(page).toHaveTextContent("Views11"));
    expect(page).toHaveTextContent("Downloads4");
    expect(page).toHaveTextContent("Copies2");
    expect(page).toHaveTextContent("CreatedMar 5, 2026");
    expect(within(page).getByRole("img", { name: image.alt })).toHaveAttribute(
      "src",
      "/media/c_limit,w_1080,q_auto,f_auto/poster-1.webp",
    );
  });

  describe("an image that a list has shown", () => {
    const openFromList = (updatedAt: number, response: FakeResponses) => {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
      client.setQueryData(queryKeyOf("/images?limit=12"), { images: [...similar, image] }, { updatedAt });
      return openPage(PATH, response, {}, client);
    };

    it("is shown in the first frame, without a request", async () => {
      const { requests } = openFromList(Date.now(), {});
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(image.title);
      await screen.findAllByRole("link", { name: /views$/ });
      expect(requests.map(({ path }) => path)).not.toContain(`/images/by-slug/${image.slug}`);
    });

    it("is fetched again when the list is old", async () => {
      openFromList(1, { [slugCall]: { ...image, title: "A new title" } });
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(image.title);
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A new title"));
    });

    it("is replaced by 'not found' when it no longer exists", async () => {
      const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
      openFromList(1, { [slugCall]: refuse(404), [`POST /public/track-view/${image.id}`]: refuse(404) });
      expect(await screen.findByRole("heading", { name: TEXTS.notFound })).toBeInTheDocument();
      warn.mockRestore();
    });
  });

  it("picture failed: shows a message", async () => {
    openPage();
    await heading();
    fireEvent.error(screen.getByRole("img", { name: image.alt }));
    expect(screen.getByText(TEXTS.pictureFailed)).toBeInTheDocument();
  });
});

describe("the view", () => {
  it("is counted once", async () => {
    const { requests } = openPage(`/image/${image.id}`);
    await heading();
    await waitFor(() => expect(screen.getByText("11")).toBeInTheDocument());
    expect(requests.filter(({ path }) => path.includes("track-view"))).toHaveLength(1);
  });

  it("does not break the page when counting fails", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    openPage(PATH, { [`POST /public/track-view/${image.id}`]: refuse(500) });
    expect(await heading()).toHaveTextContent(image.title);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    warn.mockRestore();
  });
});

describe("similar images", () => {
  it("are four, each with title, category, views and a link", async () => {
    openPage();
    const row = await screen.findByRole("region", { name: TEXTS.similar });
    const links = await within(row).findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      similar.map(({ slug }) => `/image/${slug}`),
    );
    expect(links[0]).toHaveTextContent("Poster 2Product Poster10 views");
  });

  it("lead to galleries of their own tags", async () => {
    const others = [sampleImage(2, { tag: "Retro" }), sampleImage(3, { tag: "Retro", theme: "Bold" })];
    openPage(PATH, { [`GET /images/${image.id}/similar?limit=4`]: { images: others } });
    const tags = within(await screen.findByRole("list", { name: "Related tags" })).getAllByRole("link");
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute("href")])).toEqual([
      ["Retro", "/?tag=Retro#explore"],
      ["Bold", "/?theme=Bold#explore"],
    ]);
  });

  it("can be retried after a failure", async () => {
    const request = `GET /images/${image.id}/similar?limit=4`;
    let attempts = 0;
    openPage(PATH, { [request]: () => (++attempts === 1 ? refuse(500)() : { images: similar }) });
    const row = await screen.findByRole("region", { name: TEXTS.similar });
    await userEvent.click(await within(row).findByRole("button", { name: "Try again" }));
    expect(await within(row).findAllByRole("link")).toHaveLength(4);
  });
});

describe("the keyboard", () => {
  const settle = async (title: string) => {
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title));
    await screen.findAllByRole("link", { name: /views$/ });
  };

  it("walks through similar images, and back", async () => {
    openPage();
    await settle("Poster 1");
    await userEvent.keyboard("{ArrowRight}");
    await settle("Poster 2");
    await userEvent.keyboard("{ArrowRight}");
    await settle("Poster 3");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await settle("Poster 1");
  });

  it("waits for similar images that are still loading", async () => {
    let arrive: () => void = () => undefined;
    const response = new Promise<{ images: typeof similar }>((resolve) => {
      arrive = () => resolve({ images: similar });
    });
    openPage(PATH, { [`GET /images/${image.id}/similar?limit=4`]: () => response });
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Poster 1"));
    await userEvent.keyboard("{ArrowRight}");
    arrive();
    await settle("Poster 2");
  });

  it("goes back along the walk while similar images are loading", async () => {
    const never = () => new Promise<never>(() => undefined);
    openPage(PATH, { [`GET /images/${similar[0]?.id}/similar?limit=4`]: never });
    await settle("Poster 1");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Poster 2"));
    await userEvent.keyboard("{ArrowLeft}");
    await settle("Poster 1");
  });

  it("goes back to the gallery", async () => {
    openPage();
    await settle("Poster 1");
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByText("The gallery")).toBeInTheDocument();
  });

  it("ignores keys with modifiers", async () => {
    openPage();
    await settle("Poster 1");
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Poster 1");
  });
});
