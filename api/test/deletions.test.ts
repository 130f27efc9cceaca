import type { AuditList, DeletionList } from "@promptfolio/contracts/api/admin";
import type { BulkResult, FilterOptions, Image, ImageList } from "@promptfolio/contracts/api/images";
import type { MyStats } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import { sweep } from "../src/database/maintenance";
import { findUnusedFiles } from "../src/images/file-deletions";
import type { Browser } from "./browser";
import { ENGINES } from "./databases";
import { makeForm, makePicture } from "./pictures";
import { addImages, PASSWORD, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("a deletion on %s", (engine) => {
  let api: TestApi;
  let admin: Browser;
  const listed = async (kind: "image" | "user") =>
    (await admin.request<DeletionList>("GET", `/api/admin/deletions?kind=${kind}`)).body.deletions;
  const restore = (batch = "") => admin.request("POST", `/api/admin/deletions/${batch}/restore`);
  const erase = (batch: string) => admin.request("DELETE", `/api/admin/deletions/${batch}`);
  const rows = async (query: ReturnType<typeof sql>) => (await api.services.database.execute(query)).rows;

  beforeAll(async () => {
    api = await startApi(engine);
    admin = api.browser(await api.account("admin", "boss@example.org"));
  });

  it("of an image hides it at once, and is undone with its counts, prompt and picture", async () => {
    const fields = { title: "Pier", category: "Harbour", tag: "New", theme: "Bold", prompt: "planks, fog" };
    const form = makeForm(fields, { bytes: await makePicture() });
    const created = await admin.request<Image>("POST", "/api/images", form);
    const { id, imageUrl } = created.body;
    const { token } = await api.account();
    await api.browser().request("POST", `/api/usage/prompt-view/${id}`, { token });
    const before = await admin.request<Image>("GET", `/api/images/${id}`);

    expect((await admin.request("DELETE", `/api/images/${id}`)).status).toBe(204);
    await api.services.fileDeletions.idle();
    expect((await api.browser().request("GET", `/api/images/${id}`)).status).toBe(404);
    expect((await api.app.inject(imageUrl)).statusCode).toBe(404);
    const filters = await api.browser().request<FilterOptions>("GET", "/api/filters");
    expect(filters.body.categories).not.toContain("Harbour");
    expect(await listed("image")).toMatchObject([{ batch: id, name: "Pier", actor: "boss@example.org" }]);

    expect((await restore(id)).status).toBe(204);
    expect((await admin.request<Image>("GET", `/api/images/${id}`)).body).toEqual(before.body);
    expect(before.body).toMatchObject({ views: 1, prompt: "planks, fog" });
    expect((await api.app.inject(imageUrl)).statusCode).toBe(200);
    const found = await api.browser().request<ImageList>("GET", "/api/images?search=pier&category=Harbour");
    expect(found.body.images).toMatchObject([{ id, prompt: null }]);
    expect((await restore(id)).status).toBe(404);
    const audit = await admin.request<AuditList>("GET", "/api/admin/audit?search=pier&limit=2");
    expect(audit.body.entries.map(({ action }) => action)).toEqual(["image.restore", "image.delete"]);
  });

  it("of many images is undone as a whole", async () => {
    const ids = await addImages(
      api.services,
      Array.from({ length: 30 }, () => ({ theme: "Foggy" })),
    );
    const selection = { filter: { theme: "Foggy" }, expected: 30 };
    const { body } = await admin.request<BulkResult>("POST", "/api/admin/images/bulk-delete", {
      body: { selection },
    });
    expect(body.changed).toBe(30);
    expect(await listed("image")).toMatchObject([{ batch: body.batch, name: "30 images" }]);
    expect((await restore(body.batch)).status).toBe(204);
    const found = await api.browser().request<ImageList>("GET", "/api/images?theme=Foggy&limit=48");
    expect(found.body.images.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it("of a user is undone with passkeys and the views of the day, unless another account has the email", async () => {
    const [image = ""] = await addImages(api.services, [{}]);
    const user = await api.account("user", "back@example.org");
    const reveal = { token: user.token };
    await api.browser().request("POST", `/api/usage/prompt-view/${image}`, reveal);
    await rows(sql`INSERT INTO passkeys (id, user_id, public_key, counter, transports, name)
      VALUES (${`key of ${user.id}`}, ${user.id}, 'k', 1, '', 'Chrome')`);
    const login = { body: { email: user.email, password: PASSWORD } };
    expect((await admin.request("DELETE", `/api/admin/users/${user.id}`)).status).toBe(204);
    expect((await api.browser().request("POST", "/api/auth/login", login)).status).toBe(401);
    expect(await listed("user")).toMatchObject([{ batch: user.id }]);

    const other = await api.account("user", "BACK@example.org");
    expect((await restore(user.id)).body).toMatchObject({ status: 409, code: "email-taken" });
    await api.browser().request("DELETE", "/api/auth/account", {
      token: other.token,
      body: { password: PASSWORD },
    });
    // An account that erases itself can't be restored.
    expect(await listed("user")).toMatchObject([{ batch: user.id }]);

    expect((await restore(user.id)).status).toBe(204);
    expect(await rows(sql`SELECT name FROM passkeys WHERE user_id = ${user.id}`)).toEqual([
      { name: "Chrome" },
    ]);
    // The old session stays ended.
    expect((await api.browser().request("GET", "/api/usage/my-stats", reveal)).status).toBe(401);
    await rows(sql`DELETE FROM passkeys WHERE user_id = ${user.id}`);
    const { body } = await api.browser().request<{ access_token: string }>("POST", "/api/auth/login", login);
    const stats = await api.browser().request<MyStats>("GET", "/api/usage/my-stats", {
      token: body.access_token,
    });
    expect(stats.body).toMatchObject({ viewedToday: 1, viewed: [image] });
  });

  it("is made final by an administrator, and after 30 days", async () => {
    const [first = "", second = "", third = ""] = await addImages(api.services, [{}, {}, {}]);
    const user = await api.account();
    await api.browser().request("POST", `/api/usage/prompt-view/${third}`, { token: user.token });
    for (const id of [first, second]) await admin.request("DELETE", `/api/images/${id}`);
    await admin.request("DELETE", `/api/admin/users/${user.id}`);

    expect((await erase(first)).status).toBe(204);
    expect([(await erase(first)).status, (await restore(first)).status]).toEqual([404, 404]);

    await rows(sql`UPDATE deletions SET deleted_at = now() - interval '29 days 23 hours'`);
    await sweep(api.services.database);
    expect((await listed("image")).map(({ batch }) => batch)).toEqual([second]);
    await rows(sql`UPDATE deletions SET deleted_at = now() - interval '30 days 1 hour'`);
    await sweep(api.services.database);
    expect([await listed("image"), await listed("user")]).toEqual([[], []]);
    expect(
      await rows(sql`SELECT image_id FROM pending_file_deletions WHERE image_id = ${second}`),
    ).toHaveLength(1);
    expect(await rows(sql`SELECT 1 FROM events WHERE user_id = ${user.id}`)).toEqual([]);
  });

  it("leaves files that no image has to the operator, who can list them", async () => {
    const { store, database, fileDeletions } = api.services;
    const [used = "", undoable = "", final = ""] = await addImages(api.services, [{}, {}, {}]);
    const files = await rows(
      sql`SELECT original_key AS key FROM images WHERE id IN (${used}, ${undoable}, ${final})`,
    );
    const keys = [...files.map(({ key }) => String(key)), "originals/left-behind.png"];
    for (const key of keys) await store.write(key, Buffer.from("picture"));
    for (const id of [undoable, final]) await admin.request("DELETE", `/api/images/${id}`);
    await erase(final);
    await fileDeletions.idle();
    const unusedAfter = (hours: number) =>
      findUnusedFiles(database, store, new Date(Date.now() + hours * 3_600_000));
    // An upload may be under way.
    expect(await unusedAfter(0)).toEqual([]);
    expect(await unusedAfter(25)).toEqual(["originals/left-behind.png"]);
  });
});
