// Serves the site with hot reload: `npm run dev` has everything from source, `npm run dev -w mfe-gallery` that remote
// (and the shell, which React needs in its development build) inside the site as released.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, watch } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot, releaseFolder } from "./lib/packages.mjs";
import { endRunning, run, step, track } from "./lib/run.mjs";

const DEFAULT_PORT = 3000;
const FIRST_PORT = Number(process.env.DEV_PORT ?? 3101);
const DEVELOPMENT = { NODE_ENV: "development", RELEASE_VERSION: "0.0.0-dev" };

/** Development builds are many times as large, so a page may take longer than in production. */
const RENDER_TIMEOUT_MS = "10000";

/** A separate store, database and pictures: those that the environment names may be a live site's. */
const DATA_DIR = resolve(process.env.DEV_DATA_DIR || inRoot("data/development"));
const LIVE_SETTINGS = /^(S3_.*|RELEASES_DIR|DATABASE_URL|API_ORIGIN|SITE_ORIGIN)$/;
for (const name of Object.keys(process.env)) if (LIVE_SETTINGS.test(name)) delete process.env[name];
process.env.DATA_DIR = DATA_DIR;

let ending = false;

/** Exits only after all processes that it started have ended. */
const end = async (code) => {
  if (ending) return;
  ending = true;
  await endRunning();
  process.exit(code);
};

const start = (args, env, stdio) =>
  track(spawn(process.execPath, args, { cwd: inRoot(), env: { ...process.env, ...env }, stdio }));

const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "localhost", () => probe.close(() => done(true)));
  });

const freePorts = async (count, first = FIRST_PORT) => {
  const ports = [];
  for (let port = first; ports.length < count; port++) if (await isFree(port)) ports.push(port);
  return ports;
};

/** Another port than the default if that is taken, for example by `npm start`. */
const sitePort = async () => process.env.PORT ?? String((await freePorts(1, DEFAULT_PORT))[0]);

/** Serves front ends from source; resolves with where (`gallery=http://localhost:3101/,…`) when all are built once. */
const serveSources = async (names) => {
  const ports = await freePorts(names.length);
  const pairs = names.map((name, index) => `${inRoot(name)}:${ports[index]}`);
  const server = start(["--import", "tsx", inRoot("shell/build/dev-server.ts"), ...pairs], DEVELOPMENT, [
    "ignore",
    "pipe",
    "inherit",
  ]);
  return new Promise((done) => {
    server.once("exit", (code) => ending || end(code ?? 1));
    server.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      const match = /^serving (.*)$/m.exec(String(chunk));
      if (match) done(match[1]);
    });
  });
};

const publishReleases = async (names) => {
  await run(process.execPath, [
    inRoot("delivery/dist/release.js"),
    "publish",
    "--serve",
    ...names.map((name) => releaseFolder(name)),
  ]);
};

/** Serves the site; `restart` starts it again. */
const serveSite = async (localRemotes) => {
  const env = {
    NODE_ENV: "development",
    RENDER_TIMEOUT_MS,
    LOCAL_REMOTES: localRemotes,
    PORT: await sitePort(),
  };
  let restarting = false;
  const startSite = () => {
    const child = start(["--enable-source-maps", inRoot("delivery/dist/site.js")], env, "inherit");
    // It has printed why, such as that its port or its data folder is taken.
    child.once("exit", (code) => ending || restarting || end(code ?? 1));
    return child;
  };
  let site = startSite();
  return async () => {
    restarting = true;
    site.kill("SIGTERM");
    if (site.exitCode === null) await once(site, "exit");
    restarting = false;
    site = startSite();
  };
};

/** Builds the servers again when their sources change. */
const rebuildServers = async (restart) => {
  let working = Promise.resolve();
  let timer;
  const rebuild = async () => {
    try {
      await build(["delivery"]);
      await restart();
    } catch (error) {
      console.error(error.message);
    }
  };
  for (const folder of [
    "api/src",
    "delivery/src",
    "shared/contracts/src",
    "shared/lib/src",
    "shared/server/src",
  ])
    watch(inRoot(folder), { recursive: true }, (_, file) => {
      if (file?.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(rebuild);
      }, 200);
    });
};

requireNode();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));
mkdirSync(DATA_DIR, { recursive: true });
try {
  await ensureInstalled();
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !FRONT_ENDS.includes(name));
  if (unknown) throw new Error(`${unknown} is not a front end; there are ${FRONT_ENDS.join(", ")}.`);
  const fromSource = named.length > 0 ? [...new Set(["shell", ...named])] : FRONT_ENDS;
  step(`building what ${named.length > 0 ? "is not served from source" : "the site stands on"}`);
  // Remotes from source are released once too: for their routes, and as a fallback when the source is broken.
  await build();
  await publishReleases(FRONT_ENDS);
  step(`serving ${fromSource.join(", ")} from source`);
  const restart = await serveSite(await serveSources(fromSource));
  if (named.length === 0) await rebuildServers(restart);
} catch (error) {
  console.error(error.message);
  end(1);
}
