import { PDFDocument } from "@cantoo/pdf-lib";
import type { Image } from "@promptfolio/contracts/api/images";
import { DOWNLOAD_FORMATS, type DownloadFormat, transformsOf } from "@promptfolio/contracts/media";
import sharp from "sharp";
import { makeForm, makePicture } from "./pictures";
import { startApi, type TestApi } from "./test-api";

const SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const PROMPT = "A prompt that costs a credit";

describe("downloads", () => {
  let api: TestApi;
  let image: Image;
  let token: string;
  const urlOf = (side: number, format: DownloadFormat, version = image.version) =>
    `/media/${transformsOf({ crop: "limit", width: side, height: side }, format)}/${image.imageUrl.split("/").at(-1)}${
      format === "pdf" ? `?v=${version}` : ""
    }`;
  const get = (side: number, format: DownloadFormat, version?: number) =>
    api.app.inject(urlOf(side, format, version));

  beforeAll(async () => {
    api = await startApi();
    ({ token } = await api.account("admin"));
    const fields = { title: "Crème & Co.", category: "C", tag: "T", theme: "T", prompt: PROMPT };
    const form = makeForm(fields, { bytes: await makePicture({ width: 1120, height: 1400 }) });
    image = (await api.browser({ token }).request<Image>("POST", "/api/images", form)).body;
  });

  it.each([
    [1350, "png", 1080, 1350],
    [1350, "jpg", 1080, 1350],
    // Never enlarged.
    [2025, "jpg", 1120, 1400],
    [3840, "png", 1120, 1400],
  ] as const)("fit into %i pixels a side, as %s: %i by %i", async (side, format, width, height) => {
    const response = await get(side, format);
    expect(response.headers).toMatchObject({
      "content-type": format === "jpg" ? "image/jpeg" : "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it("are PDFs with the picture at 300 dpi and its title", async () => {
    const response = await get(1350, "pdf");
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const document = await PDFDocument.load(response.rawPayload, { updateMetadata: false });
    expect(document.getTitle()).toBe("Crème & Co.");
    expect(document.getPageCount()).toBe(1);
    expect(document.getPage(0).getSize()).toEqual({ width: (1080 * 72) / 300, height: (1350 * 72) / 300 });
  });

  it.each(DOWNLOAD_FORMATS)(
    "mark the picture in a %s as AI-generated, without the prompt",
    async (format) => {
      const { rawPayload } = await get(1350, format);
      const xmp = format === "pdf" ? rawPayload : (await sharp(rawPayload).metadata()).xmp;
      expect(xmp?.toString("latin1")).toContain(SOURCE_TYPE);
      expect(rawPayload.toString("latin1")).not.toContain(PROMPT);
    },
  );

  it("are generated once for simultaneous requests, and stored", async () => {
    const written: string[] = [];
    const { store } = api.services;
    const write = store.write.bind(store);
    store.write = (to, ...rest) => {
      written.push(to);
      return write(to, ...rest);
    };
    const responses = await Promise.all(Array.from({ length: 6 }, () => get(3840, "pdf")));
    await get(3840, "pdf");
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString("latin1"))).size).toBe(1);
    expect(written).toEqual([expect.stringMatching(/download-3840-1\.pdf$/)]);
  });

  it("have the current title: the URL of an older PDF redirects to the current one", async () => {
    const older = image.version;
    await get(1350, "pdf");
    const update = { body: { title: "Another title" }, token };
    image = (await api.browser().request<Image>("PUT", `/api/images/${image.id}`, update)).body;
    const redirect = await get(1350, "pdf", older);
    expect([redirect.statusCode, redirect.headers.location, redirect.headers["cache-control"]]).toEqual([
      302,
      urlOf(1350, "pdf"),
      "no-store",
    ]);
    const document = await PDFDocument.load((await get(1350, "pdf")).rawPayload, { updateMetadata: false });
    expect(document.getTitle()).toBe("Another title");
  });

  it("are erased with their image, including those with older titles", async () => {
    const key = image.imageUrl.split("/").at(-1);
    expect((await api.services.store.list(`renditions/${key}/`)).length).toBeGreaterThan(5);
    await api.browser().request("DELETE", `/api/images/${image.id}`, { token });
    expect((await get(1350, "pdf")).statusCode).toBe(404);
    await api.browser().request("DELETE", `/api/admin/deletions/${image.id}`, { token });
    await api.services.fileDeletions.idle();
    expect(await api.services.store.list(`renditions/${key}/`)).toEqual([]);
  });
});
