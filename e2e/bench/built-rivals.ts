import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/package-registry";
import { ROOT } from "../support/product";

/** Another site of the same kind. */
export interface RivalSite {
  name: string;
  home: string;
  image: string;
  close(): void;
}

const IMAGE = "/image/rain-halftone-light-00000001";

/** Copies are built once; nothing is written to the sources' folder. */
const BUILT = process.env["RIVALS_BUILD"] ?? join(tmpdir(), "promptfolio-rivals");

/** Astro requires a newer Node than this product. The package `node` would need an install script. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const ASTRO_NODE = `node_modules/${NODE_PACKAGE}/bin/node`;

const run = (cwd: string, command: string, ...args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PERF_MODULES: ROOT, NODE_ENV: "production", NODE_OPTIONS: "" };
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });

const addData = async (folder: string, library: string): Promise<void> => {
  for (const size of ["full", "card"])
    await cp(join(BUILT, "data", size), join(folder, "public", size), { recursive: true });
  await mkdir(join(folder, library), { recursive: true });
  await cp(join(BUILT, "data/images.json"), join(folder, library, "images.json"));
};

const build = async (sources: string): Promise<void> => {
  const [next, astro] = [join(BUILT, "next"), join(BUILT, "astro")];
  if (existsSync(join(next, ".next/BUILD_ID")) && existsSync(join(astro, "dist/server/entry.mjs"))) return;
  await cp(sources, BUILT, { recursive: true });
  await run(BUILT, process.execPath, "make-data.mjs", "data");
  await addData(next, "lib");
  await addData(astro, "src/lib");
  const install = ["install", "--include=dev", "--no-audit", "--no-fund"];
  await run(next, "npm", ...install);
  await run(next, "npx", "next", "build");
  await run(astro, "npm", ...install);
  await run(astro, "npm", ...install, "--no-save", `${NODE_PACKAGE}@22`);
  await run(astro, ASTRO_NODE, "node_modules/astro/bin/astro.mjs", "build");
};

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const start = async (name: string, home: string, command: string, args: string[]): Promise<RivalSite> => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    NODE_OPTIONS: "",
  };
  const child: ChildProcess = spawn(command, args, { cwd: join(BUILT, name), env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isUp(origin + home))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { name, home: origin + home, image: origin + IMAGE, close: () => child.kill() };
};

/** Builds copies of the rivals, if they are not built yet, and starts them. */
export const startRivals = async (sources: string): Promise<RivalSite[]> => {
  await build(sources);
  return [
    await start("next", "/?n=5", process.execPath, ["node_modules/next/dist/bin/next", "start"]),
    await start("astro", "/?n=5", ASTRO_NODE, ["dist/server/entry.mjs"]),
  ];
};
