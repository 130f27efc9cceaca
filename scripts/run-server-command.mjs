// Runs an operator's command of the API on the data folder: `npm run backup -- <new folder>`, `npm run restore -- <backup>`,
// `npm run admin -- list`.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { runCommand } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";

const [name, ...args] = process.argv.slice(2);

await runCommand(async () => {
  await build(["api"]);
  const command = spawn(process.execPath, [inRoot(`api/dist/${name}.js`), ...args], { stdio: "inherit" });
  command.on("exit", (code) => process.exit(code ?? 1));
});
