import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { followRegistry, type LiveRegistry } from "../registry/live-registry";
import { trustKey } from "../registry/object-keys";
import { openReleaseStore } from "../registry/trust/trusted-store";
import { createVisitorMaps, mapRoutes } from "../site/visitor-map";
import { createTrustFixture, type TrustFixture } from "../testing/trust-fixture";
import { createPreviewToken } from "./preview-objects";
import { previewRoutes } from "./preview-routes";
import { createPreviews } from "./previews";

const SITE = ["--site", "https://promptfolio.example"];
const FULL = ["--rights", "publish,promote,unverified"];

let fixture: TrustFixture;
let app: FastifyInstance;
let live: LiveRegistry;

beforeEach(async () => {
  fixture = await createTrustFixture();
  const { keys, run, build, objects, now } = fixture;
  const shell = fixture.newKey();
  await run(keys.root, "trust", "add", "shell-team", shell.publicKey, "--remotes", "shell", ...FULL);
  await run(
    keys.root,
    "trust",
    "add",
    "gallery-team",
    keys.gallery.publicKey,
    "--remotes",
    "gallery",
    ...FULL,
  );
  await run(shell, "publish", "--promote", "--unverified", await build("shell", "1.0.0"));
  await run(keys.gallery, "publish", "--promote", "--unverified", await build("gallery", "1.0.0"));
  await run(keys.gallery, "publish", await build("gallery", "2.0.0"));
  const pinned = await objects.read(trustKey(1));
  const { store, trusted } = await openReleaseStore(objects, { pinned, now, onProblem: () => undefined });
  live = await followRegistry(store, { onError: () => undefined });
  const previews = createPreviews({ objects, store, trusted, now });
  app = Fastify();
  await app.register(previewRoutes, { prefix: "/releases/preview", previews, live, store });
  await app.register(mapRoutes, {
    prefix: "/r",
    resolve: createVisitorMaps({ live, overrides: undefined, previews }),
  });
});
afterEach(async () => {
  live.close();
  await app.close();
  await fixture.remove();
});

const issue = async (...more: string[]): Promise<string> => {
  const { lines } = await fixture.run(fixture.keys.gallery, "preview", "gallery", "2.0.0", ...SITE, ...more);
  return lines[0]?.replace("https://promptfolio.example", "") ?? "";
};
const follow = (link: string) => app.inject({ url: link });
/** The cookie that a link sets in the browser. */
const cookieOf = async (link: string): Promise<string> =>
  String((await follow(link)).headers["set-cookie"]).split(";")[0] ?? "";
const seenBy = async (cookie = ""): Promise<{ version: string; preview: unknown }> => {
  const map = (await app.inject({ url: "/r/map.json", headers: { cookie } })).json();
  return { version: map.remotes.gallery.version, preview: map.preview };
};

test("shows the published version only to the browser that follows the link", async () => {
  const response = await follow(await issue());
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ location: "/gallery", "cache-control": "no-store" });
  expect(await seenBy(await cookieOf(await issue()))).toMatchObject({
    version: "2.0.0",
    preview: { remote: "gallery", version: "2.0.0" },
  });
  expect(await seenBy()).toEqual({ version: "1.0.0", preview: undefined });
});

test("clears the cookie when the visitor leaves the preview", async () => {
  const { headers } = await follow("/releases/preview/off");
  expect(headers["set-cookie"]).toMatch(/^preview=; .*Max-Age=0/);
});

test("expires after the given hours", async () => {
  const link = await issue("--hours", "2");
  const cookie = await cookieOf(link);
  fixture.wait(2.1 / 24);
  expect((await follow(link)).statusCode).toBe(410);
  expect(await seenBy(cookie)).toMatchObject({ version: "1.0.0" });
});

test("ends issued links and the previews of open browsers when they are revoked", async () => {
  const link = await issue();
  const cookie = await cookieOf(link);
  expect(await seenBy(cookie)).toMatchObject({ version: "2.0.0" });
  await fixture.run(fixture.keys.gallery, "preview", "gallery", "--revoke");
  // Servers may cache that nothing was revoked for a second.
  while ((await follow(link)).statusCode !== 410) await setTimeout(50);
  expect(await seenBy(cookie)).toEqual({ version: "1.0.0", preview: undefined });
});

test("lets only keys that may publish the remote issue and revoke links", async () => {
  const { keys, run } = fixture;
  await expect(run(keys.detail, "preview", "gallery", ...SITE)).rejects.toThrow("may not publish gallery");
  await expect(run(keys.detail, "preview", "gallery", "--revoke")).rejects.toThrow("may not publish gallery");
  const link = await issue();
  await run(keys.root, "trust", "remove", "gallery-team");
  expect(await follow(link.slice(0, -8))).toMatchObject({ statusCode: 410 });
});

test("rejects a link that another team's key has signed", async () => {
  const [issuedAt, expires] = [0, 3_600_000].map((ms) =>
    new Date(fixture.now().getTime() + ms).toISOString(),
  );
  const preview = { remote: "gallery", version: "2.0.0", issuedAt: issuedAt ?? "", expires: expires ?? "" };
  const [foreign, own] = [fixture.keys.detail, fixture.keys.gallery].map((key) =>
    createPreviewToken(preview, [key]),
  );
  expect((await follow(`/releases/preview?token=${foreign}`)).statusCode).toBe(410);
  expect((await follow(`/releases/preview?token=${own}`)).statusCode).toBe(303);
});

test.each(["", "?token=", "?token=bm90aGluZw", "?token=%00"])(
  "rejects /releases/preview%s",
  async (query) => {
    expect((await follow(`/releases/preview${query}`)).statusCode).toBe(410);
  },
);

test("rejects more hours than are allowed", async () => {
  await expect(issue("--hours", "100")).rejects.toThrow("--hours must be a number up to 72");
});
