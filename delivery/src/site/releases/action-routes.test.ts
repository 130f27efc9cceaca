import type { PreviewRecord, ReleaseAction, ReleaseOverview } from "@promptfolio/contracts/api/releases";
import Fastify, { type FastifyInstance } from "fastify";
import { publishBuild } from "../../cli/publish/publish";
import { createPreviews } from "../../previews/previews";
import { followRegistry, type LiveRegistry } from "../../registry/live-registry";
import type { ReleaseContext } from "../../registry/release-context";
import { useReleaseFixture } from "../../testing/release-fixture";
import { addReleaseRoutes } from "../../testing/release-routes";
import { sampleRoute } from "../../testing/sample-release";
import { createTrustFixture } from "../../testing/trust-fixture";

let app: FastifyInstance;
let live: LiveRegistry;
const fixture = useReleaseFixture();
const PEOPLE: Record<string, string> = { "Bearer ada": "ada@example.com", "Bearer bob": "bob@example.com" };

const openSite = async (context: ReleaseContext): Promise<void> => {
  app = Fastify();
  live = await followRegistry(context.store, { onError: () => undefined });
  await addReleaseRoutes(app, context, {
    live,
    checkSession: async (authorization) => {
      const email = PEOPLE[authorization ?? ""];
      return email ? { status: 200, body: JSON.stringify({ email }) } : { status: 401, body: "{}" };
    },
  });
};

beforeEach(async () => {
  await fixture.publish("gallery", "1.0.0", "new");
  const routes = [sampleRoute("home", "/gallery", "/wall")];
  await fixture.publish("gallery", "2.0.0", "none", { routes });
  await openSite(fixture.context);
});
afterEach(async () => {
  live.close();
  await app.close();
});

const overview = async (): Promise<ReleaseOverview> =>
  (await app.inject({ url: "/api/admin/releases", headers: { authorization: "Bearer ada" } })).json();

const tagOf = async (id: string): Promise<string> =>
  (await overview()).remotes.find((remote) => remote.id === id)?.tag ?? "";
const tagNow = () => tagOf("gallery");

const post = (path: string, action: object, authorization = "Bearer ada") =>
  app.inject({
    method: "POST",
    url: `/api/admin/releases/${path}`,
    headers: { authorization },
    payload: action,
  });

const act = async (action: Omit<ReleaseAction, "id" | "tag">, authorization?: string) =>
  post("actions", { id: "gallery", tag: await tagNow(), ...action }, authorization);

const planPromote = async () =>
  post("plan", { action: "promote", id: "gallery", tag: await tagNow(), version: "2.0.0" });

test("describes what a promote will do, without doing it", async () => {
  await fixture.verify("gallery", "2.0.0");
  const before = await overview();
  const plan = await planPromote();
  expect(plan.json()).toEqual({
    summary: "All visitors get gallery 2.0.0.",
    versions: { from: "1.0.0", to: "2.0.0" },
    bytes: { from: expect.any(Number), to: expect.any(Number) },
    routes: { added: ["/wall"], removed: [] },
    refusal: null,
    command: "npm run release -- promote gallery 2.0.0",
    isAllowed: true,
  });
  expect((await overview()).revision).toBe(before.revision);
});

test("shows a release that was published just before, so that its plan isn't outdated", async () => {
  await fixture.publish("gallery", "3.0.0");
  const gallery = (await overview()).remotes.find(({ id }) => id === "gallery");
  expect(gallery?.published.map(({ version }) => version)).toContain("3.0.0");
  const plan = { action: "canary", id: "gallery", tag: gallery?.tag, version: "3.0.0", basisPoints: 500 };
  expect((await post("plan", plan)).statusCode).toBe(200);
});

test("shows the last known releases while the registry can't be read", async () => {
  const before = await overview();
  const registryTag = () => Promise.reject(new Error("The store can't be reached"));
  Object.assign(fixture.context.store, { registryTag });
  expect((await overview()).revision).toBe(before.revision);
});

test("explains why an unverified release can't be promoted", async () => {
  const plan = await planPromote();
  expect(plan.json().refusal).toContain("was not verified beside what is live");
  const refused = await act({ action: "promote", version: "2.0.0" });
  expect({ status: refused.statusCode, detail: refused.json().detail }).toEqual({
    status: 422,
    detail: expect.stringContaining("was not verified"),
  });
});

test("serves the promoted release by the time of the response", async () => {
  await fixture.verify("gallery", "2.0.0");
  const done = await act({ action: "promote", version: "2.0.0" });
  expect(done.json().message).toBe("gallery 2.0.0 is now stable.");
  expect(live.registry().entries["gallery"]?.channel.stable).toBe("2.0.0");
  expect(done.json().overview.remotes[0].stable.version).toBe("2.0.0");
});

test("records each action in the audit log, with the administrator who took it", async () => {
  await fixture.verify("gallery", "2.0.0");
  const guard = { errorRate: 0.02, minimumViews: 100, vitals: { LCP: 1.1 } };
  const actions: Omit<ReleaseAction, "id" | "tag">[] = [
    { action: "freeze", why: "the launch is on" },
    { action: "unfreeze" },
    { action: "canary", version: "2.0.0", guard, ramp: { steps: [100, 10_000], eachMs: 600_000 } },
    { action: "stop canary", why: "enough seen" },
    { action: "promote", version: "2.0.0" },
    { action: "rollback" },
  ];
  for (const action of actions) {
    expect((await act(action)).statusCode).toBe(200);
    const [newest] = (await overview()).changes;
    expect(newest).toMatchObject({ by: "ada@example.com", action: action.action, id: "gallery" });
  }
});

