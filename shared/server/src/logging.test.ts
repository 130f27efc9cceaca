import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

const LINES = 2_000;

/** The parameters with which Node runs a program that has a `log`. */
const running = (code: string): string[] => {
  const program = `import { createLog } from "${new URL("./logging.ts", import.meta.url).href}";
  const log = createLog("info");
  ${code}`;
  return ["--import", "tsx", "--input-type=module", "-e", program];
};
const options = { cwd: import.meta.dirname };

it("writes out every line before the process exits", async () => {
  const flags =
    running(`for (let line = 0; line < ${LINES}; line++) log.info({ line, token: "x".repeat(100) }, "busy");
  process.exit(0);`);
  const { stdout } = await promisify(execFile)(process.execPath, flags, options);
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(LINES);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ line: LINES - 1, msg: "busy" });
});

it("writes out logged lines before the process dies of an error", async () => {
  const flags = running('log.info("before it fell"); throw new Error("fallen");');
  const death = await promisify(execFile)(process.execPath, flags, options).catch((error: unknown) => error);
  expect(death).toMatchObject({ stdout: expect.stringContaining("before it fell") });
});

it("writes a single line while the process keeps running", async () => {
  const flags = running('log.info("and nothing more"); setInterval(() => undefined, 60_000);');
  const child = spawn(process.execPath, flags, options);
  const [first] = await once(child.stdout, "data");
  child.kill();
  expect(String(first)).toContain("and nothing more");
});
