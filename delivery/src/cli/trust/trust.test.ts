import { join } from "node:path";
import { revisionKey } from "../../registry/object-keys";
import { createTrustFixture, type TrustFixture } from "../../testing/trust-fixture";

let fixture: TrustFixture;
beforeEach(async () => {
  fixture = await createTrustFixture();
});
afterEach(() => fixture.remove());

const publish = async (id: "gallery" | "detail", version: string, signer = fixture.keys[id]) =>
  fixture.run(signer, "publish", await fixture.build(id, version));
const stableOf = async (id: string) =>
  (await (await fixture.open()).store.readRegistry()).entries[id]?.channel.stable;

test("a team publishes, promotes, canaries, rolls back and freezes its own remote", async () => {
  const { run, keys } = fixture;
  await publish("gallery", "1.0.0");
  await run(keys.gallery, "promote", "gallery", "--unverified");
  await publish("gallery", "2.0.0");
  await run(keys.gallery, "canary", "gallery", "--share", "5%");
  await run(keys.gallery, "canary", "gallery", "--share", "50%");
  await run(keys.gallery, "canary", "gallery", "--stop");
  await run(keys.gallery, "promote", "gallery", "2.0.0", "--unverified");
  await run(keys.gallery, "rollback", "gallery");
  await run(keys.gallery, "freeze", "gallery", "--why", "the launch is on");
  await run(keys.gallery, "unfreeze", "gallery");
  await run(keys.detail, "renew");
  expect(await stableOf("gallery")).toBe("1.0.0");
});

test("a team can't change another's remote", async () => {
  await publish("gallery", "1.0.0");
  await expect(publish("gallery", "2.0.0", fixture.keys.detail)).rejects.toThrow(
    "the key detail-team may not publish gallery",
  );
  await expect(fixture.run(fixture.keys.detail, "promote", "gallery", "--unverified")).rejects.toThrow(
    "the key detail-team may not promote gallery",
  );
});

test("a team can't take its remote out of its frame: that is the right of an operator", async () => {
  const { run, keys, newKey } = fixture;
  const operator = newKey();
  const rights = ["--remotes", "*", "--rights", "isolate"];
  await run(keys.root, "trust", "add", "operator", operator.publicKey, ...rights);
  await publish("gallery", "1.0.0");
  await run(operator, "isolate", "gallery", "frame");
  await expect(run(keys.gallery, "isolate", "gallery", "none")).rejects.toThrow(
    "the key gallery-team may not isolate gallery",
  );
  await run(keys.gallery, "promote", "gallery", "--unverified");
  expect((await (await fixture.open()).store.readRegistry()).entries["gallery"]?.channel).toMatchObject({
    stable: "1.0.0",
    isolation: "frame",
  });
});

test("limits a key to its rights", async () => {
  const { run, keys, newKey } = fixture;
  const pipeline = newKey();
  await run(
    keys.root,
    "trust",
    "add",
    "ci",
    pipeline.publicKey,
    "--remotes",
    "gallery",
    "--rights",
    "publish",
  );
  await publish("gallery", "1.0.0", pipeline);
  await expect(run(pipeline, "promote", "gallery", "--unverified")).rejects.toThrow(
    "the key ci may not promote gallery",
  );
});

test("rejects changes without a key, or with an unknown one", async () => {
  await expect(fixture.run(undefined, "publish", await fixture.build("gallery", "1.0.0"))).rejects.toThrow(
    "key",
  );
  await expect(publish("gallery", "1.0.0", fixture.newKey())).rejects.toThrow("no key of the trust document");
});

test("logs the key, and the author's name only as a remark", async () => {
  await publish("gallery", "1.0.0");
  const { lines } = await fixture.run(undefined, "log", "gallery");
  expect(lines[0]).toMatch(/ {2}gallery-team \(ada\) {2}publish gallery {2}1\.0\.0$/);
});

test("rejects a removed key, and keeps its releases", async () => {
  await publish("gallery", "1.0.0");
  await fixture.run(fixture.keys.root, "trust", "remove", "gallery-team");
  await expect(publish("gallery", "2.0.0")).rejects.toThrow("no key of the trust document");
  const { store } = await fixture.open();
  expect(await store.readDescriptor("gallery", "1.0.0")).toMatchObject({ version: "1.0.0" });
  expect((await fixture.run(undefined, "log", "gallery")).lines[0]).toContain("gallery-team (ada)");
});

test("gives a key's rights to the one that it is rotated to, and rejects the old key", async () => {
  const next = fixture.newKey();
  await fixture.run(fixture.keys.root, "trust", "rotate", "gallery-team", next.publicKey);
  await expect(publish("gallery", "1.0.0")).rejects.toThrow("no key of the trust document");
  await publish("gallery", "1.0.0", next);
});

test("rejects an expired key", async () => {
  const { run, keys, newKey } = fixture;
  const brief = newKey();
  await run(keys.root, "trust", "add", "brief", brief.publicKey, "--remotes", "gallery", "--days", "3");
  fixture.wait(4);
  await expect(publish("gallery", "1.0.0", brief)).rejects.toThrow("the key brief has expired");
});

test("lets only root keys change the trust document", async () => {
  await expect(
    fixture.run(fixture.keys.gallery, "trust", "add", "me", fixture.newKey().publicKey, "--remotes", "*"),
  ).rejects.toThrow("More root keys have to sign");
});

test("requires two root keys with a threshold of two, and lets them sign a file in turn", async () => {
  const { run, keys, newKey, root } = fixture;
  const second = newKey();
  const file = join(root, "proposal.json");
  await run(
    [keys.root, second],
    ...["trust", "add", "root-2", second.publicKey, "--remotes", "root", "--threshold", "2"],
  );
  const add = ["trust", "add", "orders-team", newKey().publicKey, "--remotes", "orders"];
  await expect(run(keys.root, ...add)).rejects.toThrow("More root keys have to sign");
  await run(keys.root, ...add, "--out", file);
  await expect(run(undefined, "trust", "submit", file)).rejects.toThrow("More root keys have to sign");
  await run(second, "trust", "sign", file);
  await run(undefined, "trust", "submit", file);
  expect((await run(undefined, "trust", "list")).lines.join()).toContain("orders-team");
});

test("accepts only signed changes once signing has started", async () => {
  const { store } = await fixture.open();
  const { revision } = await store.readRegistry();
  const unsigned = {
    registry: await store.readRegistry(),
    change: { at: "", by: "", action: "", id: "", detail: "", revision: 1 },
  };
  await fixture.objects.create(revisionKey(revision + 1), Buffer.from(JSON.stringify(unsigned)));
  await expect(fixture.open()).rejects.toThrow(
    `revision ${revision + 1} of the registry is refused: it is not signed`,
  );
});
