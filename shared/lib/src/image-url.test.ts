import { RENDITIONS, transformsOf } from "@promptfolio/contracts/media";
import { cardSrcSet, detailSrcSet, downloadImageUrl, limitedImageUrl, optimizedImageUrl } from "./image-url";

const KEY = "m1x7k2q9-3f2a.webp";
const SITE = `/media/c_fill,w_432,h_540,q_auto,f_auto/${KEY}`;
const CLOUD = "https://res.cloudinary.com/demo/image/upload";

describe("optimizedImageUrl", () => {
  it.each([
    [SITE, SITE],
    [`/media/${KEY}`, SITE],
    [`https://img.example${SITE}`, `https://img.example${SITE}`],
    [`/media/c_limit,w_1080,q_auto,f_auto/${KEY}`, SITE],
    [`${CLOUD}/v17/posters/tin.jpg`, `${CLOUD}/c_fill,w_432,h_540,q_auto,f_auto/v17/posters/tin.jpg`],
    [
      `${CLOUD}/w_200,h_100,c_crop/v17/posters/tin.jpg`,
      `${CLOUD}/c_fill,w_432,h_540,q_auto,f_auto/v17/posters/tin.jpg`,
    ],
    [`${CLOUD}/c_crop,g_face/w_200/v17/tin.jpg`, `${CLOUD}/c_fill,w_432,h_540,q_auto,f_auto/v17/tin.jpg`],
    [`${CLOUD}/my_folder/tin.jpg`, `${CLOUD}/c_fill,w_432,h_540,q_auto,f_auto/my_folder/tin.jpg`],
    ["https://elsewhere.example/tin.jpg", "https://elsewhere.example/tin.jpg"],
    ["data:image/png;base64,AA", "data:image/png;base64,AA"],
    ["", ""],
  ])("rewrites %j to %j", (url, expected) => {
    expect(optimizedImageUrl(url)).toBe(expected);
  });

  it("accepts another size", () => {
    expect(optimizedImageUrl(SITE, { width: 216, height: 270 })).toContain("w_216,h_270");
  });
});

describe("the other renditions", () => {
  it("keep the picture's aspect ratio", () => {
    expect(limitedImageUrl(SITE, 1080)).toBe(`/media/c_limit,w_1080,q_auto,f_auto/${KEY}`);
  });

  it("include downloads; a PDF's URL contains the image's version", () => {
    const image = { imageUrl: SITE, version: 3 };
    expect(downloadImageUrl(image, 2025, "jpg")).toBe(`/media/c_limit,w_2025,h_2025,q_auto,f_jpg/${KEY}`);
    expect(downloadImageUrl(image, 3840, "pdf")).toBe(`/media/c_limit,w_3840,h_3840,q_auto,f_pdf/${KEY}?v=3`);
  });

  it("use only transforms that are served", () => {
    const served = RENDITIONS.map((rendition) => transformsOf(rendition));
    const requested = [...cardSrcSet(SITE).split(", "), ...detailSrcSet(SITE).split(", ")].map(
      (entry) => entry.split("/")[2],
    );
    expect(requested).not.toHaveLength(0);
    for (const transforms of requested) expect(served).toContain(transforms);
  });

  it("declare their widths in the srcset", () => {
    expect(cardSrcSet(SITE)).toMatch(/w_216,h_270\S+ 216w, .*w_864,h_1080\S+ 864w$/);
    expect(detailSrcSet(SITE)).toMatch(/w_540\S+ 540w, .*w_1080\S+ 1080w/);
  });
});
