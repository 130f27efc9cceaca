import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import webpack from "webpack";
import { federationPlugins } from "./remote";

const config: RemoteConfig = {
  id: "orders",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "orders",
      paths: ["/orders"],
      page: "./orders-page",
      access: "public",
      head: { title: "Orders", description: "" },
    },
  ],
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds the same remote in a new folder, and returns its entry. */
const build = async (more: Partial<RemoteConfig> = {}): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-portable-"));
  folders.push(folder);
  mkdirSync(join(folder, "src"));
  mkdirSync(join(folder, "src/pages"));
  writeFileSync(
    join(folder, "src/pages/orders-page.tsx"),
    "import { useState } from 'react'; export default () => useState('page')[0];",
  );
  const compiler = webpack({
    context: folder,
    mode: "production",
    entry: {},
    output: { path: join(folder, "dist"), publicPath: "/r/orders/" },
    optimization: { moduleIds: "deterministic" },
    plugins: federationPlugins(
      { ...config, ...more },
      { id: config.id, version: "1.0.0", folder, mode: "production" },
    ),
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) reject(problem);
      else resolve();
    });
  });
  return readFileSync(join(folder, "dist/remote-entry.js"), "utf8");
};

test.each([
  ["of the bundler's own", {}],
  ["that runs on the federation runtime", { federationRuntime: true }],
])("builds a container %s with the same bytes in every folder", async (_kind, more) => {
  const [one, other] = [await build(more), await build(more)];
  expect(one).toContain("remote_orders_1_0_0");
  expect(other).toBe(one);
});
