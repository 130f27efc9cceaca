import { readFileSync } from "node:fs";
import { inRoot } from "./lib/packages.mjs";
import { usedBuiltIns } from "./lib/used-built-ins.mjs";

test("the shell restores each built-in that its code and the host's use", () => {
  const guarded = readFileSync(inRoot("shell/src/guard/restore-globals.ts"), "utf8");
  const used = usedBuiltIns();
  expect(used).toEqual(
    expect.arrayContaining(["Promise", "Response", "Storage", "Element", "Intl", "Headers"]),
  );
  expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(guarded))).toEqual([]);
});
