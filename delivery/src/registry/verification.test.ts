import { publishBuild } from "../cli/publish/publish";
import { createReleaseFixture, type ReleaseFixture } from "../testing/release-fixture";
import { promoteVersion } from "./channels/promote";
import { releaseIntegrity } from "./integrity";
import { recordVerification, verifiedBeside } from "./verification";

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
  await publishBuild(fixture.context, await fixture.build("shell", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "2.0.0"));
});
afterEach(() => fixture.remove());

const verify = async (id: string, version: string): Promise<void> => {
  const { store, objects } = fixture.context;
  const descriptor = await store.readDescriptor(id, version);
  if (!descriptor) throw new Error("no such release");
  const beside = verifiedBeside(await store.readRegistry(), id);
  const verification = { id, version, integrity: releaseIntegrity(descriptor), beside };
  await recordVerification(objects, verification, { by: "ada", at: "2026-03-01T00:00:00.000Z" });
};
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
  await verify("gallery", "2.0.0");
  expect(await promoteVersion(fixture.context, "gallery", "2.0.0")).toMatchObject({ changed: true });
  expect(await lastDetail()).toBe("2.0.0");
});

test("ignores a verification beside an earlier shell", async () => {
  await verify("gallery", "2.0.0");
  await publishBuild(fixture.context, await fixture.build("shell", "1.1.0"), "new");
  await expect(promoteVersion(fixture.context, "gallery", "2.0.0")).rejects.toThrow("shell@1.1.0");
});

test("ignores a verification of another version", async () => {
  await verify("gallery", "1.0.0");
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
