import { parseSync } from "@swc/core";
import { declaredFunctions } from "./function-declarations.mjs";
import { bannedInProse, commentsOf, testNamesOf } from "./prose.mjs";

const parse = (source) => parseSync(source, { syntax: "typescript", target: "es2023" });

test("finds banned words in a text, whatever their case and line breaks", () => {
  expect(bannedInProse("Whoever comes is\n * let be")).toEqual(["is let be", "whoever"]);
  expect(bannedInProse("a newer renewal")).toEqual([]);
});

test("finds comments, and ignores URLs", () => {
  const source = 'const a = "https://example.org"; // why\n/** What\n * for. */\nconst b = 1;';
  expect(commentsOf(source)).toEqual(["// why", "/** What\n * for. */"]);
});

test("finds the names of tests, including tables of cases", () => {
  const source = 'describe("a", () => { it("b", run); test.each([[1]])("c", run); run("d"); });';
  expect(testNamesOf(parse(source))).toEqual(["a", "b", "c"]);
});

test.each([
  ["function a() {}", ["a"]],
  ["export async function a() {}", ["a"]],
  ["const a = () => { function b() {} };", ["b"]],
  ["export default function a() {}", []],
  ["function* a() {}", []],
  ["function a(b: string): void; function a(b: unknown) {}", []],
  ["function a(b: unknown): asserts b is string {}", []],
])("finds in %s the function declarations %j", (source, names) => {
  expect(declaredFunctions(parse(source))).toEqual(names);
});
