import { DOWNLOADS, RENDITIONS, transformsOf } from "./media";

test.each([
  [{ crop: "fill", width: 432, height: 540 }, undefined, "c_fill,w_432,h_540,q_auto,f_auto"],
  [{ crop: "limit", width: 1080, height: null }, undefined, "c_limit,w_1080,q_auto,f_auto"],
  [{ crop: "limit", width: 2025, height: 2025 }, "pdf", "c_limit,w_2025,h_2025,q_auto,f_pdf"],
] as const)("writes the transforms of %o in format %s", (rendition, format, transforms) => {
  expect(transformsOf(rendition, format)).toBe(transforms);
});

const all = [...RENDITIONS, ...DOWNLOADS];

test("each rendition has a name and a URL of its own, so that none is stored or served as another", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map((rendition) => transformsOf(rendition))).size).toBe(all.length);
});
