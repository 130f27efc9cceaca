import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startBenchPostgres } from "./support/postgres";
import { must, whole } from "./support/report";

// Moves a site of 100,000 images and 50,000 users in the middle of a day to PostgreSQL and back:
// `npm run bench -- move`. The command compares count and checksum of each table; this script also compares the row
// counts of the two moves.

const IMAGES = process.env["IMAGES"] ?? "100000";
const USERS = process.env["USERS"] ?? "50000";

const run = promisify(execFile);
const dist = (name: string): string => join(import.meta.dirname, "../dist", name);

const node = async (script: string, args: readonly string[], dataDir: string): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await run(process.execPath, [dist(script), ...args], { env })).stdout;
};

const move = async (args: readonly string[], dataDir: string): Promise<string[]> => {
  const started = performance.now();
  const output = await node("move.js", args, dataDir);
  console.log(output);
  console.log(`${args[0]}: ${whole((performance.now() - started) / 1_000)} s\n`);
  return output.split("\n").flatMap((line) => /^\w+ +\d+ rows/.exec(line)?.[0] ?? []);
};

const postgres = await startBenchPostgres();
if (postgres) {
  const [from = "", back = ""] = [1, 2].map(() => mkdtempSync(join(tmpdir(), "promptfolio-move-")));
  await node("bench-data.js", [IMAGES, USERS, "100", "1"], from);
  const went = await move(["--to", postgres.url], from);
  const returned = await move(["--from", postgres.url], back);
  must("every table comes back", `${went.length} tables`, went.join() === returned.join(), "as it went");
  for (const folder of [from, back]) rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
}
