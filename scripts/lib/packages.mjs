import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The packages that become releases, the host first. */
export const FRONT_ENDS = ["shell", "mfe-gallery", "mfe-detail", "mfe-auth", "mfe-admin", "mfe-static"];

export const inRoot = (...parts) => join(ROOT, ...parts);
