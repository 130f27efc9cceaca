import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const INSERTED = /^__insertCSS\((".*")\);$/m;

/**
 * The Content-Security-Policy source of the style sheet that sonner adds to the page when it is loaded.
 * @throws Error if no such style sheet is found in sonner's code
 */
export const sonnerStyleHash = (): string => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const literal = INSERTED.exec(source)?.[1];
  if (!literal) throw new Error("sonner adds its style sheet in another way now");
  const css: unknown = JSON.parse(literal);
  return `'sha256-${createHash("sha256").update(String(css)).digest("base64")}'`;
};
