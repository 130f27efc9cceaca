import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parsePageState } from "@promptfolio/contracts/page";
import { createRenderPool } from "../../delivery/src/render/render-pool";
import { expect, test } from "../support/fixtures";
import { builtRelease, type Descriptor, readDescriptor } from "../support/made-release";

const SWITCHES = 200;
/** Every this many switches the shell is replaced instead, including React. */
const SHELL_EVERY = 10;
/** Memory limit in megabytes; lower than the limit of a process in the product. */
const MEMORY = 128;

const source = async (packageName: string, path: Descriptor["serverEntry"] | undefined): Promise<string> =>
  readFile(join(builtRelease(packageName), path ?? ""), "utf8");

test("a renderer stays within its memory limit over 200 switches of the built releases", async ({
  request,
}) => {
  test.setTimeout(600_000);
  const html = await (await request.get("/")).text();
  const state = parsePageState(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  const gallery = await readDescriptor(builtRelease("mfe-gallery"));
  const shellCode = await source("shell", (await readDescriptor(builtRelease("shell"))).serverEntry);
  const pageCode = await source("mfe-gallery", gallery.pages["./home-page"]?.server);
  const failures: string[] = [];
  const pool = createRenderPool({
    sandbox: "none",
    maxRenderers: 1,
    timeoutMs: 20_000,
    memoryMb: MEMORY,
    // Each version has different code, as after a change.
    readCode: async (name) => `${name.startsWith("shell") ? shellCode : pageCode}\n// ${name}`,
  });
  try {
    for (let count = 0; count < SWITCHES; count++) {
      const shell = `shell/1.0.${Math.floor(count / SHELL_EVERY)}/server/shell.cjs`;
      const module = `gallery/1.0.${count}/server/home-page.cjs`;
      pool.retain(new Set([shell, module]));
      const { map, seed, origin, queries } = state;
      const job = { url: "/", origin, map, seed, queries, shell };
      const page = { remote: "gallery", page: "./home-page", module };
      const rendered = await pool.render({ ...job, page }).catch((error: unknown) => {
        failures.push(`switch ${count}: ${error}`);
        return null;
      });
      if (failures.length > 0) break;
      expect(String(rendered?.page.markup.first)).toContain("<h1");
    }
    expect(failures).toEqual([]);
  } finally {
    await pool.close();
  }
});
