import { setTimeout } from "node:timers/promises";
import { startPostgres } from "./postgres.mjs";
import { addPosters, startApi, type TestApi } from "./test-api";

// Ten regions: an API in each, with visitors of its time zone, and a replica nearby that lags behind the one primary.

const ZONES = [
  ...["Pacific/Kiritimati", "Asia/Tokyo", "Asia/Kolkata", "Europe/Moscow", "Europe/Berlin"],
  ...["UTC", "America/Sao_Paulo", "America/New_York", "America/Los_Angeles", "Etc/GMT+12"],
];
/** Nearby, far away, and hardly connected. */
const LAGS = ["0s", "2s", "5s"];
const POSTERS = 30;
const ACCOUNTS = 4;
const CHANGES = 5;

const isReplicaRead = ({ services }: TestApi): boolean => services.publicReads.isReplicaRead();

it("overspends nothing and shows each change in ten regions, and goes on when one loses its replica", async () => {
  const postgres = await startPostgres();
  // Only where PostgreSQL's programs are installed.
  if (!postgres) return;
  const replicas = [];
  for (const lag of LAGS) replicas.push(await postgres.startReplica(lag));
  const regions: TestApi[] = [];
  for (const [n] of ZONES.entries()) {
    const replica = replicas[n % replicas.length];
    const settings = { DATABASE_URL: postgres.url, DATABASE_CONNECTIONS: "4", JWT_SECRET: "j".repeat(40) };
    regions.push(await startApi("embedded", { ...settings, DATABASE_REPLICA_URL: replica?.url ?? "" }));
  }
  const [home] = regions;
  if (!home) throw new Error("There are no regions");
  const ids = await addPosters(home.services, POSTERS);
  await home.services.changed();
  const accounts = [];
  for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await home.account());
  const { token } = await home.account("admin");
  const browsers = regions.map((region, n) => region.browser({ zone: ZONES[n] ?? "UTC" }));
  const [editor] = browsers;
  if (!editor) throw new Error("There are no browsers");
  const titles = (id: string) =>
    Promise.all(
      browsers.map(async (browser) => (await browser.request("GET", `/api/images/${id}`)).body["title"]),
    );
  while (!regions.some(isReplicaRead)) await setTimeout(20);

  // Each account spends in all regions at once, in all their time zones, while images change.
  const spend = accounts.flatMap((account) =>
    ids.map(async (id, n) => {
      const url = `/api/usage/prompt-view/${id}`;
      const response = await browsers[n % browsers.length]?.request("POST", url, { token: account.token });
      return { account: account.id, status: response?.status };
    }),
  );
  for (let change = 0; change < CHANGES; change += 1) {
    const [id = ""] = ids.slice(change);
    const title = `Change ${change}`;
    const { status } = await editor.request("PUT", `/api/images/${id}`, { body: { title }, token });
    expect(status).toBe(200);
    while ((await titles(id)).some((shown) => shown !== title)) await setTimeout(5);
  }
  const outcomes = await Promise.all(spend);
  const { body: settings } = await editor.request("GET", "/api/usage/my-stats", {
    token: accounts[0]?.token,
  });
  for (const account of accounts) {
    const own = outcomes.filter((outcome) => outcome.account === account.id);
    expect(own.filter(({ status }) => status === 200)).toHaveLength(Number(settings["limit"]));
    expect(own.every(({ status }) => status === 200 || status === 429)).toBe(true);
  }

  // A region whose replica is lost reads the primary, and nobody notices.
  await replicas[0]?.stop();
  expect(await titles(ids[0] ?? "")).toEqual(regions.map(() => "Change 0"));
  for (const region of regions) await region.close();
  await postgres.stop();
}, 300_000);
