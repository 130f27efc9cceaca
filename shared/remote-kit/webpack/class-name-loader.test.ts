import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { transformSync } from "@swc/core";
import { type Build, swcOptions } from "./base";
import { compiledSource } from "./compiled-source";

interface Loading {
  resourcePath: string;
  getOptions(): { isShared: RegExp; compiledSource(path: string): string };
  callback(error: unknown, code: string): void;
}

const classNameLoader: (this: Loading, source: string) => void = createRequire(import.meta.filename)(
  "./class-name-loader.cjs",
);

const folder = mkdtempSync(join(tmpdir(), "class-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `import { styled } from "styled-components";
export const Row = styled.ul\`display: grid;\`;
export const Item = styled.li\`color: red;\`;
`;

/** The components' names in a build, after the compiler and the loader. */
const namesIn = (id: string, file: string, text: string): string[] => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const build: Build = { id, version: "1.0.0", folder, mode: "production" };
  const { code } = transformSync(text, { ...swcOptions(build, false), filename: path });
  let result = "";
  classNameLoader.call(
    {
      resourcePath: path,
      getOptions: () => ({ isShared: /[\\/]shared[\\/]ui[\\/]/, compiledSource }),
      callback: (_error: unknown, loaded: string) => {
        result = loaded;
      },
    },
    code,
  );
  return [...result.matchAll(/componentId: "([^"]+)"/g)].map(([, name = ""]) => name);
};

const UI = "shared/ui/src/list.ts";

test("names each component in six letters and digits", () => {
  const names = namesIn("gallery", UI, SOURCE);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{5}$/);
});

test("gives a shared component the same name in all remotes, and in no other remote a remote's own", () => {
  expect(namesIn("detail", UI, SOURCE)).toEqual(namesIn("gallery", UI, SOURCE));
  expect(namesIn("detail", "src/list.ts", SOURCE)).not.toEqual(namesIn("gallery", "src/list.ts", SOURCE));
});

test.each([UI, "src/list.ts"])("keeps the names in %s when only comments, types or spaces change", (file) => {
  const commented = SOURCE.replace("export", "/** Items in a row. */\n\nexport type Gap = number;\nexport");
  expect(namesIn("gallery", file, commented)).toEqual(namesIn("gallery", file, SOURCE));
});

test.each([UI, "src/list.ts"])("changes the names in %s with the styles", (file) => {
  const names = namesIn("gallery", file, SOURCE.replace("red", "blue"));
  for (const name of namesIn("gallery", file, SOURCE)) expect(names).not.toContain(name);
});
