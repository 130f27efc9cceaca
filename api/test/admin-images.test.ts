import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { AuditItems, AuditList } from "@promptfolio/contracts/api/admin";
import type { BulkResult, FilterOptions, Image, ImageList } from "@promptfolio/contracts/api/images";
import type { Browser } from "./browser";
import { makeForm, makePicture } from "./pictures";
import { addImages, startApi, type TestApi } from "./test-api";

const FORM = {
  title: "Night Market",
  category: "Social Media",
  tag: "New",
  theme: "Bold",
  prompt: "lanterns over wet asphalt",
};

describe("an administrator's images", () => {
  let api: TestApi;
  let admin: Browser;
  const upload = (...form: Parameters<typeof makeForm>) =>
    admin.request<Image & { field?: string; detail?: string }>("POST", "/api/images", makeForm(...form));
  const find = (query: string) => api.browser().request<ImageList>("GET", `/api/images?${query}`);

  beforeAll(async () => {
    api = await startApi();
    admin = api.browser(await api.account("admin", "boss@example.org"));
  });

  it("are added with a picture, which is delivered resized and without metadata", async () => {
    const bytes = await makePicture({ format: "png" });
    expect(bytes.includes("secret prompt")).toBe(true);
    const created = await upload(FORM, { bytes, type: "image/png" });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...FORM, width: 1080, height: 1350, views: 0, version: 1 });
    expect(created.body.alt).not.toBe("");

    const seen = await find("search=lanterns");
    expect(seen.body.total).toBe(0);
    const shown = await find("search=night%20market");
    expect(shown.body.images).toMatchObject([{ id: created.body.id, prompt: null }]);

    const card = created.body.imageUrl
      .replace("c_limit,w_1080", "c_fill,w_432,h_540")
      .replace("f_auto", "f_jpg");
    const picture = await api.app.inject(card);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/jpeg");
    expect(picture.rawPayload.includes("secret prompt")).toBe(false);
  });

  it("have details that are as hidden as the prompt, until a reveal", async () => {
    const details = {
      model: "Flux 9000",
      negativePrompt: "  no umbrellas\nno neon",
      seed: "4815162342",
      ratio: "4:5",
    };
    const secret = /Flux 9000|umbrellas|4815162342/;
    const { body: created } = await upload(
      { ...FORM, title: "Hidden Details", seed: details.seed },
      {
        bytes: await makePicture(),
      },
    );
    expect(created.seed).toBe(details.seed);
    const update = await admin.request<Image>("PUT", `/api/images/${created.id}`, { body: details });
    expect(update.body).toMatchObject({ ...details, prompt: FORM.prompt });
    expect((await admin.request<ImageList>("GET", "/api/images?search=hidden")).body.images).toMatchObject([
      details,
    ]);
    const { text: log } = await admin.request("GET", "/api/admin/audit");
    expect(log).toContain("model: changed");
    expect(log).not.toMatch(secret);

    const guest = api.browser();
    for (const path of [
      "/api/images?search=hidden",
      `/api/images/${created.id}`,
      `/api/images/by-slug/${created.slug}`,
      `/api/images/${created.id}/similar`,
      "/api/site-map/1",
    ])
      expect((await guest.request("GET", path)).text).not.toMatch(secret);
    const reveal = await guest.request("POST", `/api/public/prompt-view/${created.id}`);
    expect(reveal.body).toMatchObject({ prompt: FORM.prompt, details });
    const [other = ""] = await addImages(api.services, [{}]);
    const refused = await guest.request("POST", `/api/public/prompt-view/${other}`);
    expect([refused.status, refused.body["details"]]).toEqual([429, undefined]);
    expect((await admin.request("POST", `/api/usage/prompt-view/${other}`)).body).toMatchObject({
      details: {},
    });
    expect((await guest.request("GET", "/api/usage/viewed-today")).text).not.toMatch(secret);
  });

  it("don't block the connection when they are rejected during their upload", async () => {
    const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
    const { body, headers } = makeForm(
      { ...FORM, unknown: "x" },
      { bytes: Buffer.alloc(4 * 1024 * 1024), name: "other" },
    );
    const authorization = `Bearer ${admin.token}`;
    for (let n = 0; n < 6; n += 1) {
      const refused = await fetch(`${origin}/api/images`, {
        method: "POST",
        headers: { ...headers, authorization },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(15_000),
      });
      expect(await refused.json()).toMatchObject({ status: 400, field: "other" });
    }
  });

  it("can be edited without a version: the last write wins", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "Before" }]);
    for (const title of ["First", "Second"]) {
      const { status, body } = await admin.request<Image>("PUT", `/api/images/${id}`, { body: { title } });
      expect([status, body.title]).toEqual([200, title]);
    }
  });

  it("are edited with If-Match only if the ETag is current", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "Before" }]);
    const put = (title: string, etag: string) =>
      admin.request<{ code?: string; current?: Image }>("PUT", `/api/images/${id}`, {
        body: { title },
        headers: { "if-match": etag },
      });
    const etag = String((await admin.request("GET", `/api/images/${id}`)).headers["etag"]);
    const edited = await put("After", etag);
    expect(edited.status).toBe(200);
    const outdated = await put("Too late", etag);
    expect(outdated.status).toBe(412);
    expect(outdated.body).toMatchObject({ code: "stale", current: { title: "After" } });
    expect((await put("Again", String(edited.headers["etag"]))).status).toBe(200);
  });

  it("are edited only from the current version, which a conflict returns", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "Before" }]);
    const edited = await admin.request<Image>("PUT", `/api/images/${id}`, {
      body: { version: 1, title: " After ", prompt: "a new prompt" },
    });
    expect(edited.body).toMatchObject({ title: "After", prompt: "a new prompt", version: 2 });
    const stale = await admin.request<{ code: string; current: Image }>("PUT", `/api/images/${id}`, {
      body: { version: 1, title: "Too late" },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: "stale", current: { title: "After", version: 2 } });
    const empty = await admin.request("PUT", `/api/images/${id}`, { body: { version: 2, title: "   " } });
    expect(empty.body).toMatchObject({ status: 400, field: "title" });
  });

  it("show their changes at once, though public responses are cached", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "First name" }]);
    const visitor = api.browser();
    await visitor.request("GET", `/api/images/${id}`);
    await admin.request("PUT", `/api/images/${id}`, { body: { version: 1, title: "Second name" } });
    const { body } = await visitor.request<Image>("GET", `/api/images/${id}`);
    expect(body).toMatchObject({ title: "Second name", slug: `second-name-${id.slice(-8)}` });
    const old = await visitor.request<Image>("GET", `/api/images/by-slug/first-name-${id.slice(-8)}`);
    expect(old.body.id).toBe(id);
  });

  it("are erased with their files and renditions", async () => {
    const created = await upload(FORM, { bytes: await makePicture() });
    const { id, imageUrl } = created.body;
    expect((await api.app.inject(imageUrl)).statusCode).toBe(200);
    const media = join(api.dataDir, "media");
    const filesOf = () =>
      readdirSync(media, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(id),
      );
    expect(filesOf()).toHaveLength(2);
    expect((await admin.request("DELETE", `/api/images/${id}`)).status).toBe(204);
    expect(filesOf()).toHaveLength(2);
    expect((await admin.request("DELETE", `/api/admin/deletions/${id}`)).status).toBe(204);
    await api.services.fileDeletions.idle();
    expect(filesOf()).toHaveLength(0);
    expect((await api.app.inject(imageUrl)).statusCode).toBe(404);
    expect((await api.browser().request("GET", `/api/images/${id}`)).status).toBe(404);
    expect((await admin.request("DELETE", `/api/images/${id}`)).status).toBe(404);
  });

  it("are erased although their files can't be, which is tried again without holding up others", async () => {
    const { store, fileDeletions } = api.services;
    const [stuck, other] = [
      (await upload(FORM, { bytes: await makePicture() })).body,
      (await upload(FORM, { bytes: await makePicture({ width: 400 }) })).body,
    ];
    const originalOf = async ({ id }: Image) =>
      (await store.list("originals/")).find(({ key }) => key.includes(id));
    const remove = store.remove.bind(store);
    store.remove = async (keys) => {
      if (keys.some((key) => key.includes(stuck.id))) throw new Error("The bucket refuses");
      await remove(keys);
    };
    for (const { id } of [stuck, other]) {
      await admin.request("DELETE", `/api/images/${id}`);
      expect((await admin.request("DELETE", `/api/admin/deletions/${id}`)).status).toBe(204);
    }
    await fileDeletions.idle();
    expect([await originalOf(stuck), await originalOf(other)]).toEqual([expect.anything(), undefined]);
    expect(fileDeletions.pending()).toBe(1);
    expect(await api.services.metrics.text()).toMatch(/^promptfolio_file_deletions_pending 1$/m);
    store.remove = remove;
    fileDeletions.start();
    await fileDeletions.idle();
    expect([await originalOf(stuck), fileDeletions.pending()]).toEqual([undefined, 0]);
  });

  it("are changed in bulk, by id or by filter", async () => {
    const ids = await addImages(
      api.services,
      Array.from({ length: 6 }, () => ({ category: "Bulk", theme: "Elegant" })),
    );
    const moved = await admin.request<BulkResult>("POST", "/api/admin/images/bulk-update", {
      body: { selection: { ids: ids.slice(0, 2) }, set: { category: "Moved" } },
    });
    expect(moved.body.changed).toBe(2);
    expect((await find("category=Moved")).body.total).toBe(2);
    expect((await api.browser().request<FilterOptions>("GET", "/api/filters")).body.categories).toContain(
      "Moved",
    );

    const byFilter = { filter: { category: "Bulk" }, expected: 3 };
    const stale = await admin.request("POST", "/api/admin/images/bulk-delete", {
      body: { selection: byFilter },
    });
    expect(stale.body).toMatchObject({ status: 409, code: "stale", found: 4 });
    const gone = await admin.request<BulkResult>("POST", "/api/admin/images/bulk-delete", {
      body: { selection: { ...byFilter, expected: 4 } },
    });
    expect(gone.body.changed).toBe(4);
    expect((await find("category=Bulk")).body.total).toBe(0);
    expect((await api.browser().request<FilterOptions>("GET", "/api/filters")).body.categories).not.toContain(
      "Bulk",
    );
  });

  it.each([
    ["no file", FORM, undefined, 400, "image"],
    ["a missing field", { title: "x" }, true, 400, "category"],
    ["an unknown field", { ...FORM, colour: "red" }, true, 400, "colour"],
    ["a file under another name", FORM, { name: "picture" }, 400, "picture"],
  ] as const)("are rejected with %s", async (_, fields, file, status, field) => {
    const bytes = await makePicture();
    const sent = file === undefined ? undefined : { bytes, ...(file === true ? {} : file) };
    const { body } = await upload(fields, sent);
    expect(body).toMatchObject({ status, field });
  });

  it.each([
    ["a GIF that says it is a PNG", () => makePicture({ width: 60, height: 60, format: "gif" }), 415],
    ["text", async () => Buffer.from("hello there, this is no picture"), 415],
    ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415],
    ["half a file", async () => (await makePicture({ format: "png" })).subarray(0, 9_000), 422],
    ["too many pixels", () => makePicture({ width: 8_000, height: 7_000, format: "png" }), 413],
    ["too many bytes", async () => Buffer.alloc(10 * 1024 * 1024 + 1, "x"), 413],
  ])("reject %s with a sentence, and store nothing", async (_, make, status) => {
    const before = await find("limit=1");
    const { body } = await upload(FORM, { bytes: await make(), type: "image/png" });
    expect(body).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
    expect((await find("limit=1")).body.total).toBe(before.body.total);
  });

  it("have their changes recorded in the audit log, without prompts", async () => {
    const { body, text } = await admin.request<AuditList>("GET", "/api/admin/audit?limit=200");
    expect(body.actions).toEqual(
      expect.arrayContaining([
        "image.create",
        "image.update",
        "image.delete",
        "images.update",
        "images.delete",
      ]),
    );
    const details = body.entries.map(({ detail }) => detail).join("\n");
    expect(details).toMatch(/^title: ".*" to ".*"/m);
    expect(body.entries.every(({ actor }) => actor === "boss@example.org")).toBe(true);
    expect(text).not.toContain("lanterns");
    const first = await admin.request<AuditList>("GET", "/api/admin/audit?limit=1&action=image.create");
    expect(first.body.entries).toHaveLength(1);
    const rest = await admin.request<AuditList>(
      "GET",
      `/api/admin/audit?limit=200&action=image.create&cursor=${first.body.cursor}`,
    );
    expect(rest.body.entries.every(({ id }) => Number(id) < Number(first.body.entries[0]?.id))).toBe(true);
  });

  it("have every image of a bulk change in the audit log, before and after, to search and export", async () => {
    const posters = Array.from({ length: 30 }, (_, n) => ({
      title: `Crate ${n}`,
      category: `Depot ${n % 7}`,
    }));
    const ids = await addImages(api.services, posters);
    const change = { selection: { ids }, set: { category: "Harbour" } };
    await admin.request("POST", "/api/admin/images/bulk-update", { body: change });
    await admin.request("POST", "/api/admin/images/bulk-delete", { body: { selection: { ids } } });
    const found = await admin.request<AuditList>("GET", "/api/admin/audit?search=crate%2029");
    const summary = found.body.entries.map(({ subject, detail, items }) => [subject, detail, items]);
    expect(summary).toEqual([
      ["30 images", "deleted", 30],
      ["30 images", 'category: to "Harbour"', 30],
    ]);
    const entry = found.body.entries[1]?.id;
    const { body } = await admin.request<AuditItems>("GET", `/api/admin/audit/${entry}/items`);
    const expected = posters.map(({ title, category }, n) => ({
      id: ids[n],
      name: title,
      detail: `category: "${category}" to "Harbour"`,
    }));
    expect(body.items).toHaveLength(30);
    expect(body.items).toEqual(expect.arrayContaining(expected));

    const csv = await admin.request("GET", "/api/admin/audit.csv?search=harbour&separator=semicolon");
    const lines = csv.text.split("\r\n");
    expect(lines[0]).toBe('\uFEFF"time_utc";"administrator";"action";"subject";"name";"change"');
    expect(lines.filter((line) => line.includes('to ""Harbour""'))).toHaveLength(30);
    const json = await admin.request<object[]>(
      "GET",
      "/api/admin/audit.json?action=images.update&search=crate",
    );
    expect(json.body).toEqual(
      expect.arrayContaining(
        expected.map(({ id, ...item }) => expect.objectContaining({ ...item, subject: id })),
      ),
    );
  });

  it("are exported with their prompts", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "Exported", prompt: "=1+1" }]);
    const csv = await admin.request("GET", "/api/admin/images.csv");
    const line = csv.text.split("\r\n").find((row) => row.includes(id));
    expect(line).toContain('"Exported"');
    expect(line).toContain(`"'=1+1"`);
    const json = await admin.request<Image[]>("GET", "/api/admin/images.json");
    expect(json.body.find((image) => image.id === id)).toMatchObject({ title: "Exported", prompt: "=1+1" });
    expect(json.body).toHaveLength((await find("limit=1")).body.total);
  });

  it("have audit entries that are found by their days in UTC", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const found = async (query: string) =>
      (await admin.request<AuditList>("GET", `/api/admin/audit?${query}`)).body.entries.length;
    expect(await found(`from=${day(-1)}&to=${day(1)}`)).toBeGreaterThan(0);
    expect(await found(`to=${day(-2)}`)).toBe(0);
    expect(await found(`from=${day(2)}`)).toBe(0);
    expect((await admin.request("GET", "/api/admin/audit?from=today")).status).toBe(400);
  });
});
