import type { ViewedToday, ViewHistory } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import { ENGINES } from "./databases";
import { addPosters, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("the list of images viewed today, on %s", (engine) => {
  let api: TestApi;
  let images: string[];

  beforeAll(async () => {
    api = await startApi(engine);
    images = await addPosters(api.services, 3);
  });

  const viewed = async (browser: ReturnType<TestApi["browser"]>, token?: string) => {
    const response = await browser.request<ViewedToday>(
      "GET",
      "/api/usage/viewed-today",
      token ? { token } : {},
    );
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    return response;
  };

  it("is empty for a new guest, and contains revealed images without their prompts", async () => {
    const guest = api.browser();
    expect((await viewed(guest)).body.images).toEqual([]);
    await guest.request("POST", `/api/public/prompt-view/${images[0]}`);
    const { body, text } = await viewed(guest);
    expect(body.images.map(({ id, prompt }) => [id, prompt])).toEqual([[images[0], null]]);
    expect(text).not.toContain("secret prompt");
    expect((await viewed(api.browser())).body.images).toEqual([]);
  });

  it("follows an account to other browsers", async () => {
    const { token } = await api.account();
    const ids = images.slice(1, 3);
    for (const id of ids) await api.browser().request("POST", `/api/usage/prompt-view/${id}`, { token });
    const { body } = await viewed(api.browser(), token);
    expect(body.images.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  const history = (
    browser: ReturnType<TestApi["browser"]>,
    options: { token?: string; cursor?: string } = {},
  ) =>
    browser.request<ViewHistory>(
      "GET",
      `/api/usage/history${options.cursor === undefined ? "" : `?cursor=${encodeURIComponent(options.cursor)}`}`,
      options,
    );
  /** Moves all reveals of the image into the past. */
  const makeEarlier = (image: string | undefined, days: number) =>
    api.services.database.execute(
      sql`UPDATE reveals SET day = day - ${days}::integer WHERE image_id = ${image ?? ""}`,
    );

  it("lists a guest's earlier days without prompts, until somebody signs in", async () => {
    const [image] = await addPosters(api.services, 1);
    const guest = api.browser();
    await guest.request("POST", `/api/public/prompt-view/${image}`);
    expect((await history(guest)).body).toEqual({ views: [], cursor: null });
    await makeEarlier(image, 3);
    const { body, text, headers } = await history(guest);
    expect(body.views.map((view) => view.image.id)).toEqual([image]);
    expect(text).not.toContain("secret prompt");
    expect(headers["cache-control"]).toBe("no-store");
    const { token } = await api.account();
    expect((await history(guest, { token })).body.views).toEqual([]);
    expect((await history(api.browser())).body.views).toEqual([]);
  });

  it("lists an account's earlier days in pages, the latest first, and on no other account's browser", async () => {
    const { id: user, token } = await api.account();
    const viewedBefore = await addPosters(api.services, 45);
    await api.services.database.execute(
      sql`INSERT INTO reveals (day, image_id, user_id, guest_id)
          SELECT current_date - 2 - (n / 4)::integer, image, ${user}, 'guest'
          FROM unnest(${sql.param(viewedBefore)}::text[]) WITH ORDINALITY viewed (image, n)`,
    );
    const browser = api.browser();
    const found: ViewHistory["views"] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await history(browser, { token, ...(cursor && { cursor }) });
      found.push(...body.views);
      cursor = body.cursor;
    } while (cursor !== null);
    expect(found.map((view) => view.image.id).sort()).toEqual([...viewedBefore].sort());
    expect(found.map(({ day }) => day)).toEqual(
      found
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
    expect((await history(browser)).body.views).toEqual([]);
    expect((await history(browser, { token, cursor: "9999-99-99 aaaaaaaaaaaaaaaaaaaaaaaa" })).status).toBe(
      200,
    );
  });
});
