import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import webpack from "webpack";
import { federationOptions, usePortableIds } from "./remote";

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
const build = async (): Promise<string> => {
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
    plugins: [
      usePortableIds,
      new ModuleFederationPlugin(
        federationOptions(config, { id: config.id, version: "1.0.0", folder, mode: "production" }),
      ),
    ],
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

test("builds a container with the same bytes in every folder", async () => {
  const [one, other] = [await build(), await build()];
  expect(one).toContain("remote_orders_1_0_0");
  expect(other).toBe(one);
});
