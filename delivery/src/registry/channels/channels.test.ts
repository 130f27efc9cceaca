import { publishBuild } from "../../cli/publish/publish";
import { createReleaseFixture, type ReleaseFixture } from "../../testing/release-fixture";
import { sampleRoute } from "../../testing/sample-release";
import { changeRegistry } from "../change-registry";
import { ConflictError } from "../release-store";
import { endCanary, rampCanary } from "./canary";
import { freezeChannel, unfreezeChannel } from "./freeze";
import { isolateRemote } from "./isolate";
import { promoteVersion } from "./promote";
import { rollBackTo } from "./rollback";

const guard = { errorRate: 0.02, minimumViews: 100 };
let fixture: ReleaseFixture;

beforeEach(async () => {
  fixture = await createReleaseFixture();
  await publishBuild(fixture.context, await fixture.build("shell", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "1.0.0"), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "2.0.0"));
});
afterEach(() => fixture.remove());

const channel = async (id = "gallery") => (await fixture.context.store.readRegistry()).entries[id]?.channel;
const lastChange = async () => {
  for await (const { change } of fixture.context.store.revisions()) return change;
  throw new Error("nothing has changed");
};

test("promotes a rolled-back version only if it is named, and with --force", async () => {
  await promoteVersion(fixture.context, "gallery", undefined, { unverified: true });
  await rollBackTo(fixture.context, "gallery", undefined);
  await expect(promoteVersion(fixture.context, "gallery", undefined, { unverified: true })).rejects.toThrow(
    "name the version",
  );
  await expect(promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true })).rejects.toThrow(
    "--force",
  );
  expect(
    await promoteVersion(fixture.context, "gallery", "2.0.0", { force: true, unverified: true }),
  ).toMatchObject({
    changed: true,
  });
});

test("promotes the newest version if none is named", async () => {
  expect(await promoteVersion(fixture.context, "gallery", undefined, { unverified: true })).toMatchObject({
    changed: true,
    message: "gallery 2.0.0 is now stable.",
  });
  expect(await channel()).toMatchObject({ stable: "2.0.0", history: [{ version: "1.0.0" }] });
  expect(await lastChange()).toMatchObject({
    by: "ada",
    action: "promote",
    id: "gallery",
    detail: "2.0.0 (unverified)",
  });
});

test("changes nothing when the stable version is promoted", async () => {
  expect(await promoteVersion(fixture.context, "gallery", "1.0.0", { unverified: true })).toMatchObject({
    changed: false,
  });
});

test("starts, ramps and promotes a canary, and rolls it back", async () => {
  await rampCanary(fixture.context, "gallery", "2.0.0", { basisPoints: 500, guard });
  const started = (await channel())?.canary;
  await rampCanary(fixture.context, "gallery", undefined, { basisPoints: 5_000, guard });
  expect((await channel())?.canary).toMatchObject({
    version: "2.0.0",
    basisPoints: 5_000,
    salt: started?.salt,
  });
  await promoteVersion(fixture.context, "gallery", undefined, { unverified: true });
  expect(await channel()).toMatchObject({ stable: "2.0.0", canary: null });
  expect(await rollBackTo(fixture.context, "gallery", undefined)).toMatchObject({
    message: "gallery is back at 1.0.0, from 2.0.0.",
  });
  expect((await channel())?.stable).toBe("1.0.0");
});

test("ends a canary by command, with a reason", async () => {
  await rampCanary(fixture.context, "gallery", "2.0.0", { basisPoints: 500, guard });
  expect(await endCanary(fixture.context, "gallery", "slow")).toMatchObject({ changed: true });
  expect(await lastChange()).toMatchObject({ action: "stop canary", detail: "slow" });
  expect(await endCanary(fixture.context, "gallery", "slow")).toMatchObject({ changed: false });
});

test("a frozen remote can be rolled back, but not promoted", async () => {
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  await freezeChannel(fixture.context, "gallery", "the launch is on");
  await publishBuild(fixture.context, await fixture.build("gallery", "3.0.0"));
  await expect(promoteVersion(fixture.context, "gallery", "3.0.0", { unverified: true })).rejects.toThrow(
    "the launch is on",
  );
  await rollBackTo(fixture.context, "gallery", undefined);
  await unfreezeChannel(fixture.context, "gallery");
  expect(await promoteVersion(fixture.context, "gallery", "3.0.0", { unverified: true })).toMatchObject({
    changed: true,
  });
});

