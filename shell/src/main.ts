import { loadAxios } from "@promptfolio/host/api/load-axios";
import { hasEarlyInput } from "@promptfolio/host/early-input/replay-early-input";
import { reportFailure } from "./telemetry/telemetry";
import { yieldToMain } from "./yield-to-main";

/** Each is evaluated in its own task: a single task would block a slow phone for long. All are in this script. */
const SLICES = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@promptfolio/host/router"),
  () => import(/* webpackMode: "eager" */ "styled-components"),
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
