import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess, execute, untilPrinted } from "./child-process";
import { ROOT } from "./product";

/** An unused port, for programs that don't accept port 0. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address === "object" && address) return address.port;
  throw new Error("no port is free");
};

const VERDACCIO = "6.2.4";

/** Installed by the first test that needs it: other runs do without its 320 packages. */
const installVerdaccio = async (): Promise<string> => {
  const folder = join(ROOT, ".cache", `verdaccio-${VERDACCIO}`);
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  // A dependency of verdaccio is referenced by a tag, which not every mirror of the registry has.
  const manifest = {
    private: true,
    dependencies: { verdaccio: VERDACCIO },
    overrides: { "node-fetch": "2.7.0" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await execute("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: folder });
  return program;
};

/** Stores our packages only; all others come from npm's usual registry. */
const CONFIGURATION = `storage: ./storage
uplinks: {}
packages:
  "@promptfolio/*":
    access: $all
    publish: $all
  "**":
    access: $all
log: { type: stdout, format: json, level: http }
`;

export interface PackageRegistry {
  url: string;
  stop(): Promise<void>;
}

/** A package registry on this machine with this repository's packages. */
export const startPackageRegistry = async (): Promise<PackageRegistry> => {
  const program = await installVerdaccio();
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-registry-"));
  await writeFile(join(folder, "config.yaml"), CONFIGURATION);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [program, "--config", "config.yaml", "--listen", `127.0.0.1:${port}`],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const stop = async (): Promise<void> => {
    await endProcess(child, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  };
  await untilPrinted(child, /http address/);
  const publish = ["scripts/packages.mjs", "--publish", "--registry", url];
  // npm publishes nothing without some token, though this registry requires none.
  const env = { ...process.env, [`npm_config_//${new URL(url).host}/:_authToken`]: "anyone" };
  await execute(process.execPath, publish, { cwd: ROOT, env });
  return { url, stop };
};
