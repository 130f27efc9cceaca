import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { execute } from "../support/child-process";
import { FRONT_ENDS, ROOT } from "../support/site-process";

/** `api` and `delivery`. */
const SERVERS = 2;

interface Plan {
  tasks: { package: string; command: string; cache: { status: string } }[];
}

/** What the next build would do. */
const planBuild = async (): Promise<Plan> => {
  const { stdout } = await execute(join(ROOT, "node_modules/.bin/turbo"), ["run", "build", "--dry=json"], {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  return JSON.parse(stdout);
};

test("the same sources give the same release: building leaves nothing that is built again", async () => {
  const builds = (await planBuild()).tasks.filter(({ command }) => command.includes("/build-"));
  expect(builds).toHaveLength(FRONT_ENDS.length + SERVERS);
  expect(builds.filter(({ cache }) => cache.status !== "HIT").map((build) => build.package)).toEqual([]);
});
