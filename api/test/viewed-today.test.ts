import type { ViewedToday } from "@promptfolio/contracts/api/viewing";
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
});
