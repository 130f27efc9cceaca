import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { BUILD_SCRIPT } from "./build-reports";
import { localRelease } from "./local-release";
import type { Middleware } from "./remote-bundler";

/** Bundled from `fake-site/main.tsx` when the kit is packed. */
const script = (): string => readFileSync(join(import.meta.dirname, "../dist/fake-site.js"), "utf8");

const page = (config: RemoteConfig): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${config.id} with a fake host</title></head><body><div id="root"></div>
<script type="application/json" id="release">${JSON.stringify(localRelease(config)).replaceAll("<", "\\u003c")}</script>
<script>${BUILD_SCRIPT}</script>
<script type="module">${script()}</script></body></html>`;

/** Serves a remote's pages with the fake host of its tests, without a site or an API. */
export const fakeSite =
  (readConfig: () => Promise<RemoteConfig>): Middleware =>
  (_request, response) => {
    readConfig().then(
      (config) => response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(config)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
