import { request } from "node:http";
import { uploadBuild } from "../cli/publish/publish";
import { readBuild } from "../cli/publish/read-build";
import { integrityOf, releaseIntegrity } from "../registry/integrity";
import { createSiteObjects } from "../registry/site-objects";
import { publish as enter } from "../registry/transitions";
import type { SigningKey } from "../registry/trust/keys";
import { type SignedRequest, signRequest } from "../registry/trust/request-signature";
import { openReleaseStore, readFirstTrust } from "../registry/trust/trusted-store";
import { type PublishingSite, startPublishingSite } from "../testing/publishing-site";
import { filesWith, sampleRoute } from "../testing/sample-release";
import { createTrustFixture, type TrustFixture } from "../testing/trust-fixture";

let fixture: TrustFixture;
let site: PublishingSite;
beforeEach(async () => {
  fixture = await createTrustFixture();
  site = await startPublishingSite(fixture);
});
afterEach(async () => {
  await site.close();
  await fixture.remove();
});

const allow = (name: "gallery" | "detail", rights: string) =>
  fixture.run(
    fixture.keys.root,
    ...["trust", "add", `${name}-team`, fixture.keys[name].publicKey, "--remotes", name, "--rights", rights],
  );
const objectsOf = (key: SigningKey) => createSiteObjects(site.origin, key, fixture.now);
const publish = async (id: "gallery" | "detail", version: string, key = fixture.keys[id]) =>
  site.run(key, "publish", await fixture.build(id, version));

test("a team publishes and manages its remote with its key alone", async () => {
  const { keys } = fixture;
  await allow("gallery", "publish,promote,canary,rollback,freeze,unverified");
  await publish("gallery", "1.0.0");
  await site.run(keys.gallery, "promote", "gallery", "--unverified");
  await publish("gallery", "2.0.0");
  await site.run(keys.gallery, "canary", "gallery", "--share", "5%");
  await site.run(keys.gallery, "promote", "gallery", "--unverified");
  await site.run(keys.gallery, "rollback", "gallery");
  await site.run(keys.gallery, "freeze", "gallery", "--why", "the launch is on");
  const { lines } = await site.run(keys.gallery, "log");
  expect(lines[0]).toContain("gallery-team (ada)  freeze gallery");
  const { store } = await fixture.open();
  expect((await store.readRegistry()).entries["gallery"]?.channel.stable).toBe("1.0.0");
  expect(await store.readFile("gallery", "1.0.0", "remote-entry.js.br")).toBeDefined();
});

test("rejects an unverified promotion by a key that may not skip verification", async () => {
  await publish("gallery", "1.0.0");
  await expect(site.run(fixture.keys.gallery, "promote", "gallery", "--unverified")).rejects.toThrow(
    "the key gallery-team may not skip that",
  );
});

test("a team can't change another's remote", async () => {
  await publish("gallery", "1.0.0");
  await expect(publish("gallery", "2.0.0", fixture.keys.detail)).rejects.toThrow("may not publish gallery");
  await expect(
    objectsOf(fixture.keys.detail).write("r/gallery/2.0.0/x.js", Buffer.from("1")),
  ).rejects.toThrow("The key detail-team may not publish gallery.");
  await expect(site.run(fixture.keys.detail, "freeze", "gallery", "--why", "mine")).rejects.toThrow(
    "may not freeze gallery",
  );
});

test("resumes an interrupted upload with the missing files", async () => {
  await publish("gallery", "1.0.0");
  const missing = ["page.home-page.js", "release.json"].map((file) => `r/gallery/1.0.0/${file}`);
  await fixture.objects.remove(missing);
  site.uploads.length = 0;
  await publish("gallery", "1.0.0");
  expect(site.uploads).toEqual(missing);
});

test("repairs damaged files of a known version, with its own bytes only", async () => {
  await publish("gallery", "1.0.0");
  const key = "r/gallery/1.0.0/page.home-page.js";
  const whole = await fixture.objects.read(key);
  await objectsOf(fixture.keys.gallery).write(key, Buffer.from("changed"));
  expect(await fixture.objects.read(key)).toEqual(whole);
  for (const damaged of [key, `${key}.gz`]) await fixture.objects.write(damaged, Buffer.from("damaged"));
  await objectsOf(fixture.keys.gallery).write(key, Buffer.from("changed"));
  expect(String(await fixture.objects.read(key))).toBe("damaged");
  site.uploads.length = 0;
  const { lines } = await publish("gallery", "1.0.0");
  expect(lines[0]).toMatch(/is published already; .*page\.home-page\.js, page\.home-page\.js\.gz$/);
  expect(site.uploads).toEqual([key, `${key}.gz`]);
  expect(await fixture.objects.read(key)).toEqual(whole);
});

const URL_OF_FILE = "/releases/objects/r/gallery/1.0.0/x.js";
const ONE = integrityOf(Buffer.from("1"));
const sign = (key: SigningKey, method: string, integrity: SignedRequest["integrity"]): string =>
  signRequest({ method, url: URL_OF_FILE, integrity }, key, fixture.now());

