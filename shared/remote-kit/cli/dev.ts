import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import getPort, { portNumbers } from "get-port";
import { BUILD_SCRIPT, createBuildReports } from "./build-reports";
import { DEV_VERSION, localRelease } from "./local-release";
import { readBundler, requireRemoteConfig } from "./project";
import { siteProxy } from "./site-proxy";
import type { Middleware } from "./webpack-bundler";

/** Bundled from `fake-site/main.tsx` when the kit is packed. */
const script = (): string => readFileSync(join(import.meta.dirname, "../dist/fake-site.js"), "utf8");

const page = (config: RemoteConfig): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${config.id} with a fake host</title></head><body><div id="root"></div>
<script type="application/json" id="release">${JSON.stringify(localRelease(config)).replaceAll("<", "\\u003c")}</script>
<script>${BUILD_SCRIPT}</script>
<script type="module">${script()}</script></body></html>`;

/** Serves a remote's pages with the fake host of its tests, without a site or an API. */
const fakeSite =
  (readConfig: () => Promise<RemoteConfig>): Middleware =>
  (_request, response) => {
    readConfig().then(
      (config) => response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(config)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };

const USAGE = `usage: remote-kit dev [options]

  --site URL    shows the pages in this live site; without it, with the fake host of the tests
  --port PORT   the port on this machine (PORT); without it, the first free one from 3000 on`;

const siteOf = (text: string): URL => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new Error(`--site takes the URL of a site, such as https://site.example, not ${text}.`);
};

/** Serves the remote in a folder from source: in the live site given by `--site`, or with a fake host. */
export const dev = async (folder: string, args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: "string" },
      port: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.log(USAGE);
  const site = values.site === undefined ? undefined : siteOf(values.site);
  const port =
    Number(values.port ?? process.env["PORT"]) || (await getPort({ port: portNumbers(3000, 3999) }));
  process.env["NODE_ENV"] = "production";
  process.env["RELEASE_VERSION"] = DEV_VERSION;
  process.env["REMOTE_KIT_DEV"] = "1";
  const bundler = await readBundler(folder);
  const readConfig = () => requireRemoteConfig(folder);
  const { report, middleware } = createBuildReports();
  const fallback = middleware(site ? siteProxy(site, readConfig) : fakeSite(readConfig));
  await bundler.serve({ port, fallback, report });
  console.log(
    `${site ? `${site.origin} with this remote` : "This remote with a fake host"} is ready on http://localhost:${port}`,
  );
};
