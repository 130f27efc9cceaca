import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createDatabase, testWithPostgres } from "./databases";
import { startServer } from "./server-process";

/** Starts a process that should fail. @returns its output */
const failure = (env: Record<string, string>): Promise<string> =>
  startServer(env).then(
    () => "It started",
    (error: unknown) => String(error),
  );

describe("a process that can't start prints why in one sentence, and exits with 1", () => {
  it("when another process uses the data folder", async () => {
    const database = await createDatabase("embedded");
    const first = await startServer(database.env);
    expect(await failure(database.env)).toMatch(
      new RegExp(`ended with 1: The data folder .* is in use by process ${first.child.pid}, since [^\n]*$`),
    );
    expect(await first.end("SIGTERM")).toBe(0);
    await database.remove();
  });

  it("when the data folder can't be written to", async () => {
    const database = await createDatabase("embedded");
    const file = join(database.dataDir, "a-file");
    writeFileSync(file, "");
    expect(await failure({ DATA_DIR: join(file, "data") })).toMatch(
      /ended with 1: The data folder .* can't be written to[^\n]*$/,
    );
    await database.remove();
  });

  it("when the data folder can't be created", async () => {
    const told = await failure({ DATA_DIR: "/proc/nowhere/data" });
    expect(told).toMatch(/ended with 1: The data folder \/proc\/nowhere\/data can't be written to[^\n]*$/);
  });

  it("when there is no folder for temporary files", async () => {
    const database = await createDatabase("embedded");
    expect(await failure({ ...database.env, TMPDIR: "/nowhere" })).toMatch(
      /ended with 1: Temporary files can't be written to \/nowhere [^\n]*; set TMPDIR to a folder [^\n]*$/,
    );
    await database.remove();
  });

  it("when this Node knows no time zones", async () => {
    const database = await createDatabase("embedded");
    const withoutZones = "Intl.DateTimeFormat=function(){throw(RangeError())}";
    const env = { ...database.env, NODE_OPTIONS: `--import=data:text/javascript,${withoutZones}` };
    expect(await failure(env)).toMatch(
      /ended with 1: This Node [^\n]* doesn't know time zones; use one built with full ICU[^\n]*$/,
    );
    await database.remove();
  });

  it("when the port is taken", async () => {
    const database = await createDatabase("embedded");
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      }),
    );
    expect(await failure({ ...database.env, PORT: String(port) })).toMatch(
      new RegExp(`ended with 1: Port ${port} on 127.0.0.1 is taken[^\n]*$`),
    );
    other.close();
    await database.remove();
  });

  it("when settings are invalid, with a sentence for each", async () => {
    expect(await failure({ PORT: "many", DEMO: "perhaps" })).toMatch(
      /ended with 1: PORT must be a port from 0 to 65535\.\nDEMO must be on, off or auto\.$/,
    );
  });

  it.each([
    ["DATABASE_URL", {}],
    ["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "postgres://nobody@127.0.0.1:2/none" }],
  ])("when the database of %s can't be reached", async (setting, urls) => {
    const database = await createDatabase("embedded");
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", ...urls };
    expect(await failure(env)).toMatch(
      new RegExp(`ended with 1: The database of ${setting} can't be used: [^\n]*ECONNREFUSED[^\n]*$`),
    );
    await database.remove();
  });

  testWithPostgres("when DATABASE_DIRECT_URL leads to another database", async () => {
    const [one, other] = [await createDatabase("PostgreSQL"), await createDatabase("PostgreSQL")];
    const env = { ...one.env, DATABASE_DIRECT_URL: other.env["DATABASE_URL"] ?? "" };
    expect(await failure(env)).toMatch(
      /ended with 1: DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; [^\n]*$/,
    );
    // Another spelling of the same URL leads to the same database.
    const same = await startServer({
      ...one.env,
      DATABASE_DIRECT_URL: `${one.env["DATABASE_URL"]}?sslmode=disable`,
    });
    expect(await same.end("SIGTERM")).toBe(0);
    await Promise.all([one.remove(), other.remove()]);
  });
});
