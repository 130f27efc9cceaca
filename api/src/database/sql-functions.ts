import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** The name of a file's entry in `metadata`; its value is the hash of the applied text. */
const entryOf = (file: string): string => `function:${file}`;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Applies the files of SQL functions that have changed since they were last applied, all in one transaction. A file may
 * be applied again at any time: it only creates or replaces.
 * @returns the names of the files that were applied
 */
export const applySqlFunctions = async (client: Client, folder: string): Promise<string[]> => {
  const { rows: known } = await client.query<{ name: string; value: string }>(
    "SELECT name, value FROM metadata WHERE name LIKE 'function:%'",
  );
  const applied = new Map(known.map(({ name, value }) => [name, value]));
  const changed = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }))
    .filter(({ file, text }) => applied.get(entryOf(file)) !== hashOf(text));
  if (changed.length === 0) return [];

  await client.query("BEGIN");
  try {
    for (const { file, text } of changed) {
      await client.query(text);
      await client.query(
        "INSERT INTO metadata (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [entryOf(file), hashOf(text)],
      );
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  return changed.map(({ file }) => file);
};
