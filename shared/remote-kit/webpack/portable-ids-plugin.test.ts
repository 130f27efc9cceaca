import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack from "webpack";
import { PortableIdsPlugin } from "./portable-ids-plugin";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds the same remote in a new folder; returns its entry. */
const build = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-portable-"));
  folders.push(folder);
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/page.js"), "export default () => 'page';");
  const compiler = webpack({
    context: folder,
    mode: "production",
    entry: {},
    output: { path: join(folder, "dist"), publicPath: "/r/orders/" },
    optimization: { moduleIds: "deterministic" },
    plugins: [
      new PortableIdsPlugin(),
      new ModuleFederationPlugin({
        name: "orders",
        filename: "remote-entry.js",
        exposes: { "./page": "./src/page.js" },
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
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

test("builds the same bytes in every folder", async () => {
  const [one, other] = [await build(), await build()];
  // The container's module name contains a hash of the packages' install path.
  expect(one).toMatch(/\bcontainer\(/);
  expect(other).toBe(one);
});
