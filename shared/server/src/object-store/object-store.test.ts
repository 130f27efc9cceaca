import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBucketServer } from "../testing/bucket-server";
import { isKey, type ObjectStore } from "./object-store";
import { openObjectStore, type StoreLocation } from "./open-object-store";

interface Place {
  location: StoreLocation;
  remove(): Promise<void>;
}

const inFolder = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-objects-"));
  return { location: { folder }, remove: () => rm(folder, { recursive: true, force: true }) };
};

const inBucket = async (): Promise<Place> => {
  const { location, close } = await startBucketServer();
  return { location: { bucket: location }, remove: close };
};

/** A bucket of a real store, which must be empty. Set by `S3_ENDPOINT` and the product's other settings. */
const inNamedBucket = async (endpoint: string): Promise<Place> => {
  const {
    S3_BUCKET: bucket = "",
    S3_REGION: region = "auto",
    S3_ACCESS_KEY_ID: accessKeyId = "",
    S3_SECRET_ACCESS_KEY: secretAccessKey = "",
  } = process.env;
  const location = { bucket: { endpoint, bucket, region, accessKeyId, secretAccessKey } };
  const remove = async () => {
    for (const name of ["releases", "media"]) {
      const store = openObjectStore(location, name);
      await store.remove((await store.list("")).map(({ key }) => key));
    }
  };
  return { location, remove };
};

const namedEndpoint = process.env["S3_ENDPOINT"];
const places: [string, () => Promise<Place>][] = [
  ["a folder", inFolder],
  ["a bucket", inBucket],
];
if (namedEndpoint) places.push([`the bucket at ${namedEndpoint}`, () => inNamedBucket(namedEndpoint)]);

const bytes = (text: string): Buffer => Buffer.from(text);

describe.each(places)("an object store in %s", (_, open) => {
  let place: Place;
  let store: ObjectStore;
  beforeEach(async () => {
    place = await open();
    store = openObjectStore(place.location, "releases");
  });
  afterEach(() => place.remove());

  test("returns the latest write", async () => {
    expect(await store.read("a/b.json")).toBeUndefined();
    expect(await store.has("a/b.json")).toBe(false);
    await store.write("a/b.json", bytes("one"));
    await store.write("a/b.json", bytes("two"), "application/json");
    expect((await store.read("a/b.json"))?.toString()).toBe("two");
    expect(await store.has("a/b.json")).toBe(true);
  });

  test("writes and creates from files", async () => {
    const folder = await mkdtemp(join(tmpdir(), "promptfolio-object-"));
    const path = join(folder, "source");
    await writeFile(path, "from a file");
    await store.write("a", { path });
    expect(await store.create("b", { path })).toBe(true);
    expect((await store.read("a"))?.toString()).toBe("from a file");
    expect((await store.read("b"))?.toString()).toBe("from a file");
    expect(await readdir(folder)).toEqual(["source"]);
    await rm(folder, { recursive: true });
  });

  test("lets exactly one of many concurrent creates of a key succeed", async () => {
    const writers = Array.from({ length: 12 }, (_, number) => `writer ${number}`);
    const won = await Promise.all(
      writers.map((name) => openObjectStore(place.location, "releases").create("race/1", bytes(name))),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await store.read("race/1"))?.toString()).toBe(writers[won.indexOf(true)]);
  });

  test("lists the keys below a prefix in order, across pages, and after a key", async () => {
    const keys = ["l/1", "l/2", "l/3", "l/4", "l/x/5", "m/6"];
    for (const key of [...keys].reverse()) await store.write(key, bytes(key));
    expect((await store.list("l/")).map(({ key }) => key)).toEqual(keys.slice(0, 5));
    expect((await store.list("l/", "l/3")).map(({ key }) => key)).toEqual(["l/4", "l/x/5"]);
    expect(await store.list("nothing/")).toEqual([]);
  });

  test("removes keys, also those that don't exist", async () => {
    await store.write("old/1", bytes("1"));
    await store.remove(["old/1", "old/2"]);
    expect(await store.has("old/1")).toBe(false);
    await store.remove([]);
  });

  test("keeps stores with different names apart", async () => {
    await store.write("a", bytes("release"));
    const media = openObjectStore(place.location, "media");
    expect(await media.read("a")).toBeUndefined();
    await media.write("a", bytes("picture"));
    expect((await store.read("a"))?.toString()).toBe("release");
  });

  test("rejects keys that leave the store", async () => {
    await expect(store.read("../secret")).rejects.toThrow("is not a valid key");
    await expect(store.write("a/../../secret", bytes("x"))).rejects.toThrow("is not a valid key");
    await expect(store.remove(["../secret"])).rejects.toThrow("is not a valid key");
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
])("accepts %s as a key: %s", (key, expected) => expect(isKey(key)).toBe(expected));
