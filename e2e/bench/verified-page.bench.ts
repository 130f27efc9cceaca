/**
 * Requests per second of a cached page on a site that verifies releases, compared with a site that does not, by
 * turns in one run: `npm run bench -- verified-page`. ROUNDS and SECONDS set how often and how long each is measured.
 */
import { join } from "node:path";
import { startProduct } from "../support/product";
import { startSite } from "../support/site-process";
import { median } from "./measure";
import { requestsPerSecond, SECONDS } from "./requests-per-second";

const ROUNDS = Number(process.env["ROUNDS"] ?? 7);
/** Verification may cost a cached page nothing; this much is noise. */
const BAR = 0.95;

const unsigned = await startProduct();
const signed = await startProduct();
const [key, trust] = ["root.key", "trust.json"].map((name) => join(signed.dataDir, name));
await signed.release("keygen", "--name", "root", "--out", String(key));
await signed.release("trust", "init", "--key", String(key));
await signed.release("trust", "export", String(trust));
await signed.stop();
const verifying = await startSite({ DATA_DIR: signed.dataDir, RELEASE_TRUST: trust });
try {
  const [off, on] = [Number(new URL(unsigned.origin).port), verifying.port].map(
    (port) => `http://127.0.0.1:${port}/`,
  );
  const ask = (url = "", seconds = SECONDS) => requestsPerSecond(url, "gzip, deflate, br, zstd", seconds);
  const [without, verified]: [number[], number[]] = [[], []];
  for (const url of [off, on]) await ask(url, 2);
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await ask(off));
    verified.push(await ask(on));
  }
  const ratio = median(verified) / median(without);
  console.log(
    `home page, cached, requests a second: ${median(verified).toFixed(0)} verified, ${median(without).toFixed(0)} not; ${ratio.toFixed(2)}×, at least ${BAR}×`,
  );
  if (ratio < BAR) process.exitCode = 1;
} finally {
  await verifying.stop();
  await signed.dispose();
  await unsigned.dispose();
}
