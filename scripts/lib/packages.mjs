import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

const isRemote = (name) => name.startsWith("mfe-") && existsSync(join(ROOT, name, "remote.config.ts"));

const findFrontEnds = () => ["shell", ...readdirSync(ROOT).filter(isRemote).sort()];

/** The packages that become releases, the host first: a new remote only has to have a folder. */
export const FRONT_ENDS = findFrontEnds();

/** The packages that host and remotes are built with, each after those it depends on. */
export const SHARED = ["contracts", "lib", "host", "ui", "remote-kit"].map((name) => `shared/${name}`);

/** Every workspace, as of now. */
export const findPackages = () => [...SHARED, ...findFrontEnds(), "shared/server", "api", "delivery", "e2e"];

/** The folder that holds a front end's finished release. */
export const releaseFolder = (name) => join(ROOT, name, "dist/release");

export const inRoot = (...parts) => join(ROOT, ...parts);

/** `@scope/name` or `name` of an import. */
export const packageOf = (path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/");
