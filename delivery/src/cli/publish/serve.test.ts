import { createTrustFixture, type TrustFixture } from "../../testing/trust-fixture";

let fixture: TrustFixture;
beforeEach(async () => {
  fixture = await createTrustFixture();
});
afterEach(() => fixture.remove());

const stable = async () =>
  (await (await fixture.open()).store.readRegistry()).entries["gallery"]?.channel.stable;

test("serving what is live needs no key, and what has changed waits for one", async () => {
  const { keys, run, build } = fixture;
  const live = await build("gallery", "1.0.0");
  await run(keys.gallery, "publish", "--serve", live);
  expect((await run(undefined, "publish", "--serve", live)).lines).toEqual([
    "gallery 1.0.0 is published already",
  ]);
  const changed = await build("gallery", "1.1.0");
  expect((await run(undefined, "publish", "--serve", changed)).lines).toEqual([
    "gallery 1.1.0 is not published, as changes are signed here: set RELEASE_KEY",
  ]);
  expect(await stable()).toBe("1.0.0");
  await run(keys.gallery, "publish", "--serve", changed);
  expect(await stable()).toBe("1.1.0");
});

test("publishing without a key names what is missing", async () => {
  const folder = await fixture.build("gallery", "1.0.0");
  await expect(fixture.run(undefined, "publish", folder)).rejects.toThrow("name your key with --key");
});
