/**
 * Requests a second of a cached page, beside a bare Fastify route with the same bytes, by turns in one run: `npm run
 * bench -- cached-page`. ROUNDS and SECONDS set how often and how long each is measured.
 * Bar: at least 0.5× a bare route with the same bytes.
 */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startProduct } from "../support/product";
import { median } from "./measure";

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
const requestsPerSecond = async (url: string, accept: string, seconds = SECONDS): Promise<number> => {
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

const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
/** The target. */
const BAR = 0.5;

const ACCEPTED = { plain: "identity", "as browsers ask": "gzip, deflate, br, zstd" };

const startBareRoute = (url: string, accept: string): Promise<{ process: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const bare = spawn(
      process.execPath,
      ["--import", "tsx", fileURLToPath(import.meta.resolve("./bare-route.ts")), url, accept],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    bare.once("exit", (code) => reject(new Error(`the bare route ended with ${code}`)));
    bare.stdout.on("data", (chunk: Buffer) => {
      const port = /listening on (\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve({ process: bare, url: `http://127.0.0.1:${port}/` });
    });
  });

const product = await startProduct();
try {
  console.log(`median of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, requests a second`);
  console.log("home page, cached              ours     bare   ratio");
  for (const [name, accept] of Object.entries(ACCEPTED)) {
    const url = `${product.origin.replace("localhost", "127.0.0.1")}/`;
    const bare = await startBareRoute(url, accept);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (const target of [url, bare.url]) await requestsPerSecond(target, accept, 2);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond(url, accept));
      theirs.push(await requestsPerSecond(bare.url, accept));
    }
    bare.process.kill();
    const ratio = median(ours) / median(theirs);
    console.log(
      `${name.padEnd(24)} ${median(ours).toFixed(0).padStart(10)} ${median(theirs).toFixed(0).padStart(8)}   ${ratio.toFixed(2)}×   at least ${BAR}×`,
    );
    if (ratio < BAR) process.exitCode = 1;
  }
} finally {
  await product.dispose();
}
