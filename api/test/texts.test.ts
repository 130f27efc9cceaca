import { hash } from "@node-rs/argon2";
import type { UserSession } from "@promptfolio/contracts/api/accounts";
import type { AdminUser, AdminUserList } from "@promptfolio/contracts/api/admin";
import type { FilterOptions, Image, ImageList } from "@promptfolio/contracts/api/images";
import { foldText } from "@promptfolio/lib/fold-text";
import { SAME_TEXTS } from "@promptfolio/lib/testing/same-texts";
import { WRITTEN_TEXTS } from "@promptfolio/lib/testing/written-texts";
import { sql } from "drizzle-orm";
import { runAdminCommand } from "../src/admin/admin-command";
import type { Browser } from "./browser";
import { ENGINES } from "./databases";
import { addImages, PASSWORD, startApi, type TestApi } from "./test-api";

const FIELDS = ["title", "category", "tag", "theme", "alt"] as const;

describe.each(ENGINES)("texts of all scripts, on %s", (engine) => {
  let api: TestApi;
  let admin: Browser;

  beforeAll(async () => {
    api = await startApi(engine);
    admin = api.browser(await api.account("admin"));
  });

  const signUp = (name: string, email: string, password = PASSWORD) =>
    api.browser().request<UserSession>("POST", "/api/auth/signup", { body: { name, email, password } });

  it.each(WRITTEN_TEXTS.map((pair, n) => [...pair, n] as const).filter(([written]) => written !== ""))(
    "store %j as %j, as a name and in all fields of an image",
    async (written, stored, n) => {
      const user = await signUp(written, `name${n}@example.org`);
      expect(user.status).toBe(stored === undefined ? 400 : 200);
      if (stored !== undefined) expect(user.body.user.name).toBe(stored);
      const [id] = await addImages(api.services, [{}]);
      const put = (body: Partial<Image>) => admin.request<Image>("PUT", `/api/images/${id}`, { body });
      if (stored === undefined) {
        for (const field of FIELDS) {
          const isEmptyAlt = field === "alt" && written.trim() === "";
          expect([field, (await put({ [field]: written })).status]).toEqual([field, isEmptyAlt ? 200 : 400]);
        }
        return;
      }
      const { status, body } = await put(Object.fromEntries(FIELDS.map((field) => [field, written])));
      expect(status).toBe(200);
      for (const field of FIELDS) {
        // A label takes the spelling of other images.
        const isLabel = field !== "title" && field !== "alt";
        const form = isLabel ? foldText : (text: string) => text;
        expect(form(body[field])).toBe(form(stored));
      }
    },
  );

  it.each(SAME_TEXTS)("find an image called %j by %j", async (written, searched) => {
    const [id] = await addImages(api.services, [{ title: written, alt: "-", theme: "-" }]);
    const { body } = await admin.request<ImageList>(
      "GET",
      `/api/images?limit=100&search=${encodeURIComponent(searched)}`,
    );
    expect(body.images.map((image) => image.id)).toContain(id);
    expect(body.approximate).toBeUndefined();
  });

  it("keep a prompt as it was entered, character by character", async () => {
    const prompt = "  A\u200d \u202eposter\r\n\twith \u00ad spaces  ";
    const [id] = await addImages(api.services, [{}]);
    await admin.request("PUT", `/api/images/${id}`, { body: { prompt } });
    expect((await admin.request<Image>("GET", `/api/images/${id}`)).body.prompt).toBe(prompt);
    expect(
      (await admin.request("PUT", `/api/images/${id}`, { body: { prompt: "\u200b \u2060" } })).status,
    ).toBe(400);
  });

  it("give a label one spelling, which a change of all its images changes", async () => {
    const [first, second] = await addImages(api.services, [{ category: "Café" }, {}]);
    const put = async (id: string | undefined, category: string) =>
      (await admin.request<Image>("PUT", `/api/images/${id}`, { body: { category } })).body.category;
    expect(await put(second, "Cafe\u0301")).toBe("Café");
    expect(await put(second, "ＣＡＦＥ")).toBe("Café");
    expect(await put(second, "product poster")).toBe("Product Poster");
    expect(await put(first, "cafe")).toBe("cafe");
    await put(second, "Café");
    const set = { category: "Café" };
    const bulk = await admin.request("POST", "/api/admin/images/bulk-update", {
      body: { selection: { ids: [first, second] }, set },
    });
    expect(bulk.body).toEqual({ changed: 2 });
    const { body } = await admin.request<FilterOptions>("GET", "/api/filters");
    expect(body.categories.filter((category) => /caf/i.test(category))).toEqual(["Café"]);
  });

  it("list a label once that has two spellings from before", async () => {
    await addImages(api.services, [{ theme: "Pâle" }, { theme: "Pa\u0302le" }]);
    const { body } = await admin.request<FilterOptions>("GET", "/api/filters");
    expect(
      body.themes.filter((theme) => /p.+le/i.test(theme) && !body.themes.slice(0, 6).includes(theme)),
    ).toHaveLength(1);
  });

  it.each([
    ["Zoë Müller", "ZOE muller"],
    ["Ștefan Țepeș", "stefan tepes"],
    ["ΑΛΈΞΑΝΔΡΟΣ", "Αλέξανδρος"],
    ["Snapsie Straße", "snasie"],
    ["Bartholomew", "Batrholomew"],
  ])("find a user called %j by %j", async (name, searched) => {
    const { body } = await signUp(
      name,
      `${encodeURIComponent(name).replace(/\W/g, "").toLowerCase()}@users.example`,
    );
    const { body: found } = await admin.request<AdminUserList>(
      "GET",
      `/api/admin/users?search=${encodeURIComponent(searched)}`,
    );
    expect(found.users.map(({ id }) => id)).toContain(body.user_id);
    expect(found.users.length).toBeLessThan(3);
  });

  it("find no other user by an address that nobody has", async () => {
    await signUp("Carol", "carol-1@users.example");
    for (const searched of ["carol-2@users.example", "karol@users.example"]) {
      const { body: found } = await admin.request<AdminUserList>(
        "GET",
        `/api/admin/users?search=${encodeURIComponent(searched)}`,
      );
      expect(found.total).toBe(0);
    }
  });

  it("take both forms of an email's domain for the same account", async () => {
    const { body } = await signUp("Ada", "ada@xn--bcher-kva.example");
    expect(body.user.email).toBe("ada@bücher.example");
    expect((await signUp("Ada", "Ada@BÜCHER.example.")).status).toBe(409);
    for (const email of ["ada@bücher.example", "ada@xn--bcher-kva.example", "ada@bu\u0308cher．example"]) {
      const login = await api
        .browser()
        .request<UserSession>("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
      expect(login.body.user_id).toBe(body.user_id);
    }
    const { body: found } = await admin.request<AdminUserList>("GET", "/api/admin/users?search=b%C3%BCcher");
    expect(found.users.map(({ id }) => id)).toEqual([body.user_id]);
    expect((await signUp("Ada", "ada@xn--a.example")).body).toMatchObject({ status: 400, field: "email" });
  });

  it("accept a password in the form of before, and replace its hash", async () => {
    const { id, email } = await api.account();
    const typed = "café crème".normalize("NFD");
    const stored = await hash(typed);
    await api.services.database.execute(sql`UPDATE users SET password_hash = ${stored} WHERE id = ${id}`);
    const login = async (password: string) =>
      (await api.browser().request("POST", "/api/auth/login", { body: { email, password } })).status;
    expect(await login(typed.normalize("NFC"))).toBe(401);
    expect(await login(typed)).toBe(200);
    expect(await login(typed.normalize("NFC"))).toBe(200);
  });

  it.each([
    "ＡＤＡ　ＬＯＶＥＬＡＣＥ",
    "A\u0301da Lovelace",
    "ａｄａ.lovelace@example.org",
    "ｐａｓｓｗｏｒｄ",
  ])("refuse the password %j: it is the own name or a common one in other letters", async (password) => {
    expect((await signUp("Ada Lovelace", "ada.lovelace@example.org", password)).status).toBe(422);
  });

  it("are exported as JSON too, and with semicolons", async () => {
    const json = await admin.request<AdminUser[]>("GET", "/api/admin/users.json");
    expect(json.headers["content-disposition"]).toMatch(/users-.*\.json/);
    const { body } = await admin.request<AdminUserList>("GET", "/api/admin/users");
    expect(json.body).toHaveLength(body.total);
    const csv = await admin.request("GET", "/api/admin/users.csv?separator=semicolon");
    expect(csv.text.split("\r\n")[0]).toContain('"id";"name"');
  });
});

it("find an administrator by either form of the email", async () => {
  const api = await startApi();
  await api.account("admin", "boss@bücher.example");
  const { config } = api.services;
  const remove = await api.stopAndKeep();
  expect(await runAdminCommand(config, ["reset", "boss@xn--bcher-kva.example"])).toContain("/reset#token=");
  await remove();
});
