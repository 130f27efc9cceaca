import { STORES, type TestStore } from "../testing/stores";
import { isKey, type ObjectStore } from "./object-store";

const bytes = (text: string): Buffer => Buffer.from(text);

describe.each(STORES)("%s", (_, create) => {
  let place: TestStore;
  let store: ObjectStore;
  beforeEach(async () => {
    place = await create();
    store = place.open();
  });
  afterEach(() => place.remove());

  test("keeps bytes by key", async () => {
    expect(await store.read("a/b.json")).toBeNull();
    expect(await store.has("a/b.json")).toBe(false);
    await store.write("a/b.json", bytes("one"));
    await store.write("a/b.json", bytes("two"));
    expect((await store.read("a/b.json"))?.toString()).toBe("two");
    expect(await store.has("a/b.json")).toBe(true);
  });

  test("of many who create the same, one does, and its bytes stay", async () => {
    const writers = Array.from({ length: 12 }, (_, number) => `writer ${number}`);
    const won = await Promise.all(writers.map((name) => place.open().create("race/1", bytes(name))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await store.read("race/1"))?.toString()).toBe(writers[won.indexOf(true)]);
  });

  test("lists what is below a prefix, in order, also in pages, and after a key", async () => {
    const keys = ["l/1", "l/2", "l/3", "l/4", "l/x/5", "m/6"];
    for (const key of [...keys].reverse()) await store.write(key, bytes(key));
    expect((await store.list("l/")).map(({ key }) => key)).toEqual(keys.slice(0, 5));
    expect((await store.list("l/", "l/3")).map(({ key }) => key)).toEqual(["l/4", "l/x/5"]);
    expect(await store.list("nothing/")).toEqual([]);
  });

  test("removes, also what is not there", async () => {
    await store.write("gone/1", bytes("1"));
    await store.remove(["gone/1", "gone/2"]);
    expect(await store.has("gone/1")).toBe(false);
  });

  test("a key that leads out of it is refused", async () => {
    await expect(store.read("../secret")).rejects.toThrow("is no key");
    await expect(store.write("a/../../secret", bytes("x"))).rejects.toThrow("is no key");
  });
});

test.each([
  ["r/gallery/1.0.0/page.js", true],
  ["a..b/c", true],
  ["../a", false],
  ["a/..", false],
  ["a/./b", false],
  ["/a", false],
  ["a/", false],
  ["a//b", false],
  ["a\\b", false],
  ["a b", false],
])("%s as a key: %s", (key, expected) => expect(isKey(key)).toBe(expected));
