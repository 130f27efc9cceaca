import { execFile } from "node:child_process";
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
