import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { image, openPage, PATH } from "../image/image-testing";
import { NOTICES } from "../texts";

const URL_OF_JPEG = "/media/c_limit,w_2025,h_2025,q_auto,f_jpg/poster-1.webp";
const COUNTED = `POST /public/track-download/${image.id}`;

const fetchIs = (fetch: () => Promise<unknown>) => Object.assign(globalThis, { fetch: jest.fn(fetch) });
const pressDownload = async () => {
  const fake = openPage(PATH, { [COUNTED]: { downloads: 5 } });
  await userEvent.click(await screen.findByRole("button", { name: /^Download Image/ }));
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  return fake;
};

describe("downloading the image", () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it("saves a JPEG named from the title, and counts it", async () => {
    fetchIs(async () => ({ ok: true, blob: async () => new Blob(["jpeg"]) }));
    const { notices } = await pressDownload();
    expect(globalThis.fetch).toHaveBeenCalledWith(URL_OF_JPEG, expect.anything());
    expect(saved).toEqual(["Poster 1.jpg"]);
    expect(notices).toEqual([NOTICES.downloaded]);
    await waitFor(() => expect(screen.getByRole("article")).toHaveTextContent("Downloads5"));
  });

  it("saves another format, after showing the size of its file, and offers it again", async () => {
    const fetch = fetchIs(async () => ({
      ok: true,
      headers: new Headers({ "content-length": "421888" }),
      blob: async () => new Blob(["pdf"]),
    })).fetch;
    const { notices, unmount } = openPage(PATH, { [COUNTED]: { downloads: 5 } });
    const opener = await screen.findByRole("button", { name: "Choose format and size" });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(await screen.findByRole("button", { name: "PDF, 1080 × 1350 412 KB" }));
    await waitFor(() => expect(notices).toEqual([NOTICES.downloaded]));
    expect(fetch).toHaveBeenCalledWith(
      "/media/c_limit,w_1350,h_1350,q_auto,f_pdf/poster-1.webp?v=1",
      expect.not.objectContaining({ method: "HEAD" }),
    );
    expect(saved).toEqual(["Poster 1.pdf"]);
    unmount();
    openPage();
    expect(await screen.findByRole("button", { name: "Download Image PDF" })).toBeEnabled();
    localStorage.clear();
  });

  it.each<[string, () => Promise<unknown>]>([
    ["fetching fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server refuses", async () => ({ ok: false, status: 503 })],
  ])("opens it in a new tab when %s", async (_, fetch) => {
    fetchIs(fetch);
    const tab = { opener: window };
    const open = jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { notices } = await pressDownload();
    expect(open).toHaveBeenCalledWith(URL_OF_JPEG, "_blank");
    expect(tab.opener).toBeNull();
    expect(notices).toEqual([NOTICES.downloadOpened]);
  });

  it("waits for the connection when it is offline", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetchIs(() => Promise.reject(new TypeError("Failed to fetch")));
    const { notices } = await pressDownload();
    expect(notices).toEqual([NOTICES.downloadWaits]);
    fetchIs(async () => ({ ok: true, blob: async () => new Blob(["jpeg"]) }));
    onLine.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(notices).toEqual([NOTICES.downloadWaits, NOTICES.downloaded]));
    expect(saved).toEqual(["Poster 1.jpg"]);
  });

  it("reports when neither works, and counts nothing", async () => {
    fetchIs(() => Promise.reject(new TypeError("Failed to fetch")));
    jest.spyOn(window, "open").mockReturnValue(null);
    const { notices, requests } = await pressDownload();
    expect(notices).toEqual([NOTICES.downloadFailed]);
    expect(requests.some(({ path }) => path.includes("track-download"))).toBe(false);
  });
});

it("announces that favourites are coming soon", async () => {
  const { notices } = openPage();
  await userEvent.click(await screen.findByRole("button", { name: "Add to Favorites" }));
  expect(notices).toEqual([NOTICES.favorites]);
});