test("rejects the second of two concurrent actions, and names the author of the first", async () => {
  const tag = await tagNow();
  const freeze = { action: "freeze", id: "gallery", tag, why: "mine" };
  const responses = [
    await post("actions", freeze, "Bearer bob"),
    await post("actions", { ...freeze, why: "later" }),
    await post("plan", { ...freeze, why: "later" }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409]);
  expect(responses[1]?.json().detail).toBe(
    "bob@example.com changed gallery in the meantime: freeze mine. Nothing was done.",
  );
  expect((await overview()).remotes[0]?.frozen?.why).toBe("mine");
});

const previewsOf = async (): Promise<PreviewRecord[]> =>
  (
    await app.inject({ url: "/api/admin/releases/previews", headers: { authorization: "Bearer ada" } })
  ).json();

test("creates a revocable preview link that shows the version, and logs it without its token", async () => {
  const order = { action: "preview", version: "2.0.0", hours: 2 } as const;
  const plan = await post("plan", { id: "gallery", tag: await tagNow(), ...order });
  expect(plan.json()).toMatchObject({
    summary:
      "Anyone who opens the link sees the site with gallery 2.0.0, for 2 hours; everyone else sees it as it is.",
    routes: { added: ["/wall"], removed: [] },
    refusal: null,
    command: "npm run release -- preview gallery 2.0.0 --hours 2 --site https://promptfolio.test",
  });
  expect(await previewsOf()).toEqual([]);

  const { preview } = (await act(order)).json();
  const token = new URL(preview.link).searchParams.get("token") ?? "";
  const { store, objects } = fixture.context;
  const open = () => createPreviews({ objects, store, trusted: undefined }).open(token);
  expect(await open()).toMatchObject({ preview: { remote: "gallery", version: "2.0.0" } });
  const [record] = await previewsOf();
  expect(record).toMatchObject({ version: "2.0.0", by: "ada@example.com", state: "valid" });
  expect(JSON.stringify(record)).not.toContain(token);

  await act({ action: "revoke previews" }, "Bearer bob");
  expect(await open()).toBeUndefined();
  expect(await previewsOf()).toMatchObject([{ state: "revoked", revokedBy: "bob@example.com" }]);
});

test("refuses a preview link for a version that is incompatible with the live releases", async () => {
  const { context, build } = fixture;
  await publishBuild(context, await build("gallery", "3.0.0", { hostApi: "^99.0.0" }));
  await publishBuild(context, await build("shell", "1.0.0"), "new");
  await live.refresh();
  const order = { action: "preview", version: "3.0.0" } as const;
  const plan = await post("plan", { id: "gallery", tag: await tagOf("gallery"), ...order });
  expect(plan.json().refusal).toContain("is not compatible with what is live");
  const refused = await post("actions", { id: "gallery", tag: await tagOf("gallery"), ...order });
  expect(refused.statusCode).toBe(422);
  expect(await previewsOf()).toEqual([]);
});

test("rejects anyone but administrators", async () => {
  const freeze = { action: "freeze", id: "gallery", tag: await tagNow(), why: "mine" };
  expect((await post("actions", freeze, "Bearer nobody")).statusCode).toBe(401);
  expect((await post("plan", freeze, "Bearer nobody")).statusCode).toBe(401);
});

test.each([
  ["an action that there is none of", { action: "delete" }],
  ["a share beyond all", { action: "canary", basisPoints: 20_000 }],
  ["a field that nobody knows", { action: "unfreeze", force: true }],
])("refuses %s", async (_, action) => {
  expect((await post("actions", { id: "gallery", tag: await tagNow(), ...action })).statusCode).toBe(400);
});

test("shows the command to run if signatures are required and the site lacks the right", async () => {
  await app.close();
  live.close();
  const trust = await createTrustFixture();
  await trust.run(
    trust.keys.gallery,
    "publish",
    "--promote",
    "--unverified",
    await trust.build("gallery", "1.0.0"),
  );
  await openSite(await trust.open());
  const freeze = { action: "freeze", id: "gallery", tag: await tagNow(), why: "the launch is on" };
  expect((await post("plan", freeze)).json()).toMatchObject({
    isAllowed: false,
    command:
      "npm run release -- freeze gallery --why 'the launch is on' --site https://promptfolio.test --key FILE",
  });
  expect((await post("actions", freeze)).statusCode).toBe(422);
  const preview = { action: "preview", id: "gallery", tag: await tagNow(), version: "1.0.0" };
  expect((await post("plan", preview)).json()).toMatchObject({
    isAllowed: false,
    command: "npm run release -- preview gallery 1.0.0 --hours 8 --site https://promptfolio.test --key FILE",
  });
  expect((await post("actions", preview)).statusCode).toBe(422);
  expect(await previewsOf()).toEqual([]);
  await trust.remove();
});
