import { sql } from "drizzle-orm";
import { row } from "../src/database/database";
import { ENGINES } from "./databases";
import { addPosters, PASSWORD, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("counting requests of guests on %s", (engine) => {
  let api: TestApi;
  let images: string[];

  beforeAll(async () => {
    api = await startApi(engine);
    images = await addPosters(api.services, 3);
  });

  const copies = async (ip: string, image: string, cookie = true): Promise<unknown> => {
    const browser = api.browser({ ip });
    if (cookie) await browser.request("GET", "/api/usage/my-stats");
    return (await browser.request("POST", `/api/public/track-copy/${image}`)).body["copies"];
  };

  it("counts a browser once it has sent its cookie back", async () => {
    const [image = ""] = images;
    const browser = api.browser();
    const copy = async () =>
      (await browser.request("POST", `/api/public/track-copy/${image}`)).body["copies"];
    expect(await copy()).toBe(0);
    expect(await copy()).toBe(1);
    expect(await copy()).toBe(1);
    expect(await copies("192.0.2.1", image, false)).toBe(1);
  });

  it("counts at most 30 guests of a network per day and image", async () => {
    const [, image = "", other = ""] = images;
    const counted: unknown[] = [];
    for (let n = 0; n < 33; n += 1) counted.push(await copies("192.0.2.2", image));
    expect(counted.slice(-4)).toEqual([30, 30, 30, 30]);
    expect(await copies("192.0.2.3", image)).toBe(31);
    expect(await copies("192.0.2.2", other)).toBe(1);
    const { token } = await api.account();
    const ofUser = await api
      .browser({ ip: "192.0.2.2" })
      .request("POST", `/api/public/track-copy/${image}`, { token });
    expect(ofUser.body["copies"]).toBe(32);
  });

  it("stores no row for a blocked attempt", async () => {
    const countRows = () =>
      row<{ count: number; lasting: number }>(
        api.services.database,
        sql`SELECT count(*)::integer AS count,
              (count(*) FILTER (WHERE expires_at > now() + interval '2 days'))::integer AS lasting FROM throttles`,
      );
    const signIn = async (n: number) =>
      (
        await api.browser({ ip: "192.0.2.4" }).request("POST", "/api/auth/login", {
          body: { email: `nobody${n}@example.org`, password: PASSWORD },
        })
      ).status;
    for (let n = 0; n < 31; n += 1) expect(await signIn(n)).toBe(401);
    const before = await countRows();
    expect(before.lasting).toBe(0);
    for (let n = 40; n < 45; n += 1) expect(await signIn(n)).toBe(429);
    expect(await countRows()).toEqual(before);
  });
});
