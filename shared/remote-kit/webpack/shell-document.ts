import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ShellDocument } from "@promptfolio/contracts/release";
import { sonnerStyleHash } from "./sonner-style-hash";

const require = createRequire(import.meta.url);

/** The build of the host's inline script: one file, in the folder of the build for SSR. */
export const INLINE_SCRIPT = "inline-script.js";

/** What the host's descriptor says about the documents of its pages. @param folder of its build for SSR */
export const describeDocument = (folder: string): ShellDocument => {
  const shell: { document: Omit<ShellDocument, "script" | "styleHashes"> } = require(
    join(folder, "shell.cjs"),
  );
  return {
    ...shell.document,
    script: readFileSync(join(folder, INLINE_SCRIPT), "utf8").trim(),
    styleHashes: [sonnerStyleHash()],
  };
};