test("isolates a remote, whatever is released afterwards, and never the shell", async () => {
  expect(await isolateRemote(fixture.context, "gallery", "frame")).toMatchObject({ changed: true });
  expect(await isolateRemote(fixture.context, "gallery", "frame")).toMatchObject({ changed: false });
  expect(await lastChange()).toMatchObject({ action: "isolate", id: "gallery", detail: "frame" });
  await promoteVersion(fixture.context, "gallery", "2.0.0", { unverified: true });
  expect((await channel())?.isolation).toBe("frame");
  await isolateRemote(fixture.context, "gallery", "none");
  expect((await channel())?.isolation).toBe("none");
  await expect(isolateRemote(fixture.context, "shell", "frame")).rejects.toThrow("can't run in a frame");
});

test.each([
  [
    "a version that is not there",
    () => promoteVersion(fixture.context, "gallery", "9.0.0", { unverified: true }),
    "has not been published",
  ],
  [
    "a remote that is not there",
    () => promoteVersion(fixture.context, "nothing", undefined, { unverified: true }),
    "No release of nothing",
  ],
  [
    "going back with nothing before",
    () => rollBackTo(fixture.context, "gallery", undefined),
    "no earlier version",
  ],
])("refuses %s", async (_, command, message) => {
  await expect(command()).rejects.toThrow(message);
});

test("refuses a canary that needs a newer host than the shell after a rollback", async () => {
  await publishBuild(fixture.context, await fixture.build("shell", "1.1.0", { hostApi: "1.1.0" }), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "3.0.0", { hostApi: "^1.1.0" }));
  await rollBackTo(fixture.context, "shell", undefined);
  await expect(rampCanary(fixture.context, "gallery", "3.0.0", { basisPoints: 500, guard })).rejects.toThrow(
    "is not compatible with what is live",
  );
});

test("neither publishes nor promotes a shell that a live remote is incompatible with", async () => {
  await expect(
    publishBuild(fixture.context, await fixture.build("shell", "2.0.0", { hostApi: "2.0.0" })),
  ).rejects.toThrow("gallery 1.0.0 needs host API ^1.0.0, this shell provides 2.0.0");
  await publishBuild(fixture.context, await fixture.build("shell", "1.1.0", { hostApi: "1.1.0" }), "new");
  await publishBuild(fixture.context, await fixture.build("gallery", "3.0.0", { hostApi: "^1.1.0" }), "new");
  await expect(promoteVersion(fixture.context, "shell", "1.0.0", { unverified: true })).rejects.toThrow(
    "gallery 3.0.0 needs host API ^1.1.0, this shell provides 1.0.0",
  );
});

test("refuses to promote a remote whose path belongs to a promoted remote", async () => {
  const routes = [sampleRoute("home", "/new")];
  await publishBuild(fixture.context, await fixture.build("one", "1.0.0", { routes }));
  await publishBuild(fixture.context, await fixture.build("two", "1.0.0", { routes }));
  await promoteVersion(fixture.context, "one", undefined, { unverified: true });
  await expect(promoteVersion(fixture.context, "two", undefined, { unverified: true })).rejects.toThrow(
    "/new of two overlaps /new of one",
  );
});

test("reports a concurrent change of the same remote instead of merging it", async () => {
  const change = changeRegistry(
    fixture.context,
    { action: "promote", id: "gallery", detail: "2.0.0" },
    async (registry) => {
      await freezeChannel(fixture.otherTeam(), "gallery", "first");
      return { ...registry };
    },
  );
  await expect(change).rejects.toThrow(ConflictError);
  expect((await channel())?.frozen?.why).toBe("first");
});

test("retries after a concurrent change of another remote", async () => {
  let interrupted = false;
  await changeRegistry(fixture.context, { action: "test", id: "gallery", detail: "" }, async (registry) => {
    if (!interrupted) await freezeChannel(fixture.otherTeam(), "shell", "first");
    interrupted = true;
    return { ...registry };
  });
  expect((await channel("shell"))?.frozen?.why).toBe("first");
});

test("a dry run changes nothing", async () => {
  const dry = { ...fixture.context, dryRun: true };
  expect(await promoteVersion(dry, "gallery", "2.0.0", { unverified: true })).toMatchObject({
    changed: true,
  });
  expect((await channel())?.stable).toBe("1.0.0");
});
