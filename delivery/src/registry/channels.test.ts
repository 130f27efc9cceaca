import { useReleaseFixture } from "../testing/release-fixture";
import { sampleRoute } from "../testing/sample-release";
import { changeRegistry } from "./change-registry";
import {
  endCanary,
  freezeChannel,
  isolateRemote,
  promoteVersion,
  rampCanary,
  rollBackTo,
  unfreezeChannel,
} from "./channels";
import { ConflictError } from "./release-store";

const guard = { errorRate: 0.02, minimumViews: 100 };
const fixture = useReleaseFixture();
beforeEach(async () => {
  await fixture.publish("shell", "1.0.0", "new");
  await fixture.publish("gallery", "1.0.0", "new");
  await fixture.publish("gallery", "2.0.0");
});

const channel = async (id = "gallery") => (await fixture.context.store.readRegistry()).entries[id]?.channel;
const promote = (id: string, version?: string, more = {}) =>
  promoteVersion(fixture.context, id, version, { unverified: true, ...more });
const rollBack = () => rollBackTo(fixture.context, "gallery", undefined);
const ramp = (version: string | undefined, basisPoints: number) =>
  rampCanary(fixture.context, "gallery", version, { basisPoints, guard });
const lastChange = async () => {
  for await (const { change } of fixture.context.store.revisions()) return change;
  throw new Error("nothing has changed");
};

test("promotes a rolled-back version only if it is named, and with --force", async () => {
  await promote("gallery");
  await rollBack();
  await expect(promote("gallery")).rejects.toThrow("name the version");
  await expect(promote("gallery", "2.0.0")).rejects.toThrow("--force");
  expect(await promote("gallery", "2.0.0", { force: true })).toMatchObject({ changed: true });
});

test("promotes the newest version if none is named", async () => {
  expect(await promote("gallery")).toMatchObject({
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
  expect(await promote("gallery", "1.0.0")).toMatchObject({ changed: false });
});

test("starts, ramps and promotes a canary, and rolls it back", async () => {
  await ramp("2.0.0", 500);
  const started = (await channel())?.canary;
  await ramp(undefined, 5_000);
  expect((await channel())?.canary).toMatchObject({
    version: "2.0.0",
    basisPoints: 5_000,
    salt: started?.salt,
  });
  await promote("gallery");
  expect(await channel()).toMatchObject({ stable: "2.0.0", canary: null });
  expect(await rollBack()).toMatchObject({ message: "gallery is back at 1.0.0, from 2.0.0." });
  expect((await channel())?.stable).toBe("1.0.0");
});

test("ends a canary by command, with a reason", async () => {
  await ramp("2.0.0", 500);
  expect(await endCanary(fixture.context, "gallery", "slow")).toMatchObject({ changed: true });
  expect(await lastChange()).toMatchObject({ action: "stop canary", detail: "slow" });
  expect(await endCanary(fixture.context, "gallery", "slow")).toMatchObject({ changed: false });
});

test("a frozen remote can be rolled back, but not promoted", async () => {
  await promote("gallery", "2.0.0");
  await freezeChannel(fixture.context, "gallery", "the launch is on");
  await fixture.publish("gallery", "3.0.0");
  await expect(promote("gallery", "3.0.0")).rejects.toThrow("the launch is on");
  await rollBack();
  await unfreezeChannel(fixture.context, "gallery");
  expect(await promote("gallery", "3.0.0")).toMatchObject({ changed: true });
});

test("isolates a remote, whatever is released afterwards, and never the shell", async () => {
  expect(await isolateRemote(fixture.context, "gallery", "frame")).toMatchObject({ changed: true });
  expect(await isolateRemote(fixture.context, "gallery", "frame")).toMatchObject({ changed: false });
  expect(await lastChange()).toMatchObject({ action: "isolate", id: "gallery", detail: "frame" });
  await promote("gallery", "2.0.0");
  expect((await channel())?.isolation).toBe("frame");
  await isolateRemote(fixture.context, "gallery", "none");
  expect((await channel())?.isolation).toBe("none");
  await expect(isolateRemote(fixture.context, "shell", "frame")).rejects.toThrow("can't run in a frame");
});

test.each([
  ["a version that is not there", () => promote("gallery", "9.0.0"), "has not been published"],
  ["a remote that is not there", () => promote("nothing"), "No release of nothing"],
  ["going back with nothing before", () => rollBack(), "no earlier version"],
])("refuses %s", async (_, command, message) => {
  await expect(command()).rejects.toThrow(message);
});

test("refuses a canary that needs a newer host than the shell after a rollback", async () => {
  await fixture.publish("shell", "1.1.0", "new", { hostApi: "1.1.0" });
  await fixture.publish("gallery", "3.0.0", "none", { hostApi: "^1.1.0" });
  await rollBackTo(fixture.context, "shell", undefined);
  await expect(ramp("3.0.0", 500)).rejects.toThrow("is not compatible with what is live");
});

test("neither publishes nor promotes a shell that a live remote is incompatible with", async () => {
  await expect(fixture.publish("shell", "2.0.0", "none", { hostApi: "2.0.0" })).rejects.toThrow(
    "gallery 1.0.0 needs host API ^1.0.0, this shell provides 2.0.0",
  );
  await fixture.publish("shell", "1.1.0", "new", { hostApi: "1.1.0" });
  await fixture.publish("gallery", "3.0.0", "new", { hostApi: "^1.1.0" });
  await expect(promote("shell", "1.0.0")).rejects.toThrow(
    "gallery 3.0.0 needs host API ^1.1.0, this shell provides 1.0.0",
  );
});

test("refuses to promote a remote whose path belongs to a promoted remote", async () => {
  const routes = [sampleRoute("home", "/new")];
  await fixture.publish("one", "1.0.0", "none", { routes });
  await fixture.publish("two", "1.0.0", "none", { routes });
  await promote("one");
  await expect(promote("two")).rejects.toThrow("/new of two overlaps /new of one");
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
