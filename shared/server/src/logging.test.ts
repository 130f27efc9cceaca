import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

const LINES = 2_000;

const program = `
  import { createLog } from "${new URL("./logging.ts", import.meta.url).href}";
  const log = createLog("info");
  for (let line = 0; line < ${LINES}; line++) log.info({ line, token: "x".repeat(100) }, "busy");
  process.exit(0);
`;

it("writes out every line before the process exits", async () => {
  const flags = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname });
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(LINES);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ line: LINES - 1, msg: "busy" });
});

const failing = `
  import { createLog } from "${new URL("./logging.ts", import.meta.url).href}";
  createLog("info").info("before it fell");
  throw new Error("fallen");
`;

it("writes out logged lines before the process dies of an error", async () => {
  const flags = ["--import", "tsx", "--input-type=module", "-e", failing];
  const death = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname }).catch(
    (error: unknown) => error,
  );
  expect(death).toMatchObject({ stdout: expect.stringContaining("before it fell") });
});

const idle = `
  import { createLog } from "${new URL("./logging.ts", import.meta.url).href}";
  createLog("info").info("and nothing more");
  setInterval(() => undefined, 60_000);
`;

it("writes a single line while the process keeps running", async () => {
  const flags = ["--import", "tsx", "--input-type=module", "-e", idle];
  const child = spawn(process.execPath, flags, { cwd: import.meta.dirname });
  const [first] = await once(child.stdout, "data");
  child.kill();
  expect(String(first)).toContain("and nothing more");
});
