import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { claimPort, namedPort } from "./claim-port";
import { fakeSite } from "./fake-site";
import { DEV_VERSION } from "./local-release";
import { readProject, readRemoteConfig } from "./project";
import { siteProxy } from "./site-proxy";

const siteOf = (text: string): URL => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new Error(`--site takes the URL of a site, such as https://promptfolio.example, not ${text}.`);
};

/** Serves the remote in a folder from source: in the live site given by `--site`, or with a fake host. */
export const dev = async (folder: string, args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { site: { type: "string" }, port: { type: "string" } } });
  const site = values.site === undefined ? undefined : siteOf(values.site);
  process.env["NODE_ENV"] = "production";
  process.env["RELEASE_VERSION"] = DEV_VERSION;
  process.env["REMOTE_KIT_DEV"] = "1";
  const { bundler } = await readProject(folder);
  // Imported by modification time, so that a changed path or title is used without a restart.
  const readConfig = () =>
    readRemoteConfig(folder, `?at=${statSync(join(folder, "remote.config.ts")).mtimeMs}`);
  const port = values.port === undefined ? await claimPort() : namedPort(Number(values.port));
  await bundler.serve({ port, fallback: site ? siteProxy(site, readConfig) : fakeSite(readConfig) });
  console.log(
    `${site ? `${site.origin} with this remote` : "This remote with a fake host"} is ready on http://localhost:${port.number}`,
  );
};
