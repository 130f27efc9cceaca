import { startPostgres } from "./postgres.mjs";
import { addPosters, startApi } from "./test-api";

it("fails calls at once while PostgreSQL is away, says so in the metrics, and goes on when it is back", async () => {
  const postgres = await startPostgres();
  // Only where PostgreSQL's programs are installed.
  if (!postgres) return;
  const api = await startApi("embedded", { DATABASE_URL: postgres.url });
  const [id = ""] = await addPosters(api.services, 1);
  const guest = api.browser();
  const reveal = () => guest.request("POST", `/api/public/prompt-view/${id}`);
  const untilReadiness = async (status: number): Promise<void> => {
    while ((await guest.request("GET", "/readyz")).status !== status);
  };
  expect((await reveal()).status).toBe(200);

  await postgres.crash();
  await untilReadiness(503);
  for (const path of ["/api/usage/my-stats", "/api/images?search=away"]) {
    const { status, body } = await guest.request("GET", path);
    expect([status, body["code"]]).toEqual([503, "unavailable"]);
  }
  const { text } = await guest.request("GET", "/metrics");
  expect(text).toMatch(/^promptfolio_database_away 1$/m);

  await postgres.start();
  await untilReadiness(200);
  expect((await reveal()).body).toMatchObject({ alreadyViewed: true });
  await api.close();
  await postgres.stop();
}, 60_000);
