import { sql } from "drizzle-orm";
import { ENGINES } from "./databases";
import { addPosters, PASSWORD, startApi, type TestApi } from "./test-api";

const NEW_ACCOUNTS = "Too many prompts were viewed by new accounts of your network today.";

/** Views as many prompts as a new account can. @returns the number of prompts and the last request's response */
const viewAll = async (api: TestApi, images: readonly string[], ip: string) => {
  const { id, token } = await api.account();
  let viewed = 0;
  for (const image of images) {
    const response = await api.browser({ ip }).request("POST", `/api/usage/prompt-view/${image}`, { token });
    if (response.status !== 200) return { id, token, viewed, detail: String(response.body["detail"]) };
    viewed += 1;
  }
  throw new Error("There was no limit");
};

describe.each(ENGINES)("new accounts of one network on %s", (engine) => {
  let api: TestApi;
  let images: string[];

  beforeAll(async () => {
    api = await startApi(engine, { NEW_ACCOUNT_CEILING: "" });
    await api.services.database.execute(sql`UPDATE settings SET daily_limit = 2`);
    images = await addPosters(api.services, 3);
  });

  it("share ten times the daily limit, however many there are", async () => {
    let total = 0;
    for (let n = 0; n < 12; n += 1) total += (await viewAll(api, images, "192.0.2.60")).viewed;
    expect(total).toBe(20);
    const last = await viewAll(api, images, "192.0.2.60");
    expect(last).toMatchObject({ viewed: 0, detail: expect.stringContaining(NEW_ACCOUNTS) });
    expect((await viewAll(api, images, "192.0.2.61")).viewed).toBe(2);
  });

  it("don't count as new after a day, or once their email is verified", async () => {
    const [image = ""] = images;
    const ip = "192.0.2.60";
    for (const change of [sql`joined_at = now() - interval '25 hours'`, sql`email_verified_at = now()`]) {
      const { id, token } = await viewAll(api, images, ip);
      const view = () => api.browser({ ip }).request("POST", `/api/usage/prompt-view/${image}`, { token });
      expect((await view()).status).toBe(429);
      await api.services.database.execute(sql`UPDATE users SET ${change} WHERE id = ${id}`);
      expect((await view()).status).toBe(200);
    }
  });

  it("share four times as much in an IPv6 /48", async () => {
    let total = 0;
    for (let n = 0; n < 41; n += 1) {
      total += (await viewAll(api, images, `2001:db8:5:${n + 1}::1`)).viewed;
    }
    expect(total).toBe(80);
  });
});

it("throttles sign-ups of a network, and of an IPv6 /48 after four times as many", async () => {
  const api = await startApi("embedded", { SIGNUPS_PER_HOUR: "2" });
  let count = 0;
  const signUp = async (ip: string) => {
    count += 1;
    const body = { name: "New", email: `new${count}@example.org`, password: PASSWORD };
    return (await api.browser({ ip }).request("POST", "/api/auth/signup", { body })).status;
  };
  for (let n = 0; n < 3; n += 1) expect(await signUp("192.0.2.1")).toBe(200);
  expect(await signUp("192.0.2.1")).toBe(429);
  for (let n = 0; n < 9; n += 1) expect(await signUp(`2001:db8:5:${n + 1}::1`)).toBe(200);
  expect(await signUp("2001:db8:5:ffff::1")).toBe(429);
});
