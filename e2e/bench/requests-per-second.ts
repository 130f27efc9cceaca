import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const CONNECTIONS = 50;
export const SECONDS = Number(process.env["SECONDS"] ?? 4);

const execute = promisify(execFile);
const autocannon = fileURLToPath(import.meta.resolve("autocannon/autocannon.js"));

interface Load {
  requests: { average: number };
  errors: number;
  non2xx: number;
}

/** Sends requests from a separate process, so that the client takes no time from the server. */
export const requestsPerSecond = async (url: string, accept: string, seconds = SECONDS): Promise<number> => {
  const options = ["--json", "-c", String(CONNECTIONS), "-d", String(seconds)];
  const { stdout } = await execute(process.execPath, [
    autocannon,
    ...options,
    "-H",
    `accept-encoding=${accept}`,
    url,
  ]);
  const { requests, errors, non2xx }: Load = JSON.parse(stdout);
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${url} failed`);
  return requests.average;
};