/** The response's status if only the headers are sent. */
const statusBeforeBody = (authorization: string, length: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const upload = request(`${site.origin}${URL_OF_FILE}`, {
      method: "PUT",
      headers: { authorization, "content-length": length, "content-type": "application/octet-stream" },
    });
    upload.on("error", reject);
    upload.on("response", ({ statusCode }) => {
      resolve(statusCode);
      upload.destroy();
    });
    upload.flushHeaders();
  });

test.each([
  ["no signature", () => ""],
  ["an unknown key's signature", () => sign(fixture.newKey(), "PUT", ONE)],
  ["the signature of another request", () => sign(fixture.keys.gallery, "GET", null)],
  [
    "an old signature",
    () => {
      const header = sign(fixture.keys.gallery, "PUT", ONE);
      fixture.wait(1);
      return header;
    },
  ],
])("rejects a request with %s before its body is read", async (_, header) => {
  expect(await statusBeforeBody(header(), 1)).toBe(401);
});

test("refuses a body above the limit", async () => {
  expect(await statusBeforeBody(sign(fixture.keys.gallery, "PUT", ONE), 17 * 1024 * 1024)).toBe(413);
});

test("does not store a body that differs from the signed one", async () => {
  const response = await fetch(`${site.origin}${URL_OF_FILE}`, {
    method: "PUT",
    headers: {
      authorization: sign(fixture.keys.gallery, "PUT", ONE),
      "content-type": "application/octet-stream",
    },
    body: "2",
  });
  expect(response.status).toBe(422);
  expect(await fixture.objects.has("r/gallery/1.0.0/x.js")).toBe(false);
});

test("rejects a release whose files differ from those that it lists", async () => {
  const { store } = await fixture.open(fixture.keys.gallery);
  await publish("gallery", "1.0.0");
  const descriptor = await store.readDescriptor("gallery", "1.0.0");
  if (!descriptor) throw new Error("there is no release");
  const { trusted } = await fixture.open(fixture.keys.gallery);
  await trusted?.createDescriptor({ ...descriptor, version: "2.0.0" });
  const bytes = await fixture.objects.read("r/gallery/2.0.0/release.json");
  await fixture.objects.remove(["r/gallery/2.0.0/release.json"]);
  await expect(
    objectsOf(fixture.keys.gallery).write("r/gallery/2.0.0/release.json", bytes ?? Buffer.alloc(0)),
  ).rejects.toThrow("of gallery 2.0.0 is not the file that its descriptor lists");
});

test("rejects a release that takes another team's path", async () => {
  await allow("gallery", "publish,promote,unverified");
  await publish("gallery", "1.0.0");
  await site.run(fixture.keys.gallery, "promote", "gallery", "--unverified");
  const routes = [sampleRoute("home", "/gallery")];
  await expect(
    site.run(fixture.keys.detail, "publish", await fixture.build("detail", "1.0.0", { routes })),
  ).rejects.toThrow("/gallery of detail overlaps /gallery of gallery");
});

test("rejects a shared file with other bytes, even if the command does not check it", async () => {
  const { gallery } = fixture.keys;
  const build = (version: string, text: string) =>
    fixture.build("gallery", version, {}, filesWith("files/page.0123456789abcdef.js", text, version));
  await site.run(gallery, "publish", await build("1.0.0", "one"));
  await site.run(gallery, "publish", await build("1.1.0", "one"));
  const other = await build("2.0.0", "other");
  const refusal = "files/page.0123456789abcdef.js of gallery 2.0.0 has other bytes in 1.";
  await expect(site.run(gallery, "publish", other)).rejects.toThrow(refusal);
  expect(await fixture.objects.list("r/gallery/2.0.0/")).toEqual([]);

  const objects = objectsOf(gallery);
  const trust = { pinned: await readFirstTrust(objects), signers: [gallery], now: fixture.now };
  const { store } = await openReleaseStore(objects, trust);
  const { descriptor, files } = await readBuild(other);
  await uploadBuild(store, { descriptor, files });
  const hash = await store.hashDescriptor("gallery", "2.0.0");
  const { version, contentHash } = descriptor;
  const release = {
    version,
    integrity: releaseIntegrity(descriptor),
    contentHash,
    ...(hash && { descriptor: hash }),
  };
  const registry = await store.readRegistry();
  const at = fixture.now().toISOString();
  const line = { at, by: "ada", action: "publish", id: "gallery", detail: version };
  await expect(
    store.writeRegistry(enter(registry, "gallery", release, at), registry.revision, line),
  ).rejects.toThrow(refusal);
});

test("lets only root keys change the trust document over HTTP", async () => {
  const { publicKey } = fixture.newKey();
  const add = ["trust", "add", "orders-team", publicKey, "--remotes", "orders"];
  await expect(site.run(fixture.keys.gallery, ...add)).rejects.toThrow("More root keys have to sign");
  await site.run(fixture.keys.root, ...add);
  expect((await fixture.run(undefined, "trust", "list")).lines.join()).toContain("orders-team");
});
