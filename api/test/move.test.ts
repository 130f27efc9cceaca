import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import { startBucketServer } from "@promptfolio/server/testing/bucket-server";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { buildApi } from "../src/app";
import { recordAudit } from "../src/audit/audit";
import { readConfig } from "../src/config/config";
import { runMove } from "../src/move/move-command";
import { tableNames } from "../src/move/move-database";
import { openServices, type Services } from "../src/services";
import { createDatabase, describeWithPostgres, type TestDatabase } from "./databases";
import { addPosters, startApi } from "./test-api";
import { createUsedDatabase, readAll, SECRET } from "./used-database";

const log = pino({ level: "silent" });

const open = (database: Pick<TestDatabase, "env">, env: Record<string, string> = {}): Promise<Services> =>
  openServices(readConfig({ DEMO: "off", JWT_SECRET: SECRET, ...database.env, ...env }), { log });

const config = (env: Record<string, string>) => readConfig({ JWT_SECRET: SECRET, ...env });

test("lists every table of the database, referenced tables first", async () => {
  const { services } = await startApi();
  const { rows } = await services.database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const names = tableNames();
  expect([...names].sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(names.indexOf("images")).toBeLessThan(names.indexOf("prompts"));
  expect(names.indexOf("users")).toBeLessThan(names.indexOf("sessions"));
});

describeWithPostgres("a move", () => {
  let source: Awaited<ReturnType<typeof createUsedDatabase>>;
  let target: TestDatabase;
  const url = () => target.env["DATABASE_URL"] ?? "";
  const lines: string[] = [];
  const move = (...args: string[]) => runMove(config(source.env), args, (line) => lines.push(line));

  beforeAll(async () => {
    source = await createUsedDatabase("embedded");
  });
  afterAll(() => source.remove());
  beforeEach(async () => {
    lines.length = 0;
    target = await createDatabase("PostgreSQL");
  });
  afterEach(() => target.remove());

  it("copies every row to PostgreSQL, where the site continues, and back", async () => {
    const report = await move("--to", url());
    expect(report).toContain("agree by count and checksum");
    const services = await open(target);
    expect(await readAll(services.database)).toEqual(source.before);
    const app = await buildApi(services);
    const headers = { authorization: `Bearer ${source.token}` };
    const reveal = (id = "") => app.inject({ method: "POST", url: `/api/usage/prompt-view/${id}`, headers });
    expect((await reveal(source.images[0])).json()).toMatchObject({ alreadyViewed: true, viewedToday: 4 });
    expect((await reveal(source.images[9])).json()).toMatchObject({ alreadyViewed: false, viewedToday: 5 });
    await recordAudit(services.database, { email: "later" }, { action: "a", subject: "s", detail: "d" });
    const after = await readAll(services.database);
    await app.close();
    await services.close();

    const home = await createDatabase("embedded");
    await runMove(config(home.env), ["--from", url()], () => {});
    const back = await open(home);
    expect(await readAll(back.database)).toEqual(after);
    await back.close();
    await home.remove();
  });

  it("continues after an interruption, and lets no site start until it has finished", async () => {
    const breakOff = (line: string) => {
      if (line.startsWith("prompts")) throw new Error("pulled the plug");
    };
    await expect(runMove(config(source.env), ["--to", url()], breakOff)).rejects.toThrow("pulled the plug");
    await expect(open(target)).rejects.toThrow("The move to this database is unfinished");
    await move("--to", url());
    expect(lines.find((line) => line.startsWith("images "))).toContain("agrees already");
    const services = await open(target);
    expect(await readAll(services.database)).toEqual(source.before);
    await services.close();
  });

  it("rejects a target that contains data, and a source that is in use", async () => {
    const services = await open(target);
    await addPosters(services, 1);
    await expect(move("--to", url())).rejects.toThrow("holds data already");
    await expect(move("--from", url())).rejects.toThrow("stop all sites first");
    await services.close();
    await expect(move("--to", url(), "--from", url())).rejects.toThrow("Usage");
    await expect(move("--to", "postgres://db.example:99999/site")).rejects.toThrow("--to must be a URL");
    await expect(move("--to", `${url()}?sslmode=required`)).rejects.toThrow("--to has sslmode=required");
    await expect(move("--to", `${url()}?sslmode=require`)).rejects.toThrow("remove sslmode from --to");
  });

  it("copies pictures and releases to a bucket, and back", async () => {
    const bucket = await startBucketServer();
    await expect(move("--to", url(), "--media")).rejects.toThrow("--media needs the bucket's settings");
    const keys = [
      "media/originals/a.webp",
      "releases/r/shell/1.0.0/main.js",
      "releases/registry/0000000001.json",
    ];
    const folder = createFolderStore(source.dataDir);
    for (const key of [...keys, "media/renditions/a/w1.webp"]) await folder.write(key, Buffer.from(key));
    await runMove(config({ ...source.env, ...bucket.settings }), ["--to", url(), "--media"], () => {});
    expect(bucket.keys().sort()).toEqual([...keys].sort());

    const home = await createDatabase("embedded");
    await runMove(config({ ...home.env, ...bucket.settings }), ["--from", url(), "--media"], () => {});
    for (const key of keys) expect((await createFolderStore(home.dataDir).read(key))?.toString()).toBe(key);
    await home.remove();
    await bucket.close();
  });
});
