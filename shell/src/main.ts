import { loadAxios } from "@promptfolio/host/api/load-axios";
import { hasEarlyInput } from "@promptfolio/host/early-input/replay-early-input";
import { fetchStyles, restoreStyles } from "./app/style-markers";
import { reportFailure } from "./telemetry/telemetry";
import { yieldToMain } from "./yield-to-main";

/** The texts of the page's style sheet files, usually from the browser's cache. */
let styles: Promise<string | undefined>[] = [];

/** Each is evaluated in its own task: a single task would block a slow phone for long. All are in this script. */
const SLICES = [
  () => {
    styles = fetchStyles();
  },
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@promptfolio/host/router"),
  async () => {
    restoreStyles(await Promise.all(styles));
    return import(/* webpackMode: "eager" */ "styled-components");
  },
  () => import(/* webpackMode: "eager" */ "@promptfolio/host"),
  () => import(/* webpackMode: "eager" */ "@promptfolio/ui/theme"),
  () => import(/* webpackMode: "eager" */ "./layout/site-frame"),
];

const run = async (): Promise<void> => {
  // A press usually leads to a request, whose code loads while the rest is evaluated.
  if (hasEarlyInput()) loadAxios().catch(() => undefined);
  for (const evaluate of SLICES) {
    await yieldToMain();
    await evaluate();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await yieldToMain();
  await start();
};

run().catch((error: unknown) =>
  reportFailure(
    { kind: "error", remote: "shell", version: process.env["RELEASE_VERSION"] ?? "", where: "start" },
    error,
  ),
);
