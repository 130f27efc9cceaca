import { existsSync } from "node:fs";
import { parseSync } from "@swc/core";
import { MAY_SAY_NULL, maySayNull, nullTypes } from "./null-types.mjs";
import { inRoot } from "./packages.mjs";

const linesIn = (source) => nullTypes(parseSync(source, { syntax: "typescript", target: "es2023" }), source);

test.each([
  "let a: string | null;",
  "let a: null | string;",
  "let a: { b?: string | undefined | null };",
  "const a = (b: string): Promise<Buffer | null> => read(b);",
  "const a = new Map<string, string | null>();",
  "const a = b as string | null;",
  "let a: HTMLElement | (string | null)[];",
])("finds the null type in %s", (source) => {
  expect(linesIn(source)).toEqual([1]);
});

test.each([
  "let a: string | undefined = null ?? undefined;",
  "let a: HTMLInputElement | null;",
  "let a: Element | undefined | null;",
  "let a: ReactNode | null;",
  "let a: React.ReactNode | null;",
  "let a: RefObject<string | null>;",
  "const a = useRef<() => void | null>(null);",
  "const a = React.useRef<string | null>(null);",
  "const a = client.query<{ b: string | null }>(text);",
  "const a = sql<string | null>`SELECT b`;",
  "// string | null",
])("allows %s", (source) => {
  expect(linesIn(source)).toEqual([]);
});

test("names the lines, whatever comes before", () => {
  expect(linesIn("// é\n\n/** b */\nlet a: string | null;\n\ntype C = null | 1;\n")).toEqual([4, 6]);
});

test("allows files that describe a format or a library, which exist", () => {
  expect(maySayNull("shared/contracts/src/registry.ts")).toBe(true);
  expect(maySayNull("delivery/src/registry/resolve.ts")).toBe(false);
  expect(MAY_SAY_NULL.filter(({ path }) => !existsSync(inRoot(path)))).toEqual([]);
});
