import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
/** Where the product is named: what it adds to its site, and the process that puts API and site together. */
const OF_THE_PRODUCT = /^delivery\/src\/(product\/|main\.ts$)/;
const NOT_SHIPPED = /\.test\.tsx?$|\/(testing|templates|fake-site|node_modules|dist)\//;

const sources = ["delivery/src", "shared/remote-kit"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !NOT_SHIPPED.test(path) && !OF_THE_PRODUCT.test(path));

/** Names of packages, signed formats, metrics and attributes of spans. */
const FORMATS = /@promptfolio[/:]|vnd\.promptfolio\.|create-promptfolio-remote|"promptfolio[_.]\w+"/g;
const OF_THE_DOMAIN = /promptfolio|\b(?:prompts?|posters?|images|imageparam|allowances?|reveals?)\b/i;

test("the delivery part and the kit name nothing of the product that they deliver", () => {
  const named = sources.flatMap((path) =>
    readFileSync(join(ROOT, path), "utf8")
      .replaceAll(FORMATS, "")
      .split("\n")
      .filter((line) => OF_THE_DOMAIN.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sources.length).toBeGreaterThan(150);
  expect(named).toEqual([]);
});
