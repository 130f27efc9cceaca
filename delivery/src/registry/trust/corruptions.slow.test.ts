import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createTrustFixture, type TrustFixture } from "../../testing/trust-fixture";
import { trustKey } from "../object-keys";
import { withVerifiedFiles } from "../verified-files";
import type { LastGood, LastGoodStore } from "./last-good";
import { openReleaseStore } from "./trusted-store";

/** Stores a server's last good state across restarts, for tests. */
const createStoredLastGood = (): LastGoodStore => {
  let stored: LastGood | undefined;
  return {
    read: async () => stored,
    write: async (lastGood) => {
      stored = lastGood;
    },
  };
};

const CORRUPTIONS = 1_000;

let fixture: TrustFixture;
afterEach(() => fixture.remove());

const flipByte = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  const at = randomInt(changed.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8));
  return changed;
};

/** A file as a browser decodes it: gzip files with different headers may have the same contents. */
const unpacked = (name: string, bytes: Buffer | undefined): Buffer | undefined => {
  if (!bytes) return undefined;
  if (name.endsWith(".gz")) return gunzipSync(bytes);
  return name.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
};

/** Damages one object as an attacker with the store's credentials could; `others` are objects of the same kind. */
const damage = (bytes: Buffer, others: readonly Buffer[]): Buffer | undefined => {
  switch (randomInt(5)) {
    case 0:
      return undefined;
    case 1:
      return bytes.subarray(0, randomInt(bytes.length));
    case 2:
      return others[randomInt(others.length)];
    default:
      return flipByte(bytes);
  }
};

test(`serves none of ${CORRUPTIONS} random corruptions`, async () => {
  fixture = await createTrustFixture();
  const { run, build, keys, objects, now } = fixture;
  for (const version of ["1.0.0", "2.0.0", "3.0.0"]) {
    await run(keys.gallery, "publish", "--promote", "--unverified", await build("gallery", version));
    await run(keys.detail, "publish", "--promote", "--unverified", await build("detail", version));
  }
  await run(keys.gallery, "rollback", "gallery");
  const pinned = await objects.read(trustKey(1));
  const memory = createStoredLastGood();
  const open = () => openReleaseStore(objects, { pinned, now, onProblem: () => undefined, lastGood: memory });

  const stored = await Promise.all(
    (await Promise.all(["registry/", "trust/", "r/"].map((prefix) => objects.list(prefix))))
      .flat()
      .map(async ({ key }) => ({ key, bytes: (await objects.read(key)) ?? Buffer.alloc(0) })),
  );
  const fileKeys = stored
    .map(({ key }) => key.split("/"))
    .filter(([kind, , , name]) => kind === "r" && name !== "release.json");

  /** Everything that visitors could get from a server. */
  const served = async () => {
    const { store } = await open();
    const files = withVerifiedFiles(store, () => undefined);
    const registry = await store.readRegistry();
    const read = await Promise.all(
      fileKeys.map(async ([, id = "", version = "", name = ""]) => ({
        name: `${id}/${version}/${name}`,
        bytes: unpacked(name, await files.readFile(id, version, name).catch(() => undefined)),
        descriptor: await store.readDescriptor(id, version).catch(() => undefined),
      })),
    );
    return { entries: registry.entries, read };
  };
  const good = await served();
  expect(good.read.every(({ bytes, descriptor }) => bytes && descriptor)).toBe(true);

  let refused = 0;
  for (let count = 0; count < CORRUPTIONS; count++) {
    const { key, bytes } = stored[randomInt(stored.length)] ?? { key: "", bytes: Buffer.alloc(0) };
    const kind = key.split("/")[0];
    const damaged = damage(
      bytes,
      stored.filter((one) => one.key.split("/")[0] === kind).map((one) => one.bytes),
    );
    if (damaged) await objects.write(key, damaged);
    else await objects.remove([key]);
    const now = await served();
    expect({ key, isGood: isDeepStrictEqual(now.entries, good.entries) }).toEqual({ key, isGood: true });
    for (const [index, { name, bytes: got, descriptor }] of now.read.entries()) {
      const original = good.read[index];
      const isSame =
        (got === undefined || original?.bytes?.equals(got)) &&
        (descriptor === undefined || isDeepStrictEqual(descriptor, original?.descriptor));
      if (!isSame) throw new Error(`${name} was served with a corruption of ${key}`);
      if (got === undefined) refused += 1;
    }
    await objects.write(key, bytes);
  }
  expect(refused).toBeGreaterThan(0);
}, 600_000);
