import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { ROOT } from "../support/product";

const execute = promisify(execFile);

/** Prints the front ends whose build is out of date, as determined by the build command. */
const OUTDATED = `
  const { isBuilt, versionOf } = await import("./scripts/lib/front-ends.mjs");
  const { FRONT_ENDS } = await import("./scripts/lib/packages.mjs");
  const versions = await Promise.all(FRONT_ENDS.map((name) => versionOf(name)));
  console.log(JSON.stringify(FRONT_ENDS.filter((name, index) => !isBuilt(name, versions[index]))));
`;

test("the same sources give the same release: building leaves nothing that changes the version", async () => {
  const { stdout } = await execute(process.execPath, ["--input-type=module", "-e", OUTDATED], { cwd: ROOT });
  expect(JSON.parse(stdout)).toEqual([]);
});
