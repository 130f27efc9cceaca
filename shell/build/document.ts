import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ShellDocument } from "@promptfolio/contracts/release";

const require = createRequire(import.meta.url);

/** The build of the host's inline script: one file, in the folder of the build for SSR. */
export const INLINE_SCRIPT = "inline-script.js";

const INSERTED = /^__insertCSS\((".*")\);$/m;

/** The Content-Security-Policy source of the style sheet that sonner adds to the page when it is loaded. */
const sonnerStyleHash = (): string => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const literal = INSERTED.exec(source)?.[1];
  if (!literal) throw new Error("sonner adds its style sheet in another way now");
  const css: unknown = JSON.parse(literal);
  return `'sha256-${createHash("sha256").update(String(css)).digest("base64")}'`;
};

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
