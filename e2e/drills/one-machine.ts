import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Product, startProduct } from "../support/product";
import { ROOT, startSite } from "../support/site-process";
import { type Outcome, outcome } from "./report";
import { startVisitors } from "./visitors";

const execute = promisify(execFile);
const PAGES = 20;
const SITE_KILLS = 2;

const withProduct = async (drill: (product: Product) => Promise<Outcome>, settings = {}) => {
  const product = await startProduct(settings);
  try {
    return await drill(product);
  } finally {
    await product.dispose();
  }
};

export const siteKilled = () =>
  withProduct(async (product) => {
    const visitors = await startVisitors([product.origin]);
    for (let kill = 0; kill < SITE_KILLS; kill += 1) {
      await visitors.pages(PAGES);
      await product.stop("SIGKILL");
      await product.restart();
    }
    await visitors.pages(PAGES);
    const seen = await visitors.stop();
    return outcome("kill -9 of the site, twice, started again", seen, await visitors.check(product.origin));
  });

/** The renderers of this checkout. */
const renderers = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return command.includes(join(ROOT, "delivery/dist")) && command.includes("render-process.js");
      } catch {
        return false;
      }
    });

export const renderersKilled = () =>
  withProduct(async (product) => {
    const visitors = await startVisitors([product.origin]);
    for (let kill = 0; kill < 3; kill += 1) {
      await visitors.pages(PAGES);
      for (const pid of renderers()) process.kill(pid, "SIGKILL");
    }
    await visitors.pages(PAGES);
    const seen = await visitors.stop();
    return outcome("kill -9 of all renderers, 3 times", seen, await visitors.check(product.origin));
  });

export const clockJumps = async () => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-clock-"));
  const clock = join(folder, "offset");
  writeFileSync(clock, "0");
  const options = `--import=${join(import.meta.dirname, "shifted-clock.mjs")}`;
  const result = await withProduct(
    async (product) => {
      const visitors = await startVisitors([product.origin]);
      for (const hours of [0, 1, -1, 26, 0]) {
        writeFileSync(clock, String(hours * 3_600_000));
        await visitors.pages(PAGES);
      }
      const seen = await visitors.stop();
      return outcome("the clock jumps: +1 h, −1 h, +26 h, back", seen, await visitors.check(product.origin));
    },
    { NODE_OPTIONS: options, CLOCK_OFFSET_FILE: clock },
  );
  await rm(folder, { recursive: true });
  return result;
};

export const backupRestored = () =>
  withProduct(async (product) => {
    const elsewhere = await mkdtemp(join(tmpdir(), "promptfolio-elsewhere-"));
    const backup = join(elsewhere, "backup");
    const data = join(elsewhere, "data");
    const command = (name: string, dataDir: string) =>
      execute(process.execPath, [join(ROOT, `api/dist/${name}.js`), backup], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    const visitors = await startVisitors([product.origin]);
    await visitors.pages(PAGES);
    await visitors.stop();
    await command("backup", product.dataDir);
    await product.stop("SIGKILL");
    await command("restore", data);
    const site = await startSite({ DATA_DIR: data, RELEASES_DIR: join(product.dataDir, "releases") });
    const origin = `http://localhost:${site.port}`;
    const counts = await visitors.check(origin);
    const after = await startVisitors([origin]);
    await after.pages(PAGES);
    const seen = await after.stop();
    await site.stop();
    await rm(elsewhere, { recursive: true });
    return outcome("the machine is gone, its backup restored on another", seen, counts);
  });
