import type { ImageList } from "@promptfolio/contracts/api/images";
import { ENGINES } from "./databases";
import { addImages, startApi, type TestApi } from "./test-api";

const WORDS = [
  "snapsie",
  "instant",
  "poster",
  "minimalist",
  "vintage",
  "amber",
  "basalt",
  "lumen",
  "jasmine",
  "watercolour",
  "straße",
  "οδύσσεια",
];

/** Four typos in a word: a letter that is wrong, missing, added or swapped with the next, at places that depend on `n`. */
const typosOf = (word: string, n: number): readonly (readonly [kind: string, typo: string])[] => {
  const letters = [...word];
  const place = 1 + (n % (letters.length - 2));
  const [before, letter = "", next = "", after] = [
    letters.slice(0, place),
    letters[place],
    letters[place + 1],
    letters.slice(place + 2),
  ];
  return [
    ["a wrong letter", [...before, "q", next, ...after].join("")],
    ["a missing letter", [...before, next, ...after].join("")],
    ["an added letter", [...before, "x", letter, next, ...after].join("")],
    ["swapped letters", [...before, next, letter, ...after].join("")],
  ];
};

const TYPOS = WORDS.flatMap((word, n) =>
  [n, n + 2].flatMap((place) => typosOf(word, place).map(([kind, typo]) => [typo, word, kind] as const)),
).filter(([typo, word]) => !word.includes(typo));

describe.each(ENGINES)("a search with a typo, on %s", (engine) => {
  let api: TestApi;
  const search = async (text: string, token?: string) => {
    const url = `/api/images?search=${encodeURIComponent(text)}`;
    return (await api.browser().request<ImageList>("GET", url, { token })).body;
  };

  beforeAll(async () => {
    api = await startApi(engine);
    await addImages(
      api.services,
      WORDS.map((word) => ({ title: `A ${word} 42`, category: "C", tag: "T", theme: "M", alt: "-" })),
    );
  });

  it("is forgiven one letter in at least 95 of 100 words", async () => {
    expect(TYPOS.length).toBeGreaterThan(80);
    const missed = [];
    for (const [typo, word, kind] of TYPOS) {
      const { images } = await search(typo);
      if (!images.some(({ title }) => title.includes(word))) missed.push(`${typo} for ${word}: ${kind}`);
    }
    expect(missed.slice(Math.floor(TYPOS.length * 0.05))).toEqual([]);
  });

  it.each(["Snasie", "Intant", "a Snasie", "42 Snasie", "STRASE"])(
    "finds %j, and says that it is not exact",
    async (text) => {
      expect(await search(text)).toMatchObject({ approximate: true, total: 1 });
    },
  );

  it("finds it for administrators as well", async () => {
    const admin = await api.account("admin");
    expect((await search("Snasie", admin.token)).total).toBe(1);
  });

  it("isn't forgiven in short words, in numbers, or twice in a word", async () => {
    for (const text of ["43", "snazzie", "qumen x"]) expect((await search(text)).total).toBe(0);
  });

  it("isn't corrected by a prompt's words, which would show them", async () => {
    await addImages(api.services, [{ title: "Quiet", prompt: "an undisclosed thing" }]);
    expect((await search("undisclosad")).total).toBe(0);
  });

  it("finds an image by a title that was changed", async () => {
    const admin = await api.account("admin");
    const [id] = await addImages(api.services, [{ title: "Before" }]);
    await api
      .browser()
      .request("PUT", `/api/images/${id}`, { token: admin.token, body: { title: "Kaleidoscope" } });
    expect((await search("Kaleidoscpe")).images.map((image) => image.id)).toEqual([id]);
  });
});
