import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { startPostgres } from "./postgres.mjs";
import { addPosters, startApi, type TestApi } from "./test-api";

/** How long the replica waits before it replays a change. */
const DELAY = "2s";
const POSTERS = 12;

const untilReplicaIs = async ({ services }: TestApi, state: "read" | "not read"): Promise<void> => {
  while (services.publicReads.isReplicaRead() !== (state === "read")) await setTimeout(20);
};

it("reads a lagging replica only while it has all changes of images, and never for what a viewer may do", async () => {
  const postgres = await startPostgres();
  // Only where PostgreSQL's programs are installed.
  if (!postgres) return;
  const replica = await postgres.startReplica(DELAY);
  const onReplica = new Client({ connectionString: replica.url });
  onReplica.on("error", () => undefined);
  await onReplica.connect();
  const api = await startApi("embedded", { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: replica.url });
  const { database } = api.services;
  const visitor = api.browser();
  const { token } = await api.account("admin");
  const titleOf = async (id: string) => (await visitor.request("GET", `/api/images/${id}`)).body["title"];
  const ids = await addPosters(api.services, POSTERS);
  const [id = ""] = ids;
  await api.services.changed();
  expect((await visitor.request("GET", `/api/images/${id}`)).status).toBe(200);

  // A change is seen at once, although the replica has it only seconds later, and stays.
  for (const title of ["First", "Second"]) {
    await untilReplicaIs(api, "read");
    const { status } = await visitor.request("PUT", `/api/images/${id}`, { body: { title }, token });
    expect(status).toBe(200);
    expect(await titleOf(id)).toBe(title);
    expect(api.services.publicReads.isReplicaRead()).toBe(false);
    await untilReplicaIs(api, "read");
    api.services.responses.clear();
    expect(await titleOf(id)).toBe(title);
  }

  // The replica is what is read: it stands still, and nobody was told of this change.
  await onReplica.query("SELECT pg_wal_replay_pause()");
  await database.execute(sql`UPDATE images SET title = 'Unannounced' WHERE id = ${id}`);
  api.services.responses.clear();
  expect(await titleOf(id)).toBe("Second");

  // What a viewer may do is decided on the primary.
  const reveal = async (image: string) => visitor.request("POST", `/api/public/prompt-view/${image}`);
  const first = await reveal(id);
  const others = await Promise.all(ids.slice(1).map(reveal));
  const revealed = [first, ...others].filter(({ status }) => status === 200);
  expect(revealed).toHaveLength(Number(first.body["limit"]));
  expect(others.some(({ status }) => status === 429)).toBe(true);
  expect((await reveal(id)).body["alreadyViewed"]).toBe(true);

  // Counters are never older than a few seconds: a replica that stands still is not read.
  await untilReplicaIs(api, "not read");
  api.services.responses.clear();
  expect(await titleOf(id)).toBe("Unannounced");

  // A replica that ends fails no request.
  await onReplica.query("SELECT pg_wal_replay_resume()");
  await untilReplicaIs(api, "read");
  await replica.stop();
  for (const path of [`/api/images/${id}`, "/api/images?search=first", "/api/filters", "/readyz"])
    expect((await visitor.request("GET", path)).status).toBe(200);
  await untilReplicaIs(api, "not read");
  await onReplica.end();
  await api.close();
  await postgres.stop();
}, 120_000);

it("doesn't read another database of the replica, nor a server that is none, and says so once", async () => {
  const postgres = await startPostgres();
  if (!postgres) return;
  const replica = await postgres.startReplica("0s");
  for (const server of [replica.url, postgres.url]) {
    const url = new URL(server);
    url.pathname = "/template1";
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
    const settings = { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: url.href };
    const api = await startApi("embedded", settings, log);
    while (lines.length === 0) await setTimeout(20);
    await setTimeout(1_000);
    expect(api.services.publicReads.isReplicaRead()).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("DATABASE_REPLICA_URL leads to no streaming replica of the database");
    await api.close();
  }
  await replica.stop();
  await postgres.stop();
}, 120_000);
