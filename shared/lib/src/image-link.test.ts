import { imagePath, imageReference, imageSlug, parseImageSlug, shortId, titleSlug } from "./image-link";

const ID = "m1x7k2q9c4v8b3n6z5l01a2b3c4d";
const INVALID = "Invalid image slug format";

describe("titleSlug", () => {
  it.each([
    ["Sunset over Lisbon", "sunset-over-lisbon"],
    ["  Spaces   and\ttabs \n", "spaces-and-tabs"],
    ["50% Off! (Today only)", "50-off-today-only"],
    ["Already-hyphenated -- title", "already-hyphenated-title"],
    ["- edges -", "edges"],
    ["Café Müller", "café-müller"],
    ["Cafe\u0301 Mu\u0308ller", "café-müller"],
    ["東京 ポスター", "東京-ポスター"],
    ["हिन्दी पोस्टर", "हिन्दी-पोस्टर"],
    ["a_b.c", "abc"],
    ["…!?", ""],
  ])("writes %j as %j", (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });
});

describe("an image's link", () => {
  it("consists of the title's slug and the id's last 8 characters", () => {
    expect(shortId(ID)).toBe("1a2b3c4d");
    expect(imageSlug(ID, "Sunset over Lisbon")).toBe("sunset-over-lisbon-1a2b3c4d");
    expect(imagePath(ID, "Sunset over Lisbon")).toBe("/image/sunset-over-lisbon-1a2b3c4d");
  });

  it.each([
    "Sunset over Lisbon",
    "Ends with a hyphen -",
    "!!!",
    "東京 ポスター",
    "a-b-c-d",
    "deadbeef-deadbeef",
  ])("can be parsed back to the short id for %j", (title) => {
    const slug = decodeURIComponent(imagePath(ID, title)).replace("/image/", "");
    expect(parseImageSlug(slug)).toBe("1a2b3c4d");
  });
});

describe("parseImageSlug", () => {
  it.each([
    ["sunset-1a2b3c4d", "1a2b3c4d"],
    ["a-b-c-1a2b3c4d", "1a2b3c4d"],
    ["-1a2b3c4d", "1a2b3c4d"],
  ])("extracts from %j the short id %j", (slug, short) => {
    expect(parseImageSlug(slug)).toBe(short);
  });

  it.each(["1a2b3c4d", "sunset", "sunset-", "sunset-1a2b3c4", "sunset-1a2b3c4d5", "1a2b3c4d-", ""])(
    "rejects %j",
    (slug) => {
      expect(() => parseImageSlug(slug)).toThrow(INVALID);
    },
  );
});

describe("imageReference", () => {
  it.each([
    [{ imageParam: "sunset-1a2b3c4d" }, { by: "slug", slug: "sunset-1a2b3c4d" }],
    [{ imageParam: ID }, { by: "id", id: ID }],
    [{ imageParam: "no-slug" }, { by: "id", id: "no-slug" }],
    [
      { id: ID, slug: "sunset-1a2b3c4d" },
      { by: "id", id: ID },
    ],
    [
      { id: ID, slug: "whatever" },
      { by: "id", id: ID },
    ],
    [{ id: "sunset-1a2b3c4d" }, { by: "slug", slug: "sunset-1a2b3c4d" }],
    [{ slug: "sunset-1a2b3c4d" }, { by: "slug", slug: "sunset-1a2b3c4d" }],
  ])("reads %j as %j", (parameters, reference) => {
    expect(imageReference(parameters)).toEqual(reference);
  });

  it.each([
    [{ slug: "sunset" }, INVALID],
    [{}, "Image ID or slug is required"],
    [{ id: "", slug: "", imageParam: "" }, "Image ID or slug is required"],
  ])("rejects %j with %j", (parameters, message) => {
    expect(() => imageReference(parameters)).toThrow(message);
  });
});
