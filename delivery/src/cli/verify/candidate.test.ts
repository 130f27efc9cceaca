import { promoteVersion } from "../../registry/channels";
import { useReleaseFixture } from "../../testing/release-fixture";
import { withCandidate } from "./candidate";

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("shell", "1.0.0", "new");
  await fixture.publish("gallery", "1.0.0", "new");
});

const candidateBuild = async (version: string) => {
  const descriptor = await fixture.context.store.readDescriptor("gallery", version);
  if (!descriptor) throw new Error("no such release");
  return { descriptor, files: [] };
};

test("makes a candidate stable, without a fallback", async () => {
  await fixture.publish("gallery", "2.0.0");
  const store = withCandidate(fixture.context.store, await candidateBuild("2.0.0"));
  const { channel } = (await store.readRegistry()).entries["gallery"] ?? {};
  expect(channel).toMatchObject({ stable: "2.0.0", history: [], canary: null });
});

test("removes the fallback of a live release that is verified again", async () => {
  await fixture.publish("gallery", "2.0.0");
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  const store = withCandidate(fixture.context.store, await candidateBuild("2.0.0"));
  expect((await store.readRegistry()).entries["gallery"]?.channel.history).toEqual([]);
  expect((await fixture.context.store.readRegistry()).entries["gallery"]?.channel.history).toHaveLength(1);
});
