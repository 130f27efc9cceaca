import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startApi, type TestApi } from "../../test/test-api";
import { engineConnection } from "./embedded/engine-socket";
import { migrateDatabase } from "./migrate";
import { applySqlFunctions } from "./sql-functions";

describe("SQL functions", () => {
  let api: TestApi;
  let client: Client;
  let folder: string;
  const sample = async () => (await client.query("SELECT sample()")).rows[0];

  beforeAll(async () => {
    api = await startApi();
    client = new Client(engineConnection(api.services.storage.engine?.socketFolder ?? ""));
    await client.connect();
    folder = mkdtempSync(join(tmpdir(), "promptfolio-functions-"));
    cpSync(join(import.meta.dirname, "functions"), folder, { recursive: true });
  });
  afterAll(async () => {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (number: string) =>
    writeFileSync(
      join(folder, "sample.sql"),
      `CREATE OR REPLACE FUNCTION sample() RETURNS integer LANGUAGE sql AS $$ SELECT ${number} $$;`,
    );

  it("are applied when their file changes, and only then", async () => {
    expect(await applySqlFunctions(client, folder)).toEqual([]);
    write("41");
    expect(await applySqlFunctions(client, folder)).toEqual(["sample.sql"]);
    expect(await sample()).toEqual({ sample: 41 });
    expect(await applySqlFunctions(client, folder)).toEqual([]);
    write("42");
    expect(await applySqlFunctions(client, folder)).toEqual(["sample.sql"]);
    expect(await sample()).toEqual({ sample: 42 });
  });

  it("stay unchanged when one of them can't be applied", async () => {
    write("no_such_column");
    await expect(applySqlFunctions(client, folder)).rejects.toThrow("no_such_column");
    expect(await sample()).toEqual({ sample: 42 });
  });

  it("aren't replaced when an older version starts", async () => {
    const connection = engineConnection(client.host);
    await client.query("UPDATE metadata SET value = 'newer' WHERE name = 'function:reveal.sql'");
    await client.query(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)",
    );
    await migrateDatabase(connection);
    const newer = "SELECT value FROM metadata WHERE name = 'function:reveal.sql'";
    expect((await client.query(newer)).rows).toEqual([{ value: "newer" }]);
    await client.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
    await migrateDatabase(connection);
    expect((await client.query(newer)).rows).not.toEqual([{ value: "newer" }]);
  });
});
