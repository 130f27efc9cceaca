import { sql } from "drizzle-orm";
import { addPosters, startApi } from "./test-api";

it("responds with 503 while the database is down, spends nothing, and recovers by itself", async () => {
  const api = await startApi();
  const [id = ""] = await addPosters(api.services, 1);
  const { storage } = api.services;
  const guest = api.browser();
  await guest.request("GET", "/api/usage/my-stats");

  storage.engine?.fail("as if the disk were full");
  const responses = await Promise.all([
    guest.request("POST", `/api/public/prompt-view/${id}`),
    guest.request("GET", `/api/images/${id}`),
    guest.request("GET", "/readyz"),
  ]);
  for (const { status, body, headers } of responses) {
    expect([status, body["code"]]).toEqual([503, "unavailable"]);
    expect(headers["retry-after"]).toBe("5");
  }
  expect((await guest.request("GET", "/healthz")).status).toBe(200);

  await storage.engine?.recovered();
  expect((await guest.request("GET", "/readyz")).status).toBe(200);
  expect((await guest.request("GET", `/api/images/${id}`)).status).toBe(200);
  expect((await guest.request("POST", `/api/public/prompt-view/${id}`)).body).toMatchObject({
    viewedToday: 1,
    alreadyViewed: false,
  });
});

it("rolls back a change when the database fails in the middle of it", async () => {
  const api = await startApi();
  const [id = ""] = await addPosters(api.services, 1);
  const admin = await api.account("admin");
  // The audit entry is the last step of the change.
  await api.services.database.execute(sql`ALTER TABLE audit_log RENAME TO audit_log_away`);
  const failed = await api.browser().request("PUT", `/api/images/${id}`, {
    token: admin.token,
    body: { version: 1, title: "Half" },
  });
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain("audit_log");
  const { body } = await api.browser().request("GET", `/api/images/${id}`);
  expect(body).toMatchObject({ version: 1 });
});
