import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { integrityOf } from "../registry/integrity";
import { STORES, type TestStore } from "../testing/stores";
import { createStyleFiles, type StyleFileOptions, stylesBefore } from "./style-files";
import { styleRoutes } from "./style-routes";

const styles = (color: string): string => `.a{color:${color}}\n`.repeat(1_500);

const noError = (error: unknown): never => {
  throw error;
};

describe.each(STORES)("in %s", (_kind, openStore) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.remove());

  const start = (options: Partial<StyleFileOptions> = {}) =>
    createStyleFiles({ objects: store.open(), onError: noError, ...options });

  const serve = async (files = start()) => {
    const app = Fastify();
    await app.register(styleRoutes, { prefix: "/r", files });
    return (url: string, encoding = "identity") =>
      app.inject({ url, headers: { "accept-encoding": encoding } });
  };

  test("an instance serves the styles of a page that another one has made", async () => {
    const file = await start().publish(styles("red"));
    expect(file?.integrity).toBe(integrityOf(Buffer.from(styles("red"))));
    const get = await serve();
    const plain = await get(file?.path ?? "");
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toBe(styles("red"));
    expect(plain.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/css; charset=utf-8",
      vary: "Accept-Encoding",
    });
    const [br, gzip] = [await get(file?.path ?? "", "br"), await get(file?.path ?? "", "gzip")];
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(styles("red"));
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(styles("red"));
  });

  test("the same styles are stored once, and other ones have another name", async () => {
    let writes = 0;
    const objects = store.open();
    const counting = {
      ...objects,
      write: async (...parts: Parameters<typeof objects.write>) => {
        writes++;
        await objects.write(...parts);
      },
    };
    const files = start({ objects: counting });
    const [one, again] = await Promise.all([files.publish(styles("red")), files.publish(styles("red"))]);
    expect(await files.publish(styles("red"))).toEqual(one);
    expect(again).toEqual(one);
    expect(writes).toBe(1);
    expect((await files.publish(styles("blue")))?.path).not.toBe(one?.path);
  });

  test("short styles stay in their page", async () => {
    expect(await start().publish(styles("red").slice(0, 16_383))).toBeUndefined();
    expect(await store.open().list("styles/")).toEqual([]);
  });

  test("a replaced file is not served", async () => {
    const file = await start().publish(styles("red"));
    await store.open().write((file?.path ?? "").replace("/r/", ""), Buffer.from(styles("blue")));
    const get = await serve();
    const response = await get(file?.path ?? "");
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(["/r/styles/0123456789012345678901.css", "/r/styles/..%2fregistry.css", "/r/styles/a.css"])(
    "%s is nothing",
    async (path) => {
      expect((await (await serve())(path)).statusCode).toBe(404);
    },
  );

  test("prune finds what was not written since a moment", async () => {
    const file = await start().publish(styles("red"));
    const [minute, now] = [60_000, Date.now()];
    expect(await stylesBefore(store.open(), new Date(now - minute))).toEqual([]);
    expect(await stylesBefore(store.open(), new Date(now + minute))).toEqual([
      (file?.path ?? "").replace("/r/", ""),
    ]);
  });
});

/** A store whose writes the test ends. */
const heldStore = () => {
  const writes: { end: () => void; fail: () => void }[] = [];
  const write = () =>
    new Promise<void>((resolve, reject) => {
      writes.push({ end: resolve, fail: () => reject(new Error("full")) });
    });
  return { writes, objects: { write, read: async () => undefined } };
};

const startHeld = (options: Partial<StyleFileOptions> = {}) => {
  const { writes, objects } = heldStore();
  const errors: unknown[] = [];
  let now = 1;
  const files = createStyleFiles({
    objects,
    onError: (error) => errors.push(error),
    now: () => now,
    ...options,
  });
  return {
    ...{ writes, errors, files },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

test("styles that can't be stored stay in their page, and nothing is tried again for ten seconds", async () => {
  const { files, writes, errors, wait } = startHeld();
  const first = files.publish(styles("red"));
  writes[0]?.fail();
  expect(await first).toBeUndefined();
  expect(errors).toEqual([new Error("full")]);
  wait(9_999);
  expect(await files.publish(styles("blue"))).toBeUndefined();
  expect(writes).toHaveLength(1);
  wait(1);
  const later = files.publish(styles("blue"));
  writes[1]?.end();
  expect(await later).toBeDefined();
});

test("an instance serves what it has stored while the store can't be read", async () => {
  const broken = () => Promise.reject(new Error("down"));
  const files = createStyleFiles({
    objects: { write: async () => undefined, read: broken },
    onError: noError,
  });
  const file = await files.publish(styles("red"));
  const name = (file?.path ?? "").replace("/r/styles/", "");
  expect((await files.read(name, undefined))?.toString()).toBe(styles("red"));
  await expect(files.read("0123456789012345678901.css", undefined)).rejects.toThrow("down");
});

test("a slow store does not hold a page back, and later pages name the file", async () => {
  const { files, writes } = startHeld({ timeoutMs: 1 });
  expect(await files.publish(styles("red"))).toBeUndefined();
  writes[0]?.end();
  await new Promise(setImmediate);
  expect(await files.publish(styles("red"))).toBeDefined();
  expect(writes).toHaveLength(1);
});

test("code of a remote can't fill the store: of new styles, only so many are stored", async () => {
  const { files, writes, wait } = startHeld();
  const publishMany = async (prefix: string, count: number) => {
    const before = writes.length;
    const all = Array.from({ length: count }, (_, index) => files.publish(styles(`${prefix}${index}`)));
    await new Promise(setImmediate);
    for (const { end } of writes.slice(before)) end();
    return (await Promise.all(all)).filter((file) => file !== undefined).length;
  };
  expect(await publishMany("a", 300)).toBe(200);
  wait(60_000);
  expect(await publishMany("b", 300)).toBe(2);
});

test("styles are stored again once a day, so that they are never old while pages name them", async () => {
  const { files, writes, wait } = startHeld();
  for (const [hours, count] of [
    [0, 1],
    [23, 1],
    [2, 2],
  ] as const) {
    wait(hours * 3_600_000);
    const published = files.publish(styles("red"));
    for (const { end } of writes) end();
    expect(await published).toBeDefined();
    expect(writes).toHaveLength(count);
  }
});
