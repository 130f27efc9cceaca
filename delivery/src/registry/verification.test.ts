import { publishBuild } from "../cli/publish/publish";
import { useReleaseFixture } from "../testing/release-fixture";
import { promoteVersion } from "./channels";

const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("shell", "1.0.0", "new");
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
});

const lastDetail = async () => {
  for await (const { change } of fixture.context.store.revisions()) return change.detail;
  return undefined;
};

test("does not promote a release that was not verified", async () => {
  await expect(promoteVersion(fixture.context, "gallery", "2.0.0")).rejects.toThrow(
    'was not verified beside what is live (shell@1.0.0): run "release verify gallery 2.0.0"',
  );
});

test("promotes a verified release", async () => {
  await fixture.verify("gallery", "2.0.0");
  expect(await promoteVersion(fixture.context, "gallery", "2.0.0")).toMatchObject({ changed: true });
  expect(await lastDetail()).toBe("2.0.0");
});

test("ignores a verification beside an earlier shell", async () => {
  await fixture.verify("gallery", "2.0.0");
  await fixture.publish("shell", "1.1.0", "new");
  await expect(promoteVersion(fixture.context, "gallery", "2.0.0")).rejects.toThrow("shell@1.1.0");
});

test("ignores a verification of another version", async () => {
  await fixture.verify("gallery", "1.0.0");
  await expect(promoteVersion(fixture.context, "gallery", "2.0.0")).rejects.toThrow("was not verified");
});

test("logs that a promotion was not verified", async () => {
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  expect(await lastDetail()).toBe("2.0.0 (unverified)");
});

test("requires verification to publish and promote in one step, if mustBeVerified is set", async () => {
  const folder = await fixture.build("gallery", "3.0.0");
  await expect(publishBuild(fixture.context, folder, "new", { mustBeVerified: true })).rejects.toThrow(
    "was not verified",
  );
});
