import { join } from "node:path";
import { createTrustFixture, type TrustFixture } from "../../testing/trust-fixture";
import { trustKey } from "../object-keys";
import { withVerifiedFiles } from "../verified-files";
import { createLastGoodFile } from "./last-good";
import { openReleaseStore } from "./trusted-store";

let fixture: TrustFixture;
let problems: string[];
beforeEach(async () => {
  fixture = await createTrustFixture();
  problems = [];
  await fixture.run(fixture.keys.gallery, "publish", await fixture.build("gallery", "1.0.0"));
  await fixture.run(fixture.keys.gallery, "promote", "gallery", "--unverified");
});
afterEach(() => fixture.remove());

/** A server with a configured trust document and without a private key. */
const openServer = async (trustVersion = 1) =>
  openReleaseStore(fixture.objects, {
    pinned: await fixture.objects.read(trustKey(trustVersion)),
    now: fixture.now,
    onProblem: (problem) => problems.push(problem),
    lastGood: createLastGoodFile(join(fixture.root, "last-good.json")),
  });
const newest = async () => (await fixture.objects.list("registry/")).at(-1)?.key ?? "";
const revisionNumber = async () => (await (await fixture.open()).store.readRegistry()).revision;
const changeBytes = async (key: string) => {
  const bytes = await fixture.objects.read(key);
  if (!bytes) throw new Error(`${key} is missing`);
  await fixture.objects.write(key, Buffer.from(bytes.toString("utf8").replace("sig", "gis")));
};

test("serves signed states, and follows new releases", async () => {
  const { store } = await openServer();
  const before = await store.registryTag();
  await fixture.run(fixture.keys.gallery, "publish", await fixture.build("gallery", "2.0.0"));
  expect(await store.registryTag()).not.toBe(before);
  expect((await store.readRegistry()).entries["gallery"]?.releases).toHaveLength(2);
  expect(problems).toEqual([]);
});

test("keeps the last good state when the next one does not verify, and reports it once", async () => {
  const { store } = await openServer();
  const good = await store.readRegistry();
  await fixture.run(fixture.keys.gallery, "rollback", "gallery", "1.0.0");
  await changeBytes(await newest());
  expect(await store.readRegistry()).toEqual(good);
  expect(await store.readRegistry()).toEqual(good);
  expect(problems).toEqual([expect.stringContaining("is refused: it is not signed")]);
});

test("refuses older states after a restart", async () => {
  const { store } = await openServer();
  const good = await store.readRegistry();
  await fixture.objects.remove([await newest()]);
  const restarted = await openServer();
  expect(await restarted.store.readRegistry()).toEqual(good);
  expect(problems).toEqual([
    `the registry is at revision ${good.revision - 1}, and was at ${good.revision} before`,
  ]);
});

test("serves and reports a state that has expired", async () => {
  const { store } = await openServer();
  fixture.wait(31);
  expect((await store.readRegistry()).entries["gallery"]?.channel.stable).toBe("1.0.0");
  expect(problems).toEqual([expect.stringContaining("newer ones may be withheld")]);
});

test("refuses a changed descriptor", async () => {
  const key = "r/gallery/1.0.0/release.json";
  const bytes = await fixture.objects.read(key);
  const envelope: { payload: string } = JSON.parse(bytes?.toString("utf8") ?? "");
  const payload = Buffer.from(envelope.payload, "base64").toString("utf8").replace("home", "away");
  await fixture.objects.write(
    key,
    Buffer.from(JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString("base64") })),
  );
  const { store } = await openServer();
  await expect(store.readDescriptor("gallery", "1.0.0")).rejects.toThrow("differs from the published one");
  const files = withVerifiedFiles(store, () => undefined);
  await expect(files.readFile("gallery", "1.0.0", "remote-entry.js")).rejects.toThrow("differs from");
});

test("accepts a new root not signed by the old one only from the operator", async () => {
  const newRoot = fixture.newKey();
  const { store } = await openServer();
  const good = await revisionNumber();
  await fixture.run(newRoot, "trust", "reset", "--out", join(fixture.root, "new-trust.json"));
  expect((await store.readRegistry()).revision).toBe(good);
  expect(problems.join()).toContain("is not signed by enough root keys of version 3");

  problems.length = 0;
  const version = (await fixture.objects.list("trust/")).length;
  const pinned = await openServer(version);
  expect((await pinned.store.readRegistry()).revision).toBe(good + 1);
  expect(problems).toEqual([]);
});

test("lets teams continue from the last good state once root keys have confirmed it", async () => {
  await fixture.run(fixture.keys.gallery, "rollback", "gallery", "1.0.0");
  await changeBytes(await newest());
  const { store } = await openServer();
  const good = (await store.readRegistry()).revision;
  await fixture.run(fixture.keys.root, "trust", "checkpoint");
  await fixture.run(fixture.keys.gallery, "publish", await fixture.build("gallery", "2.0.0"));
  expect((await store.readRegistry()).revision).toBe(good + 2);
});
